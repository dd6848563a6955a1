//! What the server takes: start-up, memory, descriptors, bytes on the wire, the size of the program.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::sleep;

use super::http::{Connection, Request};
use super::load::{Load, once};
use super::moves::{MoveLoad, Pool};
use super::options::Sizes;
use super::process::Process;
use super::report::{Report, bytes, median, seconds};
use super::table::{Origin, Table};

/// The idle connections whose descriptors are counted.
const CONNECTIONS: usize = 100;

/// The moves of each game whose memory is measured.
const MOVES_IN_MEMORY: usize = 20;

/// Measures everything.
pub async fn measure(program: &Path, parent: &Path, sizes: &Sizes, report: &mut Report) {
    let size = usize::try_from(fs::metadata(program).unwrap().len()).unwrap();
    report.fact("size of the program", of(size), "≤ 20 MiB");
    start_up(program, parent, sizes, report).await;
    wire(program, parent, report).await;
    memory_of_load(program, parent, sizes, report).await;
    memory_of_games(program, parent, sizes, report).await;
}

fn of(size: usize) -> String {
    bytes(number(size))
}

#[allow(clippy::cast_precision_loss)]
fn number(count: usize) -> f64 {
    count as f64
}

/// The difference of two values of the process, for each of `count` things; `-` if the system does not report it.
fn each(
    before: Option<usize>,
    after: Option<usize>,
    count: usize,
    show: impl Fn(f64) -> String,
) -> String {
    let values = before.zip(after);
    values.map_or_else(
        || "-".to_owned(),
        |(before, after)| show((number(after) - number(before)) / number(count)),
    )
}

/// The memory of a process; `-` if the system does not report it.
fn memory(server: &Process) -> String {
    server.memory().map_or_else(|| "-".to_owned(), of)
}

async fn start_up(program: &Path, parent: &Path, sizes: &Sizes, report: &mut Report) {
    let mut times = Vec::new();
    for _ in 0..sizes.starts {
        let folder = TempDir::new_in(parent).unwrap();
        times.push(ready(program, folder.path()).await);
    }
    report.fact("start to ready, new database", seconds(median(times)), "");
}

/// The time from the start of a server to its first positive `/readyz`, in seconds.
pub async fn ready(program: &Path, folder: &Path) -> f64 {
    let begin = Instant::now();
    let server = Process::rowlock(program, folder);
    let request = Request::get("/readyz", "").bytes();
    while once(server.address, &request, |response| response.status).await != 200 {}
    let elapsed = begin.elapsed();
    server.stop();
    elapsed.as_secs_f64()
}

/// The bytes of an answered move.
async fn wire(program: &Path, parent: &Path, report: &mut Report) {
    let folder = TempDir::new_in(parent).unwrap();
    let server = Process::rowlock(program, folder.path());
    let gzip = "accept-encoding: gzip\r\n";
    let minimal = "prefer: return=minimal\r\n";
    for (name, origin, headers, goal) in [
        ("JSON", Origin::Api, "", ""),
        ("JSON, gzip", Origin::Api, gzip, "≤ 1 KiB"),
        ("JSON, minimal", Origin::Api, minimal, "≤ 1 KiB"),
        ("fragment", Origin::NewPhones, "", ""),
        ("fragment, gzip", Origin::NewPhones, gzip, ""),
    ] {
        let mut tables = origin.tables(server.address, 1).await;
        let mut length = 0;
        // The sheets are half full.
        for _ in 0..80 {
            let mut request = Vec::new();
            tables[0].next_move(headers, &mut request);
            length = once(server.address, &request, |response| {
                assert!([200, 201].contains(&response.status));
                response.length
            })
            .await;
        }
        let length = format!("{length} B");
        report.fact(
            format!("an answered move ({name}), head and body"),
            length,
            goal,
        );
    }
}

/// Memory before, after and some seconds after a load, and the descriptors of connections.
async fn memory_of_load(program: &Path, parent: &Path, sizes: &Sizes, report: &mut Report) {
    let folder = TempDir::new_in(parent).unwrap();
    let server = Process::rowlock(program, folder.path());
    sleep(Duration::from_millis(500)).await;
    report.fact("memory, idle", memory(&server), "≤ 20 MiB");
    let load = MoveLoad {
        load: Load::full(2 * sizes.time),
        connections: 64,
        has_keys: true,
        checks: false,
    };
    load.run(&server, &mut Pool::new(Origin::Api)).await;
    report.fact(
        "memory after a load of 64 connections",
        memory(&server),
        "≤ 32 MiB",
    );
    sleep(sizes.pause).await;
    let name = format!("memory {} s later", sizes.pause.as_secs());
    report.fact(name, memory(&server), "");

    let health = Request::get("/healthz", "");
    let before = server.descriptors();
    let mut connections = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut connection = Connection::open(server.address).await;
        connection.send(&health.bytes()).await.expect(200);
        connections.push(connection);
    }
    let count = each(before, server.descriptors(), CONNECTIONS, |count| {
        format!("{count:.1}")
    });
    report.fact("descriptors of a connection", count, "1");
}

/// Memory of each game and of each stream, and the CPU time of idle streams.
async fn memory_of_games(program: &Path, parent: &Path, sizes: &Sizes, report: &mut Report) {
    let folder = TempDir::new_in(parent).unwrap();
    let server = Process::rowlock(program, folder.path());
    let warm = Origin::Api.tables(server.address, sizes.games_in_memory / 10);
    play(&server, warm.await, MOVES_IN_MEMORY).await;
    let before = server.memory();
    let tables = Origin::Api
        .tables(server.address, sizes.games_in_memory)
        .await;
    let tables = play(&server, tables, MOVES_IN_MEMORY).await;
    let size = each(before, server.memory(), tables.len(), bytes);
    report.fact("memory of a game", size, "≤ 8 KiB");

    let (before, descriptors) = (server.memory(), server.descriptors());
    let mut streams = Vec::new();
    for table in &tables {
        let stream = Connection::open(server.address).await;
        streams.push(stream.subscribe(&table.get_stream()).await);
    }
    let size = each(before, server.memory(), streams.len(), bytes);
    report.fact("memory of an open stream", size, "≤ 14 KiB");
    let count = each(descriptors, server.descriptors(), streams.len(), |count| {
        format!("{count:.1}")
    });
    report.fact("descriptors of an open stream", count, "1");
    let before = server.cpu();
    sleep(sizes.pause).await;
    if let Some((before, after)) = before.zip(server.cpu()) {
        let share = 100.0 * (after - before).as_secs_f64() / sizes.pause.as_secs_f64();
        let name = format!("CPU of {} idle streams", tables.len());
        report.fact(name, format!("{share:.1} % of a core"), "");
    }
    drop(streams);
    sleep(sizes.pause).await;
    let name = format!(
        "memory {} s after {} streams",
        sizes.pause.as_secs(),
        tables.len()
    );
    report.fact(name, memory(&server), "");
}

/// Makes this number of moves at each table.
pub async fn play(server: &Process, tables: Vec<Table>, moves: usize) -> Vec<Table> {
    let address = server.address;
    let mut tasks = JoinSet::new();
    for own in tables.chunks(tables.len().div_ceil(16)) {
        let mut own = own.to_vec();
        tasks.spawn(async move {
            let mut connection = Connection::open(address).await;
            for table in &mut own {
                for _ in 0..moves {
                    let mut request = Vec::new();
                    table.next_move("", &mut request);
                    connection.send(&request).await.expect(201);
                }
            }
            own
        });
    }
    tasks.join_all().await.into_iter().flatten().collect()
}
