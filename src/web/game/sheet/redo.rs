//! The move that the menu offers to make again after an undo.

use super::offer::Offer;
use crate::domain::i18n::msg;
use crate::rules::{Action, Actor, By, Seat};
use crate::web::game::context::GameContext;
use crate::web::kit::space_text::space_name;

/// The undone move of this seat, if it can be made again.
pub(super) fn redo(context: &GameContext, seat: Seat) -> Option<Offer> {
    let by = if context.is_own(seat) {
        By::Seat
    } else {
        By::Host
    };
    let action = context.game.redo(Actor { seat, by })?;
    match action {
        Action::Cross(cross) => Some(Offer {
            action,
            label: msg("redo-cross").with("space", space_name(context.board(), cross.space)),
        }),
        Action::Penalty {} => Some(Offer {
            action,
            label: msg("redo-penalty"),
        }),
        Action::Roll(_)
        | Action::EndTurn { .. }
        | Action::Close { .. }
        | Action::Finish {}
        | Action::Undo {}
        | Action::Leave {}
        | Action::Rewind { .. }
        | Action::Correct(_) => None,
    }
}
