//! `rowlock restore`.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::database::DatabaseFile;
use super::progress::ProgressLine;
use crate::services::{Clock, SystemClock};
use crate::store::{RestoreError, restore_database};

/// The options of `rowlock restore`.
#[derive(Debug, Args)]
pub struct Restore {
    /// The backup to restore; it stays as it is.
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseFile,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Restore {
    /// Replaces the database with a backup; returns a text that says where the earlier database is.
    /// If it fails, the database is as it was.
    pub async fn run(&self) -> Result<String, RestoreError> {
        let now = SystemClock.now();
        let mut line = ProgressLine::new(self.json);
        let mut progress = |step| line.show_copy(step);
        let restored =
            restore_database(&self.file, &self.database.path, now, &mut progress).await?;
        if self.json {
            let object = json!({
                "database": restored.database.display().to_string(),
                "before": restored.before.map(|path| path.display().to_string()),
            });
            return Ok(format!("{object}\n"));
        }
        let before = restored.before.map_or(String::new(), |before| {
            format!("The database from before is {}.\n", before.display())
        });
        let (database, file) = (restored.database.display(), self.file.display());
        Ok(format!("{database} is restored from {file}.\n{before}"))
    }
}
