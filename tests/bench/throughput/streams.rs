//! From a move to another phone: moves at a steady rate while thousands of streams are open.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::sleep;

use super::http::{Connection, Response, find};
use super::load::{Client, Load, Sample};
use super::moves::{MoveLoad, Pool};
use super::options::Sizes;
use super::process::Process;
use super::report::{Report, names};
use super::table::{MOVES, Origin, Table};

/// The tables at which moves are made, all of them together this many per second.
const ACTIVE: usize = 50;
const PER_SECOND: u32 = 200;

/// How much longer than another load moves are made at that rate: fewer are measured in the same time.
const PACED_TIMES: u32 = 2;

/// Connections on which streams are opened at once.
const OPENED_AT_ONCE: usize = 16;

/// How long an event may take before the benchmark fails.
const DEADLINE: Duration = Duration::from_secs(10);

/// The server of this section, with its tables.
pub struct Streams {
    server: Process,
    active: Vec<Table>,
    idle: Vec<Table>,
    /// Tables for moves as fast as they are answered.
    pool: Pool,
    sizes: Sizes,
}

/// The moves of a table: when each was sent, and how long it took to arrive at the other phone.
#[derive(Default)]
struct Arrivals {
    sent: Vec<Instant>,
    taken: Vec<Duration>,
}

impl Streams {
    /// Starts a server with a table for each stream.
    pub async fn start(program: &Path, folder: &Path, sizes: &Sizes) -> Self {
        let server = Process::rowlock(program, folder);
        let mut idle = Origin::Api.tables(server.address, sizes.streams).await;
        let active = idle.split_off(sizes.streams.saturating_sub(ACTIVE));
        Self {
            server,
            active,
            idle,
            pool: Pool::new(Origin::Api),
            sizes: *sizes,
        }
    }

    /// Measures one round.
    pub async fn round(&mut self, report: &mut Report) {
        let load = MoveLoad {
            load: Load::full(self.sizes.time),
            connections: self.sizes.connections(64),
            has_keys: false,
            checks: self.sizes.checks,
        };
        let without = load.run(&self.server, &mut self.pool).await;
        report.add(names::WITHOUT_STREAMS, without);
        // Before the streams are open: creating tables is no part of what is measured.
        self.pool.fill(self.server.address, &load).await;
        let mut open = JoinSet::new();
        for stream in self.open(&self.idle).await {
            open.spawn(discard(stream));
        }
        let arrivals: Vec<Arc<Mutex<Arrivals>>> =
            self.active.iter().map(|_| Arc::default()).collect();
        let streams = self.open(&self.active).await;
        for ((stream, table), arrivals) in streams.into_iter().zip(&self.active).zip(&arrivals) {
            open.spawn(watch(stream, table.seq(), Arc::clone(arrivals)));
        }
        let answered = self.paced(&arrivals).await;
        let taken = arrivals
            .iter()
            .flat_map(|arrivals| std::mem::take(&mut arrivals.lock().unwrap().taken))
            .collect();
        report.add(
            names::OTHER_PHONE,
            Sample::of(taken, self.sizes.time * PACED_TIMES, None),
        );
        report.add(names::PACED_WITH_STREAMS, answered);
        let with = load.run_prepared(&self.server, &mut self.pool).await;
        report.add(names::WITH_STREAMS, with);
        open.abort_all();
        while let Some(ended) = open.join_next().await {
            let error = ended.expect_err("a stream ended");
            assert!(error.is_cancelled(), "{error}");
        }
    }

    /// Makes moves at the active tables until all have arrived; returns how long the answers took.
    async fn paced(&mut self, arrivals: &[Arc<Mutex<Arrivals>>]) -> Sample {
        let phones = self.active.drain(..).zip(arrivals);
        let phones: Vec<Phone> = phones
            .map(|(table, arrivals)| Phone {
                table,
                arrivals: Arc::clone(arrivals),
            })
            .collect();
        let load = Load {
            time: self.sizes.time * PACED_TIMES,
            interval: Duration::from_secs(1) * u32::try_from(phones.len()).unwrap() / PER_SECOND,
        };
        let (answered, phones) = load.run(&self.server, phones).await;
        let deadline = Instant::now() + DEADLINE;
        for phone in &phones {
            let is_complete = || {
                let arrivals = phone.arrivals.lock().unwrap();
                arrivals.sent.len() == arrivals.taken.len()
            };
            while !is_complete() {
                assert!(Instant::now() < deadline, "an event has not arrived");
                sleep(Duration::from_millis(1)).await;
            }
        }
        // Tables whose sheets could become full in the next round are left.
        let left = phones.into_iter().map(|phone| phone.table);
        let (full, mut active): (Vec<_>, Vec<_>) = left.partition(|table| table.moves > MOVES / 2);
        for table in full {
            if let Some(next) = self.idle.pop() {
                active.push(next);
                self.idle.insert(0, table);
            }
        }
        self.active = active;
        answered
    }

    /// Opens a stream of each table, several at once; in the order of the tables.
    async fn open(&self, tables: &[Table]) -> Vec<Connection> {
        let address = self.server.address;
        let mut tasks = JoinSet::new();
        for index in 0..OPENED_AT_ONCE {
            let own: Vec<(usize, Vec<u8>)> = tables
                .iter()
                .enumerate()
                .skip(index)
                .step_by(OPENED_AT_ONCE)
                .map(|(number, table)| (number, table.get_stream()))
                .collect();
            tasks.spawn(async move {
                let mut opened = Vec::with_capacity(own.len());
                for (number, request) in own {
                    let connection = Connection::open(address).await;
                    opened.push((number, connection.subscribe(&request).await));
                }
                opened
            });
        }
        let mut opened: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
        opened.sort_unstable_by_key(|(number, _)| *number);
        opened.into_iter().map(|(_, stream)| stream).collect()
    }
}

/// Reads a stream of a table at which nothing happens.
async fn discard(mut stream: Connection) {
    loop {
        let count = stream.unread().len();
        stream.consume(count);
        stream.receive().await;
    }
}

/// Reads a stream and notes when each event arrives; they must follow the one with this number, in order.
async fn watch(mut stream: Connection, first: usize, arrivals: Arc<Mutex<Arrivals>>) {
    let mut seq = first;
    loop {
        while let Some(end) = find(stream.unread(), b"\n\n") {
            let event = str::from_utf8(&stream.unread()[..end]).unwrap();
            if event.contains("event: move\n") {
                let (_, id) = event.split_once("id: ").expect("an id");
                seq += 1;
                assert_eq!(id.lines().next(), Some(seq.to_string().as_str()), "{event}");
                let mut arrivals = arrivals.lock().unwrap();
                let sent = arrivals.sent[seq - first - 1];
                arrivals.taken.push(sent.elapsed());
            } else {
                assert!(event.contains("event: ping\n"), "{event}");
            }
            stream.consume(end + 2);
        }
        stream.receive().await;
    }
}

/// A phone that makes the moves of a table.
struct Phone {
    table: Table,
    arrivals: Arc<Mutex<Arrivals>>,
}

impl Client for Phone {
    fn request(&mut self, to: &mut Vec<u8>) -> bool {
        self.table.next_move("", to);
        self.arrivals.lock().unwrap().sent.push(Instant::now());
        true
    }

    fn response(&mut self, response: &Response<'_>) {
        response.expect(201);
    }
}
