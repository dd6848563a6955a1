//! What was most remarkable about how a game was won.

use super::timeline::{ScoreTimeline, WinningLead};
use crate::{Color, Seat, Table};

/// The fewest points that the winner of a comeback was behind.
const MIN_COMEBACK: i32 = 15;

/// How a game was won; the most remarkable comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Story<'a> {
    /// The winner was one point ahead.
    OnePoint,
    /// The winner was this many points behind the leader before.
    Comeback { winner: Seat, points: i32 },
    /// The winner passed the leader at the very end.
    LastTurn(WinningLead<'a>),
    /// Only this seat locked the row, though others had enough crosses for its lock.
    LockRace {
        row: Color,
        winner: Seat,
        others: Vec<Seat>,
    },
    /// Nothing but how the winners came to be in front.
    Decided(WinningLead<'a>),
}

impl<'a> Story<'a> {
    /// The story of a game that came to this end; `None` where nobody led but the winners, and for a player alone.
    pub fn of(timeline: &'a ScoreTimeline, table: &Table) -> Option<Self> {
        let decision = timeline.decision()?;
        let winner = match decision.winners[..] {
            [winner] => winner,
            _ => return Some(Self::Decided(decision)),
        };
        let points = most_behind(timeline, winner);
        let race = lock_race(table, winner);
        Some(if lead(timeline) == Some(1) {
            Self::OnePoint
        } else if points >= MIN_COMEBACK {
            Self::Comeback { winner, points }
        } else if decision.is_last && decision.overtaken.is_some() {
            Self::LastTurn(decision)
        } else if let Some((row, others)) = race {
            Self::LockRace {
                row,
                winner,
                others,
            }
        } else {
            Self::Decided(decision)
        })
    }
}

/// How far the first is ahead of the second at the end.
fn lead(timeline: &ScoreTimeline) -> Option<i32> {
    let mut totals = timeline.points().last()?.totals.clone();
    totals.sort_unstable();
    match totals[..] {
        [.., second, first] => Some(first - second),
        _ => None,
    }
}

/// The most points that this seat was ever behind the leader.
fn most_behind(timeline: &ScoreTimeline, seat: Seat) -> i32 {
    let behind = timeline.points().iter().filter_map(|point| {
        let most = point.totals.iter().max()?;
        Some(most - point.totals.get(seat.index())?)
    });
    behind.max().unwrap_or(0)
}

/// The row that only this seat locked, and the others who had enough crosses for it.
fn lock_race(table: &Table, winner: Seat) -> Option<(Color, Vec<Seat>)> {
    let mut rows = Color::ALL.into_iter();
    rows.find_map(|row| {
        let may_lock = |&seat: &Seat| table.sheet(seat).is_some_and(|it| it.may_lock(row));
        let others = Seat::first(table.seats()).filter(|&seat| seat != winner);
        let others: Vec<Seat> = others.filter(may_lock).collect();
        let is_race = table.lock_holders(row) == [winner] && !others.is_empty();
        is_race.then_some((row, others))
    })
}
