//! What is looked at before a database is opened, so that nothing that is not ours is touched.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

/// Marks a SQLite file as ours: "Rowl".
pub(super) const APPLICATION_ID: i32 = 0x526f_776c;

pub(super) static MIGRATIONS: Migrator = sqlx::migrate!();

/// Why a database cannot be used; each is a sentence for whoever starts the server.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The file or its folder cannot be written.
    #[error("The database {} cannot be opened: {reason}.", path.display())]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: String,
    },
    /// The file is something else.
    #[error("{} is not a Rowlock database; it was left as it is.", .0.display())]
    NotOurs(PathBuf),
    /// The file was written by a later version.
    #[error(
        "The database {} was made by a newer version of Rowlock; please update. It was left as it is.",
        .0.display()
    )]
    Newer(PathBuf),
    /// Another server uses the file.
    #[error("Another Rowlock server is using the database {}.", .0.display())]
    InUse(PathBuf),
}

impl OpenError {
    pub(super) fn unusable(path: &Path, reason: &impl ToString) -> Self {
        Self::Unusable {
            path: path.to_owned(),
            reason: reason.to_string(),
        }
    }
}

/// Keeps a second server off the file for as long as it lives.
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Lets another server in; nothing is written any more.
    pub(super) fn release(&self) {
        if let Err(error) = self.file.unlock() {
            tracing::warn!(%error, "the lock beside the database was not released");
        }
    }
}

/// Checks the file without changing it, or makes it, and takes the lock.
pub(super) async fn prepare(path: &Path) -> Result<Lock, OpenError> {
    let is_new = match fs::metadata(path) {
        Ok(file) => file.len() == 0,
        Err(error) if error.kind() == io::ErrorKind::NotFound => true,
        Err(error) => return Err(OpenError::unusable(path, &error)),
    };
    if !is_new {
        check(path).await?;
    }
    let lock = lock(path)?;
    create(path).map_err(|error| OpenError::unusable(path, &error))?;
    Ok(lock)
}

/// The lock lies beside the database, where SQLite's own locks cannot meet it.
fn lock(path: &Path) -> Result<Lock, OpenError> {
    let file = create(&beside(path, ".lock")).map_err(|error| OpenError::unusable(path, &error))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock { file }),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(OpenError::unusable(path, &error)),
    }
}

/// Opens a file to be written, or makes one that only its owner may read: names and rights lie in it.
fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

fn has_log(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

/// The file whose name is that of another with something after it.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

async fn check(path: &Path) -> Result<(), OpenError> {
    let not_ours = |_| OpenError::NotOurs(path.to_owned());
    let mut connection = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        // Without a write-ahead log to read, SQLite need not lay one beside the file.
        .immutable(!has_log(path))
        .connect()
        .await
        .map_err(not_ours)?;
    let id: i32 = sqlx::query_scalar("PRAGMA application_id")
        .fetch_one(&mut connection)
        .await
        .map_err(not_ours)?;
    let tables: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut connection)
        .await
        .map_err(not_ours)?;
    // A server that is killed right after it made the file has written nothing to it.
    let is_blank = id == 0 && tables == 0;
    if id != APPLICATION_ID && !is_blank {
        return Err(OpenError::NotOurs(path.to_owned()));
    }
    let newest = newest_migration(&mut connection).await;
    let known = MIGRATIONS.iter().map(|migration| migration.version).max();
    // Closing cannot fail in a way that matters: nothing was written.
    connection.close().await.ok();
    if newest > known {
        return Err(OpenError::Newer(path.to_owned()));
    }
    Ok(())
}

/// The last migration the file has seen; `None` where it has seen none.
async fn newest_migration(connection: &mut SqliteConnection) -> Option<i64> {
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(connection)
        .await
        .ok()
        .flatten()
}
