//! The database: the only module that uses SQL.
//!
//! The games are in a SQLite file, which one server uses, and commands while it runs, or in PostgreSQL. A server has
//! several connections that read and one that writes. The writer gathers each list of [`Change`]s with the others that
//! are waiting into one transaction, and responds when that is on disk.

mod access;
mod address;
mod changes;
mod check;
mod database_error;
mod db;
mod error;
mod games;
mod groups;
mod migrations;
mod postgres;
mod results;
mod rows;
mod server_state;
mod servers;
mod sqlite;
mod tables;
mod transfer;
mod triggers;
mod writer;

use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use access::holders::HolderCache;
use db::{Database, query};
use error::writer_stopped;
use migrations::Migrations;
use postgres::PostgresDatabase;
use servers::version_reader::VersionReader;
use sqlite::{BUSY_TIMEOUT, SqliteDatabase, open_in_use};
use writer::activity::WriteCounts;
use writer::connection::WriterConnection;
use writer::task::{Job, QUEUE_CAPACITY, Writer};

pub use access::devices::{DeviceChange, DeviceCopy};
pub use access::grants::{Revocation, RevokeTarget};
pub use access::holders::HolderState;
pub use access::idempotency::StoredResponse;
pub use access::links::{Link, LinkChange, LinkEnd, NewLink};
pub use access::members::{Member, MembershipEnd, PendingInvite};
pub use address::{DatabaseAddress, is_postgres};
pub use changes::basis::Basis;
pub use changes::change::Change;
pub use changes::notices::Notice;
pub use changes::retention::Retention;
pub use check::database::{CheckedGame, DatabaseCheck, DatabaseFault};
pub use error::StoreError;
pub use games::corrections::{Corrected, GameCorrection};
pub use games::events::{LoggedEvent, MoveKey};
pub use games::log_hash::LogHash;
pub use games::milestones::is_milestone;
pub use games::removals::Removal;
pub use games::requests::{
    JoinDecision, JoinRequest, JoinRequestChange, JoinRequestKind, LateEntry, RecentJoinRequest,
};
pub use games::screens::{Screen, ScreenChange};
pub use games::stored_game::{GameRow, SeatRow, StoredGame, Unfinished};
pub use games::update::{GameEnd, GameUpdate};
pub use games::version::GameVersion;
pub use groups::boards::{BoardChange, GroupBoard};
pub use groups::edits::GroupEdit;
pub use groups::group::{ANONYMIZED, Group, NewGroup, NewPlayer, Player};
pub use groups::overview::GroupOverview;
pub use groups::series::SeriesChange;
pub use migrations::{migrator, newest_version};
pub use postgres::OnUnreachable;
pub use postgres::wake_up::WakeUp;
pub use postgres::{AdvisoryLock, WakeUps};
pub use results::badges::{EarnedBadge, PlayerBadge};
pub use results::day_results::GameResultRow;
pub use results::finished_game::FinishedGame;
pub use results::group_stats::{BoardGameCount, GroupRecord, GroupStats, RecordKind, ValueCount};
pub use results::highlights::{EarlierGames, Highlight};
pub use results::history::{HistoryGame, HistoryPage, HistorySeat, UnfinishedGame};
pub use results::leaders::Wins;
pub use results::milestones::Milestone;
pub use results::periods::PeriodStats;
pub use results::player_stats::{HeadToHead, PlayerStats, PlayerTotals, ScoreCount, TrendPoint};
pub use results::ranked_games::{RankedGame, RankedGamesCursor};
pub use results::reports::{EndTime, JudgedGame, StoredReport};
pub use results::totals::Totals;
pub use server_state::StateKey;
pub use servers::notices::NoticeCursor;
pub use servers::presence::Connected;
pub use sqlite::{
    AutomaticBackups, BackupKind, Copy, CopyError, CopyProgress, CopyStep, Examination, OpenError,
    RestoreError, Restored, ServedAt, check_backup_folder, copy_database, create_backup_folder,
    default_backup_folder, delete_backups, examine, free_bytes, give_to_owner_of, is_in_memory,
    restore_database,
};
pub use transfer::{DatabaseTransferError, TransferProgress, TransferredRows, transfer_database};
pub use writer::activity::Activity;

/// The target of the log of statements; a slow one is a warning.
pub const STATEMENT_LOG: &str = "sqlx::query";

/// Sends changes to the writer and waits until they are on disk.
async fn send(jobs: &mpsc::Sender<Job>, changes: Vec<Change>) -> Result<(), StoreError> {
    let (done, reply) = oneshot::channel();
    let job = Job::Write(changes, done);
    jobs.send(job).await.map_err(|_| writer_stopped())?;
    reply.await.map_err(|_| writer_stopped())?
}

/// A cheap handle to an open database and its writer.
#[derive(Clone)]
pub struct Store {
    address: DatabaseAddress,
    database: Arc<dyn Database>,
    /// The same database if other servers may use it, too.
    postgres: Option<PostgresDatabase>,
    jobs: mpsc::Sender<Job>,
    bulk: mpsc::Sender<Job>,
    version_reader: VersionReader,
    holders: Arc<HolderCache>,
    counts: Arc<WriteCounts>,
    /// The free space in bytes that is reserved for games in progress.
    reserve: u64,
}

impl Store {
    /// Opens or creates the database at this path, and applies the migrations; a backup that is made before them is in
    /// the folder next to the database.
    ///
    /// Every page of a small file is checked before.
    /// If it fails, the file is as it was.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        Self::open_with(path, None).await
    }

    /// As [`Store::open`], with this folder of backups.
    pub async fn open_with(path: &Path, backups: Option<&Path>) -> Result<Self, OpenError> {
        let (database, writer) = SqliteDatabase::open(path, backups).await?;
        let address = DatabaseAddress::File(database.path.clone());
        Ok(Self::start(address, Arc::new(database), None, writer))
    }

    /// Opens the file that a running server uses, for a command; the server notices the changes.
    pub async fn open_in_use(path: &Path) -> Result<Self, OpenError> {
        let path = path
            .canonicalize()
            .map_err(|error| OpenError::unusable(path, &error))?;
        let (database, writer) = open_in_use(&path).await?;
        let address = DatabaseAddress::File(path);
        Ok(Self::start(address, Arc::new(database), None, writer))
    }

    /// Opens the database at this address, as [`Store::open_with`] does for a file; where PostgreSQL does not
    /// respond, a server can wait for it.
    pub async fn connect(
        address: &DatabaseAddress,
        backups: Option<&Path>,
        on_unreachable: OnUnreachable,
    ) -> Result<Self, OpenError> {
        match address {
            DatabaseAddress::File(path) => Self::open_with(path, backups).await,
            DatabaseAddress::Postgres(url) => {
                let (database, writer) = PostgresDatabase::open(url, on_unreachable).await?;
                let postgres = Some(database.clone());
                Ok(Self::start(
                    address.clone(),
                    Arc::new(database),
                    postgres,
                    writer,
                ))
            }
        }
    }

    /// Starts the writer and the reader of game versions.
    fn start(
        address: DatabaseAddress,
        database: Arc<dyn Database>,
        postgres: Option<PostgresDatabase>,
        writer: impl WriterConnection,
    ) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE_CAPACITY);
        let (bulk, large) = mpsc::channel(1);
        let holders = Arc::<HolderCache>::default();
        let counts = Arc::<WriteCounts>::default();
        let writer = Writer::new(writer, (Arc::clone(&holders), Arc::clone(&counts)));
        tokio::spawn(writer.run(waiting, large));
        Self {
            version_reader: VersionReader::start(Arc::clone(&database)),
            address,
            database,
            postgres,
            jobs,
            bulk,
            holders,
            counts,
            reserve: 0,
        }
    }

    /// The same store, with this many bytes of the disk reserved for games in progress.
    #[must_use]
    pub fn with_reserve(self, reserve: u64) -> Self {
        Self { reserve, ..self }
    }

    /// Checks that the disk has space for something new, beyond the reserve. The disk of PostgreSQL is not known here.
    pub fn check_free_space(&self) -> Result<(), StoreError> {
        self.database.check_free_space(self.reserve)
    }

    /// The path of the SQLite file; `None` if the games are elsewhere.
    pub fn file(&self) -> Option<&Path> {
        self.address.file()
    }

    /// The address of the database, without a password.
    pub fn address(&self) -> &DatabaseAddress {
        &self.address
    }

    /// The version of the last migration.
    pub fn schema_version(&self) -> Option<i64> {
        Migrations::of(self.database.dialect()).newest_version()
    }

    /// Writes changes, in this order, and returns when they are on disk. If one fails, none of them is stored.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        send(&self.jobs, changes).await
    }

    /// As [`Store::write`], for one of many large batches; smaller batches of others go first.
    pub async fn write_bulk(&self, changes: Vec<Change>) -> Result<(), StoreError> {
        send(&self.bulk, changes).await
    }

    /// Makes a backup in this folder if the newest automatic one is a day old, and deletes the oldest beyond `number`.
    ///
    /// The reserve of the disk stays free. Returns the time of the newest backup. Only a SQLite file has such backups.
    /// If it fails, no backup is deleted.
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

    /// Writes the queued changes, closes the file and releases its lock.
    pub async fn close(&self) {
        self.database.close().await;
        let (done, closed) = oneshot::channel();
        if self.jobs.send(Job::Close(done)).await.is_ok() {
            // A writer that has stopped has closed the file.
            closed.await.ok();
        }
        self.database.release();
    }

    /// Checks that reading and writing work, and that the files are where they were. It waits for five seconds.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.database.check_files()?;
        let (done, reply) = oneshot::channel();
        let checks = async {
            query("SELECT 1").execute(&self.database).await?;
            self.jobs
                .send(Job::Ping(done))
                .await
                .map_err(|_| writer_stopped())?;
            reply.await.map_err(|_| writer_stopped())?
        };
        let silent =
            |_| StoreError::Unavailable("it does not respond within five seconds".to_owned());
        timeout(BUSY_TIMEOUT, checks).await.map_err(silent)?
    }
}
