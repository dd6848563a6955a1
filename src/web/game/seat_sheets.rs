//! The sheets of all seats of a game, without buttons.

use super::context::Seen;
use crate::domain::i18n::{Said, said};
use crate::games::SeatView;
use crate::rules::{LuckyNumbers, Seat, Status, Table};
use crate::web::kit::static_sheet::{Paper, PaperRow, rows};

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
