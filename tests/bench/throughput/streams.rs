//! From a move to another phone: moves at a steady rate while many streams are open.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use super::Bench;
use super::common::{Stream, until};
use super::http::Response;
use super::load::{Load, Sample, Sender};
use super::moves::Pool;
use super::process::Process;
use super::report::Report;
use super::table::{MOVES, Origin, Table};

/// The tables at which moves are made, all of them together this many per second.
const ACTIVE: usize = 50;
const PER_SECOND: u32 = 200;

/// Measures all rounds.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let [folder, other] = [bench.folder(), bench.folder()];
    let server = bench.start(folder.path());
    let other = bench.start(other.path());
    let mut watched = WatchedTables::start(&server, &server, bench.size(5000, 60)).await;
    let (with, without) = (Pool::new(Origin::Api), Pool::new(Origin::Api));
    for _ in 0..bench.rounds() {
        let (arrived, answered) = watched.paced(&server, bench.time() * 2).await;
        report.add("200 moves/s with open streams: other phone", arrived);
        report.add("200 moves/s with open streams: answered", answered);
        let moves = bench.moves(bench.connections(), false);
        let sample = moves.run(&other, &without).await;
        report.add("moves without open streams", sample);
        let sample = moves.run(&server, &with).await;
        report.add("moves with open streams", sample);
    }
}

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

/// The moves of a table: when each was sent, and how long each of this round took to arrive at the other phone.
#[derive(Default)]
struct Arrivals {
    sent: Vec<Instant>,
    arrived: usize,
    taken: Vec<Duration>,
}

impl WatchedTables {
    /// Creates tables on one server, and opens their streams on this or another one.
    pub async fn start(server: &Process, watching: &Process, count: usize) -> Self {
        let (mut tables, mut streams) = (Vec::new(), JoinSet::new());
        for table in Origin::Api.tables(server, count).await {
            let arrivals = Arc::default();
            let stream = table.stream(watching).await;
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
        let load = Load {
            interval: Duration::from_secs(1) * u32::try_from(active).unwrap() / PER_SECOND,
            time,
        };
        let phones = self.tables.drain(..active).collect();
        let (answered, phones) = load.run(server, phones).await;
        let mut taken = Vec::new();
        for phone in phones {
            let has_all = |it: &Arrivals| it.sent.len() == it.arrived;
            until(async || has_all(&phone.arrivals.lock().unwrap())).await;
            taken.append(&mut phone.arrivals.lock().unwrap().taken);
            self.tables.push(phone);
        }
        if let Some(ended) = self.streams.try_join_next() {
            ended.expect("a stream failed");
        }
        (Sample::of(taken, time, None), answered)
    }

    /// Closes all streams and finishes the games.
    pub async fn finish(mut self, server: &Process) {
        self.streams.shutdown().await;
        for Watched { table, .. } in self.tables {
            let path = format!("/games/{}/moves", table.id);
            let finish = json!({"type": "finish"});
            server.client.post(&path, &table.host, finish).await.ok(201);
        }
    }
}

/// Reads a stream and notes when each event arrives; they must follow the one with this number, in order.
async fn watch(mut stream: Stream, first: usize, arrivals: Arc<Mutex<Arrivals>>) {
    for seq in first + 1.. {
        let event = stream.next_event().await;
        assert_eq!(event.id, Some(seq.to_string()), "{event:?}");
        let mut arrivals = arrivals.lock().unwrap();
        let sent = arrivals.sent[arrivals.arrived];
        arrivals.arrived += 1;
        arrivals.taken.push(sent.elapsed());
    }
}

impl Sender for Watched {
    fn request(&mut self) -> Option<Vec<u8>> {
        if self.table.moves == MOVES {
            return None;
        }
        self.arrivals.lock().unwrap().sent.push(Instant::now());
        Some(self.table.next_move(""))
    }

    fn response(&mut self, response: &Response<'_>) {
        response.expect(201);
    }
}
