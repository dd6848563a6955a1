//! A workbook with a sheet of games, one of scores and one of players.

use std::collections::HashMap;
use std::io::Seek;

use chrono::{DateTime, Datelike, NaiveDate, Timelike, Utc};
use rowlock_rules::{Color, ScoreKind};
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook as File, Worksheet, XlsxError};

use super::csv::columns;
use super::exporter::{AnyExporter, Exporter, Footer, FormatEntry, export_failed};
use super::game::{GameResults, SeatResults};
use crate::domain::error::Error;

pub(super) const FORMAT: FormatEntry = FormatEntry {
    file_extension: "xlsx",
    media_type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    exporter: |_| {
        let workbook = Workbook::new().map_err(export_failed)?;
        Ok(AnyExporter::Results(Box::new(workbook)))
    },
};

const GAMES: [&str; 11] = [
    "game_id",
    "started_at",
    "finished_at",
    "variant",
    "mode",
    "reason",
    "players",
    "winners",
    "best_total",
    "place",
    "note",
];

const PLAYERS: [&str; 8] = [
    "player",
    "games",
    "wins",
    "average",
    "best",
    "worst",
    "penalties",
    "points",
];

const GAMES_SHEET: usize = 0;
const SCORES_SHEET: usize = 1;
const PLAYERS_SHEET: usize = 2;

/// The exporter: rows are written to temporary files, not held in memory.
struct Workbook {
    file: File,
    date: Format,
    day: Format,
    games: u32,
    scores: u32,
    players: HashMap<String, PlayerTotals>,
}

/// The totals of a player over the games of the workbook.
struct PlayerTotals {
    name: String,
    games: u32,
    wins: u32,
    points: i64,
    best: i32,
    worst: i32,
    penalties: u32,
}

impl Workbook {
    /// A workbook without games.
    fn new() -> Result<Self, XlsxError> {
        let mut file = File::new();
        let header = Format::new().set_bold();
        for (name, columns) in [
            ("Games", &GAMES[..]),
            ("Scores", &columns()),
            ("Players", &PLAYERS[..]),
        ] {
            let sheet = file.add_worksheet_with_constant_memory()?;
            sheet.set_name(name)?.set_freeze_panes(1, 0)?;
            for (column, &title) in (0..).zip(columns) {
                let width = if title.ends_with("_at") { 17 } else { 13 };
                sheet.set_column_width(column, width)?;
                sheet.write_string_with_format(0, column, title, &header)?;
            }
        }
        Ok(Self {
            file,
            date: Format::new().set_num_format("yyyy-mm-dd hh:mm"),
            day: Format::new().set_num_format("yyyy-mm-dd"),
            games: 0,
            scores: 0,
            players: HashMap::new(),
        })
    }

    fn add_game(&mut self, game: &GameResults) -> Result<(), XlsxError> {
        let ranked = game.ranked();
        let winners = ranked
            .iter()
            .filter(|seat| game.has_winner() && seat.rank == Some(1));
        let winners: Vec<&str> = winners.map(|seat| seat.name.as_str()).collect();
        let names: Vec<&str> = game.seats.iter().map(|seat| seat.name.as_str()).collect();
        let best = ranked.first().filter(|seat| seat.rank.is_some());
        self.games += 1;
        let sheet = self.file.worksheet_from_index(GAMES_SHEET)?;
        let mut row = RowWriter::new(sheet, self.games, &self.date);
        row.text(game.id.as_str())?;
        // A game that a wrong clock has begun has no start.
        let is_right = |_: &_| game.played.finished_at.is_none() || game.length().is_some();
        row.time(game.played.started_at.filter(is_right), game)?;
        row.end(game, &self.day)?;
        row.text(&game.variant)?;
        row.text(game.mode.as_str())?;
        row.text(game.reason())?;
        row.text(&names.join(", "))?;
        row.text(&winners.join(", "))?;
        row.number(best.and_then(|seat| seat.total))?;
        row.text(game.place())?;
        row.text(game.note())?;
        for seat in ranked {
            self.add_score(game, seat)?;
            if let (Some(rank), Some(total)) = (seat.rank, seat.total) {
                self.count(seat, game.has_winner() && rank == 1, total);
            }
        }
        Ok(())
    }

    fn add_score(&mut self, game: &GameResults, seat: &SeatResults) -> Result<(), XlsxError> {
        self.scores += 1;
        let sheet = self.file.worksheet_from_index(SCORES_SHEET)?;
        let mut row = RowWriter::new(sheet, self.scores, &self.date);
        row.text(game.id.as_str())?;
        row.end(game, &self.day)?;
        row.text(&game.group)?;
        row.text(&game.variant)?;
        row.text(game.mode.as_str())?;
        row.text(game.reason())?;
        row.number(u32::try_from(game.seats.len()).ok())?;
        row.number(seat.rank)?;
        row.number(Some(u8::from(seat.seat)))?;
        row.text(&seat.name)?;
        for color in Color::ALL {
            row.number(seat.score(ScoreKind::Row(color)))?;
        }
        row.number(seat.penalties)?;
        row.number(seat.score(ScoreKind::Penalties))?;
        row.number(seat.total)?;
        row.text(game.place())?;
        row.text(game.note())?;
        for kind in ScoreKind::EXTRA {
            row.number(seat.score(kind))?;
        }
        Ok(())
    }

    fn count(&mut self, seat: &SeatResults, has_won: bool, total: i32) {
        let key = seat
            .player
            .as_ref()
            .map_or_else(|| seat.name.clone(), ToString::to_string);
        let player = self.players.entry(key).or_insert_with(|| PlayerTotals {
            name: seat.name.clone(),
            games: 0,
            wins: 0,
            points: 0,
            best: total,
            worst: total,
            penalties: 0,
        });
        player.games += 1;
        player.wins += u32::from(has_won);
        player.points += i64::from(total);
        player.best = player.best.max(total);
        player.worst = player.worst.min(total);
        player.penalties += seat.penalties.map_or(0, u32::from);
    }

    fn finish(&mut self) -> Result<(), XlsxError> {
        let mut players: Vec<PlayerTotals> =
            self.players.drain().map(|(_, player)| player).collect();
        players.sort_by(|one, other| one.name.cmp(&other.name));
        let sheet = self.file.worksheet_from_index(PLAYERS_SHEET)?;
        for (row, player) in (1..).zip(players) {
            let mut row = RowWriter::new(sheet, row, &self.date);
            row.text(&player.name)?;
            row.number(Some(player.games))?;
            row.number(Some(player.wins))?;
            // Exact: no player reaches 2^53 points.
            row.number(Some(player.points as f64 / f64::from(player.games)))?;
            row.number(Some(player.best))?;
            row.number(Some(player.worst))?;
            row.number(Some(player.penalties))?;
            row.number(Some(player.points as f64))?;
        }
        for (sheet, rows, columns) in [
            (GAMES_SHEET, self.games, GAMES.len()),
            (SCORES_SHEET, self.scores, columns().len()),
        ] {
            let last = u16::try_from(columns - 1).unwrap_or(u16::MAX);
            let sheet = self.file.worksheet_from_index(sheet)?;
            sheet.autofilter(0, 0, rows, last)?;
        }
        Ok(())
    }
}

impl Exporter<GameResults> for Workbook {
    fn header(&mut self, _: DateTime<Utc>) -> Result<Vec<u8>, Error> {
        Ok(Vec::new())
    }

    fn game(&mut self, game: &GameResults, _: &mut Vec<u8>) -> Result<(), Error> {
        self.add_game(game).map_err(export_failed)
    }

    fn footer(mut self: Box<Self>) -> Result<Footer, Error> {
        self.finish().map_err(export_failed)?;
        let mut file = tempfile::tempfile().map_err(export_failed)?;
        self.file.save_to_writer(&file).map_err(export_failed)?;
        file.rewind().map_err(export_failed)?;
        Ok(Footer::File(file))
    }
}

/// A row that is written cell by cell.
struct RowWriter<'a> {
    sheet: &'a mut Worksheet,
    row: u32,
    column: u16,
    date: &'a Format,
}

impl<'a> RowWriter<'a> {
    fn new(sheet: &'a mut Worksheet, row: u32, date: &'a Format) -> Self {
        Self {
            sheet,
            row,
            column: 0,
            date,
        }
    }

    fn next(&mut self) -> (u32, u16) {
        self.column += 1;
        (self.row, self.column - 1)
    }

    fn text(&mut self, text: &str) -> Result<(), XlsxError> {
        let (row, column) = self.next();
        if !text.is_empty() {
            self.sheet.write_string(row, column, text)?;
        }
        Ok(())
    }

    fn number(&mut self, number: Option<impl Into<f64>>) -> Result<(), XlsxError> {
        let (row, column) = self.next();
        if let Some(number) = number {
            self.sheet.write_number(row, column, number)?;
        }
        Ok(())
    }

    /// When a game ended, or the day of one on paper.
    fn end(&mut self, game: &GameResults, format: &Format) -> Result<(), XlsxError> {
        let Some(day) = game.played.day else {
            return self.time(game.played.finished_at, game);
        };
        let (row, column) = self.next();
        let day = excel_day(day)?;
        self.sheet
            .write_datetime_with_format(row, column, &day, format)?;
        Ok(())
    }

    /// A time in the time zone of the game's group.
    fn time(&mut self, at: Option<DateTime<Utc>>, game: &GameResults) -> Result<(), XlsxError> {
        let (row, column) = self.next();
        let Some(at) = at.map(|at| at.with_timezone(&game.zone)) else {
            return Ok(());
        };
        let day = excel_day(at.date_naive())?;
        let hour = u16::try_from(at.hour()).unwrap_or_default();
        let time = day.and_hms(hour, part(at.minute()), at.second())?;
        self.sheet
            .write_datetime_with_format(row, column, &time, self.date)?;
        Ok(())
    }
}

fn part(part: u32) -> u8 {
    u8::try_from(part).unwrap_or_default()
}

fn excel_day(day: NaiveDate) -> Result<ExcelDateTime, XlsxError> {
    let year = u16::try_from(day.year()).unwrap_or_default();
    ExcelDateTime::from_ymd(year, part(day.month()), part(day.day()))
}
