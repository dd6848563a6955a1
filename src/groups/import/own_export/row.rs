//! How the rows of an exported table are read.

use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::Arc;

use rowlock_rules::{Board, ByColor, Color, EndReason, TalliedSheet};

use super::columns::Columns;
use super::game::{ResultGame, ResultSeat};
use crate::domain::error::Error;
use crate::domain::formula::unescape;
use crate::domain::i18n::{Language, msg};
use crate::domain::ids::GameId;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::groups::import::ImportError;
use crate::groups::import::answers::DateOrder;
use crate::groups::import::board_names::BoardNames;
use crate::groups::import::context::ImportContext;
use crate::groups::import::date::{evident_order, parse_date};
use crate::groups::import::paper_game::{penalties_of, whole_number};
use crate::groups::import::row_values::count_for;
use crate::groups::import::source::{GAME_ID, TableRow, TableSource};

/// How a table is to be read.
pub(super) struct Layout {
    columns: Columns,
    boards: BoardNames,
    date_order: DateOrder,
    is_escaped: bool,
}

impl Layout {
    /// Reads the table once: its columns, and how its days are written.
    pub(super) fn of(
        context: &ImportContext,
        source: &mut impl TableSource,
    ) -> Result<Self, ImportError> {
        let mut columns: Option<Result<Columns, Error>> = None;
        let (mut day_first, mut month_first) = (false, false);
        source.read(&mut |row| match &columns {
            None => {
                columns = Some(Columns::of(&row.cells));
                ControlFlow::Continue(())
            }
            Some(Ok(columns)) => {
                match evident_order(columns.cell(&row, "finished_at")) {
                    Some(DateOrder::DayFirst) => day_first = true,
                    Some(DateOrder::MonthFirst) => month_first = true,
                    None => {}
                }
                ControlFlow::Continue(())
            }
            Some(Err(_)) => ControlFlow::Break(()),
        })?;
        let columns = columns.unwrap_or_else(|| Err(Error::invalid("import-empty")))?;
        let in_english = context.language() == Language::ENGLISH;
        // The days of an export are in one order in all countries, but a spreadsheet may have rewritten them.
        let evident = match (day_first, month_first) {
            (false, true) => DateOrder::MonthFirst,
            (true, false) => DateOrder::DayFirst,
            (true, true) | (false, false) if in_english => DateOrder::MonthFirst,
            (true, true) | (false, false) => DateOrder::DayFirst,
        };
        let date_order = context.answers().date_order.unwrap_or(evident);
        Ok(Self {
            columns,
            boards: BoardNames::of(context.boards(), None),
            date_order,
            is_escaped: source.is_escaped(),
        })
    }
}

/// Parses a row, or returns all its mistakes.
pub(super) fn parse_row(layout: &Layout, row: &TableRow) -> Result<ResultGame, Vec<Error>> {
    let mut errors = Vec::new();
    let columns = &layout.columns;
    let cell = |column: &str| columns.cell(row, column);
    let text = |column: &str| match layout.is_escaped {
        true => unescape(cell(column)),
        false => Cow::Borrowed(cell(column)),
    };
    collect(columns.check_untitled(row), &mut errors);
    if cell("finished_at").is_empty() {
        errors.push(Error::invalid("import-game-unfinished"));
        return Err(errors);
    }
    let id = cell(GAME_ID).parse::<GameId>();
    let id = collect(
        id.map_err(|_| Error::invalid("import-game-id")),
        &mut errors,
    );
    let date = parse_date(cell("finished_at"), layout.date_order);
    let date = date.ok_or_else(|| Error::invalid("date-unreadable"));
    let date = collect(date, &mut errors);
    let reason = collect(parse_reason(cell("reason")), &mut errors);
    let remarks = Remarks {
        place: collect(parse_optional(&text("place")), &mut errors).flatten(),
        note: collect(parse_optional(&text("note")), &mut errors).flatten(),
    };
    let name = collect(parse_optional(&text("player")), &mut errors);
    let mut number = |column: &str| {
        let text = cell(column);
        let wrong = || Error::invalid(msg("column-not-a-number").with("column", column));
        let number = (!text.is_empty()).then(|| whole_number(text).ok_or_else(wrong));
        collect(number.transpose(), &mut errors).flatten()
    };
    let players = number("players");
    let seat = number("seat");
    let numbers = Numbers {
        rows: ByColor::from_fn(|row| number(row.as_str())),
        penalties: number("penalties").map(penalties_of),
        total: number("total"),
    };
    let board = layout.boards.get(cell("variant"));
    let sheet = match errors.is_empty() {
        true => collect(numbers.sheet(board), &mut errors),
        false => None,
    };
    match (id, date, reason, name, sheet) {
        (Some(id), Some(date), Some(reason), Some(name), Some(sheet)) if errors.is_empty() => {
            Ok(ResultGame {
                id,
                date,
                variant: board.map_or_else(|| cell("variant").to_owned(), |it| it.id.clone()),
                reason,
                players: players.and_then(|players| usize::try_from(players).ok()),
                remarks,
                seats: vec![ResultSeat {
                    number: seat,
                    name,
                    sheet,
                }],
            })
        }
        _ => Err(errors),
    }
}

/// The value; an error is added to `errors`.
fn collect<T>(parsed: Result<T, Error>, errors: &mut Vec<Error>) -> Option<T> {
    parsed.map_err(|error| errors.push(error)).ok()
}

/// The reason by its word; an empty one is not known.
fn parse_reason(word: &str) -> Result<Option<EndReason>, Error> {
    if word.is_empty() {
        return Ok(None);
    }
    let mut reasons = EndReason::ALL.into_iter();
    let reason = reasons.find(|reason| reason.as_str() == word);
    let reason = reason.ok_or_else(|| Error::invalid("import-reason-unknown"))?;
    Ok(Some(reason))
}

/// The numbers of a row.
struct Numbers {
    /// The points of each row of the sheet.
    rows: ByColor<Option<i32>>,
    penalties: Option<i32>,
    total: Option<i32>,
}

impl Numbers {
    /// The crosses of all rows and the penalties, where the score follows from them; otherwise the total alone.
    fn sheet(&self, board: Option<&Arc<Board>>) -> Result<TalliedSheet, Error> {
        let total = self
            .total
            .ok_or_else(|| Error::invalid("import-points-missing"))?;
        let all = Color::ALL.iter().all(|&row| self.rows[row].is_some());
        let board = board.filter(|board| all && board.scores_by_counts());
        let (Some(board), Some(penalties)) = (board, self.penalties) else {
            return Ok(TalliedSheet::Total { total });
        };
        let impossible = || Error::invalid("import-points-impossible");
        let mut crosses = ByColor::from_fn(|_| 0);
        for row in Color::ALL {
            let count = self.rows[row].and_then(|points| count_for(points, board, row));
            let count = count.and_then(|count| u8::try_from(count).ok());
            crosses[row] = count.ok_or_else(impossible)?;
        }
        let penalties = u8::try_from(penalties).map_err(|_| impossible())?;
        let sheet = TalliedSheet::Counted { crosses, penalties };
        let expected = sheet.score(board).total;
        if expected != total {
            let detail = msg("paper-game-total-mismatch").with("total", expected);
            return Err(Error::invalid(detail));
        }
        Ok(sheet)
    }
}
