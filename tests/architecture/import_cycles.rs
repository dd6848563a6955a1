//! No cycle of imports between the files and folders of one folder.

use std::collections::{BTreeMap, BTreeSet};

use super::files::sources;
use super::imports::{ModulePath, expand, used_paths};

/// The source by module, without its tests; a `mod.rs` is the module of its folder, and so is the `lib.rs` of the
/// rules and of the coach, which are crates of their own.
struct Modules(BTreeMap<ModulePath, String>);

impl Modules {
    fn new(files: impl IntoIterator<Item = (String, String)>) -> Self {
        let module = |(path, code): (String, String)| {
            let path = path.strip_prefix("src/").unwrap().strip_suffix(".rs");
            let path = path.unwrap();
            let path = path.trim_end_matches("/mod").trim_end_matches("/lib");
            let code = code.split("#[cfg(test)]").next().unwrap_or_default();
            (
                path.split('/').map(str::to_owned).collect(),
                code.to_owned(),
            )
        };
        Self(files.into_iter().map(module).collect())
    }

    /// The child of `folder` that an absolute path leads into, also by a re-export of the folder's `mod.rs`.
    fn child(&self, folder: &[String], path: &[String]) -> Option<String> {
        let name = path.strip_prefix(folder)?.first()?;
        if self
            .0
            .contains_key(&[folder, std::slice::from_ref(name)].concat())
        {
            return Some(name.clone());
        }
        let code = self.0.get(folder)?;
        let exports = code.split("pub").filter_map(|it| it.split_once("use "));
        let exports = exports.filter(|(visibility, _)| !visibility.contains(';'));
        let mut exported = exports.flat_map(|(_, tree)| expand(tree, &[]));
        let export = exported.find(|export| export.last() == Some(name));
        let child = export?.into_iter().find(|part| part != "self")?;
        let is_child = self
            .0
            .contains_key(&[folder, std::slice::from_ref(&child)].concat());
        is_child.then_some(child)
    }

    /// Which children of `folder` each of its children uses.
    fn uses(&self, folder: &[String]) -> BTreeMap<String, BTreeSet<String>> {
        let mut uses = BTreeMap::<String, BTreeSet<String>>::new();
        for (module, code) in &self.0 {
            let Some([child, ..]) = module.strip_prefix(folder) else {
                continue;
            };
            for path in used_paths(code) {
                let supers = path.iter().take_while(|part| *part == "super").count();
                let crate_root = usize::from(matches!(&*module[0], "rules" | "coach"));
                let (base, inside) = match supers {
                    0 => (&module[..crate_root], &path[1..]),
                    count => (&module[..module.len() - count], &path[count..]),
                };
                let used = self.child(folder, &[base, inside].concat());
                let used = used.filter(|used| used != child);
                uses.entry(child.clone()).or_default().extend(used);
            }
        }
        uses
    }

    /// The arrows that are part of a cycle, in all folders.
    fn cycles(&self) -> Vec<String> {
        let mut cycles = Vec::new();
        for folder in self.0.keys() {
            let uses = self.uses(folder);
            for (child, used) in &uses {
                for used in used {
                    if reachable(&uses, used).contains(child) {
                        cycles.push(format!("{}: {child} -> {used}", folder.join("::")));
                    }
                }
            }
        }
        cycles
    }
}

/// All that can be reached from `start`.
fn reachable(uses: &BTreeMap<String, BTreeSet<String>>, start: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next = vec![start.to_owned()];
    while let Some(child) = next.pop() {
        for used in uses.get(&child).into_iter().flatten() {
            if reached.insert(used.clone()) {
                next.push(used.clone());
            }
        }
    }
    reached
}

#[test]
fn the_files_of_a_folder_have_no_import_cycle() {
    let sources = sources("src", &[".rs"]).into_iter();
    let modules = Modules::new(sources.map(|source| (source.path.clone(), source.code())));
    let cycles = modules.cycles();
    assert!(cycles.is_empty(), "{cycles:#?}");
}

#[test]
fn a_cycle_is_found_in_every_form_of_import() {
    let found = |first: &str, second: &str| {
        let files = [
            (
                "src/game/mod.rs",
                "mod row;\npub(crate) use sheet::{Sheet, late};",
            ),
            ("src/game/row.rs", first),
            ("src/game/sheet/mod.rs", "mod fragment;"),
            ("src/game/sheet/fragment.rs", second),
        ];
        let files = files.map(|(path, code)| (path.to_owned(), code.to_owned()));
        Modules::new(files).cycles().len()
    };
    let down = "use super::{sheet::fragment, Other};";
    assert_eq!(found(down, "use super::Sheet;"), 0);
    assert_eq!(found(down, "use super::super::row::Row;"), 2);
    assert_eq!(
        found("use super::Sheet;", "use crate::{rules, game::{row}};"),
        2
    );
    assert_eq!(
        found("fn a() { crate::game::late() }", "use crate::game::row::A;"),
        2
    );
    assert_eq!(
        found("#[cfg(test)] use super::Sheet;", "use crate::game::row::A;"),
        0
    );
    let rules = [
        ("src/rules/lib.rs", "mod log;\npub use log::Game;"),
        ("src/rules/log.rs", "use crate::sheet::Sheet;"),
        ("src/rules/sheet.rs", "use crate::Game;"),
    ];
    let rules = rules.map(|(path, code)| (path.to_owned(), code.to_owned()));
    assert_eq!(Modules::new(rules).cycles().len(), 2);
}
