//! An extra is named in its module, its board's data, its texts and where the contract has its name, and nowhere else.

use super::files::sources;

/// The files and folders that name lucky numbers, each with the reason.
const NAME_LUCKY_NUMBERS: [(&str, &str); 17] = [
    ("src/api/", "fields of requests and responses"),
    ("src/games/sessions/seat_view.rs", "a field of responses"),
    ("src/groups/import/items.rs", "a field of exported files"),
    ("src/history/export/json.rs", "a field of exported files"),
    ("src/http/limits/quota.rs", "the path of a form"),
    ("src/rules/board/file.rs", "the name of a board's file"),
    (
        "src/rules/dice.rs",
        "a use of a roll, stored and in the API",
    ),
    ("src/rules/event.rs", "a stored event"),
    ("src/rules/board/extra.rs", "the list of extras"),
    (
        "src/rules/board/extra_file.rs",
        "the list of extras in boards' files",
    ),
    ("src/rules/extras/lucky_cross.rs", "the extra itself"),
    ("src/rules/extras/mod.rs", "the list of extras' rules"),
    ("src/rules/board/printed.rs", "a field of stored events"),
    ("src/rules/violation.rs", "codes of refused moves"),
    ("src/web/game/mod.rs", "the path of a form"),
    ("src/web/kit/board_traits.rs", "the list of boards' traits"),
    (
        "src/web/rules/",
        "the section of the rules, and its example",
    ),
];

#[test]
fn lucky_numbers_are_named_only_where_there_is_a_reason() {
    // A match of all violations names each.
    let names = |text: &str| {
        let text = text.replace("Violation::NotLucky", "").to_lowercase();
        text.contains("lucky")
    };
    let named = sources("src", &[".rs"]).into_iter();
    let named = named.filter(|source| names(&source.text));
    let named: Vec<String> = named.map(|source| source.path).collect();
    let is_below = |path: &str, place: &str| path == place || path.starts_with(place);
    for path in &named {
        let mut places = NAME_LUCKY_NUMBERS.iter();
        assert!(
            places.any(|(place, _)| is_below(path, place)),
            "{path} names lucky numbers: ask its extra, or say it in general"
        );
    }
    for (place, reason) in NAME_LUCKY_NUMBERS {
        assert!(
            named.iter().any(|path| is_below(path, place)),
            "{place} no longer names lucky numbers: {reason}"
        );
    }
}

#[test]
fn extras_are_distinguished_only_in_their_own_modules() {
    let others = sources("src", &[".rs"]).into_iter();
    let others = others.filter(|source| {
        !source.path.starts_with("src/rules/extras/")
            && !source.path.starts_with("src/rules/board/extra")
    });
    for source in others {
        let code = source.code();
        let mut kinds = code.split("Extra::").skip(1);
        assert!(
            !kinds.any(|rest| rest.starts_with(char::is_uppercase)),
            "{} knows which extra it is",
            source.path
        );
    }
}
