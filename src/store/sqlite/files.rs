//! The files of an open database: whether they were moved, and the free space of their disk.

use std::path::{Path, PathBuf};

use super::database_file::with_suffix;
use crate::store::error::StoreError;

/// The space that SQLite may need at once to write a few moves.
pub(super) const MIN_FREE_BYTES: u64 = 1 << 20;

/// The files of an open database, as they were when it was opened.
pub(in crate::store) struct Files {
    database: PathBuf,
    original: Vec<(PathBuf, Option<FileId>)>,
}

impl Files {
    pub(in crate::store) fn of(database: &Path) -> Self {
        let paths = [database.to_owned(), with_suffix(database, "-wal")];
        Self {
            database: database.to_owned(),
            original: paths.map(|path| (path.clone(), file_id(&path))).into(),
        }
    }

    /// # Errors
    /// [`StoreError::Moved`] if a file was replaced or deleted: what is written then is lost with the process.
    pub(in crate::store) fn check(&self) -> Result<(), StoreError> {
        let moved = |(path, id): &&(PathBuf, Option<FileId>)| file_id(path) != *id;
        match self.original.iter().find(moved) {
            Some((path, _)) => Err(StoreError::Moved(path.display().to_string())),
            None => Ok(()),
        }
    }

    /// # Errors
    /// [`StoreError::Full`] if the disk has less free space than this, or than a few moves need.
    pub(in crate::store) fn check_free_space(&self, least: u64) -> Result<(), StoreError> {
        match self.database.parent().and_then(free_bytes) {
            Some(free) if free < least.max(MIN_FREE_BYTES) => Err(StoreError::Full),
            Some(_) | None => Ok(()),
        }
    }
}

/// The device and the inode, which are the same under all names of a file.
type FileId = (u64, u64);

#[cfg(unix)]
fn file_id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(path).ok()?;
    Some((found.dev(), found.ino()))
}

#[cfg(not(unix))]
fn file_id(path: &Path) -> Option<FileId> {
    path.exists().then_some((0, 0))
}

/// The free space for unprivileged users on the disk of this directory, in bytes; `None` if the system does not report
/// it.
#[cfg(unix)]
pub fn free_bytes(directory: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(directory).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

/// The system does not report it.
#[cfg(not(unix))]
pub fn free_bytes(_: &Path) -> Option<u64> {
    None
}
