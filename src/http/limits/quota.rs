//! Quotas: how much one address may create per hour, since what was created is never deleted unasked.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, RateLimiter};

use super::client_ip::site_prefix;
use crate::config::{Limits, Quota};
use crate::groups::ImportQuota;

const HOUR: Duration = Duration::from_secs(60 * 60);

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
    // In this order: a request that its own quota refuses takes nothing from its neighbors.
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

impl Quotas {
    pub(super) fn new(limits: &Limits) -> Self {
        Self(Arc::new(QuotaState {
            created: counter(limits.new_games),
            created_with_token: counter(limits.new_games_with_token),
            added: counter(limits.additions),
            imported: counter(limits.imported_games),
        }))
    }

    /// Counts a request; the token or the device of one that creates may be known.
    ///
    /// # Errors
    /// The seconds until such a request may be sent again.
    pub(super) fn count(
        &self,
        kind: QuotaKind,
        address: IpAddr,
        is_known: bool,
    ) -> Result<(), u64> {
        let state = &*self.0;
        let counter = match (kind, is_known) {
            (QuotaKind::Creating, true) => &state.created_with_token,
            (QuotaKind::Creating, false) => &state.created,
            (QuotaKind::Adding, _) => &state.added,
        };
        take(counter, address, NonZeroU32::MIN)
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
