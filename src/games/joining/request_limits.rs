//! How often the host of a running game can be asked: waits after a refusal, and requests per hour.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Holder;
use crate::domain::i18n::{Arg, Message, msg};
use crate::store::{JoinRequest, RecentJoinRequest};

/// How long a device waits after its first refusal, its second, and each later one.
const WAITS: [TimeDelta; 3] = [
    TimeDelta::minutes(1),
    TimeDelta::minutes(5),
    TimeDelta::minutes(30),
];

/// How many refusals of an hour a network has free: a whole home may share one, and one guest who is refused does not
/// make the others wait.
const FREE_REFUSALS_OF_NETWORK: usize = 1;

/// How long requests are counted, and refusals of a network.
const HOUR: TimeDelta = TimeDelta::hours(1);

/// How long refusals of a device are counted.
pub(super) const DAY: TimeDelta = TimeDelta::days(1);

/// The most requests of a game in an hour.
const MAX_OF_GAME: usize = 60;

/// The most of them from one network, so that others can still ask.
const MAX_OF_NETWORK: usize = 30;

/// The most of them from one device.
const MAX_OF_DEVICE: usize = 10;

/// The most pending requests of a game from one network, so that one place is left for others.
const MAX_PENDING_OF_NETWORK: usize = 2;

/// After how many seconds one of them may have been answered.
const RETRY_AFTER_SECS: u64 = 60;

/// Who asks the host of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Requester {
    /// The device; `None` for a program, which gets a token.
    pub device: Option<Holder>,
    /// The network; `None` where requests are not counted by network.
    pub network: Option<IpAddr>,
}

fn too_many(detail: impl Into<Message>, retry_after: u64) -> Error {
    Error {
        retry_after: Some(retry_after),
        ..Error::new(ErrorCode::TooManyRequests, detail)
    }
}

/// The end of the wait after these refusals; the last one counts.
fn end_of_wait(refusals: &[DateTime<Utc>], free: usize) -> Option<DateTime<Utc>> {
    let index = refusals.len().checked_sub(free + 1)?;
    let wait = WAITS.get(index).or(WAITS.last())?;
    Some(*refusals.iter().max()? + *wait)
}

/// Refuses a request of a device, or of a network by its hash, that has to wait, by the requests of the last day to the
/// same host.
pub(super) fn check_recent(
    recent: &[RecentJoinRequest],
    device: Option<Holder>,
    network: Option<&String>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    // A clock that was set back lengthens no wait.
    let is_within = |at: DateTime<Utc>, period| (now - at).abs() < period;
    let is_of_device = |it: &&RecentJoinRequest| Some(it.holder) == device;
    let is_of_network =
        |it: &&RecentJoinRequest| network.is_some() && it.network.as_ref() == network;
    let refusals = |period, is_own: &dyn Fn(&&RecentJoinRequest) -> bool| {
        let own = recent.iter().filter(is_own);
        let refused = own.filter_map(|it| it.refused_at);
        let refused = refused.filter(|&at| is_within(at, period));
        refused.collect::<Vec<_>>()
    };
    let of_device = end_of_wait(&refusals(DAY, &is_of_device), 0);
    let of_network = end_of_wait(&refusals(HOUR, &is_of_network), FREE_REFUSALS_OF_NETWORK);
    for (end, detail) in [
        (of_device, "ask-again-after-refusal"),
        (of_network, "ask-again-after-refusals"),
    ] {
        let left = end.map(|end| (end - now).num_seconds() + 1);
        if let Some(left @ 1..) = left {
            let minutes = (left + 59) / 60;
            let detail = msg(detail).with("minutes", Arg::Number(minutes));
            return Err(too_many(detail, left.unsigned_abs()));
        }
    }
    let in_hour = || recent.iter().filter(|it| is_within(it.asked_at, HOUR));
    let is_too_often = in_hour().count() >= MAX_OF_GAME
        || in_hour().filter(is_of_network).count() >= MAX_OF_NETWORK
        || in_hour().filter(is_of_device).count() >= MAX_OF_DEVICE;
    if is_too_often {
        let oldest = in_hour().map(|it| it.asked_at).min().unwrap_or(now);
        let left = (oldest + HOUR - now).num_seconds().clamp(1, 3600);
        return Err(too_many("asked-too-often", left.unsigned_abs()));
    }
    Ok(())
}

/// Refuses a request of a network that has enough pending ones.
pub(super) fn check_pending(
    pending: &[JoinRequest],
    network: Option<&String>,
) -> Result<(), Error> {
    let of_network = pending
        .iter()
        .filter(|request| network.is_some() && request.network.as_ref() == network);
    match of_network.count() >= MAX_PENDING_OF_NETWORK {
        true => Err(too_many("too-many-requests-of-network", RETRY_AFTER_SECS)),
        false => Ok(()),
    }
}

/// Refuses a request to a host who has enough pending ones.
pub(super) fn too_many_pending() -> Error {
    too_many("too-many-requests", RETRY_AFTER_SECS)
}
