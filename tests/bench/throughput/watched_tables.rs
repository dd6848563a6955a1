//! Phones that watch tables, and how long moves take to arrive at them.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::sleep;

use super::http::{Connection, Response, find};
use super::load::{Client, Load, Sample};
use super::process::Process;
use super::table::{MOVES, Origin, Table};

/// The tables at which moves are made, all of them together this many per second.
const ACTIVE: usize = 50;
const PER_SECOND: u32 = 200;

/// Connections on which streams are opened at once.
const OPENED_AT_ONCE: usize = 16;

/// How long an event may take before the benchmark fails.
const DEADLINE: Duration = Duration::from_secs(10);

/// Tables with an open stream of another phone for each.
pub struct WatchedTables {
    tables: Vec<Watched>,
    /// The tasks that read the streams.
    streams: JoinSet<()>,
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

impl WatchedTables {
    /// Creates tables on one server, and opens their streams on this or another one.
    pub async fn start(server: SocketAddr, watched: SocketAddr, count: usize) -> Self {
        let tables = Origin::Api.tables(server, count).await;
        let mut opening = JoinSet::new();
        for own in tables.chunks(count.div_ceil(OPENED_AT_ONCE)) {
            opening.spawn(open(watched, own.to_vec()));
        }
        let (mut tables, mut streams) = (Vec::new(), JoinSet::new());
        for (stream, table) in opening.join_all().await.into_iter().flatten() {
            let arrivals = Arc::default();
            streams.spawn(watch(stream, table.seq(), Arc::clone(&arrivals)));
            tables.push(Watched { table, arrivals });
        }
        Self { tables, streams }
    }

    /// Makes moves at a steady rate until all have arrived; returns how long that took, and how long their answers took.
    pub async fn paced(&mut self, server: &Process, time: Duration) -> (Sample, Sample) {
        let active = self.tables.len().min(ACTIVE);
        // Other tables in each round.
        self.tables.rotate_left(active);
        let phones = self.tables[..active].to_vec();
        let load = Load {
            interval: Duration::from_secs(1) * u32::try_from(active).unwrap() / PER_SECOND,
            ..Load::full(time)
        };
        let (answered, phones) = load.run(server, phones).await;
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
        (Sample::of(taken, load.time, None), answered)
    }

    /// Panics if a stream has ended.
    pub fn check(&mut self) {
        if let Some(ended) = self.streams.try_join_next() {
            ended.expect("a stream failed");
        }
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
