//! The columns of a table with a game in each row.

use std::collections::HashSet;

use super::columns::is_qwixx;
use super::date::is_day;
use super::evening::title;
use super::looks::{Content, Look};
use super::titles::{Column, Titles, is_other};
use super::{Table, TableRow};
use crate::domain::error::Error;
use crate::domain::formula::unescape;
use crate::domain::i18n::Language;
use crate::domain::name::Name;
use crate::groups::import::mistake::quoted;

/// The columns of a table with a game in each row.
pub(super) struct WideColumns {
    pub(super) language: Option<Language>,
    pub(super) date: Option<usize>,
    /// Whether the title of the days says so.
    pub(super) has_titled_date: bool,
    /// The columns with points, and whose they are.
    pub(super) players: Vec<(usize, Owner)>,
    /// The columns that are not read, by their titles.
    pub(super) others: Vec<String>,
    game: Option<usize>,
    pub(super) version: Option<usize>,
    pub(super) place: Option<usize>,
    pub(super) note: Option<usize>,
}

/// Whose the points of a column are.
pub(super) enum Owner {
    /// The player whom the title names.
    Titled(Name),
    /// The player whom another column names in each row.
    Column(usize),
}

/// How many rows show what a column has.
const SAMPLE: usize = 200;

/// What is in a column below its title.
#[derive(Default)]
struct Contents {
    numbers: usize,
    days: usize,
    /// Of the texts, those that are days without a year.
    short_days: usize,
    texts: usize,
}

impl Contents {
    fn of(column: usize, rows: &[&[Look]]) -> Self {
        let mut contents = Self::default();
        for look in rows.iter().filter_map(|row| row.get(column)) {
            contents.short_days += usize::from(look.lacks_year);
            match look.content {
                Content::None => {}
                Content::Day => contents.days += 1,
                Content::Number => contents.numbers += 1,
                Content::Text => contents.texts += 1,
            }
        }
        contents
    }

    fn are_days(&self) -> bool {
        self.days > 0 && self.days >= self.numbers + self.texts
    }

    fn are_short_days(&self) -> bool {
        self.short_days > 0 && 2 * self.short_days >= self.numbers + self.texts
    }

    /// Whether there are points, though some may be a slip or say why there are none.
    fn are_points(&self) -> bool {
        self.numbers > self.days && 3 * self.numbers > self.texts
    }
}

/// The columns of names with those of their points: `Player 1, Points 1, Player 2, Points 2`. None for a table with one
/// player in each row.
pub(super) fn pairs(header: &[Look]) -> Vec<(usize, usize)> {
    let of = |column: Column| {
        let indexes = |read: fn(&Look) -> Option<Column>| -> Vec<usize> {
            let looks = header.iter().enumerate();
            let found = looks.filter(|(_, look)| read(look) == Some(column));
            found.map(|(index, _)| index).collect()
        };
        let numbered = indexes(|look| look.numbered);
        match numbered.is_empty() {
            true => indexes(|look| look.column()),
            false => numbered,
        }
    };
    let (names, points) = (of(Column::Player), of(Column::Total));
    match names.len() == points.len() && names.len() > 1 {
        true => names.into_iter().zip(points).collect(),
        false => Vec::new(),
    }
}

/// The titles of a table, and the row below them if it says what the columns of each player are.
struct Header<'a> {
    cells: &'a TableRow,
    looks: &'a [Look],
    below: Option<&'a [Look]>,
}

impl Header<'_> {
    /// Where the points are that belong to the title of a column; `None` if there are none.
    fn points(&self, index: usize) -> Option<usize> {
        let Some(below) = self.below else {
            return Some(index);
        };
        let mut next = index + 1..below.len();
        let end = next.find(|&next| !self.cells.cell(next).is_empty());
        let own = below.get(index..end.unwrap_or(below.len()))?;
        if own.iter().all(|look| look.content == Content::None) {
            return Some(index);
        }
        let is_total = |look: &Look| look.column() == Some(Column::Total);
        own.iter().position(is_total).map(|total| index + total)
    }

    /// Whether a title is that of another column with a word such as “rank” before or behind it.
    fn is_figure(&self, title: &str) -> bool {
        let bare = |text: &str| {
            let text = text.trim_matches(|it: char| !it.is_alphanumeric());
            text.to_lowercase()
        };
        let mut others = None;
        let mut is_title = |text: &str| {
            let others: &HashSet<String> =
                others.get_or_insert_with(|| self.cells.cells.iter().map(bare).collect());
            others.contains(&bare(text))
        };
        let parts = [
            title.split_once(' '),
            title.rsplit_once(' ').map(|(rest, word)| (word, rest)),
        ];
        let mut parts = parts.into_iter().flatten();
        parts.any(|(word, rest)| is_other(&bare(word)) && is_title(rest))
    }
}

impl WideColumns {
    /// The columns of a table with this header; `None` if it is no such table.
    pub(super) fn of(
        table: &Table,
        header: &TableRow,
        rows: &[TableRow],
        titles: &Titles,
    ) -> Option<Self> {
        let looks = table.looks(header, titles);
        let is_row = |look: &Look| matches!(look.column(), Some(Column::Row(_)));
        // Crosses are not of one player.
        if looks.iter().filter(|look| is_row(look)).count() > 1 {
            return None;
        }
        // The day of an evening can stand above its games.
        let is_evening = |row: &TableRow| title(row).is_some_and(|it| is_day(it, table.first_day));
        let sample = || rows.iter().take(SAMPLE);
        let below: Vec<&[Look]> = sample()
            .filter(|row| !is_evening(row))
            .map(|row| table.looks(row, titles))
            .collect();
        // The rows of a single sheet are no games.
        let names_row = |looks: &&&[Look]| looks.iter().any(is_row);
        if below.iter().filter(names_row).count() > 2 {
            return None;
        }
        let is_total = |look: &Look| look.column() == Some(Column::Total);
        let are_titles = |looks: &&[Look]| {
            let is_value = |look: &Look| matches!(look.content, Content::Number | Content::Day);
            looks.iter().any(is_total) && !looks.iter().any(is_value)
        };
        let header = Header {
            cells: header,
            looks,
            below: below.first().copied().filter(are_titles),
        };
        let mut columns = Self::of_header(&header, &below);
        let names_qwixx = |index: usize| sample().any(|row| is_qwixx(row.cell(index)));
        if columns.version.is_none() && columns.game.is_some_and(names_qwixx) {
            columns.version = columns.game.take();
        }
        let needed = if columns.date.is_some() { 1 } else { 2 };
        if columns.players.len() < needed {
            return None;
        }
        columns.language = titles.language(&header.cells.cells);
        Some(columns)
    }

    fn of_header(header: &Header<'_>, rows: &[&[Look]]) -> Self {
        let mut columns = Self {
            language: None,
            date: None,
            has_titled_date: false,
            players: Vec::new(),
            others: Vec::new(),
            game: None,
            version: None,
            place: None,
            note: None,
        };
        let pairs = pairs(header.looks);
        let dates = || {
            let looks = header.looks.iter().enumerate();
            looks.filter(|(_, look)| look.column() == Some(Column::Date))
        };
        let is_usual = |(_, look): &(usize, &Look)| look.title.is_some_and(|it| it.is_usual);
        let date = dates().find(is_usual).or(dates().next());
        columns.date = date.map(|(index, _)| index);
        columns.has_titled_date = columns.date.is_some();
        for ((index, title), look) in header.cells.cells.iter().enumerate().zip(header.looks) {
            let meant = match look.column() {
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
            if columns.date.is_none() {
                let contents = Contents::of(index, rows);
                if contents.are_days() || title.is_empty() && contents.are_short_days() {
                    columns.date = Some(index);
                    continue;
                }
            }
            let is_name = look.title.is_none()
                && !look.is_other
                && look.content != Content::Day
                && title.chars().any(char::is_alphabetic);
            if is_name
                && pairs.is_empty()
                && let Some(points) = header.points(index)
                && Contents::of(points, rows).are_points()
                && !header.is_figure(title)
                && let Ok(name) = name_of(title)
            {
                columns.players.push((points, Owner::Titled(name)));
            } else if !title.is_empty()
                && !pairs.iter().any(|pair| [pair.0, pair.1].contains(&index))
            {
                columns.others.push(quoted(title));
            }
        }
        let pairs = pairs.into_iter();
        let owned = pairs.map(|(name, points)| (points, Owner::Column(name)));
        columns.players.extend(owned);
        columns
    }
}

/// The player whom a cell names, which can have several lines.
pub(super) fn name_of(cell: &str) -> Result<Name, Error> {
    unescape(cell).replace(['\n', '\t'], " ").parse()
}
