//! The database: the only module that uses SQL.
//!
//! Several readers and one writer share a SQLite file. The writer gathers each [`WriteBatch`] with the others that
//! are waiting into one transaction, and responds when that is on disk.

mod cache;
mod database_file;
mod devices;
mod events;
mod files;
mod game_update;
mod games;
mod grants;
mod group_edits;
mod groups;
mod history;
mod holders;
mod idempotency;
mod links;
mod members;
mod migrations;
mod requests;
mod results;
mod rows;
mod server_state;
mod sqlite_error;
mod stats;
mod wal;
mod wal_check;
mod wal_truncation;
mod write_batch;
mod writer;

use std::path::{Path, absolute};
use std::sync::Arc;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

pub use database_file::OpenError;
pub use devices::DeviceChange;
pub use events::LoggedEvent;
pub use game_update::{Ending, GameUpdate};
pub use games::{GameRow, SeatRow, StoredGame};
pub use grants::{Revocation, RevokeTarget};
pub use group_edits::{ANONYMIZED, GroupEdit};
pub use groups::{ExpectedPlayer, Group, NewGroup, NewPlayer, Player};
pub use history::{HistoryGame, HistoryPage, HistorySeat, UnfinishedGame};
pub use holders::HolderState;
pub use idempotency::StoredResponse;
pub use links::{Link, LinkChange, LinkEnd, NewLink};
pub use members::{Member, MembershipEnd, PendingInvite};
pub use migrations::migrator;
pub use requests::{Decision, Entry, Request, RequestChange, RequestKind};
pub use server_state::StateKey;
pub use stats::{
    GroupStats, HeadToHead, PlayerStats, PlayerTotals, Record, RecordKind, TrendPoint,
};
pub use write_batch::{Retention, WriteBatch};

/// How many readers there are at most.
const MAX_READERS: u32 = 4;

/// How long a statement waits for the file before it gives up.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Why something could not be stored or read; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Something of that name is there already: an event's number, an idempotency key, a code.
    #[error("it is there already")]
    Conflict,
    /// What the change relies on is not as it was read: a player was renamed, merged or deleted meanwhile.
    #[error("what the change relies on has changed")]
    Stale,
    /// The disk is full.
    #[error("the storage is full")]
    Full,
    /// The file cannot be used at the moment.
    #[error("the storage does not answer: {0}")]
    Unavailable(String),
    /// What is stored is not what this program stores.
    #[error("the storage holds what cannot be read: {0}")]
    Damaged(String),
    /// This file of the database was moved or deleted while it was open.
    #[error("{0} is not where it was")]
    Moved(String),
    /// A constraint of the tables or the statement itself forbids it, however often it is tried.
    #[error("the storage refuses it: {0}")]
    Refused(String),
}

impl StoreError {
    /// Whether another request was faster: the same one can be decided anew, on what is stored now.
    #[must_use]
    pub fn is_contention(&self) -> bool {
        match self {
            Self::Conflict | Self::Stale => true,
            Self::Full
            | Self::Unavailable(_)
            | Self::Damaged(_)
            | Self::Moved(_)
            | Self::Refused(_) => false,
        }
    }
}

/// Sends a change to the writer, and waits until it is on disk.
async fn send(jobs: &mpsc::Sender<writer::Job>, change: WriteBatch) -> Result<(), StoreError> {
    let (done, answer) = oneshot::channel();
    let job = writer::Job::Write(Box::new(change), done);
    jobs.send(job).await.map_err(|_| writer_stopped())?;
    answer.await.map_err(|_| writer_stopped())?
}

/// The store: a cheap handle to the readers and the writer.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    jobs: mpsc::Sender<writer::Job>,
    bulk: mpsc::Sender<writer::Job>,
    path: Arc<Path>,
    lock: Arc<database_file::Lock>,
    files: Arc<files::Files>,
    holders: Arc<holders::HolderCache>,
    /// How much of the disk must be free before something new is begun.
    reserve: u64,
}

impl Store {
    /// Opens the database at this path, makes it if there is none, and brings it up to date.
    ///
    /// # Errors
    /// [`OpenError`], each a sentence for whoever starts the server; then the file is as it was.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        // SQLite reads some relative names, as `:memory:`, in its own way.
        let path = absolute(path).map_err(|error| OpenError::unusable(path, &error))?;
        let (path, lock) = database_file::check_and_lock(&path).await?;
        let options = SqliteConnectOptions::new()
            .filename(&path)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT);
        let writer = options
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("application_id", database_file::APPLICATION_ID.to_string())
            // What was deleted is overwritten: names must not lie in the file for ever.
            .pragma("secure_delete", "ON")
            // The writer brings the log into the file itself.
            .pragma("wal_autocheckpoint", "0")
            // A log that begins anew is no longer than what is in it.
            .pragma("journal_size_limit", "0");
        let (connection, log) = writer::connect(&path, &writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(MAX_READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(|error| OpenError::unusable(&path, &error))?;
        let (jobs, waiting) = mpsc::channel(writer::QUEUE_CAPACITY);
        let (bulk, large) = mpsc::channel(1);
        let holders = Arc::<holders::HolderCache>::default();
        let writer = writer::Writer::new(connection, log, Arc::clone(&holders));
        tokio::spawn(writer.run(waiting, large));
        Ok(Self {
            readers,
            jobs,
            bulk,
            files: Arc::new(files::Files::of(&path)),
            holders,
            path: path.into(),
            lock: Arc::new(lock),
            reserve: 0,
        })
    }

    /// The same store, for which so many bytes of the disk are to stay free for what has begun.
    #[must_use]
    pub fn with_reserve(self, reserve: u64) -> Self {
        Self { reserve, ..self }
    }

    /// Whether the disk has room for something new, beside what has begun.
    ///
    /// # Errors
    /// [`StoreError::Full`] where it has not.
    pub fn check_free_space(&self) -> Result<(), StoreError> {
        self.files.check_free_space(self.reserve)
    }

    /// The path of the database.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a change, and returns when it is on disk.
    ///
    /// # Errors
    /// [`StoreError`]; then nothing of the change is stored.
    pub async fn write(&self, change: WriteBatch) -> Result<(), StoreError> {
        send(&self.jobs, change).await
    }

    /// Writes one of many large changes that belong together; smaller ones of others pass before each.
    ///
    /// # Errors
    /// As [`Store::write`].
    pub async fn write_bulk(&self, change: WriteBatch) -> Result<(), StoreError> {
        send(&self.bulk, change).await
    }

    /// Closes the file, after everything that was to be written, and lets another server have it.
    pub async fn close(&self) {
        self.readers.close().await;
        let (done, closed) = oneshot::channel();
        if self.jobs.send(writer::Job::Close(done)).await.is_ok() {
            // The writer may have stopped before; then the file is closed, too.
            closed.await.ok();
        }
        self.lock.release();
    }

    /// Whether readers and the writer answer, the disk takes what is written, and the files are where they were.
    ///
    /// # Errors
    /// [`StoreError`] when not; [`StoreError::Unavailable`] where there is no answer within five seconds.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.files.check()?;
        self.files.check_free_space(0)?;
        let (done, answer) = oneshot::channel();
        let answers = async {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            self.jobs
                .send(writer::Job::Ping(done))
                .await
                .map_err(|_| writer_stopped())?;
            answer.await.map_err(|_| writer_stopped())?
        };
        let silent =
            |_| StoreError::Unavailable("there is no answer within five seconds".to_owned());
        timeout(BUSY_TIMEOUT, answers).await.map_err(silent)?
    }
}

fn writer_stopped() -> StoreError {
    StoreError::Unavailable("the writer has stopped".to_owned())
}
