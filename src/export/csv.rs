//! CSV: UTF-8 with a byte order mark, a line a player and game.

use ::csv::{Terminator, WriterBuilder};
use chrono::{DateTime, Local, Utc};

use crate::games::Record;
use crate::rules::Color;

const COLUMNS: [&str; 17] = [
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

pub(super) fn render(games: &[Record]) -> Result<Vec<u8>, ::csv::Error> {
    // Spreadsheets take a file for UTF-8 only with this mark.
    let mut file = "\u{feff}".as_bytes().to_vec();
    {
        let mut lines = WriterBuilder::new()
            .terminator(Terminator::CRLF)
            .from_writer(&mut file);
        lines.write_record(COLUMNS)?;
        for record in games {
            for line in lines_of(record) {
                lines.write_record(line)?;
            }
        }
        lines.flush()?;
    }
    Ok(file)
}

fn lines_of(record: &Record) -> Vec<[String; 17]> {
    let game = &record.view;
    let result = game.result.as_ref();
    let rank = |seat| {
        let standings = result.map(|result| result.standings.as_slice());
        let mut lines = standings.unwrap_or_default().iter();
        lines.find(|line| line.seat == seat).map(|line| line.rank)
    };
    let mut seats: Vec<_> = game.seats.iter().collect();
    seats.sort_by_key(|seat| rank(seat.seat));
    seats
        .into_iter()
        .map(|seat| {
            let score = |color: Color| optional(seat.rows[color].score);
            [
                game.id.to_string(),
                optional(game.finished_at.map(local)),
                text(&record.group),
                game.variant.clone(),
                game.mode.as_str().to_owned(),
                optional(result.map(|result| result.reason.as_str())),
                game.seats.len().to_string(),
                optional(rank(seat.seat)),
                seat.seat.to_string(),
                text(&seat.name),
                score(Color::Red),
                score(Color::Yellow),
                score(Color::Green),
                score(Color::Blue),
                seat.penalties.to_string(),
                optional(seat.penalty_score),
                optional(seat.total),
            ]
        })
        .collect()
}

fn optional(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// A time as the clock on the server's wall shows it.
fn local(at: DateTime<Utc>) -> String {
    let at = at.with_timezone(&Local);
    at.format("%Y-%m-%dT%H:%M:%S%:z").to_string()
}

/// Text that no spreadsheet takes for a formula.
fn text(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}
