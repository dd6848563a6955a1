//! Words that change before the sound that follows: French "d’Alexandra", Italian "ad Anna", Spanish "Ana e Inés".

use super::Language;

/// How a word is written before some sounds.
pub(super) struct Link {
    word: &'static str,
    /// With the space, if one stays.
    linked: &'static str,
    is_before: fn(&str) -> bool,
}

const fn link(word: &'static str, linked: &'static str, is_before: fn(&str) -> bool) -> Link {
    Link {
        word,
        linked,
        is_before,
    }
}

const FRENCH: &[Link] = &[
    link("de", "d’", is_french_vowel),
    link("que", "qu’", is_french_vowel),
    link("le", "l’", is_french_vowel),
    link("la", "l’", is_french_vowel),
    link("lorsque", "lorsqu’", is_french_vowel),
    link("puisque", "puisqu’", is_french_vowel),
];

const ITALIAN: &[Link] = &[
    link("a", "ad ", |word| begins_with(word, "aàá")),
    link("e", "ed ", |word| begins_with(word, "eèé")),
];

const SPANISH: &[Link] = &[link("y", "e ", is_spanish_i)];

/// The words of a language that change; none in most.
pub(super) fn links(language: Language) -> &'static [Link] {
    match language.code() {
        "fr" => FRENCH,
        "it" => ITALIAN,
        "es" => SPANISH,
        _ => &[],
    }
}

/// Writes the last word of a text as it is before this word: "Feuille de " before "Alexandra" becomes "Feuille d’".
pub(super) fn link_last(links: &[Link], text: &mut String, word: &str) {
    if links.is_empty() {
        return;
    }
    let Some(before) = text.strip_suffix(' ') else {
        return;
    };
    let last = before.rsplit(|c: char| !c.is_alphabetic()).next();
    let last = last.unwrap_or_default();
    let mut links = links.iter();
    if let Some(link) = links.find(|link| link.word == last && (link.is_before)(word)) {
        text.truncate(before.len() - last.len());
        text.push_str(link.linked);
    }
}

/// The text with what changes before each of these words.
pub(super) fn link_before<'w>(
    links: &[Link],
    text: &str,
    words: impl Iterator<Item = &'w str>,
) -> String {
    let mut text = text.to_owned();
    for word in words.filter(|word| links.iter().any(|link| (link.is_before)(word))) {
        let mut parts = text.split(word);
        let mut linked = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            link_last(links, &mut linked, word);
            linked.push_str(word);
            linked.push_str(part);
        }
        text = linked;
    }
    text
}

/// Whether a word begins with one of these letters, of either case.
fn begins_with(word: &str, letters: &str) -> bool {
    let mut first = word.chars().flat_map(char::to_lowercase);
    first.next().is_some_and(|first| letters.contains(first))
}

/// Whether a French word begins with the sound of a vowel: "Émile", "Hugo" and "Yves", but neither "Hanna" nor "Yann".
fn is_french_vowel(word: &str) -> bool {
    let is_vowel = |letter: char| "aeiouyàâäáãåæéèêëíìîïóòôöõøœúùûü".contains(letter);
    let mut letters = word.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('h') => letters.next().is_some_and(|c| c != 'a' && is_vowel(c)),
        Some('y') => letters.next().is_some_and(|c| !is_vowel(c)),
        first => first.is_some_and(is_vowel),
    }
}

/// Whether a Spanish word begins with the sound of "i": "Inés" and "Hilda", but neither "hielo" nor "Yolanda".
fn is_spanish_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let sound = word.strip_prefix('h').unwrap_or(&word);
    sound.starts_with(['i', 'í']) && !word.starts_with("hia") && !word.starts_with("hie")
}
