//! Listening to the notifications of other servers.

use std::future::pending;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::time::sleep;

use super::notifier::CHANNEL;
use crate::store::postgres::wake_up::WakeUp;

/// The time between two attempts to connect.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// Listens to what other servers change.
#[derive(Default)]
pub struct WakeUps {
    /// `None` without other servers, or without notifications.
    options: Option<PgConnectOptions>,
    connection: Option<PgListener>,
}

impl WakeUps {
    pub(super) fn new(options: Option<PgConnectOptions>) -> Self {
        Self {
            options,
            connection: None,
        }
    }

    /// Waits for the next one; after the connection was lost, anything may have changed.
    pub async fn next(&mut self) -> WakeUp {
        let Some(options) = &self.options else {
            return pending().await;
        };
        loop {
            let Some(connection) = &mut self.connection else {
                match connect(options).await {
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
}

async fn connect(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .max_lifetime(None)
        .idle_timeout(None)
        .connect_with(options.clone())
        .await?;
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}
