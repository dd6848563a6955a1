//! The scripts that a game's page preloads, and those that it imports.

use std::collections::BTreeSet;

use super::files::sources;

/// The script that the page itself starts.
const FIRST: &str = "game/game_page";

fn text(folder: &str, name: &str) -> String {
    let path = format!("{folder}/{name}");
    let mut files = sources(folder, &[".js", ".html"]).into_iter();
    files.find(|file| file.path == path).unwrap().text
}

/// The scripts that this one imports, by their paths below `static/js` without the ending.
fn imports(name: &str) -> Vec<String> {
    let script = text("static/js", &format!("{name}.js"));
    let lines = script.lines().filter(|line| line.starts_with("import "));
    lines
        .map(|line| {
            line.split_once('"')
                .and_then(|(_, it)| it.split_once(".js\""))
        })
        .map(|found| resolve(name, found.unwrap().0))
        .collect()
}

/// The path that a relative import in the script at `from` leads to.
fn resolve(from: &str, import: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop().unwrap();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn a_relative_import_leads_to_the_same_or_another_folder() {
    assert_eq!(resolve("sheet/sheet", "./notices"), "sheet/notices");
    assert_eq!(resolve("sheet/sheet", "../kit/morph"), "kit/morph");
    assert_eq!(resolve("play", "./kit/morph"), "kit/morph");
}

#[test]
fn a_games_page_announces_just_the_scripts_that_it_comes_to_load() {
    let mut loaded = BTreeSet::new();
    let mut open = imports(FIRST);
    while let Some(name) = open.pop() {
        if loaded.insert(name.clone()) {
            open.extend(imports(&name));
        }
    }
    let page = text("templates/game", "page.html");
    let (before, _) = page.split_once("rel=\"modulepreload\"").unwrap();
    let (_, list) = before.rsplit_once('[').unwrap();
    let (list, _) = list.split_once(']').unwrap();
    let announced: Vec<&str> = list
        .split(", ")
        .map(|name| name.trim_matches('"'))
        .collect();
    assert_eq!(announced, loaded.iter().collect::<Vec<_>>());
}
