//! CSV tables of games that were played on paper.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek};

use chrono::NaiveDate;
use csv::{ReaderBuilder, StringRecord, Trim};

use super::columns::Columns;
use super::context::ImportContext;
use super::newlines::Newlines;
use super::paper_game::{PaperGame, TallyCells, collect};
use super::{ImportError, SourceLocation};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::formula::unescape;
use crate::domain::i18n::msg;
use crate::domain::name::Name;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::rules::{ByColor, KnownBoards, MAX_SEATS, TalliedSheet};

/// The most bytes of the header line that are read to detect the delimiter.
const MAX_HEADER_BYTES: u64 = 4096;

/// A line: one player of a game.
struct Row {
    game: String,
    date: NaiveDate,
    variant: String,
    name: Name,
    sheet: TalliedSheet,
    remarks: Remarks,
}

/// Reads a table to its end and records the mistakes of its lines.
///
/// Lines with one label are one game, wherever they are: a spreadsheet may have sorted them by player.
pub(super) fn read(context: &mut ImportContext, mut file: &File) -> Result<(), ImportError> {
    let delimiter = delimiter(&mut file)?;
    // With a line break behind the last line, too, each line has one.
    let lines = Newlines::of(BufReader::new(file)).chain(&b"\n"[..]);
    let mut table = ReaderBuilder::new()
        .delimiter(delimiter)
        .trim(Trim::All)
        .from_reader(lines);
    let columns = Columns::of(table.headers().map_err(|error| unreadable(&error))?)?;
    let mut games: Vec<(u64, PaperGame)> = Vec::new();
    let mut indexes: HashMap<String, usize> = HashMap::new();
    let mut record = StringRecord::new();
    while table
        .read_record(&mut record)
        .map_err(|error| unreadable(&error))?
    {
        if context.is_aborted() {
            return Ok(());
        }
        // Blank lines before it were read with it, and line breaks in its cells are lines of the file.
        let breaks = record.as_slice().matches('\n').count() as u64 + 1;
        let number = table.position().line().saturating_sub(breaks);
        let row = match parse_row(&columns, context.boards(), &record) {
            Ok(row) => row,
            Err(errors) => {
                for error in errors {
                    context.add_mistake(SourceLocation::Line(number), error);
                }
                continue;
            }
        };
        let known = indexes
            .get(&row.game)
            .and_then(|&index| games.get_mut(index));
        let Some((_, game)) = known else {
            let (label, game) = row.into_game();
            indexes.insert(label, games.len());
            games.push((number, game));
            continue;
        };
        if (game.date, &game.variant) != (row.date, &row.variant) {
            let error = Error::invalid("paper-game-one-game");
            context.add_mistake(SourceLocation::Line(number), error);
        }
        // A line may repeat what the first one says, or leave it out.
        let Remarks { place, note } = row.remarks;
        game.remarks.place = game.remarks.place.take().or(place);
        game.remarks.note = game.remarks.note.take().or(note);
        // One seat too many is enough to refuse the game.
        if game.seats.len() <= MAX_SEATS {
            game.seats.push((row.name, row.sheet));
        }
    }
    for (number, game) in games {
        if context.is_aborted() {
            return Ok(());
        }
        game.import(context, SourceLocation::Line(number));
    }
    Ok(())
}

fn unreadable(error: &csv::Error) -> Error {
    Error::new(
        ErrorCode::Malformed,
        msg("unreadable").with("reason", error.to_string()),
    )
}

/// The delimiter, which spreadsheets in many countries write as a semicolon.
fn delimiter(file: &mut &File) -> Result<u8, Error> {
    let failed = |_| Error::new(ErrorCode::Malformed, "import-unreadable");
    let mut header = Vec::new();
    let mut start = Read::take(BufReader::new(&mut *file), MAX_HEADER_BYTES);
    start.read_until(b'\n', &mut header).map_err(failed)?;
    drop(start);
    file.rewind().map_err(failed)?;
    let count = |letter: u8| header.iter().filter(|&&byte| byte == letter).count();
    Ok(if count(b';') > count(b',') {
        b';'
    } else {
        b','
    })
}

/// Parses a line, or returns all its mistakes.
fn parse_row(
    columns: &Columns,
    boards: &KnownBoards,
    record: &StringRecord,
) -> Result<Row, Vec<Error>> {
    let mut errors = Vec::new();
    let cell = |column| columns.cell(record, column);
    let date = columns.date(record);
    let name = unescape(cell("player")).parse();
    let place = parse_optional(&unescape(cell("place")));
    let note = parse_optional(&unescape(cell("note")));
    let cells = TallyCells {
        rows: ByColor::from_fn(|row| cell(row.as_str())),
        penalties: cell("penalties"),
        total: cell("total"),
    };
    let board = columns.board(boards, record);
    let variant = board.map_or_else(|| cell("variant").to_owned(), |board| board.id.clone());
    let sheet = cells.parse(board, |cell| columns.title(cell), &mut errors);
    let date = collect(date, &mut errors);
    let name = collect(name, &mut errors);
    let remarks = Remarks {
        place: collect(place, &mut errors).flatten(),
        note: collect(note, &mut errors).flatten(),
    };
    match (date, name, sheet) {
        (Some(date), Some(name), Some(sheet)) if errors.is_empty() => Ok(Row {
            game: cell("game").to_owned(),
            date,
            variant,
            name,
            sheet,
            remarks,
        }),
        _ => Err(errors),
    }
}

impl Row {
    /// The game whose first line this is, and its label.
    fn into_game(self) -> (String, PaperGame) {
        let game = PaperGame {
            uid: None,
            date: self.date,
            variant: self.variant,
            reason: None,
            remarks: self.remarks,
            seats: vec![(self.name, self.sheet)],
        };
        (self.game, game)
    }
}
