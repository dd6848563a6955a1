//! Tables in workbooks of spreadsheets.

use std::fs::File;
use std::io::{BufReader, Seek};
use std::ops::ControlFlow;

use calamine::{Cell, DataRef, ExcelDateTime, Reader, Xlsx};

use super::unpack::{check, unreadable};
use super::{MAX_COLUMNS, TableRow, TableSource, header, is_list_of_games};
use crate::domain::error::{Error, ErrorCode};
use crate::groups::import::SourceLocation;

/// The most sheets of a workbook that are looked at.
const MAX_SHEETS: usize = 50;

/// The most cells of a sheet that are read.
const MAX_CELLS: usize = 2_000_000;

/// The first sheet of a workbook that has a value; of an exported workbook the sheet with the scores.
pub(in crate::groups::import) struct XlsxTable<'a> {
    workbook: Xlsx<BufReader<&'a File>>,
    sheet: String,
    /// Whether it is in a workbook as this program exports it, not in one that a spreadsheet made of a table.
    is_exported: bool,
}

impl<'a> XlsxTable<'a> {
    /// Checks and opens a workbook.
    pub(in crate::groups::import) fn open(mut file: &'a File) -> Result<Self, Error> {
        check(file)?;
        file.rewind().map_err(|error| unreadable(&error))?;
        let workbook = Xlsx::new(BufReader::new(file));
        let mut workbook = workbook.map_err(|error| unreadable(&error))?;
        let names = workbook.sheet_names();
        if names.len() > MAX_SHEETS {
            return Err(Error::new(ErrorCode::TooLarge, "import-too-large"));
        }
        let mut list_of_games = None;
        for sheet in names {
            let is_exported = list_of_games.is_some();
            let mut table = Self {
                workbook,
                sheet,
                is_exported,
            };
            // Sheets of charts have no cells.
            let header = header(&mut table).ok().flatten();
            match header {
                Some(header) if is_list_of_games(&header.cells) => {
                    list_of_games = list_of_games.or(Some(table.sheet));
                }
                Some(_) => return Ok(table),
                None => {}
            }
            workbook = table.workbook;
        }
        // Without the scores of its games, its columns are refused.
        let sheet = list_of_games.ok_or_else(|| Error::invalid("import-empty"))?;
        Ok(Self {
            workbook,
            sheet,
            is_exported: true,
        })
    }
}

impl TableSource for XlsxTable<'_> {
    fn read(&mut self, take: &mut dyn FnMut(TableRow) -> ControlFlow<()>) -> Result<(), Error> {
        let cells = self.workbook.worksheet_cells_reader(&self.sheet);
        let mut cells = cells.map_err(|error| unreadable(&error))?;
        let mut row = TableRow::empty(1);
        for _ in 0..MAX_CELLS {
            let cell = cells.next_cell().map_err(|error| unreadable(&error))?;
            let Some(cell) = cell else {
                if !row.cells.is_empty() {
                    let _ = take(row);
                }
                return Ok(());
            };
            let (above, column) = cell.get_position();
            let number = u64::from(above) + 1;
            if number < row.number {
                return Err(unreadable(&"the rows are not in order"));
            }
            if number > row.number {
                let done = std::mem::replace(&mut row, TableRow::empty(number));
                if !done.cells.is_empty() && take(done).is_break() {
                    return Ok(());
                }
            }
            let text = text(&cell);
            if !text.is_empty() {
                let column = usize::try_from(column).unwrap_or(MAX_COLUMNS);
                if column >= MAX_COLUMNS {
                    return Err(Error::new(ErrorCode::Malformed, "import-not-a-table"));
                }
                row.put(column, text);
            }
        }
        Err(Error::new(ErrorCode::TooLarge, "import-too-large"))
    }

    fn location(&self, row: u64) -> SourceLocation {
        SourceLocation::Row(row)
    }

    fn is_encoding_assumed(&self) -> bool {
        false
    }

    fn is_escaped(&self) -> bool {
        !self.is_exported
    }
}

impl TableRow {
    fn empty(number: u64) -> Self {
        Self {
            number,
            cells: Vec::new(),
        }
    }
}

/// What a table as CSV would have in this cell.
fn text(cell: &Cell<DataRef<'_>>) -> String {
    match cell.get_value() {
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::String(text) => text.trim().to_owned(),
        DataRef::SharedString(text) => text.trim().to_owned(),
        DataRef::Bool(value) => value.to_string(),
        DataRef::DateTime(time) => day(time),
        DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.trim().to_owned(),
        DataRef::Error(error) => error.to_string(),
        DataRef::Empty => String::new(),
    }
}

/// The day of a time; a number that is none, such as a length, stays a number.
fn day(time: &ExcelDateTime) -> String {
    // Days count from 1900; the last one is in 9999.
    if !time.is_datetime() || !(1.0..2_958_466.0).contains(&time.as_f64()) {
        return time.as_f64().to_string();
    }
    let (year, month, day, ..) = time.to_ymd_hms_milli();
    format!("{year:04}-{month:02}-{day:02}")
}
