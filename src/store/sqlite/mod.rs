//! SQLite: opening and checking the database file, its write-ahead log, and its errors.

mod automatic;
mod backup_folder;
mod copy;
mod database_file;
pub(super) mod error;
mod examine;
mod file_in_use;
mod files;
mod migrate;
mod new_file;
mod owner;
mod page_check;
mod read_only;
mod restore;
mod served_at;
mod slow;
mod wal;
mod wal_check;
mod wal_truncation;
mod writer;

use std::fs;
use std::path::{Path, PathBuf, absolute};
use std::pin::Pin;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlitePool};

use wal::Wal;

use crate::store::db::{Connection, Database, Dialect, Reply};
use crate::store::error::StoreError;

pub(super) use automatic::back_up_daily;
pub use backup_folder::{
    AutomaticBackups, BackupKind, check_backup_folder, create_backup_folder, default_backup_folder,
    delete_backups,
};
pub use copy::{Copy, CopyError, CopyProgress, CopyStep, copy_database};
use database_file::FileLock;
pub use database_file::OpenError;
use database_file::{APPLICATION_ID, check_and_lock, with_suffix};
pub use examine::{Examination, examine};
pub(super) use file_in_use::open_in_use;
use files::Files;
pub use files::{free_bytes, is_in_memory};
pub(super) use new_file::NewFile;
pub use owner::give_to_owner_of;
pub(super) use read_only::ReadOnly;
pub use restore::{RestoreError, Restored, restore_database};
pub use served_at::ServedAt;
pub(super) use writer::SqliteWriter;

/// The maximum number of connections that read.
const MAX_READERS: u32 = 4;

/// The timeout of a statement that waits for the file.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// An open database, exclusively used by this process.
pub(super) struct SqliteDatabase {
    /// The path without symbolic links.
    pub(super) path: PathBuf,
    lock: FileLock,
    files: Files,
    readers: SqlitePool,
}

impl SqliteDatabase {
    /// Opens or creates the database at this path, and applies the migrations after a backup in this folder.
    pub(super) async fn open(
        path: &Path,
        backups: Option<&Path>,
    ) -> Result<(Self, SqliteWriter), OpenError> {
        // SQLite interprets some relative names, such as `:memory:`.
        let path = absolute(path).map_err(|error| OpenError::unusable(path, &error))?;
        if path.to_str().is_none() {
            return Err(OpenError::unusable(&path, &"its path is not UTF-8"));
        }
        let is_new = !path.exists();
        let opened = Self::open_at(&path, backups).await;
        let files = Files::of(&path);
        let opened = match (opened, files.check_free_space(0).and(files.check_growth())) {
            (Err(OpenError::Unusable { .. }), Err(StoreError::Unavailable(reason))) => {
                Err(OpenError::unusable(&path, &reason))
            }
            (Err(OpenError::Unusable { .. }), Err(_)) => {
                let reason = "its disk is full; please free some space and start again";
                Err(OpenError::unusable(&path, &reason))
            }
            (opened, _) => opened,
        };
        let is_empty = || fs::metadata(&path).is_ok_and(|file| file.len() == 0);
        if matches!(opened, Err(OpenError::Unusable { .. })) && is_new && is_empty() {
            // The next start creates it again.
            fs::remove_file(&path).ok();
        }
        opened
    }

    async fn open_at(
        path: &Path,
        backups: Option<&Path>,
    ) -> Result<(Self, SqliteWriter), OpenError> {
        let (path, lock) = check_and_lock(path).await?;
        let backups = match backups {
            Some(backups) => backups.to_owned(),
            None => with_suffix(&path, "-backups"),
        };
        // Before the writer connects, which changes the header of a file that was not used with a log.
        migrate::back_up_older(&path, &backups).await?;
        let options = options(&path);
        let writer = writer_options(&path)
            .journal_mode(SqliteJournalMode::Wal)
            .pragma("application_id", APPLICATION_ID.to_string());
        let unusable = |error: sqlx::Error| OpenError::unusable(&path, &error);
        let mut connection = writer.connect().await.map_err(unusable)?;
        let log = Wal::open(options.clone(), &mut connection)
            .await
            .map_err(|error| OpenError::unusable(&path, &error))?;
        migrate::migrate(&path, &mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(MAX_READERS)
            .connect_with(options.read_only(true))
            .await
            .map_err(unusable)?;
        let database = Self {
            files: Files::of(&path),
            path,
            lock,
            readers,
        };
        Ok((database, SqliteWriter::new(connection, log)))
    }
}

/// How each connection is opened.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
}

/// How a connection is opened that writes.
fn writer_options(path: &Path) -> SqliteConnectOptions {
    options(path)
        .synchronous(SqliteSynchronous::Full)
        // Deleted data is overwritten: names must not remain in the file.
        .pragma("secure_delete", "ON")
        // The server's writer runs checkpoints itself.
        .pragma("wal_autocheckpoint", "0")
        // A log that was reset is overwritten.
        .pragma("journal_size_limit", wal::SIZE_LIMIT.to_string())
}

/// The connections that read.
impl Database for SqlitePool {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn acquire(&self) -> Reply<'_, Box<dyn Connection>> {
        Box::pin(async { Ok(Box::new(self.acquire().await?) as _) })
    }

    fn begin(&self) -> Reply<'_, Box<dyn Connection>> {
        Box::pin(async { Ok(Box::new(self.begin().await?) as _) })
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.close())
    }
}

impl Database for SqliteDatabase {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn acquire(&self) -> Reply<'_, Box<dyn Connection>> {
        Database::acquire(&self.readers)
    }

    fn begin(&self) -> Reply<'_, Box<dyn Connection>> {
        Database::begin(&self.readers)
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Database::close(&self.readers)
    }

    fn check_free_space(&self, reserve: u64) -> Result<(), StoreError> {
        self.files.check_free_space(reserve)
    }

    fn check_files(&self) -> Result<(), StoreError> {
        self.files.check()?;
        self.files.check_growth()?;
        self.files.check_free_space(0)
    }

    fn release(&self) {
        self.lock.release();
    }
}
