//! Translations that are older than their English text.
//!
//! A line of `translations.txt` has a message's key and, for each translation, the hash of the English text that it
//! was made from. After a change in English the translations are checked, and then recorded with [`RENEWAL`].
//! A new message is recorded with the next renewal.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use rowlock::domain::i18n::Language;
use sha2::{Digest, Sha256};

use super::locales::texts;

const RECORD: &str = "tests/architecture/translations.txt";

/// Records that the translations into these languages say what English says now.
const RENEWAL: &str =
    "TRANSLATIONS_CHECKED=de,es,fr,nl cargo test --test all -- architecture::translations";

/// The hashes of a message's English text, one for each translation.
type Hashes = BTreeMap<Language, String>;

fn translated() -> impl Iterator<Item = Language> {
    let all = Language::ALL.into_iter();
    all.filter(|language| *language != Language::English)
}

/// The hashes of a line, with its key.
fn recorded(line: &str) -> (&str, Hashes) {
    let (key, hashes) = line.split_once(' ').unwrap();
    let hashes = hashes.split(' ').map(str::to_owned);
    (key, translated().zip(hashes).collect())
}

#[test]
fn no_translation_is_older_than_its_english_text() {
    let english = texts(Language::English).into_iter();
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
        "English has changed since these were translated: {older:#?}\nCheck them, then run\n{RENEWAL}"
    );
}

/// Writes the record anew, in the languages that were checked and for messages that are new.
fn renew(english: &BTreeMap<String, String>, record: &BTreeMap<&str, Hashes>, checked: &str) {
    let lines = english.iter().map(|(key, now)| {
        let before = record.get(key.as_str());
        let hashes = translated().map(|language| {
            let is_checked = checked.split(',').any(|it| it == language.code());
            let before = before.and_then(|hashes| hashes.get(&language));
            before.filter(|_| !is_checked).unwrap_or(now).as_str()
        });
        format!("{key} {}\n", hashes.collect::<Vec<_>>().join(" "))
    });
    std::fs::write(RECORD, lines.collect::<String>()).unwrap();
}
