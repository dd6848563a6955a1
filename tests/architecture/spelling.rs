//! Spelling that each language keeps to: its quotes, the form of its imperatives, and words that change before a name.

use rowlock::domain::i18n::{Arg, Language, Message, Translator, msg};

use super::locales::texts;

fn language(code: &str) -> Language {
    code.parse().unwrap()
}

fn translated(code: &str, message: Message) -> String {
    let translator = Translator {
        language: language(code),
        ..Translator::default()
    };
    translator.translate(message).into_owned()
}

#[test]
fn each_language_has_one_kind_of_quotes() {
    for (code, own) in [
        ("en", "“”"),
        ("de", "„“"),
        ("es", "«»"),
        ("fr", "«»"),
        ("it", "“”"),
        ("nl", "‘"),
    ] {
        for (key, text) in texts(language(code)) {
            let mut others = text
                .chars()
                .filter(|letter| "“”„‟‘‚‛«»‹›".contains(*letter));
            let other = others.find(|letter| !own.contains(*letter));
            assert_eq!(other, None, "{code} {key}: {text}");
        }
    }
}

#[test]
fn german_imperatives_end_in_e() {
    // What is a noun as well is found by the word behind it.
    let short = [
        "wähl",
        "prüf",
        "lösch",
        "frag",
        "misch",
        "tipp",
        "lad",
        "scann",
        "drück",
        "klick",
        "schreib",
        "schau",
        "such",
        "schick",
        "sag",
        "stell",
        "hol",
        "füg",
        "bring",
        "leg",
        "setz",
        "lass",
        "öffn",
        "kopier",
        "versuch es",
        "versuch bitte",
        "spiel mit",
        "spiel bei",
        "spiel erst",
    ];
    for (key, text) in texts(language("de")) {
        let words = text.split(|c: char| !c.is_alphabetic());
        let words: Vec<String> = words.map(str::to_lowercase).collect();
        let words = format!(" {} ", words.join(" "));
        let found = short
            .iter()
            .find(|short| words.contains(&format!(" {short} ")));
        assert_eq!(found, None, "{key}: {text}");
    }
}

#[test]
fn italian_and_spanish_words_change_before_the_same_vowel() {
    let names = |names: [&str; 2]| Arg::from(names.to_vec());
    let you_tie = |code, both| translated(code, msg("result-you-tie").with("names", names(both)));
    assert!(you_tie("it", ["Anna", "Elena"]).ends_with("insieme ad Anna ed Elena"));
    assert!(you_tie("it", ["Ben", "Olga"]).ends_with("insieme a Ben e Olga"));
    assert!(you_tie("es", ["Ana", "Inés"]).ends_with("con Ana e Inés"));
    assert!(you_tie("es", ["Ana", "Hilda"]).ends_with("con Ana e Hilda"));
    assert!(you_tie("es", ["Ana", "Yolanda"]).ends_with("con Ana y Yolanda"));
    let two = |code, second| {
        let title = msg("two-sheets-title").with("first", "Ana");
        translated(code, title.with("second", second))
    };
    assert!(two("es", "Inés").starts_with("Ana e Inés"));
    assert!(two("it", "Emma").starts_with("Ana ed Emma"));
    assert!(two("fr", "Emma").starts_with("Ana et Emma"));
}
