//! The sheets of all seats of a game, without buttons.

use super::context::GameContext;
use crate::domain::i18n::{Message, msg};
use crate::games::SharedSeatView;
use crate::rules::{Printed, Seat, SheetNumbers, Status, Table};
use crate::web::kit::extra_line::ExtraLine;
use crate::web::kit::static_sheet::{StaticRow, StaticSheet, rows};

/// The seats whose crosses are known.
pub(crate) fn known_seats(context: &GameContext) -> impl Iterator<Item = &SharedSeatView> {
    let seats = context.view.seats.iter();
    seats.filter(|seat| context.game.knows_sheet(seat.seat))
}

/// The sheets of the seats whose crosses are known, with the points that this browser may see.
pub(crate) fn static_sheets(context: &GameContext) -> Vec<StaticSheet> {
    let sheets = static_sheets_at(context, context.table()).into_iter();
    let shown = |(sheet, seat): (StaticSheet, &SharedSeatView)| StaticSheet {
        rows: sheet
            .rows
            .into_iter()
            .map(|row| StaticRow {
                score: match row.printed.name.color() {
                    Some(color) => seat.rows[color].score,
                    None => row.score.filter(|_| seat.total.is_some()),
                },
                ..row
            })
            .collect(),
        extra_lines: ExtraLine::all(seat.lines.iter().flatten().copied()),
        penalty_score: seat.penalty_score,
        total: seat.total,
        ..sheet
    };
    let sheets = sheets.zip(&context.view.seats);
    let known = sheets.filter(|(_, seat)| context.game.knows_sheet(seat.seat));
    known.map(shown).collect()
}

/// The sheets of all seats in a state of this game, with all points.
pub(crate) fn static_sheets_at(context: &GameContext, table: &Table) -> Vec<StaticSheet> {
    let closed = table.closed_rows();
    let static_sheet = |seat: Seat| {
        let sheet = table.sheet_or_empty(seat);
        StaticSheet {
            name: context.name(seat).to_owned(),
            note: note(table, seat),
            is_active: is_active(table, seat),
            is_own: context.is_own(seat),
            rows: rows(context.board(), &sheet, &closed),
            extra_lines: ExtraLine::all(sheet.lines()),
            penalties: sheet.penalties(),
            penalty_score: Some(sheet.penalty_score()),
            total: Some(sheet.total()),
        }
    };
    Seat::first(table.seats()).map(static_sheet).collect()
}

fn note(table: &Table, seat: Seat) -> Option<Message> {
    if table.has_left(seat) {
        return Some(msg("static-sheet-left"));
    }
    let roll = is_active(table, seat).then(|| msg("static-sheet-roll"));
    let Printed { numbers, sheet } = table.printed(seat);
    let letter =
        sheet.map(|letter| msg("sheet-letter").with("sheet", char::from(letter).to_string()));
    let printed = numbers.map(numbers_in_words).or(letter);
    match (roll, printed) {
        (Some(roll), Some(printed)) => Some(
            msg("static-sheet-roll-printed")
                .with("roll", roll)
                .with("printed", printed),
        ),
        (roll, printed) => roll.or(printed),
    }
}

fn is_active(table: &Table, seat: Seat) -> bool {
    table.active() == Some(seat) && table.status() != Status::Finished
}

fn numbers_in_words(numbers: SheetNumbers) -> Message {
    let [low, high] = numbers.sorted();
    let shown = msg("static-sheet-numbers").with("low", low);
    shown.with("high", high)
}
