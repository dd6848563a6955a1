//! `rowlock backup`.

use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::database::DatabaseFile;
use super::progress::ProgressLine;
use crate::services::{Clock, SystemClock};
use crate::store::{
    BackupKind, CopyError, OpenError, copy_database, create_backup_folder, default_backup_folder,
    delete_backups,
};

/// The options of `rowlock backup`.
#[derive(Debug, Args)]
pub struct Backup {
    /// The backup to write; it must not exist [default: a new file in the folder of backups next to the database].
    file: Option<PathBuf>,
    /// The folder of backups [default: next to the database].
    #[arg(long, env = "ROWLOCK_BACKUP_DIR", value_name = "PATH")]
    backup_dir: Option<PathBuf>,
    /// Once it is complete, delete all backups that were made before: what was deleted meanwhile is then in none.
    #[arg(long)]
    delete_earlier: bool,
    #[command(flatten)]
    database: DatabaseFile,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Backup {
    /// Copies the database, also while a server is using it; returns a text that says where the copy is.
    /// If it fails, nothing is left of the copy.
    pub async fn run(&self) -> Result<String, CopyError> {
        let database = &self.database.path;
        let now = SystemClock.now();
        let file = match &self.file {
            Some(file) => file.clone(),
            None => self.new_file(&BackupKind::Manual(now).file_name())?,
        };
        let mut line = ProgressLine::new(self.json);
        let mut progress = |step| line.show_copy(step);
        let copy = copy_database(database, &file, &mut progress).await?;
        let path = copy.path.display();
        let deleted = match self.delete_earlier {
            true => Some(self.delete_earlier(&copy.path)?),
            false => None,
        };
        if !self.json {
            let size = copy.bytes.div_ceil(1024);
            let deleted = deleted.map_or_else(String::new, |files| {
                format!("Earlier backups were deleted: {files} files.\n")
            });
            return Ok(format!("The backup is {path} ({size} KiB).\n{deleted}"));
        }
        let object = json!({
            "deleted": deleted,
            "backup": path.to_string(),
            "bytes": copy.bytes,
            "created_at": now.to_rfc3339(),
            "schema_version": copy.version,
        });
        Ok(format!("{object}\n"))
    }

    /// Deletes all backups but this one; returns how many files.
    fn delete_earlier(&self, backup: &Path) -> Result<usize, CopyError> {
        let database = &self.database.path;
        let folder = self
            .folder()
            .map_err(|error| CopyError::target(backup, &error))?;
        let deleted = delete_backups(&folder, database, backup);
        deleted.map_err(|error| CopyError::target(&folder, &error))
    }

    fn folder(&self) -> io::Result<PathBuf> {
        match &self.backup_dir {
            Some(folder) => Ok(folder.clone()),
            None => default_backup_folder(&self.database.path),
        }
    }

    /// The path of a file of this name in the folder of backups, which is created if it is missing.
    fn new_file(&self, name: &str) -> Result<PathBuf, CopyError> {
        let database = &self.database.path;
        if !database.exists() {
            return Err(OpenError::Missing(database.to_owned()).into());
        }
        let folder = self
            .folder()
            .map_err(|error| CopyError::target(Path::new(name), &error))?;
        let created = create_backup_folder(&folder, database);
        created.map_err(|error| CopyError::target(&folder, &error))?;
        Ok(folder.join(name))
    }
}
