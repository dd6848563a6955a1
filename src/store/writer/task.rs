//! The only writer: it gathers the queued changes into one transaction.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use crate::store::access::holders::HolderCache;
use crate::store::changes::change::{self, Change};
use crate::store::changes::transaction::{clone_for_each, is_failure};
use crate::store::error::StoreError;
use crate::store::writer::activity::WriteCounts;
use crate::store::writer::connection::WriterConnection;

/// The capacity of the queue; senders wait while it is full.
pub(in crate::store) const QUEUE_CAPACITY: usize = 1024;

/// The maximum number of batches in one transaction.
const MAX_BATCH: usize = 256;

/// A job for the writer, with the channel of its reply.
pub(in crate::store) enum Job {
    Write(Vec<Change>, oneshot::Sender<Result<(), StoreError>>),
    Ping(oneshot::Sender<Result<(), StoreError>>),
    /// Asks whether another process has written to the file.
    WasChanged(oneshot::Sender<Result<bool, StoreError>>),
    /// Closes the database after all earlier jobs.
    Close(oneshot::Sender<()>),
}

/// The writer with its connection.
pub(in crate::store) struct Writer<C> {
    connection: C,
    /// Cached reads, which writes invalidate.
    holders: Arc<HolderCache>,
    counts: Arc<WriteCounts>,
    /// Whether the last write failed for a reason of the disk or the file.
    is_failing: bool,
}

impl<C: WriterConnection> Writer<C> {
    pub(in crate::store) fn new(
        connection: C,
        (holders, counts): (Arc<HolderCache>, Arc<WriteCounts>),
    ) -> Self {
        Self {
            connection,
            holders,
            counts,
            is_failing: false,
        }
    }

    /// Writes until it is closed, or no handle of the store is left.
    ///
    /// Everything that waits is written between two changes of `bulk`.
    pub(in crate::store) async fn run(
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
                () = self.connection.is_maintenance_due() => {}
            }
            closing = self.write(&mut jobs).await;
            // A large change has its turn, however many small ones are queued.
            if let Ok(job) = bulk.try_recv() {
                jobs.push(job);
                closing = self.write(&mut jobs).await.or(closing);
            }
            self.connection.maintain().await;
        }
        self.connection.close().await;
        if let Some(done) = closing {
            done.send(()).ok();
        }
    }

    /// Writes the batches in one transaction; returns the channel to reply on after closing.
    async fn write(&mut self, jobs: &mut Vec<Job>) -> Option<oneshot::Sender<()>> {
        let mut closing = None;
        let (mut batches, mut replies, mut pings) = (Vec::new(), Vec::new(), Vec::new());
        for job in jobs.drain(..) {
            match job {
                Job::Write(changes, done) => {
                    batches.push(changes);
                    replies.push(done);
                }
                Job::Ping(done) => pings.push(done),
                Job::WasChanged(done) => {
                    // The caller may be gone.
                    done.send(self.connection.was_changed_elsewhere().await)
                        .ok();
                }
                Job::Close(done) => closing = Some(done),
            }
        }
        if !batches.is_empty() {
            let results = self.connection.write(&batches).await;
            let written = results.iter().filter(|result| result.is_ok()).count();
            self.counts.add(written);
            // Even of a failed commit something may be on disk.
            for changes in &batches {
                self.holders.invalidate(&change::invalidation(changes));
            }
            self.is_failing |= results
                .iter()
                .any(|result| result.as_ref().is_err_and(is_failure));
            for (done, result) in replies.into_iter().zip(results) {
                // The caller may be gone; the change is on disk all the same.
                done.send(result).ok();
            }
        }
        if !pings.is_empty() {
            let result = self.connection.ping(self.is_failing).await;
            self.is_failing = result.as_ref().is_err_and(is_failure);
            for done in pings {
                // The caller may be gone.
                done.send(result.as_ref().map_err(clone_for_each).copied())
                    .ok();
            }
        }
        if batches.iter().flatten().any(Change::erases_data) {
            self.connection.erase();
        }
        closing
    }
}
