//! Eviction of idle rate limit counters.

use std::net::IpAddr;
use std::time::Duration;

use governor::clock::FakeRelativeClock;
use rowlock::config::Limits;
use rowlock::http::{ClientKey, RateLimiter};

const MINUTE: Duration = Duration::from_secs(60);

fn client(address: &str) -> ClientKey {
    ClientKey {
        token: None,
        address: Some(address.parse::<IpAddr>().unwrap()),
        tries_join_code: false,
    }
}

#[test]
fn an_address_without_requests_for_a_minute_is_evicted() {
    let (clock, limits) = (FakeRelativeClock::default(), Limits::default());
    let rates = RateLimiter::new(&limits, clock.clone());
    for _ in 0..limits.per_address.burst {
        assert_eq!(rates.retry_after(client("10.0.0.1")), None);
    }
    assert_eq!(rates.retry_after(client("10.0.0.1")), Some(1));
    assert_eq!(rates.evict_idle(), 1);
    clock.advance(MINUTE);
    assert_eq!(rates.retry_after(client("10.0.0.2")), None);
    assert_eq!(rates.evict_idle(), 1);
    assert_eq!(rates.retry_after(client("10.0.0.1")), None);
    clock.advance(MINUTE);
    assert_eq!(rates.evict_idle(), 0);
}

#[test]
fn eviction_does_not_reset_a_limit() {
    let (clock, limits) = (FakeRelativeClock::default(), Limits::default());
    let rates = RateLimiter::new(&limits, clock.clone());
    let key = ClientKey {
        tries_join_code: true,
        ..client("10.0.0.1")
    };
    let taken = |tries| {
        (0..tries)
            .filter(|_| rates.retry_after(key).is_none())
            .count()
    };
    assert_eq!(taken(400), 300);
    clock.advance(MINUTE);
    rates.evict_idle();
    assert_eq!(taken(400), 120);
}
