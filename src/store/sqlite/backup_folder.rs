//! The folder of backups: the names in it.

use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf, absolute};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};

use super::copy::COPY;
use super::database_file::with_suffix;
use super::owner::give_to_owner_of;

/// How the names of the server's own backups begin; only these are ever deleted.
const AUTOMATIC: &str = "automatic-";

/// The time in the name of a backup, in UTC.
const TIME: &str = "%Y%m%dT%H%M%SZ";

/// The time after which the newest backup is old: a day, or an hour less, as it is compared with the time every hour.
const MAX_AGE: TimeDelta = TimeDelta::hours(23);

/// What a backup in the folder was made for, with what else is in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupKind {
    /// A command asked for it at this time.
    Manual(DateTime<Utc>),
    /// The server makes one every day; this was its time.
    Automatic(DateTime<Utc>),
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
    pub fn file_name(self) -> String {
        match self {
            Self::Manual(at) => format!("manual-{}.db", at.format(TIME)),
            Self::Automatic(at) => format!("{AUTOMATIC}{}.db", at.format(TIME)),
            Self::BeforeMigration { version, number: 1 } => {
                format!("before-migration-from-{version}.db")
            }
            Self::BeforeMigration { version, number } => {
                format!("before-migration-from-{version}-{number}.db")
            }
        }
    }
}

/// The folder of backups of a database, next to it: `rowlock.db-backups` for `rowlock.db`.
pub fn default_backup_folder(database: &Path) -> io::Result<PathBuf> {
    let database = absolute(database)?;
    let database = database.canonicalize().unwrap_or(database);
    Ok(with_suffix(&database, "-backups"))
}

/// Creates a folder that only the owner of the database can read.
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

/// Checks that a folder can be written, or that it can be created where it is missing; changes nothing.
pub fn check_backup_folder(folder: &Path) -> io::Result<()> {
    let folder = absolute(folder)?;
    let used = match folder.parent() {
        Some(parent) if !folder.exists() => parent,
        Some(_) | None => &folder,
    };
    fs::read_dir(used)?;
    #[cfg(unix)]
    {
        use rustix::fs::{Access, access};
        access(used, Access::WRITE_OK | Access::EXEC_OK)?;
    }
    Ok(())
}

/// How the names of all backups in the folder begin.
const BACKUPS: [&str; 3] = [AUTOMATIC, "manual-", "before-migration-from-"];

/// The suffix of the name of a database that a backup has replaced.
const REPLACED: &str = ".before-restore-";

/// Deletes the backups of a database in this folder, and the databases that backups have replaced, but for one file;
/// returns how many files that were.
pub fn delete_backups(folder: &Path, database: &Path, but: &Path) -> io::Result<usize> {
    let but = but.canonicalize()?;
    let database = database.canonicalize()?;
    let replaced = format!("{}{REPLACED}", file_name(&database));
    let is_backup = |name: &str| {
        let begins = BACKUPS.iter().any(|begin| name.starts_with(begin));
        begins && name.ends_with(".db")
    };
    let mut deleted = delete_files(folder, &but, is_backup)?;
    if let Some(parent) = database.parent() {
        deleted += delete_files(parent, &but, |name| name.starts_with(&replaced))?;
    }
    Ok(deleted)
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Deletes the files of these names in a folder, which may be missing, but for one file.
fn delete_files(folder: &Path, but: &Path, is_wanted: impl Fn(&str) -> bool) -> io::Result<usize> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    let mut deleted = 0;
    for entry in entries {
        let path = entry?.path();
        if path.is_file() && is_wanted(&file_name(&path)) && path.canonicalize()? != but {
            fs::remove_file(path)?;
            deleted += 1;
        }
    }
    Ok(deleted)
}

/// The backups that the server has made itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AutomaticBackups {
    /// Their times and files, the oldest first.
    files: Vec<(DateTime<Utc>, PathBuf)>,
}

impl AutomaticBackups {
    /// Lists the backups in a folder; a missing folder has none.
    pub fn list(folder: &Path) -> io::Result<Self> {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(error),
        };
        let mut files = Vec::new();
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name();
            let at = name.to_str().and_then(time_in_name);
            if let Some(at) = at.filter(|_| entry.path().is_file()) {
                files.push((at, entry.path()));
            }
        }
        files.sort();
        Ok(Self { files })
    }

    /// The time of the newest backup up to this time: later ones were made while the clock was wrong.
    pub fn newest(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.up_to(now).last().map(|(at, _)| *at)
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.files.len()
    }

    /// Whether the newest backup is a day old.
    pub fn is_due(&self, now: DateTime<Utc>) -> bool {
        self.newest(now)
            .is_none_or(|newest| now - newest >= MAX_AGE)
    }

    /// Deletes the oldest backups up to this time, beyond so many.
    ///
    /// Backups of a later time stay: the clock may be wrong now.
    pub fn delete_oldest(&self, number: usize, now: DateTime<Utc>) -> io::Result<()> {
        let files = self.up_to(now);
        for (_, file) in &files[..files.len().saturating_sub(number)] {
            fs::remove_file(file)?;
        }
        Ok(())
    }

    fn up_to(&self, now: DateTime<Utc>) -> &[(DateTime<Utc>, PathBuf)] {
        &self.files[..self.files.partition_point(|(at, _)| *at <= now)]
    }
}

/// The time in the name of an automatic backup; `None` for any other name.
fn time_in_name(name: &str) -> Option<DateTime<Utc>> {
    let time = name.strip_prefix(AUTOMATIC)?.strip_suffix(".db")?;
    let at = NaiveDateTime::parse_from_str(time, TIME).ok()?.and_utc();
    (BackupKind::Automatic(at).file_name() == name).then_some(at)
}

/// Deletes the copies of automatic backups that were not finished, as after a power cut.
pub(super) fn delete_unfinished(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let target = name.to_str().and_then(|name| name.strip_prefix('.'));
        let target = target.and_then(|name| name.rsplit_once(COPY));
        if target.is_some_and(|(target, _)| time_in_name(target).is_some()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
