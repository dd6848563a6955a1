//! What shows the limits: databases to which tasks write rows without rules and HTTP, and a server with a fixed body.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::time::{Duration, Instant};

use actix_web::http::header::CONTENT_TYPE;
use actix_web::web::{self, Bytes, Data};
use actix_web::{App, HttpResponse, HttpServer};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{
    AssertSqlSafe, ConnectOptions, Connection, PgConnection, QueryBuilder, Sqlite, SqliteConnection,
};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use super::load::Sample;

/// The maximum number of rows in one transaction, and the length of the queue; as the server's writer has them.
const MAX_BATCH: usize = 256;
const QUEUE: usize = 1024;

/// The time of every row.
const AT: &str = "2026-01-01T18:00:00.000Z";

const TABLE: &str = "CREATE TABLE IF NOT EXISTS events (
  game_id TEXT NOT NULL,
  seq     INTEGER NOT NULL CHECK (seq > 0),
  at      TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  event   TEXT NOT NULL CHECK (json_valid(event)),
  PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID";

const POSTGRES_INSERT: &str = "INSERT INTO events (game_id, seq, at, version, event)
  SELECT game_id, seq, $1, 1, $2 FROM UNNEST($3::text[], $4::integer[]) AS new (game_id, seq)";

/// The event of every row.
const EVENT: &str = r#"{"type":"cross","seat":1,"row":"red","number":5}"#;

/// What differs between the rows of a table like that of events.
type Row = (String, i32);

/// Where rows are stored.
enum Database {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Database {
    /// Stores rows in one transaction; returns when it is committed.
    async fn insert(&mut self, rows: &[Row]) {
        match self {
            Self::Sqlite(connection) => {
                let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.unwrap();
                let insert = "INSERT INTO events (game_id, seq, at, version, event) ";
                let mut query = QueryBuilder::<Sqlite>::new(insert);
                query.push_values(rows, |mut values, (game, seq)| {
                    let values = values.push_bind(game).push_bind(seq);
                    values.push_bind(AT).push_bind(1).push_bind(EVENT);
                });
                query.build().execute(&mut *transaction).await.unwrap();
                transaction.commit().await.unwrap();
            }
            Self::Postgres(connection) => {
                let (games, numbers): (Vec<&str>, Vec<i32>) =
                    rows.iter().map(|(game, seq)| (game.as_str(), *seq)).unzip();
                let query = sqlx::query(POSTGRES_INSERT).bind(AT).bind(EVENT);
                let query = query.bind(games).bind(numbers);
                query.execute(connection).await.unwrap();
            }
        }
    }
}

/// A handle of the one task that writes to a database, with the channel on which each commit is reported.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<(Row, oneshot::Sender<()>)>);

impl Writer {
    /// A writer to a SQLite file in this folder, with the settings of the server.
    pub async fn sqlite(folder: &Path) -> Self {
        let options = SqliteConnectOptions::new()
            .filename(folder.join("reference.db"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full);
        let mut connection = options.connect().await.unwrap();
        let table = sqlx::raw_sql(TABLE);
        table.execute(&mut connection).await.unwrap();
        Self::start(Database::Sqlite(connection))
    }

    /// A writer to a PostgreSQL database.
    pub async fn postgres(url: &str) -> Self {
        let mut connection = PgConnection::connect(url).await.unwrap();
        let table = TABLE.replace(" STRICT, WITHOUT ROWID", "");
        let table = table.replace("TEXT", r#"TEXT COLLATE "C""#);
        let table = table.replace("json_valid(event)", "event::json IS NOT NULL");
        let table = sqlx::raw_sql(AssertSqlSafe(table));
        table.execute(&mut connection).await.unwrap();
        Self::start(Database::Postgres(connection))
    }

    fn start(mut database: Database) -> Self {
        let (sender, mut jobs) = mpsc::channel(QUEUE);
        tokio::spawn(async move {
            let mut batch = Vec::with_capacity(MAX_BATCH);
            while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
                let (rows, waiting): (Vec<_>, Vec<oneshot::Sender<()>>) = batch.drain(..).unzip();
                database.insert(&rows).await;
                for done in waiting {
                    // The client may be gone.
                    done.send(()).ok();
                }
            }
        });
        Self(sender)
    }
}

/// Writes rows from this number of tasks, each of which waits for its commit before the next; they use the writers in
/// turn.
pub async fn gather(writers: &[Writer], tasks: usize, round: usize, time: Duration) -> Sample {
    let begin = Instant::now();
    let mut running = JoinSet::new();
    for (task, writer) in (0..tasks).zip(writers.iter().cycle()) {
        let writer = writer.clone();
        let game = format!("{}-{tasks}-{task}-{round}", writers.len());
        running.spawn(async move {
            let mut times = Vec::new();
            while begin.elapsed() < time {
                let sent = Instant::now();
                let seq = i32::try_from(times.len() + 1).unwrap();
                let (done, committed) = oneshot::channel();
                let row = ((game.clone(), seq), done);
                writer.0.send(row).await.expect("a writer");
                committed.await.expect("a commit");
                times.push(sent.elapsed());
            }
            times
        });
    }
    let times = running.join_all().await.into_iter().flatten().collect();
    Sample::of(times, begin.elapsed(), None)
}

/// Starts a server in this process that answers every request with a body of this size; returns its address.
pub fn start_fixed(size: usize) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    // It runs until the benchmark ends.
    std::thread::spawn(move || {
        let body = Data::new(Bytes::from(vec![b' '; size]));
        let app = move || {
            App::new()
                .app_data(body.clone())
                .default_service(web::to(fixed))
        };
        let server = HttpServer::new(app).disable_signals().tcp_nodelay(true);
        let running = server.listen(listener).unwrap().run();
        actix_web::rt::System::new().block_on(running)
    });
    address
}

/// A fixed body, with headers as the server sends them.
async fn fixed(body: Data<Bytes>) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header(("etag", "\"sFGLZ84D67ZXlkdc\""))
        .insert_header(("cache-control", "private, no-cache"))
        .insert_header(("x-content-type-options", "nosniff"))
        .insert_header((CONTENT_TYPE, "application/json"))
        .body(body.get_ref().clone())
}
