//! The connection that writes to a SQLite file.

use sqlx::{Connection as _, SqliteConnection};

use super::wal::Wal;
use super::wal_truncation::PendingTruncation;
use crate::store::changes::change::Change;
use crate::store::changes::transaction::{execute, write_transaction};
use crate::store::error::StoreError;
use crate::store::writer::connection::WriterConnection;

/// The only connection of the server that writes to the file, with its write-ahead log.
pub(in crate::store) struct SqliteWriter {
    connection: SqliteConnection,
    log: Wal,
    truncation: PendingTruncation,
    /// What SQLite changes when another connection writes, as it was last read.
    data_version: Option<i64>,
}

impl SqliteWriter {
    pub(super) fn new(connection: SqliteConnection, log: Wal) -> Self {
        Self {
            connection,
            log,
            truncation: PendingTruncation::default(),
            data_version: None,
        }
    }
}

impl WriterConnection for SqliteWriter {
    async fn write(&mut self, batches: &[Vec<Change>]) -> Vec<Result<(), StoreError>> {
        let begin = self.log.begin();
        write_transaction(begin, &mut self.connection, batches).await
    }

    /// Begins a transaction; after a failed write, writes a page too.
    async fn ping(&mut self, is_failing: bool) -> Result<(), StoreError> {
        if is_failing {
            return Wal::probe_write(&mut self.connection).await;
        }
        execute(&mut self.connection, "BEGIN IMMEDIATE").await?;
        execute(&mut self.connection, "ROLLBACK").await
    }

    async fn was_changed_elsewhere(&mut self) -> Result<bool, StoreError> {
        let version = sqlx::query_scalar("PRAGMA data_version");
        let version = version.fetch_one(&mut self.connection).await?;
        let before = self.data_version.replace(version);
        let was_changed = before.is_some_and(|before| before != version);
        if was_changed {
            // Something may have been deleted.
            self.truncation.request();
        }
        Ok(was_changed)
    }

    /// Asks for a truncation of the log, after something was deleted.
    fn erase(&mut self) {
        self.truncation.request();
    }

    /// When the log is to be truncated.
    async fn is_maintenance_due(&self) {
        self.truncation.is_due().await;
    }

    /// Truncates the log after something was deleted, or brings it into the file if it is long.
    async fn maintain(&mut self) {
        let Self {
            connection,
            log,
            truncation,
            ..
        } = self;
        if !truncation.run(connection, log).await
            && let Err(error) = log.maintain(connection).await
        {
            tracing::warn!(%error, "the checkpoint failed; the write-ahead log grows for now");
        }
    }

    async fn close(self) {
        self.log.close().await;
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
    }
}
