//! Tables of games that were played on paper, as spreadsheets write them.

use std::fs::File;
use std::io::{BufRead, BufReader, Seek};

use chrono::NaiveDate;
use csv::{ReaderBuilder, StringRecord, Trim};

use super::paper_game::{PaperGame, TallyCells, collect};
use super::reading::Reading;
use super::{ImportError, Place};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::name::Name;
use crate::rules::{ByColor, MAX_SEATS, TalliedSheet};

/// A table to fill in: crosses a row and penalties, or only the total.
pub const TEMPLATE: &str = "\u{feff}game,date,variant,player,red,yellow,green,blue,penalties,total\r\n\
    1,2026-11-20,classic,Ana,4,3,8,7,2,\r\n\
    1,2026-11-20,classic,Ben,,,,,,54\r\n";

/// The columns, in any order; `game` is the same on all lines of one game.
const TABLE_COLUMNS: [&str; 10] = [
    "game",
    "date",
    "variant",
    "player",
    "red",
    "yellow",
    "green",
    "blue",
    "penalties",
    "total",
];

/// The places of the columns in a table.
struct Columns([usize; TABLE_COLUMNS.len()]);

/// The most letters of a line that tells the columns.
const LONGEST_HEAD: u64 = 4096;

/// A line of a game.
struct Line {
    game: String,
    date: NaiveDate,
    variant: String,
    name: Name,
    sheet: TalliedSheet,
}

/// Reads a table to its end, whatever mistakes its lines have.
pub(super) fn read(reading: &mut Reading, mut file: &File) -> Result<(), ImportError> {
    let delimiter = delimiter(&mut file)?;
    let mut table = ReaderBuilder::new()
        .delimiter(delimiter)
        .trim(Trim::All)
        .from_reader(BufReader::new(file));
    let columns = Columns::of(table.headers().map_err(|error| unreadable(&error))?)?;
    let mut game: Option<(u64, PaperGame, String)> = None;
    for record in table.records() {
        if reading.is_over() {
            return Ok(());
        }
        let record = record.map_err(|error| unreadable(&error))?;
        let number = record.position().map_or(0, csv::Position::line);
        let line = match columns.line(&record) {
            Ok(line) => line,
            Err(errors) => {
                for error in errors {
                    reading.wrong(Place::Line(number), error);
                }
                continue;
            }
        };
        match &mut game {
            Some((_, game, label)) if *label == line.game => {
                if (game.date, &game.variant) != (line.date, &line.variant) {
                    let error = Error::invalid("paper-game-one-game");
                    reading.wrong(Place::Line(number), error);
                }
                // One too many shows that there are too many.
                if game.seats.len() <= MAX_SEATS {
                    game.seats.push((line.name, line.sheet));
                }
            }
            Some(_) | None => {
                let (label, begun) = line.begin();
                if let Some((at, game, _)) = game.replace((number, begun, label)) {
                    game.take(reading, Place::Line(at));
                }
            }
        }
    }
    if let Some((at, game, _)) = game {
        game.take(reading, Place::Line(at));
    }
    Ok(())
}

fn unreadable(error: &csv::Error) -> Error {
    Error::new(
        ErrorCode::Malformed,
        msg("unreadable").with("reason", error.to_string()),
    )
}

/// Spreadsheets of many countries write semicolons; also skips the byte order mark.
fn delimiter(file: &mut &File) -> Result<u8, Error> {
    let broken = |_| Error::new(ErrorCode::Malformed, "import-unreadable");
    let mut head = Vec::new();
    let mut start = std::io::Read::take(BufReader::new(&mut *file), LONGEST_HEAD);
    start.read_until(b'\n', &mut head).map_err(broken)?;
    drop(start);
    file.rewind().map_err(broken)?;
    let count = |letter: u8| head.iter().filter(|&&byte| byte == letter).count();
    Ok(if count(b';') > count(b',') {
        b';'
    } else {
        b','
    })
}

impl Columns {
    fn of(head: &StringRecord) -> Result<Self, Error> {
        let titles: Vec<&str> = head
            .iter()
            .map(|title| title.trim_start_matches('\u{feff}').trim())
            .collect();
        if let Some(unknown) = titles.iter().find(|title| !TABLE_COLUMNS.contains(title)) {
            let detail = msg("column-unknown").with("column", *unknown);
            return Err(Error::new(ErrorCode::UnknownField, detail));
        }
        let mut places = [0; TABLE_COLUMNS.len()];
        for (place, column) in places.iter_mut().zip(TABLE_COLUMNS) {
            let found = titles.iter().position(|&title| title == column);
            let missing = || Error::invalid(msg("column-missing").with("column", column));
            *place = found.ok_or_else(missing)?;
        }
        Ok(Self(places))
    }

    fn cell<'a>(&self, record: &'a StringRecord, column: &str) -> &'a str {
        let place = TABLE_COLUMNS.iter().position(|&known| known == column);
        let place = place.and_then(|place| self.0.get(place));
        place
            .and_then(|&place| record.get(place))
            .unwrap_or_default()
    }

    /// The line, or everything that is wrong with it.
    fn line(&self, record: &StringRecord) -> Result<Line, Vec<Error>> {
        let mut errors = Vec::new();
        let date = self.cell(record, "date").parse();
        let date = date.map_err(|_| Error::invalid("date-unreadable"));
        let player = self.cell(record, "player");
        // Our own tables keep names from becoming formulas by this sign.
        let name = match player.strip_prefix('\'') {
            Some(name) if name.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠']) => {
                name.parse()
            }
            Some(_) | None => player.parse(),
        };
        let cells = TallyCells {
            rows: ByColor::from_fn(|row| self.cell(record, row.as_str())),
            penalties: self.cell(record, "penalties"),
            total: self.cell(record, "total"),
        };
        let sheet = cells.parse(&mut errors);
        let date = collect(date, &mut errors);
        let name = collect(name, &mut errors);
        match (date, name, sheet) {
            (Some(date), Some(name), Some(sheet)) if errors.is_empty() => Ok(Line {
                game: self.cell(record, "game").to_owned(),
                date,
                variant: self.cell(record, "variant").to_owned(),
                name,
                sheet,
            }),
            _ => Err(errors),
        }
    }
}

impl Line {
    /// The game that begins with this line, and its label.
    fn begin(self) -> (String, PaperGame) {
        let game = PaperGame {
            uid: None,
            date: self.date,
            variant: self.variant,
            reason: None,
            seats: vec![(self.name, self.sheet)],
        };
        (self.game, game)
    }
}
