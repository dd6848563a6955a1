//! How much one address may leave behind: counted by the hour, as what is made is never cleared away unasked.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use actix_web::http::Method;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, RateLimiter};

use crate::config::{Limits, Quota};
use crate::groups::Allowance;

const HOUR: Duration = Duration::from_secs(60 * 60);

/// The routes that make a group or a game.
const MAKING: [&str; 6] = [
    "/api/v1/groups",
    "/api/v1/games",
    "/api/v1/games/{game}/rematch",
    "/games/{game}/rematch",
    "/games/{game}/replay",
    "/new",
];

/// The routes that add something small which stays: a seat, a player, a link, a token, a device's settings.
const ADDING: [&str; 19] = [
    "/api/v1/games/join",
    "/api/v1/games/{game}/join",
    "/api/v1/games/{game}/seats/{seat}/handover",
    "/api/v1/games/{game}/seats/{seat}/token",
    "/api/v1/games/{game}/share",
    "/api/v1/groups/{group}/invites",
    "/api/v1/groups/{group}/players",
    "/api/v1/links/accept",
    "/games/{game}/lucky",
    "/games/{game}/players",
    "/games/{game}/seats/{seat}/handover",
    "/games/{game}/share",
    "/groups/{group}/invites",
    "/groups/{group}/players",
    "/h/{secret}",
    "/i/{secret}",
    "/join",
    "/screen",
    "/settings",
];

type Counter = DefaultKeyedRateLimiter<IpAddr>;

/// What each address has left behind in the last hours.
#[derive(Clone)]
pub(super) struct Quotas(Arc<Counters>);

struct Counters {
    made: Counter,
    made_with_token: Counter,
    added: Counter,
    imported: Counter,
}

fn counter(quota: Quota) -> Counter {
    let number = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let period = HOUR / number(quota.an_hour).get();
    let quota = governor::Quota::with_period(period.max(Duration::from_nanos(1)))
        .unwrap_or(governor::Quota::per_hour(NonZeroU32::MIN))
        .allow_burst(number(quota.at_once));
    RateLimiter::keyed(quota)
}

/// After how many seconds so many may come; nothing where they may come now.
fn take(counter: &Counter, address: IpAddr, count: NonZeroU32) -> Result<(), u64> {
    match counter.check_key_n(&address, count) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(refusal)) => {
            let wait = refusal.wait_time_from(DefaultClock::default().now());
            Err(wait.as_secs() + 1)
        }
        // So many never come at once; the next smaller part may.
        Err(_) => Err(HOUR.as_secs()),
    }
}

impl Quotas {
    pub(super) fn new(limits: &Limits) -> Self {
        Self(Arc::new(Counters {
            made: counter(limits.new_games),
            made_with_token: counter(limits.new_games_with_token),
            added: counter(limits.additions),
            imported: counter(limits.imported_games),
        }))
    }

    /// After how many seconds a request of this route may come again; `None` where it may come now.
    pub(super) fn wait(
        &self,
        method: &Method,
        route: &str,
        address: IpAddr,
        has_token: bool,
    ) -> Option<u64> {
        if method != Method::POST {
            return None;
        }
        let Counters {
            made,
            made_with_token,
            added,
            imported: _,
        } = &*self.0;
        let counter = match (MAKING.contains(&route), ADDING.contains(&route), has_token) {
            (true, _, true) => made_with_token,
            (true, _, false) => made,
            (false, true, _) => added,
            (false, false, _) => return None,
        };
        take(counter, address, NonZeroU32::MIN).err()
    }

    /// What this address may import.
    pub(super) fn allowance(&self, address: IpAddr) -> Allowance {
        let counters = Arc::clone(&self.0);
        Allowance::new(move |games| match NonZeroU32::new(games) {
            Some(games) => take(&counters.imported, address, games),
            None => Ok(()),
        })
    }

    /// Forgets the addresses that may leave behind as much as any other again.
    pub(super) fn forget_calm(&self) {
        let Counters {
            made,
            made_with_token,
            added,
            imported,
        } = &*self.0;
        for counter in [made, made_with_token, added, imported] {
            counter.retain_recent();
        }
    }
}
