//! The tables of a file that have games, and the row in which their titles are.

use chrono::NaiveDate;

use super::columns::Columns;
use super::date::DateForm;
use super::evening::{self, day_within, year_within};
use super::looks::{Content, Look};
use super::titles::{Column, Titles};
use super::wide_columns::WideColumns;
use super::{FIRST_ROWS, Table, TableRow, not_a_table};
use crate::domain::error::Error;
use crate::groups::import::answers::DateOrder;
use crate::groups::import::cpu_time::CpuBudget;
use crate::groups::import::game::reading::LeftOut;
use crate::groups::import::mistake::{
    ImportMistake, MistakenCell, MistakenRow, RowPlace, SourceLocation, quoted,
};

/// The column that only tables have that this program exported.
const GAME_ID: &str = "game_id";

/// A table with games.
pub(super) struct HeadedTable<'a> {
    pub(super) table: &'a Table,
    pub(super) head: Head,
    pub(super) header: &'a TableRow,
    /// The rows below the titles.
    pub(super) rows: &'a [TableRow],
    /// The year that its titles name.
    pub(super) year: Option<i32>,
    /// Whether it is the only one with games.
    pub(super) is_alone: bool,
}

/// The form of a table.
pub(super) enum Head {
    /// Each row is a player of a game.
    Lines(Columns),
    /// Each row is a game, each column a player.
    Wide(WideColumns),
}

/// The tables with games of a file.
pub(super) struct Heads<'a> {
    pub(super) list: Vec<HeadedTable<'a>>,
    /// Tables that are not read, as they only sum up the others.
    sums: Vec<HeadedTable<'a>>,
}

/// Finds the tables with games.
///
/// # Errors
/// If there is none: what the table that is nearest to one lacks. If that takes too long.
pub(super) fn find<'a>(
    tables: &'a [Table],
    titles: &Titles,
    today: NaiveDate,
    budget: CpuBudget,
) -> Result<Heads<'a>, Error> {
    if tables.iter().any(is_own_export) {
        return Err(Error::invalid("import-own-export"));
    }
    let (mut list, mut first_error) = (Vec::new(), None);
    for table in tables {
        for rows in parts(table, titles) {
            budget.check()?;
            match head_of(table, rows, titles) {
                Ok(Some((index, head))) => {
                    if let (Some(header), Some(rows)) = (rows.get(index), rows.get(index + 1..)) {
                        list.push(HeadedTable {
                            table,
                            head,
                            header,
                            rows,
                            year: evening::titles(table, header)
                                .find_map(|title| year_within(title, today)),
                            is_alone: true,
                        });
                    }
                }
                Ok(None) => {}
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
    }
    // Beside tables of games, one without days sums them up.
    let has_dates = list.iter().any(HeadedTable::has_dates);
    let is_read = |headed: &HeadedTable<'_>| !has_dates || headed.has_dates();
    let (mut list, sums): (Vec<_>, Vec<_>) = list.into_iter().partition(is_read);
    let first = list.first().map(|headed| headed.table.number);
    let is_alone = list.iter().all(|headed| Some(headed.table.number) == first);
    for headed in &mut list {
        headed.is_alone = is_alone;
    }
    if !list.is_empty() {
        return Ok(Heads { list, sums });
    }
    let is_empty = tables.iter().all(|table| table.rows.is_empty());
    Err(match first_error {
        Some(error) => error,
        None if is_empty => Error::invalid("import-empty"),
        None => not_a_table(),
    })
}

impl Heads<'_> {
    /// The sheets without games, the columns that are not read, and how many rows are hidden.
    pub(super) fn left_out(&self, tables: &[Table]) -> LeftOut {
        let mut left_out = LeftOut::default();
        for table in tables.iter().filter(|table| !table.rows.is_empty()) {
            let mut read = self.list.iter();
            let is_read = read.any(|headed| headed.table.number == table.number);
            if let (false, Some(sheet)) = (is_read, &table.sheet) {
                left_out.sheet(sheet);
            }
            let is_this = |headed: &HeadedTable<'_>| std::ptr::eq(headed.table, table);
            if is_read && table.is_piece && !self.list.iter().any(is_this) {
                let titles = table.rows.first().into_iter();
                for title in titles
                    .flat_map(|row| row.cells.iter())
                    .filter(|title| !title.is_empty())
                {
                    left_out.column(quoted(title));
                }
            }
        }
        for headed in self.sums.iter().filter(|headed| !headed.table.is_piece) {
            let mut read = self.list.iter();
            if read.any(|other| other.table.number == headed.table.number) {
                let is_alone = self.list.iter().all(|headed| headed.is_alone);
                left_out.row(headed.table.location(headed.header, is_alone));
            }
        }
        for headed in &self.list {
            let others = match &headed.head {
                Head::Lines(columns) => &columns.others,
                Head::Wide(columns) => &columns.others,
            };
            for title in others {
                left_out.column(title.clone());
            }
            for letters in headed.untitled() {
                left_out.column(letters);
            }
            left_out.hidden += headed.rows.iter().filter(|row| row.is_hidden).count();
        }
        left_out
    }
}

impl HeadedTable<'_> {
    /// Whether days are written beside its games, above them or between them.
    fn has_dates(&self) -> bool {
        let form = DateForm::of(DateOrder::DayFirst, self.table.first_day);
        let between = self.rows.iter().filter_map(evening::title);
        let mut titles = evening::titles(self.table, self.header).chain(between);
        self.head.has_dates() || titles.any(|title| day_within(title, form).is_some())
    }

    /// A mistake in a row, and in its cell of this column if it is in a single one.
    pub(super) fn mistake(
        &self,
        row: &TableRow,
        column: Option<usize>,
        error: Error,
    ) -> ImportMistake {
        let table = self.table;
        let mut mistaken = MistakenRow {
            place: table.place(row),
            cell: None,
            is_line: table.turned.is_none(),
        };
        let mut location = table.location(row, self.is_alone);
        if let Some(column) = column {
            let (line, source) = table.source(row, column);
            mistaken.place.1 = line;
            mistaken.cell = Some(MistakenCell {
                column: source,
                title: self.header.cell(column).to_owned(),
                text: row.cell(column).to_owned(),
            });
            location = table.location_of(line, self.is_alone);
        }
        ImportMistake {
            location,
            row: Some(Box::new(mistaken)),
            error,
        }
    }

    /// The places of the rows of a game; none in a turned table, of which no row can be left out.
    pub(super) fn place(&self, row: &TableRow) -> Option<(RowPlace, SourceLocation)> {
        let location = self.table.location(row, self.is_alone);
        let is_line = self.table.turned.is_none();
        is_line.then(|| (self.table.place(row), location))
    }

    /// The columns with values but without a title, by their letters.
    fn untitled(&self) -> Vec<String> {
        let date = match &self.head {
            Head::Lines(_) => None,
            Head::Wide(columns) => columns.date,
        };
        let width = self.rows.iter().map(|row| row.cells.len()).max();
        let columns = 0..width.unwrap_or_default();
        let columns = columns.filter(|&index| {
            let has_values = || self.rows.iter().any(|row| !row.cell(index).is_empty());
            self.header.cell(index).is_empty() && date != Some(index) && has_values()
        });
        columns.map(letters).collect()
    }
}

/// The letters of a column in a spreadsheet.
fn letters(index: usize) -> String {
    let letter = |index: usize| char::from(b'A' + u8::try_from(index % 26).unwrap_or_default());
    match index / 26 {
        0 => letter(index).to_string(),
        more => format!("{}{}", letter(more - 1), letter(index)),
    }
}

impl Head {
    pub(super) fn has_dates(&self) -> bool {
        match self {
            Self::Lines(columns) => columns.index(Column::Date).is_some(),
            Self::Wide(columns) => columns.date.is_some(),
        }
    }
}

fn is_own_export(table: &Table) -> bool {
    let mut rows = table.rows.iter().take(FIRST_ROWS);
    rows.any(|row| {
        row.cells
            .iter()
            .any(|cell| cell.eq_ignore_ascii_case(GAME_ID))
    })
}

/// The tables that stand one below another on a sheet: each begins with its titles.
pub(super) fn parts<'a>(table: &'a Table, titles: &Titles) -> Vec<&'a [TableRow]> {
    let has_titles = |row: &TableRow| {
        let cells = || row.cells.iter().filter(|cell| !cell.is_empty());
        // Most rows have numbers.
        if !cells().all(|cell| cell.chars().any(char::is_alphabetic)) {
            return false;
        }
        let looks = table.looks(row, titles);
        let known = known(looks);
        let is_head = known.contains(&Column::Player) || known.contains(&Column::Date);
        is_head
            && known.len() + usize::from(known.contains(&Column::Date)) > 1
            && cells().count() > 1
            && looks.iter().all(|look| look.content != Content::Day)
    };
    let rows = table.rows.iter().enumerate();
    let heads = rows
        .filter(|(_, row)| has_titles(row))
        .map(|(index, _)| index);
    let ends = heads.skip(1).chain([table.rows.len()]);
    let mut begin = 0;
    let part = |end: usize| {
        let part = table.rows.get(begin..end);
        begin = end;
        part.unwrap_or_default()
    };
    ends.map(part).collect()
}

/// The columns that a row of titles names.
fn known(looks: &[Look]) -> Vec<Column> {
    looks.iter().filter_map(|look| look.column()).collect()
}

/// The titles of a table, and the index of their row; `None` for a table without games.
///
/// # Errors
/// For a table of games that lacks a column.
pub(super) fn head_of(
    table: &Table,
    all: &[TableRow],
    titles: &Titles,
) -> Result<Option<(usize, Head)>, Error> {
    let known = |row: &TableRow| known(table.looks(row, titles));
    let rows = || all.iter().take(FIRST_ROWS).enumerate();
    let below = |index: usize| all.get(index + 1..).unwrap_or_default();
    let has_players = rows().find(|(_, row)| {
        let known = known(row);
        known.len() > 1 && known.contains(&Column::Player)
    });
    if let Some((index, row)) = has_players {
        match Columns::of(row, below(index), titles) {
            Ok(columns) => return Ok(Some((index, Head::Lines(columns)))),
            Err(error) if has_names(table, row, below(index), titles) => return Err(error),
            // The column can say how many they were.
            Err(_) => {}
        }
    }
    let wide = rows().filter_map(|(index, row)| {
        let columns = WideColumns::of(table, row, below(index), titles)?;
        Some((index, columns))
    });
    // Titles above the head can look like players, too; the first of those that tell the most.
    let wide = wide.max_by_key(|(index, columns)| {
        (
            columns.has_titled_date,
            columns.players.len(),
            usize::MAX - index,
        )
    });
    if let Some((index, columns)) = wide {
        return Ok(Some((index, Head::Wide(columns))));
    }
    // What is nearest to a table of games says what it lacks.
    match rows().find(|(_, row)| known(row).len() > 1) {
        Some((_, row)) => Columns::of(row, &[], titles).map(|_| None),
        None => Ok(None),
    }
}

/// Whether the column of the players has names.
fn has_names(table: &Table, header: &TableRow, rows: &[TableRow], titles: &Titles) -> bool {
    let mut looks = table.looks(header, titles).iter();
    let column = looks.position(|look| look.column() == Some(Column::Player));
    let has_letters = |text: &str| text.chars().any(char::is_alphabetic);
    column.is_some_and(|column| rows.iter().any(|row| has_letters(row.cell(column))))
}
