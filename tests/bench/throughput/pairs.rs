//! Two programs side by side: the same loads in turn, so that the machine is equally fast for both.

use std::path::Path;

use super::Bench;
use super::load::{Load, Repeat};
use super::moves::Pool;
use super::process::Process;
use super::report::{OTHER, Report, mib};
use super::table::{MOVES, Origin};

/// A server with its half full sheets and its tables.
struct Measured {
    name: &'static str,
    server: Process,
    game: Vec<u8>,
    fragment: Vec<u8>,
    api: Pool,
    phones: Pool,
}

impl Measured {
    async fn new(name: &'static str, server: Process) -> Self {
        let mut table = Origin::Api.table(&server).await;
        let mut page = Origin::NewPhones.table(&server).await;
        for table in [&mut table, &mut page] {
            table.play(&server, MOVES / 2).await;
        }
        Self {
            name,
            server,
            game: table.get(""),
            fragment: page.get_fragment(),
            api: Pool::new(Origin::Api),
            phones: Pool::new(Origin::NewPhones),
        }
    }

    /// Runs each load once.
    async fn round(&self, bench: &Bench, report: &mut Report) {
        let many = bench.connections();
        let Self { name, server, .. } = self;
        for (load, request, connections) in [
            ("GET of a running game, 64 connections", &self.game, many),
            ("GET of a running game, 1 connection", &self.game, 1),
            ("fragment, 64 connections", &self.fragment, many),
        ] {
            let readers = vec![Repeat(request.clone()); connections];
            let (sample, _) = Load::full(bench.time()).run(server, readers).await;
            report.add(format!("{load}{name}"), sample);
        }
        for (load, pool, connections) in [
            ("moves with keys, 64 connections", &self.api, many),
            ("moves with keys, 1 connection", &self.api, 1),
            ("moves answered with the fragment", &self.phones, many),
        ] {
            let moves = bench.moves(connections, true);
            let sample = moves.run(server, pool).await;
            report.add(format!("{load}{name}"), sample);
        }
    }
}

/// Measures all rounds of the program and of this other one.
pub async fn measure(bench: &Bench, other: &Path, report: &mut Report) {
    let [folder, other_folder] = [bench.folder(), bench.folder()];
    let other = Process::rowlock(other, other_folder.path(), &[]);
    let programs = [
        Measured::new("", bench.start(folder.path())).await,
        Measured::new(OTHER, other).await,
    ];
    for round in 0..bench.rounds() {
        // Neither is always the one that runs after the other.
        for place in [round % 2, (round + 1) % 2] {
            programs[place].round(bench, report).await;
        }
    }
    for Measured { name, server, .. } in &programs {
        let memory = mib(server.memory());
        report.fact(format!("memory after all loads{name}"), memory, "");
    }
}
