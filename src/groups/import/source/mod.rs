//! Where the rows of a table come from: a text, or the sheet of a workbook.

mod csv;
mod decode;
mod newlines;
mod unpack;
mod xlsx;

use std::ops::ControlFlow;

use super::SourceLocation;
use crate::domain::error::Error;
pub(super) use csv::CsvTable;
pub(super) use xlsx::XlsxTable;

/// The most columns that a table can have; whatever is beyond is not a table of games.
pub(in crate::groups::import) const MAX_COLUMNS: usize = 200;

/// A row of a table with at least one value; a missing value is empty.
pub(in crate::groups::import) struct TableRow {
    /// The line of the file or the row of the sheet.
    pub(in crate::groups::import) number: u64,
    pub(in crate::groups::import) cells: Vec<String>,
}

impl TableRow {
    pub(in crate::groups::import) fn cell(&self, index: usize) -> &str {
        self.cells
            .get(index)
            .map(String::as_str)
            .unwrap_or_default()
    }

    /// Sets a value in one of the first [`MAX_COLUMNS`].
    pub(in crate::groups::import) fn put(&mut self, column: usize, text: String) {
        if self.cells.len() <= column {
            self.cells.resize(column + 1, String::new());
        }
        if let Some(cell) = self.cells.get_mut(column) {
            *cell = text;
        }
    }
}

/// The first row of a table; `None` if it has none.
pub(in crate::groups::import) fn header(
    source: &mut impl TableSource,
) -> Result<Option<TableRow>, Error> {
    let mut first = None;
    source.read(&mut |row| {
        first = Some(row);
        ControlFlow::Break(())
    })?;
    Ok(first)
}

/// A file with a table; it can be read several times.
pub(in crate::groups::import) trait TableSource {
    /// Gives the rows that have a value in their order, until `take` breaks off.
    fn read(&mut self, take: &mut dyn FnMut(TableRow) -> ControlFlow<()>) -> Result<(), Error>;

    fn location(&self, row: u64) -> SourceLocation;

    /// Whether the encoding of the text is only a guess.
    fn is_encoding_assumed(&self) -> bool;

    /// Whether texts that a spreadsheet could run as formulas were escaped when the table was exported.
    fn is_escaped(&self) -> bool;
}

/// The column that only tables have that this program exported.
pub(in crate::groups::import) const GAME_ID: &str = "game_id";

/// Whether a table with this first row is exported, of games or of scores.
pub(in crate::groups::import) fn is_export(header: &[String]) -> bool {
    header.iter().any(|title| is_titled(title, GAME_ID))
}

/// Whether a table with this first row lists the games of an exported workbook, without their players.
fn is_list_of_games(header: &[String]) -> bool {
    is_export(header) && !header.iter().any(|title| is_titled(title, "player"))
}

fn is_titled(title: &str, name: &str) -> bool {
    title.trim().eq_ignore_ascii_case(name)
}
