//! The load of durable moves: a pool of prepared tables, and the clients that fill their sheets.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::http::Response;
use super::load::{Client, Load, Sample, once};
use super::process::Process;
use super::table::{MOVES, Origin, Table};

/// The moves per second for which tables are prepared before any were measured.
const FIRST_GUESS: f64 = 6_000.0;

/// How long clients move before the time begins: the first request of each token reads its rights.
const WARM_UP: Duration = Duration::from_millis(100);

/// The idempotency keys that were sent, by all clients.
static KEYS: AtomicUsize = AtomicUsize::new(0);

/// Tables whose sheets have space for more moves.
#[derive(Clone)]
pub struct Pool {
    tables: Arc<Mutex<Vec<Table>>>,
    origin: Origin,
    per_second: f64,
}

impl Pool {
    /// A pool that is empty.
    pub fn new(origin: Origin) -> Self {
        Self {
            tables: Arc::default(),
            origin,
            per_second: FIRST_GUESS,
        }
    }

    /// A pool of exactly these tables.
    pub fn of(tables: Vec<Table>) -> Self {
        let pool = Self::new(Origin::Api);
        pool.tables.lock().unwrap().extend(tables);
        pool
    }

    /// Prepares tables for as many moves as this load will make, by what was measured before.
    pub async fn fill(&self, server: SocketAddr, load: &MoveLoad) {
        let time = load.load.time + WARM_UP;
        let moves = self.per_second * time.as_secs_f64() * 1.5;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
        let moves = moves as usize;
        let missing = {
            let tables = self.tables.lock().unwrap();
            let spaces: usize = tables.iter().map(|table| MOVES - table.moves).sum();
            let for_moves = moves.saturating_sub(spaces).div_ceil(MOVES);
            // Each connection may leave its first table early.
            for_moves + load.connections
        };
        let tables = self.origin.tables(server, missing).await;
        self.tables.lock().unwrap().extend(tables);
    }

    fn take(&self) -> Option<Table> {
        self.tables.lock().unwrap().pop()
    }
}

/// How moves are sent.
#[derive(Clone, Copy, Debug)]
pub struct MoveLoad {
    pub load: Load,
    pub connections: usize,
    pub has_keys: bool,
    /// Whether each response is parsed, and the stored events are counted afterwards.
    pub checks: bool,
}

impl MoveLoad {
    /// Prepares tables, makes moves, and returns what was measured.
    pub async fn run(self, server: &Process, pool: &mut Pool) -> Sample {
        pool.fill(server.address, &self).await;
        self.run_prepared(server, pool).await
    }

    /// Makes moves until the time is over, or a connection finds no other table.
    pub async fn run_prepared(
        self,
        servers: &(impl AsRef<[Process]> + ?Sized),
        pool: &mut Pool,
    ) -> Sample {
        let servers = servers.as_ref();
        let is_over = Arc::new(AtomicBool::new(false));
        let clients: Vec<_> = (1..=self.connections)
            .map(|number| Mover {
                table: pool.take().expect("a table for each connection"),
                end: MOVES * number / self.connections,
                pool: pool.clone(),
                left: Vec::new(),
                load: self,
                is_over: Arc::clone(&is_over),
            })
            .collect();
        let warm_up = Load {
            time: WARM_UP,
            ..self.load
        };
        let (_, clients) = warm_up.run(servers, clients).await;
        let (sample, clients) = self.load.run(servers, clients).await;
        if self.load.interval.is_zero() {
            pool.per_second = pool.per_second.max(sample.per_second);
        }
        for client in clients {
            for table in client.left.into_iter().chain([client.table]) {
                if self.checks {
                    check(servers[0].address, &table).await;
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
async fn check(server: SocketAddr, table: &Table) {
    let stored = once(server, &table.get("/events"), |response| {
        response.expect(200);
        response.json()["events"].as_array().unwrap().len()
    })
    .await;
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
    load: MoveLoad,
    /// Whether a connection has found no other table: then all end, as fewer would be a smaller load.
    is_over: Arc<AtomicBool>,
}

impl Client for Mover {
    fn request(&mut self, to: &mut Vec<u8>) -> bool {
        if self.table.moves >= self.end {
            self.end = MOVES;
            match self.pool.take() {
                Some(next) => self.left.push(std::mem::replace(&mut self.table, next)),
                None => self.is_over.store(true, Ordering::Relaxed),
            }
        }
        if self.is_over.load(Ordering::Relaxed) {
            return false;
        }
        let key = if self.load.has_keys {
            let number = KEYS.fetch_add(1, Ordering::Relaxed);
            format!("idempotency-key: 00000000-0000-4000-8000-{number:012}\r\n")
        } else {
            String::new()
        };
        self.table.next_move(&key, to);
        true
    }

    fn response(&mut self, response: &Response<'_>) {
        let seq = self.table.seq();
        if self.table.is_page() {
            response.expect(200);
            let made = response.header("rowlock-seq");
            assert_eq!(made, Some(seq.to_string().as_str()));
        } else {
            response.expect(201);
            if self.load.checks {
                let body = response.json();
                assert_eq!(body["event"]["seq"], seq, "{body}");
                assert_eq!(body["event"]["type"], "cross", "{body}");
            }
        }
    }
}
