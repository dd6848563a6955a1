//! A sheet to look at, without buttons.

use super::seen::Seen;
use super::space::{State, hindrance};
use crate::games::SeatView;
use crate::rules::{Color, Seat, Status, Violation};

/// One seat's sheet.
pub(super) struct Paper {
    pub(super) name: String,
    /// What is to be known beside the name.
    pub(super) note: Option<String>,
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
    pub(super) said: String,
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
    let closed = seen.table().closed_rows();
    let rows = seat.rows.iter().map(|(color, row)| {
        let is_closed = closed.contains(&color);
        let spaces = seen.board().rows[color].spaces.iter();
        let crossed: Vec<String> = row.crossed.iter().map(u8::to_string).collect();
        PaperRow {
            color,
            is_closed,
            is_locked: row.locked,
            score: row.score,
            said: match crossed.as_slice() {
                [] => format!("{color}: no crosses"),
                _ if row.locked => format!("{color}: {} and the lock", crossed.join(", ")),
                _ => format!("{color}: {}", crossed.join(", ")),
            },
            spaces: spaces
                .map(|space| PaperSpace {
                    number: space.number,
                    color: (space.color != color).then_some(space.color),
                    state: state(seen, seat.seat, color, space.number, is_closed),
                })
                .collect(),
        }
    });
    Paper {
        name: seat.name.clone(),
        note: note(seen, seat),
        rows: rows.collect(),
        penalties: seat.penalties,
        penalty_score: seat.penalty_score,
        total: seat.total,
    }
}

fn note(seen: &Seen, seat: &SeatView) -> Option<String> {
    if seat.left {
        return Some("has left".to_owned());
    }
    let is_active =
        seen.view.active_seat == Some(seat.seat) && seen.view.status != Status::Finished;
    let roll = is_active.then(|| "has the roll".to_owned());
    let notes: Vec<String> = roll.into_iter().chain(lucky(seat)).collect();
    (!notes.is_empty()).then(|| notes.join(" · "))
}

/// The lucky numbers in words; `None` where the board has none.
pub(super) fn lucky(seat: &SeatView) -> Option<String> {
    let [one, other] = seat.lucky_numbers?.into();
    Some(format!("lucky {} and {}", one.min(other), one.max(other)))
}

/// How the space lies on the sheet, whatever this turn allows.
fn state(seen: &Seen, seat: Seat, row: Color, number: u8, is_closed: bool) -> State {
    let sheet = seen.table().sheet(seat);
    match sheet.and_then(|sheet| hindrance(seen.board(), sheet, row, number)) {
        Some(Violation::AlreadyCrossed) => State::Crossed,
        Some(Violation::LeftOfLastCross) => State::Skipped,
        Some(Violation::TooFewCrosses) if !is_closed => State::Short,
        None if !is_closed => State::Open,
        Some(_) | None => State::Closed,
    }
}
