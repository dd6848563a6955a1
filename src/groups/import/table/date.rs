//! The days of a table, as people and spreadsheets of several countries write them.

use chrono::{NaiveDate, TimeDelta};
use unicode_normalization::UnicodeNormalization;

use crate::groups::import::answers::DateOrder;

/// The most bytes of a day with its time.
const MAX_DAY: usize = 80;

/// A year in which every day exists.
const LEAP_YEAR: i32 = 2024;

/// The months in the six languages, without accents.
const MONTHS: [&str; 12] = [
    "january januar janner janvier januari enero gennaio",
    "february februar feber fevrier februari febrero febbraio",
    "march marz maerz mrz mars maart mrt marzo",
    "april avril abril aprile",
    "may mai mei mayo maggio",
    "june juni juin junio giugno",
    "july juli juillet julio luglio",
    "august aout augustus agosto",
    "september septembre septiembre setiembre settembre",
    "october oktober octobre octubre ottobre",
    "november novembre noviembre",
    "december dezember decembre diciembre dicembre",
];

/// The weekdays in the six languages, without accents.
const WEEKDAYS: &str = "monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag \
    sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag donderdag \
    vrijdag zaterdag zondag lunes martes miercoles jueves viernes lunedi giovedi sabado domingo martedi mercoledi \
    venerdi domenica";

/// Words between the parts of a day.
const FILLERS: &str = "de del di of the le el il den der am on op";

/// What follows the number of a day.
const ORDINALS: &str = "st nd rd th er e ste o";

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
/// known year. A time after it is ignored; years of two digits are of this century. Days that are numbers count from the
/// day before 1 January 1900, or from `first_day` days later.
pub(in crate::groups::import) fn parse_date(text: &str, form: DateForm) -> Option<NaiveDate> {
    if text.len() > MAX_DAY {
        return None;
    }
    let text = plain(text);
    if let Some(day) = numbered_day(&text, form.first_day) {
        return Some(day);
    }
    let text = without_weekday(&text);
    day_in_numbers(text, form).or_else(|| day_in_words(text, form.year))
}

/// Whether a text is a whole day.
pub(super) fn is_day(text: &str, first_day: i64) -> bool {
    parse_date(text, DateForm::of(DateOrder::DayFirst, first_day)).is_some()
}

/// Whether a text is a day without a year.
pub(super) fn lacks_year(text: &str) -> bool {
    let has_day = || parse_date(text, DateForm::in_leap_year(DateOrder::DayFirst)).is_some();
    !is_day(text, 0) && has_day()
}

/// A text as days are compared: in small letters, without accents and without what a spreadsheet shows no one.
fn plain(text: &str) -> String {
    let text = text.trim().trim_start_matches(['\'', '\u{2019}']);
    let letters = text
        .nfd()
        .filter(|it| !('\u{300}'..='\u{36f}').contains(it));
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

/// The text behind a weekday and what separates it.
fn without_weekday(text: &str) -> &str {
    let end = text
        .find(|it: char| !it.is_alphabetic())
        .unwrap_or(text.len());
    let (word, rest) = text.split_at(end);
    match is_weekday(word) {
        true => rest.trim_start_matches(['.', ',', ' ', '\u{a0}', '-']),
        false => text,
    }
}

fn is_weekday(word: &str) -> bool {
    let mut names = WEEKDAYS.split(' ');
    // Of "mar" it is open whether it is a month, which the rest of a day tells.
    word.len() >= 2 && names.any(|name| name.starts_with(word)) && month(word).is_none()
}

/// The number of the month that begins with this word, if only one does.
fn month(word: &str) -> Option<u32> {
    let begins = |names: &str| names.split(' ').any(|name| name.starts_with(word));
    let mut found = (1..).zip(MONTHS).filter(|(_, names)| begins(names));
    let (number, _) = found.next().filter(|_| word.len() >= 3)?;
    found.next().is_none().then_some(number)
}

/// Whether a word is a time of day, such as `20:15` or `20h15`.
fn is_time(word: &str) -> bool {
    let rest = word.trim_start_matches(|it: char| it.is_ascii_digit());
    rest.len() < word.len() && rest.starts_with([':', 'h'])
}

/// A day whose month is a word; one without a year is of this one.
fn day_in_words(text: &str, year: Option<i32>) -> Option<NaiveDate> {
    let parts: Vec<&str> = text
        .split_whitespace()
        .filter(|word| !is_time(word))
        .collect();
    let text = parts.join(" ");
    let (mut found, mut numbers) = (None, Vec::new());
    let starts = |at: usize, it: char| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|before| kind(before) != kind(it))
    };
    let mut words: Vec<&str> = Vec::new();
    for (at, letter) in text.char_indices() {
        if kind(letter) != Kind::Other && starts(at, letter) {
            let rest = &text[at..];
            let end = rest
                .find(|it| kind(it) != kind(letter))
                .unwrap_or(rest.len());
            words.push(&rest[..end]);
        }
    }
    for word in words {
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            numbers.push(word);
        } else if let Some(number) = month(word) {
            // One before it can be a weekday: "mar. 3 avril".
            found = Some(number);
        } else if !is_weekday(word)
            && FILLERS.split(' ').all(|it| it != word)
            && ORDINALS.split(' ').all(|it| it != word)
        {
            return None;
        }
    }
    let (day, year) = match numbers.as_slice() {
        [first, second] if first.len() == 4 => (second, year_of(first)),
        [first, second] => (first, year_of(second)),
        [day] => (day, year),
        _ => return None,
    };
    NaiveDate::from_ymd_opt(year?, found?, day.parse().ok()?)
}

#[derive(PartialEq, Eq)]
enum Kind {
    Letter,
    Digit,
    Other,
}

fn kind(letter: char) -> Kind {
    match letter {
        '0'..='9' => Kind::Digit,
        letter if letter.is_alphabetic() => Kind::Letter,
        _ => Kind::Other,
    }
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
    let number = |text: &str| text.parse::<u32>().ok();
    let (first, second, year) = match parts.as_slice() {
        [year, month, day] if year.len() == 4 => {
            return NaiveDate::from_ymd_opt(year.parse().ok()?, number(month)?, number(day)?);
        }
        [first, second, year] => (first, second, year_of(year)?),
        [first, second] => (first, second, form.year?),
        _ => return None,
    };
    let (first, second) = (number(first)?, number(second)?);
    let day_first = NaiveDate::from_ymd_opt(year, second, first);
    if separator == '.' {
        return day_first;
    }
    let month_first = NaiveDate::from_ymd_opt(year, first, second);
    match form.order {
        DateOrder::DayFirst => day_first.or(month_first),
        DateOrder::MonthFirst => month_first.or(day_first),
    }
}

/// The order in which a day must be read, if it can be read in one order only.
pub(super) fn evident_order(text: &str) -> Option<DateOrder> {
    let text = plain(text);
    let ('/' | '-', parts) = parts(without_weekday(&text))? else {
        return None;
    };
    let [first, second, ..] = parts.as_slice() else {
        return None;
    };
    let exceeds = |text: &str| text.len() <= 2 && text.parse::<u32>().is_ok_and(|it| it > 12);
    match (exceeds(first), exceeds(second)) {
        (true, false) => Some(DateOrder::DayFirst),
        (false, true) => Some(DateOrder::MonthFirst),
        (true, true) | (false, false) => None,
    }
}

/// Whether it is a day that the two orders read differently.
pub(super) fn is_ambiguous(text: &str) -> bool {
    let read = |order| parse_date(text, DateForm::in_leap_year(order));
    evident_order(text).is_none() && read(DateOrder::DayFirst) != read(DateOrder::MonthFirst)
}

/// The numbers of a day, three or two, and what separates them.
fn parts(text: &str) -> Option<(char, Vec<&str>)> {
    let end = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | '/' | '-'));
    let (day, time) = text.split_at(end.unwrap_or(text.len()));
    // A time begins with a digit, after a space, a comma or a T.
    let time = time.trim_start_matches([',', 't', ' ']);
    let is_time = time.is_empty() || time.starts_with(|c: char| c.is_ascii_digit());
    let day = day.trim_end_matches('.');
    let separator = day.chars().find(|c| !c.is_ascii_digit())?;
    let parts: Vec<&str> = day.split(separator).collect();
    let are_numbers = parts
        .iter()
        .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
    (is_time && are_numbers && parts.len() <= 3).then_some((separator, parts))
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
        let texts = "20.11. 20.11 20/11 11/20 20-Nov 20.Nov. Fr,20.11. November20th";
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
