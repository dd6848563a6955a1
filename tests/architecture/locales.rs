//! The message files: the same keys and places in every language, each used, none missing but in one that is begun.

use std::collections::{BTreeMap, BTreeSet};

use rowlock::domain::i18n::Language;
use rowlock::domain::row_display::DieColor;
use rowlock_rules::{Mode, Violation};

use super::files::sources;

/// The places of each message of a language, by its key.
type Messages = BTreeMap<String, BTreeSet<String>>;

fn text(language: Language) -> String {
    let files = sources(&format!("templates/locales/{language}"), &[".ftl"]);
    files.into_iter().map(|file| file.text + "\n").collect()
}

/// The text of each message of a language, by its key.
pub fn texts(language: Language) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::<String, String>::new();
    let mut last = String::new();
    for line in text(language).lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with([' ', '}']) {
            texts.entry(last.clone()).or_default().push_str(line);
        } else if let Some((key, text)) = line.split_once(" = ") {
            last = key.to_owned();
            let before = texts.insert(last.clone(), text.to_owned());
            assert!(before.is_none(), "{language}: {key} is there twice");
        }
    }
    texts
}

fn messages(language: Language) -> Messages {
    let texts = texts(language).into_iter();
    let places = |text: String| {
        text.split('$')
            .skip(1)
            .map(word)
            .map(str::to_owned)
            .collect()
    };
    texts.map(|(key, text)| (key, places(text))).collect()
}

/// The letters, digits, `-` and `_` that a text begins with.
fn word(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'));
    &text[..end.unwrap_or(text.len())]
}

/// All code and all templates.
fn users() -> Vec<String> {
    let mut users: Vec<String> = sources("src", &[".rs"])
        .iter()
        .map(|it| it.code())
        .collect();
    users.extend(
        sources("templates", &[".html"])
            .into_iter()
            .map(|it| it.text),
    );
    users
}

#[test]
fn every_language_has_the_same_messages_with_the_same_places() {
    let english = messages(Language::ENGLISH);
    for language in Language::ALL {
        let own = messages(language);
        for (key, places) in &english {
            if !language.is_begun() || own.contains_key(key) {
                assert_eq!(own.get(key), Some(places), "{language}: {key}");
            }
        }
        let more: Vec<&String> = own
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(more.is_empty(), "{language} alone has {more:#?}");
    }
}

#[test]
fn every_message_is_used() {
    let all = users().concat();
    let quoted: BTreeSet<&str> = all.split('"').collect();
    let made: BTreeSet<String> = made().into_iter().collect();
    // As in `format!("title-{code}")`.
    let is_begun = |key: &str| {
        let mut ends = key.match_indices('-').map(|(end, _)| end);
        ends.any(|end| {
            let begin = format!("{}-{{", &key[..end]);
            let next = quoted.range(begin.as_str()..).next();
            next.is_some_and(|text| text.starts_with(&begin))
        })
    };
    let unused: Vec<String> = messages(Language::ENGLISH)
        .into_keys()
        .filter(|key| !made.contains(key) && !quoted.contains(key.as_str()))
        .filter(|key| !is_begun(key))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn every_message_that_is_used_is_there() {
    let english = messages(Language::ENGLISH);
    let mut missing: Vec<String> = made();
    for user in users() {
        for filter in ["\"|t", "\"|arg("] {
            let ends = user.match_indices(filter).map(|(end, _)| &user[..end]);
            missing.extend(ends.filter_map(|text| text.rsplit('"').next().map(str::to_owned)));
        }
        let begins = user.split("msg(\"").skip(1);
        missing.extend(begins.map(|text| word(text).to_owned()));
    }
    missing.retain(|key| !english.contains_key(key));
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The keys that code puts together.
fn made() -> Vec<String> {
    let colors = DieColor::ALL.iter().map(|color| color.as_str());
    let colors = colors.flat_map(|color| ["", "-first"].map(|end| format!("{color}{end}")));
    let dice = DieColor::ALL
        .iter()
        .map(|color| format!("die-{}", color.as_str()));
    let rules = Violation::ALL.iter();
    let rules = rules.map(|violation| format!("rule-{}", violation.code()));
    let modes = Mode::ALL.iter().flat_map(|mode| {
        let mode = mode.as_str();
        ["mode-{}", "mode-{}-text", "rules-mode-{}"].map(|key| key.replace("{}", mode))
    });
    let systems = ["ios", "android", "mac", "windows", "other"].iter();
    let systems = systems.flat_map(|system| {
        let keys = ["https-system-{}", "https-{}-1", "https-{}-2", "https-{}-3"];
        keys.map(|key| key.replace("{}", system))
    });
    let keys = colors.chain(dice).chain(rules);
    keys.chain(modes).chain(systems).collect()
}

/// The game's words, as players know them from their sheets: row, cross, lock, penalty, active player.
fn terms(language: Language) -> Vec<String> {
    let path = format!("templates/locales/{language}/language.txt");
    let header = std::fs::read_to_string(path).unwrap();
    let mut lines = header.lines();
    let terms = lines.find_map(|line| line.strip_prefix("terms = "));
    let terms: Vec<String> = terms.unwrap().split(", ").map(str::to_owned).collect();
    assert_eq!(terms.len(), 5, "{language}");
    terms
}

#[test]
fn the_games_words_are_those_of_the_printed_sheets() {
    for language in Language::ALL {
        // Keys are English in every language.
        let text = texts(language).into_values().collect::<Vec<_>>().join("\n");
        for term in terms(language) {
            let is_said = has_word(&text, &term) || language.is_begun();
            assert!(is_said, "{language}: {term}");
        }
    }
}

/// Whether the text has this as a word of its own, and not only inside another one.
fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        ![before, after]
            .into_iter()
            .flatten()
            .any(char::is_alphabetic)
    })
}

#[test]
fn a_term_inside_another_word_is_not_found() {
    assert!(has_word("Cross a row.", "row"));
    assert!(!has_word("The browser narrows it.", "row"));
}
