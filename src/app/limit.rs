//! Too many requests: counted by secret first, and generously by address; too many at once, and too slow ones.

use std::any::Any;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{Extensions, ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::http::header::AUTHORIZATION;
use actix_web::middleware::Next;
use actix_web::rt::net::TcpStream;
use actix_web::web::Data;
use actix_web::{Error as ActixError, ResponseError};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::time::timeout;

use super::crowd::{Crowd, Place, hold};
use crate::api::Problem;
use crate::error::{Code, Error};
use crate::ids::{Token, TokenHash};
use crate::site;
use crate::web::Fault;

/// Requests a second of one secret, and how many at once: a thumb is far slower.
const BY_SECRET: (u32, u32) = (20, 200);
/// Requests a second of one address, behind which a whole club may sit.
const BY_ADDRESS: (u32, u32) = (200, 2000);
/// Join codes tried a second from one address: there are 900 million of them.
const BY_GUESS: (u32, u32) = (2, 300);

/// Connections of one address and of all that may be open at once.
const CONNECTIONS: (usize, usize) = (512, 20_000);
/// Streams of one address and of all that may be open at once.
const STREAMS: (usize, usize) = (256, 16_000);
/// After how many seconds there may be room again.
const LATER: u64 = 10;

/// How long a request may take to come and to be answered, and one with a file, which is written first.
const PATIENCE: Duration = Duration::from_secs(60);
const PATIENCE_WITH_FILE: Duration = Duration::from_secs(15 * 60);

/// The paths where a join code can be tried.
const GUESSES: [&str; 3] = ["/api/v1/games/lookup", "/api/v1/games/join", "/join"];

/// The counters of all secrets and addresses.
#[derive(Clone)]
pub(super) struct Limits(Arc<Counters>);

struct Counters {
    secrets: DefaultKeyedRateLimiter<TokenHash>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    guesses: DefaultKeyedRateLimiter<IpAddr>,
    connections: Crowd,
    streams: Crowd,
    /// Those whose word is taken for where a request comes from.
    proxies: Vec<IpAddr>,
}

/// Whether there was room for a connection.
struct Admission(Option<Place>);

fn quota((a_second, at_once): (u32, u32)) -> Quota {
    let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(number(a_second)).allow_burst(number(at_once))
}

impl Limits {
    pub(super) fn new(proxies: Vec<IpAddr>) -> Self {
        Self(Arc::new(Counters {
            secrets: RateLimiter::keyed(quota(BY_SECRET)),
            addresses: RateLimiter::keyed(quota(BY_ADDRESS)),
            guesses: RateLimiter::keyed(quota(BY_GUESS)),
            connections: Crowd::new(CONNECTIONS.0, CONNECTIONS.1),
            streams: Crowd::new(STREAMS.0, STREAMS.1),
            proxies,
        }))
    }

    /// Forgets who has been calm for a while.
    pub(super) fn forget_calm(&self) {
        self.0.secrets.retain_recent();
        self.0.addresses.retain_recent();
        self.0.guesses.retain_recent();
    }

    /// Counts a connection as long as it is open; those of proxies are many people's.
    pub(super) fn admit(&self, connection: &dyn Any, data: &mut Extensions) {
        let peer = connection.downcast_ref::<TcpStream>();
        let Some(peer) = peer.and_then(|stream| stream.peer_addr().ok()) else {
            return;
        };
        if !self.0.proxies.contains(&peer.ip().to_canonical()) {
            let place = self.0.connections.enter(network(peer.ip()));
            data.insert(Admission(place));
        }
    }

    /// Whoever sent a request: the last address that no proxy of ours stands for.
    fn address(&self, request: &ServiceRequest) -> Option<IpAddr> {
        let peer = request.peer_addr()?.ip().to_canonical();
        let is_proxy = |address: &IpAddr| self.0.proxies.contains(address);
        if !is_proxy(&peer) {
            return Some(network(peer));
        }
        let headers = request.headers().get_all("X-Forwarded-For");
        let told: Vec<&str> = headers.filter_map(|header| header.to_str().ok()).collect();
        let told = told.iter().flat_map(|header| header.split(','));
        let told: Vec<IpAddr> = told
            .filter_map(|text| text.trim().parse::<IpAddr>().ok())
            .map(|address| address.to_canonical())
            .collect();
        let sender = told.into_iter().rev().find(|address| !is_proxy(address));
        Some(network(sender.unwrap_or(peer)))
    }

    /// After how many seconds the request may come again; `None` where it may come now.
    fn wait(&self, request: &ServiceRequest) -> Option<u64> {
        let now = DefaultClock::default().now();
        let counters = &self.0;
        let secret = secret(request).map(|secret| secret.hash());
        let address = self.address(request);
        let is_guess = GUESSES.contains(&request.path());
        let refusals = [
            secret.and_then(|secret| counters.secrets.check_key(&secret).err()),
            address.and_then(|address| counters.addresses.check_key(&address).err()),
            address
                .filter(|_| is_guess)
                .and_then(|address| counters.guesses.check_key(&address).err()),
        ];
        let waits = refusals.into_iter().flatten();
        waits
            .map(|refusal| refusal.wait_time_from(now).as_secs() + 1)
            .max()
    }
}

fn secret(request: &ServiceRequest) -> Option<Token> {
    let header = request.headers().get(AUTHORIZATION);
    let bearer = header.and_then(|header| header.to_str().ok()?.split_once(' '));
    match bearer {
        Some((_, token)) => token.trim().parse().ok(),
        None => site::secret(request.request()),
    }
}

/// The address that stands for one household: with IPv6 that is a whole network.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6((u128::from(v6) & (u128::MAX << 64)).into()),
        },
    }
}

fn too_fast(request: ServiceRequest, seconds: u64) -> ServiceResponse {
    let error = Error {
        retry_after: Some(seconds),
        ..Error::new(Code::TooManyRequests, "too-fast")
    };
    let answer = if request.path().starts_with("/api/") {
        Problem::from(error).error_response()
    } else {
        Fault::from(error).error_response()
    };
    request.into_response(answer)
}

/// Lets a request through, or tells when to try again.
pub(super) async fn check<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let limits = request.app_data::<Data<Option<Limits>>>();
    let Some(limits) = limits.and_then(|limits| limits.as_ref().clone()) else {
        return Ok(next.call(request).await?.map_into_left_body());
    };
    let admission = request.request().conn_data::<Admission>();
    if admission.is_some_and(|admission| admission.0.is_none()) {
        let mut answer = too_fast(request, LATER);
        answer
            .response_mut()
            .head_mut()
            .set_connection_type(ConnectionType::Close);
        return Ok(answer.map_into_right_body());
    }
    if let Some(seconds) = limits.wait(&request) {
        return Ok(too_fast(request, seconds).map_into_right_body());
    }
    let path = request.path();
    let has_file = ["/import", "/export"].iter().any(|end| path.ends_with(end));
    let patience = if has_file {
        PATIENCE_WITH_FILE
    } else {
        PATIENCE
    };
    let place = match limits.address(&request) {
        Some(address) if path.ends_with("/stream") => match limits.0.streams.enter(address) {
            Some(place) => Some(place),
            None => return Ok(too_fast(request, LATER).map_into_right_body()),
        },
        Some(_) | None => None,
    };
    let slow = |_| Problem::from(Error::new(Code::Malformed, "too-slow"));
    let answer = timeout(patience, next.call(request))
        .await
        .map_err(slow)??;
    Ok(match place {
        Some(place) => answer.map_body(|_, body| EitherBody::right(hold(body, place))),
        None => answer.map_into_left_body(),
    })
}
