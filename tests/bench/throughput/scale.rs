//! What must not make a move slower: stored games, a long game, a device with many rights.

use std::path::Path;

use super::footprint::ready;
use super::load::{Load, once};
use super::moves::{MoveLoad, Pool};
use super::options::Sizes;
use super::process::Process;
use super::report::{Report, median, names, seconds};
use super::stored::{self, Stored};
use super::table::{Origin, Table};

const CONNECTIONS: usize = 64;

/// The tables with long games of each round, for each connection: some go on at another one.
const LONG_TABLES: usize = 2;

/// The server of this section, with its tables.
pub struct Scale {
    server: Process,
    fresh: Pool,
    long: Vec<Table>,
    few_rights: Pool,
    many_rights: Pool,
    sizes: Sizes,
}

impl Scale {
    /// Fills a database and starts a server on it.
    pub async fn start(program: &Path, folder: &Path, sizes: &Sizes, report: &mut Report) -> Self {
        let connections = sizes.connections(CONNECTIONS);
        let tables = LONG_TABLES * connections * sizes.rounds;
        let Stored { long, cookie } =
            stored::create(&folder.join("rowlock.db"), sizes, tables).await;
        let mut times = Vec::new();
        for _ in 0..sizes.starts {
            times.push(ready(program, folder).await);
        }
        let name = format!("start to ready, {} stored games", sizes.stored);
        report.fact(name, seconds(median(times)), "≤ 150 ms");
        let server = Process::rowlock(program, folder);
        for table in &long {
            // The first reader loads the game.
            once(server.address, &table.get(""), |response| {
                response.expect(200)
            })
            .await;
        }
        Self {
            server,
            fresh: Pool::new(Origin::Api),
            long,
            few_rights: Pool::new(Origin::NewPhones),
            many_rights: Pool::new(Origin::Phone(cookie)),
            sizes: *sizes,
        }
    }

    /// Measures one round, beside a server with few games.
    pub async fn round(&mut self, few: &Process, pool: &mut Pool, report: &mut Report) {
        let load = MoveLoad {
            load: Load::full(self.sizes.time),
            connections: self.sizes.connections(CONNECTIONS),
            has_keys: false,
            checks: self.sizes.checks,
        };
        report.add(names::FEW_GAMES, load.run(few, pool).await);
        report.add(
            names::MANY_GAMES,
            load.run(&self.server, &mut self.fresh).await,
        );
        let left = self.long.len() - LONG_TABLES * load.connections;
        let mut long = Pool::of(self.long.split_off(left));
        report.add(
            names::LONG_GAME,
            load.run_prepared(&self.server, &mut long).await,
        );
        report.add(
            names::FEW_RIGHTS,
            load.run(&self.server, &mut self.few_rights).await,
        );
        report.add(
            names::MANY_RIGHTS,
            load.run(&self.server, &mut self.many_rights).await,
        );
    }
}
