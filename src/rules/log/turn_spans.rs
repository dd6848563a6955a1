//! When the turns of a game began and ended.

use crate::{Event, EventKind, Game, Seat, Seq, Table};

/// A turn that was played to its end, without what was undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSpan {
    /// The seat whose turn it was.
    pub active: Seat,
    /// The event with which it began.
    pub began: Seq,
    /// The event with which it ended.
    pub ended: Seq,
}

impl Game {
    /// The event from which the current turn is timed: the first of the turn, or the event to which the host rewound
    /// the game. `None` in the lobby and without turns.
    pub fn turn_timed_from(&self) -> Option<Seq> {
        let began = self.turn_began_at()?;
        let mut since = (began..self.log().len()).rev();
        let rewind = since.find(|&index| self.log().get(index).is_some_and(is_rewind));
        seq_of(rewind.unwrap_or(began))
    }

    /// The turns that were played to their end, in order. A turn during which the host rewound the game is left out:
    /// the time of the turns that were undone would count for it.
    pub fn turn_spans(&self) -> Vec<TurnSpan> {
        let mut table = Table::new(self.setup().clone());
        let mut spans = Vec::new();
        let mut began: Option<usize> = None;
        for (index, event) in self.effective_events() {
            let (turn, active) = (table.turn(), table.active());
            table.apply(event);
            let is_over = matches!(event.kind, EventKind::EndTurn { .. }) || table.turn() != turn;
            if !is_over {
                continue;
            }
            if let (Some(began), Some(active)) = (began, active)
                && !self.is_rewound_between(began, index)
                && let (Some(began), Some(ended)) = (seq_of(began), seq_of(index))
            {
                spans.push(TurnSpan {
                    active,
                    began,
                    ended,
                });
            }
            began = Some(index);
        }
        spans
    }

    fn is_rewound_between(&self, first: usize, last: usize) -> bool {
        let mut between = self.log().iter().take(last).skip(first);
        between.any(is_rewind)
    }
}

fn is_rewind(event: &Event) -> bool {
    matches!(event.kind, EventKind::Rewind { .. })
}

fn seq_of(index: usize) -> Option<Seq> {
    Seq::try_from(index + 1).ok()
}
