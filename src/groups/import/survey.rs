//! What the rows of a table show together, before they are read: its columns, and how days and rows are written.

use std::collections::HashSet;
use std::ops::ControlFlow;

use rowlock_rules::ByColor;

use super::ImportError;
use super::answers::{DateOrder, RowNumbers};
use super::board_names::BoardNames;
use super::columns::Columns;
use super::context::ImportContext;
use super::date::{evident_order, is_ambiguous};
use super::preview::Doubts;
use super::row_values::Evidence;
use super::source::{TableRow, TableSource};
use crate::domain::error::Error;
use crate::domain::i18n::Language;

/// How a table is to be read.
pub(super) struct Survey {
    pub(super) columns: Columns,
    pub(super) boards: BoardNames,
    pub(super) date_order: DateOrder,
    pub(super) row_numbers: RowNumbers,
    pub(super) doubts: Doubts,
    /// The first row whose numbers could be crosses or points, if no row tells what they are.
    pub(super) unclear: Option<u64>,
}

/// What was seen in the rows so far.
#[derive(Default)]
struct Seen {
    day_first: bool,
    month_first: bool,
    /// The labels of the games.
    games: HashSet<String>,
    /// Whether a day can be read in either order.
    either_order: bool,
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
                match context.check_count(seen.games.len()) {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(_) => ControlFlow::Break(()),
                }
            }
            Some(Err(_)) => ControlFlow::Break(()),
        })?;
        let (columns, boards) = header.unwrap_or_else(|| Err(Error::invalid("import-empty")))?;
        // A file with too many games is refused whatever its mistakes are.
        context.check_count(seen.games.len())?;
        let answers = context.answers();
        let evident = match (seen.day_first, seen.month_first) {
            (true, false) => Some(DateOrder::DayFirst),
            (false, true) => Some(DateOrder::MonthFirst),
            (true, true) | (false, false) => None,
        };
        let usual = match [None, Some(Language::ENGLISH)].contains(&columns.language())
            && context.language() == Language::ENGLISH
        {
            true => DateOrder::MonthFirst,
            false => DateOrder::DayFirst,
        };
        let date_order = answers.date_order.or(evident).unwrap_or(usual);
        let is_doubtful = evident.is_none() && seen.either_order;
        let evident_numbers = match (seen.crosses, seen.points) {
            (true, _) => Some(RowNumbers::Crosses),
            (false, true) => Some(RowNumbers::Points),
            (false, false) => None,
        };
        let evident_numbers = columns.row_numbers().or(evident_numbers);
        let either = seen.either.filter(|_| evident_numbers.is_none());
        let numbers = answers.row_numbers.or(evident_numbers);
        let row_numbers = numbers.unwrap_or(RowNumbers::Crosses);
        Ok(Self {
            columns,
            boards,
            date_order,
            row_numbers,
            doubts: Doubts {
                date_order: is_doubtful.then_some(date_order),
                row_numbers: either.map(|_| row_numbers),
                encoding: source.is_encoding_assumed(),
            },
            unclear: either.filter(|_| numbers.is_none()),
        })
    }
}

impl Seen {
    fn add(&mut self, columns: &Columns, boards: &BoardNames, row: &TableRow) {
        let game = columns.cell(row, "game");
        if !self.games.contains(game) {
            self.games.insert(game.to_owned());
        }
        match evident_order(columns.cell(row, "date")) {
            Some(DateOrder::DayFirst) => self.day_first = true,
            Some(DateOrder::MonthFirst) => self.month_first = true,
            None => self.either_order |= is_ambiguous(columns.cell(row, "date")),
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
