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
    /// [`StoreError::Moved`] if a file was replaced or deleted: later changes are lost with the process.
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

    /// # Errors
    /// [`StoreError::Unavailable`] if a limit lets the files grow by less than a few moves need.
    pub(in crate::store) fn check_growth(&self) -> Result<(), StoreError> {
        match self.growth_limit() {
            Some(limit) if limit < MIN_FREE_BYTES => {
                let reason = "its files may not grow; please raise the limit of the size of files";
                Err(StoreError::Unavailable(reason.to_owned()))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// By how many bytes the files may grow at least; `None` without a limit.
    #[cfg(unix)]
    fn growth_limit(&self) -> Option<u64> {
        use rustix::process::{Resource, getrlimit};
        let limit = getrlimit(Resource::Fsize).current?;
        let sizes = self.original.iter().map(|(path, _)| path.metadata());
        let longest = sizes.map(|found| found.map_or(0, |it| it.len())).max();
        Some(limit.saturating_sub(longest.unwrap_or(0)))
    }

    /// The system has no such limit.
    #[cfg(not(unix))]
    fn growth_limit(&self) -> Option<u64> {
        None
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

/// Whether this directory is in memory and on no disk, as far as the system reports it.
#[cfg(target_os = "linux")]
pub fn is_in_memory(directory: &Path) -> bool {
    // `TMPFS_MAGIC` and `RAMFS_MAGIC` of linux/magic.h.
    let kinds = [0x0102_1994_u32, 0x8584_58f6];
    rustix::fs::statfs(directory).is_ok_and(|found| kinds.contains(&(found.f_type as u32)))
}

/// The system does not report it.
#[cfg(not(target_os = "linux"))]
pub fn is_in_memory(_: &Path) -> bool {
    false
}

/// The system does not report it.
#[cfg(not(unix))]
pub fn free_bytes(_: &Path) -> Option<u64> {
    None
}
