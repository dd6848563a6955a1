//! The check of the pages of a database before it is opened.

use std::fs;
use std::path::Path;

use sqlx::{AssertSqlSafe, SqliteConnection};

/// The length in bytes up to which a file is small: the check takes 1 to 2 ms per MiB.
const SMALL_FILE: u64 = 16 << 20;

/// Whether every page of this file is checked before it is opened.
fn is_small(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.len() <= SMALL_FILE)
}

/// Checks every page of a small file.
///
/// Of a large file, checks what a write could damage further: its length, its schema, and the list of free pages. It
/// also reads the first row of every table. The daily backup reads all pages.
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

/// The first error that a check reports.
pub(super) async fn first_error(
    check: &'static str,
    connection: &mut SqliteConnection,
) -> Result<Option<String>, sqlx::Error> {
    let found: Vec<String> = sqlx::query_scalar(check).fetch_all(connection).await?;
    Ok(found.into_iter().find(|line| line != "ok"))
}
