//! Tables of games, of whatever file: read as a whole, then looked at.

mod beside;
mod cells;
mod columns;
mod csv;
mod date;
mod day_columns;
mod decode;
mod evening;
mod heads;
mod line_games;
mod lines;
mod looks;
mod notes;
mod package;
mod points;
mod survey;
mod template;
mod titles;
mod turn;
mod wide;
mod wide_columns;
mod xlsx;

use std::cell::OnceCell;
use std::sync::Arc;

use super::answers::Answers;
use super::cpu_time::CpuBudget;
use super::game::reading::Reading;
use super::mistake::{ANY_TABLE, RowPlace, SourceLocation};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Language;
use cells::Cells;
pub(super) use csv::read as read_csv;
pub(super) use date::{DateForm, parse_date};
use looks::Look;
pub(super) use points::sum;
pub use template::{CSV_TEMPLATE, csv_template, xlsx_template};
use turn::Turned;
pub(super) use xlsx::read as read_workbook;

/// In how many of the first rows of a table its titles are looked for.
const FIRST_ROWS: usize = 20;

/// The most columns that a table can have; whatever is beyond is not a table of games.
const MAX_COLUMNS: usize = 200;

/// The most cells of a file.
const MAX_CELLS: usize = 3_000_000;

/// The most bytes of the cells of a file; several cells of a workbook can have one text.
const MAX_BYTES: usize = 32 * 1024 * 1024;

/// As how many cells a row counts beside its own.
const ROW_CELLS: usize = 8;

/// How many bytes of a cell are kept, more than any text of a game can have.
const MAX_CELL_BYTES: usize = 16 * 1024;

/// The tables of a file.
pub(super) struct Tables {
    pub(super) list: Vec<Table>,
    /// Whether the encoding of the text is only a guess.
    is_encoding_assumed: bool,
}

/// A table, of which only rows with a value are kept.
pub(super) struct Table {
    /// Its number in the file, from 0.
    number: usize,
    /// The name of its sheet; `None` for a text.
    sheet: Option<Arc<str>>,
    rows: Vec<TableRow>,
    /// Whether it is only a part of a sheet, on which there are others.
    is_piece: bool,
    /// Where its cells are in the file, if it was turned.
    turned: Option<Turned>,
    /// The number of the day before the first one, where days are numbers.
    first_day: i64,
}

/// A row of a table; a missing value is empty.
struct TableRow {
    /// The line of the file or the row of the sheet.
    number: u64,
    is_hidden: bool,
    /// Whether a blank line is before it.
    is_after_gap: bool,
    cells: Cells,
    /// What its cells look like, once that was asked for.
    looks: OnceCell<Box<[Look]>>,
}

impl Table {
    fn of(number: usize, sheet: Option<Arc<str>>, rows: Vec<TableRow>, first_day: i64) -> Self {
        Self {
            number,
            sheet,
            rows,
            is_piece: false,
            turned: None,
            first_day,
        }
    }

    /// Finds the rows after blank ones.
    fn find_gaps(&mut self) {
        let is_text = self.sheet.is_none();
        let mut next = None;
        for row in &mut self.rows {
            row.is_after_gap = next.is_some_and(|next| row.number > next);
            // In a text, a cell can have several lines.
            let breaks = row
                .cells
                .iter()
                .map(|cell| cell.matches('\n').count() as u64);
            let breaks = if is_text { breaks.sum() } else { 0 };
            next = Some(row.number + breaks + 1);
        }
    }

    fn place(&self, row: &TableRow) -> RowPlace {
        (self.number, row.number)
    }

    /// The location of a row; the sheet is named where several have games. That of a turned table is in its titles.
    fn location(&self, row: &TableRow, is_alone: bool) -> SourceLocation {
        let turned = self.turned.as_ref();
        self.location_of(turned.map_or(row.number, |turned| turned.line), is_alone)
    }

    fn location_of(&self, row: u64, is_alone: bool) -> SourceLocation {
        match &self.sheet {
            None => SourceLocation::Line(row),
            Some(sheet) => SourceLocation::Row {
                sheet: (!is_alone).then(|| Arc::clone(sheet)),
                row,
            },
        }
    }

    /// The row and column of a cell in the file.
    fn source(&self, row: &TableRow, column: usize) -> (u64, usize) {
        let own = (row.number, column);
        self.turned.as_ref().map_or(own, |turned| {
            let line = turned.lines.get(column).copied();
            let column = usize::try_from(row.number.saturating_sub(1));
            (line.unwrap_or(turned.line), column.unwrap_or_default())
        })
    }
}

impl TableRow {
    fn new(number: u64, is_hidden: bool, cells: Cells) -> Self {
        Self {
            number,
            is_hidden,
            is_after_gap: false,
            cells,
            looks: OnceCell::new(),
        }
    }

    /// Puts a text into a cell.
    fn put(&mut self, column: usize, text: &str) {
        self.cells = self.cells.with(column, text);
        self.looks = OnceCell::new();
    }

    fn cell(&self, index: usize) -> &str {
        self.cells.get(index)
    }
}

/// How many more cells a file can have, and bytes of them.
struct CellBudget {
    cells: usize,
    bytes: usize,
}

impl CellBudget {
    fn new() -> Self {
        Self {
            cells: MAX_CELLS,
            bytes: MAX_BYTES,
        }
    }

    fn take_row(&mut self, cells: usize) -> Result<(), Error> {
        let rest = self.cells.checked_sub(ROW_CELLS + cells);
        self.cells = rest.ok_or_else(too_many_cells)?;
        Ok(())
    }

    fn take_text(&mut self, text: &str) -> Result<(), Error> {
        let rest = self.bytes.checked_sub(text.len());
        self.bytes = rest.ok_or_else(too_many_cells)?;
        Ok(())
    }
}

fn too_many_cells() -> Error {
    Error::new(ErrorCode::TooLarge, "import-too-many-cells")
}

/// A cell as it is kept.
fn kept(text: &str) -> &str {
    let text = text.trim();
    &text[..text.floor_char_boundary(MAX_CELL_BYTES)]
}

/// The file has no table of games.
fn not_a_table() -> Error {
    Error::new(ErrorCode::Malformed, "import-not-a-table")
}

/// What is known before tables are read.
pub(super) struct ReadOptions<'a> {
    pub(super) boards: &'a rowlock_rules::KnownBoards,
    pub(super) today: chrono::NaiveDate,
    /// The language of the caller.
    pub(super) language: Language,
    pub(super) answers: &'a Answers,
    pub(super) budget: CpuBudget,
}

impl ReadOptions<'_> {
    /// Reads the games of all tables that have some.
    ///
    /// # Errors
    /// If none has any, or it takes too long to find them.
    pub(super) fn read(&self, mut tables: Tables) -> Result<Reading, Error> {
        let titles = titles::Titles::new();
        for table in &mut tables.list {
            table.find_gaps();
            self.correct(table);
            columns::write_out_rows(table, &titles);
        }
        let upright = tables.list.into_iter();
        let mut upright: Vec<Table> = upright
            .flat_map(|table| turn::upright(table, &titles))
            .collect();
        for table in &mut upright {
            columns::title_players(table, &titles);
            day_columns::join(table, &titles);
        }
        let tables_apart = beside::take_apart(upright, &titles, self.budget)?;
        let find = |tables| heads::find(tables, &titles, self.today, self.budget);
        let found = find(&tables_apart);
        let noted = match &found {
            Ok(_) => notes::NotedGames::default(),
            Err(_) => notes::titled(&tables_apart, &titles, self.today, self.budget)?,
        };
        let (tables_apart, found) = match found {
            Ok(found) => (&tables_apart, found),
            Err(error) if noted.tables.is_empty() => return Err(error),
            Err(_) => (&noted.tables, find(&noted.tables)?),
        };
        let survey = survey::Survey::of(self, &found);
        let mut reading = Reading {
            questions: survey.questions(tables.is_encoding_assumed),
            left_out: found.left_out(tables_apart),
            ..Reading::default()
        };
        for mistake in noted.mistakes {
            reading.wrong_games += 1;
            reading.add_mistake(mistake);
        }
        for headed in &found.list {
            match &headed.head {
                heads::Head::Lines(columns) => {
                    lines::read(self, &survey, headed, columns, &mut reading);
                }
                heads::Head::Wide(columns) => {
                    wide::read(self, &survey, headed, columns, &mut reading);
                }
            }
        }
        match reading.count() == 0 && reading.mistakes.is_empty() {
            true => Err(Error::invalid("import-no-games")),
            false => Ok(reading),
        }
    }

    /// Puts the corrected cells into a table, and takes out the rows that are to be left out.
    fn correct(&self, table: &mut Table) {
        let number = table.number;
        let Answers {
            cells, left_out, ..
        } = self.answers;
        if cells.is_empty() && left_out.is_empty() {
            return;
        }
        let is_kept = |row: &TableRow| {
            let places = [(number, row.number), (ANY_TABLE, row.number)];
            !places.iter().any(|place| left_out.contains(place))
        };
        table.rows.retain(is_kept);
        for row in &mut table.rows {
            let place = (number, row.number);
            for ((_, column), text) in cells.range((place, 0)..=(place, MAX_COLUMNS - 1)) {
                row.put(*column, text);
            }
        }
    }
}
