//! The connections of sqlx's drivers.

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnection, Postgres};
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::{Arguments, AssertSqlSafe, Transaction};

use super::connection::{Connection, Reply};
use super::{Dialect, Query, Row, Value};

/// Implements [`Connection`] for the connections of a driver: the bounds of an implementation that is generic over
/// drivers would be longer.
macro_rules! implement_connection {
    ($driver:ident, $prepare:ident, $arguments:ty, $connection:ty) => {
        impl Query {
            fn $prepare(
                self,
            ) -> Result<sqlx::query::Query<'static, $driver, $arguments>, sqlx::Error> {
                let mut arguments = <$arguments>::default();
                for value in self.values {
                    let added = match value {
                        Value::Text(text) => arguments.add(text),
                        Value::Integer(integer) => arguments.add(integer),
                        Value::Bytes(bytes) => arguments.add(bytes),
                        Value::Boolean(boolean) => arguments.add(boolean),
                    };
                    added.map_err(sqlx::Error::Encode)?;
                }
                let query = sqlx::query_with(AssertSqlSafe(self.sql), arguments);
                Ok(query.persistent(self.is_persistent))
            }
        }

        implement_connection!($driver, $prepare, PoolConnection<$driver> as $connection {});
        implement_connection!($driver, $prepare, Transaction<'static, $driver> as $connection {});
        implement_connection!($driver, $prepare, $connection as $connection {
            fn close(self: Box<Self>) -> Reply<'static, ()> {
                Box::pin(sqlx::Connection::close(*self))
            }
        });
    };
    ($driver:ident, $prepare:ident, $holder:ty as $connection:ty { $($close:item)* }) => {
        impl Connection for $holder {
            fn dialect(&self) -> Dialect {
                Dialect::$driver
            }

            fn execute(&mut self, query: Query) -> Reply<'_, u64> {
                let connection: &mut $connection = self;
                Box::pin(async {
                    let done = query.$prepare()?.execute(connection).await?;
                    Ok(done.rows_affected())
                })
            }

            fn fetch_all(&mut self, query: Query) -> Reply<'_, Vec<Row>> {
                let connection: &mut $connection = self;
                Box::pin(async {
                    let rows = query.$prepare()?.fetch_all(connection).await?;
                    Ok(rows.into_iter().map(Row::$driver).collect())
                })
            }

            fn execute_raw(&mut self, sql: &'static str) -> Reply<'_, ()> {
                let connection: &mut $connection = self;
                Box::pin(async move {
                    sqlx::raw_sql(sql).execute(connection).await?;
                    Ok(())
                })
            }

            $($close)*
        }
    };
}

implement_connection!(Sqlite, for_sqlite, SqliteArguments, SqliteConnection);

implement_connection!(Postgres, for_postgres, PgArguments, PgConnection);
