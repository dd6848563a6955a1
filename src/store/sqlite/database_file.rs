//! Checks before a database is opened, so that a file of another program is not touched.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::owner::refusal;
use super::page_check;
use super::wal_check::{self, FileHeader};
use crate::store::migrations::{is_unreleased, newest_applied, newest_version};

/// Marks a SQLite file as ours: "Rowl".
pub(in crate::store) const APPLICATION_ID: i32 = 0x526f_776c;

/// Why a database cannot be opened; each message is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("The database {} cannot be opened: {reason}.", path.display())]
    Unusable { path: PathBuf, reason: String },
    #[error("There is no database {}; please name one that exists, as with --database.", .0.display())]
    Missing(PathBuf),
    #[error("{} is not a Rowlock database; it was left as it is.", .0.display())]
    NotOurs(PathBuf),
    /// Its address, without the password.
    #[error(
        "The database {0} was made by an older version of Rowlock; please start the server once, which updates it."
    )]
    Older(String),
    #[error(
        "The database {} was made by a newer version of Rowlock; please update. It was left as it is.",
        .0.display()
    )]
    Newer(PathBuf),
    #[error(
        "The database {} was made by a build of Rowlock before version 1.0.0. It was left as it is. Please export its games \
         with that build, and import them into a new database; docs/operating.md says how.",
        .0.display()
    )]
    Unreleased(PathBuf),
    #[error(
        "This version must change the database {}, and the backup before that cannot be made. {reason} \
         The database was left as it is. Please correct this and start again.",
        path.display()
    )]
    NoBackup { path: PathBuf, reason: String },
    #[error(
        "The database {} is damaged ({reason}). Please restore a backup; docs/operating.md says how.",
        path.display()
    )]
    Damaged {
        path: PathBuf,
        /// What SQLite says, in one line.
        reason: String,
    },
    /// The log next to the file was written for another file, or for the same one at another time.
    #[error(
        "The write-ahead log {path}-wal does not belong to the database {path}; perhaps a backup was restored next to it. \
         Nothing was changed. To use this database, move {path}-wal and {path}-shm to another directory and start again.",
        path = .0.display()
    )]
    ForeignWal(PathBuf),
    #[error("The database {address} cannot be used: {reason}.")]
    Postgres {
        /// Its address, without the password.
        address: String,
        reason: String,
    },
    #[error("Another Rowlock server is using the database {}.", .0.display())]
    InUse(PathBuf),
}

impl OpenError {
    pub(in crate::store) fn unusable(path: &Path, reason: &impl ToString) -> Self {
        Self::Unusable {
            path: path.to_owned(),
            reason: reason.to_string(),
        }
    }

    /// Refuses a file of a version that this one cannot open, by its newest migration.
    pub(in crate::store) fn check_version(path: &Path, version: Option<i64>) -> Result<(), Self> {
        if version > newest_version() {
            Err(Self::Newer(path.to_owned()))
        } else if is_unreleased(version) {
            Err(Self::Unreleased(path.to_owned()))
        } else {
            Ok(())
        }
    }

    /// The error of a file that the system refuses.
    pub(in crate::store) fn unreadable(path: &Path, error: &io::Error) -> Self {
        Self::unusable(path, &refusal(path, error))
    }

    pub(in crate::store) fn damaged(path: &Path, reason: String) -> Self {
        let words: Vec<&str> = reason.split_whitespace().collect();
        Self::Damaged {
            path: path.to_owned(),
            reason: words.join(" "),
        }
    }
}

/// Excludes a second server from the file, under any of its names, until it is dropped.
pub(in crate::store) struct FileLock {
    /// A file next to the database, so that it does not interfere with SQLite's own locks.
    lock_file: File,
    /// The database itself: its lock excludes a server that opens the file by another link.
    ///
    /// It stays open, because closing any descriptor of the file releases SQLite's locks of this process.
    database: File,
}

impl FileLock {
    /// Releases the lock for another server; nothing may be written afterwards.
    pub(in crate::store) fn release(&self) {
        for file in [&self.lock_file, &self.database] {
            if let Err(error) = file.unlock() {
                tracing::warn!(%error, "a lock of the database could not be released");
            }
        }
    }
}

/// Checks the file without changing it, or creates it, and locks it; returns its path without symbolic links.
pub(in crate::store) async fn check_and_lock(
    path: &Path,
) -> Result<(PathBuf, FileLock), OpenError> {
    let unusable = |error: io::Error| OpenError::unreadable(path, &error);
    let found = match fs::canonicalize(path) {
        Ok(found) => found,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            check_wal(path)?;
            open_or_create(path).map_err(unusable)?;
            fs::canonicalize(path).map_err(unusable)?
        }
        Err(error) => return Err(unusable(error)),
    };
    // A running server is detected first: its log changes during the checks.
    let lock_file = match OpenOptions::new()
        .append(true)
        .open(with_suffix(&found, ".lock"))
    {
        Ok(file) => Some(locked(file, path)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(unusable(error)),
    };
    if wal_check::header(&found).map_err(unusable)? == FileHeader::Foreign {
        return Err(OpenError::NotOurs(path.to_owned()));
    }
    let database = open_or_create(&found).map_err(unusable)?;
    let database = if cfg!(target_os = "linux") {
        // On other systems this lock would interfere with SQLite's.
        locked(database, path)?
    } else {
        database
    };
    check_wal(&found)?;
    if wal_check::header(&found).map_err(unusable)? == FileHeader::Sqlite {
        leaving_no_index(&found, check_content(&found)).await?;
    }
    let lock_file = match lock_file {
        Some(file) => file,
        None => {
            let file = open_or_create(&with_suffix(&found, ".lock")).map_err(unusable)?;
            locked(file, path)?
        }
    };
    // The data that an earlier server left is not true any more.
    lock_file.set_len(0).map_err(unusable)?;
    Ok((
        found,
        FileLock {
            lock_file,
            database,
        },
    ))
}

fn locked(file: File, path: &Path) -> Result<File, OpenError> {
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(OpenError::unusable(path, &error)),
    }
}

pub(super) fn check_wal(database: &Path) -> Result<(), OpenError> {
    let belongs = wal_check::belongs_to(&with_suffix(database, "-wal"), database);
    if belongs.map_err(|error| OpenError::unusable(database, &error))? {
        Ok(())
    } else {
        Err(OpenError::ForeignWal(database.to_owned()))
    }
}

/// Opens a file for writing, or creates one that only its owner can read: it holds names and rights.
pub(super) fn open_or_create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

pub(super) fn has_wal(path: &Path) -> bool {
    fs::metadata(with_suffix(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

/// The path with a suffix added to the file name.
pub(in crate::store) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// Runs something that only reads the database, and leaves no other file next to it if that fails.
pub(super) async fn leaving_no_index(
    path: &Path,
    reading: impl Future<Output = Result<(), OpenError>>,
) -> Result<(), OpenError> {
    let index = with_suffix(path, "-shm");
    let had_index = index.exists();
    let done = reading.await;
    if done.is_err() && !had_index {
        // SQLite may not have created it.
        fs::remove_file(index).ok();
    }
    done
}

/// A connection to a file that no server uses.
pub(super) async fn connect_to_read(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        // Without a write-ahead log to read, SQLite need not create one.
        .immutable(!has_wal(path))
        .connect()
        .await
}

/// The error of a file whose content SQLite cannot read, for this reason.
pub(super) fn damaged_or_foreign(shown: &Path, path: &Path, reason: String) -> OpenError {
    if wal_check::has_application_id(APPLICATION_ID, path).unwrap_or(false) {
        OpenError::damaged(shown, reason)
    } else {
        OpenError::NotOurs(shown.to_owned())
    }
}

/// Checks whose database it is, of which version, and its pages as [`page_check::check_before_open`] does.
pub(super) async fn check_content(path: &Path) -> Result<(), OpenError> {
    let broken = |error: sqlx::Error| damaged_or_foreign(path, path, error.to_string());
    let mut connection = connect_to_read(path).await.map_err(broken)?;
    let id: i32 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut connection)
        .await
        .map_err(broken)?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut connection)
        .await
        .map_err(broken)?;
    // A server that was killed right after it created the file has written nothing to it.
    let is_empty = id == 0 && tables == 0;
    if id != APPLICATION_ID && !is_empty {
        return Err(OpenError::NotOurs(path.to_owned()));
    }
    let applied = newest_applied(&mut connection).await;
    OpenError::check_version(path, applied)?;
    let error = page_check::check_before_open(path, &mut connection).await;
    // Closing cannot fail in a way that matters: nothing was written.
    connection.close().await.ok();
    match error.map_err(broken)? {
        None => Ok(()),
        Some(error) => Err(OpenError::damaged(path, error)),
    }
}
