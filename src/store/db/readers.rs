//! The pool of connections that read.

use sqlx::pool::PoolConnection;
use sqlx::{PgConnection, PgPool, Postgres};
use sqlx::{Sqlite, SqliteConnection, SqlitePool, Transaction};

use super::connection::{Connection, Reply};
use super::{Dialect, Query, Row};

/// How a transaction on PostgreSQL begins that sees the database as it is at its first statement.
const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The pool of connections that read.
#[derive(Clone)]
pub(in crate::store) enum Readers {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

impl Readers {
    pub(in crate::store) fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) => Dialect::Sqlite,
            Self::Postgres(_) => Dialect::Postgres,
        }
    }

    pub(in crate::store) fn acquire(&self) -> Reply<'_, Reader> {
        match self {
            Self::Sqlite(pool) => Box::pin(async { pool.acquire().await.map(Reader::Sqlite) }),
            Self::Postgres(pool) => Box::pin(async { pool.acquire().await.map(Reader::Postgres) }),
        }
    }

    /// A connection in a transaction, which sees the database as it is at its first statement.
    pub(in crate::store) fn begin(&self) -> Reply<'_, Reader> {
        match self {
            Self::Sqlite(pool) => {
                Box::pin(async { pool.begin().await.map(Reader::SqliteTransaction) })
            }
            Self::Postgres(pool) => Box::pin(async {
                let begun = pool.begin_with(BEGIN_SNAPSHOT).await;
                begun.map(Reader::PostgresTransaction)
            }),
        }
    }

    pub(in crate::store) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

/// A connection of the pool; it returns there when it is dropped.
pub(in crate::store) enum Reader {
    Sqlite(PoolConnection<Sqlite>),
    SqliteTransaction(Transaction<'static, Sqlite>),
    Postgres(PoolConnection<Postgres>),
    /// To PostgreSQL, in a transaction.
    PostgresTransaction(Transaction<'static, Postgres>),
}

impl Reader {
    fn connection(&mut self) -> &mut dyn Connection {
        match self {
            Self::Sqlite(connection) => {
                let connection: &mut SqliteConnection = connection;
                connection
            }
            Self::SqliteTransaction(transaction) => {
                let connection: &mut SqliteConnection = transaction;
                connection
            }
            Self::Postgres(connection) => {
                let connection: &mut PgConnection = connection;
                connection
            }
            Self::PostgresTransaction(transaction) => {
                let connection: &mut PgConnection = transaction;
                connection
            }
        }
    }
}

impl Connection for Reader {
    fn dialect(&self) -> Dialect {
        match self {
            Self::Sqlite(_) | Self::SqliteTransaction(_) => Dialect::Sqlite,
            Self::Postgres(_) | Self::PostgresTransaction(_) => Dialect::Postgres,
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
