//! The folder of backups: the names in it.

use std::fs::DirBuilder;
use std::io;
use std::path::{Path, PathBuf, absolute};

use chrono::{DateTime, Utc};

use super::database_file::with_suffix;
use super::owner::give_to_owner_of;

/// What a backup in the folder was made for, with what else is in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupKind {
    /// A command asked for it at this time.
    Manual(DateTime<Utc>),
    /// A newer version migrates the database.
    BeforeMigration {
        /// The newest migration of the database then.
        version: i64,
        /// How many backups of this version there are with it.
        number: u32,
    },
}

impl BackupKind {
    /// The name of the file, as in `manual-20261123T181500Z.db`.
    #[must_use]
    pub fn file_name(self) -> String {
        match self {
            Self::Manual(at) => format!("manual-{}.db", at.format("%Y%m%dT%H%M%SZ")),
            Self::BeforeMigration { version, number: 1 } => {
                format!("before-migration-from-{version}.db")
            }
            Self::BeforeMigration { version, number } => {
                format!("before-migration-from-{version}-{number}.db")
            }
        }
    }
}

/// The folder of backups of a database, beside it: `rowlock.db-backups` for `rowlock.db`.
///
/// # Errors
/// Where the working directory is unknown.
pub fn default_backup_folder(database: &Path) -> io::Result<PathBuf> {
    let database = absolute(database)?;
    let database = database.canonicalize().unwrap_or(database);
    Ok(with_suffix(&database, "-backups"))
}

/// Creates a folder that only the owner of the database can read.
///
/// # Errors
/// Where it cannot be created.
pub fn create_backup_folder(folder: &Path, database: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(folder)?;
    give_to_owner_of(database, folder)
}
