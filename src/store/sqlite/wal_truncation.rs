//! Truncation of the write-ahead log after a deletion: deleted data remains in it until then.

use std::future::pending;
use std::time::Duration;

use sqlx::SqliteConnection;
use tokio::time::{Instant, sleep_until};

use super::wal::Wal;

/// After how long an attempt is repeated that a reader stood in the way of.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// When the log is to be truncated next; `None` if it holds nothing deleted.
#[derive(Default)]
pub(in crate::store) struct PendingTruncation(Option<Instant>);

impl PendingTruncation {
    /// Asks for an attempt, unless one is due anyway.
    pub(in crate::store) fn request(&mut self) {
        self.0.get_or_insert_with(Instant::now);
    }

    /// Waits until an attempt is due.
    pub(in crate::store) async fn is_due(&self) {
        match self.0 {
            Some(at) => sleep_until(at).await,
            None => pending().await,
        }
    }

    /// Makes an attempt if one is due; gives whether the log was seen to.
    pub(in crate::store) async fn run(
        &mut self,
        connection: &mut SqliteConnection,
        log: &mut Wal,
    ) -> bool {
        if self.0.is_none_or(|at| at > Instant::now()) {
            return false;
        }
        let is_empty = log.truncate(connection).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the write-ahead log was not truncated; deleted data stays in it for now");
            false
        });
        self.0 = (!is_empty).then(|| Instant::now() + RETRY_INTERVAL);
        true
    }
}
