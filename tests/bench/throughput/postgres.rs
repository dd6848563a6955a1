//! Several servers on one PostgreSQL, beside PostgreSQL alone and one server on SQLite.

use std::fs;
use std::path::Path;
use std::time::Duration;

use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use super::footprint::play;
use super::gather::{self, AT, Database, Row, Writer};
use super::load::{Load, Sample};
use super::moves::{MoveLoad, Pool};
use super::options::Sizes;
use super::process::{Process, cpu_of};
use super::report::{Report, bytes, median, names};
use super::streams::PACED_TIMES;
use super::table::{MOVES, Origin};
use super::test_postgres::Postgres;
use super::watched_tables::WatchedTables;
use super::{half_played, read};

/// The connections of loads, and the tasks whose rows are gathered.
const CONNECTIONS: usize = 64;

/// The tables that are watched through another server.
const WATCHED: usize = 200;

/// The games whose stored size is measured.
const STORED: usize = 200;

const TABLE: &str = r#"CREATE TABLE events (
  game_id TEXT COLLATE "C" NOT NULL,
  seq     INTEGER NOT NULL CHECK (seq > 0),
  at      TEXT COLLATE "C" NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  event   TEXT COLLATE "C" NOT NULL CHECK (event::json IS NOT NULL),
  PRIMARY KEY (game_id, seq)
)"#;

const INSERT: &str = "INSERT INTO events (game_id, seq, at, version, event)
  SELECT game_id, seq, $1, 1, event FROM UNNEST($2::text[], $3::integer[], $4::text[]) AS new (game_id, seq, event)";

/// The number of servers with the names of what is measured on them.
const SERVERS: [(usize, names::OnPostgres); 3] = [
    (1, names::ONE_SERVER),
    (2, names::TWO_SERVERS),
    (3, names::THREE_SERVERS),
];

/// The servers of this section.
pub struct OnPostgres {
    postgres: Postgres,
    /// Writers to a table without anything else, each with a connection of its own.
    alone: Vec<Writer>,
    groups: Vec<Group>,
    sizes: Sizes,
    _folder: TempDir,
}

/// Servers on one database.
struct Group {
    names: names::OnPostgres,
    servers: Vec<Process>,
    pool: Pool,
    connection: PgConnection,
    /// A table that is read.
    game: Vec<u8>,
    /// Tables at which moves are made on the first server, with their streams on the last.
    watched: WatchedTables,
    /// PostgreSQL's CPU time for each move in each round, in microseconds.
    cpu: Vec<f64>,
}

impl OnPostgres {
    /// Starts PostgreSQL, and the servers.
    pub async fn start(program: &Path, parent: &Path, sizes: &Sizes) -> Self {
        let folder = TempDir::new_in(parent).unwrap();
        let postgres = Postgres::start();
        let url = postgres.create_database("alone").await;
        let mut alone = Vec::new();
        for (number, _) in SERVERS {
            let mut connection = PgConnection::connect(&url).await.unwrap();
            if number == 1 {
                sqlx::raw_sql(TABLE).execute(&mut connection).await.unwrap();
            }
            alone.push(Writer::start(connection));
        }
        let mut groups = Vec::new();
        for (number, names) in SERVERS {
            let url = postgres.create_database(&format!("servers_{number}")).await;
            let settings = [("DATABASE", url.as_str())];
            let servers =
                (0..number).map(|_| Process::rowlock_with(program, folder.path(), &settings));
            let servers: Vec<_> = servers.collect();
            let game = half_played(&servers[0], &Origin::Api).await.get("");
            let (first, last) = (servers[0].address, servers[number - 1].address);
            groups.push(Group {
                names,
                servers,
                pool: Pool::new(Origin::Api),
                connection: PgConnection::connect(&url).await.unwrap(),
                game,
                watched: WatchedTables::start(first, last, sizes.streams.min(WATCHED)).await,
                cpu: Vec::new(),
            });
        }
        Self {
            postgres,
            alone,
            groups,
            sizes: *sizes,
            _folder: folder,
        }
    }

    /// Measures one round, beside a server on SQLite.
    pub async fn round(
        &mut self,
        round: usize,
        sqlite: (&Process, &mut Pool, Vec<u8>),
        report: &mut Report,
    ) {
        let time = self.sizes.time;
        let load = MoveLoad {
            load: Load::full(time),
            connections: self.sizes.connections(CONNECTIONS),
            has_keys: true,
            checks: self.sizes.checks,
        };
        let (server, pool, game) = sqlite;
        report.add(names::ON_SQLITE, load.run(server, pool).await);
        report.add(
            names::GAME_ON_SQLITE,
            read(server, game, None, &self.sizes).await,
        );
        for group in &mut self.groups {
            let names = group.names;
            let writers = &self.alone[..group.servers.len()];
            report.add(
                names.alone,
                gather::measure(writers, CONNECTIONS, round, time).await,
            );
            report.add(names.moves, group.moves(load, &self.postgres).await);
            if let Some(name) = names.spread {
                let mut load = load;
                load.load.is_spread = true;
                report.add(name, group.spread(load).await);
            }
            let game = group.game.clone();
            report.add(
                names.game,
                read(&group.servers, game, None, &self.sizes).await,
            );
            let (arrived, _) = group
                .watched
                .paced(&group.servers[0], time * PACED_TIMES)
                .await;
            group.watched.check();
            report.add(names.other_phone, arrived);
        }
    }

    /// Reports what is measured over all rounds or once.
    pub async fn finish(mut self, report: &mut Report) {
        for group in &self.groups {
            let name = format!("PostgreSQL's CPU for a move, {}", group.names.servers);
            report.fact(name, format!("{:.0} µs", median(group.cpu.clone())), "");
        }
        let group = &mut self.groups[0];
        let before = size(&mut group.connection).await;
        let count = self.sizes.games_in_memory.min(STORED);
        let tables = Origin::Api.tables(group.servers[0].address, count).await;
        play(&group.servers[0], tables, MOVES).await;
        let after = size(&mut group.connection).await;
        #[allow(clippy::cast_precision_loss)]
        let game = (after - before) as f64 / count as f64;
        report.fact(
            format!("PostgreSQL: a stored game of {MOVES} moves"),
            bytes(game),
            "",
        );
    }
}

impl Group {
    /// Makes moves, each client on one of the servers, and notes PostgreSQL's CPU time for them.
    async fn moves(&mut self, load: MoveLoad, postgres: &Postgres) -> Sample {
        self.pool.fill(self.servers[0].address, &load).await;
        let (events, cpu) = (events(&mut self.connection).await, postgres_cpu(postgres));
        let sample = load.run_prepared(&self.servers, &mut self.pool).await;
        let moves = self::events(&mut self.connection).await - events;
        if let Some((before, after)) = cpu.zip(postgres_cpu(postgres)) {
            #[allow(clippy::cast_precision_loss)]
            self.cpu
                .push((after - before).as_secs_f64() * 1e6 / moves as f64);
        }
        sample
    }

    /// Makes moves, each of a table on another server than the one before.
    async fn spread(&mut self, load: MoveLoad) -> Sample {
        self.pool.fill(self.servers[0].address, &load).await;
        load.run_prepared(&self.servers, &mut self.pool).await
    }
}

impl Database for PgConnection {
    async fn insert(&mut self, rows: &[Row]) {
        let games: Vec<&str> = rows.iter().map(|row| row.game.as_str()).collect();
        let numbers: Vec<i32> = rows.iter().map(|row| row.seq).collect();
        let events: Vec<&str> = rows.iter().map(|row| row.event.as_str()).collect();
        let query = sqlx::query(INSERT)
            .bind(AT)
            .bind(games)
            .bind(numbers)
            .bind(events);
        query.execute(self).await.unwrap();
    }
}

/// The number of stored events.
async fn events(connection: &mut PgConnection) -> i64 {
    let query = sqlx::query_scalar("SELECT count(*) FROM events");
    query.fetch_one(connection).await.unwrap()
}

/// The bytes of the database, without rows that were replaced.
async fn size(connection: &mut PgConnection) -> i64 {
    sqlx::raw_sql("VACUUM FULL")
        .execute(&mut *connection)
        .await
        .unwrap();
    let query = sqlx::query_scalar("SELECT pg_database_size(current_database())");
    query.fetch_one(connection).await.unwrap()
}

/// The CPU time of PostgreSQL's processes; `None` if the system does not report it.
fn postgres_cpu(postgres: &Postgres) -> Option<Duration> {
    let (_, folder) = postgres.url.split_once("host=")?;
    let folder = folder.replace("%2F", "/");
    let file = fs::read_to_string(format!("{folder}/data/postmaster.pid")).ok()?;
    cpu_of(file.lines().next()?.parse().ok()?)
}
