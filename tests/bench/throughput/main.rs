//! The throughput of the server, beside the limits of the machine.
//!
//! `cargo bench --bench throughput` starts the server on loopback with a database on disk, and in turn with it the
//! servers that show the limit; see `docs/performance.md`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code, unused_imports)]
#[path = "../../common/mod.rs"]
mod common;
mod footprint;
mod http;
mod imports;
mod load;
mod moves;
mod pairs;
mod postgres;
mod process;
mod reference;
mod report;
mod reports;
mod requests;
mod soak;
mod stored;
mod streams;
mod table;

use std::path::{Path, PathBuf};
use std::process::exit;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use tempfile::TempDir;

use load::{Load, Repeat, Sample};
use moves::Moves;
use process::Process;
use report::Report;

/// Measures the throughput of the server beside the limits of the machine.
#[derive(Debug, Parser)]
struct Bench {
    /// The sections to run; all if none is named
    #[arg(value_enum)]
    sections: Vec<Section>,
    /// Run each section once and briefly, and check the responses instead of measuring
    #[arg(long)]
    smoke: bool,
    /// Let many tables play for this time instead of measuring, and check that memory and descriptors stay bounded
    #[arg(long, value_name = "SECONDS")]
    soak: Option<u64>,
    /// How often the loads are run in turn; the medians are printed
    #[arg(long, default_value_t = 5, value_name = "COUNT")]
    rounds: usize,
    /// The time of each load
    #[arg(long, default_value_t = 1000, value_name = "MILLISECONDS")]
    time: u64,
    /// Another program to measure
    #[arg(long, default_value = env!("CARGO_BIN_EXE_rowlock"), value_name = "PATH")]
    server: PathBuf,
    /// Measure only requests, in turn with those of this other program
    #[arg(long, value_name = "PATH", conflicts_with = "sections")]
    against: Option<PathBuf>,
    /// Cargo passes it to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

/// What is measured together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Section {
    /// Reading a game and durable moves, over the API and by the pages, beside the limits
    Requests,
    /// From a move to another phone, with many open streams
    Streams,
    /// Moves and history with many stored games, long games and many rights
    Stored,
    /// Moves while 20,000 games are imported in each format, and the ratings of as many games
    Imports,
    /// Moves while reports on finished games are made
    Reports,
    /// One, two and three servers on PostgreSQL, beside PostgreSQL alone and a server on SQLite
    Postgres,
    /// Start-up, memory, descriptors and bytes
    Footprint,
}

fn main() {
    let bench = Bench::parse();
    if !bench.may_print() {
        eprintln!("Only the profile `release` is measured: cargo bench --bench throughput");
        exit(2);
    }
    #[cfg(unix)]
    raise_descriptor_limit();
    // One thread for the load: it shares the cores with the server.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(run(&bench));
}

/// Raises the limit of open files to that of the system: each stream is a connection.
#[cfg(unix)]
fn raise_descriptor_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    setrlimit(Resource::Nofile, raised).unwrap();
}

async fn run(bench: &Bench) {
    if let Some(seconds) = bench.soak {
        return soak::run(bench, Duration::from_secs(seconds)).await;
    }
    let mut report = Report::default();
    if let Some(other) = &bench.against {
        pairs::measure(bench, other, &mut report).await;
        return report.print();
    }
    for section in Section::value_variants() {
        if !bench.sections.is_empty() && !bench.sections.contains(section) {
            continue;
        }
        match section {
            Section::Requests => requests::measure(bench, &mut report).await,
            Section::Streams => streams::measure(bench, &mut report).await,
            Section::Stored => stored::measure(bench, &mut report).await,
            Section::Imports => imports::measure(bench, &mut report).await,
            Section::Reports => reports::measure(bench, &mut report).await,
            Section::Postgres => postgres::measure(bench, &mut report).await,
            Section::Footprint => footprint::measure(bench, &mut report).await,
        }
    }
    if bench.smoke {
        if bench.sections.is_empty() {
            report.check_names();
        }
        println!("All responses were right, and what was answered is stored.");
    } else {
        report.print();
    }
}

impl Bench {
    /// Whether the program has the profile that is published, whose folder has its name; another program is measured as it is.
    fn may_print(&self) -> bool {
        let own = Path::new(env!("CARGO_BIN_EXE_rowlock"));
        let is_release = own
            .parent()
            .is_some_and(|folder| folder.ends_with("release"));
        is_release || self.server != own || self.smoke || self.soak.is_some()
    }

    /// A size, or what it is in a smoke run.
    fn size(&self, size: usize, smoke: usize) -> usize {
        if self.smoke { smoke } else { size }
    }

    fn rounds(&self) -> usize {
        self.size(self.rounds, 1)
    }

    /// The time of each load.
    fn time(&self) -> Duration {
        Duration::from_millis(if self.smoke { 100 } else { self.time })
    }

    /// The connections of loads that have many.
    fn connections(&self) -> usize {
        self.size(64, 16)
    }

    /// A new folder on the disk of the build, not in memory.
    fn folder(&self) -> TempDir {
        TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
    }

    /// Starts a server with its database in this folder.
    fn start(&self, folder: &Path) -> Process {
        Process::rowlock(&self.server, folder, &[])
    }

    /// Moves as fast as they are answered.
    fn moves(&self, connections: usize, has_keys: bool) -> Moves {
        Moves {
            load: Load::full(self.time()),
            connections,
            has_keys,
            checks: self.smoke,
        }
    }

    /// Sends the same request on many connections.
    async fn read(&self, servers: &(impl AsRef<[Process]> + ?Sized), request: &[u8]) -> Sample {
        let readers = vec![Repeat(request.to_vec()); self.connections()];
        Load::full(self.time()).run(servers, readers).await.0
    }
}
