//! What can be typed or chosen for a printed sheet.

use rowlock_rules::{Board, SheetLetter, SheetNumbers};

/// What can be typed or chosen for a printed sheet of a board.
pub(crate) struct PrintedChoices {
    /// The highest number that can be typed; `None` if no numbers can.
    pub(crate) highest: Option<u8>,
    /// The letters of the board's different sheets.
    pub(crate) letters: Vec<char>,
}

impl PrintedChoices {
    /// `None` if all sheets of the board are alike.
    pub(crate) fn of(board: &Board) -> Option<Self> {
        let choices = Self {
            highest: board.highest_sheet_number(),
            letters: board.sheets.iter().map(|&letter| letter.into()).collect(),
        };
        (choices.highest.is_some() || !choices.letters.is_empty()).then_some(choices)
    }
}

/// The numbers that are typed in two fields.
pub(crate) fn numbers_of_sheet(one: &str, other: &str) -> Option<SheetNumbers> {
    let numbers = [one.parse().ok()?, other.parse().ok()?];
    SheetNumbers::try_from(numbers).ok()
}

/// The letter that is chosen for a sheet.
pub(crate) fn letter_of_sheet(text: &str) -> Option<SheetLetter> {
    let letter: char = text.parse().ok()?;
    SheetLetter::try_from(letter).ok()
}
