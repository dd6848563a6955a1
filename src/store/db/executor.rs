//! Running statements on a connection, or on the database, which takes one of its reading connections.

use std::sync::Arc;

use super::{Column, Connection, Database, Query, Row};
use crate::store::error::StoreError;

impl Query {
    /// Runs the statement; returns how many rows it changed.
    pub(in crate::store) async fn execute(self, on: impl Executor) -> Result<u64, StoreError> {
        Ok(on.execute(self).await?)
    }

    /// Runs the statement, however many rows it changes.
    pub(in crate::store) async fn run(self, on: impl Executor) -> Result<(), StoreError> {
        on.execute(self).await?;
        Ok(())
    }

    /// Runs the statement; a conflict if it changes no row, because another request was faster.
    pub(in crate::store) async fn run_or_conflict(
        self,
        on: impl Executor,
    ) -> Result<(), StoreError> {
        match on.execute(self).await? {
            0 => Err(StoreError::Conflict),
            _ => Ok(()),
        }
    }

    pub(in crate::store) async fn fetch_all(
        self,
        on: impl Executor,
    ) -> Result<Vec<Row>, StoreError> {
        Ok(on.fetch_all(self).await?)
    }

    /// Reads each row.
    pub(in crate::store) async fn read_all<T, C: FromIterator<T>>(
        self,
        on: impl Executor,
        read: impl FnMut(&Row) -> Result<T, StoreError>,
    ) -> Result<C, StoreError> {
        on.fetch_all(self).await?.iter().map(read).collect()
    }

    /// Reads the first row of a statement that returns at most one.
    pub(in crate::store) async fn read_optional<T>(
        self,
        on: impl Executor,
        read: impl FnOnce(&Row) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        let row = self.fetch_optional(on).await?;
        row.as_ref().map(read).transpose()
    }

    /// The first row of a statement that returns at most one.
    pub(in crate::store) async fn fetch_optional(
        self,
        on: impl Executor,
    ) -> Result<Option<Row>, StoreError> {
        Ok(on.fetch_all(self).await?.into_iter().next())
    }

    /// The row of a statement that returns exactly one.
    pub(in crate::store) async fn fetch_one(self, on: impl Executor) -> Result<Row, StoreError> {
        let row = self.fetch_optional(on).await?;
        Ok(row.ok_or(sqlx::Error::RowNotFound)?)
    }

    /// The first column of the row of a statement that returns exactly one.
    pub(in crate::store) async fn fetch_scalar<T>(self, on: impl Executor) -> Result<T, StoreError>
    where
        T: for<'r> Column<'r>,
    {
        Ok(self.fetch_one(on).await?.try_get(0)?)
    }
}

/// Runs statements: a connection, or the database, which takes one of its reading connections.
pub(in crate::store) trait Executor: Send {
    /// Runs a statement; returns how many rows it changed.
    fn execute(self, query: Query) -> impl Future<Output = Result<u64, sqlx::Error>> + Send;

    fn fetch_all(self, query: Query) -> impl Future<Output = Result<Vec<Row>, sqlx::Error>> + Send;
}

impl<C: Connection + ?Sized> Executor for &mut C {
    async fn execute(self, query: Query) -> Result<u64, sqlx::Error> {
        Connection::execute(self, query).await
    }

    async fn fetch_all(self, query: Query) -> Result<Vec<Row>, sqlx::Error> {
        Connection::fetch_all(self, query).await
    }
}

impl Executor for &Arc<dyn Database + '_> {
    async fn execute(self, query: Query) -> Result<u64, sqlx::Error> {
        self.acquire().await?.execute(query).await
    }

    async fn fetch_all(self, query: Query) -> Result<Vec<Row>, sqlx::Error> {
        self.acquire().await?.fetch_all(query).await
    }
}
