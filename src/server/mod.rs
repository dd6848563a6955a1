//! The HTTP server: start, maintenance and shutdown, for the program and for the tests.

mod backups;
mod error_body;
pub mod systemd;

pub use error_body::render_errors;

use std::future::ready;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::time::Duration;

use actix_http::HttpServiceBuilder;
use actix_service::{ServiceFactoryExt, map_config};
use actix_web::App;
use actix_web::dev::{AppConfig, ServerHandle, fn_service};
use actix_web::middleware::{Compress, Condition, DefaultHeaders, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::web::Data;
use socket2::SockRef;
use tokio::task::JoinHandle;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::api::{self, Heartbeat, Shutdown};
use crate::config::Config;
use crate::games::GameService;
use crate::groups::GroupService;
use crate::history;
use crate::http::{self, ClientSocket, Limiter, MIN_DESCRIPTORS, PublicUrl};
use crate::rules::BoardError;
use crate::services::{Services, SystemClock, SystemRandom};
use crate::store::{OpenError, Store};
use crate::telemetry::Metrics;
use crate::web;

/// How often expired data is deleted.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// Delay of the first cleanup after the start: by then a small computer has set its clock.
const FIRST_CLEANUP_DELAY: Duration = Duration::from_secs(10 * 60);

/// How often idle clients and games are evicted from memory.
const EVICTION_INTERVAL: Duration = Duration::from_secs(60);

/// How long a shutdown waits for requests in flight, in seconds.
const SHUTDOWN_TIMEOUT: u64 = 10;

/// How long a client may take to close its side of a connection after the server.
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// Pending connections: after a restart, the phones of many tables reconnect at once.
const LISTEN_BACKLOG: i32 = 1024;

/// Browsers that connected by TLS use it for a year.
const HSTS: &str = "max-age=31536000";

/// Why a server did not start or run; each is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("Cannot listen on {0}: {1}.")]
    Listen(SocketAddr, String),
    /// systemd has opened something else than one TCP port.
    #[error(
        "The socket unit must open one TCP port, as with \"ListenStream=8080\" and without \"Accept=yes\"; please change rowlock.socket."
    )]
    Socket,
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The limit of open files is too low.
    #[error(
        "The system lets Rowlock open only {0} files and connections at once, and it needs {least}; please raise the limit, as with \"ulimit -n 1024\".",
        least = MIN_DESCRIPTORS
    )]
    Descriptors(usize),
    /// A built-in board is invalid.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The server failed while running.
    #[error("The server cannot run: {0}.")]
    Run(String),
}

/// A running server.
pub struct Server {
    /// The address it listens on.
    pub address: SocketAddr,
    /// Its URLs.
    pub public_url: PublicUrl,
    shutdown: Shutdown,
    handle: ServerHandle,
    task: JoinHandle<std::io::Result<()>>,
    maintenance: JoinHandle<()>,
    page_check: JoinHandle<Result<(), OpenError>>,
    backups: JoinHandle<()>,
    failed: CancellationToken,
    store: Store,
}

/// Starts a server.
///
/// # Errors
/// [`StartError`]; then nothing has changed.
pub async fn start(config: &Config) -> Result<Server, StartError> {
    start_on(None, config).await
}

/// Starts a server on this socket instead of the configured address.
///
/// # Errors
/// [`StartError`]; then nothing has changed.
pub async fn start_on(socket: Option<TcpListener>, config: &Config) -> Result<Server, StartError> {
    let cannot_listen = |error: std::io::Error| {
        let reason = match error.kind() {
            std::io::ErrorKind::AddrInUse => "another program uses this port".to_owned(),
            _ => error.to_string(),
        };
        StartError::Listen(config.listen, reason)
    };
    // Before the database is opened: a second server on the same port must not touch it.
    let listener = match socket {
        Some(socket) => socket,
        None => TcpListener::bind(config.listen).map_err(cannot_listen)?,
    };
    SockRef::from(&listener)
        .listen(LISTEN_BACKLOG)
        .map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let max_connections = http::max_connections().map_err(StartError::Descriptors)?;
    let store = Store::open_with(&config.database, config.backups.folder.as_deref())
        .await?
        .with_reserve(config.limits.min_free_disk);
    let limits = config.limits.games;
    let games = GameService::with_limits(
        limits,
        Services::new(store.clone(), SystemClock, SystemRandom),
    )?;
    if let Err(error) = history::backfill(&games).await {
        tracing::warn!(%error, "cannot compute the results of all finished games");
    }
    let public_url = PublicUrl {
        configured: config.public_url.clone(),
        address,
    };
    let shutdown = Shutdown::default();
    let limiter = Limiter::new(config, max_connections);
    let maintenance = tokio::spawn(run_maintenance(
        games.clone(),
        limiter.clone(),
        shutdown.clone(),
    ));
    let failed = CancellationToken::new();
    let page_check = tokio::spawn(check_pages(store.clone(), shutdown.clone(), failed.clone()));
    let metrics = config.metrics.then(Metrics::default);
    let backups = tokio::spawn(backups::run(
        store.clone(),
        config.backups.clone(),
        metrics.clone(),
        shutdown.0.clone(),
    ));
    let is_secure = public_url.is_secure();
    let has_prefix = !public_url.path().is_empty();
    let data = (
        Data::new(games.clone()),
        Data::new(GroupService::new(games)),
        Data::new(public_url.clone()),
        Data::new(shutdown.clone()),
        Data::new(Heartbeat(config.limits.heartbeat_interval)),
        Data::new(limiter),
        Data::new(metrics),
    );
    let timeout = config.limits.header_timeout;
    let builder = actix_server::Server::build()
        .disable_signals()
        .shutdown_timeout(SHUTDOWN_TIMEOUT);
    let stopping = builder.graceful_shutdown_signal();
    let serve = move || {
        let (games, groups, public_url, shutdown, heartbeat, limiter, metrics) = data.clone();
        let admission = limiter.clone();
        let app = App::new()
            .app_data(http::path_config())
            .app_data(games)
            .app_data(groups)
            .app_data(public_url)
            .app_data(shutdown)
            .app_data(heartbeat)
            .app_data(limiter)
            .app_data(metrics)
            .wrap(from_fn(http::explain_allowed_methods))
            .wrap(from_fn(http::renew_cookie))
            .wrap(from_fn(http::enforce_limits))
            .wrap(from_fn(http::verify_host))
            .wrap(from_fn(error_body::render_errors))
            .wrap(Condition::new(
                is_secure,
                DefaultHeaders::new()
                    .add(("Strict-Transport-Security", HSTS))
                    .add(("Cross-Origin-Opener-Policy", "same-origin")),
            ))
            .wrap(from_fn(http::add_security_headers))
            .wrap(Condition::new(
                has_prefix,
                from_fn(http::serve_below_prefix),
            ))
            .wrap(Compress::default())
            .wrap(from_fn(http::head_as_get))
            .wrap(from_fn(http::log_request))
            .configure(api::configure)
            .configure(web::configure)
            .default_service(actix_web::web::to(http::not_found));
        let stopping = stopping.clone();
        let service = HttpServiceBuilder::default()
            .client_request_timeout(timeout)
            .keep_alive(timeout)
            .client_disconnect_timeout(DISCONNECT_TIMEOUT)
            .graceful_shutdown_signal(move || {
                let stopping = stopping.clone();
                async move { stopping.notified().await }
            })
            .on_connect_ext(ClientSocket::on_connect)
            .h1(map_config(app, |()| AppConfig::default()));
        fn_service(move |stream: TcpStream| {
            let peer = stream.peer_addr().ok();
            // It fails for a connection that is closed already.
            stream.set_nodelay(true).ok();
            ready(Ok((admission.admit(stream, peer), peer)))
        })
        .and_then(service)
    };
    let server = builder
        .listen("http", listener, serve)
        .map_err(cannot_listen)?
        .run();
    Ok(Server {
        address,
        public_url,
        shutdown,
        handle: server.handle(),
        task: tokio::spawn(server),
        maintenance,
        page_check,
        backups,
        failed,
        store,
    })
}

/// Checks the pages of a large database; reports damage at once.
async fn check_pages(
    store: Store,
    shutdown: Shutdown,
    failed: CancellationToken,
) -> Result<(), OpenError> {
    let checked = store.check_pages(shutdown.0).await;
    if checked.is_err() {
        failed.cancel();
    }
    checked
}

/// Runs the hourly cleanup and evicts idle clients and games every minute until shutdown; a cleanup that has
/// started is finished first, as it holds the database open.
async fn run_maintenance(games: GameService, limiter: Limiter, shutdown: Shutdown) {
    let mut hours =
        tokio::time::interval_at(Instant::now() + FIRST_CLEANUP_DELAY, CLEANUP_INTERVAL);
    let mut minutes = tokio::time::interval(EVICTION_INTERVAL);
    loop {
        tokio::select! {
            () = shutdown.0.cancelled() => return,
            _ = minutes.tick() => {
                limiter.evict_idle();
                games.evict_idle();
            }
            _ = hours.tick() => {
                if let Err(error) = games.clean_up().await {
                    tracing::warn!(%error, "cleanup failed");
                }
            }
        }
    }
}

impl Server {
    /// The path of the database.
    #[must_use]
    pub fn database(&self) -> &Path {
        self.store.path()
    }

    /// Resolves when the database turns out to be damaged; [`Server::stop`] returns the error.
    pub async fn failed(&self) {
        self.failed.cancelled().await;
    }

    /// Ends the streams, waits for requests in flight, and closes the database.
    ///
    /// # Errors
    /// [`StartError::Run`] if the server had failed; [`StartError::Store`] if the database is damaged.
    pub async fn stop(self) -> Result<(), StartError> {
        self.shutdown.0.cancel();
        self.handle.stop(true).await;
        let ended = self.task.await;
        if let Err(error) = self.maintenance.await {
            tracing::warn!(%error, "maintenance task failed");
        }
        if let Err(error) = self.backups.await {
            tracing::warn!(%error, "backup task failed");
        }
        let checked = self.page_check.await;
        self.store.close().await;
        checked.map_err(|error| StartError::Run(error.to_string()))??;
        match ended {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(StartError::Run(error.to_string())),
            Err(error) => Err(StartError::Run(error.to_string())),
        }
    }
}
