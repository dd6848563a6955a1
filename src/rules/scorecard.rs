//! A paper sheet that is checked as a whole.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{
    Board, ByColor, Color, Label, MAX_PENALTIES, Printed, RowName, Sheet, SpaceId, SpaceName,
    Violation,
};

/// The content of a paper sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scorecard {
    /// What is printed on it alone.
    pub printed: Printed,
    /// The crossed numbers of each row, in any order.
    pub rows: ByColor<Vec<u8>>,
    /// The numbers of each row whose second box is crossed.
    pub second: ByColor<Vec<u8>>,
    /// The crossed fields without a number of each row.
    pub fields: ByColor<Vec<u8>>,
    /// The crossed numbers of the rows beside the four.
    pub extra_rows: BTreeMap<RowName, Vec<u8>>,
    /// The rows with a crossed lock.
    pub locks: Vec<Color>,
    /// The number of penalties.
    pub penalties: u8,
}

/// A mistake on a paper sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScorecardError {
    /// The row; `None` for the penalties.
    pub row: Option<RowName>,
    /// The space; `None` for a lock and the penalties.
    pub label: Option<Label>,
    /// The rule that is broken.
    pub violation: Violation,
}

impl ScorecardError {
    fn of_space(name: SpaceName, violation: Violation) -> Self {
        Self {
            row: Some(name.row),
            label: Some(name.label),
            violation,
        }
    }
}

impl Scorecard {
    /// The sheet, if a game could have left it so.
    ///
    /// Source: section 2 of the rules; which row was closed when cannot be seen on one sheet.
    ///
    /// # Errors
    /// All mistakes, from the first row to the penalties.
    pub fn read(&self, board: &Arc<Board>) -> Result<Sheet, Vec<ScorecardError>> {
        let mut sheet = Sheet::new(Arc::clone(board), self.printed);
        let mut mistakes = Vec::new();
        for row in Color::ALL {
            let names = self.names(row);
            for (name, found) in in_order(board, names, &mut mistakes) {
                cross(&mut sheet, (name, found), &mut mistakes);
            }
            // The lock is crossed with a last number, and only with it.
            let has_last = board
                .lock_numbers(row)
                .any(|number| self.rows[row].contains(&number));
            if has_last != self.locks.contains(&row) {
                mistakes.push(ScorecardError {
                    row: Some(row.into()),
                    label: None,
                    violation: Violation::CorrectionConflict,
                });
            }
        }
        for (&row, numbers) in &self.extra_rows {
            let names = numbers.iter().map(|&number| SpaceName {
                row,
                label: Label::Number(number),
                second: false,
            });
            let names = names.collect();
            if row.color().is_some() {
                mistakes.push(ScorecardError {
                    row: Some(row),
                    label: None,
                    violation: Violation::InvalidValue,
                });
                continue;
            }
            for (name, found) in in_order(board, names, &mut mistakes) {
                cross(&mut sheet, (name, found), &mut mistakes);
            }
        }
        let broken = board.rules().flat_map(|rule| rule.violations(&sheet));
        let broken =
            broken.filter_map(|(space, violation)| Some((board.name_of(space)?, violation)));
        mistakes.extend(broken.map(|(name, violation)| ScorecardError::of_space(name, violation)));
        if self.penalties > MAX_PENALTIES {
            mistakes.push(ScorecardError {
                row: None,
                label: None,
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

    /// What is crossed in a row.
    fn names(&self, row: Color) -> Vec<SpaceName> {
        let name = move |label, second| SpaceName {
            row: row.into(),
            label,
            second,
        };
        let numbers = self.rows[row].iter();
        let numbers = numbers.map(|&number| name(Label::Number(number), false));
        let second = self.second[row].iter();
        let second = second.map(|&number| name(Label::Number(number), true));
        let fields = self.fields[row].iter();
        let fields = fields.map(|&field| name(Label::Field(field), false));
        numbers.chain(second).chain(fields).collect()
    }
}

/// The spaces of these names from left to right, each before its second box.
fn in_order(
    board: &Board,
    names: Vec<SpaceName>,
    mistakes: &mut Vec<ScorecardError>,
) -> Vec<(SpaceName, SpaceId)> {
    let mut found = Vec::new();
    for name in names {
        match board.find(name) {
            Ok(space) => found.push((name, space)),
            Err(violation) => mistakes.push(ScorecardError::of_space(name, violation)),
        }
    }
    found.sort_by_key(|(_, space)| (space.place, space.second));
    found
}

fn cross(
    sheet: &mut Sheet,
    (name, space): (SpaceName, SpaceId),
    mistakes: &mut Vec<ScorecardError>,
) {
    match sheet.check(space) {
        Ok(()) => {
            sheet.cross(space);
            if let Some(row) = sheet.board().locks(space) {
                sheet.lock(row);
            }
        }
        // A second box whose space is not crossed, or a field of the track without those before it.
        Err(Violation::NotLastCross | Violation::NotNext) => {
            mistakes.push(ScorecardError::of_space(name, Violation::NoSuchSpace));
        }
        Err(violation) => mistakes.push(ScorecardError::of_space(name, violation)),
    }
}
