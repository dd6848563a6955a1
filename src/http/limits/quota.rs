//! Quotas: how much one address may create per hour, since what was created is never deleted unasked.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use actix_web::http::Method;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, RateLimiter};

use super::client_ip::site_prefix;
use crate::config::{Limits, Quota};
use crate::groups::ImportQuota;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// Routes that create a group or a game.
const CREATING: [&str; 6] = [
    "/api/v1/groups",
    "/api/v1/games",
    "/api/v1/games/{game}/rematch",
    "/games/{game}/rematch",
    "/games/{game}/replay",
    "/new",
];

/// Routes that add something small that stays: a seat, a player, a board, a link, a token, a device's settings.
const ADDING: [&str; 21] = [
    "/api/v1/games/join",
    "/api/v1/games/{game}/join",
    "/api/v1/games/{game}/seats/{seat}/handover",
    "/api/v1/games/{game}/seats/{seat}/token",
    "/api/v1/games/{game}/share",
    "/api/v1/groups/{group}/boards",
    "/api/v1/groups/{group}/invites",
    "/api/v1/groups/{group}/players",
    "/api/v1/links/accept",
    "/games/{game}/lucky",
    "/games/{game}/players",
    "/games/{game}/seats/{seat}/handover",
    "/games/{game}/share",
    "/groups/{group}/boards/new",
    "/groups/{group}/invites",
    "/groups/{group}/players",
    "/h/{secret}",
    "/i/{secret}",
    "/join",
    "/screen",
    "/settings",
];

/// How many times its quota the addresses of one site may create together.
const SITE_SHARE: u32 = 8;

/// What a request counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum QuotaKind {
    Creating,
    Adding,
}

/// Counts what an address creates, and what all addresses of its site create together.
struct AddressCounter {
    addresses: DefaultKeyedRateLimiter<IpAddr>,
    sites: DefaultKeyedRateLimiter<IpAddr>,
}

/// What each address has created in the last hours.
#[derive(Clone)]
pub(super) struct Quotas(Arc<QuotaState>);

struct QuotaState {
    created: AddressCounter,
    created_with_token: AddressCounter,
    added: AddressCounter,
    imported: AddressCounter,
}

fn counter(quota: Quota) -> AddressCounter {
    AddressCounter {
        addresses: keyed(quota),
        sites: keyed(Quota {
            burst: quota.burst.saturating_mul(SITE_SHARE),
            per_hour: quota.per_hour.saturating_mul(SITE_SHARE),
        }),
    }
}

fn keyed(quota: Quota) -> DefaultKeyedRateLimiter<IpAddr> {
    let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let period = HOUR / number(quota.per_hour).get();
    let quota = governor::Quota::with_period(period.max(Duration::from_nanos(1)))
        .unwrap_or(governor::Quota::per_hour(NonZeroU32::MIN))
        .allow_burst(number(quota.burst));
    RateLimiter::keyed(quota)
}

/// Takes `count` from the quotas of the address and of its site.
///
/// # Errors
/// The seconds until they are available.
fn take(counter: &AddressCounter, address: IpAddr, count: NonZeroU32) -> Result<(), u64> {
    take_from(&counter.addresses, address, count)?;
    // In this order: what its own quota refuses takes nothing from its neighbors.
    site_prefix(address).map_or(Ok(()), |site| take_from(&counter.sites, site, count))
}

fn take_from(
    counter: &DefaultKeyedRateLimiter<IpAddr>,
    address: IpAddr,
    count: NonZeroU32,
) -> Result<(), u64> {
    match counter.check_key_n(&address, count) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(refusal)) => {
            let wait = refusal.wait_time_from(DefaultClock::default().now());
            Err(wait.as_secs() + 1)
        }
        // More than a full burst is never available; a smaller request may be.
        Err(_) => Err(HOUR.as_secs()),
    }
}

/// Whether the path has the segments of the route, with any segment for a parameter.
fn matches(route: &str, path: &str) -> bool {
    let mut segments = path.split('/');
    let is_same = |expected: &str| {
        let segment = segments.next();
        segment.is_some_and(|segment| match expected.starts_with('{') {
            true => !segment.is_empty(),
            false => segment == expected,
        })
    };
    route.split('/').all(is_same) && segments.next().is_none()
}

impl Quotas {
    pub(super) fn new(limits: &Limits) -> Self {
        Self(Arc::new(QuotaState {
            created: counter(limits.new_games),
            created_with_token: counter(limits.new_games_with_token),
            added: counter(limits.additions),
            imported: counter(limits.imported_games),
        }))
    }

    /// What a request of this path counts as; `None` if it creates nothing.
    pub(super) fn kind(method: &Method, path: &str) -> Option<QuotaKind> {
        let is_one_of = |routes: &[&str]| routes.iter().any(|route| matches(route, path));
        match *method {
            Method::POST if is_one_of(&CREATING) => Some(QuotaKind::Creating),
            Method::POST if is_one_of(&ADDING) => Some(QuotaKind::Adding),
            _ => None,
        }
    }

    /// Seconds until such a request may be sent again; `None` if it is within the quota.
    pub(super) fn retry_after(
        &self,
        kind: QuotaKind,
        address: IpAddr,
        is_known: bool,
    ) -> Option<u64> {
        let QuotaState {
            created,
            created_with_token,
            added,
            imported: _,
        } = &*self.0;
        let counter = match (kind, is_known) {
            (QuotaKind::Creating, true) => created_with_token,
            (QuotaKind::Creating, false) => created,
            (QuotaKind::Adding, _) => added,
        };
        take(counter, address, NonZeroU32::MIN).err()
    }

    /// Counts something small that stays.
    ///
    /// # Errors
    /// The seconds until this address may add more.
    pub(super) fn count_addition(&self, address: IpAddr) -> Result<(), u64> {
        take(&self.0.added, address, NonZeroU32::MIN)
    }

    /// The games that this address may still import.
    pub(super) fn allowance(&self, address: IpAddr) -> ImportQuota {
        let state = Arc::clone(&self.0);
        ImportQuota::new(address, move |games| match NonZeroU32::new(games) {
            Some(games) => take(&state.imported, address, games),
            None => Ok(()),
        })
    }

    /// Drops the counters of addresses that have their full quota again.
    pub(super) fn evict_idle(&self) {
        let QuotaState {
            created,
            created_with_token,
            added,
            imported,
        } = &*self.0;
        for counter in [created, created_with_token, added, imported] {
            counter.addresses.retain_recent();
            counter.sites.retain_recent();
        }
    }
}
