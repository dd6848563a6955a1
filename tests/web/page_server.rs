//! The pages by a clock that is set by hand.

use std::net::TcpListener;
use std::ops::Deref;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::{Next, from_fn};
use actix_web::web::Data;
use actix_web::{App, Error, HttpServer};
use rowlock::games::GameService;
use rowlock::http::{Https, PublicUrl};
use rowlock::server::render_errors;
use rowlock::web;

use crate::common::{Client, FakeClock, TestGames, UseCases};

/// A server of pages alone, whose data goes with the test.
pub struct PageServer {
    pub clock: FakeClock,
    client: Client,
    _fixture: TestGames,
}

impl Deref for PageServer {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

impl PageServer {
    pub async fn start() -> Self {
        let fixture = TestGames::open().await;
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let public_url = PublicUrl::new(None, address);
        let UseCases { services, .. } = fixture.games.clone();
        let services = Data::new(services);
        let games = Data::new(GameService::clone(&fixture.games));
        let groups = Data::new(fixture.games.groups());
        let (public_url, https) = (Data::new(public_url), Data::new(Https::Off));
        let server = HttpServer::new(move || {
            App::new()
                .app_data(services.clone())
                .app_data(games.clone())
                .app_data(groups.clone())
                .app_data(public_url.clone())
                .app_data(https.clone())
                .wrap(from_fn(render))
                .configure(web::configure)
        });
        let server = server.workers(1).disable_signals().listen(listener);
        tokio::spawn(server.unwrap().run());
        Self {
            clock: fixture.clock.clone(),
            client: Client::new(format!("http://{address}")),
            _fixture: fixture,
        }
    }
}

async fn render(
    request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    render_errors(request, async |request| next.call(request).await).await
}
