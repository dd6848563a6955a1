//! Several servers on one PostgreSQL database, as behind a load balancer.

mod corrections;
mod damage;
mod live;
mod operation;
mod outages;
mod pages;
mod preconditions;
mod presence;
mod races;
mod reference;
mod schemas;
mod screens;
mod tables;

use rowlock::config::Config;
use tempfile::TempDir;

use crate::common::postgres::{drop_database, new_database};
use crate::common::{CreatedGame, Server};

/// Servers on a database of their own.
pub struct Servers {
    pub servers: Vec<Server>,
    /// The URL of the database.
    pub url: String,
}

impl Servers {
    /// So many servers on a new database.
    pub async fn start(count: usize) -> Self {
        Self::start_as(count, |_| {}).await
    }

    /// As [`Servers::start`], with a changed configuration.
    pub async fn start_as(count: usize, change: impl Fn(&mut Config)) -> Self {
        let url = new_database().await;
        let mut servers = Vec::new();
        for _ in 0..count {
            let folder = TempDir::new().unwrap().into();
            let database = url.parse().unwrap();
            servers.push(Server::start_on(database, folder, &change).await);
        }
        Self { servers, url }
    }

    /// The two servers that were started.
    pub fn two(&self) -> (&Server, &Server) {
        let [one, other] = &self.servers[..] else {
            panic!("two servers");
        };
        (one, other)
    }

    /// Two servers without notifications of each other.
    pub async fn two_that_poll() -> Self {
        Self::start_as(2, |config| {
            config.database = config.database.clone().with_notifications(false);
        })
        .await
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        drop_database(self.url.clone());
    }
}

/// The path of a game, or of something below it.
pub fn path(game: &CreatedGame, below: &str) -> String {
    format!("/games/{}{below}", game.id)
}
