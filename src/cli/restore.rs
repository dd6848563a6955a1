//! `rowlock restore`.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::Failure;
use super::database::DatabaseFile;
use super::progress::ProgressLine;
use crate::games::{VerifyError, verify_database};
use crate::services::{Clock, SystemClock};
use crate::store::{DatabaseAddress, restore_database};

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
    /// Replays the games of a backup, and replaces the database with it; returns a text that says where the earlier
    /// database is. If it fails, the database is as it was.
    pub async fn run(&self) -> Result<String, Failure> {
        let now = SystemClock.now();
        let mut line = ProgressLine::new(self.json);
        if self.file.is_file() {
            let replayed = |done, all| line.show_bar("Replaying the games", done, all);
            self.verify(replayed).await?;
        }
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

    /// Replays the games of the backup; whether its file is whole is checked when it is copied.
    async fn verify(&self, progress: impl FnMut(u64, u64)) -> Result<(), Failure> {
        let backup = DatabaseAddress::from(self.file.clone());
        let found = match verify_database(&backup, SystemClock.instant(), progress).await {
            Ok(found) => found,
            // A file that cannot be opened is refused as a copy. A file of an older version is replayed once it is
            // updated.
            Err(VerifyError::Open(_)) => return Ok(()),
            Err(error) => return Err(error.into()),
        };
        let mut problems = found.problems.into_iter();
        match problems.find(|problem| problem.place != "file") {
            Some(problem) => {
                let file = self.file.display();
                Err(format!(
                    "The backup {file} is damaged ({problem}). Nothing was changed. Please use another one; \
                     rowlock verify --database {file} lists all errors."
                )
                .into())
            }
            None => Ok(()),
        }
    }
}
