//! The move that a seat can make again after its undo.

use crate::log::game::action_of;
use crate::log::retraction::index_of;
use crate::{Action, Actor, EventKind, Game};

impl Game {
    /// The cross of this turn, or the penalty, that this actor's seat has just undone, if it is accepted again.
    ///
    /// `None` as soon as anything else happened to the seat. A cross takes the same dice again.
    pub fn redo(&self, actor: Actor) -> Option<Action> {
        let mut own = self.effective_events().rev();
        let (_, latest) = own.find(|(_, event)| event.seat == Some(actor.seat))?;
        let EventKind::Undo { undid } = latest.kind else {
            return None;
        };
        let undone = self.log().get(index_of(undid)?)?;
        let action = match action_of(&undone.kind)? {
            Action::Cross(cross) if cross.turn == self.table().turn() => Action::Cross(cross),
            Action::Penalty {} => Action::Penalty {},
            _ => return None,
        };
        self.decide(actor, action).is_ok().then_some(action)
    }
}
