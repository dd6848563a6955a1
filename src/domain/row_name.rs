//! The names of rows.

use rowlock_rules::RowName;

use super::i18n::{Message, msg};

/// A row's name, within a sentence.
pub fn row_name(row: RowName) -> Message {
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
pub fn row_first(row: RowName) -> Message {
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
