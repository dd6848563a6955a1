//! Classification of SQLite's errors.

use sqlx::error::{DatabaseError, ErrorKind};

use crate::store::error::StoreError;

/// The message of the trigger that refuses a move under a key of another request.
const KEY_USED: &str = "the idempotency key was used";

/// Classifies by the primary result code, which is the low byte of the extended one
/// (<https://sqlite.org/rescode.html>).
pub(in crate::store) fn of_sqlite(error: &dyn DatabaseError, reason: String) -> StoreError {
    if error.kind() == ErrorKind::UniqueViolation || error.message() == KEY_USED {
        return StoreError::Conflict;
    }
    if error.kind() == ErrorKind::ForeignKeyViolation {
        return StoreError::Gone;
    }
    let code: i32 = error
        .code()
        .and_then(|code| code.parse().ok())
        .unwrap_or_default();
    match code & 0xff {
        // SQLITE_CORRUPT, SQLITE_NOTADB.
        11 | 26 => StoreError::Damaged(reason),
        // SQLITE_FULL.
        13 => StoreError::Full,
        // SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_MISUSE, SQLITE_RANGE.
        1 | 18..=21 | 25 => StoreError::Refused(reason),
        _ => StoreError::Unavailable(reason),
    }
}
