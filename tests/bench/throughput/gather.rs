//! The least that stores moves: tasks whose rows one task gathers into transactions, without rules and without HTTP.

use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use super::load::Sample;

/// The maximum number of rows in one transaction, and the length of the queue; as the server's writer has them.
const MAX_BATCH: usize = 256;
const QUEUE: usize = 1024;

/// The time of every row.
pub const AT: &str = "2026-01-01T18:00:00.000Z";

/// A row of a table like that of events.
pub struct Row {
    pub game: String,
    pub seq: i32,
    pub event: String,
}

/// Where rows are stored.
pub trait Database: Send + 'static {
    /// Stores rows in one transaction; returns when it is committed.
    fn insert(&mut self, rows: &[Row]) -> impl Future<Output = ()> + Send;
}

/// A row with the channel on which its commit is reported.
type Job = (Row, oneshot::Sender<()>);

/// A handle of the one task that writes to a database.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Starts the task.
    pub fn start(database: impl Database) -> Self {
        let (sender, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(run(database, jobs));
        Self(sender)
    }

    /// Writes a row; returns when it is committed.
    pub async fn write(&self, row: Row) {
        let (done, committed) = oneshot::channel();
        self.0.send((row, done)).await.expect("a writer");
        committed.await.expect("a commit");
    }
}

async fn run(mut database: impl Database, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
        let (rows, waiting): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
        database.insert(&rows).await;
        for done in waiting {
            // The client may be gone.
            done.send(()).ok();
        }
    }
}

/// Writes rows from this number of tasks, each of which waits for its commit before the next; they use the writers in
/// turn.
pub async fn measure(writers: &[Writer], tasks: usize, round: usize, time: Duration) -> Sample {
    let begin = Instant::now();
    let mut running = JoinSet::new();
    for (task, writer) in (0..tasks).zip(writers.iter().cycle()) {
        let writer = writer.clone();
        let game = format!("{}-{tasks}-{task}-{round}", writers.len());
        running.spawn(async move {
            let mut times = Vec::new();
            while begin.elapsed() < time {
                let sent = Instant::now();
                let row = Row {
                    game: game.clone(),
                    seq: i32::try_from(times.len() + 1).unwrap(),
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
