//! How long a game and its turns took.

use chrono::{DateTime, TimeDelta, Utc};
use rowlock_rules::{Seat, Seq, TurnSpan};

/// The longest time that a game takes: what seems longer was begun or ended by a wrong clock, or left open.
pub const LONGEST: TimeDelta = TimeDelta::days(1);

/// The longest time that a turn takes: in what seems longer the table had a pause.
pub const LONGEST_TURN: TimeDelta = TimeDelta::minutes(30);

/// The shortest time that a turn takes: what seems shorter arrived together, from a phone that had been offline.
const SHORTEST_TURN: TimeDelta = TimeDelta::seconds(1);

/// The time between two moments; `None` where a game cannot have taken it.
pub fn length(start: DateTime<Utc>, end: DateTime<Utc>) -> Option<TimeDelta> {
    within(end - start, TimeDelta::zero(), LONGEST)
}

/// How long a turn has lasted by now; `None` where a clock was wrong, and once the table has a pause.
pub fn turn_so_far(start: DateTime<Utc>, now: DateTime<Utc>) -> Option<TimeDelta> {
    within(now - start, TimeDelta::zero(), LONGEST_TURN)
}

fn within(length: TimeDelta, least: TimeDelta, most: TimeDelta) -> Option<TimeDelta> {
    (least <= length && length <= most).then_some(length)
}

/// How long the turns of a player took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTimes {
    pub median: TimeDelta,
    pub longest: TimeDelta,
}

impl TurnTimes {
    /// The lengths of the seat's turns; `at` says when each event happened. `None` without a turn of a possible length.
    pub fn of(
        seat: Seat,
        turns: &[TurnSpan],
        at: impl Fn(Seq) -> Option<DateTime<Utc>>,
    ) -> Option<Self> {
        let own = turns.iter().filter(|turn| turn.active == seat);
        let length = |turn: &TurnSpan| {
            let length = at(turn.ended)? - at(turn.began)?;
            within(length, SHORTEST_TURN, LONGEST_TURN)
        };
        let mut lengths: Vec<TimeDelta> = own.filter_map(length).collect();
        lengths.sort_unstable();
        let upper = *lengths.get(lengths.len() / 2)?;
        let lower = *lengths.get((lengths.len() - 1) / 2)?;
        Some(Self {
            median: (lower + upper) / 2,
            longest: *lengths.last()?,
        })
    }
}
