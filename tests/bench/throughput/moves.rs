//! The load of durable moves: a pool of prepared tables, and the clients that fill their sheets.

use std::mem;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;

use super::http::{Connection, Response};
use super::load::{Load, Sample, Sender};
use super::process::Process;
use super::table::{MOVES, Origin, Table};

/// The most moves per second for which tables are prepared; a load that makes more ends early.
const MOST_PER_SECOND: usize = 30_000;

/// How long clients move before the time begins: the first request of each token reads its rights.
const WARM_UP: Duration = Duration::from_millis(100);

/// Tables whose sheets have space for more moves.
#[derive(Clone)]
pub struct Pool {
    tables: Arc<Mutex<Vec<Table>>>,
    origin: Option<Origin>,
}

impl Pool {
    /// A pool that is filled as it is needed.
    pub fn new(origin: Origin) -> Self {
        Self {
            tables: Arc::default(),
            origin: Some(origin),
        }
    }

    /// A pool of exactly these tables.
    pub fn of(tables: Vec<Table>) -> Self {
        Self {
            tables: Arc::new(Mutex::new(tables)),
            origin: None,
        }
    }

    fn take(&self) -> Option<Table> {
        self.tables.lock().unwrap().pop()
    }
}

/// How moves are sent.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    pub load: Load,
    pub connections: usize,
    pub has_keys: bool,
    /// Whether the stored events are counted afterwards.
    pub checks: bool,
}

impl Moves {
    /// Prepares tables for as many moves as a server may make.
    pub async fn prepare(self, server: &Process, pool: &Pool) {
        if let Some(origin) = &pool.origin {
            let milliseconds = (self.load.time + WARM_UP).as_millis();
            let moves = MOST_PER_SECOND * usize::try_from(milliseconds).unwrap() / 1000;
            // Each connection may leave its first table early.
            let wanted = moves.div_ceil(MOVES) + 2 * self.connections;
            let missing = wanted.saturating_sub(pool.tables.lock().unwrap().len());
            let tables = origin.tables(server, missing).await;
            pool.tables.lock().unwrap().extend(tables);
        }
    }

    /// Makes moves until the time is over or a connection finds no other table.
    pub async fn run(self, servers: &(impl AsRef<[Process]> + ?Sized), pool: &Pool) -> Sample {
        let servers = servers.as_ref();
        self.prepare(&servers[0], pool).await;
        let is_over = Arc::new(AtomicBool::new(false));
        let movers = (1..=self.connections).map(|number| Mover {
            table: pool.take().expect("a table for each connection"),
            end: MOVES * number / self.connections,
            pool: pool.clone(),
            left: Vec::new(),
            has_keys: self.has_keys,
            is_over: Arc::clone(&is_over),
        });
        let warm_up = Load {
            time: WARM_UP,
            ..self.load
        };
        let (_, movers) = warm_up.run(servers, movers.collect()).await;
        let (sample, movers) = self.load.run(servers, movers).await;
        for mover in movers {
            for table in mover.left.into_iter().chain([mover.table]) {
                if self.checks {
                    check(&servers[0], &table).await;
                }
                if table.moves < MOVES {
                    pool.tables.lock().unwrap().push(table);
                }
            }
        }
        sample
    }
}

/// Checks that exactly the answered moves are stored.
async fn check(server: &Process, table: &Table) {
    let mut connection = Connection::open(server.address).await;
    let response = connection.send(&table.get("/events")).await;
    let stored: Value = serde_json::from_slice(response.body).unwrap();
    let stored = stored["events"].as_array().unwrap().len();
    assert_eq!(stored, table.seq(), "{table:?}");
}

/// A client that makes the moves of one table after another.
struct Mover {
    pool: Pool,
    table: Table,
    /// After how many of its moves the next table is taken: the first differs, so that not all change at once.
    end: usize,
    /// The tables before.
    left: Vec<Table>,
    has_keys: bool,
    /// Whether a connection has found no other table: then all end, as fewer would be a smaller load.
    is_over: Arc<AtomicBool>,
}

impl Sender for Mover {
    fn request(&mut self) -> Option<Vec<u8>> {
        if self.table.moves >= self.end {
            self.end = MOVES;
            match self.pool.take() {
                Some(next) => self.left.push(mem::replace(&mut self.table, next)),
                None => self.is_over.store(true, Ordering::Relaxed),
            }
        }
        if self.is_over.load(Ordering::Relaxed) {
            return None;
        }
        let key = self.has_keys.then(|| {
            static KEYS: AtomicUsize = AtomicUsize::new(0);
            let number = KEYS.fetch_add(1, Ordering::Relaxed);
            format!("idempotency-key: 00000000-0000-4000-8000-{number:012}\r\n")
        });
        Some(self.table.next_move(&key.unwrap_or_default()))
    }

    fn response(&mut self, response: &Response<'_>) {
        let seq = self.table.seq();
        if self.table.is_page {
            response.expect(200);
            assert_eq!(response.header("rowlock-seq"), Some(&*seq.to_string()));
        } else {
            response.expect(201);
            let begin = format!(r#"{{"event":{{"seq":{seq},"#);
            assert!(response.body.starts_with(begin.as_bytes()), "{seq}");
        }
    }
}
