//! The spaces of French punctuation.

use super::Language;

/// The space at French punctuation: narrow, and no line ends at it.
const NARROW_SPACE: char = '\u{202f}';

pub(super) fn is(language: Language) -> bool {
    language.code() == "fr"
}

/// The messages with the space that French has before `: ; ! ? » %` and after `«`, whichever space was typed there.
pub(super) fn space_punctuation(messages: &str) -> String {
    let is_space = |c: char| matches!(c, ' ' | '\u{a0}' | NARROW_SPACE);
    let mut spaced = String::with_capacity(messages.len());
    for letter in messages.chars() {
        let last = spaced.chars().next_back();
        let is_before = matches!(letter, ':' | ';' | '!' | '?' | '»' | '%');
        if is_before && last.is_some_and(is_space) {
            spaced.pop();
            spaced.push(NARROW_SPACE);
        }
        let is_after = last == Some('«') && is_space(letter);
        spaced.push(if is_after { NARROW_SPACE } else { letter });
    }
    spaced
}
