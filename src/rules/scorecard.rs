//! A paper sheet that is checked as a whole.

use std::sync::Arc;

use super::{Board, ByColor, Color, MAX_PENALTIES, Sheet, Violation};

/// The content of a paper sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scorecard {
    /// The crossed numbers of each row, in any order.
    pub rows: ByColor<Vec<u8>>,
    /// The rows with a crossed lock.
    pub locks: Vec<Color>,
    /// The number of penalties.
    pub penalties: u8,
}

/// A mistake on a paper sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScorecardError {
    /// The row; `None` for the penalties.
    pub row: Option<Color>,
    /// The number; `None` for a lock.
    pub number: Option<u8>,
    /// The rule that is broken.
    pub violation: Violation,
}

impl Scorecard {
    /// The sheet, if a game could have left it so.
    ///
    /// Source: section 2 of the rules; which row was closed when cannot be seen on one sheet.
    ///
    /// # Errors
    /// All mistakes, from the first row to the penalties.
    pub fn read(&self, board: &Arc<Board>) -> Result<Sheet, Vec<ScorecardError>> {
        let mut sheet = Sheet::new(Arc::clone(board));
        let mut mistakes = Vec::new();
        for row in Color::ALL {
            let mut numbers = self.rows[row].clone();
            let printed = &board.rows[row];
            numbers.sort_by_key(|&number| printed.position(number));
            for number in numbers {
                match sheet.check(row, number) {
                    Ok(()) => sheet.cross(row, number, board.is_lock_space(row, number)),
                    Err(violation) => mistakes.push(ScorecardError {
                        row: Some(row),
                        number: Some(number),
                        violation,
                    }),
                }
            }
            // The lock is crossed with a last number, and only with it.
            let has_last = board
                .lock_numbers(row)
                .any(|number| self.rows[row].contains(&number));
            if has_last != self.locks.contains(&row) {
                mistakes.push(ScorecardError {
                    row: Some(row),
                    number: None,
                    violation: Violation::CorrectionConflict,
                });
            }
        }
        if self.penalties > MAX_PENALTIES {
            mistakes.push(ScorecardError {
                row: None,
                number: None,
                violation: Violation::PenaltyLimit,
            });
        }
        sheet.set_penalties(self.penalties);
        if mistakes.is_empty() {
            Ok(sheet)
        } else {
            Err(mistakes)
        }
    }
}
