//! The documentation: its links, files, commands and operations exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::files::{Source, sources};

/// The API's description, as it was last reviewed.
const OPENAPI: &str = include_str!("../../src/api/openapi/document.json");

/// Every page of the documentation, by its path from the top of the repository.
fn pages() -> Vec<Source> {
    let page = |path: &str| Source {
        path: path.to_owned(),
        text: fs::read_to_string(top().join(path)).unwrap(),
    };
    let pages = ["README.md", "CHANGELOG.md"].map(page).into_iter();
    pages.chain(sources("docs", &[".md"])).collect()
}

fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text between each pair of these.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    let parts = text.split(start).skip(1);
    parts
        .filter_map(|part| part.split_once(end).map(|(inside, _)| inside))
        .collect()
}

/// The lines of a page that are not in a block of code.
fn prose(text: &str) -> String {
    let parts = text.split("```").step_by(2);
    parts.collect()
}

/// The code that a page names: the contents of its backticks, outside of blocks.
fn named_code(text: &str) -> Vec<String> {
    let prose = prose(text);
    let parts = prose.split('`').skip(1).step_by(2);
    parts.map(|part| part.replace('\n', " ")).collect()
}

/// The anchors of a page, as a forge makes them from headings.
fn anchors(text: &str) -> BTreeSet<String> {
    let prose = prose(text);
    let headings = prose.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let allowed = |c: &char| c.is_alphanumeric() || *c == ' ' || *c == '-';
            title
                .chars()
                .filter(allowed)
                .collect::<String>()
                .replace(' ', "-")
        })
        .collect()
}

#[test]
fn every_link_leads_somewhere() {
    for page in pages() {
        let folder = top().join(&page.path).parent().unwrap().to_owned();
        for link in between(&prose(&page.text), "](", ")") {
            if link.starts_with("https://") {
                continue;
            }
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target: PathBuf = match path {
                "" => top().join(&page.path),
                path => folder.join(path),
            };
            assert!(target.exists(), "{}: {link}", page.path);
            if !anchor.is_empty() {
                let target = fs::read_to_string(target).unwrap();
                assert!(anchors(&target).contains(anchor), "{}: {link}", page.path);
            }
        }
    }
}

#[test]
fn every_file_and_command_exists() {
    let scripts = fs::read_to_string(top().join("tests/browser/package.json")).unwrap();
    let scripts: Value = serde_json::from_str(&scripts).unwrap();
    let manifest = fs::read_to_string(top().join("Cargo.toml")).unwrap();
    let mut seen = 0;
    for page in pages() {
        for code in named_code(&page.text) {
            let folders = [
                "src/",
                "tests/",
                "templates/",
                "static/",
                "docs/",
                "migrations/",
                "packaging/",
                ".ci/",
            ];
            let is_file = folders.iter().any(|folder| code.starts_with(folder));
            let exists = if is_file && !code.contains(' ') {
                top().join(&code).exists()
            } else if let Some(script) = code.strip_prefix("npm run ") {
                scripts["scripts"].get(script).is_some()
            } else if let Some(bench) = code.strip_prefix("cargo bench --bench ") {
                manifest.contains(&format!("name = \"{bench}\""))
            } else {
                continue;
            };
            assert!(exists, "{}: {code}", page.path);
            seen += 1;
        }
    }
    assert!(seen > 5, "{seen}");
}

#[test]
fn every_operation_is_one_of_the_api() {
    let document: Value = serde_json::from_str(OPENAPI).unwrap();
    let mut seen = 0;
    for page in pages() {
        for code in named_code(&page.text) {
            let (method, path) = code.split_once(' ').unwrap_or(("GET", &code));
            let path = path.split('?').next().unwrap();
            if path.starts_with("/api/v1/") {
                let operation = &document["paths"][path][method.to_lowercase()];
                assert!(operation.is_object(), "{}: {code}", page.path);
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen}");
}

/// Words of other formats than the API's, in the code of its pages.
const OTHER_WORDS: [&str; 11] = [
    "true",
    "null",
    "return",
    "minimal",
    "gzip",
    "docs",
    "v2",
    "sep",
    "game_id",
    "extra_points",
    "x2",
];

/// The names and values in a part of the API's document, and the code in its sentences.
fn known_words(part: &Value, known: &mut BTreeSet<String>) {
    let mut learn = |text: &str| known.extend(words(text).map(str::to_owned));
    match part {
        Value::String(text) if text.contains(' ') => {
            named_code(text).iter().for_each(|code| learn(code));
        }
        Value::String(text) => learn(text),
        Value::Object(fields) => {
            fields.keys().for_each(|name| learn(name));
            fields.values().for_each(|part| known_words(part, known));
        }
        Value::Array(parts) => parts.iter().for_each(|part| known_words(part, known)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The words of a code that may be a name or value of the API.
fn words(code: &str) -> impl Iterator<Item = &str> {
    let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    // The names of programs have hyphens.
    let all = code.split(|c: char| !c.is_ascii_alphanumeric() && !"_-".contains(c));
    all.filter(move |word| {
        word.starts_with(|c: char| c.is_ascii_lowercase()) && word.chars().all(is_letter)
    })
}

#[test]
fn every_name_and_value_on_the_pages_of_the_api_is_in_its_document() {
    let document: Value = serde_json::from_str(OPENAPI).unwrap();
    let mut known = BTreeSet::from(OTHER_WORDS.map(str::to_owned));
    known_words(&document, &mut known);
    let (mut seen, mut unknown) = (0, BTreeSet::new());
    let of_api = ["docs/api.md", "docs/files.md"];
    for page in pages()
        .iter()
        .filter(|page| of_api.contains(&page.path.as_str()))
    {
        for code in named_code(&page.text) {
            for word in words(&code) {
                seen += 1;
                if !known.contains(word) {
                    unknown.insert(format!("{}: {word} in {code}", page.path));
                }
            }
        }
    }
    assert!(seen > 400, "{seen}");
    assert!(unknown.is_empty(), "{unknown:#?}");
}

/// Words that have plainer ones: "in addition to", "next to" or "in the background"; "arrives", "connects"; "exists".
const UNIDIOMATIC: [&str; 8] = [
    "beside",
    "besides",
    "comes by",
    "come by",
    "has come",
    "have come",
    "stays away",
    "is there",
];

/// What `--help` says of a command and its options, and of its subcommands.
fn help(command: &clap::Command) -> String {
    let about = command.get_long_about().or(command.get_about());
    let options = command
        .get_arguments()
        .filter_map(|option| option.get_help());
    let texts = about.into_iter().chain(options).map(ToString::to_string);
    let subcommands = command.get_subcommands().map(help);
    texts.chain(subcommands).collect::<Vec<_>>().join("\n")
}

#[test]
fn pages_help_and_api_descriptions_use_idiomatic_words() {
    let named = |path: &str, text: String| Source {
        path: path.to_owned(),
        text,
    };
    let help = named("--help", help(&rowlock::cli::program()));
    let api = named("document.json", OPENAPI.to_owned());
    for page in pages().into_iter().chain([help, api]) {
        let words = page.text.to_lowercase();
        let words: Vec<&str> = words.split(|c: char| !c.is_alphanumeric()).collect();
        let words = format!(" {} ", words.join(" "));
        for word in UNIDIOMATIC {
            assert!(
                !words.contains(&format!(" {word} ")),
                "{}: {word}",
                page.path
            );
        }
    }
}
