//! The sheets of all seats of a game, without buttons.

use rowlock_rules::{Printed, Seat, SheetNumbers, Status, Table};

use super::context::GameContext;
use crate::domain::i18n::{Message, msg};
use crate::web::kit::extra_line::ExtraLine;
use crate::web::kit::static_sheet::{StaticSheet, rows};

/// The sheets of the seats whose crosses are known, with the points that this browser may see.
pub(crate) fn known_sheets(context: &GameContext) -> impl Iterator<Item = (Seat, StaticSheet)> {
    let sheets = static_sheets_at(context, context.table()).into_iter();
    let known = context.seats().zip(sheets);
    let known = known.filter(|&(seat, _)| context.game.knows_sheet(seat));
    known.map(|(seat, mut sheet)| {
        if !context.shows_scores(seat) {
            sheet.hide_scores();
        }
        (seat, sheet)
    })
}

/// As [`known_sheets`], without their seats.
pub(crate) fn static_sheets(context: &GameContext) -> Vec<StaticSheet> {
    known_sheets(context).map(|(_, sheet)| sheet).collect()
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
