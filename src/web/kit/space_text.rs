//! Rows and spaces in words.

use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{Board, Color, Label, RowName, SpaceName};

/// A row's name, within a sentence.
pub(crate) fn row_name(row: RowName) -> Message {
    msg(match row {
        RowName::Red => "red",
        RowName::Yellow => "yellow",
        RowName::Green => "green",
        RowName::Blue => "blue",
        RowName::RedYellow => "row-red-yellow",
        RowName::YellowGreen => "row-yellow-green",
        RowName::GreenBlue => "row-green-blue",
        RowName::Bar => "row-bar",
        RowName::Pairs => "row-pairs",
        RowName::Swaps => "row-swaps",
        RowName::Track => "row-track",
    })
}

/// A row's name, to begin a sentence.
pub(crate) fn row_first(row: RowName) -> Message {
    msg(match row {
        RowName::Red => "red-first",
        RowName::Yellow => "yellow-first",
        RowName::Green => "green-first",
        RowName::Blue => "blue-first",
        RowName::RedYellow => "row-red-yellow-first",
        RowName::YellowGreen => "row-yellow-green-first",
        RowName::GreenBlue => "row-green-blue-first",
        RowName::Bar => "row-bar-first",
        RowName::Pairs => "row-pairs-first",
        RowName::Swaps => "row-swaps-first",
        RowName::Track => "row-track-first",
    })
}

/// The row by which a space is called: that of the color it is printed in.
pub(crate) fn called_row(board: &Board, space: SpaceName) -> RowName {
    printed_color(board, space).map_or(space.row, RowName::from)
}

/// The color that a space of the four rows is printed in.
pub(crate) fn printed_color(board: &Board, space: SpaceName) -> Option<Color> {
    let row = space.row.color()?;
    let printed = &board.rows[row];
    let place = printed.place(space.label);
    let space = place.and_then(|place| printed.spaces.get(place));
    Some(space.map_or(row, |space| space.color))
}

/// What is printed on a space, in a sentence, with its second box if that is meant.
pub(crate) fn number_label(space: SpaceName) -> Arg {
    match (space.label, space.second) {
        (Label::Number(number), false) => number.into(),
        (Label::Number(number), true) => msg("number-second").with("number", number).into(),
        (Label::Field(field), _) => msg("number-field").with("field", field).into(),
    }
}

/// A text with the row and the number of a space, within a sentence.
pub(crate) fn with_space(text: Message, board: &Board, space: SpaceName) -> Message {
    text.with("row", row_name(called_row(board, space)))
        .with("number", number_label(space))
}

/// A text that begins with a space.
pub(crate) fn with_first_space(text: Message, board: &Board, space: SpaceName) -> Message {
    text.with("color", row_first(called_row(board, space)))
        .with("number", number_label(space))
}
