//! The generations of the write-ahead log: when it is brought into the file, and how both are marked.
//!
//! A mark is a random number in the file's header (`PRAGMA user_version`). Before a checkpoint, a new mark is written
//! to the log. The checkpoint copies it into the file with the other pages, and the transaction that then resets the
//! log writes the header, too. So the mark of the file is always in its log, whenever the server is killed, and a copy
//! of the file from before the checkpoint has another mark. SQLite's automatic checkpoints are off, as the log would be
//! reset unmarked.
//!
//! A checkpoint runs on a connection of its own while the writer goes on, because it waits for the disk. Only a write
//! transaction resets the log, and only if all frames are in the file when it begins. Whether they are is not known
//! while the checkpoint runs, so each transaction writes the header ([`Wal::begin`]) until the writer has seen a frame
//! that is not in the file, or has reset the log itself. While writes go on, each checkpoint leaves the frames written
//! meanwhile, so the log grows; if it has become too long, the writer waits for a checkpoint of these few frames.

use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tokio::task::JoinHandle;

use super::BUSY_TIMEOUT;
use crate::store::db::Begin;
use crate::store::error::StoreError;

/// How many frames not in the file make a checkpoint due: SQLite's own limit.
const CHECKPOINT_FRAMES: i64 = 1000;

/// The length in frames from which the writer waits for a checkpoint that is not completed otherwise.
const MAX_FRAMES: i64 = 2 * CHECKPOINT_FRAMES;

/// The size in bytes to which SQLite truncates a log that is reset: overwriting a file takes less time than extending it.
///
/// The log has more frames than the maximum when it is reset, because frames are written during a checkpoint.
pub(super) const SIZE_LIMIT: i64 = 2 * MAX_FRAMES * 4120;

/// After how many transactions the writer asks SQLite how many frames the log has: a question takes as long as a tenth of
/// a small transaction, and sixteen large ones write about as many frames as make a checkpoint due.
const TRANSACTIONS_PER_CHECK: usize = 16;

/// The log of a database that is open.
pub(in crate::store) struct Wal {
    /// How the connection for checkpoints is opened.
    options: SqliteConnectOptions,
    /// The connection for checkpoints while none runs, once there was one.
    idle: Option<SqliteConnection>,
    /// The checkpoint that runs while the writer goes on.
    running: Option<JoinHandle<Result<SqliteConnection, sqlx::Error>>>,
    /// Whether the next transaction may reset the log, because a checkpoint runs or has completed.
    may_reset: bool,
    /// How many frames the last checkpoint has left.
    left: i64,
    /// The transactions since its length was read.
    transactions: usize,
}

/// How many frames the log has.
struct Frames {
    all: i64,
    in_file: i64,
}

impl Wal {
    /// Moves the log of an earlier server into the file, and begins a log of its own.
    pub(in crate::store) async fn open(
        options: SqliteConnectOptions,
        connection: &mut SqliteConnection,
    ) -> Result<Self, StoreError> {
        // The file's own mark comes first: the log may be empty, or of a version that did not mark it.
        Self::probe_write(connection).await?;
        checkpoint(connection, "PRAGMA wal_checkpoint(TRUNCATE)").await?;
        Ok(Self {
            options,
            idle: None,
            running: None,
            may_reset: false,
            left: 0,
            transactions: 0,
        })
    }

    /// How to begin a transaction.
    pub(in crate::store) fn begin(&mut self) -> Begin {
        self.transactions += 1;
        if self.may_reset {
            Begin::WithHeader
        } else {
            Begin::Plain
        }
    }

    /// Starts a checkpoint where the log has become long, and ends one that has completed; never waits for readers.
    /// If the file cannot be written, the log stays, and this is tried again when it has grown.
    pub(in crate::store) async fn maintain(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        let is_due = self.transactions >= TRANSACTIONS_PER_CHECK;
        match &self.running {
            Some(running) if !running.is_finished() => return Ok(()),
            Some(_) => self.join().await,
            None if self.may_reset || is_due => {}
            None => return Ok(()),
        }
        self.transactions = 0;
        let Frames { all, in_file } = frames(connection).await?;
        if self.may_reset {
            if all == in_file {
                Self::probe_write(connection).await?;
            } else if all >= MAX_FRAMES {
                checkpoint(connection, "PRAGMA wal_checkpoint(PASSIVE)").await?;
            }
            self.may_reset = false;
            let Frames { all, in_file } = frames(connection).await?;
            self.left = all - in_file;
        } else if all - in_file >= self.left + CHECKPOINT_FRAMES {
            let mark = new_mark(connection).await?;
            write_mark(connection, mark).await?;
            self.may_reset = true;
            let connecting = self.options.clone();
            self.running = Some(tokio::spawn(run_in_background(
                self.idle.take(),
                connecting,
            )));
        }
        Ok(())
    }

    /// Waits for the checkpoint that is running.
    async fn join(&mut self) {
        let Some(running) = self.running.take() else {
            return;
        };
        match running.await {
            Ok(Ok(connection)) => self.idle = Some(connection),
            Ok(Err(error)) => {
                tracing::warn!(%error, "a checkpoint failed; the write-ahead log grows for now");
            }
            Err(error) => tracing::error!(%error, "a checkpoint was aborted"),
        }
    }

    /// Closes the connection for checkpoints.
    pub(in crate::store) async fn close(mut self) {
        self.join().await;
        if let Some(connection) = self.idle
            && let Err(error) = connection.close().await
        {
            tracing::warn!(%error, "the connection for checkpoints was not closed cleanly");
        }
    }

    /// Checkpoints and truncates the WAL, so that deleted data cannot be read in it; does not wait for readers, and
    /// returns whether it succeeded.
    pub(in crate::store) async fn truncate(
        &mut self,
        connection: &mut SqliteConnection,
    ) -> Result<bool, StoreError> {
        self.join().await;
        // If the mark after it cannot be written, the next transaction writes it.
        self.may_reset = true;
        let mark = begin_checkpoint(connection).await?;
        // Only the checkpoint does not wait: the mark may have to, for a command that writes.
        set_busy_timeout(connection, Duration::ZERO).await?;
        let emptied = run_checkpoint(connection, "PRAGMA wal_checkpoint(TRUNCATE)").await;
        set_busy_timeout(connection, BUSY_TIMEOUT).await?;
        write_mark(connection, mark).await?;
        emptied
    }

    /// Writes without changing data, to test the disk.
    pub(in crate::store) async fn probe_write(
        connection: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        let mark = mark(connection).await?;
        write_mark(connection, mark).await
    }
}

/// Runs a checkpoint on a connection of its own, which is returned.
async fn run_in_background(
    idle: Option<SqliteConnection>,
    options: SqliteConnectOptions,
) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = match idle {
        Some(connection) => connection,
        None => options.connect().await?,
    };
    sqlx::raw_sql("PRAGMA wal_checkpoint(PASSIVE)")
        .execute(&mut connection)
        .await?;
    Ok(connection)
}

/// Runs a checkpoint between two transactions, and marks the log before and after it; returns whether it succeeded.
async fn checkpoint(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<bool, StoreError> {
    let mark = begin_checkpoint(connection).await?;
    let is_complete = run_checkpoint(connection, statement).await?;
    write_mark(connection, mark).await?;
    Ok(is_complete)
}

/// Writes a new mark, which is to be written again after the checkpoint.
async fn begin_checkpoint(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let mark = new_mark(connection).await?;
    write_mark(connection, mark).await?;
    Ok(mark)
}

/// Runs a checkpoint; returns whether nothing prevented it.
async fn run_checkpoint(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<bool, StoreError> {
    let busy: i64 = sqlx::query_scalar(statement).fetch_one(connection).await?;
    Ok(busy == 0)
}

async fn frames(connection: &mut SqliteConnection) -> Result<Frames, StoreError> {
    let (_, all, in_file): (i64, i64, i64) = sqlx::query_as("PRAGMA wal_checkpoint(NOOP)")
        .fetch_one(connection)
        .await?;
    Ok(Frames { all, in_file })
}

async fn new_mark(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let mark = sqlx::query_scalar("SELECT 1 + abs(random() % 2147483647)");
    Ok(mark.fetch_one(connection).await?)
}

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

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteJournalMode;
    use tokio::time::sleep;

    use super::*;

    type TestResult = Result<(), Box<dyn std::error::Error>>;

    #[tokio::test]
    async fn a_truncation_waits_for_a_command_that_writes() -> TestResult {
        let folder = tempfile::tempdir()?;
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join("log.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .busy_timeout(BUSY_TIMEOUT);
        let mut connection = options.connect().await?;
        let mut log = Wal::open(options.clone(), &mut connection).await?;
        let mut command = options.connect().await?;
        sqlx::raw_sql("CREATE TABLE t (a); BEGIN IMMEDIATE; INSERT INTO t VALUES (1)")
            .execute(&mut command)
            .await?;
        let writing = tokio::spawn(async move {
            sleep(Duration::from_millis(200)).await;
            sqlx::raw_sql("COMMIT").execute(&mut command).await
        });
        assert!(log.truncate(&mut connection).await?);
        writing.await??;
        Ok(())
    }
}
