//! The columns of a table with a game in each row.

use super::TableRow;
use super::columns::is_qwixx;
use super::date::is_day;
use super::evening::title;
use super::points::{is_absent, number_text};
use super::titles::{Column, Titles, is_other};
use crate::domain::formula::unescape;
use crate::domain::i18n::Language;
use crate::domain::name::Name;
use crate::groups::import::game::paper::whole_number;
use crate::groups::import::mistake::quoted;

/// The columns of a table with a game in each row.
pub(super) struct WideColumns {
    pub(super) language: Option<Language>,
    pub(super) date: Option<usize>,
    /// Whether the title of the days says so.
    pub(super) has_titled_date: bool,
    pub(super) players: Vec<(usize, Name)>,
    /// The columns that are not read, by their titles.
    pub(super) others: Vec<String>,
    game: Option<usize>,
    pub(super) version: Option<usize>,
    pub(super) place: Option<usize>,
    pub(super) note: Option<usize>,
}

/// How many rows show what a column has.
const SAMPLE: usize = 200;

/// What is in a column below its title.
struct Contents {
    numbers: usize,
    days: usize,
    texts: usize,
}

impl Contents {
    fn of(column: usize, rows: &[TableRow], first_day: i64) -> Self {
        let mut contents = Self {
            numbers: 0,
            days: 0,
            texts: 0,
        };
        let rows = rows.iter().take(SAMPLE);
        // The day of an evening can stand above its games.
        for row in rows.filter(|row| title(row).is_none_or(|title| !is_day(title, first_day))) {
            let text = row.cell(column);
            let number = number_text(text);
            if number.is_empty() || is_absent(text) {
                continue;
            }
            if is_day(text, first_day) {
                contents.days += 1;
            } else if whole_number(&number).is_some() {
                contents.numbers += 1;
            } else {
                contents.texts += 1;
            }
        }
        contents
    }

    fn are_days(&self) -> bool {
        self.days > 0 && self.days >= self.numbers + self.texts
    }

    /// Whether there are points, though some may be a slip or say why there are none.
    fn are_points(&self) -> bool {
        self.numbers > self.days && 3 * self.numbers > self.texts
    }
}

impl WideColumns {
    /// The columns of a table with this header; `None` if it is no such table.
    pub(super) fn of(
        header: &TableRow,
        rows: &[TableRow],
        titles: &Titles,
        first_day: i64,
    ) -> Option<Self> {
        let mut columns = Self {
            language: titles.language(&header.cells),
            date: None,
            has_titled_date: false,
            players: Vec::new(),
            others: Vec::new(),
            game: None,
            version: None,
            place: None,
            note: None,
        };
        let known = |title: &str| titles.read(title).map(|title| title.column);
        let is_row = |title: &&str| matches!(known(title), Some(Column::Row(_)));
        // Crosses are not of one player.
        if header.cells.iter().filter(is_row).count() > 1 {
            return None;
        }
        // The rows of a single sheet are no games.
        let names_row = |row: &&TableRow| row.cells.iter().any(|cell| is_row(&cell));
        if rows.iter().take(SAMPLE).filter(names_row).count() > 2 {
            return None;
        }
        let dates = header
            .cells
            .iter()
            .enumerate()
            .filter(|(_, title)| known(title) == Some(Column::Date));
        let is_usual =
            |(_, title): &(usize, &str)| titles.read(title).is_some_and(|it| it.is_usual);
        let date = dates.clone().find(is_usual).or(dates.clone().next());
        columns.date = date.map(|(index, _)| index);
        columns.has_titled_date = columns.date.is_some();
        for (index, title) in header.cells.iter().enumerate() {
            let meant = match known(title) {
                Some(Column::Game) => Some(&mut columns.game),
                Some(Column::Variant) => Some(&mut columns.version),
                Some(Column::Place) => Some(&mut columns.place),
                Some(Column::Note) => Some(&mut columns.note),
                Some(Column::Date) => Some(&mut columns.date),
                Some(Column::Player | Column::Row(_) | Column::Penalties | Column::Total)
                | None => None,
            };
            if let Some(meant) = meant {
                if meant.is_some_and(|other| other != index) {
                    columns.others.push(quoted(title));
                }
                *meant = meant.or(Some(index));
                continue;
            }
            if columns.date == Some(index) {
                continue;
            }
            let contents = Contents::of(index, rows, first_day);
            if columns.date.is_none() && contents.are_days() {
                columns.date = Some(index);
                continue;
            }
            let is_name = known(title).is_none()
                && !is_other(title)
                && title.chars().any(char::is_alphabetic)
                && !is_day(title, first_day);
            match unescape(title).parse::<Name>() {
                Ok(name) if is_name && contents.are_points() => columns.players.push((index, name)),
                _ if title.is_empty() => {}
                _ => columns.others.push(quoted(title)),
            }
        }
        let names_qwixx = |index: usize| {
            rows.iter()
                .take(SAMPLE)
                .any(|row| is_qwixx(row.cell(index)))
        };
        if columns.version.is_none() && columns.game.is_some_and(names_qwixx) {
            columns.version = columns.game.take();
        }
        let needed = if columns.date.is_some() { 1 } else { 2 };
        (columns.players.len() >= needed).then_some(columns)
    }
}
