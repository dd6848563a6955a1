//! A paper sheet that is checked as a whole.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Board, ByColor, Color, Label, MAX_PENALTIES, Printed, RowName, Sheet, SheetLetter, SpaceId,
    SpaceName, Violation,
};

/// The content of a paper sheet.
///
/// The JSON form is stored for ever. It always has `rows`, so that a sheet without any information is not an empty
/// sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Scorecard {
    /// Which of the board's different sheets it is, on a board that has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<SheetLetter>,
    /// The crossed numbers of each row, in any order.
    #[serde(with = "SomeRows")]
    #[schema(value_type = SomeRows)]
    pub rows: ByColor<Vec<u8>>,
    /// The numbers of each row whose second box is crossed.
    #[serde(default, with = "SomeRows", skip_serializing_if = "is_blank")]
    #[schema(value_type = SomeRows)]
    pub second: ByColor<Vec<u8>>,
    /// The crossed fields without a number of each row.
    #[serde(default, with = "SomeRows", skip_serializing_if = "is_blank")]
    #[schema(value_type = WrittenFields)]
    pub fields: ByColor<Vec<u8>>,
    /// The crosses of the extra rows, on a board that has them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = BTreeMap<RowName, Vec<FieldNumber>>)]
    pub extra_rows: BTreeMap<RowName, Vec<u8>>,
    /// The rows with a crossed lock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub locks: Vec<Color>,
    /// The number of penalties.
    #[serde(default)]
    #[schema(maximum = 4)]
    pub penalties: u8,
}

/// The rows with crosses; omitted rows have none.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(remote = "ByColor::<Vec<u8>>", deny_unknown_fields)]
#[schema(as = WrittenRows)]
pub struct SomeRows {
    /// The crossed numbers of the red row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<SpaceNumber>, default = json!([]))]
    red: Vec<u8>,
    /// The crossed numbers of the yellow row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<SpaceNumber>, default = json!([]))]
    yellow: Vec<u8>,
    /// The crossed numbers of the green row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<SpaceNumber>, default = json!([]))]
    green: Vec<u8>,
    /// The crossed numbers of the blue row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<SpaceNumber>, default = json!([]))]
    blue: Vec<u8>,
}

/// The rows with crossed fields; omitted rows have none. The JSON form of [`SomeRows`] with other numbers.
#[derive(Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(description = "The rows with crossed fields; omitted rows have none.")]
pub struct WrittenFields {
    /// The crossed fields of the red row.
    #[schema(required = false, default = json!([]))]
    pub red: Vec<FieldNumber>,
    /// The crossed fields of the yellow row.
    #[schema(required = false, default = json!([]))]
    pub yellow: Vec<FieldNumber>,
    /// The crossed fields of the green row.
    #[schema(required = false, default = json!([]))]
    pub green: Vec<FieldNumber>,
    /// The crossed fields of the blue row.
    #[schema(required = false, default = json!([]))]
    pub blue: Vec<FieldNumber>,
}

/// The number of a space.
#[derive(ToSchema)]
#[schema(minimum = 2, maximum = 16)]
pub struct SpaceNumber(pub u8);

/// The place of a field in its row, from 1; in an extra row also its number or its points. Instead of `number`.
#[derive(Serialize, ToSchema)]
#[schema(minimum = 1, maximum = 255)]
pub struct FieldNumber(pub u8);

fn is_blank(rows: &ByColor<Vec<u8>>) -> bool {
    rows.iter().all(|(_, crossed)| crossed.is_empty())
}

/// A mistake on a paper sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScorecardError {
    /// The row; `None` for the penalties.
    pub row: Option<RowName>,
    /// The space; `None` for a lock and the penalties.
    pub label: Option<Label>,
    /// Whether it is the second box of the space.
    pub second: bool,
    pub violation: Violation,
}

impl ScorecardError {
    fn of_space(name: SpaceName, violation: Violation) -> Self {
        Self {
            row: Some(name.row),
            label: Some(name.label),
            second: name.second,
            violation,
        }
    }

    /// A mistake of a row as a whole, or of the penalties.
    fn of_row(row: Option<RowName>, violation: Violation) -> Self {
        Self {
            row,
            label: None,
            second: false,
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
        let printed = Printed {
            numbers: None,
            sheet: self.sheet,
        };
        let mut sheet = Sheet::new(Arc::clone(board), printed);
        let mistakes = self.fill(&mut sheet);
        if mistakes.is_empty() {
            Ok(sheet)
        } else {
            Err(mistakes)
        }
    }

    /// Fills an empty sheet, leaving out what cannot be crossed; returns all mistakes.
    pub(super) fn fill(&self, sheet: &mut Sheet) -> Vec<ScorecardError> {
        let board = &Arc::clone(sheet.board());
        let mut mistakes = Vec::new();
        for row in Color::ALL {
            let names = self.names(row);
            for (name, found) in in_order(board, names, &mut mistakes) {
                cross(sheet, (name, found), &mut mistakes);
            }
            // The lock is crossed once with a last number, and only with it.
            let has_last = board
                .lock_numbers(row)
                .any(|number| self.rows[row].contains(&number));
            let locks = self.locks.iter().filter(|&&locked| locked == row);
            if locks.count() != usize::from(has_last) {
                let conflict = Violation::CorrectionConflict;
                mistakes.push(ScorecardError::of_row(Some(row.into()), conflict));
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
                let wrong = Violation::InvalidValue;
                mistakes.push(ScorecardError::of_row(Some(row), wrong));
                continue;
            }
            for (name, found) in in_order(board, names, &mut mistakes) {
                cross(sheet, (name, found), &mut mistakes);
            }
        }
        let broken = board.rules().flat_map(|rule| rule.violations(sheet));
        let broken =
            broken.filter_map(|(space, violation)| Some((board.name_of(space)?, violation)));
        mistakes.extend(broken.map(|(name, violation)| ScorecardError::of_space(name, violation)));
        if self.penalties > MAX_PENALTIES {
            mistakes.push(ScorecardError::of_row(None, Violation::PenaltyLimit));
        }
        sheet.set_penalties(self.penalties);
        mistakes
    }

    /// The path of a mistake in the JSON form.
    pub fn path(&self, mistake: &ScorecardError) -> String {
        let ScorecardError {
            row,
            label,
            second,
            violation,
        } = *mistake;
        let Some(row) = row else {
            return "penalties".to_owned();
        };
        let (field, crossed) = match (label, row.color()) {
            (None, Some(_)) if violation == Violation::CorrectionConflict => {
                return "locks".to_owned();
            }
            (Some(Label::Field(_)), Some(color)) => ("fields", Some(&self.fields[color])),
            (Some(Label::Number(_)), Some(color)) if second => {
                ("second", Some(&self.second[color]))
            }
            (Some(Label::Number(_)), Some(color)) => ("rows", Some(&self.rows[color])),
            (None, _) | (Some(_), None) => ("extra_rows", self.extra_rows.get(&row)),
        };
        let index = label.zip(crossed).and_then(|(label, crossed)| {
            let (Label::Number(wrong) | Label::Field(wrong)) = label;
            crossed.iter().rposition(|&number| number == wrong)
        });
        let index = index.map_or_else(String::new, |index| format!("[{index}]"));
        format!("{field}.{row}{index}")
    }

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
