//! Late crosses: in which turns they still count.
//!
//! Source: "Late crosses" in section 4 of the rules.

use crate::modes::ModeState;
use crate::{Action, Actor, Cross, Seat, SpaceName, Table, Turn};

/// How many of the latest turns a late cross may count for: more than a phone is offline.
const MAX_TURNS: Turn = 100;

/// A cross that was made in a turn and that the table has not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateCross {
    /// Whose cross it is, and with whose right it is made.
    pub actor: Actor,
    /// The cross, in any turn.
    pub cross: Cross,
    /// The turn that it was made in, as the phone counted.
    pub turn: Turn,
}

impl LateCross {
    /// The same cross as a move for another turn.
    pub fn in_turn(&self, turn: Turn) -> Action {
        Action::Cross(Cross {
            turn: Some(turn),
            usage: None,
            ..self.cross
        })
    }
}

impl Table {
    /// The latest turns in which this cross would be accepted now, the current one included; none without turns.
    pub fn eligible_turns(&self, cross: &LateCross) -> Vec<Turn> {
        let last = self.turn().unwrap_or_default();
        let turns = last.saturating_sub(MAX_TURNS - 1).max(1)..=last;
        turns
            .filter(|&turn| self.decide(cross.actor, cross.in_turn(turn)).is_ok())
            .collect()
    }

    /// The turns in which these crosses can be accepted one after the other; `None` for a cross without such a turn.
    ///
    /// Each is given the earliest possible turn, not before the one it was made in. A cross of the own turn
    /// counts in no other.
    pub fn assign_late_crosses(&self, crosses: &[LateCross]) -> Vec<Option<Turn>> {
        let mut table = self.clone();
        let assign = |cross: &LateCross| {
            let was_own = table.active_in(cross.turn) == Some(cross.actor.seat);
            let turns = table.eligible_turns(cross);
            let mut later = turns.iter().filter(|&&turn| turn >= cross.turn);
            let has_come = table.turn() >= Some(cross.turn);
            let turn = match (has_come, was_own) {
                (true, true) => later.find(|&&turn| turn == cross.turn),
                (true, false) => later.next(),
                // More turns were counted than there were.
                (false, _) => turns.last(),
            };
            let turn = *turn?;
            let event = table.decide(cross.actor, cross.in_turn(turn)).ok()?;
            table.apply(&event);
            Some(turn)
        };
        crosses.iter().map(assign).collect()
    }

    /// The crosses of a seat that count for a turn.
    pub fn crosses_in(&self, turn: Turn, seat: Seat) -> Vec<SpaceName> {
        match &self.mode_state {
            ModeState::Turns(turns) => {
                let own = turns
                    .crosses(turn)
                    .iter()
                    .filter(|cross| cross.seat == seat);
                own.filter_map(|cross| self.setup.board.name_of(cross.space))
                    .collect()
            }
            ModeState::Lobby | ModeState::Sheet(_) => Vec::new(),
        }
    }
}
