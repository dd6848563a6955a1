//! What is printed on one seat's sheet and differs from seat to seat.

use serde::{Deserialize, Serialize};

use super::{Board, LuckyNumbers, SheetLetter};

/// What the sheet of one seat has that others of its board have not; nothing on most boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Printed {
    /// The lucky numbers, on a board with lucky numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lucky_numbers: Option<LuckyNumbers>,
    /// Which of the board's sheets it is, on a board with different sheets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<SheetLetter>,
}

/// Why a sheet of a board cannot have what is typed or chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedViolation {
    /// The board has no lucky numbers.
    NoLuckyNumbers,
    /// Two dice of the board cannot show one of the lucky numbers.
    LuckyOutOfRange,
    /// Another seat has these lucky numbers.
    LuckyTaken,
    /// All sheets of the board are alike.
    NoDifferentSheets,
    /// The board has no such sheet.
    NoSuchSheet,
}

impl Printed {
    /// This, with what the other has for all that is missing here.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            lucky_numbers: self.lucky_numbers.or(other.lucky_numbers),
            sheet: self.sheet.or(other.sheet),
        }
    }

    /// Checks that a sheet of this board can have what is here, beside these others; a letter may be on many sheets.
    ///
    /// # Errors
    /// [`PrintedViolation`]; what is missing is none.
    pub fn check(self, board: &Board, others: &[Self]) -> Result<(), PrintedViolation> {
        if let Some(numbers) = self.lucky_numbers {
            numbers.check(board, others)?;
        }
        match self.sheet {
            Some(_) if board.sheets.is_empty() => Err(PrintedViolation::NoDifferentSheets),
            Some(sheet) if !board.sheets.contains(&sheet) => Err(PrintedViolation::NoSuchSheet),
            Some(_) | None => Ok(()),
        }
    }
}
