//! What the rows of a table show together, before they are read: its columns, and how days and rows are written.

use std::ops::ControlFlow;

use super::ImportError;
use super::board_names::BoardNames;
use super::columns::Columns;
use super::context::ImportContext;
use super::date::{DateOrder, evident_order};
use super::row_values::Evidence;
use super::source::{TableRow, TableSource};
use super::{ImportMistake, SourceLocation};
use crate::domain::error::Error;
use crate::domain::i18n::Language;
use crate::rules::ByColor;

/// What the numbers in the columns of the rows count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowValues {
    Crosses,
    Points,
}

/// How a table is to be read.
pub(super) struct Survey {
    pub(super) columns: Columns,
    pub(super) boards: BoardNames,
    pub(super) date_order: DateOrder,
    pub(super) row_values: RowValues,
}

/// What was seen in the rows so far.
#[derive(Default)]
struct Seen {
    day_first: bool,
    month_first: bool,
    crosses: bool,
    points: bool,
    /// The first row whose numbers could be crosses or points.
    either: Option<u64>,
}

impl Survey {
    /// Reads the table once.
    pub(super) fn of(
        context: &ImportContext,
        source: &mut impl TableSource,
    ) -> Result<Self, ImportError> {
        let mut header: Option<Result<(Columns, BoardNames), Error>> = None;
        let mut seen = Seen::default();
        source.read(&mut |row| match &header {
            None => {
                let columns = Columns::of(&row.cells);
                let found = columns.map(|columns| {
                    let boards = BoardNames::of(context.boards(), columns.language());
                    (columns, boards)
                });
                let is_right = found.is_ok();
                header = Some(found);
                match is_right {
                    true => ControlFlow::Continue(()),
                    false => ControlFlow::Break(()),
                }
            }
            Some(Ok((columns, boards))) => {
                seen.add(columns, boards, &row);
                ControlFlow::Continue(())
            }
            Some(Err(_)) => ControlFlow::Break(()),
        })?;
        let (columns, boards) = header.unwrap_or_else(|| Err(Error::invalid("import-empty")))?;
        let date_order = match (seen.day_first, seen.month_first) {
            (true, false) => DateOrder::DayFirst,
            (false, true) => DateOrder::MonthFirst,
            (true, true) | (false, false) => {
                let in_english = [None, Some(Language::ENGLISH)].contains(&columns.language())
                    && context.language() == Language::ENGLISH;
                match in_english {
                    true => DateOrder::MonthFirst,
                    false => DateOrder::DayFirst,
                }
            }
        };
        let row_values = match (seen.crosses, seen.points, seen.either) {
            (false, false, Some(row)) => {
                return Err(ask_for_totals(source.location(row)));
            }
            (false, true, _) => RowValues::Points,
            (true, _, _) | (false, false, None) => RowValues::Crosses,
        };
        Ok(Self {
            columns,
            boards,
            date_order,
            row_values,
        })
    }
}

/// The refusal of numbers that could be crosses or points.
fn ask_for_totals(location: SourceLocation) -> ImportError {
    let error = Error::invalid("import-crosses-or-points");
    ImportError::Mistakes(vec![ImportMistake { location, error }])
}

impl Seen {
    fn add(&mut self, columns: &Columns, boards: &BoardNames, row: &TableRow) {
        match evident_order(columns.cell(row, "date")) {
            Some(DateOrder::DayFirst) => self.day_first = true,
            Some(DateOrder::MonthFirst) => self.month_first = true,
            None => {}
        }
        let Some(board) = boards.get(columns.cell(row, "variant")) else {
            return;
        };
        let rows = ByColor::from_fn(|color| columns.cell(row, color.as_str()));
        let penalties = columns.cell(row, "penalties");
        match Evidence::of(rows, penalties, columns.cell(row, "total"), board) {
            Evidence::Crosses => self.crosses = true,
            Evidence::Points => self.points = true,
            Evidence::Either => self.either = self.either.or(Some(row.number)),
            Evidence::None => {}
        }
    }
}
