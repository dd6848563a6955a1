//! The connection to PostgreSQL.

use sqlx::postgres::PgArguments;
use sqlx::{Arguments, AssertSqlSafe, PgConnection, Postgres};

use super::connection::{Connection, Reply};
use super::{Dialect, Query, Row, Value};

impl Query {
    /// The statement as sqlx runs it.
    fn for_postgres(
        self,
    ) -> Result<sqlx::query::Query<'static, Postgres, PgArguments>, sqlx::Error> {
        let mut arguments = PgArguments::default();
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

impl Connection for PgConnection {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn execute(&mut self, query: Query) -> Reply<'_, u64> {
        Box::pin(async {
            let done = query.for_postgres()?.execute(self).await?;
            Ok(done.rows_affected())
        })
    }

    fn fetch_all(&mut self, query: Query) -> Reply<'_, Vec<Row>> {
        Box::pin(async {
            let rows = query.for_postgres()?.fetch_all(self).await?;
            Ok(rows.into_iter().map(Row::Postgres).collect())
        })
    }

    fn execute_raw(&mut self, sql: &'static str) -> Reply<'_, ()> {
        Box::pin(async move {
            sqlx::raw_sql(sql).execute(self).await?;
            Ok(())
        })
    }
}
