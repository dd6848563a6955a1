//! A cross that a button offers.

use crate::domain::i18n::Message;
use crate::rules::{Action, Color, Cross, Turn};

/// A cross that a button offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    /// The move, in the syntax of forms.
    pub(crate) value: String,
    /// The text of the button.
    pub(crate) label: Message,
}

/// The move that crosses a space.
pub(crate) fn cross(row: Color, number: u8, turn: Option<Turn>) -> Action {
    Action::Cross(Cross {
        turn,
        ..Cross::number(row, number)
    })
}
