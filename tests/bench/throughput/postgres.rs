//! Several servers on one PostgreSQL, beside PostgreSQL alone and one server on SQLite.

use std::path::Path;

use sqlx::{Connection, PgConnection};

use super::Bench;
use super::common::postgres::Postgres;
use super::moves::Pool;
use super::process::Process;
use super::reference::{Writer, gather};
use super::report::{Report, growth};
use super::streams::WatchedTables;
use super::table::{MOVES, Origin};

/// Servers on one database.
struct Group {
    /// Their number, as it is shown.
    name: String,
    url: String,
    servers: Vec<Process>,
    /// Writers to a table without anything else, each with a connection of its own.
    alone: Vec<Writer>,
    pool: Pool,
    game: Vec<u8>,
    /// Tables at which moves are made on the first server, with their streams on the last.
    watched: WatchedTables,
}

impl Group {
    async fn start(bench: &Bench, folder: &Path, postgres: &Postgres, count: usize) -> Self {
        let reference = postgres.create_database(&format!("alone_{count}")).await;
        let mut alone = Vec::new();
        for _ in 0..count {
            alone.push(Writer::postgres(&reference).await);
        }
        let url = postgres.create_database(&format!("servers_{count}")).await;
        let settings = ["--database", &url];
        let start = || Process::rowlock(&bench.server, folder, &settings);
        let servers: Vec<_> = (0..count).map(|_| start()).collect();
        let mut table = Origin::Api.table(&servers[0]).await;
        table.play(&servers[0], MOVES / 2).await;
        let watched = WatchedTables::start(&servers[0], &servers[count - 1], bench.size(200, 60));
        Self {
            name: format!("{count} server{}", if count == 1 { "" } else { "s" }),
            url,
            game: table.get(""),
            watched: watched.await,
            servers,
            alone,
            pool: Pool::new(Origin::Api),
        }
    }
}

/// Measures all rounds.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let folder = bench.folder();
    let postgres = Postgres::start();
    let sqlite = bench.start(folder.path());
    let sqlite_pool = Pool::new(Origin::Api);
    let mut groups = Vec::new();
    for count in 1..=3 {
        groups.push(Group::start(bench, folder.path(), &postgres, count).await);
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
            let sample = moves.run(&group.servers, &group.pool).await;
            report.add(format!("moves with keys, PostgreSQL, {name}"), sample);
            let sample = bench.read(&group.servers, &group.game).await;
            report.add(format!("GET of a running game, PostgreSQL, {name}"), sample);
            let time = bench.time() * 2;
            let (arrived, _) = group.watched.paced(&group.servers[0], time).await;
            let name = format!("200 moves/s, PostgreSQL, {name}: other phone");
            report.add(name, arrived);
        }
    }
    let Group { url, servers, .. } = &groups[0];
    let (before, count) = (size(url).await, bench.size(200, 16));
    for mut table in Origin::Api.tables(&servers[0], count).await {
        table.play(&servers[0], MOVES).await;
    }
    let game = growth(Some(before), Some(size(url).await), count);
    report.fact("PostgreSQL: a stored game of 160 moves", game, "");
}

/// The bytes of the database, without rows that were replaced.
async fn size(url: &str) -> usize {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let vacuum = sqlx::raw_sql("VACUUM FULL");
    vacuum.execute(&mut connection).await.unwrap();
    let query = sqlx::query_scalar("SELECT pg_database_size(current_database())");
    let size: i64 = query.fetch_one(&mut connection).await.unwrap();
    size.try_into().unwrap()
}
