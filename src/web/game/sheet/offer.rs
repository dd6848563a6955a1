//! A move that a button offers.

use rowlock_rules::{Action, Color, Cross, SpaceName};

use crate::domain::i18n::Message;
use crate::web::kit::labels::color_first;

/// A move that a button offers; the value of the button is its JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) action: Action,
    pub(crate) label: Message,
}

/// The move that crosses a space with the current roll.
pub(crate) fn cross_space(space: SpaceName) -> Action {
    Action::Cross(Cross::of(space))
}

/// The offers to make a cross and choose one of these rows for what it forces.
pub(crate) fn choosing(cross: Cross, rows: &[Color]) -> Vec<Offer> {
    let offer = |&row: &Color| {
        let choose = Some(row);
        Offer {
            action: Action::Cross(Cross { choose, ..cross }),
            label: color_first(row),
        }
    };
    rows.iter().map(offer).collect()
}
