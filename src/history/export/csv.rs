//! CSV: UTF-8 with a byte order mark, a line a player and game.

use ::csv::{Terminator, Writer, WriterBuilder};

use super::{known_penalties, local, ranked};
use crate::games::GameTranscript;
use crate::rules::Color;

/// What stands above the columns, here and in the workbook.
pub(super) const COLUMNS: [&str; 17] = [
    "game_id",
    "finished_at",
    "group",
    "variant",
    "mode",
    "reason",
    "players",
    "rank",
    "seat",
    "player",
    "red",
    "yellow",
    "green",
    "blue",
    "penalties",
    "penalty_score",
    "total",
];

fn writer(to: &mut Vec<u8>) -> Writer<&mut Vec<u8>> {
    WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(to)
}

/// The head of the file.
pub(super) fn begin() -> Result<Vec<u8>, ::csv::Error> {
    // Spreadsheets take a file for UTF-8 only with this mark.
    let mut text = "\u{feff}".as_bytes().to_vec();
    let mut lines = writer(&mut text);
    lines.write_record(COLUMNS)?;
    lines.flush()?;
    drop(lines);
    Ok(text)
}

/// The lines of a game.
pub(super) fn game(record: &GameTranscript, to: &mut Vec<u8>) -> Result<(), ::csv::Error> {
    let game = &record.view;
    let mut lines = writer(to);
    for (rank, seat) in ranked(game) {
        let score = |color: Color| optional(seat.rows[color].score);
        lines.write_record([
            game.id.to_string(),
            optional(game.finished_at.map(|at| local(at, record.zone))),
            text(&record.group),
            game.variant.clone(),
            game.mode.as_str().to_owned(),
            optional(game.result.as_ref().map(|result| result.reason.as_str())),
            game.seats.len().to_string(),
            optional(rank),
            seat.seat.to_string(),
            text(&seat.name),
            score(Color::Red),
            score(Color::Yellow),
            score(Color::Green),
            score(Color::Blue),
            optional(known_penalties(seat)),
            optional(seat.penalty_score),
            optional(seat.total),
        ])?;
    }
    lines.flush()?;
    Ok(())
}

fn optional(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// Text that no spreadsheet takes for a formula.
fn text(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}
