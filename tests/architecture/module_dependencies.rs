//! The direction in which the modules of the crate may use each other.

use std::fs;
use std::path::Path;

use super::files::{Source, sources};
use super::imports::used_paths;

/// The modules, each of which may use only those before it. The rules and the coach are crates of their own.
const MODULES: [&str; 24] = [
    "rules",
    "coach",
    "domain",
    "schema",
    "time",
    "live",
    "store",
    "services",
    "auth",
    "devices",
    "idempotency",
    "games",
    "groups",
    "history",
    "telemetry",
    "config",
    "network",
    "tls",
    "http",
    "api",
    "web",
    "server",
    "cli",
    "main",
];

/// Those that are crates of their own.
const CRATES: [&str; 2] = ["rules", "coach"];

/// What the rules and the coach must not name: they know no clock, no chance, no network and no disk. Derives of serde and utoipa are fine.
const IMPURE: [&str; 12] = [
    "actix_web",
    "askama",
    "async fn",
    "chrono",
    "getrandom",
    "sqlx",
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::time",
    "tokio",
];

/// The top module that a file belongs to: `src/games/view.rs` and `src/games.rs` are both in `games`.
fn module_of(path: &str) -> &str {
    let inside = path.strip_prefix("src/").unwrap();
    let first = inside.split('/').next().unwrap();
    first.strip_suffix(".rs").unwrap_or(first)
}

/// Every module that follows `crate::`, also in braces.
fn used_modules(code: &str) -> Vec<String> {
    let paths = used_paths(code).into_iter();
    let paths = paths.filter(|path| path[0] == "crate");
    paths.filter_map(|path| path.into_iter().nth(1)).collect()
}

#[test]
fn names_behind_crate_are_found_in_every_form() {
    let code = "use crate::rules;\nuse crate::{ids::GameId, store::{self, Store},};\nlet x = crate::live::new(); $crate::games!() pub(crate) my_crate::web";
    assert_eq!(
        used_modules(code),
        ["rules", "ids", "store", "store", "live", "games"]
    );
}

/// What a file at this path must not use, by the order of the modules.
fn wrong_uses(path: &str, code: &str) -> Vec<String> {
    let position = |name: &str| MODULES.iter().position(|known| *known == name);
    let module = module_of(path);
    if CRATES.contains(&module) {
        return Vec::new();
    }
    let Some(own) = position(module) else {
        return vec![format!("{path}: {module} is no known module")];
    };
    used_modules(code)
        .into_iter()
        .filter(|used| {
            let is_api_from_web = module == "web" && used == "api";
            is_api_from_web || position(used).is_none_or(|other| other > own)
        })
        .map(|used| format!("{path} uses {used}"))
        .collect()
}

#[test]
fn a_use_against_the_order_is_found_and_one_along_it_is_not() {
    assert!(wrong_uses("src/games/view.rs", "use crate::{rules::Game, store};").is_empty());
    for (path, code) in [
        ("src/domain/ids.rs", "use crate::store::Store;"),
        ("src/store/mod.rs", "use crate::games;"),
        ("src/api/mod.rs", "use crate::web::pages;"),
        ("src/web/mod.rs", "use crate::api::moves;"),
        ("src/attic.rs", ""),
    ] {
        assert_eq!(wrong_uses(path, code).len(), 1, "{path}: {code}");
    }
}

#[test]
fn a_module_uses_only_those_before_it() {
    let violations: Vec<String> = sources("src", &[".rs"])
        .iter()
        .filter(|source| source.path != "src/lib.rs")
        .flat_map(|source| wrong_uses(&source.path, &source.code()))
        .collect();
    assert!(violations.is_empty(), "{violations:#?}");
}

#[test]
fn the_library_lists_its_modules_in_that_order() {
    let library = sources("src", &[".rs"])
        .into_iter()
        .find(|source| source.path == "src/lib.rs")
        .unwrap();
    let code = library.code();
    let lines = code
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod "));
    let listed: Vec<&str> = lines.filter_map(|line| line.strip_suffix(';')).collect();
    assert_eq!(listed, MODULES[CRATES.len()..MODULES.len() - 1]);
}

#[test]
fn the_picture_in_the_documentation_has_that_order() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
    let page = fs::read_to_string(path).unwrap();
    let (_, modules) = page.split_once("## Modules").unwrap();
    let picture = modules.split("```").nth(1).unwrap();
    // The lowest line first, each from left to right; the first word is the language of the block.
    let lines = picture
        .lines()
        .skip(1)
        .collect::<Vec<_>>()
        .into_iter()
        .rev();
    let pictured: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    assert_eq!(pictured, MODULES, "please draw docs/architecture.md anew");
}

#[test]
fn only_the_store_names_the_database_library() {
    let (store, others): (Vec<Source>, Vec<Source>) = sources("src", &[".rs"])
        .into_iter()
        .filter(|source| source.code().contains("sqlx"))
        .partition(|source| module_of(&source.path) == "store");
    let others: Vec<&str> = others.iter().map(|source| source.path.as_str()).collect();
    assert!(others.is_empty(), "{others:#?}");
    assert!(!store.is_empty(), "the check does not see the store");
}

/// The crates of this workspace that a manifest names as dependencies of the program itself, not of its tests.
fn workspace_dependencies(manifest: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(manifest);
    let manifest = fs::read_to_string(path).unwrap();
    let (_, dependencies) = manifest.split_once("\n[dependencies]\n").unwrap();
    let dependencies = dependencies.split("\n[").next().unwrap();
    let names = dependencies.lines().filter(|line| line.contains("path = "));
    let names = names.filter_map(|line| line.split(' ').next());
    names.map(str::to_owned).collect()
}

#[test]
fn the_coach_uses_the_rules_alone_and_the_rules_use_neither() {
    assert_eq!(
        workspace_dependencies("src/coach/Cargo.toml"),
        ["rowlock-rules"]
    );
    assert!(workspace_dependencies("src/rules/Cargo.toml").is_empty());
}

#[test]
fn the_rules_and_the_coach_know_no_clock_no_chance_no_network_and_no_disk() {
    let mut violations = Vec::new();
    for source in CRATES
        .iter()
        .flat_map(|name| sources(&format!("src/{name}"), &[".rs"]))
    {
        let code = source.code();
        for name in IMPURE {
            if code.contains(name) {
                violations.push(format!("{} names {name}", source.path));
            }
        }
    }
    assert!(violations.is_empty(), "{violations:#?}");
}
