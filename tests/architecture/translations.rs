//! Translations that are older than their English text.
//!
//! A line of `translations.txt` has a message's key and the hash of its English text; then each translation that was
//! made from an earlier text, with the hash of that. After a change in English the translations are checked, and then
//! recorded with [`renewal`]. A new message is recorded with the next renewal.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use rowlock::domain::i18n::Language;
use sha2::{Digest, Sha256};

use super::locales::texts;

const RECORD: &str = "tests/architecture/translations.txt";

/// The command that records that every translation says what English says now.
fn renewal() -> String {
    let codes: Vec<&str> = translated().map(Language::code).collect();
    let codes = codes.join(",");
    format!("TRANSLATIONS_CHECKED={codes} cargo test --test all -- architecture::translations")
}

/// The hash of the English text that a translation was made from, for each language.
type Hashes = BTreeMap<Language, String>;

fn translated() -> impl Iterator<Item = Language> {
    let all = Language::ALL.into_iter();
    all.filter(|language| *language != Language::ENGLISH)
}

/// The hashes of a line, with its key.
fn recorded(line: &str) -> (&str, Hashes) {
    let mut words = line.split(' ');
    let (key, all) = (words.next().unwrap(), words.next().unwrap());
    let mut hashes: Hashes = translated()
        .map(|language| (language, all.to_owned()))
        .collect();
    for word in words {
        let (language, older) = word.split_once(':').unwrap();
        hashes.insert(language.parse().unwrap(), older.to_owned());
    }
    (key, hashes)
}

#[test]
fn no_translation_is_older_than_its_english_text() {
    let english = texts(Language::ENGLISH).into_iter();
    let hash = |text: String| HEXLOWER.encode(&Sha256::digest(text)[..4]);
    let english: BTreeMap<String, String> = english.map(|(key, text)| (key, hash(text))).collect();
    let record = std::fs::read_to_string(RECORD).unwrap();
    let record: BTreeMap<&str, Hashes> = record.lines().map(recorded).collect();
    if let Ok(checked) = std::env::var("TRANSLATIONS_CHECKED") {
        renew(&english, &record, &checked);
        return;
    }
    let mut older = Vec::new();
    for (key, hashes) in &record {
        let Some(now) = english.get(*key) else {
            continue;
        };
        let changed = hashes.iter().filter(|(_, hash)| *hash != now);
        older.extend(changed.map(|(language, _)| format!("{language} {key}")));
    }
    assert!(
        older.is_empty(),
        "English has changed since these were translated: {older:#?}\nCheck them, then run\n{}",
        renewal()
    );
}

/// Writes the record anew, in the languages that were checked and for messages that are new.
fn renew(english: &BTreeMap<String, String>, record: &BTreeMap<&str, Hashes>, checked: &str) {
    let lines = english.iter().map(|(key, now)| {
        let before = record.get(key.as_str());
        let older = translated().filter_map(|language| {
            let is_checked = checked.split(',').any(|it| it == language.code());
            let before = before.and_then(|hashes| hashes.get(&language));
            let before = before.filter(|before| !is_checked && *before != now)?;
            Some(format!(" {language}:{before}"))
        });
        format!("{key} {now}{}\n", older.collect::<String>())
    });
    std::fs::write(RECORD, lines.collect::<String>()).unwrap();
}
