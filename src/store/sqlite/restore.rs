//! Replaces a database with a backup, as a whole or not at all.
//!
//! One rename replaces the file. Before it, the log of the old database is brought into its file, so that a process
//! that is killed leaves either the old database or the new one, and never a new file next to an old log.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf, absolute};

use chrono::{DateTime, Utc};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use super::BUSY_TIMEOUT;
use super::copy::{
    CopyError, CopyProgress, Unnamed, copy_unnamed, sync_folder_of, temporary_prefix,
};
use super::database_file::{OpenError, check_content, has_wal, open_or_create, with_suffix};
use super::owner::give_to_owner_of;
use super::wal::Wal;
use super::wal_check::{self, FileHeader};
use crate::store::error::StoreError;

/// Why a backup was not restored; each message is a sentence for the operator. The database is as it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    #[error(
        "The database {} is in use; please stop the server first. Nothing was changed.",
        .0.display()
    )]
    InUse(PathBuf),
    #[error("{} Nothing was changed.", about_backup(.0))]
    Copy(#[from] CopyError),
    #[error(
        "The database {} cannot be replaced: {reason}. It was left as it is.",
        path.display()
    )]
    Unusable { path: PathBuf, reason: String },
}

/// The sentence of an error in copying from a backup.
fn about_backup(error: &CopyError) -> String {
    let CopyError::Source(source) = error else {
        return error.to_string();
    };
    match source {
        OpenError::Missing(path) => format!("There is no backup {}.", path.display()),
        OpenError::NotOurs(path) => {
            format!("{} is not a backup of a Rowlock database.", path.display())
        }
        OpenError::Newer(path) => format!(
            "The backup {} was made by a newer version of Rowlock; please update first.",
            path.display()
        ),
        OpenError::Damaged { path, reason } => format!(
            "The backup {} is damaged ({reason}); please restore another one.",
            path.display()
        ),
        other => other.to_string(),
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The database, without symbolic links.
    pub database: PathBuf,
    /// Where the earlier database is now, if there was one.
    pub before: Option<PathBuf>,
}

/// Checks a backup and replaces the database with a copy of it; `at` names the earlier database.
/// If it fails, the database is as it was.
pub async fn restore_database(
    backup: &Path,
    database: &Path,
    at: DateTime<Utc>,
    progress: &mut CopyProgress<'_>,
) -> Result<Restored, RestoreError> {
    let unusable = |error: io::Error| unusable(database, &error);
    let path = resolved(database).map_err(unusable)?;
    if path.metadata().is_ok_and(|found| !found.is_file()) {
        return Err(unusable(io::Error::other("it is not a file")));
    }
    let lock = lock_of_server(&path, database)?;
    let copy = copy_unnamed(backup, &path, progress).await?;
    check_version(&copy, backup)?;
    let _locks = lock_all(&path, database, lock)?;
    let exists = path.exists();
    let owner = if exists { &path } else { folder_of(&path) };
    give_to_owner_of(owner, copy.file.path()).map_err(unusable)?;
    copy.file.as_file().sync_all().map_err(unusable)?;
    if exists {
        bring_in_log(&path)
            .await
            .map_err(|error| RestoreError::Unusable {
                path: database.to_owned(),
                reason: error.to_string(),
            })?;
    }
    let before = replace(&path, copy, at).map_err(unusable)?;
    Ok(Restored {
        database: path,
        before,
    })
}

fn unusable(database: &Path, error: &io::Error) -> RestoreError {
    RestoreError::Unusable {
        path: database.to_owned(),
        reason: error.to_string(),
    }
}

/// The path without symbolic links; the file may be missing, its folder may not.
fn resolved(database: &Path) -> io::Result<PathBuf> {
    let path = absolute(database)?;
    match fs::canonicalize(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let folder = fs::canonicalize(folder_of(&path))?;
            Ok(path
                .file_name()
                .map_or(folder.clone(), |name| folder.join(name)))
        }
        found => found,
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(path)
}

/// Locks the lock file of a server if there is one, before the backup is copied.
fn lock_of_server(path: &Path, shown: &Path) -> Result<Option<File>, RestoreError> {
    let lock = OpenOptions::new()
        .append(true)
        .open(with_suffix(path, ".lock"));
    match lock {
        Ok(file) => locked(file, shown).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unusable(shown, &error)),
    }
}

/// Locks the lock file and the database, as a server does.
fn lock_all(
    path: &Path,
    shown: &Path,
    lock: Option<File>,
) -> Result<(File, Option<File>), RestoreError> {
    let unusable = |error: io::Error| unusable(shown, &error);
    let lock = match lock {
        Some(lock) => lock,
        None => {
            let name = with_suffix(path, ".lock");
            let file = open_or_create(&name).map_err(unusable)?;
            let owner = if path.exists() { path } else { folder_of(path) };
            give_to_owner_of(owner, &name).map_err(unusable)?;
            locked(file, shown)?
        }
    };
    let database = match OpenOptions::new().append(true).open(path) {
        // On other systems this lock would interfere with SQLite's.
        Ok(file) if cfg!(target_os = "linux") => Some(locked(file, shown)?),
        Ok(file) => Some(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(unusable(error)),
    };
    Ok((lock, database))
}

fn locked(file: File, shown: &Path) -> Result<File, RestoreError> {
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(RestoreError::InUse(shown.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(shown, &error)),
    }
}

fn check_version(copy: &Unnamed, backup: &Path) -> Result<(), CopyError> {
    match copy.version {
        None => Err(OpenError::NotOurs(backup.to_owned()).into()),
        version => Ok(OpenError::check_version(backup, version)?),
    }
}

/// Brings the log of a database into its file. A damaged database, or one next to the log of another, stays as it is.
async fn bring_in_log(path: &Path) -> Result<(), StoreError> {
    let is_readable = matches!(wal_check::header(path), Ok(FileHeader::Sqlite))
        && wal_check::belongs_to(&with_suffix(path, "-wal"), path).unwrap_or(false);
    if !has_wal(path) || !is_readable {
        return Ok(());
    }
    let is_intact = matches!(
        check_content(path).await,
        Ok(()) | Err(OpenError::Newer(_) | OpenError::Unreleased(_))
    );
    if !is_intact {
        return Ok(());
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(BUSY_TIMEOUT)
        .pragma("wal_autocheckpoint", "0");
    let mut connection = options.clone().connect().await?;
    let opened = Wal::open(options, &mut connection).await;
    // The last connection deletes the log.
    connection.close().await?;
    opened?.close().await;
    Ok(())
}

/// Gives the earlier files other names, and the copy the name of the database.
fn replace(path: &Path, copy: Unnamed, at: DateTime<Utc>) -> io::Result<Option<PathBuf>> {
    let has_content = fs::metadata(path).is_ok_and(|file| file.len() > 0) || has_wal(path);
    let before = has_content.then(|| free_name(path, at));
    if let Some(before) = &before {
        for suffix in ["-shm", "-wal", ""] {
            link(&with_suffix(path, suffix), &with_suffix(before, suffix))?;
        }
        sync_folder_of(path)?;
    }
    // A log is here only if the database is damaged: an intact one has it in its file.
    for suffix in ["-shm", "-wal"] {
        remove(&with_suffix(path, suffix))?;
    }
    sync_folder_of(path)?;
    copy.file.persist(path).map_err(|error| error.error)?;
    sync_folder_of(path)?;
    remove_leftovers(path);
    Ok(before)
}

/// A name for the earlier database that no file has.
fn free_name(path: &Path, at: DateTime<Utc>) -> PathBuf {
    let first = with_suffix(
        path,
        &format!(".before-restore-{}", at.format("%Y%m%dT%H%M%SZ")),
    );
    let mut name = first.clone();
    let mut number = 2;
    while name.symlink_metadata().is_ok() {
        name = with_suffix(&first, &format!("-{number}"));
        number += 1;
    }
    name
}

/// Gives a file a second name; on a disk without hard links, copies it. A missing file has none.
fn link(file: &Path, name: &Path) -> io::Result<()> {
    if !file.exists() || fs::hard_link(file, name).is_ok() {
        return Ok(());
    }
    fs::copy(file, name)?;
    give_to_owner_of(file, name)?;
    File::open(name)?.sync_all()
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}

/// Removes the copies of restores that were killed.
fn remove_leftovers(path: &Path) {
    let prefix = temporary_prefix(path);
    let Ok(files) = fs::read_dir(folder_of(path)) else {
        return;
    };
    for file in files.flatten() {
        if file.file_name().to_string_lossy().starts_with(&prefix)
            && let Err(error) = fs::remove_file(file.path())
        {
            tracing::warn!(%error, "a copy that was not finished could not be removed");
        }
    }
}
