//! Several servers on one PostgreSQL, beside PostgreSQL alone and one server on SQLite.

use std::fs;
use std::time::Duration;

use sqlx::{Connection, PgConnection};

use super::Bench;
use super::common::postgres::Postgres;
use super::moves::Pool;
use super::process::{Process, cpu_of_children};
use super::reference::{Writer, gather};
use super::report::{Report, growth, median};
use super::streams::WatchedTables;
use super::table::{MOVES, Origin};

/// The servers on each of the databases.
const SERVERS: [usize; 3] = [1, 2, 3];

/// Servers on one database.
struct Group {
    /// Their number, as it is shown.
    name: String,
    servers: Vec<Process>,
    /// Writers to a table without anything else, each with a connection of its own.
    alone: Vec<Writer>,
    pool: Pool,
    connection: PgConnection,
    game: Vec<u8>,
    /// Tables at which moves are made on the first server, with their streams on the last.
    watched: WatchedTables,
    /// PostgreSQL's CPU time for each move in each round, in microseconds.
    cpu: Vec<f64>,
}

/// Measures all rounds.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let folder = bench.folder();
    let postgres = Postgres::start();
    let sqlite = bench.start(folder.path());
    let sqlite_pool = Pool::new(Origin::Api);
    let mut groups = Vec::new();
    for count in SERVERS {
        let name = format!("{count} server{}", if count == 1 { "" } else { "s" });
        let reference = postgres.create_database(&format!("alone_{count}")).await;
        let mut alone = Vec::new();
        for _ in 0..count {
            alone.push(Writer::postgres(&reference).await);
        }
        let url = postgres.create_database(&format!("servers_{count}")).await;
        let settings = ["--database", &url];
        let start = || Process::rowlock(&bench.server, folder.path(), &settings);
        let servers: Vec<_> = (0..count).map(|_| start()).collect();
        let mut table = Origin::Api.table(&servers[0].client).await;
        table.play(&servers[0], MOVES / 2).await;
        let watched = WatchedTables::start(&servers[0], &servers[count - 1], bench.size(200, 60));
        groups.push(Group {
            name,
            game: table.get(""),
            watched: watched.await,
            servers,
            alone,
            pool: Pool::new(Origin::Api),
            connection: PgConnection::connect(&url).await.unwrap(),
            cpu: Vec::new(),
        });
    }
    let moves = bench.moves(bench.connections(), true);
    for round in 0..bench.rounds() {
        let sample = moves.run(&sqlite, &sqlite_pool).await;
        report.add("moves with keys, SQLite", sample);
        for group in &mut groups {
            let name = &group.name;
            let sample = gather(&group.alone, 64, round, bench.time()).await;
            let connections = name.replace("server", "connection");
            report.add(format!("PostgreSQL alone, {connections}"), sample);
            moves.prepare(&group.servers[0], &group.pool).await;
            let (before, cpu) = (events(&mut group.connection).await, cpu(&postgres));
            let sample = moves.run(&group.servers, &group.pool).await;
            report.add(format!("moves with keys, PostgreSQL, {name}"), sample);
            let made = events(&mut group.connection).await - before;
            if let Some((before, after)) = cpu.zip(self::cpu(&postgres)) {
                #[allow(clippy::cast_precision_loss)]
                let each = (after - before).as_secs_f64() * 1e6 / made as f64;
                group.cpu.push(each);
            }
            let sample = bench.read(&group.servers, group.game.clone(), None).await;
            report.add(format!("GET of a running game, PostgreSQL, {name}"), sample);
            let time = bench.time() * 2;
            let (arrived, _) = group.watched.paced(&group.servers[0], time).await;
            report.add(
                format!("200 moves/s, PostgreSQL, {name}: other phone"),
                arrived,
            );
        }
    }
    for group in &groups {
        let name = format!("PostgreSQL's CPU for a move, {}", group.name);
        let cpu = (!group.cpu.is_empty()).then(|| format!("{:.0} µs", median(group.cpu.clone())));
        report.fact(name, cpu, "");
    }
    let Group {
        connection,
        servers,
        ..
    } = &mut groups[0];
    let (before, count) = (size(connection).await, bench.size(200, 16));
    for mut table in Origin::Api.tables(&servers[0], count).await {
        table.play(&servers[0], MOVES).await;
    }
    let game = growth(Some(before), Some(size(connection).await), count);
    report.fact(
        format!("PostgreSQL: a stored game of {MOVES} moves"),
        game,
        "",
    );
}

/// The number of stored events.
async fn events(connection: &mut PgConnection) -> i64 {
    let query = sqlx::query_scalar("SELECT count(*) FROM events");
    query.fetch_one(connection).await.unwrap()
}

/// The bytes of the database, without rows that were replaced.
async fn size(connection: &mut PgConnection) -> usize {
    let vacuum = sqlx::raw_sql("VACUUM FULL");
    vacuum.execute(&mut *connection).await.unwrap();
    let query = sqlx::query_scalar("SELECT pg_database_size(current_database())");
    let size: i64 = query.fetch_one(connection).await.unwrap();
    size.try_into().unwrap()
}

/// The CPU time of PostgreSQL's processes; `None` if the system does not report it.
fn cpu(postgres: &Postgres) -> Option<Duration> {
    let (_, folder) = postgres.url.split_once("host=")?;
    let folder = folder.replace("%2F", "/");
    let file = fs::read_to_string(format!("{folder}/data/postmaster.pid")).ok()?;
    cpu_of_children(file.lines().next()?.parse().ok()?)
}
