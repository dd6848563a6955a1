//! What is printed on one seat's sheet and differs from seat to seat.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Board, SheetLetter};

/// The part of a seat's sheet that no other sheet of its board has; nothing on most boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct Printed {
    /// Its two numbers, on a board that prints some on each sheet.
    #[serde(
        default,
        rename = "lucky_numbers",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(nullable = false)]
    pub numbers: Option<SheetNumbers>,
    /// Which of the board's sheets it is, on a board with different sheets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub sheet: Option<SheetLetter>,
}

/// Why a sheet of a board cannot have what is typed or chosen for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedViolation {
    /// The board prints no numbers on single sheets.
    NoNumbers,
    /// Two dice of the board cannot show one of the numbers.
    NumberOutOfRange,
    /// Another seat has these numbers.
    NumbersTaken,
    /// All sheets of the board are alike.
    NoDifferentSheets,
    /// The board has no such sheet.
    NoSuchSheet,
}

impl Printed {
    /// This, with all missing parts taken from the other.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            numbers: self.numbers.or(other.numbers),
            sheet: self.sheet.or(other.sheet),
        }
    }

    /// Checks that a sheet of this board can be printed so, next to these others; a letter may be on many sheets.
    /// Missing parts are no violation.
    pub fn check(self, board: &Board, others: &[Self]) -> Result<(), PrintedViolation> {
        if let Some(numbers) = self.numbers {
            numbers.check(board, others)?;
        }
        match self.sheet {
            Some(_) if board.sheets.is_empty() => Err(PrintedViolation::NoDifferentSheets),
            Some(sheet) if !board.sheets.contains(&sheet) => Err(PrintedViolation::NoSuchSheet),
            Some(_) | None => Ok(()),
        }
    }
}

/// The two lucky numbers of a seat, as printed on its sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(try_from = "[u8; 2]", into = "[u8; 2]")]
#[schema(
    as = LuckyNumbers,
    value_type = BTreeSet<u8>,
    min_items = 2,
    max_items = 2,
    minimum = 2,
    maximum = 16,
    examples(5, 8)
)]
pub struct SheetNumbers([u8; 2]);

impl SheetNumbers {
    pub fn contains(self, number: u8) -> bool {
        self.0.contains(&number)
    }

    /// The lower and the higher one.
    pub fn sorted(self) -> [u8; 2] {
        let [one, other] = self.0;
        [one.min(other), one.max(other)]
    }

    /// Whether one of these sheets has the same numbers, in any order.
    pub(crate) fn is_on_one_of(self, sheets: &[Printed]) -> bool {
        let mut pairs = sheets.iter().filter_map(|sheet| sheet.numbers);
        pairs.any(|pair| pair.sorted() == self.sorted())
    }

    fn check(self, board: &Board, others: &[Printed]) -> Result<(), PrintedViolation> {
        let [_, high] = self.sorted();
        match board.highest_sheet_number() {
            None => Err(PrintedViolation::NoNumbers),
            Some(highest) if high > highest => Err(PrintedViolation::NumberOutOfRange),
            Some(_) if self.is_on_one_of(others) => Err(PrintedViolation::NumbersTaken),
            Some(_) => Ok(()),
        }
    }
}

impl TryFrom<[u8; 2]> for SheetNumbers {
    type Error = &'static str;

    fn try_from(numbers: [u8; 2]) -> Result<Self, Self::Error> {
        if numbers[0] == numbers[1] || numbers.iter().any(|&number| number < 2) {
            return Err("lucky numbers are two different numbers from 2 on");
        }
        Ok(Self(numbers))
    }
}

impl From<SheetNumbers> for [u8; 2] {
    fn from(numbers: SheetNumbers) -> Self {
        numbers.0
    }
}
