//! CSV tables, as spreadsheets of several countries save them.

use csv::{ReaderBuilder, StringRecord};

use super::cells::Cells;
use super::decode::decoded;
use super::{CellBudget, MAX_COLUMNS, Table, TableRow, Tables, kept, not_a_table};
use crate::domain::error::{Error, ErrorCode};

/// What can separate the cells of a line.
const DELIMITERS: [char; 4] = [',', ';', '\t', '|'];

/// How many lines are looked at to find the delimiter.
const FIRST_LINES: usize = 20;

/// Reads a text as a table.
///
/// # Errors
/// [`ErrorCode::Malformed`] for what is no table, [`ErrorCode::TooLarge`] for too many cells.
pub(in crate::groups::import) fn read(bytes: Vec<u8>) -> Result<Tables, Error> {
    let (text, is_encoding_assumed) = decoded(bytes);
    // No table has such a character, and every picture does.
    if text.contains('\0') {
        return Err(not_a_table());
    }
    let start = text.trim_start();
    if start.starts_with("<?xml") || start.starts_with("<plays") {
        return Err(Error::new(ErrorCode::Malformed, "import-xml"));
    }
    let named = named_delimiter(text.lines().next().unwrap_or_default());
    let text = aligned(&text).unwrap_or(text);
    let delimiter = named.unwrap_or_else(|| usual_delimiter(&text));
    let mut table = Table::of(0, None, Vec::new(), 0);
    // With a line break behind the last line, too, each line has one.
    let lines = std::io::Read::chain(text.as_bytes(), &b"\n"[..]);
    let mut reader = ReaderBuilder::new()
        .delimiter(u8::try_from(delimiter).unwrap_or(b','))
        .has_headers(false)
        // A quote without an end would hold the rest of the file.
        .quoting(text.bytes().filter(|&byte| byte == b'"').count() % 2 == 0)
        .flexible(true)
        .from_reader(lines);
    let mut budget = CellBudget::new();
    let mut is_delimiter_line = named.is_some();
    let mut record = StringRecord::new();
    // What the parser says is English, and of no use to people.
    while reader.read_record(&mut record).map_err(|_| not_a_table())? {
        let is_blank = record.iter().all(|cell| cell.trim().is_empty());
        if is_blank || std::mem::take(&mut is_delimiter_line) {
            continue;
        }
        if record
            .iter()
            .skip(MAX_COLUMNS)
            .any(|cell| !cell.trim().is_empty())
        {
            return Err(not_a_table());
        }
        // Blank lines before it were read with it, and line breaks in its cells are lines of the file.
        let breaks = record.as_slice().matches('\n').count() as u64 + 1;
        let number = reader.position().line().saturating_sub(breaks);
        let cells = Cells::of(record.iter().take(MAX_COLUMNS).map(kept));
        budget.take_row(cells.len())?;
        budget.take_text(record.as_slice())?;
        table.rows.push(TableRow::new(number, false, cells));
    }
    Ok(Tables {
        list: vec![table],
        is_encoding_assumed,
    })
}

/// A text whose columns are aligned by two spaces and more, with tabs in their place; `None` for any other, and if a line
/// lacks a cell, as nothing says which.
fn aligned(text: &str) -> Option<String> {
    if text.contains(DELIMITERS) {
        return None;
    }
    let lines = text.lines().map(str::trim);
    let lines = lines.map(|line| {
        let cells = line.split("  ").filter(|cell| !cell.is_empty());
        cells.map(str::trim).collect::<Vec<_>>()
    });
    let mut widths = lines.clone().map(|cells| cells.len());
    let width = widths.clone().max().filter(|width| *width > 1)?;
    widths.all(|it| it <= 1 || it == width).then(|| {
        lines
            .map(|cells| cells.join("\t"))
            .collect::<Vec<_>>()
            .join("\n")
    })
}

/// The delimiter of a line such as `sep=;`.
fn named_delimiter(line: &str) -> Option<char> {
    let line = line.trim_matches(['"', ' ']).to_lowercase();
    let mut letters = line.strip_prefix("sep=")?.chars();
    let delimiter = letters.next()?;
    (letters.next().is_none() && DELIMITERS.contains(&delimiter)).then_some(delimiter)
}

/// The delimiter that most of the first lines have; of two with as many lines, the one that occurs more often.
fn usual_delimiter(text: &str) -> char {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<&str> = lines.take(FIRST_LINES).collect();
    let count = |delimiter: &char| {
        let counts = lines.iter().map(|line| line.matches(*delimiter).count());
        let counts: Vec<usize> = counts.filter(|&count| count > 0).collect();
        (counts.len(), counts.iter().sum::<usize>())
    };
    // Of those with the most, the first one of the list.
    let usual = DELIMITERS.into_iter().rev().max_by_key(count);
    usual.unwrap_or(',')
}
