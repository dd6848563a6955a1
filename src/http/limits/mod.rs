//! Limits per client: request rates, quotas, concurrent connections, and body timeouts.

mod body_timeout;
mod client_ip;
mod concurrency;
mod connection;
mod counted_route;
mod fd_limit;
mod open_requests;
mod quota;
mod rate;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::rt::net::TcpStream;
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpMessage, HttpRequest, HttpResponse, ResponseError};
use governor::clock::DefaultClock;

use super::HttpError;
use super::credential::{Credential, credential};
use crate::auth;
use crate::config::{ConcurrencyLimit, Config, Limits};
use crate::domain::error::{Error, ErrorCode};
use crate::games::GameService;
use crate::groups::ImportQuota;
use crate::services::Services;
use body_timeout::BodyTimeout;
use client_ip::{client_address, client_ip, ip_prefix};
use concurrency::{ConcurrencyLimiter, attach};
use connection::Connection;
use quota::Quotas;

pub use client_ip::ClientNetwork;
pub use concurrency::Exhausted;
pub use connection::ClientSocket;
pub(crate) use counted_route::{CountedRoute, count_addition};
pub use fd_limit::{MIN_DESCRIPTORS, max_connections};
pub(crate) use open_requests::{limit_streams, limit_uploads};
pub use rate::{ClientKey, RateLimiter};

/// `Retry-After` of a request beyond a concurrency limit.
const RETRY_AFTER_SECS: u64 = 10;

/// Connections that one address may open even if the process has few file descriptors.
const MIN_PER_ADDRESS: usize = 64;

/// Paths that take a join code or the code of a screen.
const JOIN_CODE_PATHS: [&str; 4] = [
    "/api/v1/games/lookup",
    "/api/v1/games/join",
    "/join",
    "/screen",
];

/// The state of all limits, shared by the workers.
#[derive(Clone)]
pub struct Limiter(Arc<LimiterState>);

struct LimiterState {
    limits: Limits,
    /// `None` if rate limiting is off.
    rates: Option<RateLimiter<DefaultClock>>,
    /// `None` if rate limiting is off.
    quotas: Option<Quotas>,
    connections: ConcurrencyLimiter,
    streams: ConcurrencyLimiter,
    uploads: ConcurrencyLimiter,
    /// Proxies whose `X-Forwarded-For` is trusted.
    proxies: Vec<IpAddr>,
    /// Clients that metrics are served to; any if there is none.
    metrics_clients: Vec<IpAddr>,
}

/// Clamps a limit to the available connections; one address gets at most a quarter of them.
fn effective_limit(
    limit: ConcurrencyLimit,
    available: usize,
    is_per_address: bool,
) -> ConcurrencyLimit {
    let total = limit.total.min(available);
    let share = limit.per_address.min(MIN_PER_ADDRESS.max(total / 4));
    ConcurrencyLimit {
        per_address: if is_per_address { share } else { total },
        total,
    }
}

impl Limiter {
    /// The limits of a server that can hold `max_connections` open.
    pub fn new(config: &Config, max_connections: usize) -> Self {
        let Config {
            limits, rate_limit, ..
        } = config;
        // A client with a stream needs a second connection for its moves.
        let max_streams = max_connections - max_connections / 4;
        let limiter = |limit, available| {
            ConcurrencyLimiter::new(effective_limit(limit, available, *rate_limit))
        };
        Self(Arc::new(LimiterState {
            limits: limits.clone(),
            rates: rate_limit.then(|| RateLimiter::new(limits, DefaultClock::default())),
            quotas: rate_limit.then(|| Quotas::new(limits)),
            connections: limiter(limits.connections, max_connections),
            streams: limiter(limits.streams, max_streams),
            uploads: match rate_limit {
                true => ConcurrencyLimiter::new(limits.uploads).with_half_for_first(),
                false => ConcurrencyLimiter::new(ConcurrencyLimit {
                    per_address: limits.uploads.total,
                    ..limits.uploads
                }),
            },
            proxies: config.trusted_proxies.clone(),
            metrics_clients: config.metrics_clients.clone(),
        }))
    }

    /// Drops the counters of clients that have their full limit again.
    pub fn evict_idle(&self) {
        if let Some(rates) = &self.0.rates {
            let remaining = rates.evict_idle();
            tracing::debug!(remaining, "evicted idle rate limit counters");
        }
        if let Some(quotas) = &self.0.quotas {
            quotas.evict_idle();
        }
    }

    /// Counts a new connection while it is open; a proxy's counts towards the total only.
    pub fn admit(&self, stream: TcpStream, peer: Option<SocketAddr>) -> ClientSocket {
        let peer = peer.map(|peer| peer.ip().to_canonical());
        let client = peer.filter(|peer| !self.0.proxies.contains(peer));
        let permit = self.0.connections.try_acquire(client.map(ip_prefix));
        ClientSocket::new(stream, permit, &self.0.limits)
    }

    /// Whether metrics are served to the sender of this request.
    pub fn may_read_metrics(&self, request: &HttpRequest) -> bool {
        let LimiterState {
            metrics_clients: allowed,
            proxies,
            ..
        } = &*self.0;
        let is_allowed = |client: IpAddr| allowed.contains(&client);
        allowed.is_empty() || client_address(request, proxies).is_some_and(is_allowed)
    }

    /// Whether a client of this address is a trusted proxy.
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        self.0.proxies.contains(&address.to_canonical())
    }

    /// Seconds until the request may be sent again; `None` if it is within the rate limits.
    fn retry_after(&self, request: &ServiceRequest, path: &str) -> Option<u64> {
        let rates = self.0.rates.as_ref()?;
        rates.retry_after(ClientKey {
            token: credential_of(request).map(|credential| credential.holder.hash()),
            address: client_ip(request, &self.0.proxies),
            tries_join_code: JOIN_CODE_PATHS.contains(&path),
        })
    }
}

/// The credential of a request; `None` if it cannot be read, which its handler refuses.
fn credential_of(request: &ServiceRequest) -> Option<Credential> {
    credential(request.request()).ok().flatten()
}

/// Whether the database knows the token or the device of a request: anyone can make up a cookie.
async fn is_known(request: &ServiceRequest) -> bool {
    let Some(Credential { holder, .. }) = credential_of(request) else {
        return false;
    };
    let services = request.app_data::<Data<Services>>();
    let games = request.app_data::<Data<GameService>>();
    let (Some(services), Some(games)) = (services, games) else {
        return false;
    };
    let Ok(principal) = auth::authenticate(services, holder).await else {
        return false;
    };
    games.is_known(&principal).await.unwrap_or(false)
}

/// The games that the sender of a request may still import.
pub(crate) fn import_allowance(request: &HttpRequest) -> ImportQuota {
    let extensions = request.extensions();
    extensions.get::<ImportQuota>().cloned().unwrap_or_default()
}

fn too_many_requests(message: &'static str, seconds: u64) -> Error {
    Error {
        retry_after: Some(seconds),
        ..Error::new(ErrorCode::TooManyRequests, message)
    }
}

/// 429 for a client beyond a rate or concurrency limit.
fn rate_limited(seconds: u64) -> HttpResponse {
    HttpError(too_many_requests("rate-limited", seconds)).error_response()
}

/// The error of an address beyond a quota.
fn quota_exceeded(seconds: u64) -> Error {
    too_many_requests("creation-limit", seconds)
}

/// Middleware: enforces the limits on a request, or answers 429.
pub async fn enforce_limits<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse, ActixError> {
    let Some(limiter) = request.app_data::<Data<Limiter>>().cloned() else {
        return Ok(next(request).await?.map_into_boxed_body());
    };
    let state = &limiter.0;
    // As the router reads it: percent-encoded letters decoded.
    let path = request.match_info().as_str().to_owned();
    let in_flight = match request.request().conn_data::<Connection>().cloned() {
        Some(Connection::Refused(_)) => {
            let mut response = rate_limited(RETRY_AFTER_SECS);
            let head = response.head_mut();
            head.set_connection_type(ConnectionType::Close);
            return Ok(request.into_response(response));
        }
        Some(Connection::Open(open)) => Some(open.request_started()),
        None => None,
    };
    if let Some(seconds) = limiter.retry_after(&request, &path) {
        return Ok(request.into_response(rate_limited(seconds)));
    }
    let address = client_ip(&request, &state.proxies);
    if let (Some(quotas), Some(address)) = (&state.quotas, address) {
        request.extensions_mut().insert(quotas.allowance(address));
        request.extensions_mut().insert(ClientNetwork(address));
    }
    let body_timeout = BodyTimeout::set(&mut request, state.limits.body_timeout);
    // Middleware of a route may change it.
    request.extensions_mut().insert(body_timeout.clone());
    let response = next(request).await?;
    if body_timeout.timed_out() {
        let (request, _) = response.into_parts();
        let response =
            HttpError(Error::new(ErrorCode::Malformed, "request-timeout")).error_response();
        return Ok(ServiceResponse::new(request, response));
    }
    Ok(response.map_body(|_, body| attach(body, in_flight)))
}
