//! The HTTP server: start, maintenance and shutdown, for the program and for the tests.

mod app;
mod backups;
mod error_body;
mod listener;
mod maintenance;
mod start_error;
pub mod systemd;
mod transport;

pub use error_body::render_errors;
pub use listener::{Sockets, cannot_listen};
pub use start_error::StartError;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use actix_http::HttpServiceBuilder;
use actix_http::error::DispatchError;
use actix_service::{ServiceFactoryExt, map_config};
use actix_web::dev::{AppConfig, ServerHandle, fn_service};
use actix_web::rt::net::TcpStream;
use actix_web::web::Data;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;

use app::{Parts, app};
use listener::listen;
use transport::Transport;

use crate::api::{DocumentBelowPath, Heartbeat, Shutdown};
use crate::config::Config;
use crate::games::GameService;
use crate::groups::GroupService;
use crate::http::{self, Https, Limiter, OperatorAccess, PublicUrl};
use crate::services::{Clock, Services, SystemClock, SystemRandom};
use crate::store::{DatabaseAddress, OnUnreachable, ServedAt, Store};
use crate::telemetry::Metrics;
use crate::tls::Certificates;
use crate::web::ServerInfo;

/// How long a shutdown waits for requests in flight, in seconds.
const SHUTDOWN_TIMEOUT: u64 = 10;

/// How long a client may take to close its side of a connection after the server.
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// A running server.
pub struct Server {
    pub address: SocketAddr,
    /// The address it listens on for TLS.
    pub tls_address: Option<SocketAddr>,
    pub public_url: PublicUrl,
    /// The HTTPS that it offers itself.
    pub https: Https,
    /// The link to the operator's page, which is valid once and for 15 minutes; `None` if the server does not listen on
    /// an address that only this computer reaches.
    pub operator_link: Option<String>,
    shutdown: Shutdown,
    handle: ServerHandle,
    task: JoinHandle<std::io::Result<()>>,
    maintenance: JoinHandle<()>,
    backups: JoinHandle<()>,
    /// What follows other servers, makes reports, renews certificates and announces the name.
    others: Vec<JoinHandle<()>>,
    store: Store,
}

/// Starts a server. If it fails, nothing has changed.
pub async fn start(config: &Config) -> Result<Server, StartError> {
    start_on(Sockets::default(), config).await
}

/// Starts a server on these sockets instead of the configured addresses. If it fails, nothing has changed.
pub async fn start_on(sockets: Sockets, config: &Config) -> Result<Server, StartError> {
    // Before the database is opened: a second server on the same port must not touch it.
    let (listener, address) = listen(sockets.http, config.listen)?;
    let tls_listener = match (&config.tls, sockets.https) {
        (Some(tls), socket) => Some(listen(socket, tls.listen)?),
        (None, Some(_)) => return Err(StartError::SocketWithoutTls),
        (None, None) => None,
    };
    let (tls_listener, tls_address) = tls_listener.unzip();
    let max_connections = http::max_connections().map_err(StartError::Descriptors)?;
    let backups = config.backups.folder.as_deref();
    let store = Store::connect(&config.database, backups, OnUnreachable::Wait)
        .await?
        .with_reserve(config.limits.min_free_disk);
    let limits = config.limits.games;
    let services = Services::new(store.clone(), SystemClock, SystemRandom);
    let games = GameService::with_limits(limits, services.clone())?;
    games
        .delete_unused_boards()
        .await
        .map_err(|error| StartError::Run(error.to_string()))?;
    let public_url = PublicUrl {
        allowed_hosts: config.allowed_hosts.clone(),
        ..PublicUrl::new(config.public_url.clone(), address)
    };
    if let Some(file) = store.file() {
        let public_url = public_url.url();
        let served = ServedAt {
            listen: address,
            public_url,
        };
        served.leave(file);
    }
    let certificates = config.tls.as_ref();
    let certificates = certificates.map(|tls| {
        Certificates::open(
            &tls.source,
            config.database.companion(),
            Arc::new(SystemClock),
            &public_url.local_name,
        )
    });
    let certificates = certificates.transpose()?;
    let acceptor = certificates.as_ref().map(Certificates::acceptor);
    let https = match (&certificates, tls_address) {
        (Some(certificates), Some(address)) => Https::new(certificates.home_authority(), address),
        (None, _) | (_, None) => Https::Off,
    };
    let shutdown = Shutdown::default();
    let limiter = Limiter::new(config, max_connections);
    let maintenance = tokio::spawn(maintenance::run(
        games.clone(),
        limiter.clone(),
        shutdown.clone(),
    ));
    let following = {
        let (games, stop) = (games.clone(), shutdown.0.clone());
        tokio::spawn(async move { games.follow_servers(stop).await })
    };
    let reports = {
        let (games, stop) = (games.clone(), shutdown.0.clone());
        let solo_table = config
            .database
            .companion()
            .with_added_extension("solo-table");
        tokio::spawn(async move { games.make_reports(solo_table, stop).await })
    };
    let metrics = config.metrics.then(Metrics::default);
    let backups = tokio::spawn(backups::run(
        store.clone(),
        config.backups.clone(),
        metrics.clone(),
        shutdown.0.clone(),
    ));
    let certificates =
        certificates.map(|certificates| tokio::spawn(certificates.renew(shutdown.0.clone())));
    let is_announced =
        config.mdns && public_url.configured.is_none() && !address.ip().is_loopback();
    let announcement = is_announced.then(|| {
        let name = public_url.local_name.clone();
        tokio::spawn(name.announce(address, shutdown.0.clone()))
    });
    let key = services.new_token();
    let key = key.map_err(|error| StartError::Run(error.to_string()))?;
    let operator = OperatorAccess::new(&key, SystemClock.instant(), &config.limits, store.file());
    let parts = Parts {
        groups: Data::new(GroupService::new(services.clone(), games.clone())),
        services: Data::new(services),
        games: Data::new(games),
        https: Data::new(https.clone()),
        shutdown: Data::new(shutdown.clone()),
        heartbeat: Data::new(Heartbeat(config.limits.heartbeat_interval)),
        document: Data::new(DocumentBelowPath::default()),
        limiter: Data::new(limiter),
        metrics: Data::new(metrics),
        operator: Data::new(operator),
        info: Data::new(ServerInfo {
            config: config.clone(),
            started_at: SystemClock.now(),
            started: SystemClock.instant(),
        }),
    };
    let timeout = config.limits.header_timeout;
    let builder = actix_server::Server::build()
        .disable_signals()
        .shutdown_timeout(SHUTDOWN_TIMEOUT);
    let stopping = builder.graceful_shutdown_signal();
    let serve = |public_url: PublicUrl, acceptor: Option<TlsAcceptor>| {
        let (parts, stopping) = (parts.clone(), stopping.clone());
        move || {
            let app = app(&parts, &public_url, acceptor.is_some());
            let stopping = stopping.clone();
            let service = HttpServiceBuilder::default()
                .client_request_timeout(timeout)
                .keep_alive(timeout)
                .client_disconnect_timeout(DISCONNECT_TIMEOUT)
                .graceful_shutdown_signal(move || {
                    let stopping = stopping.clone();
                    async move { stopping.notified().await }
                })
                .on_connect_ext(Transport::on_connect)
                .h1(map_config(app, |()| AppConfig::default()));
            let (limiter, acceptor) = (parts.limiter.clone(), acceptor.clone());
            let (metrics, unreadable) = (parts.metrics.clone(), parts.metrics.clone());
            fn_service(move |stream: TcpStream| {
                let peer = stream.peer_addr().ok();
                // It fails for a connection that is closed already.
                stream.set_nodelay(true).ok();
                let socket = limiter.admit(stream, peer);
                if let (Some(metrics), Some(limit)) = (&**metrics, socket.refused_by()) {
                    metrics.count_refused(limit.label());
                }
                let transport = Transport::accept(socket, acceptor.clone());
                async move { Ok((transport.await.map_err(DispatchError::Io)?, peer)) }
            })
            .and_then(service)
            .map_err(move |error| {
                if let (DispatchError::Parse(_), Some(metrics)) = (&error, &**unreadable) {
                    metrics.count_unreadable();
                }
                error
            })
        }
    };
    let mut builder = builder
        .listen("http", listener, serve(public_url.clone(), None))
        .map_err(|error| cannot_listen(address, error))?;
    if let (Some(listener), Some(address)) = (tls_listener, tls_address) {
        let public_url = PublicUrl {
            is_tls: true,
            ..public_url.clone()
        };
        builder = builder
            .listen("https", listener, serve(public_url, acceptor))
            .map_err(|error| cannot_listen(address, error))?;
    }
    let server = builder.run();
    Ok(Server {
        address,
        tls_address,
        operator_link: public_url.operator_link(&key),
        public_url,
        https,
        shutdown,
        handle: server.handle(),
        task: tokio::spawn(server),
        maintenance,
        backups,
        others: [Some(following), Some(reports), certificates, announcement]
            .into_iter()
            .flatten()
            .collect(),
        store,
    })
}

impl Server {
    pub fn database(&self) -> DatabaseAddress {
        self.store.address().clone()
    }

    /// Ends the streams, waits for requests in flight, and closes the database.
    ///
    /// # Errors
    /// [`StartError::Run`] if the server had failed.
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
        for task in self.others {
            if let Err(error) = task.await {
                tracing::warn!(%error, "a background task failed");
            }
        }
        self.store.close().await;
        match ended {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(StartError::Run(error.to_string())),
            Err(error) => Err(StartError::Run(error.to_string())),
        }
    }
}
