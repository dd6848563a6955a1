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

/// The functions by which CSS makes a color from numbers, and the names that are most likely to slip in.
const COLOR_FUNCTIONS: [&str; 10] = [
    "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(", "color(",
];
const COLOR_NAMES: [&str; 16] = [
    "black", "white", "gray", "grey", "silver", "red", "maroon", "yellow", "orange", "green",
    "lime", "blue", "navy", "teal", "purple", "pink",
];

/// The values of all declarations of a style sheet, without its comments.
fn css_values(style: &str) -> Vec<String> {
    let parts = style.split("/*").enumerate();
    let code: String = parts
        .map(|(index, part)| match part.split_once("*/") {
            Some((_, behind)) if index > 0 => behind,
            Some(_) | None => part,
        })
        .collect();
    let pieces = code.split_inclusive(['{', '}', ';']);
    let declared = pieces.filter(|piece| !piece.ends_with('{'));
    declared
        .filter_map(|piece| piece.split_once(':'))
        .map(|(_, value)| value.trim_end_matches(['}', ';']).to_lowercase())
        .collect()
}

/// Whether a value names a color itself instead of a token.
fn names_color(value: &str) -> bool {
    let is_hex = |part: &str| {
        let end = part.find(|c: char| !c.is_ascii_alphanumeric());
        let digits = &part[..end.unwrap_or(part.len())];
        (3..=8).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    let mut words = value.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    value.split('#').skip(1).any(is_hex)
        || value.contains("--raw-")
        || COLOR_FUNCTIONS.iter().any(|function| {
            value.match_indices(function).any(|(at, _)| {
                let before = value[..at].chars().next_back();
                !before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-')
            })
        })
        || words.any(|word| COLOR_NAMES.contains(&word))
}

#[test]
fn only_the_tokens_know_colors() {
    let layers = [
        "static/css/tokens/dice_colors.css",
        "static/css/tokens/palette.css",
        "static/css/tokens/theme.css",
    ];
    let styles = sources("static", &[".css"]).into_iter();
    for style in styles.filter(|style| !layers.contains(&style.path.as_str())) {
        let mut values = css_values(&style.text);
        assert!(!values.is_empty(), "{} says nothing", style.path);
        values.retain(|value| names_color(value));
        assert!(values.is_empty(), "{}: {values:?}", style.path);
    }
}

#[test]
fn a_color_is_found_however_it_is_written() {
    for style in [
        "a { color: #FFF!important }",
        "a { border: 1px solid#12345678; }",
        "a:hover { background: hsl(0 0% 50%) }",
        "a { color: color-mix(in srgb, white 5%, var(--row)); }",
        "a { fill: var(--raw-red) }",
    ] {
        assert!(
            css_values(style).iter().any(|value| names_color(value)),
            "{style}"
        );
    }
    for style in [
        "#bad { color: var(--on-row); white-space: nowrap }",
        "a { color: color-mix(in srgb, var(--row) 55%, transparent) } /* #fff: white */",
        "a { background: var(--row-red) url(\"x.svg#icon\") }",
    ] {
        assert!(
            !css_values(style).iter().any(|value| names_color(value)),
            "{style}"
        );
    }
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
