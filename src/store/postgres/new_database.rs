//! A database that another one is copied to.

use sqlx::{PgConnection, query_scalar, raw_sql};

use super::PostgresUrl;
use super::connect::{OnUnreachable, check_version, connect_first, migrate, unusable};
use crate::store::migrations::{POSTGRES, newest_applied};
use crate::store::sqlite::OpenError;

/// Connects to a database that has the tables of this version, or no table: then they are created. Statements may take
/// as long as they need. One with other tables is refused, and stays as it was.
pub(in crate::store) async fn open_empty(url: &PostgresUrl) -> Result<PgConnection, OpenError> {
    let mut connection = connect_first(url, OnUnreachable::Fail).await?;
    let broken = |error: sqlx::Error| unusable(url, &error);
    let version = newest_applied(&mut connection).await;
    if version.is_some() {
        check_version(url, version)?;
        if version < POSTGRES.newest_version() {
            let reason = "it was made by an older version of Rowlock; please name a new one";
            return Err(unusable(url, &reason));
        }
        return without_timeouts(url, connection).await;
    }
    let tables: i64 =
        query_scalar("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()")
            .fetch_one(&mut connection)
            .await
            .map_err(broken)?;
    if tables > 0 {
        let reason = "it has tables of another program; please name a new one";
        return Err(unusable(url, &reason));
    }
    migrate(url, &mut connection).await?;
    without_timeouts(url, connection).await
}

async fn without_timeouts(
    url: &PostgresUrl,
    mut connection: PgConnection,
) -> Result<PgConnection, OpenError> {
    raw_sql("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
        .execute(&mut connection)
        .await
        .map_err(|error| unusable(url, &error))?;
    Ok(connection)
}
