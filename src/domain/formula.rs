//! Texts in CSV files that no spreadsheet may run as formulas.
//!
//! Spreadsheets cut a file at commas or, where the system has it so, at semicolons or tabs. Then quotes in the middle of a
//! text mean nothing, so that a cell can begin after each semicolon, tab and line break of it.

use std::borrow::Cow;

/// What comes before a text that would be run as a formula.
const ESCAPE: char = '\'';

/// The text with a sign before each formula that a cell can begin with.
pub fn escape(text: &str) -> Cow<'_, str> {
    if !cells(text).any(is_formula) {
        return Cow::Borrowed(text);
    }
    let escaped = cells(text).flat_map(|cell| [if is_formula(cell) { "'" } else { "" }, cell]);
    Cow::Owned(escaped.collect())
}

/// The text that was escaped; any other text stays as it is.
pub fn unescape(text: &str) -> Cow<'_, str> {
    if !cells(text).any(is_formula) {
        return Cow::Borrowed(text);
    }
    let bare = |cell| match is_formula(cell) {
        true => str::strip_prefix(cell, ESCAPE).unwrap_or(cell),
        false => cell,
    };
    Cow::Owned(cells(text).map(bare).collect())
}

/// The parts of a text that could become cells, each with what ends it.
fn cells(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive([';', '\t', '\r', '\n'])
}

/// Whether a cell would be run, behind what a spreadsheet may leave out before it; so is one that was escaped, so that
/// a text with such a sign of its own comes back.
fn is_formula(cell: &str) -> bool {
    let is_left_out = |it: char| {
        it.is_whitespace()
            || matches!(
                it,
                ESCAPE | '"' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
            )
    };
    let rest = cell.trim_start_matches(is_left_out);
    // Spreadsheets for East Asian text read the fullwidth signs as well.
    rest.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}
