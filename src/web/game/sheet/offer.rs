//! A cross that a button offers.

use crate::domain::i18n::Message;
use crate::rules::{Action, Color, Cross, SpaceName, Turn};

/// A cross that a button offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    /// The move, in the syntax of forms.
    pub(crate) value: String,
    /// The text of the button.
    pub(crate) label: Message,
}

/// The move that crosses a number.
pub(crate) fn cross(row: Color, number: u8, turn: Option<Turn>) -> Action {
    cross_space(SpaceName::number(row, number), turn)
}

/// The move that crosses a space.
pub(crate) fn cross_space(space: SpaceName, turn: Option<Turn>) -> Action {
    Action::Cross(Cross {
        turn,
        ..Cross::of(space)
    })
}

/// A space in the syntax of forms: `red 5`, or `red 5 second`.
pub(crate) fn space_value(space: SpaceName) -> String {
    let SpaceName { row, label, second } = space;
    let number = label.number().unwrap_or_default();
    match second {
        true => format!("{row} {number} second"),
        false => format!("{row} {number}"),
    }
}
