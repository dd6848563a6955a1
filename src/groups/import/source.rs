//! Where the rows of a table come from: a text, or the sheet of a workbook.

use std::ops::ControlFlow;

use super::SourceLocation;
use crate::domain::error::Error;

/// The most columns that a table can have; whatever is beyond is not a table of games.
pub(super) const MAX_COLUMNS: usize = 200;

/// A row of a table with at least one value; a missing value is empty.
pub(super) struct TableRow {
    /// The line of the file or the row of the sheet.
    pub(super) number: u64,
    pub(super) cells: Vec<String>,
}

impl TableRow {
    pub(super) fn cell(&self, index: usize) -> &str {
        self.cells
            .get(index)
            .map(String::as_str)
            .unwrap_or_default()
    }

    /// Sets a value in one of the first [`MAX_COLUMNS`].
    pub(super) fn put(&mut self, column: usize, text: String) {
        if self.cells.len() <= column {
            self.cells.resize(column + 1, String::new());
        }
        if let Some(cell) = self.cells.get_mut(column) {
            *cell = text;
        }
    }
}

/// A file with a table; it can be read several times.
pub(super) trait TableSource {
    /// Gives the rows that have a value in their order, until `take` breaks off.
    fn read(&mut self, take: &mut dyn FnMut(TableRow) -> ControlFlow<()>) -> Result<(), Error>;

    fn location(&self, row: u64) -> SourceLocation;

    /// Whether the encoding of the text is only a guess.
    fn is_encoding_assumed(&self) -> bool;
}
