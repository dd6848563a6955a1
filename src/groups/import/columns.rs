//! The columns of a table of paper games, by their names for programs and by their titles in each language.

use std::sync::Arc;

use chrono::NaiveDate;
use csv::StringRecord;

use super::paper_game::TallyCell;
use crate::domain::board_name::board_name;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Language, Message, Translator, msg};
use crate::rules::{Board, KnownBoards};

/// A table to fill in: for each player the crosses of each row and the penalties, or only the total.
pub const CSV_TEMPLATE: &str = "\u{feff}game,date,variant,player,red,yellow,green,blue,penalties,total\r\n\
    1,2026-11-20,classic,Ana,4,3,8,7,2,\r\n\
    1,2026-11-20,classic,Ben,,,,,,54\r\n";

/// The columns, in any order; `game` has the same value in all lines of one game. The first ten are required.
const COLUMNS: [&str; 12] = [
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
    "place",
    "note",
];

/// How many of the columns are required.
const REQUIRED_COLUMNS: usize = 10;

/// The table to fill in with titles in a language; spreadsheets expect a semicolon where decimals have a comma.
pub fn csv_template(language: Language) -> String {
    let titles = titles(Some(language));
    let required = titles.get(..REQUIRED_COLUMNS).unwrap_or_default();
    let board = translated(language, msg("board-name-classic"));
    let table = [
        required.join(";"),
        format!("1;2026-11-20;{board};Ana;4;3;8;7;2;"),
        format!("1;2026-11-20;{board};Ben;;;;;;54"),
    ];
    let table = format!("\u{feff}{}\r\n", table.join("\r\n"));
    if language == Language::ENGLISH {
        table.replace(';', ",")
    } else {
        table
    }
}

fn translated(language: Language, message: Message) -> String {
    let rows = Translator::default().rows;
    let text = Translator { language, rows }.translate(message);
    text.into_owned()
}

/// The titles of the columns in a language, or their names for programs.
fn titles(language: Option<Language>) -> [String; COLUMNS.len()] {
    COLUMNS.map(|column| match language {
        Some(language) => translated(language, msg(format!("table-column-{column}"))),
        None => column.to_owned(),
    })
}

/// The columns that a table has, and the language of its titles.
pub(super) struct Columns {
    /// `None` for the names that programs use.
    language: Option<Language>,
    titles: [String; COLUMNS.len()],
    /// `None` for a column that the table does not have.
    indexes: [Option<usize>; COLUMNS.len()],
}

impl Columns {
    /// The columns of a table with this first line, which is in the language that most of its titles are in.
    pub(super) fn of(header: &StringRecord) -> Result<Self, Error> {
        let header: Vec<String> = header
            .iter()
            .map(|title| title.trim_start_matches('\u{feff}').trim().to_lowercase())
            .collect();
        let languages = Language::ALL.into_iter().map(Some);
        let known = [None].into_iter().chain(languages).map(|language| {
            let titles = titles(language);
            let lower = titles.clone().map(|title| title.to_lowercase());
            (language, titles, lower)
        });
        let matches =
            |lower: &[String]| header.iter().filter(|&title| lower.contains(title)).count();
        // The first of those with the most.
        let most = known.rev().max_by_key(|(_, _, lower)| matches(lower));
        let Some((language, titles, lower)) = most else {
            return Err(Error::new(ErrorCode::Malformed, "import-unreadable"));
        };
        if let Some(unknown) = header.iter().find(|title| !lower.contains(title)) {
            let detail = msg("column-unknown").with("column", unknown);
            return Err(Error::new(ErrorCode::UnknownField, detail));
        }
        let mut repeated = header.iter().enumerate();
        if let Some((_, title)) = repeated.find(|&(index, title)| header[..index].contains(title)) {
            let detail = msg("column-repeated").with("column", title);
            return Err(Error::invalid(detail));
        }
        let indexes = lower.map(|title| header.iter().position(|known| *known == title));
        let mut required = indexes.iter().zip(&titles).take(REQUIRED_COLUMNS);
        if let Some((_, title)) = required.find(|(index, _)| index.is_none()) {
            return Err(Error::invalid(msg("column-missing").with("column", title)));
        }
        Ok(Self {
            language,
            titles,
            indexes,
        })
    }

    pub(super) fn cell<'a>(&self, record: &'a StringRecord, column: &str) -> &'a str {
        let column = COLUMNS.iter().position(|&known| known == column);
        let index = column.and_then(|column| *self.indexes.get(column)?);
        index
            .and_then(|index| record.get(index))
            .unwrap_or_default()
    }

    /// The date of a line, as programs write it or as spreadsheets do where the titles are from: 20.11.2026, 20/11/2026.
    pub(super) fn date(&self, record: &StringRecord) -> Result<NaiveDate, Error> {
        let text = self.cell(record, "date");
        // In English, 5/6/2026 is a day in May or in June.
        let has_day_first = !matches!(self.language, None | Some(Language::ENGLISH));
        let formats = if has_day_first {
            ["%d.%m.%Y", "%d/%m/%Y", "%d-%m-%Y"].as_slice()
        } else {
            &["%d.%m.%Y"]
        };
        let mut dates = formats
            .iter()
            .map(|format| NaiveDate::parse_from_str(text, format));
        let day_first = dates.find_map(Result::ok).filter(|_| has_year(text));
        let date = text.parse().ok().or(day_first);
        date.ok_or_else(|| Error::invalid("date-unreadable"))
    }

    /// The board of a line, named by its id or, if it is an official one, as pages in the language of the titles do.
    pub(super) fn board<'b>(
        &self,
        boards: &'b KnownBoards,
        record: &StringRecord,
    ) -> Option<&'b Arc<Board>> {
        let text = self.cell(record, "variant");
        let named = || {
            let language = self.language.unwrap_or_default();
            let is_named = |board: &Board| {
                let name = translated(language, board_name(board));
                name.to_lowercase() == text.to_lowercase()
            };
            boards.official().iter().find(|board| is_named(board))
        };
        boards.get(text).or_else(named)
    }

    /// The title of the column of a cell.
    pub(super) fn title(&self, cell: TallyCell) -> Message {
        let column = match cell {
            TallyCell::Row(row) => row.as_str(),
            TallyCell::Penalties => "penalties",
            TallyCell::Total => "total",
        };
        let mut titles = COLUMNS.iter().zip(&self.titles);
        let title = titles.find_map(|(known, title)| (*known == column).then_some(title.as_str()));
        msg("plain").with("text", title.unwrap_or(column))
    }
}

/// Whether a date ends in a year of four digits: 20.11.26 could be another century.
fn has_year(date: &str) -> bool {
    let year = date.rsplit(|c: char| !c.is_ascii_digit()).next();
    year.is_some_and(|year| year.len() == 4)
}
