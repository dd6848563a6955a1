//! The throughput of the server, beside the limits of the machine.
//!
//! `cargo bench --bench throughput` starts the server on loopback with a database on disk, and in turn with it the
//! servers that show the limit; see `docs/performance.md`.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[allow(dead_code)]
#[path = "../fill.rs"]
mod fill;
mod footprint;
mod gather;
mod http;
mod load;
mod machine;
mod moves;
mod options;
mod postgres;
mod process;
mod reference;
mod report;
mod scale;
mod soak;
mod sqlite;
mod stored;
mod streams;
mod table;
#[allow(dead_code)]
#[path = "../../common/postgres.rs"]
mod test_postgres;
mod watched_tables;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use tempfile::TempDir;

use load::{Check, Load, Repeat, Sample, once};
use moves::{MoveLoad, Pool};
use options::{Options, Section, Sizes};
use process::Process;
use report::{Report, names};
use scale::Scale;
use streams::Streams;
use table::{Origin, Table};

/// The connections of the loads that read.
const READERS: usize = 64;

/// The loads of durable moves: connections, and whether each has an idempotency key.
const MOVE_LOADS: [(&str, usize, bool); 8] = [
    (names::MOVES_1, 1, false),
    (names::KEYS_1, 1, true),
    (names::MOVES_8, 8, false),
    (names::KEYS_8, 8, true),
    (names::MOVES_64, 64, false),
    (names::KEYS_64, 64, true),
    (names::MOVES_256, 256, false),
    (names::KEYS_256, 256, true),
];

fn main() {
    let options = Options::parse();
    if let Some(server) = options.child {
        return reference::run(server);
    }
    raise_descriptor_limit();
    // One thread for the load: it shares the cores with the server.
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(run(&options));
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

/// Windows has no such limit.
#[cfg(not(unix))]
fn raise_descriptor_limit() {}

async fn run(options: &Options) {
    let begin = Instant::now();
    table::set_board(&options.board);
    let sizes = options.sizes();
    // On the disk of the build, not in memory.
    let parent = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let program = options.server.canonicalize().expect("no such program");
    println!("{}\n", machine::describe(parent));
    if let Some(seconds) = options.soak {
        let folder = folder(parent);
        return soak::run(&program, folder.path(), Duration::from_secs(seconds)).await;
    }
    let mut report = Report::default();
    let mut main = Main::start(&program, parent, &sizes).await;
    for round in 0..sizes.rounds {
        if options.wants(Section::Get) {
            main.get(&mut report).await;
        }
        if options.wants(Section::Moves) {
            main.moves(round, &mut report).await;
        }
        if options.wants(Section::Fragments) {
            main.fragments(&mut report).await;
        }
    }
    if options.wants(Section::Scale) {
        let folder = folder(parent);
        let mut scale = Scale::start(&program, folder.path(), &sizes, &mut report).await;
        for _ in 0..sizes.rounds {
            scale.round(&main.server, &mut main.pool, &mut report).await;
        }
    }
    if options.wants(Section::Streams) {
        let folder = folder(parent);
        let mut streams = Streams::start(&program, folder.path(), &sizes).await;
        for _ in 0..sizes.rounds {
            streams
                .round(&main.server, &mut main.pool, &mut report)
                .await;
        }
    }
    if options.wants(Section::Postgres) {
        let mut servers = postgres::OnPostgres::start(&program, parent, &sizes).await;
        for round in 0..sizes.rounds {
            let sqlite = (&main.server, &mut main.pool, main.table.get(""));
            servers.round(round, sqlite, &mut report).await;
        }
        servers.finish(&mut report).await;
    }
    drop(main);
    if options.wants(Section::Footprint) {
        footprint::measure(&program, parent, &sizes, &mut report).await;
    }
    if options.smoke {
        println!("All responses were right, and what was answered is stored.");
    } else {
        report.print();
        println!(
            "\n{} rounds in {:.0?}; the load generator is one thread and shares the cores with the server.",
            sizes.rounds,
            begin.elapsed()
        );
    }
}

fn folder(parent: &Path) -> TempDir {
    TempDir::new_in(parent).unwrap()
}

/// The servers of the sections that read and move, and the table that is read.
struct Main {
    server: Process,
    fixed: Process,
    minimal: Process,
    pool: Pool,
    invented: Pool,
    phones: Pool,
    table: Table,
    /// A table of which a phone reads the fragment.
    page: Table,
    sqlite: PathBuf,
    sizes: Sizes,
    _folders: [TempDir; 2],
}

impl Main {
    async fn start(program: &Path, parent: &Path, sizes: &Sizes) -> Self {
        let folders = [folder(parent), folder(parent)];
        let server = Process::rowlock(program, folders[0].path());
        let table = half_played(&server, &Origin::Api).await;
        let page = half_played(&server, &Origin::NewPhones).await;
        let game = table.get("");
        let size = once(server.address, &game, |response| response.body.len()).await;
        let other = folders[1].path();
        Self {
            fixed: Process::own(&["fixed", &size.to_string()], other),
            minimal: Process::own(&["minimal", table::board_id()], other),
            pool: Pool::new(Origin::Api),
            invented: Pool::new(Origin::Invented),
            phones: Pool::new(Origin::NewPhones),
            table,
            page,
            sqlite: other.to_owned(),
            sizes: *sizes,
            server,
            _folders: folders,
        }
    }

    async fn read(&self, server: &Process, request: Vec<u8>, check: Option<Check>) -> Sample {
        read(server, request, check, &self.sizes).await
    }

    async fn get(&self, report: &mut Report) {
        let (game, seq) = (self.table.get(""), self.table.seq());
        let fixed = self.read(&self.fixed, game.clone(), None).await;
        report.add(names::FIXED, fixed);
        let check: Check = Arc::new(move |response| assert_eq!(response.json()["seq"], seq));
        report.add(
            names::GAME,
            self.read(&self.server, game, Some(check)).await,
        );
        let check: Check = Arc::new(move |response| {
            let body = response.json();
            assert_eq!(body["events"].as_array().unwrap().len(), seq);
        });
        let events = self.table.get("/events");
        let events = self.read(&self.server, events, Some(check)).await;
        report.add(names::EVENTS, events);
    }

    async fn moves(&mut self, round: usize, report: &mut Report) {
        let time = self.sizes.time;
        for (name, tasks) in [(names::SQLITE_ONE, 1), (names::SQLITE_GATHERED, 64)] {
            let writer = [sqlite::open(&self.sqlite).await];
            let sample = gather::measure(&writer, tasks, round, time).await;
            report.add(name, sample);
        }
        for (name, connections) in [(names::MINIMAL_1, 1), (names::MINIMAL_64, 64)] {
            let load = MoveLoad {
                checks: false,
                ..self.load(connections, false)
            };
            let sample = load.run(&self.minimal, &mut self.invented).await;
            report.add(name, sample);
        }
        for (name, connections, has_keys) in MOVE_LOADS {
            let load = self.load(connections, has_keys);
            report.add(name, load.run(&self.server, &mut self.pool).await);
        }
        if let Some(rate) = report.last_rate(names::MOVES_64) {
            let mut load = self.load(64, false);
            let connections = u32::try_from(load.connections).unwrap();
            load.load.interval = Duration::from_secs(1).mul_f64(2.0 / rate) * connections;
            report.add(
                names::HALF_LOAD,
                load.run(&self.server, &mut self.pool).await,
            );
            // The tail that the machine has at this rate.
            let load = MoveLoad {
                checks: false,
                ..load
            };
            report.add(
                names::MINIMAL_PACED,
                load.run(&self.minimal, &mut self.invented).await,
            );
        }
    }

    async fn fragments(&mut self, report: &mut Report) {
        let fragment = self.page.get_fragment();
        let seq = format!(" data-seq=\"{}\"", self.page.seq());
        let check: Check = Arc::new(move |response| {
            assert!(str::from_utf8(response.body).unwrap().contains(&seq));
        });
        let sample = self.read(&self.server, fragment, Some(check)).await;
        report.add(names::FRAGMENT, sample);
        let load = self.load(64, true);
        let sample = load.run(&self.server, &mut self.phones).await;
        report.add(names::FRAGMENT_MOVES, sample);
    }

    /// Moves as fast as they are answered.
    fn load(&self, connections: usize, has_keys: bool) -> MoveLoad {
        MoveLoad {
            load: Load::full(self.sizes.time),
            connections: self.sizes.connections(connections),
            has_keys,
            checks: self.sizes.checks,
        }
    }
}

/// Sends the same request on many connections.
async fn read(
    servers: &(impl AsRef<[Process]> + ?Sized),
    request: Vec<u8>,
    check: Option<Check>,
    sizes: &Sizes,
) -> Sample {
    let check = check.filter(|_| sizes.checks);
    let readers = (0..sizes.connections(READERS)).map(|_| Repeat {
        request: request.clone(),
        check: check.clone(),
    });
    let load = Load::full(sizes.time);
    load.run(servers, readers.collect()).await.0
}

/// A table whose sheets are half full.
async fn half_played(server: &Process, origin: &Origin) -> Table {
    let mut table = origin.tables(server.address, 1).await.remove(0);
    while table.moves < table::MOVES / 2 {
        let mut request = Vec::new();
        table.next_move("", &mut request);
        once(server.address, &request, |response| {
            assert!([200, 201].contains(&response.status), "{}", response.head);
        })
        .await;
    }
    table
}
