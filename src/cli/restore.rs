//! `rowlock restore`.

use std::path::PathBuf;

use clap::Args;

use super::database::DatabaseOption;
use crate::services::{Clock, SystemClock};
use crate::store::{RestoreError, restore_database};

/// The options of `rowlock restore`.
#[derive(Debug, Args)]
pub struct Restore {
    /// The backup to restore; it stays as it is.
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseOption,
}

impl Restore {
    /// Replaces the database with a backup; returns a text that says where the earlier database is.
    ///
    /// # Errors
    /// [`RestoreError`]; then the database is as it was.
    pub async fn run(&self) -> Result<String, RestoreError> {
        let now = SystemClock.now();
        let restored = restore_database(&self.file, &self.database.path, now).await?;
        let before = restored.before.map_or(String::new(), |before| {
            format!("The database from before is {}.\n", before.display())
        });
        let (database, file) = (restored.database.display(), self.file.display());
        Ok(format!("{database} is restored from {file}.\n{before}"))
    }
}
