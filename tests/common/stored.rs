//! What stays in a database until somebody deletes it.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

/// The tables to which requests add rows, but for the log of a game and its results, which its rules limit.
const TABLES: [&str; 11] = [
    "boards",
    "device_settings",
    "games",
    "grants",
    "groups",
    "links",
    "players",
    "requests",
    "screens",
    "seats",
    "series",
];

/// How many rows of these tables a SQLite file has.
pub async fn stored_rows(file: &Path) -> i64 {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = options.connect().await.unwrap();
    let counts = TABLES.map(|table| format!("(SELECT count(*) FROM {table})"));
    let all = AssertSqlSafe(format!("SELECT {}", counts.join(" + ")));
    let rows = sqlx::query_scalar(all)
        .fetch_one(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    rows
}
