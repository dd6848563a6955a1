//! The server: the same for the program and for every test.

mod connection;
mod crowd;
mod descriptors;
mod head;
mod host;
mod language;
mod limit;
mod measure;
mod patience;
mod quotas;
mod rates;
mod sender;

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::middleware::{Compress, Condition, DefaultHeaders, from_fn};
use actix_web::web::Data;
use actix_web::{App, HttpServer};
use socket2::SockRef;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::api::{self, Heartbeat, Shutdown};
use crate::config::Config;
use crate::games::{Games, SystemClock, SystemRandom};
use crate::groups::Groups;
use crate::rules::BoardFault;
use crate::site::Site;
use crate::store::{OpenError, Store};
use crate::telemetry::Metrics;
use crate::web;
use limit::Guard;

pub use rates::{Origin, Rates};

/// How often what nobody needs any more is cleared away.
const SWEEP: Duration = Duration::from_secs(60 * 60);

/// How long after the start it is done first: by then the clock of a small computer has been set.
const FIRST_SWEEP: Duration = Duration::from_secs(10 * 60);

/// How often those are forgotten who have sent no more requests.
const FORGET: Duration = Duration::from_secs(60);

/// How long a stop waits for requests under way, in seconds.
const PATIENCE: u64 = 10;

/// How many connections may wait to be taken in: the phones of many tables come back at once when the server starts anew.
const QUEUE: i32 = 1024;

/// No page loads anything from elsewhere, and no other page shows ours.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
     media-src 'self'; worker-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Browsers that came by TLS once come by it for a year.
const A_YEAR_OF_TLS: &str = "max-age=31536000";

/// Why the server did not start; each message is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("Cannot listen on {0}: {1}.")]
    Listen(SocketAddr, String),
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The limit of open files is too low.
    #[error(
        "The system lets Rowlock open only {0} files and connections at once, and it needs {least}; please raise the limit, as with \"ulimit -n 1024\".",
        least = descriptors::LEAST
    )]
    Descriptors(usize),
    /// An embedded board is invalid.
    #[error(transparent)]
    Board(#[from] BoardFault),
    /// The server failed at run time.
    #[error("The server cannot run: {0}.")]
    Run(String),
}

/// A running server.
pub struct Running {
    /// The address it listens on.
    pub address: SocketAddr,
    /// How clients reach it.
    pub site: Site,
    shutdown: Shutdown,
    handle: ServerHandle,
    task: JoinHandle<std::io::Result<()>>,
    sweep: JoinHandle<()>,
    store: Store,
}

/// Starts a server.
///
/// # Errors
/// [`StartError`]; then nothing has changed.
pub async fn start(config: &Config) -> Result<Running, StartError> {
    let cannot_listen = |error: std::io::Error| {
        let reason = match error.kind() {
            std::io::ErrorKind::AddrInUse => "another program uses this port".to_owned(),
            _ => error.to_string(),
        };
        StartError::Listen(config.listen, reason)
    };
    // Whoever cannot listen leaves the database alone.
    let listener = TcpListener::bind(config.listen).map_err(cannot_listen)?;
    SockRef::from(&listener)
        .listen(QUEUE)
        .map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let room = descriptors::room().map_err(StartError::Descriptors)?;
    let store = Store::open(&config.database)
        .await?
        .with_reserve(config.limits.free_disk);
    let bounds = config.limits.bounds;
    let games = Games::within(bounds, store.clone(), SystemClock, SystemRandom)?;
    if let Err(error) = games.rebuild_results().await {
        tracing::warn!(%error, "the results of some finished games could not be rebuilt");
    }
    let site = Site {
        public_url: config.public_url.clone(),
        address,
    };
    let shutdown = Shutdown::default();
    let guard = Guard::new(config, room);
    let sweep = tokio::spawn(keep_sweeping(
        games.clone(),
        guard.clone(),
        shutdown.clone(),
    ));
    let is_secure = site.is_secure();
    let admitting = guard.clone();
    let data = (
        Data::new(games.clone()),
        Data::new(Groups::new(games)),
        Data::new(site.clone()),
        Data::new(shutdown.clone()),
        Data::new(Heartbeat(config.limits.heartbeat)),
        Data::new(guard),
        Data::new(config.metrics.then(Metrics::default)),
    );
    let server = HttpServer::new(move || {
        let (games, groups, site, shutdown, heartbeat, guard, metrics) = data.clone();
        App::new()
            .app_data(games)
            .app_data(groups)
            .app_data(site)
            .app_data(shutdown)
            .app_data(heartbeat)
            .app_data(guard)
            .app_data(metrics)
            .wrap(from_fn(web::answer_method))
            .wrap(from_fn(web::renew_cookie))
            .wrap(from_fn(limit::check))
            .wrap(from_fn(host::check))
            .wrap(from_fn(language::answer))
            .wrap(Condition::new(
                is_secure,
                DefaultHeaders::new()
                    .add(("Strict-Transport-Security", A_YEAR_OF_TLS))
                    .add(("Cross-Origin-Opener-Policy", "same-origin")),
            ))
            .wrap(
                DefaultHeaders::new()
                    .add(("Content-Security-Policy", CONTENT_SECURITY_POLICY))
                    .add(("X-Content-Type-Options", "nosniff"))
                    .add(("Referrer-Policy", "same-origin"))
                    .add(("X-Frame-Options", "DENY")),
            )
            .wrap(Compress::default())
            .wrap(from_fn(head::answer))
            .wrap(from_fn(measure::answer))
            .configure(api::configure)
            .configure(web::configure)
    })
    .on_connect(move |connection, data| admitting.admit(connection, data))
    .client_request_timeout(config.limits.head)
    .keep_alive(config.limits.head)
    .disable_signals()
    .shutdown_timeout(PATIENCE)
    .tcp_nodelay(true)
    .listen(listener)
    .map_err(cannot_listen)?
    .run();
    Ok(Running {
        address,
        site,
        shutdown,
        handle: server.handle(),
        task: tokio::spawn(server),
        sweep,
        store,
    })
}

/// Sweeps every hour, for the first time some minutes after the start, and forgets games and addresses that are at rest every minute, until the server stops; a sweep
/// that has begun is brought to its end, so that it holds no file when the database is closed.
async fn keep_sweeping(games: Games, guard: Guard, shutdown: Shutdown) {
    let mut hours = tokio::time::interval_at(Instant::now() + FIRST_SWEEP, SWEEP);
    let mut minutes = tokio::time::interval(FORGET);
    loop {
        tokio::select! {
            () = shutdown.0.cancelled() => return,
            _ = minutes.tick() => {
                guard.forget_calm();
                games.forget_idle();
            }
            _ = hours.tick() => {
                if let Err(error) = games.sweep().await {
                    tracing::warn!(%error, "the cleanup failed");
                }
            }
        }
    }
}

impl Running {
    /// The path of the database.
    #[must_use]
    pub fn database(&self) -> &Path {
        self.store.path()
    }

    /// Ends the streams, waits for requests in progress, and closes the database.
    ///
    /// # Errors
    /// [`StartError::Run`] where the server had broken.
    pub async fn stop(self) -> Result<(), StartError> {
        self.shutdown.0.cancel();
        self.handle.stop(true).await;
        let ended = self.task.await;
        if let Err(error) = self.sweep.await {
            tracing::warn!(%error, "the last cleanup failed");
        }
        self.store.close().await;
        match ended {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(StartError::Run(error.to_string())),
            Err(error) => Err(StartError::Run(error.to_string())),
        }
    }
}
