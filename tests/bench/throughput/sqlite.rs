//! The limit of the disk: SQLite with the settings of the server and a table of the same shape as its events, without
//! rules and without HTTP.

use std::path::Path;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use super::load::Sample;

/// The maximum number of rows in one transaction, and the length of the queue; as the server's writer has them.
const MAX_BATCH: usize = 256;
const QUEUE: usize = 1024;

const TABLE: &str = "CREATE TABLE IF NOT EXISTS events (
  game_id TEXT NOT NULL,
  seq     INTEGER NOT NULL CHECK (seq > 0),
  at      TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  event   TEXT NOT NULL CHECK (json_valid(event)),
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID";

/// A row of the table.
pub struct Row {
    pub game: String,
    pub seq: u32,
    pub event: String,
}

/// A row with the channel on which its commit is reported.
type Job = (Row, oneshot::Sender<()>);

/// A handle of the one task that writes: it gathers the rows that wait into one transaction.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Opens the database in this folder and starts the task.
    pub async fn open(folder: &Path) -> Self {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("reference.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut connection = options.connect().await.unwrap();
        execute(&mut connection, TABLE).await;
        let (sender, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(run(connection, jobs));
        Self(sender)
    }

    /// Writes a row; returns when it is committed.
    pub async fn write(&self, row: Row) {
        let (done, committed) = oneshot::channel();
        self.0.send((row, done)).await.expect("a writer");
        committed.await.expect("a commit");
    }
}

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
        execute(&mut connection, "BEGIN IMMEDIATE").await;
        let mut query =
            QueryBuilder::<Sqlite>::new("INSERT INTO events (game_id, seq, at, version, event) ");
        query.push_values(&batch, |mut values, (row, _)| {
            values
                .push_bind(&row.game)
                .push_bind(row.seq)
                .push_bind("2026-01-01T18:00:00.000Z")
                .push_bind(1)
                .push_bind(&row.event);
        });
        query.build().execute(&mut connection).await.unwrap();
        execute(&mut connection, "COMMIT").await;
        for (_, done) in batch.drain(..) {
            // The client may be gone.
            done.send(()).ok();
        }
    }
}

async fn execute(connection: &mut SqliteConnection, statement: &'static str) {
    sqlx::raw_sql(statement).execute(connection).await.unwrap();
}

/// Writes rows from this number of tasks, each of which waits for its commit before the next.
pub async fn measure(folder: &Path, tasks: usize, round: usize, time: Duration) -> Sample {
    let writer = Writer::open(folder).await;
    let begin = Instant::now();
    let mut running = JoinSet::new();
    for task in 0..tasks {
        let writer = writer.clone();
        running.spawn(async move {
            let mut times = Vec::new();
            while begin.elapsed() < time {
                let sent = Instant::now();
                let row = Row {
                    game: format!("{tasks}-{task}-{round}"),
                    seq: u32::try_from(times.len() + 1).unwrap(),
                    event: r#"{"type":"cross","seat":1,"row":"red","number":5}"#.to_owned(),
                };
                writer.write(row).await;
                times.push(sent.elapsed());
            }
            times
        });
    }
    let times = running.join_all().await.into_iter().flatten().collect();
    Sample::of(times, begin.elapsed(), None)
}
