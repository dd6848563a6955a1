//! The database: the only module that uses SQL.
//!
//! The games are in a SQLite file, which one server uses, or in PostgreSQL. A server has several connections that read
//! and one that writes. The writer gathers each [`WriteBatch`] with the others that are waiting into one transaction, and
//! responds when that is on disk.

// Without PostgreSQL there are no other servers.
#![cfg_attr(not(feature = "postgres"), allow(dead_code, unused_variables))]

mod activity;
mod address;
mod append;
mod boards;
mod cache;
mod database_check;
mod database_error;
mod db;
mod derived;
mod devices;
mod events;
mod game_update;
mod games;
mod grants;
mod group_edits;
mod group_names;
mod group_overview;
mod group_stats;
mod groups;
mod highlights;
mod history;
mod holders;
mod idempotency;
mod links;
mod location;
mod log_hash;
mod mark_reader;
mod marks;
mod members;
mod migrations;
mod notices;
mod on_unreachable;
mod peers;
mod periods;
#[cfg(feature = "postgres")]
mod postgres;
mod presence;
mod removals;
mod requests;
mod results;
mod retention;
mod rows;
mod screens;
mod server_state;
mod sqlite;
mod stats;
mod totals;
mod transaction;
mod transfer;
mod wake_up;
mod write_batch;
mod writer;
mod writer_connection;

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use db::{Readers, query};
use location::Location;
use mark_reader::MarkReader;
use sqlite::{BUSY_TIMEOUT, Database};
use writer_connection::WriterConnection;

pub use activity::Activity;
pub use address::{DatabaseAddress, is_postgres};
pub use boards::{BoardChange, GroupBoard};
pub use database_check::{CheckError, CheckedGame, DatabaseCheck, Problem};
pub use devices::DeviceChange;
pub use events::{LoggedEvent, MoveKey};
pub use game_update::{GameEnd, GameUpdate};
pub use games::{GameRow, SeatRow, StoredGame, Unfinished};
pub use grants::{Revocation, RevokeTarget};
pub use group_edits::GroupEdit;
pub use group_overview::GroupOverview;
pub use group_stats::{GroupRecord, GroupStats, RecordKind, ValueCount};
pub use groups::{ANONYMIZED, ExpectedPlayer, Group, NewGroup, NewPlayer, Player};
pub use highlights::{EarlierGames, Highlight};
pub use history::{HistoryGame, HistoryPage, HistorySeat, UnfinishedGameRow};
pub use holders::HolderState;
pub use idempotency::StoredResponse;
pub use links::{Link, LinkChange, LinkEnd, NewLink};
pub use log_hash::LogHash;
pub use marks::Mark;
pub use members::{Member, MembershipEnd, PendingInvite};
pub use migrations::{migrator, newest_version};
pub use notices::{Notice, NoticeCursor};
pub use on_unreachable::OnUnreachable;
pub use peers::{Turn, WakeUps};
pub use periods::PeriodTotals;
pub use presence::Connected;
pub use removals::Removal;
pub use requests::{Decision, LateEntry, RecentRequest, Request, RequestChange, RequestKind};
pub use retention::Retention;
pub use screens::{Screen, ScreenChange};
pub use server_state::StateKey;
pub use sqlite::{
    AutomaticBackups, BackupKind, Copy, CopyError, CopyProgress, CopyStep, Inspection, OpenError,
    RestoreError, Restored, copy_database, create_backup_folder, default_backup_folder, free_bytes,
    give_to_owner_of, inspect, restore_database,
};
pub use stats::{HeadToHead, PlayerStats, PlayerTotals, ScoreCount, TrendPoint};
pub use totals::{RightKind, RightTotals, Totals};
pub use transfer::{
    DatabaseTransferError, TransferProgress, TransferStep, TransferredRows, transfer_database,
};
pub use wake_up::WakeUp;
pub use write_batch::WriteBatch;

/// An error of the store; nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A unique value is taken: an event's sequence number, an idempotency key, a code.
    #[error("it is there already")]
    Conflict,
    /// What the change relies on has changed: a player was renamed, merged or deleted meanwhile, a group got boards.
    #[error("what the change relies on has changed")]
    Stale,
    /// What the change refers to was deleted meanwhile: its game, group or player.
    #[error("what the change refers to was deleted")]
    Gone,
    /// A member has added the most players to a group.
    #[error("a member has added the most players")]
    ShareUsed,
    /// Another transaction came first; the same change can be written again.
    #[error("another change came first")]
    Contended,
    /// The disk is full.
    #[error("the storage is full")]
    Full,
    /// The database cannot be used now.
    #[error("the storage does not respond: {0}")]
    Unavailable(String),
    /// The stored data is invalid.
    #[error("the storage holds what cannot be read: {0}")]
    Damaged(String),
    /// A file of the database was moved or deleted while it was open.
    #[error("{0} is not where it was")]
    Moved(String),
    /// A constraint or the statement itself is violated; a retry does not help.
    #[error("the storage refuses it: {0}")]
    Refused(String),
}

impl StoreError {
    /// Whether another request was faster: this one can be retried on what is stored now.
    #[must_use]
    pub fn is_contention(&self) -> bool {
        match self {
            Self::Conflict | Self::Stale | Self::Gone | Self::Contended => true,
            Self::ShareUsed
            | Self::Full
            | Self::Unavailable(_)
            | Self::Damaged(_)
            | Self::Moved(_)
            | Self::Refused(_) => false,
        }
    }
}

/// Sends a change to the writer and waits until it is on disk.
async fn send(jobs: &mpsc::Sender<writer::Job>, change: WriteBatch) -> Result<(), StoreError> {
    let (done, reply) = oneshot::channel();
    let job = writer::Job::Write(Box::new(change), done);
    jobs.send(job).await.map_err(|_| writer_stopped())?;
    reply.await.map_err(|_| writer_stopped())?
}

/// A cheap handle to the readers and the writer of a database.
#[derive(Clone)]
pub struct Store {
    readers: Readers,
    jobs: mpsc::Sender<writer::Job>,
    bulk: mpsc::Sender<writer::Job>,
    mark_reader: MarkReader,
    location: Arc<Location>,
    holders: Arc<holders::HolderCache>,
    counts: Arc<activity::WriteCounts>,
    /// The free space that is reserved for what has begun, in bytes.
    reserve: u64,
}

impl Store {
    /// Opens or creates the database at this path, and applies the migrations; a backup that is made before them is in
    /// the folder beside the database.
    ///
    /// Every page of a small file is checked before; [`Store::check_pages`] checks a large one.
    ///
    /// # Errors
    /// [`OpenError`]; then the file is as it was.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, None).await
    }

    /// As [`Store::open`], with this folder of backups.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_with(path: &Path, backups: Option<&Path>) -> Result<Self, OpenError> {
        let Database {
            location,
            readers,
            writer,
        } = Database::open(path, backups).await?;
        let writer = WriterConnection::Sqlite(Box::new(writer));
        Ok(Self::start(
            Location::File(location),
            Readers::Sqlite(readers),
            writer,
        ))
    }

    /// Opens the database at this address, as [`Store::open_with`] does for a file; where PostgreSQL does not
    /// respond, a server can wait for it.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn connect(
        address: &DatabaseAddress,
        backups: Option<&Path>,
        on_unreachable: OnUnreachable,
    ) -> Result<Self, OpenError> {
        match address {
            DatabaseAddress::File(path) => Self::open_with(path, backups).await,
            #[cfg(feature = "postgres")]
            DatabaseAddress::Postgres(url) => {
                let database = postgres::Database::open(url, on_unreachable).await?;
                Ok(Self::start(
                    Location::Postgres(url.clone()),
                    Readers::Postgres(database.readers),
                    WriterConnection::Postgres(Box::new(database.writer)),
                ))
            }
        }
    }

    /// Starts the writer, and the reader of marks.
    fn start(location: Location, readers: Readers, writer: WriterConnection) -> Self {
        let (jobs, waiting) = mpsc::channel(writer::QUEUE_CAPACITY);
        let (bulk, large) = mpsc::channel(1);
        let holders = Arc::<holders::HolderCache>::default();
        let counts = Arc::<activity::WriteCounts>::default();
        let shared = (Arc::clone(&holders), Arc::clone(&counts));
        let writer = writer::Writer::new(writer, shared);
        tokio::spawn(writer.run(waiting, large));
        Self {
            mark_reader: MarkReader::start(readers.clone()),
            readers,
            jobs,
            bulk,
            location: Arc::new(location),
            holders,
            counts,
            reserve: 0,
        }
    }

    /// The same store, with this many bytes of the disk reserved for what has begun.
    #[must_use]
    pub fn with_reserve(self, reserve: u64) -> Self {
        Self { reserve, ..self }
    }

    /// Checks that the disk has space for something new, beyond the reserve; that of PostgreSQL is not known here.
    ///
    /// # Errors
    /// [`StoreError::Full`] if it has not.
    pub fn check_free_space(&self) -> Result<(), StoreError> {
        self.location.check_free_space(self.reserve)
    }

    /// The path of the SQLite file; `None` if the games are elsewhere.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        self.location.file()
    }

    /// The address of the database, without a password.
    #[must_use]
    pub fn address(&self) -> DatabaseAddress {
        self.location.address()
    }

    /// The version of the last migration.
    #[must_use]
    pub fn schema_version(&self) -> Option<i64> {
        self.location.migrations().newest_version()
    }

    /// Writes a change and returns when it is on disk.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing of the change is stored.
    pub async fn write(&self, change: WriteBatch) -> Result<(), StoreError> {
        send(&self.jobs, change).await
    }

    /// As [`Store::write`], for one of many large changes; smaller changes of others go first.
    ///
    /// # Errors
    /// As [`Store::write`].
    pub async fn write_bulk(&self, change: WriteBatch) -> Result<(), StoreError> {
        send(&self.bulk, change).await
    }

    /// Makes a backup in this folder if the newest automatic one is a day old, and deletes the oldest beyond `number`.
    ///
    /// The reserve of the disk stays free. Returns the time of the newest backup. Only a SQLite file has such backups.
    ///
    /// # Errors
    /// [`CopyError`]; then no backup was deleted.
    pub async fn back_up_daily(
        &self,
        folder: &Path,
        number: usize,
        now: DateTime<Utc>,
        cancelled: CancellationToken,
    ) -> Result<Option<DateTime<Utc>>, CopyError> {
        let Some(file) = self.file() else {
            return Ok(None);
        };
        let made = sqlite::back_up_daily(file, folder, number, self.reserve, now, cancelled).await;
        match &made {
            Ok(_) | Err(CopyError::Cancelled) => {}
            Err(_) => self.counts.add_backup_failure(),
        }
        made
    }

    /// Writes what is queued, closes the file and releases its lock.
    pub async fn close(&self) {
        self.readers.close().await;
        let (done, closed) = oneshot::channel();
        if self.jobs.send(writer::Job::Close(done)).await.is_ok() {
            // A writer that has stopped has closed the file.
            closed.await.ok();
        }
        self.location.release();
    }

    /// Checks the pages of a large database, which [`Store::open`] leaves out; returns early if it is cancelled.
    ///
    /// # Errors
    /// [`OpenError::Damaged`].
    pub async fn check_pages(&self, cancelled: CancellationToken) -> Result<(), OpenError> {
        let Some(file) = self.file() else {
            return Ok(());
        };
        let found = sqlite::check_large(file, cancelled).await;
        found.map_or(Ok(()), |reason| Err(OpenError::damaged(file, reason)))
    }

    /// Checks that reading and writing work, and that the files are where they were.
    ///
    /// # Errors
    /// [`StoreError`] if not; [`StoreError::Unavailable`] after a timeout of five seconds.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.location.check()?;
        let (done, reply) = oneshot::channel();
        let checks = async {
            query("SELECT 1").execute(&self.readers).await?;
            self.jobs
                .send(writer::Job::Ping(done))
                .await
                .map_err(|_| writer_stopped())?;
            reply.await.map_err(|_| writer_stopped())?
        };
        let silent =
            |_| StoreError::Unavailable("it does not respond within five seconds".to_owned());
        timeout(BUSY_TIMEOUT, checks).await.map_err(silent)?
    }
}

fn writer_stopped() -> StoreError {
    StoreError::Unavailable("the writer has stopped".to_owned())
}
