//! Who sends no more requests is counted no more.

use std::net::IpAddr;
use std::time::Duration;

use governor::clock::FakeRelativeClock;
use rowlock::app::{Origin, Rates};
use rowlock::config::Limits;

const MINUTE: Duration = Duration::from_secs(60);

fn origin(address: &str) -> Origin {
    Origin {
        secret: None,
        address: Some(address.parse::<IpAddr>().unwrap()),
        is_guess: false,
    }
}

#[test]
fn whoever_has_sent_nothing_for_a_minute_is_counted_no_more() {
    let (clock, limits) = (FakeRelativeClock::default(), Limits::default());
    let rates = Rates::new(&limits, clock.clone());
    for _ in 0..limits.by_address.at_once {
        assert_eq!(rates.wait(origin("10.0.0.1")), None);
    }
    assert_eq!(rates.wait(origin("10.0.0.1")), Some(1));
    assert_eq!(rates.forget_calm(), 1);
    clock.advance(MINUTE);
    assert_eq!(rates.wait(origin("10.0.0.2")), None);
    assert_eq!(rates.forget_calm(), 1);
    assert_eq!(rates.wait(origin("10.0.0.1")), None);
    clock.advance(MINUTE);
    assert_eq!(rates.forget_calm(), 0);
}

#[test]
fn forgetting_gives_nobody_a_guess_more() {
    let (clock, limits) = (FakeRelativeClock::default(), Limits::default());
    let rates = Rates::new(&limits, clock.clone());
    let guess = Origin {
        is_guess: true,
        ..origin("10.0.0.1")
    };
    let taken = |tries| (0..tries).filter(|_| rates.wait(guess).is_none()).count();
    assert_eq!(taken(400), 300);
    clock.advance(MINUTE);
    rates.forget_calm();
    assert_eq!(taken(400), 120);
}
