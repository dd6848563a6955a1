//! The picture of the modules in the documentation agrees with the source.

use std::fs;
use std::path::Path;

use super::files::sources;
use super::module_dependencies::{module_of, used_modules};

/// The modules of the picture, lowest line first, each line from left to right.
fn pictured() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/architecture.md");
    let page = fs::read_to_string(path).unwrap();
    let (_, modules) = page.split_once("## Modules").unwrap();
    let (_, picture) = modules.split_once("```text\n").unwrap();
    let (picture, _) = picture.split_once("```").unwrap();
    let lines = picture.lines().rev();
    lines
        .flat_map(|line| line.split_whitespace().map(str::to_owned))
        .collect()
}

#[test]
fn the_picture_has_the_modules_of_the_library_in_its_order() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    let library = fs::read_to_string(path).unwrap();
    let lines = library.lines();
    let modules = lines.filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let modules: Vec<&str> = modules.chain(["main"]).collect();
    assert_eq!(pictured(), modules, "please draw docs/architecture.md anew");
}

#[test]
fn every_import_goes_downwards_or_left_in_the_picture() {
    let pictured = pictured();
    let place = |module: &str| pictured.iter().position(|known| known == module);
    for source in sources("src", &[".rs"]) {
        if source.path == "src/lib.rs" {
            continue;
        }
        let own = place(module_of(&source.path));
        for used in used_modules(&source.code()) {
            assert!(place(&used) <= own, "{} uses {used}", source.path);
            assert!(place(&used).is_some(), "{} uses {used}", source.path);
        }
    }
}
