//! Truncation of the write-ahead log after a deletion: deleted data remains in it until then.

use std::future::pending;
use std::time::Duration;

use sqlx::SqliteConnection;
use tokio::time::{Instant, sleep_until};

use super::wal::Wal;

/// The time before an attempt: a large deletion is many transactions, and a reader may prevent an attempt.
const INTERVAL: Duration = Duration::from_secs(1);

/// When the log is to be truncated next.
#[derive(Default)]
pub(in crate::store) struct PendingTruncation {
    /// `None` if it holds nothing deleted.
    due: Option<Instant>,
}

impl PendingTruncation {
    /// Asks for an attempt.
    pub(in crate::store) fn request(&mut self) {
        self.due.get_or_insert(Instant::now() + INTERVAL);
    }

    pub(in crate::store) async fn is_due(&self) {
        match self.due {
            Some(at) => sleep_until(at).await,
            None => pending().await,
        }
    }

    /// Makes an attempt if one is due, and returns whether it did.
    pub(in crate::store) async fn run(
        &mut self,
        connection: &mut SqliteConnection,
        log: &mut Wal,
    ) -> bool {
        if self.due.is_none_or(|at| at > Instant::now()) {
            return false;
        }
        let is_empty = log.truncate(connection).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the write-ahead log was not truncated; deleted data stays in it for now");
            false
        });
        self.due = (!is_empty).then(|| Instant::now() + INTERVAL);
        true
    }
}
