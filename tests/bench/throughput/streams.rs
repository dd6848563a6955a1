//! From a move to another phone: moves at a steady rate while thousands of streams are open.

use std::net::SocketAddr;
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

/// The server of this section, with a table and an open stream for each of the streams.
pub struct Streams {
    server: Process,
    tables: Vec<Watched>,
    /// The tasks that read the streams.
    streams: JoinSet<()>,
    /// Tables for moves as fast as they are answered.
    pool: Pool,
    sizes: Sizes,
}

/// A table, and what arrives on the stream of the other phone.
#[derive(Clone)]
struct Watched {
    table: Table,
    arrivals: Arc<Mutex<Arrivals>>,
}

/// The moves of a table: when each was sent, and how long it took to arrive at the other phone.
#[derive(Default)]
struct Arrivals {
    sent: Vec<Instant>,
    arrived: usize,
    /// The times of this round.
    taken: Vec<Duration>,
}

impl Streams {
    /// Starts a server and opens the streams, which stay open.
    pub async fn start(program: &Path, folder: &Path, sizes: &Sizes) -> Self {
        let server = Process::rowlock(program, folder);
        let tables = Origin::Api.tables(server.address, sizes.streams).await;
        let mut opening = JoinSet::new();
        for own in tables.chunks(sizes.streams.div_ceil(OPENED_AT_ONCE)) {
            opening.spawn(open(server.address, own.to_vec()));
        }
        let (mut tables, mut streams) = (Vec::new(), JoinSet::new());
        for (stream, table) in opening.join_all().await.into_iter().flatten() {
            let arrivals = Arc::default();
            streams.spawn(watch(stream, table.seq(), Arc::clone(&arrivals)));
            tables.push(Watched { table, arrivals });
        }
        Self {
            server,
            tables,
            streams,
            pool: Pool::new(Origin::Api),
            sizes: *sizes,
        }
    }

    /// Measures one round, beside a server without streams.
    pub async fn round(&mut self, other: &Process, pool: &mut Pool, report: &mut Report) {
        self.paced(report).await;
        let load = MoveLoad {
            load: Load::full(self.sizes.time),
            connections: self.sizes.connections(64),
            has_keys: false,
            checks: self.sizes.checks,
        };
        report.add(names::WITHOUT_STREAMS, load.run(other, pool).await);
        let with = load.run(&self.server, &mut self.pool).await;
        report.add(names::WITH_STREAMS, with);
        if let Some(ended) = self.streams.try_join_next() {
            ended.expect("a stream failed");
        }
    }

    /// Makes moves at a steady rate until all have arrived.
    async fn paced(&mut self, report: &mut Report) {
        let active = self.tables.len().min(ACTIVE);
        // Other tables in each round.
        self.tables.rotate_left(active);
        let phones = self.tables[..active].to_vec();
        let load = Load {
            time: self.sizes.time * PACED_TIMES,
            interval: Duration::from_secs(1) * u32::try_from(active).unwrap() / PER_SECOND,
        };
        let (answered, phones) = load.run(&self.server, phones).await;
        let deadline = Instant::now() + DEADLINE;
        let mut taken = Vec::new();
        for (phone, table) in phones.into_iter().zip(&mut self.tables) {
            while !phone.is_complete() {
                assert!(Instant::now() < deadline, "an event has not arrived");
                sleep(Duration::from_millis(1)).await;
            }
            taken.append(&mut phone.arrivals.lock().unwrap().taken);
            *table = phone;
        }
        report.add(names::OTHER_PHONE, Sample::of(taken, load.time, None));
        report.add(names::PACED_WITH_STREAMS, answered);
    }
}

/// Opens the stream of each of these tables.
async fn open(server: SocketAddr, tables: Vec<Table>) -> Vec<(Connection, Table)> {
    let mut opened = Vec::with_capacity(tables.len());
    for table in tables {
        let connection = Connection::open(server).await;
        let stream = connection.subscribe(&table.get_stream()).await;
        opened.push((stream, table));
    }
    opened
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
                arrivals.arrived += 1;
                arrivals.taken.push(sent.elapsed());
            } else {
                assert!(event.contains("event: ping\n"), "{event}");
            }
            stream.consume(end + 2);
        }
        stream.receive().await;
    }
}

impl Watched {
    /// Whether every move has arrived.
    fn is_complete(&self) -> bool {
        let arrivals = self.arrivals.lock().unwrap();
        arrivals.sent.len() == arrivals.arrived
    }
}

impl Client for Watched {
    fn request(&mut self, to: &mut Vec<u8>) -> bool {
        if self.table.moves == MOVES {
            return false;
        }
        self.table.next_move("", to);
        self.arrivals.lock().unwrap().sent.push(Instant::now());
        true
    }

    fn response(&mut self, response: &Response<'_>) {
        response.expect(201);
    }
}
