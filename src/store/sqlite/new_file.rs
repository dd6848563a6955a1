//! A database that is written as a whole before it gets its name.

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use tempfile::NamedTempFile;

use super::copy::{CopyError, Pace, Unnamed, check_copy, name, new_path, temporary_file};
use super::database_file::{APPLICATION_ID, check_wal};
use super::files::free_bytes;
use crate::store::error::StoreError;
use crate::store::migrations::{migrator, newest_version};

/// The free space that is left on the disk, where other programs write too.
const LEAST_FREE_BYTES: u64 = 16 << 20;

/// A database with a temporary name, which is deleted when it is dropped.
pub(in crate::store) struct NewFile {
    file: NamedTempFile,
    path: PathBuf,
}

impl NewFile {
    /// Creates a database without data next to this path, where no file may be.
    pub(in crate::store) async fn create(
        path: &Path,
    ) -> Result<(Self, SqliteConnection), CopyError> {
        let path = new_path(path)?;
        check_wal(&path)?;
        let file = temporary_file(&path).map_err(|error| CopyError::target(&path, &error))?;
        let unwritable = |error: sqlx::Error| CopyError::target(&path, &error);
        let mut connection = SqliteConnectOptions::new()
            .filename(file.path())
            .foreign_keys(true)
            // A file that is not whole is deleted, so nothing must survive a power cut.
            .journal_mode(SqliteJournalMode::Memory)
            .synchronous(SqliteSynchronous::Off)
            .pragma("application_id", APPLICATION_ID.to_string())
            // In KiB: the indexes are not written in their order.
            .pragma("cache_size", "-65536")
            .disable_statement_logging()
            .connect()
            .await
            .map_err(unwritable)?;
        let migrated = migrator().run(&mut connection).await;
        migrated.map_err(|error| CopyError::target(&path, &error))?;
        Ok((Self { file, path }, connection))
    }

    /// Checks that its disk has space for more.
    pub(in crate::store) fn check_free_space(&self) -> Result<(), StoreError> {
        match self.path.parent().and_then(free_bytes) {
            Some(free) if free < LEAST_FREE_BYTES => Err(StoreError::Full),
            Some(_) | None => Ok(()),
        }
    }

    /// Once its connection is closed, checks the pages, writes the file to disk, and gives it its name unless another file has it meanwhile.
    pub(in crate::store) async fn finish(self) -> Result<(), CopyError> {
        let Self { file, path } = self;
        let found = check_copy(file.path(), Pace::Full).await;
        if let Some(reason) = found.map_err(|error| CopyError::target(&path, &error))? {
            return Err(CopyError::target(&path, &reason));
        }
        let synced = file.as_file().sync_all();
        synced.map_err(|error| CopyError::target(&path, &error))?;
        let version = newest_version();
        name(Unnamed { file, version }, path)?;
        Ok(())
    }
}
