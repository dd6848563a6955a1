//! How many spaces the rows of a board may have.

use crate::RowName;

/// The most spaces one of the four rows may have, as many as the longest official row has: on a small phone the spaces
/// of a longer one would be too narrow to tap.
pub const MAX_SPACES: u8 = 15;

/// The most spaces of this row that are wide enough to tap on a small phone. There each of the four rows has two lines,
/// and a row next to them one.
pub(crate) fn most_spaces(row: RowName) -> usize {
    usize::from(match row {
        RowName::Red | RowName::Yellow | RowName::Green | RowName::Blue => MAX_SPACES,
        RowName::RedYellow | RowName::YellowGreen | RowName::GreenBlue => 11,
        // It is tapped only where it is corrected, in two lines.
        RowName::Bar => 12,
        // There is one of each sign.
        RowName::Pairs => 5,
        // Two numbers of two digits each are wide.
        RowName::Swaps => 9,
        // Its name and its points stand in the same line.
        RowName::Track => 5,
    })
}
