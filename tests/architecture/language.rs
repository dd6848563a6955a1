//! Plain technical English: words of our own making that have given way to the field's.

use super::docs::pages;
use super::files::{Source, sources};

/// Words that are not used, each with what to write instead.
const DROPPED: [(&str, &str); 28] = [
    ("whoever", "the caller, the player, clients that …"),
    ("somebody", "a player, another client"),
    ("nobody", "no player, no client"),
    ("crowd", "concurrency limiter"),
    ("patience", "timeout"),
    ("told", "sent, shown, reported"),
    ("tells", "returns, reports, shows"),
    ("house", "architecture, crate"),
    ("rooms", "modules"),
    ("door", "endpoint, module"),
    ("doors", "endpoints, modules"),
    ("guard", "limiter, check"),
    ("walk", "visit, permission matrix"),
    ("seal", "encrypt"),
    ("sealed", "encrypted"),
    ("sweep", "cleanup, retention"),
    ("sweeps", "cleans up"),
    ("kept", "stored, retained"),
    ("household", "client address"),
    ("onlooker", "spectator"),
    ("figures", "statistics, metrics"),
    ("thumb", "tap"),
    ("calm", "idle"),
    ("lies", "is"),
    ("stead", "instead of, for"),
    ("runs out", "expires"),
    ("fault", "error, violation"),
    ("faults", "errors"),
];

/// The terms that contain a dropped word and are right: the game's own, names in the API's document and in
/// earlier databases, and texts on screen.
const TERMS: [&str; 21] = [
    "csstree.walk",
    "house rule",
    "house_rule",
    "\"door\"",
    "\"nobody\"",
    "nobody crossed anything",
    "nobody won",
    "nobody played on",
    "=nobody",
    "\"nobody!\"",
    "somebody took the fourth penalty",
    "whoever took over from a host",
    "\"runs_out_at\"",
    "\"sealed\"",
    "as = door",
    "as = figures",
    "rowlock answer seal",
    "web::guard",
    ".guard(",
    "fn_guard",
    "guard_ctx",
];

/// The folders and files that the words are not used in.
const CLEAN: [&str; 5] = ["build.rs", "src/", "static/", "templates/", "tests/"];

/// The files that list dropped words.
const LISTS: [&str; 2] = [
    "tests/architecture/language.rs",
    "tests/process/documentation.rs",
];

/// The part of a line that developers read: of a message in a locale only its key, as players read its text.
fn for_developers<'a>(path: &str, line: &'a str) -> &'a str {
    if !path.ends_with(".ftl") || line.starts_with('#') {
        line
    } else {
        let key = line.split_once(" = ").map_or("", |(key, _)| key);
        if key.starts_with(' ') { "" } else { key }
    }
}

/// The dropped words that a text uses, each with its line.
fn found(source: &Source) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in source.text.lines().enumerate() {
        let mut line = for_developers(&source.path, line).to_lowercase();
        for term in TERMS {
            line = line.replace(term, "");
        }
        let words: Vec<&str> = line
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let line = format!(" {} ", words.join(" "));
        for (word, instead) in DROPPED {
            if line.contains(&format!(" {word} ")) {
                let number = number + 1;
                found.push(format!("{}:{number}: {word} -> {instead}", source.path));
            }
        }
    }
    found
}

#[test]
fn the_documentation_uses_the_words_of_the_field() {
    let found: Vec<String> = pages().iter().flat_map(found).collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn clean_folders_contain_no_dropped_word() {
    let all = sources("", &[".rs", ".html", ".css", ".js", ".ftl"]);
    for path in CLEAN {
        let mut files = all
            .iter()
            .filter(|file| file.path.starts_with(path) && !LISTS.contains(&file.path.as_str()))
            .peekable();
        assert!(files.peek().is_some(), "{path} has moved");
        let found: Vec<String> = files.flat_map(found).collect();
        assert!(found.is_empty(), "{found:#?}");
    }
}

#[test]
fn dropped_words_are_found_as_whole_words_and_not_in_terms() {
    let source = |text: &str| Source {
        path: "a.rs".to_owned(),
        text: text.to_owned(),
    };
    assert_eq!(
        found(&source("fn wait() {}\n// Whoever\n// runs out")).len(),
        2
    );
    assert_eq!(found(&source("let is_told = guard_of(x);")).len(), 2);
    for text in [
        "the doorway",
        "HouseRules",
        "house rules",
        "\"house_rules\"",
    ] {
        assert!(found(&source(text)).is_empty(), "{text}");
    }
}

#[test]
fn of_a_message_only_the_key_is_checked() {
    let source = |text: &str| Source {
        path: "a.ftl".to_owned(),
        text: text.to_owned(),
    };
    assert!(found(&source("join-hint = Nobody is here.\n    nobody = x")).is_empty());
    assert_eq!(found(&source("# Nobody.\njoin-nobody = A text.")).len(), 2);
}
