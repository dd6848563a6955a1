//! Requests of running games, beside a fixed body and SQLite alone.

use std::time::Duration;

use super::Bench;
use super::http::Connection;
use super::moves::Pool;
use super::process::Process;
use super::reference::{Writer, gather, start_fixed};
use super::report::Report;
use super::table::{MOVES, Origin};

/// Measures all rounds.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let [folder, other] = [bench.folder(), bench.folder()];
    let server = bench.start(folder.path());
    let mut table = Origin::Api.table(&server).await;
    let mut page = Origin::NewPhones.table(&server).await;
    for table in [&mut table, &mut page] {
        table.play(&server, MOVES / 2).await;
    }
    let json = format!("\"seq\":{}", table.seq());
    let html = format!(" data-seq=\"{}\"", page.seq());
    let (game, events, fragment) = (table.get(""), table.get("/events"), page.get_fragment());
    let mut connection = Connection::open(server.address).await;
    for (request, contained) in [(&events, &json), (&fragment, &html), (&game, &json)] {
        let response = connection.send(request).await;
        let body = str::from_utf8(response.body).unwrap();
        assert!(body.contains(contained), "{body}");
    }
    let size = connection.send(&game).await.body.len();
    let fixed = Process::within(start_fixed(size));
    let (api, phones) = (Pool::new(Origin::Api), Pool::new(Origin::NewPhones));
    let many = bench.connections();
    for round in 0..bench.rounds() {
        for (name, server, request) in [
            ("actix-web alone, a body of the same size", &fixed, &game),
            ("GET of a running game", &server, &game),
            ("GET of its events", &server, &events),
            ("fragment", &server, &fragment),
        ] {
            report.add(name, bench.read(server, request).await);
        }
        for (name, tasks) in [
            ("SQLite alone, 1 row a transaction", 1),
            ("SQLite alone, 64 tasks gathered", 64),
        ] {
            let writer = [Writer::sqlite(other.path()).await];
            let sample = gather(&writer, tasks, round, bench.time()).await;
            report.add(name, sample);
        }
        let mut rate = 0.0;
        for (name, connections, has_keys) in [
            ("moves with keys, 1 connection", 1, true),
            ("moves, 1 connection", 1, false),
            ("moves with keys, 8 connections", 8, true),
            ("moves with keys, 256 connections", 4 * many, true),
            ("moves with keys, 64 connections", many, true),
            ("moves, 64 connections", many, false),
        ] {
            let moves = bench.moves(connections, has_keys);
            let sample = moves.run(&server, &api).await;
            rate = sample.per_second;
            report.add(name, sample);
        }
        let mut half = bench.moves(many, false);
        let connections = u32::try_from(many).unwrap();
        half.load.interval = Duration::from_secs(1).mul_f64(2.0 / rate) * connections;
        report.add("moves, half of full load", half.run(&server, &api).await);
        let moves = bench.moves(many, true);
        let sample = moves.run(&server, &phones).await;
        report.add("moves answered with the fragment", sample);
    }
}
