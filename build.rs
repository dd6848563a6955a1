//! Prepares what is compiled into the program: the static files, the OpenAPI document and the messages of each language,
//! compressed, and the migrations.

#[path = "src/http/assets/comments.rs"]
mod comments;
#[path = "src/http/assets/light_dark.rs"]
mod light_dark;
#[path = "src/http/assets/modules.rs"]
mod modules;

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use libdeflater::{CompressionError, CompressionLvl, Compressor};
use sha2::{Digest, Sha256};

const STATIC: &str = "static";

const LOCALES: &str = "templates/locales";

const MIGRATIONS: &str = "migrations";

const OPENAPI: &str = "src/api/openapi/document.json";

/// Style sheets that are sent as one: what they have in common is compressed once, and a page sends fewer requests.
const BUNDLES: [(&str, &[&str]); 2] = [
    (
        "css/site.css",
        &[
            "tokens/fonts",
            "tokens/palette",
            "tokens/theme",
            "base",
            "controls",
        ],
    ),
    (
        "css/play.css",
        &["sheet", "space", "overlays", "menu", "static_sheet", "late"],
    ),
];

/// Style sheets of a bundle that some pages load by themselves, too.
const ALSO_ALONE: [&str; 3] = ["menu", "overlays", "static_sheet"];

/// Files by their names, as in `css/site.css`.
type Files = BTreeMap<String, Vec<u8>>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={STATIC}");
    println!("cargo::rerun-if-changed={LOCALES}");
    println!("cargo::rerun-if-changed={MIGRATIONS}");
    println!("cargo::rerun-if-changed={OPENAPI}");
    // `cargo run` passes it on to the program, which would report an unknown setting if it began with `ROWLOCK_`.
    println!("cargo::rustc-env=BUILD_VERSION={}", version()?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    write_assets(&bundle(read_folder(STATIC)?)?, &out)?;
    fs::write(out.join("openapi.json.gz"), compress(&fs::read(OPENAPI)?)?)?;
    write_languages(&out)?;
    write_migrations(&out)
}

/// The version of the crate, with the commit where it is known, as in `1.2.0 (0123456789ab)`.
fn version() -> Result<String, env::VarError> {
    println!("cargo::rerun-if-env-changed=ROWLOCK_COMMIT");
    let version = env::var("CARGO_PKG_VERSION")?;
    let commit = env::var("ROWLOCK_COMMIT").ok().or_else(checked_out_commit);
    let commit = commit.map(|commit| commit.trim().to_owned());
    Ok(match commit.filter(|commit| !commit.is_empty()) {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    })
}

/// The commit of the checkout that a release is built in; other builds would compile anew after each commit.
fn checked_out_commit() -> Option<String> {
    if env::var("PROFILE").ok()? != "release" {
        return None;
    }
    // A copy of the source in another repository has no commit of its own.
    let top = PathBuf::from(git(&["rev-parse", "--show-toplevel"])?);
    let own = env::var_os("CARGO_MANIFEST_DIR")?;
    if fs::canonicalize(top).ok()? != fs::canonicalize(own).ok()? {
        return None;
    }
    // It changes with each commit and checkout.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    if Path::new(&log).exists() {
        println!("cargo::rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

/// What git prints; `None` if it is not installed or fails.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// All files of a folder and the folders in it.
fn read_folder(folder: &str) -> Result<Files, Box<dyn Error>> {
    let mut files = Files::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(inner)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_str();
                let name = name.ok_or("a file name is not UTF-8")?;
                files.insert(name.replace('\\', "/"), fs::read(&path)?);
            }
        }
    }
    Ok(files)
}

/// Joins scripts with what they import and the style sheets of the bundles, strips their comments and spaces, and writes colors as
/// older browsers read them.
fn bundle(mut files: Files) -> Result<Files, Box<dyn Error>> {
    let mut scripts = BTreeMap::new();
    for (name, data) in files.extract_if(.., |name, _| name.ends_with(".js")) {
        scripts.insert(name, String::from_utf8(data)?);
    }
    let joined = modules::join(&scripts)?;
    files.extend(
        joined
            .into_iter()
            .map(|(name, text)| (name, text.into_bytes())),
    );
    for (name, data) in &mut files {
        if name.ends_with(".js") || name.ends_with(".css") {
            *data = comments::strip(str::from_utf8(data)?).into_bytes();
        }
        if name.ends_with(".css") {
            let colored = light_dark::expand(str::from_utf8(data)?)?;
            *data = comments::tighten(&colored).into_bytes();
        }
    }
    for (bundle, parts) in BUNDLES {
        let mut joined = Vec::new();
        for part in parts {
            let name = format!("css/{part}.css");
            let data = files.get(&name).ok_or("a bundle has a missing part")?;
            joined.extend_from_slice(data);
            if !ALSO_ALONE.contains(part) {
                files.remove(&name);
            }
        }
        files.insert(bundle.to_owned(), joined);
    }
    Ok(files)
}

/// Writes the files and a table of them as Rust source.
fn write_assets(files: &Files, out: &Path) -> Result<(), Box<dyn Error>> {
    let folder = out.join("static");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir(&folder)?;
    let mut tree = Sha256::new();
    let mut table = String::new();
    for (index, (name, data)) in files.iter().enumerate() {
        tree.update(name.as_bytes());
        tree.update(Sha256::digest(data));
        let content_type = content_type(name)?;
        let gzip = compress(data)?;
        // Players request a video in ranges, which a compressed one has not.
        let is_video = content_type.starts_with("video/");
        let (kind, data) = if !is_video && gzip.len() < data.len() * 9 / 10 {
            ("Gzip", &gzip)
        } else {
            ("Plain", data)
        };
        let path = folder.join(index.to_string());
        fs::write(&path, data)?;
        writeln!(
            table,
            "({name:?}, Asset {{ content_type: {content_type:?}, content: Content::{kind}(include_bytes!({path:?})) }}),"
        )?;
    }
    let hash = tree.finalize()[..8]
        .iter()
        .try_fold(String::new(), |mut hash, byte| {
            write!(hash, "{byte:02x}").map(|()| hash)
        })?;
    let count = files.len();
    let source = format!(
        "const HASH: &str = {hash:?};\nstatic ASSETS: [(&str, Asset); {count}] = [\n{table}];\n"
    );
    Ok(fs::write(out.join("assets.rs"), source)?)
}

/// The content type of a file by its ending.
fn content_type(name: &str) -> Result<&'static str, String> {
    let ending = name.rsplit('.').next().unwrap_or_default();
    Ok(match ending {
        "css" => "text/css",
        "js" => "text/javascript",
        "md" => "text/markdown",
        "mp4" => "video/mp4",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain",
        "webm" => "video/webm",
        "woff2" => "font/woff2",
        _ => return Err(format!("{name} has no known content type")),
    })
}

fn compress(data: &[u8]) -> Result<Vec<u8>, CompressionError> {
    let mut compressor = Compressor::new(CompressionLvl::best());
    let mut gzip = vec![0; compressor.gzip_compress_bound(data.len())];
    let length = compressor.gzip_compress(data, &mut gzip)?;
    gzip.truncate(length);
    Ok(gzip)
}

/// Writes the messages of each language as one compressed file, and a table of the languages as Rust source.
///
/// English is the first, for the others are translated from it.
fn write_languages(out: &Path) -> Result<(), Box<dyn Error>> {
    let mut languages = BTreeMap::<(bool, String), Files>::new();
    for (name, text) in read_folder(LOCALES)? {
        let (code, file) = name
            .split_once('/')
            .ok_or("a message file has no language")?;
        let language = languages.entry((code != "en", code.to_owned()));
        language.or_default().insert(file.to_owned(), text);
    }
    let mut table = String::new();
    for ((_, code), files) in &languages {
        let header = files.get("language.txt").ok_or("a language has no name")?;
        let header = str::from_utf8(header)?;
        let mut lines = header.lines();
        let name = lines.find_map(|line| line.strip_prefix("name = "));
        let name = name.ok_or("a language has no name")?;
        let is_begun = header.lines().any(|line| line == "begun");
        // The glossary of a language is for its translators.
        let messages = files.iter().filter(|(file, _)| file.ends_with(".ftl"));
        let messages = messages.flat_map(|(_, text)| [text.as_slice(), b"\n"]);
        let path = out.join(format!("{code}.ftl.gz"));
        fs::write(&path, compress(&messages.collect::<Vec<_>>().concat())?)?;
        writeln!(
            table,
            "Folder {{ code: {code:?}, name: {name:?}, is_begun: {is_begun}, messages: include_bytes!({path:?}) }},"
        )?;
    }
    let count = languages.len();
    let source = format!("static FOLDERS: [Folder; {count}] = [\n{table}];\n");
    Ok(fs::write(out.join("languages.rs"), source)?)
}

/// Writes tables of the migrations as Rust source; a file is named `VERSION_description.sql`.
fn write_migrations(out: &Path) -> Result<(), Box<dyn Error>> {
    let sqlite = migrations("sqlite")?;
    let postgres = migrations("postgres")?;
    let source = format!(
        "const SQLITE_MIGRATIONS: &[Source] = &[\n{sqlite}];\n\
         const POSTGRES_MIGRATIONS: &[Source] = &[\n{postgres}];\n"
    );
    Ok(fs::write(out.join("migrations.rs"), source)?)
}

/// The rows of the table of the migrations in a folder.
fn migrations(database: &str) -> Result<String, Box<dyn Error>> {
    let mut table = String::new();
    for (name, sql) in &read_folder(&format!("{MIGRATIONS}/{database}"))? {
        let parts = name
            .strip_suffix(".sql")
            .and_then(|name| name.split_once('_'));
        let (version, description) = parts.ok_or("a migration has no version")?;
        let version: i64 = version.parse()?;
        let description = description.replace('_', " ");
        let sql = str::from_utf8(sql)?;
        writeln!(table, "({version}, {description:?}, {sql:?}),")?;
    }
    Ok(table)
}
