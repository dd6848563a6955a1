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
}

/// A file with a table; it can be read several times.
pub(super) trait TableSource {
    /// Gives the rows that have a value in their order, until `take` breaks off.
    fn read(&mut self, take: &mut dyn FnMut(TableRow) -> ControlFlow<()>) -> Result<(), Error>;

    fn location(&self, row: u64) -> SourceLocation;
}
