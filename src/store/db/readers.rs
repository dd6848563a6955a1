//! The pool of connections that read.

use sqlx::pool::PoolConnection;
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};

use super::connection::{Connection, Reply};
use super::{Dialect, Query, Row};

/// The pool of connections that read.
#[derive(Clone)]
pub(in crate::store) enum Readers {
    /// Of SQLite.
    Sqlite(SqlitePool),
}

impl Readers {
    /// The SQL that they take.
    pub(in crate::store) fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) => Dialect::Sqlite,
        }
    }

    /// A connection of the pool.
    pub(in crate::store) async fn acquire(&self) -> Result<Reader, sqlx::Error> {
        match self {
            Self::Sqlite(pool) => pool.acquire().await.map(Reader::Sqlite),
        }
    }

    /// A connection in a transaction, which sees the database as it is at its first statement.
    pub(in crate::store) async fn begin(&self) -> Result<Reader, sqlx::Error> {
        match self {
            Self::Sqlite(pool) => pool.begin().await.map(Reader::SqliteTransaction),
        }
    }

    /// Closes all connections.
    pub(in crate::store) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
        }
    }
}

/// A connection of the pool; it returns there when it is dropped.
pub(in crate::store) enum Reader {
    /// To SQLite.
    Sqlite(PoolConnection<Sqlite>),
    /// To SQLite, in a transaction.
    SqliteTransaction(Transaction<'static, Sqlite>),
}

impl Reader {
    fn connection(&mut self) -> &mut dyn Connection {
        let connection: &mut SqliteConnection = match self {
            Self::Sqlite(connection) => connection,
            Self::SqliteTransaction(transaction) => transaction,
        };
        connection
    }
}

impl Connection for Reader {
    fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) | Self::SqliteTransaction(_) => Dialect::Sqlite,
        }
    }

    fn execute(&mut self, query: Query) -> Reply<'_, u64> {
        self.connection().execute(query)
    }

    fn fetch_all(&mut self, query: Query) -> Reply<'_, Vec<Row>> {
        self.connection().fetch_all(query)
    }

    fn execute_raw(&mut self, sql: &'static str) -> Reply<'_, ()> {
        self.connection().execute_raw(sql)
    }
}
