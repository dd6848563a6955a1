//! What French writes by rule: elision before a name, and the spaces of its punctuation.

use super::Language;

/// Words that lose their last letter before a vowel.
const ELIDED: [&str; 6] = ["de", "que", "le", "la", "lorsque", "puisque"];

/// The space at French punctuation: narrow, and no line ends at it.
const NARROW_SPACE: char = '\u{202f}';

pub(super) fn is(language: Language) -> bool {
    language.code() == "fr"
}

/// Elides the last word of a text before this word: "Feuille de " before "Alexandra" becomes "Feuille d’".
pub(super) fn elide(text: &mut String, word: &str) {
    let Some(before) = text.strip_suffix(' ') else {
        return;
    };
    let last = before.rsplit(|c: char| !c.is_alphabetic()).next();
    if last.is_some_and(|last| ELIDED.contains(&last)) && begins_with_vowel(word) {
        text.truncate(before.len() - 1);
        text.push('’');
    }
}

/// The text with elision before each of these words.
pub(super) fn elide_before<'w>(text: &str, words: impl Iterator<Item = &'w str>) -> String {
    let mut text = text.to_owned();
    for word in words.filter(|word| begins_with_vowel(word)) {
        let mut parts = text.split(word);
        let mut elided = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            elide(&mut elided, word);
            elided.push_str(word);
            elided.push_str(part);
        }
        text = elided;
    }
    text
}

/// Whether a word begins with the sound of a vowel: "Émile", "Hugo" and "Yves", but neither "Hanna" nor "Yann".
fn begins_with_vowel(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('h') => letters.next().is_some_and(|c| c != 'a' && is_vowel(c)),
        Some('y') => letters.next().is_some_and(|c| !is_vowel(c)),
        first => first.is_some_and(is_vowel),
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouyàâäáãåæéèêëíìîïóòôöõøœúùûü".contains(letter)
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
