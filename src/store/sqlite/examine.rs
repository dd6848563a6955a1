//! Examining a database file without changing it: for commands with or without a running server.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::Connection;

use super::database_file::{OpenError, check_content, check_wal, connect_to_read, with_suffix};
use super::wal_check::{self, FileHeader};
use crate::store::migrations::{newest_applied, newest_version};
use crate::store::triggers::foreign_triggers;

/// What a database is.
#[derive(Clone, Debug, Default)]
pub struct Examination {
    pub is_in_use: bool,
    /// Whether the next start migrates it.
    pub is_older: bool,
    /// A sentence about each trigger of another program on Rowlock's tables.
    pub foreign_triggers: Vec<String>,
}

/// Examines the database at this path. A file that a server could not open because of its content is an error.
pub async fn examine(path: &Path) -> Result<Examination, OpenError> {
    let FoundFile {
        path,
        is_in_use,
        is_empty,
    } = find(path)?;
    if is_empty {
        // A server that was killed right after it created the file has written nothing to it.
        return Ok(Examination {
            is_in_use,
            is_older: true,
            ..Examination::default()
        });
    }
    let index = with_suffix(&path, "-shm");
    let had_index = index.exists();
    let examined = examine_content(&path).await;
    if !is_in_use && !had_index {
        // SQLite may not have created it.
        fs::remove_file(index).ok();
    }
    Ok(Examination {
        is_in_use,
        ..examined?
    })
}

/// A file that may be a database, next to its own log.
pub(super) struct FoundFile {
    /// The path without symbolic links.
    pub(super) path: PathBuf,
    pub(super) is_in_use: bool,
    /// Whether nothing was written to it yet.
    pub(super) is_empty: bool,
}

/// Finds the file at this path, and checks it without SQLite.
pub(super) fn find(path: &Path) -> Result<FoundFile, OpenError> {
    let unusable = |error: io::Error| OpenError::unreadable(path, &error);
    let found = match fs::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err(OpenError::Missing(path.to_owned()));
        }
        found => found.map_err(unusable)?,
    };
    let header = wal_check::header(&found).map_err(unusable)?;
    if header == FileHeader::Foreign {
        return Err(OpenError::NotOurs(path.to_owned()));
    }
    let is_in_use = is_in_use(&found).map_err(unusable)?;
    // The log of a server that is running changes all the time; the server has checked it.
    if !is_in_use {
        check_wal(&found)?;
    }
    Ok(FoundFile {
        path: found,
        is_in_use,
        is_empty: header == FileHeader::Empty,
    })
}

/// Whether a server holds the lock next to the database; takes it for an instant.
pub(super) fn is_in_use(path: &Path) -> io::Result<bool> {
    let file = match File::open(with_suffix(path, ".lock")) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Examines the content of a file after checking it.
async fn examine_content(path: &Path) -> Result<Examination, OpenError> {
    check_content(path).await?;
    let damaged = |error: sqlx::Error| OpenError::damaged(path, error.to_string());
    let mut connection = connect_to_read(path).await.map_err(damaged)?;
    let version = newest_applied(&mut connection).await;
    let foreign_triggers = foreign_triggers(&mut connection).await;
    // Closing cannot fail in a way that matters: nothing was written.
    connection.close().await.ok();
    Ok(Examination {
        is_older: version < newest_version(),
        foreign_triggers: foreign_triggers.map_err(|error| OpenError::unusable(path, &error))?,
        ..Examination::default()
    })
}
