//! How long a game took.

use chrono::{DateTime, TimeDelta, Utc};

/// The longest time that a game takes: what seems longer was begun or ended by a wrong clock, or left open.
pub const LONGEST: TimeDelta = TimeDelta::days(1);

/// The time between two moments; `None` where a game cannot have taken it.
pub fn length(start: DateTime<Utc>, end: DateTime<Utc>) -> Option<TimeDelta> {
    let length = end - start;
    (TimeDelta::zero() <= length && length <= LONGEST).then_some(length)
}
