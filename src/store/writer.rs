//! The only writer: it gathers the queued changes into one transaction.

use std::sync::Arc;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::activity::WriteCounts;
use super::append::append;
use super::db::Connection;
use super::holders::HolderCache;
use super::sqlite::{Begin, PendingTruncation, Wal};
use super::{StoreError, WriteBatch, boards};
use crate::rules::OwnBoards;

/// The capacity of the queue; senders wait while it is full.
pub(super) const QUEUE_CAPACITY: usize = 1024;

/// The maximum number of changes in one transaction.
const MAX_BATCH: usize = 256;

/// A job for the writer, with the channel of its reply.
pub(super) enum Job {
    /// Writes a change.
    Write(Box<WriteBatch>, oneshot::Sender<Result<(), StoreError>>),
    /// Checks that writing works.
    Ping(oneshot::Sender<Result<(), StoreError>>),
    /// Closes the database after all earlier jobs.
    Close(oneshot::Sender<()>),
}

/// The writer with its connection.
pub(super) struct Writer {
    connection: SqliteConnection,
    log: Wal,
    truncation: PendingTruncation,
    /// Cached reads, invalidated by what is written.
    holders: Arc<HolderCache>,
    counts: Arc<WriteCounts>,
    /// The boards in memory, updated by what is written.
    boards: Arc<OwnBoards>,
    /// Whether the last write failed for a reason of the disk or the file.
    is_failing: bool,
}

impl Writer {
    pub(super) fn new(
        connection: SqliteConnection,
        log: Wal,
        (holders, counts, boards): (Arc<HolderCache>, Arc<WriteCounts>, Arc<OwnBoards>),
    ) -> Self {
        Self {
            connection,
            log,
            truncation: PendingTruncation::default(),
            holders,
            counts,
            boards,
            is_failing: false,
        }
    }

    /// Writes until it is closed, or no handle of the store is left.
    ///
    /// Everything that waits is written between two changes of `bulk`.
    pub(super) async fn run(
        mut self,
        mut waiting: mpsc::Receiver<Job>,
        mut bulk: mpsc::Receiver<Job>,
    ) {
        let mut jobs = Vec::with_capacity(MAX_BATCH);
        let mut closing = None;
        while closing.is_none() {
            tokio::select! {
                biased;
                count = waiting.recv_many(&mut jobs, MAX_BATCH) => {
                    if count == 0 {
                        break;
                    }
                }
                Some(job) = bulk.recv() => jobs.push(job),
                () = self.truncation.is_due() => {}
            }
            closing = self.write(&mut jobs).await;
            // A large change has its turn, however many small ones are queued.
            if let Ok(job) = bulk.try_recv() {
                jobs.push(job);
                closing = self.write(&mut jobs).await.or(closing);
            }
            self.maintain_wal().await;
        }
        self.log.close().await;
        if let Err(error) = self.connection.close().await {
            tracing::warn!(%error, "the database was not closed cleanly");
        }
        if let Some(done) = closing {
            done.send(()).ok();
        }
    }

    /// Writes the changes in one transaction; returns the channel to reply on after closing.
    async fn write(&mut self, jobs: &mut Vec<Job>) -> Option<oneshot::Sender<()>> {
        let mut closing = None;
        let (mut changes, mut replies, mut pings) = (Vec::new(), Vec::new(), Vec::new());
        for job in jobs.drain(..) {
            match job {
                Job::Write(change, done) => {
                    changes.push(*change);
                    replies.push(done);
                }
                Job::Ping(done) => pings.push(done),
                Job::Close(done) => closing = Some(done),
            }
        }
        if !changes.is_empty() {
            let begin = self.log.begin(changes.len());
            let results = write_transaction(begin, &mut self.connection, &changes).await;
            let written = results.iter().filter(|result| result.is_ok()).count();
            self.counts.add(written);
            // Even of a failed commit something may be on disk.
            for change in &changes {
                self.holders.invalidate(&change.invalidation());
            }
            let written = changes.iter().zip(&results);
            let written = written.filter(|(_, result)| result.is_ok());
            let written = written.flat_map(|(change, _)| &change.boards);
            boards::update_memory(&self.boards, written, &mut self.connection).await;
            self.is_failing |= results
                .iter()
                .any(|result| result.as_ref().is_err_and(is_failure));
            for (done, result) in replies.into_iter().zip(results) {
                // The caller may be gone; the change is on disk all the same.
                done.send(result).ok();
            }
        }
        if !pings.is_empty() {
            let result = ping(&mut self.connection, self.is_failing).await;
            self.is_failing = result.as_ref().is_err_and(is_failure);
            for done in pings {
                // The caller may be gone.
                done.send(result.as_ref().map_err(clone_for_each).copied())
                    .ok();
            }
        }
        if changes.iter().any(WriteBatch::erases_data) {
            self.truncation.request();
        }
        closing
    }

    /// Truncates the log after something was deleted, or brings it into the file if it is long.
    async fn maintain_wal(&mut self) {
        let Self {
            connection,
            log,
            truncation,
            holders: _,
            counts: _,
            boards: _,
            is_failing: _,
        } = self;
        if !truncation.run(connection, log).await
            && let Err(error) = log.maintain(connection).await
        {
            tracing::warn!(%error, "the checkpoint failed; the write-ahead log grows for now");
        }
    }
}

/// Whether the disk or the file failed, not the change.
fn is_failure(error: &StoreError) -> bool {
    match error {
        StoreError::Full | StoreError::Unavailable(_) | StoreError::Moved(_) => true,
        StoreError::Conflict
        | StoreError::Stale
        | StoreError::Damaged(_)
        | StoreError::Refused(_) => false,
    }
}

/// Begins a transaction; after a failed write, writes a page too.
async fn ping(connection: &mut SqliteConnection, is_failing: bool) -> Result<(), StoreError> {
    if is_failing {
        return Wal::probe_write(connection).await;
    }
    execute(connection, "BEGIN IMMEDIATE").await?;
    execute(connection, "ROLLBACK").await
}

/// Writes changes in one transaction, each wholly or not at all.
async fn write_transaction(
    begin: Begin,
    connection: &mut dyn Connection,
    changes: &[WriteBatch],
) -> Vec<Result<(), StoreError>> {
    match try_write(begin, connection, changes).await {
        Ok(results) => results,
        Err(error) => {
            let reason = error.to_string();
            tracing::error!(%reason, "a transaction failed");
            changes
                .iter()
                .map(|_| Err(clone_for_each(&error)))
                .collect()
        }
    }
}

async fn try_write(
    begin: Begin,
    connection: &mut dyn Connection,
    changes: &[WriteBatch],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if !changes.iter().all(WriteBatch::is_append_only) {
        return try_transaction(begin, connection, changes).await;
    }
    match append(begin, connection, changes).await {
        Ok(()) => Ok(changes.iter().map(|_| Ok(())).collect()),
        Err(error) if is_failure(&error) => Err(error),
        // One of several is refused: each is written on its own.
        Err(_) if changes.len() > 1 => try_transaction(begin, connection, changes).await,
        Err(refusal) => Ok(vec![Err(refusal)]),
    }
}

/// The error for each change of a failed transaction.
fn clone_for_each(error: &StoreError) -> StoreError {
    match error {
        StoreError::Full => StoreError::Full,
        StoreError::Damaged(reason) => StoreError::Damaged(reason.clone()),
        StoreError::Conflict
        | StoreError::Stale
        | StoreError::Unavailable(_)
        | StoreError::Moved(_)
        | StoreError::Refused(_) => StoreError::Unavailable(error.to_string()),
    }
}

async fn try_transaction(
    begin: Begin,
    connection: &mut dyn Connection,
    changes: &[WriteBatch],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let written = match execute(connection, begin.statements()).await {
        Ok(()) => write_all(connection, changes).await,
        Err(error) => Err(error),
    };
    let ended = match written {
        Ok(_) => execute(connection, "COMMIT").await,
        Err(_) => Ok(()),
    };
    let written = ended.and(written);
    if written.is_err() {
        // SQLite may have rolled back already, as it does on a full disk.
        execute(connection, "ROLLBACK").await.ok();
    }
    written
}

async fn write_all(
    connection: &mut dyn Connection,
    changes: &[WriteBatch],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        results.push(write_one(connection, change).await?);
    }
    Ok(results)
}

/// Writes a change, or nothing of it.
async fn write_one(
    connection: &mut dyn Connection,
    change: &WriteBatch,
) -> Result<Result<(), StoreError>, StoreError> {
    execute(connection, "SAVEPOINT change").await?;
    let written = change.write(connection).await;
    end_savepoint(connection, written).await
}

/// Releases a savepoint, after rolling back to it if a write failed.
async fn end_savepoint(
    connection: &mut dyn Connection,
    written: Result<(), StoreError>,
) -> Result<Result<(), StoreError>, StoreError> {
    let Err(refusal) = written else {
        execute(connection, "RELEASE change").await?;
        return Ok(Ok(()));
    };
    match execute(connection, "ROLLBACK TO change; RELEASE change").await {
        Ok(()) => Ok(Err(refusal)),
        // The whole transaction was rolled back.
        Err(_) => Err(refusal),
    }
}

/// Runs a statement that begins or ends a transaction or a savepoint.
///
/// sqlx's own transactions lose the connection if SQLite rolls back by itself.
async fn execute(
    connection: &mut dyn Connection,
    statement: &'static str,
) -> Result<(), StoreError> {
    connection.execute_raw(statement).await?;
    Ok(())
}
