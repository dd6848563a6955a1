//! The move that the menu offers to make again after an undo.

use super::offer::{Offer, space_value};
use crate::domain::i18n::msg;
use crate::rules::{Action, Actor, By, Cross, Seat};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::{color_name, number_label};

/// The undone move of this seat, if it can be made again.
pub(super) fn redo(context: &GameContext, seat: Seat) -> Option<Offer> {
    let by = if context.is_own(seat) {
        By::Seat
    } else {
        By::Host
    };
    match context.game.redo(Actor { seat, by })? {
        Action::Cross(Cross { space, .. }) => {
            let (row, _) = space.as_number()?;
            let label = msg("redo-cross").with("row", color_name(row));
            Some(Offer {
                value: format!("cross {}", space_value(space)),
                label: label.with("number", number_label(space)),
            })
        }
        Action::Penalty {} => Some(Offer {
            value: "penalty".to_owned(),
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
