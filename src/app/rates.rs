//! How fast requests may come: counted by secret first, and generously by address.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::config::{Limits, Rate};
use crate::ids::TokenHash;

/// The requests of everybody, by what they are known by.
type Counter<K, C> = RateLimiter<K, DashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// The requests of all secrets and addresses.
pub struct Rates<C: Clock> {
    clock: C,
    secrets: Counter<TokenHash, C>,
    addresses: Counter<IpAddr, C>,
    guesses: Counter<IpAddr, C>,
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// The secret that came with it.
    pub secret: Option<TokenHash>,
    /// The household that it comes from.
    pub address: Option<IpAddr>,
    /// Whether it tries a join code.
    pub is_guess: bool,
}

fn counter<K: Eq + Hash + Clone, C: Clock>(rate: Rate, clock: C) -> Counter<K, C> {
    let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::per_second(number(rate.a_second)).allow_burst(number(rate.at_once));
    RateLimiter::dashmap_with_clock(quota, clock)
}

impl<C: Clock + Clone> Rates<C> {
    /// Nobody has sent a request yet.
    #[must_use]
    pub fn new(limits: &Limits, clock: C) -> Self {
        Self {
            secrets: counter(limits.by_secret, clock.clone()),
            addresses: counter(limits.by_address, clock.clone()),
            guesses: counter(limits.guesses, clock.clone()),
            clock,
        }
    }

    /// After how many seconds the request may come again; `None` where it may come now.
    ///
    /// What its secret or its address is refused does not count against whoever comes after those.
    #[must_use]
    pub fn wait(&self, origin: Origin) -> Option<u64> {
        let Origin {
            secret,
            address,
            is_guess,
        } = origin;
        let guessing = address.filter(|_| is_guess);
        let by_secret = || self.secrets.check_key(&secret?).err();
        let by_address = || self.addresses.check_key(&address?).err();
        let by_guess = || self.guesses.check_key(&guessing?).err();
        let refusal = by_secret().or_else(by_address).or_else(by_guess)?;
        Some(refusal.wait_time_from(self.clock.now()).as_secs() + 1)
    }

    /// Forgets who has been calm for so long that it makes no difference; gives how many counts are left.
    pub fn forget_calm(&self) -> usize {
        self.secrets.retain_recent();
        self.addresses.retain_recent();
        self.guesses.retain_recent();
        self.secrets.len() + self.addresses.len() + self.guesses.len()
    }
}
