//! Classification of PostgreSQL's errors.

use sqlx::postgres::PgDatabaseError;

use crate::store::error::StoreError;

/// Classifies by the SQLSTATE (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).
pub(in crate::store) fn of_postgres(error: &PgDatabaseError, reason: String) -> StoreError {
    match error.code() {
        // unique_violation.
        "23505" => StoreError::Conflict,
        // foreign_key_violation.
        "23503" => StoreError::Gone,
        // serialization_failure, deadlock_detected.
        "40001" | "40P01" => StoreError::Contended,
        // disk_full.
        "53100" => StoreError::Full,
        // data_corrupted, index_corrupted.
        "XX001" | "XX002" => StoreError::Damaged(reason),
        // query_canceled by a timeout, read_only_sql_transaction of a standby; insufficient_privilege and undefined_table,
        // which an operator can correct.
        "57014" | "25006" | "42501" | "42P01" => StoreError::Unavailable(reason),
        // The classes of data exceptions, integrity constraints, and syntax errors.
        code if ["22", "23", "42"]
            .iter()
            .any(|class| code.starts_with(class)) =>
        {
            StoreError::Refused(reason)
        }
        _ => StoreError::Unavailable(reason),
    }
}
