//! Whether the files are where they were, and how much room the disk has for them.

use std::path::{Path, PathBuf};

use super::StoreError;
use super::database_file::with_suffix;

/// What SQLite may need at once to bring a few moves to disk.
const MIN_FREE_BYTES: u64 = 1 << 20;

/// The files of a database that is open, as they were when it was opened.
pub(super) struct Files {
    database: PathBuf,
    known: Vec<(PathBuf, Option<FileId>)>,
}

impl Files {
    /// Remembers which files lie there now.
    pub(super) fn of(database: &Path) -> Self {
        let paths = [database.to_owned(), with_suffix(database, "-wal")];
        Self {
            database: database.to_owned(),
            known: paths.map(|path| (path.clone(), file_id(&path))).into(),
        }
    }

    /// # Errors
    /// [`StoreError::Moved`] where another file lies there or none: what is written then is lost with the process.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let moved = |(path, id): &&(PathBuf, Option<FileId>)| file_id(path) != *id;
        match self.known.iter().find(moved) {
            Some((path, _)) => Err(StoreError::Moved(path.display().to_string())),
            None => Ok(()),
        }
    }

    /// # Errors
    /// [`StoreError::Full`] where the disk has less room than this, or than a few moves need.
    pub(super) fn check_free_space(&self, least: u64) -> Result<(), StoreError> {
        match free_bytes(&self.database) {
            Some(free) if free < least.max(MIN_FREE_BYTES) => Err(StoreError::Full),
            Some(_) | None => Ok(()),
        }
    }
}

/// The device and the inode, which a file has under all its names.
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

/// How many bytes an ordinary user may still write to the disk of this file; `None` where the system does not say.
#[cfg(unix)]
fn free_bytes(file: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(file.parent()?).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &Path) -> Option<u64> {
    None
}
