//! The pages by a clock that is set by hand.

use std::net::TcpListener;
use std::ops::Deref;

use actix_web::web::Data;
use actix_web::{App, HttpServer};
use rowlock::games::{Games, SystemRandom};
use rowlock::site::Site;
use rowlock::store::Store;
use rowlock::web;
use tempfile::TempDir;

use crate::common::{Client, Watch};

/// A server of pages alone, whose data goes with the test.
pub struct Timed {
    pub watch: Watch,
    client: Client,
    _folder: TempDir,
}

impl Deref for Timed {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

impl Timed {
    pub async fn start() -> Self {
        let folder = TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("rowlock.db"))
            .await
            .unwrap();
        let watch = Watch::at("2026-11-21T18:30:00Z");
        let games = Games::new(store, watch.clone(), SystemRandom).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let site = Site {
            public_url: None,
            address,
        };
        let data = (Data::new(games), Data::new(site));
        let server = HttpServer::new(move || {
            let (games, site) = data.clone();
            App::new()
                .app_data(games)
                .app_data(site)
                .configure(web::configure)
        });
        let server = server.workers(1).disable_signals().listen(listener);
        tokio::spawn(server.unwrap().run());
        Self {
            watch,
            client: Client::new(format!("http://{address}")),
            _folder: folder,
        }
    }
}
