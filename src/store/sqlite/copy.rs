//! A whole copy of a database as it is at one instant, while others may write to it.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf, absolute};
use std::pin::pin;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::{Builder, NamedTempFile};
use tokio_util::sync::CancellationToken;

use super::database_file::OpenError;
use super::files::{self, MIN_FREE_BYTES};
use super::page_check::first_error;
use super::read_only::ReadOnly;
use super::slow::run_slowly;
use crate::store::error::StoreError;

/// Why a copy was not made; each message is a sentence for the operator. Nothing is left of the copy.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error(transparent)]
    Source(#[from] OpenError),
    #[error("{} exists already and was left as it is; please choose another name.", .0.display())]
    Exists(PathBuf),
    #[error(
        "The disk of {} has too little space: the copy needs {needed} MiB, and {free} MiB are free to use.",
        path.display()
    )]
    Full {
        path: PathBuf,
        /// The size of the database in MiB.
        needed: u64,
        /// The free space in MiB without the reserve.
        free: u64,
    },
    #[error("The copy {} cannot be written: {reason}.", path.display())]
    Target { path: PathBuf, reason: String },
    #[error("The copy was not finished, because the server was stopped.")]
    Cancelled,
}

impl CopyError {
    /// The error of a copy that cannot be written, for this reason.
    pub(crate) fn target(path: &Path, reason: &impl ToString) -> Self {
        let reason = reason.to_string();
        Self::Target {
            path: path.to_owned(),
            reason: reason.trim_end_matches('.').to_owned(),
        }
    }
}

/// How far a copy is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyStep {
    /// The database is read and the copy written.
    Copying {
        /// The length of the copy so far, in bytes.
        written: u64,
        /// The length that it will have at most, in bytes.
        all: u64,
    },
    /// The copy is whole and is checked.
    Checking,
}

/// Is called with each step of a copy, and several times while it is written.
pub type CopyProgress<'a> = dyn FnMut(CopyStep) + Send + 'a;

/// How much of the machine a copy may take.
pub(in crate::store) enum Pace<'a> {
    Full,
    /// As much as it can use, while someone waits for it.
    Watched(&'a mut CopyProgress<'a>),
    /// At most half a core, until it is cancelled.
    Slow(CancellationToken),
}

/// How often the length of a copy is read.
const WATCH_INTERVAL: Duration = Duration::from_millis(100);

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Copy {
    pub path: PathBuf,
    /// Its length in bytes.
    pub bytes: u64,
    /// The newest migration of the database, as a number that begins with its date.
    pub version: Option<i64>,
}

/// Copies a database to a new file that only its owner can read.
pub async fn copy_database(
    database: &Path,
    target: &Path,
    progress: &mut CopyProgress<'_>,
) -> Result<Copy, CopyError> {
    let path = new_path(target)?;
    let copy = copy_unnamed(database, &path, progress).await?;
    name(copy, path)
}

/// As [`copy_database`], for the process that has the database open.
///
/// `reserve` is the free space in bytes that the copy leaves.
///
/// SQLite's locks of a process end when it closes any descriptor of the file: nothing but SQLite may open it.
pub(in crate::store) async fn copy_own_database(
    database: &Path,
    target: &Path,
    reserve: u64,
    pace: Pace<'_>,
) -> Result<Copy, CopyError> {
    let path = new_path(target)?;
    let source = ReadOnly::of_own(database).await?;
    let copy = copy_and_close(source, &path, reserve, pace).await?;
    name(copy, path)
}

/// The path of a file that does not exist.
pub(super) fn new_path(target: &Path) -> Result<PathBuf, CopyError> {
    let path = absolute(target).map_err(|error| CopyError::target(target, &error))?;
    if path.symlink_metadata().is_ok() {
        return Err(CopyError::Exists(path));
    }
    Ok(path)
}

/// Gives a copy its name, unless a file has it meanwhile.
pub(super) fn name(copy: Unnamed, path: PathBuf) -> Result<Copy, CopyError> {
    let Unnamed { file, version } = copy;
    let bytes = file.as_file().metadata().map_or(0, |file| file.len());
    match file.persist_noclobber(&path) {
        Ok(_) => {}
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(CopyError::Exists(path));
        }
        Err(error) => return Err(CopyError::target(&path, &error.error)),
    }
    sync_folder_of(&path).map_err(|error| CopyError::target(&path, &error))?;
    Ok(Copy {
        path,
        bytes,
        version,
    })
}

/// A copy that is on disk under a temporary name, and is deleted when it is dropped.
pub(in crate::store) struct Unnamed {
    pub(in crate::store) file: NamedTempFile,
    pub(in crate::store) version: Option<i64>,
}

/// Copies a database to a temporary file next to this path, checks the copy and writes it to disk.
pub(in crate::store) async fn copy_unnamed(
    database: &Path,
    target: &Path,
    progress: &mut CopyProgress<'_>,
) -> Result<Unnamed, CopyError> {
    let source = ReadOnly::open(database).await?;
    copy_and_close(source, target, 0, Pace::Watched(progress)).await
}

async fn copy_and_close(
    mut source: ReadOnly,
    target: &Path,
    reserve: u64,
    pace: Pace<'_>,
) -> Result<Unnamed, CopyError> {
    let copied = copy_open(&mut source, target, reserve, pace).await;
    let version = source.version;
    source.close().await;
    Ok(Unnamed {
        file: copied?,
        version,
    })
}

async fn copy_open(
    source: &mut ReadOnly,
    target: &Path,
    reserve: u64,
    mut pace: Pace<'_>,
) -> Result<NamedTempFile, CopyError> {
    let unwritable = |error: io::Error| CopyError::target(target, &error);
    let needed = check_space(source, target, reserve).await?;
    let file = temporary_file(target).map_err(unwritable)?;
    let name = file
        .path()
        .to_str()
        .ok_or_else(|| CopyError::target(target, &"the name of its folder must be valid UTF-8"))?;
    let connection = &mut source.connection;
    let broken = |error: sqlx::Error| failure(error, &source.path, target);
    if let Pace::Slow(cancelled) = &pace {
        run_slowly(connection, cancelled.clone())
            .await
            .map_err(broken)?;
    }
    // One read transaction, which the writer does not wait for.
    let copied = sqlx::query("VACUUM INTO $1")
        .bind(name)
        .execute(&mut *connection);
    match &mut pace {
        Pace::Watched(progress) => {
            let copied = watch(copied, file.as_file(), needed, progress).await;
            copied.map_err(broken)?;
            progress(CopyStep::Checking);
        }
        Pace::Full | Pace::Slow(_) => {
            copied.await.map_err(broken)?;
        }
    }
    check_copy(file.path(), pace)
        .await
        .map_err(broken)?
        .map_or(Ok(()), |reason| {
            Err(OpenError::damaged(&source.path, reason))
        })?;
    file.as_file().sync_all().map_err(unwritable)?;
    Ok(file)
}

/// Reports the growth of a copy until it is written.
async fn watch<T>(
    copied: impl Future<Output = T>,
    copy: &File,
    all: u64,
    progress: &mut CopyProgress<'_>,
) -> T {
    let mut copied = pin!(copied);
    let mut ticks = tokio::time::interval(WATCH_INTERVAL);
    loop {
        tokio::select! {
            biased;
            _ = ticks.tick() => {
                let written = copy.metadata().map_or(0, |file| file.len()).min(all);
                progress(CopyStep::Copying { written, all });
            }
            done = &mut copied => return done,
        }
    }
}

/// Checks that the copy fits on the disk, as a full disk would stop the games; returns its length in bytes at most.
async fn check_space(source: &mut ReadOnly, target: &Path, reserve: u64) -> Result<u64, CopyError> {
    let size: i64 = sqlx::query_scalar(
        "SELECT (page_count - freelist_count) * page_size \
         FROM pragma_page_count, pragma_freelist_count, pragma_page_size",
    )
    .fetch_one(&mut source.connection)
    .await
    .map_err(|error| failure(error, &source.path, target))?;
    let needed = size.unsigned_abs();
    match files::free_bytes(target.parent().unwrap_or(target)) {
        Some(free) if free < needed + reserve.max(MIN_FREE_BYTES) => Err(CopyError::Full {
            path: target.to_owned(),
            needed: needed.div_ceil(1 << 20),
            free: free.saturating_sub(reserve) >> 20,
        }),
        Some(_) | None => Ok(needed),
    }
}

/// An empty file that only its owner can read, in the folder of the target.
pub(super) fn temporary_file(target: &Path) -> io::Result<NamedTempFile> {
    let folder = target.parent().unwrap_or(target);
    let prefix = temporary_prefix(target);
    Builder::new().prefix(&prefix).tempfile_in(folder)
}

/// The part of a copy's temporary name between the name of the copy and random letters.
pub(super) const COPY: &str = "-copy-";

/// How the temporary names of a copy to this file begin.
pub(super) fn temporary_prefix(target: &Path) -> String {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    format!(".{name}{COPY}")
}

/// Checks every page, index and constraint of a copy; returns the first error.
pub(super) async fn check_copy(copy: &Path, pace: Pace<'_>) -> Result<Option<String>, sqlx::Error> {
    let mut connection = SqliteConnectOptions::new()
        .filename(copy)
        .read_only(true)
        .immutable(true)
        .disable_statement_logging()
        .connect()
        .await?;
    if let Pace::Slow(cancelled) = pace {
        run_slowly(&mut connection, cancelled).await?;
    }
    let found = first_error("PRAGMA integrity_check(1)", &mut connection).await;
    // Closing cannot fail in a way that matters: nothing was written.
    connection.close().await.ok();
    found
}

/// Whether the source, the copy, or a cancellation is the reason.
fn failure(error: sqlx::Error, source: &Path, target: &Path) -> CopyError {
    if let sqlx::Error::Database(database) = &error
        && database.code().is_some_and(|code| code == INTERRUPTED)
    {
        return CopyError::Cancelled;
    }
    match StoreError::from(error) {
        StoreError::Damaged(reason) => OpenError::damaged(source, reason).into(),
        StoreError::Full => CopyError::target(target, &"the disk is full"),
        other => CopyError::target(target, &other),
    }
}

/// `SQLITE_INTERRUPT` (<https://sqlite.org/rescode.html#interrupt>).
const INTERRUPTED: &str = "9";

/// Writes the names in the folder of this file to disk.
pub(in crate::store) fn sync_folder_of(file: &Path) -> io::Result<()> {
    let folder = file.parent().unwrap_or(file);
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
