//! Too many requests: counted by secret first, and generously by address; too many at once, and too slow ones.

use std::any::Any;
use std::net::IpAddr;
use std::sync::Arc;

use actix_web::body::MessageBody;
use actix_web::dev::{Extensions, ServiceRequest, ServiceResponse};
use actix_web::http::header::AUTHORIZATION;
use actix_web::http::{ConnectionType, Method};
use actix_web::middleware::Next;
use actix_web::rt::net::TcpStream;
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpMessage, HttpResponse, ResponseError};
use governor::clock::DefaultClock;

use super::connection::Connection;
use super::crowd::{Crowd, hold};
use super::patience::Lateness;
use super::quotas::Quotas;
use super::rates::{Origin, Rates};
use super::sender::{household, sender};
use crate::api::Problem;
use crate::config::{Config, Limits, Most};
use crate::error::{Code, Error};
use crate::ids::Token;
use crate::site;
use crate::web::{self, Fault};

/// After how many seconds there may be room again.
const LATER: u64 = 10;

/// What one address may at least have open, however little room there is.
const LEAST: usize = 64;

/// The paths where a join code or the code of a screen can be tried.
const GUESSES: [&str; 4] = [
    "/api/v1/games/lookup",
    "/api/v1/games/join",
    "/join",
    "/screen",
];

/// Where the paths of programs begin; all others are browsers'.
const API: &str = "/api/";

/// Who watches over the limits.
#[derive(Clone)]
pub(super) struct Guard(Arc<Counters>);

struct Counters {
    limits: Limits,
    /// `None` where nobody's requests are counted.
    rates: Option<Rates<DefaultClock>>,
    /// The same for what an address leaves behind.
    quotas: Option<Quotas>,
    connections: Crowd,
    streams: Crowd,
    uploads: Crowd,
    /// Those whose word is taken for where a request comes from.
    proxies: Vec<IpAddr>,
}

/// As many as there is room for; no address takes so much of it that few others find any.
fn within(most: Most, room: usize, by_address: bool) -> Most {
    let in_all = most.in_all.min(room);
    let share = most.by_address.min(LEAST.max(in_all / 4));
    Most {
        by_address: if by_address { share } else { in_all },
        in_all,
    }
}

impl Guard {
    /// A guard of a server that has room for so many connections.
    pub(super) fn new(config: &Config, room: usize) -> Self {
        let Config {
            limits, rate_limit, ..
        } = config;
        // Whoever follows a game needs room for moves beside the stream.
        let for_streams = room - room / 4;
        Self(Arc::new(Counters {
            limits: limits.clone(),
            rates: rate_limit.then(|| Rates::new(limits, DefaultClock::default())),
            quotas: rate_limit.then(|| Quotas::new(limits)),
            connections: Crowd::new(within(limits.connections, room, *rate_limit)),
            streams: Crowd::new(within(limits.streams, for_streams, *rate_limit)),
            uploads: Crowd::new(Most {
                by_address: if *rate_limit {
                    limits.uploads.by_address
                } else {
                    limits.uploads.in_all
                },
                ..limits.uploads
            }),
            proxies: config.trusted_proxies.clone(),
        }))
    }

    /// Forgets who has been calm for a while.
    pub(super) fn forget_calm(&self) {
        if let Some(rates) = &self.0.rates {
            let left = rates.forget_calm();
            tracing::debug!(left, "evicted idle rate-limit entries");
        }
        if let Some(quotas) = &self.0.quotas {
            quotas.forget_calm();
        }
    }

    /// Counts a connection as long as it is open; those of proxies are many people's.
    pub(super) fn admit(&self, connection: &dyn Any, data: &mut Extensions) {
        let Some(stream) = connection.downcast_ref::<TcpStream>() else {
            return;
        };
        let Ok(peer) = stream.peer_addr() else {
            return;
        };
        let peer = peer.ip().to_canonical();
        let is_proxy = self.0.proxies.contains(&peer);
        let address = (!is_proxy).then(|| household(peer));
        data.insert(match self.0.connections.enter(address) {
            Some(place) => Connection::open(stream, place, &self.0.limits),
            None => Connection::Refused,
        });
    }

    /// After how many seconds the request may come again; `None` where it may come now.
    fn wait(&self, request: &ServiceRequest, path: &str) -> Option<u64> {
        let rates = self.0.rates.as_ref()?;
        rates.wait(Origin {
            secret: secret(request, path).map(|secret| secret.hash()),
            address: sender(request, &self.0.proxies),
            is_guess: GUESSES.contains(&path),
        })
    }
}

/// The route that the request is for, as the router reads its path.
fn route(request: &ServiceRequest, path: &str) -> String {
    let route = request.resource_map().match_pattern(path);
    route.unwrap_or_default()
}

/// The secret that the door at this path would take the request's sender by.
fn secret(request: &ServiceRequest, path: &str) -> Option<Token> {
    let header = request.headers().get(AUTHORIZATION);
    let header = header.filter(|_| path.starts_with(API));
    let bearer = header.and_then(|header| header.to_str().ok()?.split_once(' '));
    match bearer {
        Some((_, token)) => token.trim().parse().ok(),
        None => site::secret(request.request()),
    }
}

fn too_fast(path: &str, seconds: u64) -> HttpResponse {
    let error = Error::new(Code::TooManyRequests, "too-fast");
    let retry_after = Some(seconds);
    refusal(
        path,
        Error {
            retry_after,
            ..error
        },
    )
}

/// The answer to an address that has left very much behind.
fn too_much(path: &str, seconds: u64) -> HttpResponse {
    let error = Error {
        retry_after: Some(seconds),
        ..Error::new(Code::TooManyRequests, "too-much-made")
    };
    refusal(path, error)
}

/// The answer of the door that the path belongs to.
pub(super) fn refusal(path: &str, error: Error) -> HttpResponse {
    if path.starts_with(API) {
        return Problem::from(error).error_response();
    }
    let mut answer = Fault::from(error).error_response();
    // The path may be that of a link.
    web::keep_secret(answer.headers_mut());
    answer
}

/// Lets a request through, or tells when to try again.
pub(super) async fn check<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse, ActixError> {
    let Some(guard) = request.app_data::<Data<Guard>>().cloned() else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    // As the router reads it, to whom `%6C` is an `l`.
    let path = request.match_info().as_str().to_owned();
    let under_way = match request.request().conn_data::<Connection>().cloned() {
        Some(Connection::Refused) => {
            let mut answer = too_fast(&path, LATER);
            answer.head_mut().set_connection_type(ConnectionType::Close);
            return Ok(request.into_response(answer));
        }
        Some(Connection::Open(open)) => Some(open.begin()),
        None => None,
    };
    if let Some(seconds) = guard.wait(&request, &path) {
        return Ok(request.into_response(too_fast(&path, seconds)));
    }
    let address = sender(&request, &guard.0.proxies);
    let route = route(&request, &path);
    if let (Some(quotas), Some(address)) = (&guard.0.quotas, address) {
        let has_token = secret(&request, &path).is_some();
        if let Some(seconds) = quotas.wait(request.method(), &route, address, has_token) {
            return Ok(request.into_response(too_much(&path, seconds)));
        }
        request.extensions_mut().insert(quotas.allowance(address));
    }
    let is_upload = request.method() == Method::POST && route.ends_with("/{group}/import");
    let counted = if route.ends_with("/stream") {
        Some(&guard.0.streams)
    } else if is_upload {
        Some(&guard.0.uploads)
    } else {
        None
    };
    let place = match (counted, address) {
        (Some(crowd), Some(_)) => match crowd.enter(address) {
            Some(place) => Some(place),
            None => return Ok(request.into_response(too_fast(&path, LATER))),
        },
        (Some(_) | None, _) => None,
    };
    let limits = &guard.0.limits;
    let lateness = if is_upload {
        Lateness::of(&mut request, limits.file, limits.upload_pause)
    } else {
        Lateness::of(&mut request, limits.body, limits.body)
    };
    let answer = next.call(request).await?;
    if lateness.is_late() {
        let (request, _) = answer.into_parts();
        let answer = refusal(&path, Error::new(Code::Malformed, "too-slow"));
        return Ok(ServiceResponse::new(request, answer));
    }
    Ok(answer.map_body(|_, body| hold(body, (place, under_way))))
}
