//! Request rate limits: per token, per address, and per address for join codes.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::Quota;
use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;

use crate::config::{Limits, RateLimit};
use crate::domain::ids::TokenHash;

/// Counts the requests of each key.
type KeyedCounter<K, C> =
    governor::RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// The rate limits of all clients.
pub struct RateLimiter<C: Clock> {
    clock: C,
    tokens: KeyedCounter<TokenHash, C>,
    addresses: KeyedCounter<IpAddr, C>,
    join_codes: KeyedCounter<IpAddr, C>,
}

/// The key by which a request is counted.
#[derive(Clone, Copy, Debug)]
pub struct ClientKey {
    /// The token or cookie of the request.
    pub token: Option<TokenHash>,
    /// The prefix of the client's address.
    pub address: Option<IpAddr>,
    /// Whether the request tries a join code.
    pub tries_join_code: bool,
}

fn counter<K: Eq + Hash + Clone, C: Clock>(limit: RateLimit, clock: C) -> KeyedCounter<K, C> {
    let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::per_second(number(limit.per_second)).allow_burst(number(limit.burst));
    governor::RateLimiter::hashmap_with_clock(quota, clock)
}

impl<C: Clock + Clone> RateLimiter<C> {
    /// A limiter without any requests counted.
    pub fn new(limits: &Limits, clock: C) -> Self {
        Self {
            tokens: counter(limits.per_token, clock.clone()),
            addresses: counter(limits.per_address, clock.clone()),
            join_codes: counter(limits.join_codes, clock.clone()),
            clock,
        }
    }

    /// Seconds until the request may be sent again; `None` if it is within the limits.
    ///
    /// A request that its token's limit refuses does not count against its address.
    pub fn retry_after(&self, key: ClientKey) -> Option<u64> {
        let ClientKey {
            token,
            address,
            tries_join_code,
        } = key;
        let code_address = address.filter(|_| tries_join_code);
        let by_token = || self.tokens.check_key(&token?).err();
        let by_address = || self.addresses.check_key(&address?).err();
        let by_join_code = || self.join_codes.check_key(&code_address?).err();
        let refusal = by_token().or_else(by_address).or_else(by_join_code)?;
        Some(refusal.wait_time_from(self.clock.now()).as_secs() + 1)
    }

    /// Drops the counters of clients that have their full limit again; returns how many are left.
    pub fn evict_idle(&self) -> usize {
        self.tokens.retain_recent();
        self.addresses.retain_recent();
        self.join_codes.retain_recent();
        self.tokens.len() + self.addresses.len() + self.join_codes.len()
    }
}
