//! Tables in workbooks: the sheets and their texts, nothing else of what a workbook has.
//!
//! Formats are not read: a day that is a number is told by its column.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{BufReader, Read, Seek};
use std::sync::Arc;

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use zip::ZipArchive;

use super::{CellBudget, MAX_CELL_BYTES, MAX_COLUMNS, Table, TableRow, Tables, kept, not_a_table};
use crate::domain::error::{Error, ErrorCode};

/// The most bytes of a packed workbook; a table of 80,000 rows has about three million.
const MAX_PACKED: u64 = 8 * 1024 * 1024;

/// The most bytes that what is read of a workbook unpacks to.
const MAX_UNPACKED: u64 = 64 * 1024 * 1024;

/// The most files in a workbook.
const MAX_FILES: usize = 500;

/// The most sheets of a workbook.
const MAX_SHEETS: usize = 50;

/// The most different texts of a workbook.
const MAX_TEXTS: usize = 300_000;

/// The days between the first days of the two calendars that workbooks can have.
const DAYS_TO_1904: i64 = 1462;

/// A sheet as the workbook lists it.
struct SheetEntry {
    name: String,
    is_hidden: bool,
    /// The id of its file among the relationships of the workbook.
    file: String,
}

/// The files of a workbook, and how much of them can still be unpacked.
struct Package<'a> {
    archive: ZipArchive<BufReader<&'a File>>,
    rest: u64,
}

/// Reads all sheets of a workbook; those that it hides come last.
///
/// # Errors
/// [`ErrorCode::TooLarge`] for too many bytes, files, sheets, texts or cells; [`ErrorCode::Malformed`] for what is not a
/// workbook, or is encrypted.
pub(in crate::groups::import) fn read(mut file: &File) -> Result<Tables, Error> {
    file.rewind().map_err(unreadable)?;
    if file.metadata().map_err(unreadable)?.len() > MAX_PACKED {
        return Err(too_large());
    }
    let archive = ZipArchive::new(BufReader::new(file)).map_err(unreadable)?;
    if archive.len() > MAX_FILES {
        return Err(too_large());
    }
    let mut package = Package {
        archive,
        rest: MAX_UNPACKED,
    };
    let workbook = package.text("xl/workbook.xml")?;
    let workbook = workbook.ok_or_else(|| unreadable("there is no workbook"))?;
    let (mut sheets, first_day) = sheets(&workbook)?;
    sheets.sort_by_key(|sheet| sheet.is_hidden);
    let links = package.text("xl/_rels/workbook.xml.rels")?;
    let links = links
        .as_deref()
        .map(targets)
        .transpose()?
        .unwrap_or_default();
    let texts = package.text("xl/sharedStrings.xml")?;
    let texts = texts.as_deref().map(shared_texts).transpose()?;
    let texts = texts.unwrap_or_default();
    let (mut budget, mut seen) = (CellBudget::new(), HashSet::new());
    let mut list = Vec::new();
    for sheet in sheets {
        // Each file once, however often it is named.
        let Some(path) = links.get(&sheet.file).filter(|path| seen.insert(*path)) else {
            continue;
        };
        let Some(text) = package.text(path)? else {
            continue;
        };
        list.push(Table {
            number: list.len(),
            sheet: Some(Arc::from(kept(&sheet.name))),
            rows: rows(&text, &texts, &mut budget)?,
            first_day,
        });
    }
    if list.is_empty() {
        return Err(unreadable("there is no sheet"));
    }
    Ok(Tables {
        list,
        is_encoding_assumed: false,
    })
}

impl Package<'_> {
    /// Unpacks a file, whose name can be in any case; `None` if there is none.
    fn text(&mut self, path: &str) -> Result<Option<String>, Error> {
        let mut indexes = 0..self.archive.len();
        let index = indexes.find(|&index| {
            let name = self.archive.name_for_index(index).and_then(Result::ok);
            name.is_some_and(|name| name.trim_start_matches('/').eq_ignore_ascii_case(path))
        });
        let Some(index) = index else {
            return Ok(None);
        };
        let packed = self.archive.by_index(index).map_err(unreadable)?;
        let mut bytes = Vec::new();
        // What the archive says of the length may be wrong.
        let said = usize::try_from(packed.size().min(self.rest)).unwrap_or_default();
        bytes.reserve_exact(said + 1);
        packed
            .take(self.rest + 1)
            .read_to_end(&mut bytes)
            .map_err(unreadable)?;
        let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        self.rest = self.rest.checked_sub(length).ok_or_else(too_large)?;
        let text = String::from_utf8(bytes).map_err(unreadable)?;
        Ok(Some(text.trim_start_matches('\u{feff}').to_owned()))
    }
}

/// The sheets of a workbook, and how many days its calendar begins later than usual.
fn sheets(workbook: &str) -> Result<(Vec<SheetEntry>, i64), Error> {
    let mut reader = Reader::from_str(workbook);
    let (mut sheets, mut first_day) = (Vec::new(), 0);
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) | Event::Empty(tag) => match tag.local_name().as_ref() {
                "sheet" => {
                    if sheets.len() == MAX_SHEETS {
                        return Err(too_large());
                    }
                    sheets.push(SheetEntry {
                        name: attribute(&tag, "name")?.unwrap_or_default(),
                        is_hidden: attribute(&tag, "state")?.is_some_and(|it| it != "visible"),
                        file: attribute(&tag, "id")?.unwrap_or_default(),
                    });
                }
                "workbookPr" if is_set(&tag, "date1904")? => first_day = DAYS_TO_1904,
                _ => {}
            },
            Event::Eof => return Ok((sheets, first_day)),
            _ => {}
        }
    }
}

/// The paths of the files that a workbook refers to, by their ids.
fn targets(links: &str) -> Result<HashMap<String, String>, Error> {
    let mut reader = Reader::from_str(links);
    let mut targets = HashMap::new();
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) | Event::Empty(tag)
                if tag.local_name().as_ref() == "Relationship" =>
            {
                if targets.len() == MAX_FILES {
                    return Err(too_large());
                }
                let (id, target) = (attribute(&tag, "Id")?, attribute(&tag, "Target")?);
                if let (Some(id), Some(target)) = (id, target) {
                    let path = match target.strip_prefix('/') {
                        Some(path) => path.to_owned(),
                        None => format!("xl/{}", target.trim_start_matches("./")),
                    };
                    targets.insert(id, path);
                }
            }
            Event::Eof => return Ok(targets),
            _ => {}
        }
    }
}

/// The texts that the cells of all sheets refer to by their number.
fn shared_texts(text: &str) -> Result<Vec<String>, Error> {
    let mut reader = Reader::from_str(text);
    let mut texts = Vec::new();
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) if tag.local_name().as_ref() == "si" => {
                if texts.len() == MAX_TEXTS {
                    return Err(too_large());
                }
                texts.push(kept(&text_until(&mut reader, "si")?));
            }
            Event::Empty(tag) if tag.local_name().as_ref() == "si" => {
                if texts.len() == MAX_TEXTS {
                    return Err(too_large());
                }
                texts.push(String::new());
            }
            Event::Eof => return Ok(texts),
            _ => {}
        }
    }
}

/// The text of the `t` elements up to an end tag, without what says how it is pronounced.
fn text_until(reader: &mut Reader<&[u8]>, end: &str) -> Result<String, Error> {
    let (mut text, mut is_text, mut is_reading) = (String::new(), false, false);
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) => match tag.local_name().as_ref() {
                "t" => is_text = true,
                "rPh" => is_reading = true,
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                "t" => is_text = false,
                "rPh" => is_reading = false,
                name if name == end => return Ok(text),
                _ => {}
            },
            Event::Eof => return Err(unreadable("a text has no end")),
            event if is_text && !is_reading => append(&mut text, &event)?,
            _ => {}
        }
    }
}

/// Appends what an event has of a text, as long as it is kept.
fn append(text: &mut String, event: &Event<'_>) -> Result<(), Error> {
    if text.len() > MAX_CELL_BYTES {
        return Ok(());
    }
    match event {
        Event::Text(part) => text.push_str(&part.xml10_content()),
        Event::CData(part) => text.push_str(part),
        Event::GeneralRef(reference) => {
            let letter = reference.resolve_char_ref().map_err(unreadable)?;
            let letter = letter.or(match reference.as_ref() {
                "amp" => Some('&'),
                "lt" => Some('<'),
                "gt" => Some('>'),
                "quot" => Some('"'),
                "apos" => Some('\''),
                _ => None,
            });
            text.extend(letter);
        }
        _ => {}
    }
    Ok(())
}

/// The rows of a sheet that have a value.
fn rows(sheet: &str, texts: &[String], budget: &mut CellBudget) -> Result<Vec<TableRow>, Error> {
    let mut reader = Reader::from_str(sheet);
    let mut rows: Vec<TableRow> = Vec::new();
    let mut row = TableRow {
        number: 0,
        is_hidden: false,
        cells: Vec::new(),
    };
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) if tag.local_name().as_ref() == "row" => {
                let number = match attribute(&tag, "r")? {
                    Some(number) => number.parse().map_err(unreadable)?,
                    None => row.number + 1,
                };
                if number <= row.number {
                    return Err(unreadable("the rows are not in order"));
                }
                row = TableRow {
                    number,
                    is_hidden: is_set(&tag, "hidden")?,
                    cells: Vec::new(),
                };
            }
            Event::Start(tag) if tag.local_name().as_ref() == "c" => {
                let place = attribute(&tag, "r")?;
                let column = place.as_deref().and_then(column_of);
                let column = column.unwrap_or(row.cells.len());
                let kind = attribute(&tag, "t")?.unwrap_or_default();
                let text = cell_text(&mut reader, &kind, texts)?;
                if !text.is_empty() {
                    if column >= MAX_COLUMNS {
                        return Err(not_a_table());
                    }
                    row.put(column, text);
                }
            }
            Event::Empty(tag)
                if tag.local_name().as_ref() == "c" && attribute(&tag, "r")?.is_none() =>
            {
                // A cell without a place is behind the one before.
                let column = row.cells.len();
                if column < MAX_COLUMNS {
                    row.put(column, String::new());
                }
            }
            Event::End(tag) if tag.local_name().as_ref() == "row" && !row.is_blank() => {
                budget.take(row.cells.len())?;
                let cells = std::mem::take(&mut row.cells);
                rows.push(TableRow { cells, ..row });
            }
            Event::Eof => return Ok(rows),
            _ => {}
        }
    }
}

/// The text of a cell, read to its end tag.
fn cell_text(reader: &mut Reader<&[u8]>, kind: &str, texts: &[String]) -> Result<String, Error> {
    let (mut text, mut is_value) = (String::new(), false);
    loop {
        match reader.read_event().map_err(unreadable)? {
            Event::Start(tag) => match tag.local_name().as_ref() {
                "v" => is_value = true,
                "is" => text = text_until(reader, "is")?,
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                "v" => is_value = false,
                "c" => break,
                _ => {}
            },
            Event::Eof => return Err(unreadable("a cell has no end")),
            event if is_value => append(&mut text, &event)?,
            _ => {}
        }
    }
    Ok(match kind {
        "s" => {
            let index = text.trim().parse::<usize>().map_err(unreadable)?;
            texts.get(index).cloned().unwrap_or_default()
        }
        "" | "n" => match text.trim().parse::<f64>() {
            Ok(number) => number.to_string(),
            Err(_) => kept(&text),
        },
        _ => kept(&text),
    })
}

/// The column of a place such as `AB12`, from 0.
fn column_of(place: &str) -> Option<usize> {
    let letters = place.bytes().take_while(u8::is_ascii_alphabetic);
    let mut column: usize = 0;
    for letter in letters {
        let digit = usize::from(letter.to_ascii_uppercase() - b'A') + 1;
        column = column.checked_mul(26)?.checked_add(digit)?;
    }
    column.checked_sub(1)
}

/// An attribute by its name without a prefix.
fn attribute(tag: &BytesStart<'_>, name: &str) -> Result<Option<String>, Error> {
    for attribute in tag.attributes() {
        let attribute = attribute.map_err(unreadable)?;
        if attribute.key.local_name().as_ref() == name {
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(unreadable)?;
            return Ok(Some(value.into_owned()));
        }
    }
    Ok(None)
}

fn is_set(tag: &BytesStart<'_>, name: &str) -> Result<bool, Error> {
    let value = attribute(tag, name)?;
    Ok(value.is_some_and(|value| value == "1" || value == "true"))
}

fn too_large() -> Error {
    Error::new(ErrorCode::TooLarge, "import-workbook-too-large")
}

/// The workbook cannot be read; what its reader says is for the log.
fn unreadable(error: impl std::fmt::Display) -> Error {
    tracing::debug!(%error, "a workbook could not be read");
    Error::new(ErrorCode::Malformed, "import-workbook-unreadable")
}
