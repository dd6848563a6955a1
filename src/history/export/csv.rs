//! CSV: one line per player and game, in UTF-8 with a byte order mark.

use ::csv::{Terminator, Writer, WriterBuilder};
use chrono::{DateTime, SecondsFormat, Utc};
use rowlock_rules::{Color, ScoreKind};

use super::exporter::{AnyExporter, Exporter, Footer, FormatEntry, export_failed};
use super::game::GameResults;
use crate::domain::error::Error;
use crate::domain::formula::escape;

pub(super) const FORMAT: FormatEntry = FormatEntry {
    file_extension: "csv",
    media_type: "text/csv; charset=utf-8",
    exporter: |_| Ok(AnyExporter::Results(Box::new(CsvExporter))),
};

struct CsvExporter;

/// The columns that came first, here and in the workbook.
const COLUMNS: [&str; 19] = [
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
    "place",
    "note",
];

/// All columns; the columns of lines that only some boards have come last.
pub(super) fn columns() -> Vec<&'static str> {
    let others = ScoreKind::EXTRA.map(ScoreKind::as_str);
    COLUMNS.into_iter().chain(others).collect()
}

fn writer(to: &mut Vec<u8>) -> Writer<&mut Vec<u8>> {
    WriterBuilder::new()
        .terminator(Terminator::CRLF)
        .from_writer(to)
}

impl Exporter<GameResults> for CsvExporter {
    fn header(&mut self, _: DateTime<Utc>) -> Result<Vec<u8>, Error> {
        // Spreadsheets recognize UTF-8 only by this mark.
        let mut text = "\u{feff}".as_bytes().to_vec();
        let mut lines = writer(&mut text);
        lines.write_record(columns()).map_err(export_failed)?;
        lines.flush().map_err(export_failed)?;
        drop(lines);
        Ok(text)
    }

    fn game(&mut self, game: &GameResults, text: &mut Vec<u8>) -> Result<(), Error> {
        write_lines(game, text).map_err(export_failed)
    }

    fn footer(self: Box<Self>) -> Result<Footer, Error> {
        Ok(Footer::Text(Vec::new()))
    }
}

fn write_lines(game: &GameResults, to: &mut Vec<u8>) -> Result<(), ::csv::Error> {
    let finished_at = game.played.finished_at.map(|at| {
        let at = at.with_timezone(&game.zone);
        at.to_rfc3339_opts(SecondsFormat::Secs, false)
    });
    let finished_at = finished_at.or_else(|| game.played.day.map(|day| day.to_string()));
    let mut lines = writer(to);
    for seat in game.ranked() {
        let score = |kind: ScoreKind| optional(seat.score(kind));
        let cells = [
            game.id.to_string(),
            optional(finished_at.as_ref()),
            text(&game.group),
            game.variant.clone(),
            game.mode.as_str().to_owned(),
            game.reason().to_owned(),
            game.seats.len().to_string(),
            optional(seat.rank),
            seat.seat.to_string(),
            text(&seat.name),
            score(ScoreKind::Row(Color::Red)),
            score(ScoreKind::Row(Color::Yellow)),
            score(ScoreKind::Row(Color::Green)),
            score(ScoreKind::Row(Color::Blue)),
            optional(seat.penalties),
            score(ScoreKind::Penalties),
            optional(seat.total),
            text(game.place()),
            text(game.note()),
        ];
        lines.write_record(cells.into_iter().chain(ScoreKind::EXTRA.map(score)))?;
    }
    lines.flush()?;
    Ok(())
}

fn optional(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

/// Text that no spreadsheet reads as a formula.
fn text(text: &str) -> String {
    escape(text).into_owned()
}
