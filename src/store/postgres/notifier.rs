//! Sending notifications: that something has changed, to the servers that have it in memory.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions, Connection, PgConnection};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use super::connect::CONNECT_TIMEOUT;
use crate::store::postgres::wake_up::WakeUp;

/// The channel of all servers on a database.
pub(super) const CHANNEL: &str = "rowlock";

/// The least time between two notifications. Transactions that notify wait for each other when they commit, on the whole
/// instance, and each wakes all that listen.
const INTERVAL: Duration = Duration::from_millis(5);

/// Sends the queue until it is closed: everything within an interval as one notification, in a transaction of its own.
///
/// A notification that is lost costs time only: each server looks for changes every second, too.
pub(super) async fn run(options: PgConnectOptions, mut queue: mpsc::UnboundedReceiver<WakeUp>) {
    // The commit need not be on disk: nothing is lost with it.
    let options = options.options([("synchronous_commit", "off")]);
    let mut connection = None;
    while let Some(mut wake_up) = queue.recv().await {
        sleep(INTERVAL).await;
        while let Ok(next) = queue.try_recv() {
            wake_up.merge(next);
        }
        let sent = timeout(CONNECT_TIMEOUT, send(&options, &mut connection, &wake_up)).await;
        match sent {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::debug!(%error, "a notification was not sent");
                connection = None;
            }
            Err(_) => connection = None,
        }
    }
    if let Some(connection) = connection {
        // Closing cannot fail in a way that matters: nothing was written.
        connection.close().await.ok();
    }
}

async fn send(
    options: &PgConnectOptions,
    connection: &mut Option<PgConnection>,
    wake_up: &WakeUp,
) -> Result<(), sqlx::Error> {
    let connected = match connection.take() {
        Some(connected) => connected,
        None => options.connect().await?,
    };
    let connected = connection.insert(connected);
    sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(wake_up.to_text())
        .execute(connected)
        .await?;
    Ok(())
}
