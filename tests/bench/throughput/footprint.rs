//! What the server takes: start-up, memory, descriptors, bytes on the wire, the size of the program.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::stream::{self, StreamExt};
use tokio::time::sleep;

use super::Bench;
use super::http::{Connection, get};
use super::moves::Pool;
use super::process::Process;
use super::report::{Report, growth, median, mib, seconds};
use super::table::{AT_ONCE, Origin, Table};

/// The idle connections whose descriptors are counted.
const CONNECTIONS: usize = 100;

/// Measures everything.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let size = fs::metadata(&bench.server).unwrap().len();
    let size = mib(usize::try_from(size).ok());
    report.fact("size of the program", size, "≤ 20 MiB");
    let mut times = Vec::new();
    for _ in 0..bench.size(5, 1) {
        times.push(ready(bench, bench.folder().path()).await);
    }
    let time = Some(seconds(median(times)));
    report.fact("start to ready, new database", time, "");
    load(bench, report).await;
    games(bench, report).await;
}

/// The time from the start of a server to its first positive `/readyz`, in seconds.
pub async fn ready(bench: &Bench, folder: &Path) -> f64 {
    let begin = Instant::now();
    let server = bench.start(folder);
    let mut connection = Connection::open(server.address).await;
    while connection.send(&get("/readyz", "")).await.status != 200 {}
    begin.elapsed().as_secs_f64()
}

/// The bytes of an answered move; memory before and after a load; descriptors of connections.
async fn load(bench: &Bench, report: &mut Report) {
    let folder = bench.folder();
    let server = bench.start(folder.path());
    sleep(Duration::from_millis(500)).await;
    report.fact("memory, idle", mib(server.memory()), "≤ 20 MiB");
    let mut moves = bench.moves(bench.connections(), true);
    moves.load.time *= 2;
    moves.run(&server, &Pool::new(Origin::Api)).await;
    let memory = mib(server.memory());
    report.fact("memory after moves on 64 connections", memory, "≤ 32 MiB");

    let mut table = Origin::Api.table(&server).await;
    table.play(&server, 80).await;
    let mut connection = Connection::open(server.address).await;
    for (name, header) in [
        ("", ""),
        (", compressed", "accept-encoding: gzip\r\n"),
        (
            ", with Prefer: return=minimal",
            "prefer: return=minimal\r\n",
        ),
    ] {
        let response = connection.send(&table.next_move(header)).await;
        response.expect(201);
        let bytes = format!("{} B", response.head.len() + response.body.len());
        report.fact(format!("an answered move{name}"), Some(bytes), "");
    }

    let before = server.descriptors();
    let mut connections = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut connection = Connection::open(server.address).await;
        connection.send(&get("/healthz", "")).await.expect(200);
        connections.push(connection);
    }
    let count = before.zip(server.descriptors());
    let count = count.map(|(before, after)| format!("{} : {CONNECTIONS}", after - before));
    report.fact("descriptors : connections", count, "1");
}

/// Memory of each game and of each stream.
async fn games(bench: &Bench, report: &mut Report) {
    let folder = bench.folder();
    let server = bench.start(folder.path());
    let count = bench.size(1900, 50);
    play(&server, count / 10).await;
    let before = server.memory();
    let tables = play(&server, count).await;
    let game = growth(before, server.memory(), count);
    report.fact("memory of a game", game, "≤ 8 KiB");
    let before = server.memory();
    let streams = stream::iter(&tables).map(|table| table.stream(&server));
    let streams: Vec<_> = streams.buffer_unordered(AT_ONCE).collect().await;
    let stream = growth(before, server.memory(), count);
    report.fact("memory of an open stream", stream, "≤ 14 KiB");
    drop(streams);
}

/// Creates tables and makes some moves at each.
async fn play(server: &Process, count: usize) -> Vec<Table> {
    let mut tables = Origin::Api.tables(server, count).await;
    for table in &mut tables {
        table.play(server, 20).await;
    }
    tables
}
