//! The first connection to a database, and its migration.

use std::time::Duration;

use sqlx::{ConnectOptions, PgConnection, query_scalar, raw_sql};
use tokio::time::{sleep, timeout};

use super::PostgresUrl;
use crate::store::migrations::{POSTGRES, is_unreleased, newest_applied};
use crate::store::sqlite::OpenError;

/// How long a connection may take to be made.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// The time between two attempts to connect.
const RETRY_INTERVAL: Duration = Duration::from_secs(1);

/// How many attempts are made between two lines in the log.
const ATTEMPTS_PER_LINE: u32 = 10;

/// The error codes of a database that is starting, stopping or busy: cannot_connect_now, admin_shutdown,
/// crash_shutdown, too_many_connections.
const NOT_YET: [&str; 4] = ["57P03", "57P01", "57P02", "53300"];

/// What to do if a database does not respond at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnUnreachable {
    /// A server waits as long as it takes.
    Wait,
    Fail,
}

/// Connects to a database, as soon as it responds.
pub(super) async fn connect_first(
    url: &PostgresUrl,
    on_unreachable: OnUnreachable,
) -> Result<PgConnection, OpenError> {
    for attempt in 0.. {
        let reason = match connect(url).await {
            Ok(connection) => return check(url, connection).await,
            Err(error) if on_unreachable == OnUnreachable::Wait && is_not_yet(&error) => {
                error.to_string()
            }
            Err(error) => return Err(unusable(url, &error)),
        };
        if attempt % ATTEMPTS_PER_LINE == 0 {
            tracing::warn!(database = %url, reason, "waiting for the database");
        }
        sleep(RETRY_INTERVAL).await;
    }
    Err(unusable(url, &"it was tried too often"))
}

async fn connect(url: &PostgresUrl) -> Result<PgConnection, sqlx::Error> {
    match timeout(CONNECT_TIMEOUT, url.options().connect()).await {
        Ok(connected) => connected,
        Err(_) => Err(sqlx::Error::PoolTimedOut),
    }
}

fn is_not_yet(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(error) => error.code().is_some_and(|code| NOT_YET.contains(&&*code)),
        sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut => true,
        // The enum is not exhaustive; the other errors concern the address, the password or the certificate.
        _ => false,
    }
}

/// Refuses a database with another encoding than UTF-8.
async fn check(url: &PostgresUrl, mut connection: PgConnection) -> Result<PgConnection, OpenError> {
    let encoding: String = query_scalar("SHOW server_encoding")
        .fetch_one(&mut connection)
        .await
        .map_err(|error| unusable(url, &error))?;
    if encoding == "UTF8" {
        Ok(connection)
    } else {
        let reason = format!("its encoding is {encoding}, please create one with UTF8");
        Err(unusable(url, &reason))
    }
}

/// Connects to a database that is only read, and finds its version.
pub(in crate::store) async fn open_to_read(
    url: &PostgresUrl,
) -> Result<(PgConnection, Option<i64>), OpenError> {
    let mut connection = connect_first(url, OnUnreachable::Fail).await?;
    let version = newest_applied(&mut connection).await;
    Ok((connection, version))
}

/// Refuses a database without migrations, or of a version that this one cannot open.
pub(in crate::store) fn check_version(
    url: &PostgresUrl,
    version: Option<i64>,
) -> Result<(), OpenError> {
    if version.is_none() {
        return Err(unusable(url, &"it has no data of Rowlock"));
    }
    if version > POSTGRES.newest_version() {
        let reason = "it was made by a newer version of Rowlock; please update";
        return Err(unusable(url, &reason));
    }
    if is_unreleased(version) {
        let reason = "it was made by a build of Rowlock before version 1.0.0; please export its games with that build, and \
            import them into a new database";
        return Err(unusable(url, &reason));
    }
    Ok(())
}

/// Applies the migrations that are missing; sqlx holds an advisory lock meanwhile.
pub(super) async fn migrate(
    url: &PostgresUrl,
    connection: &mut PgConnection,
) -> Result<(), OpenError> {
    let broken = |error: sqlx::Error| unusable(url, &error);
    // A large database takes its time, and the other servers wait for the lock.
    raw_sql("SET statement_timeout = 0; SET lock_timeout = 0")
        .execute(&mut *connection)
        .await
        .map_err(broken)?;
    let applied = newest_applied(connection).await;
    if applied.is_some() {
        check_version(url, applied)?;
    }
    let migrated = POSTGRES.migrator().run(&mut *connection).await;
    migrated.map_err(|error| unusable(url, &error))?;
    raw_sql("RESET statement_timeout; RESET lock_timeout")
        .execute(connection)
        .await
        .map_err(broken)?;
    Ok(())
}

pub(super) fn unusable(url: &PostgresUrl, reason: &impl ToString) -> OpenError {
    OpenError::Postgres {
        address: url.to_string(),
        reason: reason.to_string(),
    }
}
