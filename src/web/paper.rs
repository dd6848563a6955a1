//! A sheet to look at, without buttons.

use super::seen::Seen;
use super::space::{State, hindrance};
use crate::games::SeatView;
use crate::rules::{Board, Color, Sheet, Status, Violation};
use crate::words::{Said, said};

/// One seat's sheet.
pub(super) struct Paper {
    pub(super) name: String,
    /// What is to be known beside the name.
    pub(super) note: Option<Said>,
    pub(super) rows: Vec<PaperRow>,
    pub(super) penalties: u8,
    pub(super) penalty_score: Option<i32>,
    pub(super) total: Option<i32>,
}

/// One row of it.
pub(super) struct PaperRow {
    pub(super) color: Color,
    pub(super) is_closed: bool,
    pub(super) is_locked: bool,
    pub(super) score: Option<u32>,
    /// The row in words.
    pub(super) said: Said,
    pub(super) spaces: Vec<PaperSpace>,
}

/// One space of it.
pub(super) struct PaperSpace {
    pub(super) number: u8,
    pub(super) color: Option<Color>,
    pub(super) state: State,
}

/// The sheets of all seats.
pub(super) fn papers(seen: &Seen) -> Vec<Paper> {
    let seats = seen.view.seats.iter();
    seats.map(|seat| paper(seen, seat)).collect()
}

fn paper(seen: &Seen, seat: &SeatView) -> Paper {
    let sheet = seen.table().sheet(seat.seat).cloned().unwrap_or_default();
    let rows = rows(seen.board(), &sheet, &seen.table().closed_rows());
    Paper {
        name: seat.name.clone(),
        note: note(seen, seat),
        // Points may be hidden from this browser.
        rows: rows
            .into_iter()
            .map(|row| PaperRow {
                score: seat.rows[row.color].score,
                ..row
            })
            .collect(),
        penalties: seat.penalties,
        penalty_score: seat.penalty_score,
        total: seat.total,
    }
}

/// The rows of a sheet as they lie on the table, where these rows are closed for all.
pub(super) fn rows(board: &Board, sheet: &Sheet, closed: &[Color]) -> Vec<PaperRow> {
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
                    state: state(board, sheet, color, space.number, is_closed),
                })
                .collect(),
        }
    };
    Color::ALL.into_iter().map(row).collect()
}

/// A board so small that only its colours are told.
pub(super) fn picture(board: &Board) -> Vec<Vec<Color>> {
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

fn note(seen: &Seen, seat: &SeatView) -> Option<Said> {
    if seat.left {
        return Some(said("paper-left"));
    }
    let is_active =
        seen.view.active_seat == Some(seat.seat) && seen.view.status != Status::Finished;
    let roll = is_active.then(|| said("paper-roll"));
    match (roll, lucky(seat)) {
        (Some(roll), Some(lucky)) => Some(
            said("paper-roll-lucky")
                .with("roll", roll)
                .with("lucky", lucky),
        ),
        (roll, lucky) => roll.or(lucky),
    }
}

/// The lucky numbers in words; `None` where the board has none.
fn lucky(seat: &SeatView) -> Option<Said> {
    let [one, other] = seat.lucky_numbers?.into();
    let lucky = said("paper-lucky").with("low", one.min(other));
    Some(lucky.with("high", one.max(other)))
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
