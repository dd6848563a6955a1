//! Numbers of points as people write them.

use std::borrow::Cow;

use crate::groups::import::game::paper::whole_number;

/// What follows points in the six languages.
const UNITS: &str =
    "points point pts pt p punkte punkt pkt pkte punten punt ptn puntos punto ptos punti pti";

/// What stands for a missing value.
const DASHES: [&str; 9] = ["-", "–", "—", "−", "--", "/", "n/a", "na", "."];

/// What says that somebody was not there.
const ABSENCES: &str = "x krank ill sick absent absente abwesend fehlt weg afwezig ziek malade ausente enfermo enferma \
    assente malato malata nd";

/// The most letters of a number with its unit.
const MAX_NUMBER: usize = 60;

/// Whether a cell says that its player was not there.
pub(super) fn is_absent(text: &str) -> bool {
    let text = text.to_lowercase();
    is_dash(&text) || ABSENCES.split_whitespace().any(|word| word == text)
}

/// Whether a cell says that there is no value.
pub(super) fn is_dash(text: &str) -> bool {
    DASHES.iter().any(|dash| text.eq_ignore_ascii_case(dash))
}

/// A cell with a number as a form would have it: empty for a dash, without a unit, and with the sum in place of its
/// parts. Any other text stays as it is.
pub(super) fn number_text(text: &str) -> Cow<'_, str> {
    if is_dash(text) {
        return Cow::Borrowed("");
    }
    if text.len() > MAX_NUMBER {
        return Cow::Borrowed(text);
    }
    let number = without_remark(without_unit(text));
    match whole_number(number) {
        Some(_) => Cow::Borrowed(number),
        None => sum(number).map_or(Cow::Borrowed(text), |sum| Cow::Owned(sum.to_string())),
    }
}

/// The number without what marks a winner, such as `*`, and before a remark such as `(!)`.
fn without_remark(text: &str) -> &str {
    let text = text.trim_start_matches(['*', '_', '!', ' ', '\u{1f3c6}', '\u{1f947}', '\u{1f451}']);
    let end = text.find(['(', '*', '_', '!', '\u{1f3c6}', '\u{1f947}', '\u{1f451}']);
    text[..end.unwrap_or(text.len())].trim_end()
}

/// The number before a unit such as `points`.
fn without_unit(text: &str) -> &str {
    let end = text
        .rfind(|it: char| it.is_ascii_digit())
        .map_or(0, |at| at + 1);
    let (number, unit) = text.split_at(end);
    match is_unit(unit) {
        true => number.trim(),
        false => text,
    }
}

/// Whether a text is what follows points.
pub(super) fn is_unit(text: &str) -> bool {
    let unit = text.trim().trim_end_matches('.').to_lowercase();
    UNITS.split(' ').any(|known| known == unit)
}

/// The sum of whole numbers with signs between them, such as `30+41`.
pub(in crate::groups::import) fn sum(text: &str) -> Option<i32> {
    let text: String = without_unit(text).split_whitespace().collect();
    let text = text.replace('\u{2212}', "-");
    let mut total: i32 = 0;
    let mut rest = text.trim_start_matches('=');
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let signs = rest.char_indices().skip(1);
        let mut signs = signs.filter(|(_, letter)| matches!(letter, '+' | '-'));
        let end = signs.next().map_or(rest.len(), |(at, _)| at);
        let (term, next) = rest.split_at(end);
        total = total.checked_add(whole_number(term)?)?;
        rest = next;
    }
    Some(total)
}
