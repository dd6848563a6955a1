//! What a database is, without changing it: for checks with or without a running server.

use std::fs::{File, TryLockError};
use std::path::Path;

use sqlx::Connection;

use super::database_file::{OpenError, check_content, check_wal, connect_to_read, with_suffix};
use super::wal_check::{self, Header};
use crate::store::migrations::{newest_applied, newest_version};
use crate::store::triggers::foreign_triggers;

/// What a database is.
#[derive(Clone, Debug, Default)]
pub struct Inspection {
    pub is_in_use: bool,
    /// Whether the next start migrates it.
    pub is_older: bool,
    /// A sentence about each trigger of another program on Rowlock's tables.
    pub foreign_triggers: Vec<String>,
}

/// Inspects the database at this path. One that a server could not open for what it holds is an error.
pub async fn inspect(path: &Path) -> Result<Inspection, OpenError> {
    let unusable = |error: std::io::Error| OpenError::unreadable(path, &error);
    let path = &match std::fs::canonicalize(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return Err(OpenError::Missing(path.to_owned()));
        }
        found => found.map_err(unusable)?,
    };
    let is_in_use = is_in_use(path).map_err(unusable)?;
    if !is_in_use {
        check_wal(path)?;
    }
    match wal_check::header(path).map_err(unusable)? {
        Header::Foreign => return Err(OpenError::NotOurs(path.clone())),
        Header::Sqlite => {}
        // A server that was killed right after it created the file has written nothing to it.
        Header::Empty => {
            return Ok(Inspection {
                is_in_use,
                is_older: true,
                ..Inspection::default()
            });
        }
    }
    let index = with_suffix(path, "-shm");
    let had_index = index.exists();
    let inspected = inspect_content(path).await;
    if !is_in_use && !had_index {
        // SQLite may not have created it.
        std::fs::remove_file(index).ok();
    }
    Ok(Inspection {
        is_in_use,
        ..inspected?
    })
}

/// Whether a server holds the lock next to the database; takes it for an instant.
pub(super) fn is_in_use(path: &Path) -> std::io::Result<bool> {
    let file = match File::open(with_suffix(path, ".lock")) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    match file.try_lock_shared() {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// What is in a file, whose content is checked first.
async fn inspect_content(path: &Path) -> Result<Inspection, OpenError> {
    check_content(path).await?;
    let damaged = |error: sqlx::Error| OpenError::damaged(path, error.to_string());
    let mut connection = connect_to_read(path).await.map_err(damaged)?;
    let version = newest_applied(&mut connection).await;
    let foreign_triggers = foreign_triggers(&mut connection).await;
    // Closing cannot fail in a way that matters: nothing was written.
    connection.close().await.ok();
    Ok(Inspection {
        is_older: version < newest_version(),
        foreign_triggers: foreign_triggers.map_err(|error| OpenError::unusable(path, &error))?,
        ..Inspection::default()
    })
}
