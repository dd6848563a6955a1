//! PostgreSQL servers for tests.

use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::sync::OnceCell;

use super::installed::say;

/// A PostgreSQL server that runs until this is dropped, or until the process ends.
pub struct Postgres {
    /// The URL of a database in which nothing is stored.
    pub url: String,
    _process: Child,
    _input: ChildStdin,
}

/// The script that starts a server.
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/postgres");

/// Whether PostgreSQL is missing, so that a test with it cannot run; says so once.
pub fn is_missing() -> bool {
    static IS_MISSING: OnceLock<bool> = OnceLock::new();
    *IS_MISSING.get_or_init(|| {
        let found = Command::new(SCRIPT).arg("--programs").output();
        let is_missing = !found.is_ok_and(|found| found.status.success());
        if is_missing {
            say("PostgreSQL is not installed, so no test with it ran: install version 15 or newer, such as Debian's package postgresql");
        }
        is_missing
    })
}

impl Postgres {
    /// Starts a server as the script `tests/postgres` does.
    pub fn start() -> Self {
        let mut process = Command::new(SCRIPT)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut url = String::new();
        let output = process.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut url).unwrap();
        assert!(url.starts_with("postgres://"), "PostgreSQL did not start");
        Self {
            url: url.trim().to_owned(),
            _input: process.stdin.take().unwrap(),
            _process: process,
        }
    }

    /// Creates a database; returns its URL.
    pub async fn create_database(&self, name: &str) -> String {
        let mut connection = PgConnection::connect(&self.url).await.unwrap();
        self.execute(&mut connection, format!("CREATE DATABASE {name}"))
            .await;
        connection.close().await.unwrap();
        self.url.replace("/postgres?", &format!("/{name}?"))
    }

    async fn execute(&self, connection: &mut PgConnection, statement: String) {
        let statement = sqlx::raw_sql(AssertSqlSafe(statement));
        statement.execute(connection).await.unwrap();
    }
}

/// The server of all tests that need no server of their own; it does not wait for the disk.
async fn shared() -> &'static Postgres {
    static SHARED: OnceCell<Postgres> = OnceCell::const_new();
    let start = || async {
        let server = Postgres::start();
        let mut connection = PgConnection::connect(&server.url).await.unwrap();
        for statement in ["ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"] {
            let statement = statement.to_owned();
            server.execute(&mut connection, statement).await;
        }
        connection.close().await.unwrap();
        server
    };
    SHARED.get_or_init(start).await
}

/// Creates a database on a server that the tests share; returns its URL.
pub async fn new_database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("rowlock_{number}");
    shared().await.create_database(&name).await
}

/// Deletes a database of the shared server, once it is not in use.
pub fn drop_database(url: String) {
    // A test that ends does not wait for it.
    std::thread::spawn(move || {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().build().unwrap();
        runtime.block_on(async {
            let (before, after) = url.split_once("/rowlock_").unwrap();
            let (number, query) = after.split_once('?').unwrap();
            let server = format!("{before}/postgres?{query}");
            let Ok(mut connection) = PgConnection::connect(&server).await else {
                return;
            };
            let statement = format!("DROP DATABASE IF EXISTS rowlock_{number} WITH (FORCE)");
            let dropped = sqlx::raw_sql(AssertSqlSafe(statement));
            dropped.execute(&mut connection).await.ok();
        });
    });
}
