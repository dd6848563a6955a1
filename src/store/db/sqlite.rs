//! The connection to SQLite.

use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, AssertSqlSafe, Sqlite, SqliteConnection};

use super::connection::{Connection, Reply};
use super::{Dialect, Query, Row, Value};

impl Query {
    /// The statement as sqlx runs it.
    fn for_sqlite(
        self,
    ) -> Result<sqlx::query::Query<'static, Sqlite, SqliteArguments>, sqlx::Error> {
        let mut arguments = SqliteArguments::default();
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

impl Connection for SqliteConnection {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn execute(&mut self, query: Query) -> Reply<'_, u64> {
        Box::pin(async {
            let done = query.for_sqlite()?.execute(self).await?;
            Ok(done.rows_affected())
        })
    }

    fn fetch_all(&mut self, query: Query) -> Reply<'_, Vec<Row>> {
        Box::pin(async {
            let rows = query.for_sqlite()?.fetch_all(self).await?;
            Ok(rows.into_iter().map(Row::Sqlite).collect())
        })
    }

    fn execute_raw(&mut self, sql: &'static str) -> Reply<'_, ()> {
        Box::pin(async move {
            sqlx::raw_sql(sql).execute(self).await?;
            Ok(())
        })
    }
}
