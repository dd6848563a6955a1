//! The scripts that a game's page announces, and those that it loads.

use std::collections::BTreeSet;

use super::files::sources;

/// The script that the page itself starts.
const FIRST: &str = "play";

fn text(folder: &str, name: &str) -> String {
    let path = format!("{folder}/{name}");
    let mut files = sources(folder, &[name]).into_iter();
    files.find(|file| file.path == path).unwrap().text
}

/// The names of the scripts that this one imports.
fn imports(name: &str) -> Vec<String> {
    let script = text("static/js", &format!("{name}.js"));
    let lines = script.lines().filter(|line| line.starts_with("import "));
    lines
        .map(|line| {
            line.split_once("\"./")
                .and_then(|(_, it)| it.split_once(".js\""))
        })
        .map(|found| found.unwrap().0.to_owned())
        .collect()
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
