//! Errors of the store, and what those of the databases are for it.

use sqlx::error::DatabaseError;

use crate::store::postgres::of_postgres;
use crate::store::sqlite::error::of_sqlite;

/// An error of the store; nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A unique value is taken: an event's sequence number, an idempotency key, a code.
    #[error("it is there already")]
    Conflict,
    /// What the change relies on has changed: a player was renamed, merged or deleted meanwhile, a group got boards.
    #[error("what the change relies on has changed")]
    Stale,
    /// What the change refers to was deleted meanwhile: its game, group or player.
    #[error("what the change refers to was deleted")]
    Gone,
    /// A member has added the most players to a group.
    #[error("a member has added the most players")]
    ShareUsed,
    /// Another transaction came first; the same change can be written again.
    #[error("another change came first")]
    Contended,
    /// The disk is full.
    #[error("the storage is full")]
    Full,
    /// The database cannot be used now.
    #[error("the storage does not respond: {0}")]
    Unavailable(String),
    /// The stored data is invalid.
    #[error("the storage holds what cannot be read: {0}")]
    Damaged(String),
    /// A file of the database was moved or deleted while it was open.
    #[error("{0} is not where it was")]
    Moved(String),
    /// A constraint or the statement itself is violated; a retry does not help.
    #[error("the storage refuses it: {0}")]
    Refused(String),
}

impl StoreError {
    /// Whether another request was faster: this one can be retried on what is stored now.
    #[must_use]
    pub fn is_contention(&self) -> bool {
        match self {
            Self::Conflict | Self::Stale | Self::Gone | Self::Contended => true,
            Self::ShareUsed
            | Self::Full
            | Self::Unavailable(_)
            | Self::Damaged(_)
            | Self::Moved(_)
            | Self::Refused(_) => false,
        }
    }
}

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

/// The error for a request to a writer that has ended.
pub(super) fn writer_stopped() -> StoreError {
    StoreError::Unavailable("the writer has stopped".to_owned())
}
