//! The generations of the write-ahead log: when it is brought into the file, and how both are marked.
//!
//! A mark is a random number in the file's header (`PRAGMA user_version`). Before a checkpoint may reset the log, a new
//! mark is written; after it, once more, so that the first transaction of the new log has it, too. At every moment the
//! mark of the file is then one of those in its log, wherever the server is killed, and a copy of the file from before
//! the checkpoint has another one. SQLite's automatic checkpoints are off, as they would reset the log unmarked.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use sqlx::{AssertSqlSafe, SqliteConnection};

use super::BUSY_TIMEOUT;
use crate::store::StoreError;

/// The WAL size from which it is checkpointed: SQLite's own limit, 1000 pages of 4 KiB.
const CHECKPOINT_SIZE: u64 = 4 << 20;

/// The log of a database that is open.
pub(in crate::store) struct Wal {
    path: PathBuf,
    /// The length at which the next checkpoint is due.
    due: u64,
}

impl Wal {
    /// Brings what an earlier server has left into the file, and begins a log of its own.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be written.
    pub(in crate::store) async fn open(
        path: PathBuf,
        connection: &mut SqliteConnection,
    ) -> Result<Self, StoreError> {
        let log = Self {
            path,
            due: CHECKPOINT_SIZE,
        };
        if log.length() > 0 {
            // A log of an earlier version may have no mark, and a reader may keep it from being emptied.
            Self::probe_write(connection).await?;
            run(connection, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
        }
        log.checkpoint(connection, "PRAGMA wal_checkpoint(TRUNCATE)")
            .await?;
        Ok(log)
    }

    /// Brings the log into the file where it has become long; never waits for readers.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be written; the log stays, and is tried again when it has grown.
    pub(in crate::store) async fn checkpoint_if_long(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        let length = self.length();
        if length < self.due {
            return Ok(());
        }
        self.due = length + CHECKPOINT_SIZE;
        self.checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)")
            .await?;
        let length = self.length();
        self.due = if length < CHECKPOINT_SIZE {
            CHECKPOINT_SIZE
        } else {
            length + CHECKPOINT_SIZE
        };
        Ok(())
    }

    /// Checkpoints and truncates the WAL, so that deleted data cannot be read in it; does not wait for readers, and
    /// returns whether it succeeded.
    ///
    /// # Errors
    /// [`StoreError`] where the file cannot be written.
    pub(in crate::store) async fn truncate(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<bool, StoreError> {
        set_busy_timeout(connection, Duration::ZERO).await?;
        let emptied = self.checkpoint(connection, "PRAGMA wal_checkpoint(TRUNCATE)");
        let emptied = emptied.await;
        set_busy_timeout(connection, BUSY_TIMEOUT).await?;
        emptied
    }

    /// Writes without changing data, to test the disk.
    ///
    /// # Errors
    /// [`StoreError`] if the write fails.
    pub(in crate::store) async fn probe_write(
        connection: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        let mark = mark(connection).await?;
        write_mark(connection, mark).await
    }

    async fn checkpoint(
        &self,
        connection: &mut SqliteConnection,
        checkpoint: &'static str,
    ) -> Result<bool, StoreError> {
        let mark: i64 = sqlx::query_scalar("SELECT 1 + abs(random() % 2147483647)")
            .fetch_one(&mut *connection)
            .await?;
        write_mark(connection, mark).await?;
        let busy: i64 = sqlx::query_scalar(checkpoint)
            .fetch_one(&mut *connection)
            .await?;
        write_mark(connection, mark).await?;
        Ok(busy == 0)
    }

    fn length(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |log| log.len())
    }
}

/// Sets SQLite's busy timeout.
async fn set_busy_timeout(
    connection: &mut SqliteConnection,
    time: Duration,
) -> Result<(), StoreError> {
    let statement = format!("PRAGMA busy_timeout = {}", time.as_millis());
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(connection)
        .await?;
    Ok(())
}

/// The mark that the newest header has.
async fn mark(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let mark = sqlx::query_scalar("PRAGMA user_version");
    Ok(mark.fetch_one(connection).await?)
}

/// SQLite writes the header also where the number is the one that it has.
async fn write_mark(connection: &mut SqliteConnection, mark: i64) -> Result<(), StoreError> {
    let statement = format!("PRAGMA user_version = {mark}");
    sqlx::raw_sql(AssertSqlSafe(statement))
        .execute(connection)
        .await?;
    Ok(())
}

async fn run(connection: &mut SqliteConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::raw_sql(statement).execute(connection).await?;
    Ok(())
}
