//! Errors of the databases, classified.

use sqlx::error::DatabaseError;

use crate::store::error::StoreError;
use crate::store::postgres::of_postgres;
use crate::store::sqlite::error::of_sqlite;

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let reason = error.to_string();
        match error {
            sqlx::Error::Database(database) => of_database(database.as_ref(), reason),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Self::Damaged(reason),
            sqlx::Error::ColumnNotFound(_)
            | sqlx::Error::ColumnIndexOutOfBounds { .. }
            | sqlx::Error::TypeNotFound { .. }
            | sqlx::Error::Encode(_)
            | sqlx::Error::RowNotFound => Self::Refused(reason),
            // The enum is not exhaustive; the other errors concern the database and its connections.
            _ => Self::Unavailable(reason),
        }
    }
}

fn of_database(error: &dyn DatabaseError, reason: String) -> StoreError {
    if let Some(error) = error.try_downcast_ref() {
        return of_postgres(error, reason);
    }
    of_sqlite(error, reason)
}
