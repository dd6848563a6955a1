//! The evening of games that have no day of their own: what the titles above them and the name of their sheet say.

use chrono::{Datelike, NaiveDate};

use super::date::{DateForm, FIRST_YEAR, parse_date};
use super::{Table, TableRow};

/// The most letters of a title with a day.
const MAX_TITLE: usize = 80;

/// The titles of the games below a row, the nearest one first: the lines of one text above it, and the name of the sheet.
pub(super) fn titles<'a>(table: &'a Table, header: &TableRow) -> impl Iterator<Item = &'a str> {
    let above = table
        .rows
        .iter()
        .take_while(|row| row.number < header.number);
    let above: Vec<&TableRow> = above.collect();
    let titles = above.into_iter().rev().map_while(title);
    titles.chain(table.sheet.as_deref())
}

/// The text of a row that has a single one.
pub(super) fn title(row: &TableRow) -> Option<&str> {
    let mut texts = row.cells.iter().filter(|cell| !cell.is_empty());
    let text = texts.next()?;
    texts.next().is_none().then_some(text)
}

/// The day within a title, such as `Game night, 20 November 2026`.
pub(super) fn day_within(text: &str, form: DateForm) -> Option<NaiveDate> {
    if text.len() > MAX_TITLE {
        return None;
    }
    let form = DateForm { year: None, ..form };
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut parts = (0..words.len()).flat_map(|start| {
        let ends = (start + 1..=words.len()).rev();
        let parts = ends
            .filter_map(|end| words.get(start..end))
            .map(|words| words.join(" "));
        parts.collect::<Vec<_>>()
    });
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    parts.find_map(|part| (!is_number(&part)).then(|| parse_date(&part, form))?)
}

/// The year that a title names, such as `Qwixx 2026`, if it is the only one.
pub(super) fn year_within(text: &str, today: NaiveDate) -> Option<i32> {
    let words = text.split(|it: char| !it.is_alphanumeric());
    let years = words.filter(|word| word.len() == 4);
    let years = years.filter_map(|word| word.parse().ok());
    let mut years = years.filter(|year| (FIRST_YEAR..=today.year()).contains(year));
    let year = years.next()?;
    years.all(|other| other == year).then_some(year)
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::{DateForm, day_within, year_within};
    use crate::groups::import::answers::DateOrder;

    #[test]
    fn a_title_names_a_day_or_a_year() {
        let form = DateForm::of(DateOrder::DayFirst, 0);
        for text in [
            "Spieleabend am 20.11.2026",
            "20.11.2026 bei Ana",
            "Game night, 20 November 2026",
            "2026-11-20",
        ] {
            let day = day_within(text, form).map(|day| day.to_string());
            assert_eq!(day.as_deref(), Some("2026-11-20"), "{text}");
        }
        assert_eq!(day_within("Game 46346 of Ana", form), None);
        let today = NaiveDate::from_ymd_opt(2026, 11, 30).unwrap_or_default();
        assert_eq!(year_within("Qwixx 2026", today), Some(2026));
        for text in ["Qwixx", "2025/2026", "1998", "Room 2077"] {
            assert_eq!(year_within(text, today), None, "{text}");
        }
    }
}
