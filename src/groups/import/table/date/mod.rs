//! The days of a table, as people and spreadsheets of several countries write them.

mod words;

use chrono::{Datelike, NaiveDate, TimeDelta};
use unicode_normalization::UnicodeNormalization;

use crate::groups::import::answers::DateOrder;
pub(super) use words::month_named;
use words::{day_in_words, says_no_more, without_weekday};

/// The most bytes of a day with its time.
const MAX_DAY: usize = 80;

/// A year in which every day exists.
const LEAP_YEAR: i32 = 2024;

/// The year in which Qwixx came out.
pub(super) const FIRST_YEAR: i32 = 2012;

/// The days from which on a whole number is a day of a spreadsheet: from 1954 to 2119.
const DAY_NUMBERS: std::ops::Range<i64> = 20_000..80_000;

/// How days are written that can be read in several ways.
#[derive(Clone, Copy)]
pub(in crate::groups::import) struct DateForm {
    pub(in crate::groups::import) order: DateOrder,
    /// How many days after the usual one the days begin that are numbers.
    pub(in crate::groups::import) first_day: i64,
    /// The year of days that have none.
    pub(in crate::groups::import) year: Option<i32>,
}

impl DateForm {
    pub(in crate::groups::import) fn of(order: DateOrder, first_day: i64) -> Self {
        Self {
            order,
            first_day,
            year: None,
        }
    }

    fn in_leap_year(order: DateOrder) -> Self {
        Self {
            year: Some(LEAP_YEAR),
            ..Self::of(order, 0)
        }
    }
}

/// Reads a day: `20.11.2026`, `20/11/26`, `2026-11-20`, `20-Nov-26`, `Friday, November 20, 2026`, `46346`, and `20.11.` of a
/// known year. What follows a whole day, such as a time, is ignored; years of two digits are of this century. Days that are
/// numbers count from the day before 1 January 1900, or from `first_day` days later.
pub(in crate::groups::import) fn parse_date(text: &str, form: DateForm) -> Option<NaiveDate> {
    if text.len() > MAX_DAY {
        return None;
    }
    let text = plain(text);
    if let Some(day) = numbered_day(&text, form.first_day) {
        return Some(day);
    }
    let text = without_weekday(&text);
    day_in_numbers(text, form).or_else(|| day_in_words(text, form))
}

/// Whether a text is a whole day.
pub(super) fn is_day(text: &str, first_day: i64) -> bool {
    parse_date(text, DateForm::of(DateOrder::DayFirst, first_day)).is_some()
}

/// Whether a text is a day without a year.
pub(super) fn lacks_year(text: &str) -> bool {
    let has_digit = text.bytes().any(|byte| byte.is_ascii_digit());
    let has_day = || parse_date(text, DateForm::in_leap_year(DateOrder::DayFirst)).is_some();
    has_digit && !is_day(text, 0) && has_day()
}

/// A text as days are compared: in small letters, without accents, apostrophes, and what a spreadsheet shows no one.
fn plain(text: &str) -> String {
    let letters = text.trim().nfd().filter(|it| {
        let is_accent = ('\u{300}'..='\u{36f}').contains(it);
        !is_accent && !matches!(it, '\'' | '\u{2019}')
    });
    let letters = letters.map(|it| match it {
        '\u{2010}'..='\u{2015}' => '-',
        other => other,
    });
    letters.flat_map(char::to_lowercase).collect()
}

/// The day with this number in a spreadsheet, or of a text such as `20261120`.
fn numbered_day(text: &str, first_day: i64) -> Option<NaiveDate> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(fraction) {
        return None;
    }
    if whole.len() == 8 && fraction.is_empty() {
        return NaiveDate::parse_from_str(whole, "%Y%m%d").ok();
    }
    let number: i64 = whole.parse().ok()?;
    if !DAY_NUMBERS.contains(&number) {
        return None;
    }
    let first = NaiveDate::from_ymd_opt(1899, 12, 30)?;
    first.checked_add_signed(TimeDelta::try_days(number + first_day)?)
}

/// A year of four digits, or of two in this century.
fn year_of(digits: &str) -> Option<i32> {
    match digits.len() {
        2 => digits.parse::<i32>().ok().map(|year| 2000 + year),
        4 => digits.parse().ok(),
        _ => None,
    }
}

/// A day of three numbers, or of two in a known year.
fn day_in_numbers(text: &str, form: DateForm) -> Option<NaiveDate> {
    // In some countries a space follows each dot.
    let text = text.replace(". ", ".");
    let (separator, parts) = parts(&text)?;
    let year = form.year.map(|year| format!("{year:04}"));
    let numbers = with_year(&parts, year.as_deref())?;
    match separator {
        '.' => day_of(numbers, DateOrder::DayFirst),
        _ => in_order(numbers, form.order),
    }
}

fn with_year<'a>(parts: &[&'a str], year: Option<&'a str>) -> Option<[&'a str; 3]> {
    match *parts {
        [first, second, third] => Some([first, second, third]),
        [first, second] => Some([first, second, year?]),
        _ => None,
    }
}

/// The day of three numbers in an order, otherwise in another one.
fn in_order(numbers: [&str; 3], order: DateOrder) -> Option<NaiveDate> {
    let orders = [order, DateOrder::DayFirst, DateOrder::MonthFirst];
    orders.into_iter().find_map(|order| day_of(numbers, order))
}

/// The day of three numbers in an order; a year of four digits says itself where it is.
fn day_of([first, second, third]: [&str; 3], order: DateOrder) -> Option<NaiveDate> {
    let (year, month, day) = match order {
        _ if first.len() == 4 => (first, second, third),
        DateOrder::DayFirst => (third, second, first),
        DateOrder::MonthFirst => (third, first, second),
        DateOrder::YearFirst => {
            // Nobody writes a year as 5, and few who begin with the year write a month so.
            let are_whole = [first, second, third].iter().all(|it| it.len() == 2);
            are_whole.then_some((first, second, third))?
        }
    };
    NaiveDate::from_ymd_opt(year_of(year)?, month.parse().ok()?, day.parse().ok()?)
}

/// The days that a text with slashes or dashes can be, by the orders in which it is one that Qwixx was played on.
pub(super) fn days_by_order(text: &str, today: NaiveDate) -> Vec<(DateOrder, NaiveDate)> {
    let text = plain(text);
    let leap_year = LEAP_YEAR.to_string();
    let numbers = match parts(without_weekday(&text)) {
        Some(('/' | '-', parts)) => with_year(&parts, Some(&leap_year)),
        _ => None,
    };
    let Some(numbers) = numbers.filter(|numbers| numbers[0].len() != 4) else {
        return Vec::new();
    };
    let is_short = numbers[2].len() == 2;
    let years = FIRST_YEAR..=today.year();
    let days = DateOrder::ALL.into_iter().filter_map(|order| {
        let day = day_of(numbers, order)?;
        (!is_short || years.contains(&day.year())).then_some((order, day))
    });
    days.collect()
}

/// The numbers of a day, three or two, and what separates them.
fn parts(text: &str) -> Option<(char, Vec<&str>)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '/' | '-'));
    let (day, rest) = text.split_at(end.unwrap_or(text.len()));
    let day = day.trim_end_matches('.');
    let separator = day.chars().find(|c| !c.is_ascii_digit())?;
    let parts: Vec<&str> = day.split(separator).collect();
    let are_numbers = parts
        .iter()
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    let is_apart = rest.starts_with(|c: char| c.is_whitespace() || matches!(c, ',' | '(' | 't'));
    let is_end = match parts.len() {
        3 => rest.is_empty() || is_apart,
        2 => says_no_more(rest),
        _ => false,
    };
    (are_numbers && is_end).then_some((separator, parts))
}

#[cfg(test)]
mod tests {
    use super::{DateForm, DateOrder, lacks_year, parse_date};

    fn read(text: &str, first_day: i64, year: Option<i32>) -> Option<String> {
        let form = DateForm {
            year,
            ..DateForm::of(DateOrder::DayFirst, first_day)
        };
        parse_date(text, form).map(|day| day.to_string())
    }

    #[test]
    fn a_day_is_read_as_people_write_it_in_six_languages() {
        for text in [
            "20.11.2026",
            "20.11.26",
            "20.11.'26",
            "am 20.11.2026 um 20:15 Uhr",
            "20.11.2026 (Freitag)",
            "20.11.2026 Fr",
            "20.11.2026, abends",
            "20 . 11 . 2026",
            "20\u{2013}11\u{2013}2026",
            "2026_11_20",
            "2026 11 20",
            "20 11 2026",
            "Fri, 20 Nov 2026 20:15:00 GMT",
            "Nov 20, 2026, 8:15 PM",
            "vendredi 20 novembre 2026 à 20h15",
            "20. 11. 2026",
            "20.11.2026.",
            "20/11/2026",
            "2026-11-20",
            "2026/11/20",
            "2026-11-20T20:15:00Z",
            "2026-11-20 20:15",
            "20261120",
            "46346",
            "46346.84375",
            "'2026-11-20",
            "20-Nov-26",
            "20 Nov 2026",
            "Nov 20, 2026",
            "November 20th, 2026",
            "Friday, November 20, 2026",
            "Friday, 20 November 2026 20:15",
            "20. November 2026",
            "Freitag, 20. November 2026",
            "Fr., 20.11.2026",
            "Fr 20.11.26",
            "vendredi 20 novembre 2026",
            "ven. 20/11/2026",
            "20 de noviembre de 2026",
            "viernes, 20 de noviembre de 2026",
            "vrijdag 20 november 2026",
            "vr 20-11-2026",
            "venerdì 20 novembre 2026",
            "2026 Nov 20",
            "Fri Nov 20 20:15:00 2026",
        ] {
            assert_eq!(read(text, 0, None).as_deref(), Some("2026-11-20"), "{text}");
        }
        for (text, wanted) in [
            ("1er mai 2026", "2026-05-01"),
            ("3. März 2026", "2026-03-03"),
            ("3 mrt. 2026", "2026-03-03"),
            ("3-déc-26", "2026-12-03"),
            ("3. Dez. 2026", "2026-12-03"),
            ("3 août 2026", "2026-08-03"),
            ("3 ene 2026", "2026-01-03"),
            ("3 gen 2026", "2026-01-03"),
            ("mar. 3 mars 2026", "2026-03-03"),
            ("martes 3 de marzo de 2026", "2026-03-03"),
            ("mar. 7 avril 2026", "2026-04-07"),
            ("44884", "2022-11-19"),
        ] {
            assert_eq!(read(text, 0, None).as_deref(), Some(wanted), "{text}");
        }
        assert_eq!(read("44884", 1462, None).as_deref(), Some("2026-11-20"));
        for text in [
            "",
            "yesterday",
            "20 November",
            "54",
            "20 Foo 2026",
            "2026",
            "20. Nov 20:15",
            "Sat 5 Dec 19h30",
            "30.02.2026",
            "Nov 2026",
        ] {
            assert_eq!(read(text, 0, None), None, "{text}");
        }
    }

    #[test]
    fn a_day_without_a_year_is_one_of_a_known_year() {
        let texts = "20.11. 20.11 20.11.,Fr 20/11 11/20 20-Nov 20.Nov. Fr,20.11. November20th";
        for text in texts.split(' ') {
            assert!(lacks_year(text), "{text}");
            assert_eq!(
                read(text, 0, Some(2026)).as_deref(),
                Some("2026-11-20"),
                "{text}"
            );
        }
        for text in [
            "20.11.2026",
            "54",
            "30.02.",
            "Nov 2026",
            "2026-11",
            "Friday",
        ] {
            assert!(!lacks_year(text), "{text}");
        }
    }
}
