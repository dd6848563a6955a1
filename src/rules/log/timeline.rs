//! How a game went: its positions, and the points over its turns.

use crate::log::game::action_of;
use crate::{Event, EventKind, Game, Seat, Seq, Table, Turn};

/// A position of a game: an event that counts, and the table after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedPosition {
    pub seq: Seq,
    pub table: Table,
}

/// The points over time: at the start, and after each turn or, without turns, each move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreTimeline(Vec<TimelinePoint>);

/// The points of all seats at one event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelinePoint {
    pub seq: Seq,
    /// The turn that was over then; `None` at the start and without turns.
    pub turn: Option<Turn>,
    /// The points of every seat, in the order of seats.
    pub totals: Vec<i32>,
}

/// How the winners came to be in front for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningLead<'a> {
    /// From this point on the winners led.
    pub point: &'a TimelinePoint,
    /// The winners; several when they are tied.
    pub winners: Vec<Seat>,
    /// The seat that led alone just before.
    pub overtaken: Option<Seat>,
    /// Whether it is the first point after the start.
    pub is_first: bool,
    /// Whether it is the last point.
    pub is_last: bool,
}

impl Game {
    /// The game move by move, from its start, without what was undone.
    pub fn positions(&self) -> impl Iterator<Item = LoggedPosition> {
        let mut table = Table::new(self.setup().clone());
        let position = move |(index, event): (usize, &Event)| {
            table.apply(event);
            is_position(event).then(|| LoggedPosition {
                seq: seq_at(index),
                table: table.clone(),
            })
        };
        self.effective_events().filter_map(position)
    }

    /// The event of the last position; `None` before the start.
    pub fn last_position(&self) -> Option<Seq> {
        let mut events = self.effective_events().rev();
        let (index, _) = events.find(|(_, event)| is_position(event))?;
        Some(seq_at(index))
    }

    /// The points over time.
    ///
    /// A cross counts from when it was made, also where it came late for an earlier turn.
    pub fn timeline(&self) -> ScoreTimeline {
        let mut points: Vec<TimelinePoint> = Vec::new();
        let mut turn = None;
        let mut positions = self.positions().peekable();
        while let Some(LoggedPosition { seq, table }) = positions.next() {
            let (before, now) = (turn, table.turn());
            turn = now;
            let is_over = now != before || now.is_none() || positions.peek().is_none();
            if is_over {
                points.push(TimelinePoint {
                    seq,
                    turn: before,
                    totals: table.totals(),
                });
            }
        }
        ScoreTimeline(points)
    }
}

/// Whether there is a position after this event: it is the start or a move.
fn is_position(event: &Event) -> bool {
    matches!(event.kind, EventKind::Start { .. }) || action_of(&event.kind).is_some()
}

/// The number of the event at this index of the log.
fn seq_at(index: usize) -> Seq {
    Seq::try_from(index + 1).unwrap_or(Seq::MAX)
}

impl ScoreTimeline {
    /// The points of all seats, from the start on.
    pub fn points(&self) -> &[TimelinePoint] {
        &self.0
    }

    /// How often the lead passed from one seat to another; a tie in between is not a change.
    pub fn lead_changes(&self) -> usize {
        let alone = |step: &TimelinePoint| match step.leaders()[..] {
            [seat] => Some(seat),
            _ => None,
        };
        let mut leaders: Vec<Seat> = self.0.iter().filter_map(alone).collect();
        leaders.dedup();
        leaders.len().saturating_sub(1)
    }

    /// Where the game was decided: from this point on the winners led.
    ///
    /// `None` where no other seat ever led, not even all together at the start, and for a single player.
    pub fn decision(&self) -> Option<WinningLead<'_>> {
        let last = self.0.last().filter(|last| last.totals.len() > 1)?;
        let winners = last.leaders();
        let before = self.0.iter().rposition(|step| step.leaders() != winners)?;
        let leaders = self.0.get(before)?.leaders();
        Some(WinningLead {
            point: self.0.get(before + 1)?,
            overtaken: match leaders[..] {
                [seat] if !winners.contains(&seat) => Some(seat),
                _ => None,
            },
            winners,
            is_first: before == 0,
            is_last: before + 2 == self.0.len(),
        })
    }
}

impl TimelinePoint {
    /// The seats that led; several when they were tied.
    pub fn leaders(&self) -> Vec<Seat> {
        let most = self.totals.iter().max();
        Seat::first(self.totals.len())
            .zip(&self.totals)
            .filter(|(_, total)| Some(*total) == most)
            .map(|(seat, _)| seat)
            .collect()
    }
}
