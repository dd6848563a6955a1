//! The limit of the disk: SQLite with the settings of the server and a table of the same shape as its events.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, QueryBuilder, Sqlite, SqliteConnection};

use super::gather::{AT, Database, Row, Writer};

const TABLE: &str = "CREATE TABLE IF NOT EXISTS events (
  game_id TEXT NOT NULL,
  seq     INTEGER NOT NULL CHECK (seq > 0),
  at      TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  event   TEXT NOT NULL CHECK (json_valid(event)),
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID";

/// Opens the database in this folder and starts its writer.
pub async fn open(folder: &Path) -> Writer {
    let options = SqliteConnectOptions::new()
        .filename(folder.join("reference.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full);
    let mut connection = options.connect().await.unwrap();
    execute(&mut connection, TABLE).await;
    Writer::start(connection)
}

impl Database for SqliteConnection {
    async fn insert(&mut self, rows: &[Row]) {
        execute(self, "BEGIN IMMEDIATE").await;
        let mut query =
            QueryBuilder::<Sqlite>::new("INSERT INTO events (game_id, seq, at, version, event) ");
        query.push_values(rows, |mut values, row| {
            values
                .push_bind(&row.game)
                .push_bind(row.seq)
                .push_bind(AT)
                .push_bind(1)
                .push_bind(&row.event);
        });
        query.build().execute(&mut *self).await.unwrap();
        execute(self, "COMMIT").await;
    }
}

async fn execute(connection: &mut SqliteConnection, statement: &'static str) {
    sqlx::raw_sql(statement).execute(connection).await.unwrap();
}
