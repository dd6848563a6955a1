//! The tables of a file that have games, and the row in which their titles are.

use super::columns::Columns;
use super::titles::{Column, Titles};
use super::wide_columns::WideColumns;
use super::{Table, TableRow, not_a_table};
use crate::domain::error::Error;
use crate::groups::import::game::reading::LeftOut;

/// In how many of the first rows the titles are looked for.
const FIRST_ROWS: usize = 20;

/// The column that only tables have that this program exported.
const GAME_ID: &str = "game_id";

/// A table with games.
pub(super) struct HeadedTable<'a> {
    pub(super) table: &'a Table,
    pub(super) head: Head,
    pub(super) header: &'a TableRow,
    /// The rows below the titles.
    pub(super) rows: &'a [TableRow],
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
}

/// Finds the tables with games.
///
/// # Errors
/// If there is none: what the table that is nearest to one lacks.
pub(super) fn find(tables: &[Table]) -> Result<Heads<'_>, Error> {
    let titles = Titles::new();
    if tables.iter().any(is_own_export) {
        return Err(Error::invalid("import-own-export"));
    }
    let (mut list, mut first_error) = (Vec::new(), None);
    for table in tables {
        match head_of(table, &titles) {
            Ok(Some((index, head))) => {
                if let (Some(header), Some(rows)) =
                    (table.rows.get(index), table.rows.get(index + 1..))
                {
                    list.push(HeadedTable {
                        table,
                        head,
                        header,
                        rows,
                        is_alone: false,
                    });
                }
            }
            Ok(None) => {}
            Err(error) => first_error = first_error.or(Some(error)),
        }
    }
    // Beside tables of games, one without days sums them up.
    if list.iter().any(|headed| headed.head.has_dates()) {
        list.retain(|headed| headed.head.has_dates());
    }
    let is_alone = list.len() == 1;
    for headed in &mut list {
        headed.is_alone = is_alone;
    }
    if !list.is_empty() {
        return Ok(Heads { list });
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
            let is_read = self
                .list
                .iter()
                .any(|headed| headed.table.number == table.number);
            if let (false, Some(sheet)) = (is_read, &table.sheet) {
                left_out.sheet(sheet);
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
    fn has_dates(&self) -> bool {
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

/// The titles of a table, and the index of their row; `None` for a table without games.
///
/// # Errors
/// For a table of games that lacks a column.
fn head_of(table: &Table, titles: &Titles) -> Result<Option<(usize, Head)>, Error> {
    let known = |row: &TableRow| -> Vec<Column> {
        let found = row.cells.iter().filter_map(|title| titles.read(title));
        found.map(|title| title.column).collect()
    };
    let rows = || table.rows.iter().take(FIRST_ROWS).enumerate();
    let has_players = rows().find(|(_, row)| {
        let known = known(row);
        known.len() > 1 && known.contains(&Column::Player)
    });
    if let Some((index, row)) = has_players {
        let columns = Columns::of(row, titles);
        let below = table.rows.get(index + 1..).unwrap_or_default();
        match columns {
            Ok(columns) => return Ok(Some((index, Head::Lines(columns)))),
            Err(error) if has_names(row, below, titles) => return Err(error),
            // The column can say how many they were.
            Err(_) => {}
        }
    }
    let wide = rows().filter_map(|(index, row)| {
        let below = table.rows.get(index + 1..)?;
        let columns = WideColumns::of(row, below, titles, table.first_day)?;
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
        Some((_, row)) => Columns::of(row, titles).map(|_| None),
        None => Ok(None),
    }
}

/// Whether the column of the players has names.
fn has_names(header: &TableRow, rows: &[TableRow], titles: &Titles) -> bool {
    let is_players = |title: &str| {
        titles
            .read(title)
            .is_some_and(|it| it.column == Column::Player)
    };
    let column = header.cells.iter().position(is_players);
    let has_letters = |text: &str| text.chars().any(char::is_alphabetic);
    column.is_some_and(|column| rows.iter().any(|row| has_letters(row.cell(column))))
}
