//! The columns of a table with a player in each row.

use rowlock_rules::Color;

use super::looks::Look;
use super::titles::{Column, Title, Titles};
use super::{FIRST_ROWS, Table, TableRow};
use crate::domain::bgstats::qwixx_version;
use crate::domain::error::Error;
use crate::domain::i18n::{Language, msg};
use crate::groups::import::answers::RowNumbers;
use crate::groups::import::mistake::quoted;

/// What people call the four rows for short, from red to blue.
const SHORT_ROWS: [[&str; 4]; 10] = [
    ["r", "y", "g", "b"],
    ["r", "g", "g", "b"],
    ["r", "g", "gr", "b"],
    ["r", "ge", "gr", "b"],
    ["r", "ge", "gr", "bl"],
    ["rt", "ge", "gr", "bl"],
    ["r", "j", "v", "b"],
    ["r", "g", "v", "b"],
    ["r", "a", "v", "a"],
    ["\u{1f534}", "\u{1f7e1}", "\u{1f7e2}", "\u{1f535}"],
];

/// The most bytes of one of them, with a full stop.
const MAX_SHORT_ROW: usize = 4;

/// What the penalties are called for short, behind the rows.
const SHORT_PENALTIES: [&str; 9] = ["-", "–", "—", "\u{2212}", "x", "X", "✗", "✘", "❌"];

/// Writes out what the four rows and the penalties are called for short, in titles behind the players, or one below another.
pub(super) fn write_out_rows(table: &mut Table, titles: &Titles) {
    let mut found = Vec::new();
    for (index, row) in table.rows.iter().take(FIRST_ROWS).enumerate() {
        let cells: Vec<&str> = row.cells.iter().collect();
        let is_player = |cell: &&str| {
            titles
                .read(cell)
                .is_some_and(|it| it.column == Column::Player)
        };
        let has_players = cells.iter().any(is_player);
        for (column, four) in cells.array_windows().enumerate() {
            let before = column.checked_sub(1).and_then(|before| cells.get(before));
            // Without a column of players, these are their initials.
            let can_be_short = has_players || before.is_some_and(|it| it.is_empty());
            let after = cells.get(column + 4);
            let short = written_out(*four, can_be_short, after.copied(), titles);
            found.extend(short.map(|(after, title)| (index, column + after, title)));
        }
    }
    for (index, rows) in table.rows.array_windows::<4>().enumerate() {
        let after = table.rows.get(index + 4).map(|row| row.cell(0));
        let short = written_out(rows.each_ref().map(|row| row.cell(0)), true, after, titles);
        found.extend(short.map(|(after, title)| (index + after, 0, title)));
    }
    for (index, column, title) in found {
        if let Some(row) = table.rows.get_mut(index) {
            row.put(column, title.as_str());
        }
    }
}

/// The columns whose titles are short: of four cells that can name the rows, and of the penalties in the cell after them,
/// each with its place.
fn written_out(
    four: [&str; 4],
    can_be_short: bool,
    after: Option<&str>,
    titles: &Titles,
) -> impl Iterator<Item = (usize, Column)> + use<> {
    let is_title = |(cell, color): (&str, Color)| {
        let title = titles.read(cell);
        title.is_some_and(|it| it.column == Column::Row(color))
    };
    let are_short = can_be_short && are_short_rows(four);
    let has_penalties = after.is_some_and(|after| SHORT_PENALTIES.contains(&after))
        && (are_short || four.into_iter().zip(Color::ALL).all(is_title));
    let rows = (0..).zip(Color::ALL.map(Column::Row));
    let rows = rows.filter(move |_| are_short);
    rows.chain(has_penalties.then_some((4, Column::Penalties)))
}

fn are_short_rows(four: [&str; 4]) -> bool {
    if four.iter().any(|cell| cell.len() > MAX_SHORT_ROW) {
        return false;
    }
    let is = |(cell, short): (&str, &str)| cell.to_lowercase().trim_end_matches('.') == short;
    let mut known = SHORT_ROWS.into_iter();
    known.any(|known| four.into_iter().zip(known).all(is))
}

/// Titles the column of the players, where a table has none for the names before the rows.
pub(super) fn title_players(table: &mut Table, titles: &Titles) {
    let is_row = |look: &&Look| matches!(look.column(), Some(Column::Row(_)));
    let untitled = table.rows.iter().take(FIRST_ROWS).enumerate();
    let untitled = untitled.filter_map(|(index, row)| {
        let looks = table.looks(row, titles);
        let has_players = looks.iter().any(|it| it.column() == Some(Column::Player));
        let has_rows = looks.iter().filter(is_row).count() == Color::ALL.len();
        let before = looks
            .iter()
            .position(|look| is_row(&look))?
            .checked_sub(1)?;
        let is_untitled = has_rows && !has_players && row.cell(before).is_empty();
        is_untitled.then_some((index, before))
    });
    let untitled: Vec<(usize, usize)> = untitled.collect();
    for (index, column) in untitled {
        if let Some(row) = table.rows.get_mut(index) {
            row.put(column, Column::Player.as_str());
        }
    }
}

/// The columns that a table has, and the language of its titles.
pub(super) struct Columns {
    /// `None` for the names that programs use.
    pub(super) language: Option<Language>,
    /// What the titles say of the numbers of the rows, if they agree.
    pub(super) row_numbers: Option<RowNumbers>,
    /// The columns that are not read, by their titles.
    pub(super) others: Vec<String>,
    found: Vec<(Column, usize, String)>,
}

impl Columns {
    /// The columns of a table with this header.
    ///
    /// # Errors
    /// For a column that is there twice, and for columns that are missing: all of them are named, in the language of the
    /// header.
    pub(super) fn of(header: &TableRow, rows: &[TableRow], titles: &Titles) -> Result<Self, Error> {
        let mut columns = Self {
            language: titles.language(&header.cells),
            row_numbers: None,
            others: Vec::new(),
            found: Vec::new(),
        };
        let mut units = Vec::new();
        for (index, title) in header.cells.iter().enumerate() {
            let Some(known) = titles.read(title) else {
                if !title.is_empty() {
                    columns.others.push(quoted(title));
                }
                continue;
            };
            if !columns.take(known, index, title)? {
                columns.others.push(quoted(title));
                continue;
            }
            if let (Column::Row(_), Some(unit)) = (known.column, known.numbers) {
                units.push(unit);
            }
        }
        columns.read_versions(rows);
        let unit = units.first().copied();
        columns.row_numbers = unit.filter(|unit| units.iter().all(|other| other == unit));
        let missing = columns.missing();
        if !missing.is_empty() {
            let titles = missing.iter().map(|column| column.title(columns.language));
            let titles: Vec<String> = titles.collect();
            let detail = msg("column-missing").with("column", titles.join(", "));
            return Err(Error::invalid(detail));
        }
        Ok(columns)
    }

    /// Takes a column; of two of a kind, the one with the usual title, otherwise the first. Returns whether it was taken.
    ///
    /// # Errors
    /// For two columns with one title.
    fn take(&mut self, known: Title, index: usize, title: &str) -> Result<bool, Error> {
        let mut found = self.found.iter_mut();
        let Some(other) = found.find(|found| found.0 == known.column) else {
            self.found.push((known.column, index, title.to_owned()));
            return Ok(true);
        };
        if other.2.eq_ignore_ascii_case(title) {
            let detail = msg("column-repeated").with("column", quoted(title));
            return Err(Error::invalid(detail));
        }
        if known.is_usual {
            let replaced = std::mem::replace(other, (known.column, index, title.to_owned()));
            self.others.push(quoted(&replaced.2));
        }
        Ok(known.is_usual)
    }

    /// Takes the column of the games for that of the versions, if it names Qwixx.
    fn read_versions(&mut self, rows: &[TableRow]) {
        let names_qwixx = |index: usize| rows.iter().any(|row| is_qwixx(row.cell(index)));
        if self.index(Column::Variant).is_none()
            && self.index(Column::Game).is_some_and(names_qwixx)
        {
            let mut found = self.found.iter_mut();
            if let Some(game) = found.find(|found| found.0 == Column::Game) {
                game.0 = Column::Variant;
            }
        }
    }

    /// The columns without which no game can be read.
    fn missing(&self) -> Vec<Column> {
        let has = |column| self.index(column).is_some();
        let rows = Color::ALL.map(Column::Row);
        let mut missing = Vec::new();
        if !has(Column::Player) {
            missing.push(Column::Player);
        }
        // Some of the rows say nothing without the others.
        if rows.into_iter().any(has) {
            missing.extend(rows.into_iter().filter(|row| !has(*row)));
            // A column that is not known can be that of the penalties, without which totals are wrong.
            let may_be_there = !self.others.is_empty() && !has(Column::Total);
            if may_be_there && !has(Column::Penalties) {
                missing.push(Column::Penalties);
            }
        } else if !has(Column::Total) {
            missing.push(Column::Total);
        }
        missing
    }

    /// Where a column is in the rows; `None` if the table does not have it.
    pub(super) fn index(&self, column: Column) -> Option<usize> {
        let mut found = self.found.iter();
        found.find_map(|(known, index, _)| (*known == column).then_some(*index))
    }

    pub(super) fn cell<'a>(&self, row: &'a TableRow, column: Column) -> &'a str {
        let index = self.index(column);
        index.map(|index| row.cell(index)).unwrap_or_default()
    }

    /// The title of a column, as it is in the file.
    pub(super) fn title(&self, column: Column) -> &str {
        let mut found = self.found.iter();
        let title = found.find_map(|(known, _, title)| (*known == column).then_some(title));
        title.map_or(column.as_str(), |title| title)
    }
}

/// Whether a text names Qwixx, with or without a version.
pub(super) fn is_qwixx(text: &str) -> bool {
    qwixx_version(text, None).is_some()
}
