//! The connection that writes, whatever the database.

use crate::store::changes::change::Change;
use crate::store::error::StoreError;
use crate::store::postgres::PostgresWriter;
use crate::store::sqlite::SqliteWriter;

pub(in crate::store) enum WriterConnection {
    Sqlite(Box<SqliteWriter>),
    Postgres(Box<PostgresWriter>),
}

impl WriterConnection {
    /// Writes batches in one transaction, each wholly or not at all.
    pub(in crate::store) async fn write(
        &mut self,
        batches: &[Vec<Change>],
    ) -> Vec<Result<(), StoreError>> {
        match self {
            Self::Sqlite(writer) => writer.write(batches).await,
            Self::Postgres(writer) => writer.write(batches).await,
        }
    }

    /// Checks that a transaction can begin; after a failed write, that writing works.
    pub(in crate::store) async fn ping(&mut self, is_failing: bool) -> Result<(), StoreError> {
        match self {
            Self::Sqlite(writer) => writer.ping(is_failing).await,
            Self::Postgres(writer) => writer.ping().await,
        }
    }

    /// Erases what was deleted, where the database leaves it in its files and this can be prevented.
    pub(in crate::store) fn erase(&mut self) {
        match self {
            Self::Sqlite(writer) => writer.erase(),
            Self::Postgres(_) => {}
        }
    }

    /// Waits until [`WriterConnection::maintain`] has something to do.
    pub(in crate::store) async fn is_maintenance_due(&self) {
        match self {
            Self::Sqlite(writer) => writer.is_truncation_due().await,
            Self::Postgres(_) => std::future::pending().await,
        }
    }

    /// Does what is due after a transaction.
    pub(in crate::store) async fn maintain(&mut self) {
        match self {
            Self::Sqlite(writer) => writer.maintain().await,
            Self::Postgres(_) => {}
        }
    }

    pub(in crate::store) async fn close(self) {
        match self {
            Self::Sqlite(writer) => writer.close().await,
            Self::Postgres(writer) => writer.close().await,
        }
    }
}
