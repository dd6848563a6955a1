//! Too many requests: counted by secret first, and generously by address.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::AUTHORIZATION;
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error as ActixError, ResponseError};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

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

/// The paths where a join code can be tried.
const GUESSES: [&str; 3] = ["/api/v1/games/lookup", "/api/v1/games/join", "/join"];

/// The counters of all secrets and addresses.
#[derive(Clone)]
pub(super) struct Limits(Arc<Counters>);

struct Counters {
    secrets: DefaultKeyedRateLimiter<TokenHash>,
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    guesses: DefaultKeyedRateLimiter<IpAddr>,
}

fn quota((a_second, at_once): (u32, u32)) -> Quota {
    let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_second(number(a_second)).allow_burst(number(at_once))
}

impl Limits {
    pub(super) fn new() -> Self {
        Self(Arc::new(Counters {
            secrets: RateLimiter::keyed(quota(BY_SECRET)),
            addresses: RateLimiter::keyed(quota(BY_ADDRESS)),
            guesses: RateLimiter::keyed(quota(BY_GUESS)),
        }))
    }

    /// Forgets who has been calm for a while.
    pub(super) fn forget_calm(&self) {
        self.0.secrets.retain_recent();
        self.0.addresses.retain_recent();
        self.0.guesses.retain_recent();
    }

    /// After how many seconds the request may come again; `None` where it may come now.
    fn wait(&self, request: &ServiceRequest) -> Option<u64> {
        let now = DefaultClock::default().now();
        let counters = &self.0;
        let secret = secret(request).map(|secret| secret.hash());
        let address = request.peer_addr().map(|peer| network(peer.ip()));
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

/// Lets a request through, or tells when to try again.
pub(super) async fn check<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let limits = request.app_data::<Data<Option<Limits>>>();
    let limits = limits.and_then(|limits| limits.as_ref().as_ref());
    if let Some(seconds) = limits.and_then(|limits| limits.wait(&request)) {
        let error = Error {
            retry_after: Some(seconds),
            ..Error::new(Code::TooManyRequests, "too-fast")
        };
        let answer = if request.path().starts_with("/api/") {
            Problem::from(error).error_response()
        } else {
            Fault::from(error).error_response()
        };
        return Ok(request.into_response(answer).map_into_right_body());
    }
    Ok(next.call(request).await?.map_into_left_body())
}
