//! How many spaces the rows of a board may have.

use crate::RowName;

/// The most spaces one of the four rows may have, as many as the longest official row has: on a small phone the spaces
/// of a longer one would be too narrow to tap.
pub const MAX_SPACES: u8 = 15;

/// The most spaces of any row of a board that is stored already: earlier versions took longer rows.
pub(crate) const MAX_STORED_SPACES: u8 = 20;

/// How many spaces the rows of a board may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowLimits {
    New,
    /// Those of a board that is stored already.
    Stored,
}

impl RowLimits {
    /// The most spaces of this row.
    pub(crate) fn of(self, row: RowName) -> usize {
        match self {
            Self::New => usize::from(most_on_a_phone(row)),
            Self::Stored => usize::from(MAX_STORED_SPACES),
        }
    }
}

/// The most spaces of this row that are wide enough to tap on a small phone, where the four rows have two lines, and
/// those next to them one.
fn most_on_a_phone(row: RowName) -> u8 {
    match row {
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
    }
}
