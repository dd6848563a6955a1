//! The check of every page of a database: before a small one is opened, and in the background for a large one.

use std::fs;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tokio_util::sync::CancellationToken;

use super::slow::run_slowly;
use crate::store::error::StoreError;

/// The length in bytes up to which a file is small: the check takes 1 to 2 ms per MiB.
const SMALL_FILE: u64 = 16 << 20;

/// Whether every page of this file is checked before it is opened.
fn is_small(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() <= SMALL_FILE)
}

/// Checks every page of a small file.
///
/// Of a large file, checks what a write could damage further: its length, its schema, and the list of free pages. It
/// also reads the first row of every table. [`check_large`] checks the rest.
///
/// Returns the first error that SQLite reports.
pub(super) async fn check_before_open(
    path: &Path,
    connection: &mut SqliteConnection,
) -> Result<Option<String>, sqlx::Error> {
    if is_small(path) {
        return first_error("PRAGMA quick_check(1)", connection).await;
    }
    // A check of the schema alone includes the list of free pages (https://sqlite.org/pragma.html#pragma_integrity_check).
    let error = first_error("PRAGMA quick_check(sqlite_schema)", connection).await?;
    if error.is_some() {
        return Ok(error);
    }
    let tables: Vec<String> = sqlx::query_scalar(
        r#"SELECT format('SELECT 1 FROM "%w" NOT INDEXED LIMIT 1', name) FROM sqlite_schema WHERE type = 'table'"#,
    )
    .fetch_all(&mut *connection)
    .await?;
    for read in tables {
        sqlx::query(AssertSqlSafe(read))
            .fetch_optional(&mut *connection)
            .await?;
    }
    Ok(None)
}

/// Checks every page of a large file while it is open, unless it is cancelled; returns the first error of the file.
pub(in crate::store) async fn check_large(
    path: &Path,
    cancelled: CancellationToken,
) -> Option<String> {
    if is_small(path) {
        return None;
    }
    match check_slowly(path, cancelled.clone()).await {
        Ok(found) => found,
        Err(StoreError::Damaged(reason)) => Some(reason),
        Err(_) if cancelled.is_cancelled() => None,
        Err(error) => {
            tracing::warn!(%error, "the pages of the database were not checked");
            None
        }
    }
}

/// Runs the check in slices on a connection of its own.
async fn check_slowly(
    path: &Path,
    cancelled: CancellationToken,
) -> Result<Option<String>, StoreError> {
    let mut connection = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        // It is slow on purpose.
        .disable_statement_logging()
        .connect()
        .await?;
    run_slowly(&mut connection, cancelled).await?;
    let error = first_error("PRAGMA quick_check(1)", &mut connection).await;
    // Closing cannot fail in a way that matters: nothing was written.
    connection.close().await.ok();
    Ok(error?)
}

/// The first error that a check reports.
pub(super) async fn first_error(
    check: &'static str,
    connection: &mut SqliteConnection,
) -> Result<Option<String>, sqlx::Error> {
    let found: Vec<String> = sqlx::query_scalar(check).fetch_all(connection).await?;
    Ok(found.into_iter().find(|line| line != "ok"))
}
