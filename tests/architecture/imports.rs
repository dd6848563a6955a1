//! The paths that a source file names.

/// The parts of a path: `["crate", "games", "view"]` is `crate::games::view`.
pub type ModulePath = Vec<String>;

/// The paths of a text that begin with `crate::` or `super::`, also in braces.
pub fn used_paths(code: &str) -> Vec<ModulePath> {
    let starts = ["crate::", "super::"].into_iter();
    let starts = starts.flat_map(|start| code.match_indices(start));
    let is_start = |at: usize| {
        let before = code[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
    };
    let starts = starts.filter(|(at, _)| is_start(*at));
    starts
        .flat_map(|(at, _)| expand(&code[at..], &[]))
        .collect()
}

/// The paths of a tree such as `a::{b, c::d}`, each behind `before`.
pub fn expand(tree: &str, before: &[String]) -> Vec<ModulePath> {
    let tree = tree.trim_start();
    let end = tree.find(|c: char| !(c.is_alphanumeric() || c == '_'));
    let (name, rest) = tree.split_at(end.unwrap_or(tree.len()));
    let path = [before, &[name.to_owned()]].concat();
    match rest.strip_prefix("::") {
        None => vec![path],
        Some(rest) => match rest.strip_prefix('{') {
            None => expand(rest, &path),
            Some(list) => {
                let items = list_items(list).into_iter();
                items.flat_map(|item| expand(item, &path)).collect()
            }
        },
    }
}

/// The items of a braced list without its opening brace.
fn list_items(list: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let (mut depth, mut start) = (0, 0);
    for (at, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                items.push(&list[start..at]);
                start = at + 1;
                if c == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    items.retain(|item| !item.trim().is_empty());
    items
}
