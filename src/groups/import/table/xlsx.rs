//! Tables in workbooks: the sheets and their texts, nothing else of what a workbook has.
//!
//! Number formats are not read: a number is a day if its column has days.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::sync::Arc;

use quick_xml::events::Event;

use super::cells::Cells;
use super::package::{MAX_FILES, Package, Xml, attribute, is_set, next, too_large, unreadable};
use super::{CellBudget, MAX_CELL_BYTES, MAX_COLUMNS, Table, TableRow, Tables, kept, not_a_table};
use crate::domain::error::Error;

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

/// Reads all sheets of a workbook; those that it hides come last.
///
/// # Errors
/// [`ErrorCode::TooLarge`] for too many bytes, files, sheets, texts or cells; [`ErrorCode::Malformed`] for what is not a
/// workbook, or is encrypted.
pub(in crate::groups::import) fn read(file: &File) -> Result<Tables, Error> {
    let mut package = Package::of(file)?;
    let workbook = package.open("xl/workbook.xml")?;
    let workbook = workbook.ok_or_else(|| unreadable("there is no workbook"))?;
    let (sheets, first_day) = sheets(workbook)?;
    let mut sheets: Vec<(usize, SheetEntry)> = sheets.into_iter().enumerate().collect();
    sheets.sort_by_key(|(_, sheet)| sheet.is_hidden);
    let links = package.open("xl/_rels/workbook.xml.rels")?;
    let links = links.map(targets).transpose()?.unwrap_or_default();
    let texts = package.open("xl/sharedStrings.xml")?;
    let texts = texts.map(shared_texts).transpose()?.unwrap_or_default();
    let (mut budget, mut seen) = (CellBudget::new(), HashSet::new());
    let mut list = Vec::new();
    for (number, sheet) in sheets {
        // Each file once, however often it is named.
        let Some(path) = links.get(&sheet.file).filter(|path| seen.insert(*path)) else {
            continue;
        };
        let Some(xml) = package.open(path)? else {
            continue;
        };
        let name = Arc::from(kept(&sheet.name));
        let rows = rows(xml, &texts, sheet.is_hidden, &mut budget)?;
        list.push(Table::of(number, Some(name), rows, first_day));
    }
    if list.is_empty() {
        return Err(unreadable("there is no sheet"));
    }
    Ok(Tables {
        list,
        is_encoding_assumed: false,
    })
}

/// The sheets of a workbook, and how many days its calendar begins later than usual.
fn sheets(mut xml: Xml<'_>) -> Result<(Vec<SheetEntry>, i64), Error> {
    let mut buffer = Vec::new();
    let (mut sheets, mut first_day) = (Vec::new(), 0);
    loop {
        match next(&mut xml, &mut buffer)? {
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
fn targets(mut xml: Xml<'_>) -> Result<HashMap<String, String>, Error> {
    let mut buffer = Vec::new();
    let mut targets = HashMap::new();
    loop {
        match next(&mut xml, &mut buffer)? {
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
fn shared_texts(mut xml: Xml<'_>) -> Result<Vec<Box<str>>, Error> {
    let mut buffer = Vec::new();
    let mut texts = Vec::new();
    loop {
        match next(&mut xml, &mut buffer)? {
            Event::Start(tag) if tag.local_name().as_ref() == "si" => {
                if texts.len() == MAX_TEXTS {
                    return Err(too_large());
                }
                texts.push(Box::from(kept(&text_until(&mut xml, "si")?)));
            }
            Event::Empty(tag) if tag.local_name().as_ref() == "si" => {
                if texts.len() == MAX_TEXTS {
                    return Err(too_large());
                }
                texts.push(Box::default());
            }
            Event::Eof => return Ok(texts),
            _ => {}
        }
    }
}

/// The text of the `t` elements up to an end tag, without what says how it is pronounced.
fn text_until(xml: &mut Xml<'_>, end: &str) -> Result<String, Error> {
    let (mut text, mut is_text, mut is_reading) = (String::new(), false, false);
    let mut buffer = Vec::new();
    loop {
        match next(xml, &mut buffer)? {
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
fn rows(
    mut xml: Xml<'_>,
    texts: &[Box<str>],
    sheet_is_hidden: bool,
    budget: &mut CellBudget,
) -> Result<Vec<TableRow>, Error> {
    let mut buffer = Vec::new();
    let mut rows: Vec<TableRow> = Vec::new();
    let (mut number, mut is_hidden): (u64, bool) = (0, false);
    let mut cells: Vec<String> = Vec::new();
    loop {
        match next(&mut xml, &mut buffer)? {
            Event::Start(tag) | Event::Empty(tag) if tag.local_name().as_ref() == "row" => {
                let above = number;
                number = match attribute(&tag, "r")? {
                    Some(number) => number.parse().map_err(unreadable)?,
                    None => above.saturating_add(1),
                };
                if number <= above {
                    return Err(unreadable("the rows are not in order"));
                }
                is_hidden = is_set(&tag, "hidden")?;
                cells.clear();
            }
            Event::Start(tag) if tag.local_name().as_ref() == "c" => {
                let place = attribute(&tag, "r")?;
                let column = place.as_deref().and_then(column_of);
                let column = column.unwrap_or(cells.len());
                let kind = attribute(&tag, "t")?.unwrap_or_default();
                let text = cell_text(&mut xml, &kind, texts)?;
                budget.take_text(&text)?;
                if !text.is_empty() || place.is_none() {
                    put(&mut cells, column, text)?;
                }
            }
            Event::Empty(tag)
                if tag.local_name().as_ref() == "c" && attribute(&tag, "r")?.is_none() =>
            {
                // A cell without a place is behind the one before.
                let column = cells.len();
                put(&mut cells, column, String::new())?;
            }
            Event::End(tag)
                if tag.local_name().as_ref() == "row"
                    && cells.iter().any(|cell| !cell.is_empty()) =>
            {
                budget.take_row(cells.len())?;
                let cells = Cells::of(cells.iter().map(String::as_str));
                rows.push(TableRow::new(number, is_hidden || sheet_is_hidden, cells));
            }
            Event::Eof => return Ok(rows),
            _ => {}
        }
    }
}

/// Puts a text into a column of a row.
fn put(cells: &mut Vec<String>, column: usize, text: String) -> Result<(), Error> {
    if column >= MAX_COLUMNS {
        return match text.is_empty() {
            true => Ok(()),
            false => Err(not_a_table()),
        };
    }
    if cells.len() <= column {
        cells.resize(column + 1, String::new());
    }
    if let Some(cell) = cells.get_mut(column) {
        *cell = text;
    }
    Ok(())
}

/// The text of a cell, read to its end tag.
fn cell_text(xml: &mut Xml<'_>, kind: &str, texts: &[Box<str>]) -> Result<String, Error> {
    let (mut text, mut is_value) = (String::new(), false);
    let (mut formula, mut is_formula) = (String::new(), false);
    let mut buffer = Vec::new();
    loop {
        match next(xml, &mut buffer)? {
            Event::Start(tag) => match tag.local_name().as_ref() {
                "v" => is_value = true,
                "f" => is_formula = true,
                "is" => text = text_until(xml, "is")?,
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                "v" => is_value = false,
                "f" => is_formula = false,
                "c" => break,
                _ => {}
            },
            Event::Eof => return Err(unreadable("a cell has no end")),
            event if is_value => append(&mut text, &event)?,
            event if is_formula => append(&mut formula, &event)?,
            _ => {}
        }
    }
    // A program may leave the value of a formula to the next one that opens the workbook.
    if text.is_empty() && !formula.is_empty() {
        return Ok(kept(&format!("={formula}")).to_owned());
    }
    Ok(match kind {
        "b" => (text.trim() == "1").to_string(),
        "s" => {
            if text.trim().is_empty() {
                return Ok(String::new());
            }
            let index = text.trim().parse::<usize>().map_err(unreadable)?;
            texts
                .get(index)
                .map(|text| text.to_string())
                .unwrap_or_default()
        }
        "" | "n" => match text.trim().parse::<f64>() {
            Ok(number) => number.to_string(),
            Err(_) => kept(&text).to_owned(),
        },
        _ => kept(&text).to_owned(),
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
