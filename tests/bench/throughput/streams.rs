//! From a move to another phone: moves at a steady rate while thousands of streams are open.

use std::path::Path;

use super::load::Load;
use super::moves::{MoveLoad, Pool};
use super::options::Sizes;
use super::process::Process;
use super::report::{Report, names};
use super::table::Origin;
use super::watched_tables::WatchedTables;

/// How much longer than another load moves are made at a steady rate: fewer are measured in the same time.
pub const PACED_TIMES: u32 = 2;

/// The server of this section, with a table and an open stream for each of the streams.
pub struct Streams {
    server: Process,
    tables: WatchedTables,
    /// Tables for moves as fast as they are answered.
    pool: Pool,
    sizes: Sizes,
}

impl Streams {
    /// Starts a server and opens the streams, which stay open.
    pub async fn start(program: &Path, folder: &Path, sizes: &Sizes) -> Self {
        let server = Process::rowlock(program, folder);
        let tables = WatchedTables::start(server.address, server.address, sizes.streams).await;
        Self {
            server,
            tables,
            pool: Pool::new(Origin::Api),
            sizes: *sizes,
        }
    }

    /// Measures one round, beside a server without streams.
    pub async fn round(&mut self, other: &Process, pool: &mut Pool, report: &mut Report) {
        let time = self.sizes.time * PACED_TIMES;
        let (arrived, answered) = self.tables.paced(&self.server, time).await;
        report.add(names::OTHER_PHONE, arrived);
        report.add(names::PACED_WITH_STREAMS, answered);
        let load = MoveLoad {
            load: Load::full(self.sizes.time),
            connections: self.sizes.connections(64),
            has_keys: false,
            checks: self.sizes.checks,
        };
        report.add(names::WITHOUT_STREAMS, load.run(other, pool).await);
        let with = load.run(&self.server, &mut self.pool).await;
        report.add(names::WITH_STREAMS, with);
        self.tables.check();
    }
}
