//! A sheet to look at, without buttons.

use crate::domain::i18n::{Said, said};
use crate::games::SeatView;
use crate::rules::{Board, Color, LuckyNumbers, Seat, Sheet, Status, Table, Violation};
use crate::web::game::context::Seen;
use crate::web::game::sheet::row::{State, hindrance};

/// One seat's sheet.
pub(crate) struct Paper {
    pub(crate) name: String,
    /// What is to be known beside the name.
    pub(crate) note: Option<Said>,
    /// Whether it is the sheet of the active player.
    pub(crate) is_active: bool,
    /// Whether it belongs to this browser, which may hide its points.
    pub(crate) is_own: bool,
    pub(crate) rows: Vec<PaperRow>,
    pub(crate) penalties: u8,
    pub(crate) penalty_score: Option<i32>,
    pub(crate) total: Option<i32>,
}

/// One row of it.
pub(crate) struct PaperRow {
    pub(crate) color: Color,
    pub(crate) is_closed: bool,
    pub(crate) is_locked: bool,
    pub(crate) score: Option<u32>,
    /// The row in words.
    pub(crate) said: Said,
    pub(crate) spaces: Vec<PaperSpace>,
}

/// One space of it.
pub(crate) struct PaperSpace {
    pub(crate) number: u8,
    pub(crate) color: Option<Color>,
    pub(crate) state: State,
    /// Whether it was crossed just now.
    pub(crate) is_new: bool,
}

impl Paper {
    /// Marks the cross that was just made.
    pub(crate) fn mark(&mut self, color: Color, number: u8) {
        let rows = self.rows.iter_mut().filter(|row| row.color == color);
        let spaces = rows.flat_map(|row| &mut row.spaces);
        for space in spaces.filter(|space| space.number == number) {
            space.is_new = true;
        }
    }
}

/// The sheets of all seats, with the points that this browser may see.
pub(crate) fn papers(seen: &Seen) -> Vec<Paper> {
    let papers = papers_on(seen, seen.table()).into_iter();
    let shown = |(paper, seat): (Paper, &SeatView)| Paper {
        rows: paper
            .rows
            .into_iter()
            .map(|row| PaperRow {
                score: seat.rows[row.color].score,
                ..row
            })
            .collect(),
        penalty_score: seat.penalty_score,
        total: seat.total,
        ..paper
    };
    papers.zip(&seen.view.seats).map(shown).collect()
}

/// The sheets of all seats as they lie on a table of this game, with all points.
pub(crate) fn papers_on(seen: &Seen, table: &Table) -> Vec<Paper> {
    let closed = table.closed_rows();
    let paper = |seat: Seat| {
        let sheet = table.sheet(seat).cloned().unwrap_or_default();
        Paper {
            name: seen.name(seat).to_owned(),
            note: note(table, seat),
            is_active: is_active(table, seat),
            is_own: seen.is_own(seat),
            rows: rows(seen.board(), &sheet, &closed),
            penalties: sheet.penalties(),
            penalty_score: Some(sheet.penalty_score()),
            total: Some(sheet.total()),
        }
    };
    Seat::first(table.seats()).map(paper).collect()
}

/// The rows of a sheet as they lie on the table, where these rows are closed for all.
pub(crate) fn rows(board: &Board, sheet: &Sheet, closed: &[Color]) -> Vec<PaperRow> {
    let row = |color: Color| {
        let is_closed = closed.contains(&color);
        let marks = sheet.row(color);
        let spaces = board.rows[color].spaces.iter();
        PaperRow {
            color,
            is_closed,
            is_locked: marks.locked(),
            score: Some(marks.score()),
            said: in_words(color, marks.crossed(), marks.locked()),
            spaces: spaces
                .map(|space| PaperSpace {
                    number: space.number,
                    color: (space.color != color).then_some(space.color),
                    is_new: false,
                    state: state(board, sheet, color, space.number, is_closed),
                })
                .collect(),
        }
    };
    Color::ALL.into_iter().map(row).collect()
}

/// A board so small that only its colours are told.
pub(crate) fn picture(board: &Board) -> Vec<Vec<Color>> {
    let rows = board.rows.iter();
    rows.map(|(_, row)| row.spaces.iter().map(|space| space.color).collect())
        .collect()
}

fn in_words(row: Color, crossed: &[u8], is_locked: bool) -> Said {
    let numbers: Vec<String> = crossed.iter().map(u8::to_string).collect();
    let key = match crossed {
        [] => "paper-none",
        _ if is_locked => "paper-locked",
        _ => "paper-crossed",
    };
    said(key)
        .with("row", said(row.as_str()))
        .with("numbers", numbers.join(", "))
}

fn note(table: &Table, seat: Seat) -> Option<Said> {
    if table.has_left(seat) {
        return Some(said("paper-left"));
    }
    let roll = is_active(table, seat).then(|| said("paper-roll"));
    match (roll, table.lucky_numbers(seat).map(lucky)) {
        (Some(roll), Some(lucky)) => Some(
            said("paper-roll-lucky")
                .with("roll", roll)
                .with("lucky", lucky),
        ),
        (roll, lucky) => roll.or(lucky),
    }
}

fn is_active(table: &Table, seat: Seat) -> bool {
    table.active() == Some(seat) && table.status() != Status::Finished
}

/// The lucky numbers in words.
fn lucky(numbers: LuckyNumbers) -> Said {
    let [one, other] = numbers.into();
    let lucky = said("paper-lucky").with("low", one.min(other));
    lucky.with("high", one.max(other))
}

/// How the space lies on the sheet, whatever a turn allows.
fn state(board: &Board, sheet: &Sheet, row: Color, number: u8, is_closed: bool) -> State {
    match hindrance(board, sheet, row, number) {
        Some(Violation::AlreadyCrossed) => State::Crossed,
        Some(Violation::LeftOfLastCross) => State::Skipped,
        Some(Violation::TooFewCrosses) if !is_closed => State::Short,
        None if !is_closed => State::Open,
        Some(_) | None => State::Closed,
    }
}
