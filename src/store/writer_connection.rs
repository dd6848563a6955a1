//! The connection that writes, whatever the database.

use super::postgres::PostgresWriter;
use super::sqlite::SqliteWriter;
use super::{StoreError, WriteBatch};

/// The connection that writes.
pub(super) enum WriterConnection {
    /// To a SQLite file.
    Sqlite(Box<SqliteWriter>),
    /// To PostgreSQL.
    Postgres(Box<PostgresWriter>),
}

impl WriterConnection {
    /// Writes changes in one transaction, each wholly or not at all.
    pub(super) async fn write(&mut self, changes: &[WriteBatch]) -> Vec<Result<(), StoreError>> {
        match self {
            Self::Sqlite(writer) => writer.write(changes).await,
            Self::Postgres(writer) => writer.write(changes).await,
        }
    }

    /// Checks that a transaction can begin; after a failed write, that writing works.
    ///
    /// # Errors
    /// [`StoreError`] if not.
    pub(super) async fn ping(&mut self, is_failing: bool) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(writer) => writer.ping(is_failing).await,
            Self::Postgres(writer) => writer.ping().await,
        }
    }

    /// Erases what was deleted, where the database leaves it in its files and this can be prevented.
    pub(super) fn erase(&mut self) {
        match self {
            Self::Sqlite(writer) => writer.erase(),
            Self::Postgres(_) => {}
        }
    }

    /// Waits until [`WriterConnection::maintain`] has something to do.
    pub(super) async fn is_maintenance_due(&self) {
        match self {
            Self::Sqlite(writer) => writer.is_truncation_due().await,
            Self::Postgres(_) => std::future::pending().await,
        }
    }

    /// Does what is due after a transaction.
    pub(super) async fn maintain(&mut self) {
        match self {
            Self::Sqlite(writer) => writer.maintain().await,
            Self::Postgres(_) => {}
        }
    }

    /// Closes the connection.
    pub(super) async fn close(self) {
        match self {
            Self::Sqlite(writer) => writer.close().await,
            Self::Postgres(writer) => writer.close().await,
        }
    }
}
