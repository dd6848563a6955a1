//! The connections of sqlx's drivers.

use sqlx::postgres::{PgArguments, PgConnection, Postgres};
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::{Arguments, AssertSqlSafe};

use super::connection::{Connection, Reply};
use super::{Dialect, Query, Row, Value};

/// Implements [`Connection`] for the connection of a driver: the bounds of an implementation that is generic over drivers
/// would be longer.
macro_rules! implement_connection {
    ($name:ident, $prepare:ident, $connection:ty, $arguments:ty) => {
        impl Query {
            fn $prepare(
                self,
            ) -> Result<sqlx::query::Query<'static, $name, $arguments>, sqlx::Error> {
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

        impl Connection for $connection {
            fn dialect(&self) -> Dialect {
                Dialect::$name
            }

            fn execute(&mut self, query: Query) -> Reply<'_, u64> {
                Box::pin(async {
                    let done = query.$prepare()?.execute(self).await?;
                    Ok(done.rows_affected())
                })
            }

            fn fetch_all(&mut self, query: Query) -> Reply<'_, Vec<Row>> {
                Box::pin(async {
                    let rows = query.$prepare()?.fetch_all(self).await?;
                    Ok(rows.into_iter().map(Row::$name).collect())
                })
            }

            fn execute_raw(&mut self, sql: &'static str) -> Reply<'_, ()> {
                Box::pin(async move {
                    sqlx::raw_sql(sql).execute(self).await?;
                    Ok(())
                })
            }
        }
    };
}

implement_connection!(Sqlite, for_sqlite, SqliteConnection, SqliteArguments);

implement_connection!(Postgres, for_postgres, PgConnection, PgArguments);
