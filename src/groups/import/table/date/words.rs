//! The words of days, in the six languages.

use chrono::NaiveDate;

use super::{DateForm, in_order, plain, year_of};

/// The months, without accents.
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

/// The weekdays, without accents.
const WEEKDAYS: &str = "monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag \
    sonnabend sonntag lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag donderdag \
    vrijdag zaterdag zondag lunes martes miercoles jueves viernes lunedi giovedi sabado domingo martedi mercoledi \
    venerdi domenica";

/// Words between the parts of a day, and beside a time of day.
const FILLERS: &str =
    "de del di of the le el il den der am on op um uhr a at alle ore las om pm p m h utc gmt z";

/// What follows the number of a day.
const ORDINALS: &str = "st nd rd th er e ste o";

/// The number of the month that a text names.
pub(in super::super) fn month_named(text: &str) -> Option<u32> {
    month(&plain(text))
}

/// The text behind weekdays and words such as “on”, and what separates them.
pub(super) fn without_weekday(mut text: &str) -> &str {
    loop {
        let end = text.find(|it: char| !it.is_alphabetic());
        let (word, rest) = text.split_at(end.unwrap_or(text.len()));
        if !is_weekday(word) && !is_one_of(FILLERS, word) {
            return text;
        }
        text = rest.trim_start_matches(['.', ',', ' ', '\u{a0}', '-']);
    }
}

/// Whether a text behind a day without a year has only words that say no more.
pub(super) fn says_no_more(text: &str) -> bool {
    let mut words = text.split(|it: char| !it.is_alphanumeric() && it != ':');
    words.all(|word| {
        let is_number = word.starts_with(|it: char| it.is_ascii_digit());
        word.is_empty() || is_number || is_weekday(word) || is_one_of(FILLERS, word)
    })
}

fn is_one_of(words: &str, word: &str) -> bool {
    words.split(' ').any(|other| other == word)
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

/// A day whose month is a word, or whose numbers have other signs between them; one without a year is of this one.
pub(super) fn day_in_words(text: &str, form: DateForm) -> Option<NaiveDate> {
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
        } else if !is_weekday(word) && !is_one_of(FILLERS, word) && !is_one_of(ORDINALS, word) {
            return None;
        }
    }
    let (day, year) = match (numbers.as_slice(), found) {
        ([first, second], Some(_)) if first.len() == 4 => (second, year_of(first)),
        ([first, second], Some(_)) => (first, year_of(second)),
        ([day], Some(_)) => (day, form.year),
        ([first, second, third], None) if first.len() == 4 || third.len() == 4 => {
            return in_order([first, second, third], form.order);
        }
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
