//! The source files as text, and how long they may be.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use flate2::read::GzDecoder;
use sha2::{Digest, Sha256};

/// The number of lines beyond which a file is to be split by noun.
const MOST_LINES: usize = 400;

/// Folders of installed and generated files.
const NOT_OURS: [&str; 4] = ["node_modules", "screenshots", "target", "test-results"];

/// One file of the repository, as text.
pub struct Source {
    /// Its path from the top of the repository, with `/` between the parts.
    pub path: String,
    /// Its text.
    pub text: String,
}

impl Source {
    /// The text without what follows `//` at the start of a line: comments may name anything.
    pub fn code(&self) -> String {
        let code = |line: &&str| !line.trim_start().starts_with("//");
        self.text
            .lines()
            .filter(code)
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// All files below `folder` whose names end in one of `endings`, without installed and generated ones.
pub fn sources(folder: &str, endings: &[&str]) -> Vec<Source> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![top.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() {
                if !name.starts_with('.') && !NOT_OURS.contains(&name) {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                let inside = path.strip_prefix(top).unwrap().to_str().unwrap();
                found.push(Source {
                    path: inside.replace('\\', "/"),
                    text: fs::read_to_string(&path).unwrap(),
                });
            }
        }
    }
    found
}

#[test]
fn no_file_is_too_long() {
    let endings = [".rs", ".js", ".css", ".html", ".sql"];
    let long: Vec<String> = sources("", &endings)
        .into_iter()
        .map(|source| (source.text.lines().count(), source.path))
        .filter(|(lines, _)| *lines > MOST_LINES)
        .map(|(lines, path)| format!("{path}: {lines} lines"))
        .collect();
    assert!(long.is_empty(), "split by noun: {long:#?}");
}

/// The programs that every system has on which the tests run, and the library of the operating system has not.
const ALWAYS_INSTALLED: [&str; 2] = ["sh", "mkfifo"];

#[test]
fn a_test_looks_for_a_program_before_it_runs_it() {
    let mut seen = 0;
    for source in sources("tests", &[".rs"]) {
        for call in ["Command::new(\"", "command_by(\""] {
            let calls = source.text.split(call).skip(1);
            for name in calls.filter_map(|rest| Some(rest.split_once('"')?.0)) {
                let looks_for = source.text.contains(&format!("[\"{name}\", \""));
                let is_known = ALWAYS_INSTALLED.contains(&name) || looks_for;
                assert!(
                    is_known || source.path.ends_with("files.rs"),
                    "{}: {name}",
                    source.path
                );
                seen += 1;
            }
        }
    }
    assert!(seen > 10, "{seen}");
}

/// A file from elsewhere names its source and licence.
#[test]
fn the_font_is_the_one_whose_source_and_licence_are_named() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/fonts");
    let source = fs::read_to_string(folder.join("SOURCE.md")).unwrap();
    let fonts = fs::read_dir(&folder)
        .unwrap()
        .map(|each| each.unwrap().path());
    let fonts: Vec<PathBuf> = fonts
        .filter(|path| path.extension().unwrap() == "woff2")
        .collect();
    assert!(!fonts.is_empty());
    for font in fonts {
        let name = font.file_name().unwrap().to_str().unwrap();
        let sum = HEXLOWER.encode(&Sha256::digest(fs::read(&font).unwrap()));
        assert!(
            source.contains(name) && source.contains(&sum),
            "{name} has {sum}"
        );
    }
}

#[test]
fn the_files_of_swagger_ui_are_those_of_the_named_version() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api/docs/swagger-ui");
    let source = fs::read_to_string(folder.join("SOURCE.md")).unwrap();
    for name in ["swagger-ui-bundle.js", "swagger-ui.css"] {
        let packed = fs::read(folder.join(format!("{name}.gz"))).unwrap();
        let mut file = Vec::new();
        GzDecoder::new(&*packed).read_to_end(&mut file).unwrap();
        let sum = HEXLOWER.encode(&Sha256::digest(file));
        assert!(
            source.contains(&format!("`{name}`: `{sum}`")),
            "{name} has {sum}"
        );
    }
}
