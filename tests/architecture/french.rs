//! French messages as readers see them: elision before names, and spaces at punctuation.

use rowlock::domain::i18n::{Arg, Message, Translator, msg};

use super::locales::texts;

fn french(message: Message) -> String {
    let translator = Translator {
        language: "fr".parse().unwrap(),
        ..Translator::default()
    };
    translator.translate(message).into_owned()
}

/// What selects a variant of a message: a number, a plural or a word, as in `[one]`.
fn selecting(variant: &str) -> Arg {
    match variant {
        "one" => Arg::Number(1),
        "other" => Arg::Number(5),
        _ => match variant.parse() {
            Ok(number) => Arg::Number(number),
            Err(_) => Arg::Text(variant.to_owned()),
        },
    }
}

/// Every French message in each of its variants, with this word in every other place.
fn shown(word: &str) -> Vec<(String, String)> {
    let mut shown = Vec::new();
    for (key, text) in texts("fr".parse().unwrap()) {
        let selectors: Vec<(&str, Vec<&str>)> = text.split("{ $").skip(1).map(selector).collect();
        let variants = selectors.iter().map(|(_, variants)| variants.len()).max();
        for variant in 0..variants.unwrap_or_default().max(1) {
            let message = selectors.iter().fold(msg(key.clone()), |message, it| {
                let (place, variants) = (it.0.to_owned().leak(), &it.1);
                // A place that selects may be there again as a word.
                let is_selector = selectors
                    .iter()
                    .any(|(other, all)| *other == place && !all.is_empty());
                match variants.get(variant % variants.len().max(1)) {
                    Some(variant) => message.with(place, selecting(variant)),
                    None if is_selector => message,
                    None => message.with(place, word),
                }
            });
            shown.push((key.clone(), french(message)));
        }
    }
    shown
}

/// The name of a place, and the keys of the variants that it selects, from behind `{ $`.
fn selector(text: &str) -> (&str, Vec<&str>) {
    let end = text.find([' ', '}']).unwrap_or(text.len());
    let (place, rest) = text.split_at(end);
    if !rest.trim_start().starts_with("->") {
        return (place, Vec::new());
    }
    let variants = rest.split('[').skip(1);
    (
        place,
        variants
            .filter_map(|it| Some(it.split_once(']')?.0))
            .collect(),
    )
}

#[test]
fn a_word_is_elided_in_texts_with_variants_and_without() {
    let sheet = |name: &str| french(msg("sheet-of").with("name", name));
    assert_eq!(sheet("Alexandra"), "Feuille d’Alexandra");
    assert_eq!(sheet("Ben"), "Feuille de Ben");
    let place = msg("result-place").with("rank", 2).with("points", 1);
    let place = french(place.with("names", "Émile"));
    assert!(place.ends_with("à 1 point d’Émile"), "{place}");
    let waiting = msg("result-waiting").with("name", "Inès");
    assert!(french(waiting).contains("qu’Inès"));
}

#[test]
fn words_before_a_name_are_elided_before_a_vowel_alone() {
    for (word, elided) in [
        ("Alexandra", true),
        ("Émile", true),
        ("Hugo", true),
        ("Yves", true),
        ("Ben", false),
        ("Hanna", false),
        ("Yann", false),
    ] {
        for (key, text) in shown(word) {
            for (full, short) in [("de", "d"), ("que", "qu"), ("le", "l"), ("la", "l")] {
                let wrong = if elided {
                    format!("{full} {word}")
                } else {
                    format!("{short}’{word}")
                };
                let mut found = text.match_indices(&wrong).map(|(at, _)| &text[..at]);
                let is_word = found.any(|before| !before.ends_with(char::is_alphabetic));
                assert!(!is_word, "{key}: {text}");
            }
        }
    }
}
