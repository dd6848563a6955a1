//! Listening to the notifications of other servers.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::time::sleep;

use super::notifier::CHANNEL;
use crate::store::postgres::wake_up::WakeUp;

/// The time between two attempts to connect.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// The connection on which a server listens.
pub(in crate::store) struct Listener {
    options: PgConnectOptions,
    connection: Option<PgListener>,
}

impl Listener {
    pub(in crate::store) fn new(options: PgConnectOptions) -> Self {
        Self {
            options,
            connection: None,
        }
    }

    /// Waits for the next notification; after the connection was lost, anything may have changed.
    pub(in crate::store) async fn next(&mut self) -> WakeUp {
        loop {
            let Some(connection) = &mut self.connection else {
                match self.connect().await {
                    Ok(connection) => {
                        self.connection = Some(connection);
                        return WakeUp::everything();
                    }
                    Err(error) => {
                        tracing::debug!(%error, "cannot listen to other servers");
                        sleep(RETRY_INTERVAL).await;
                        continue;
                    }
                }
            };
            match connection.try_recv().await {
                Ok(Some(notification)) => return WakeUp::from_text(notification.payload()),
                Ok(None) | Err(_) => self.connection = None,
            }
        }
    }

    async fn connect(&self) -> Result<PgListener, sqlx::Error> {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .max_lifetime(None)
            .idle_timeout(None)
            .connect_with(self.options.clone())
            .await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    }
}
