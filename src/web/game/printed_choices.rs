//! What can be typed or chosen for a printed sheet.

use rowlock_rules::Board;

/// What can be typed or chosen for a printed sheet of a board.
pub(crate) struct PrintedChoices {
    /// The highest number that can be typed; `None` if no numbers can.
    pub(crate) highest: Option<u8>,
    /// The letters of the board's different sheets.
    pub(crate) letters: Vec<char>,
}

impl PrintedChoices {
    /// `None` if all sheets of the board are alike.
    pub(super) fn of(board: &Board) -> Option<Self> {
        let choices = Self {
            highest: board.highest_sheet_number(),
            letters: board.sheets.iter().map(|&letter| letter.into()).collect(),
        };
        (choices.highest.is_some() || !choices.letters.is_empty()).then_some(choices)
    }
}
