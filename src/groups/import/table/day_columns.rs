//! Days whose year, month and day have columns of their own: put together in the column of the days.

use super::date::{lacks_year, month_named};
use super::titles::{Column, Titles, is_month, is_year};
use super::{FIRST_ROWS, Table};

/// The columns of the parts of a day.
struct Parts {
    year: Option<usize>,
    month: Option<usize>,
    day: usize,
}

/// Puts the days of a table together. An empty year or month is that of the row above.
pub(super) fn join(table: &mut Table, titles: &Titles) {
    let first = table.rows.iter().take(FIRST_ROWS).enumerate();
    let mut heads = first.filter_map(|(index, row)| {
        let cells = || row.cells.iter();
        let is_day = |cell: &str| titles.read(cell).map(|it| it.column) == Some(Column::Date);
        let parts = Parts {
            year: cells().position(is_year),
            month: cells().position(is_month),
            day: cells().position(is_day)?,
        };
        let is_apart = parts.year.is_some() || parts.month.is_some();
        // One of several columns of days has them whole.
        let is_only = cells().filter(|cell| is_day(cell)).count() == 1;
        (is_apart && is_only).then_some((index, parts))
    });
    let Some((head, parts)) = heads.next() else {
        return;
    };
    let header = table.rows.get(head).map(|row| row.cells.clone());
    let (mut year, mut last_month) = (String::new(), String::new());
    for row in table.rows.iter_mut().skip(head) {
        let is_header = Some(&row.cells) == header.as_ref();
        for (column, above, read) in [
            (
                parts.year,
                &mut year,
                read_year as fn(&str) -> Option<String>,
            ),
            (parts.month, &mut last_month, read_month),
        ] {
            let Some(column) = column else {
                continue;
            };
            let read = read(row.cell(column));
            if is_header || read.is_some() {
                row.put(column, "");
            }
            if let Some(read) = read {
                *above = read;
            }
        }
        let day = row.cell(parts.day);
        if let Some(whole) = joined(day, &last_month, &year) {
            row.put(parts.day, &whole);
        }
    }
}

/// A day with its month and year, as far as they are known; `None` if it is whole or none.
fn joined(day: &str, month: &str, year: &str) -> Option<String> {
    let day = day.trim_end_matches(['.', ' ']);
    let is_number = day.parse::<u32>().is_ok_and(|day| (1..=31).contains(&day));
    if is_number && month.is_empty() || day.is_empty() {
        return None;
    }
    let is_word = month.chars().any(char::is_alphabetic);
    match (is_number, is_word) {
        (true, true) => Some(format!("{day} {month} {year}")),
        (true, false) if year.is_empty() => Some(format!("{day}.{month}.")),
        (true, false) => Some(format!("{year}-{month}-{day}")),
        (false, _) if !year.is_empty() && lacks_year(day) => {
            let separator = day.chars().find(|it| matches!(it, '.' | '/' | '-'));
            Some(format!("{day}{}{year}", separator.unwrap_or(' ')))
        }
        (false, _) => None,
    }
}

/// A year of four digits, or of two in this century.
fn read_year(text: &str) -> Option<String> {
    text.parse::<u32>().ok()?;
    match text.len() {
        2 => Some(format!("20{text}")),
        4 => Some(text.to_owned()),
        _ => None,
    }
}

/// The number of a month, or its name.
fn read_month(text: &str) -> Option<String> {
    let month = text.trim_end_matches('.');
    let number = month.parse::<u32>();
    let is_number = number.is_ok_and(|month| (1..=12).contains(&month));
    (is_number || month_named(month).is_some()).then(|| month.to_owned())
}
