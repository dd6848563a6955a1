//! Connections to either database.

use std::pin::Pin;

use super::{Dialect, Query, Row};

/// The result that a connection returns later.
pub(in crate::store) type Reply<'a, T> =
    Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'a>>;

/// A connection to a database.
pub(in crate::store) trait Connection: Send {
    fn dialect(&self) -> Dialect;

    /// Runs a statement; returns how many rows it changed.
    fn execute(&mut self, query: Query) -> Reply<'_, u64>;

    fn fetch_all(&mut self, query: Query) -> Reply<'_, Vec<Row>>;

    /// Runs statements without values that are not prepared.
    fn execute_raw(&mut self, sql: &'static str) -> Reply<'_, ()>;

    /// Closes the connection; one of a pool returns there.
    fn close(self: Box<Self>) -> Reply<'static, ()> {
        Box::pin(async { Ok(()) })
    }
}
