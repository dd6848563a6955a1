//! Files that are no database of this version: each command refuses them with the same sentence.

use std::fs;

use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use super::doctor::{checks_of, says};
use super::program::{NEWER, Program, UNRELEASED, command, execute_on, refusal_with};
use super::start_failures::content;

/// Each file, and a part of the sentence about it.
const FILES: [(&str, &str); 9] = [
    (
        "missing.db",
        "no database missing.db; please name one that exists, as with --database",
    ),
    ("folder", "not a Rowlock database"),
    ("shopping.txt", "not a Rowlock database"),
    ("birds.db", "not a Rowlock database"),
    ("birds-wal.db", "not a Rowlock database"),
    ("newer.db", "newer version"),
    ("unreleased.db", "before version 1.0.0"),
    ("damaged.db", "is damaged"),
    ("short.db", "is damaged"),
];

/// Every command that uses a database, with this file.
fn commands(file: &str) -> [Vec<&str>; 8] {
    let group = "aaaaaaaaaaaa";
    [
        vec!["serve", "--database", file],
        vec!["doctor", "--json", "--database", file],
        vec!["verify", "--database", file],
        vec!["backup", "new.db", "--database", file],
        vec!["copy", file, "new.db"],
        vec!["admin", "groups", "--database", file],
        vec!["export", group, "games.json", "--database", file],
        vec!["import", group, "shopping.txt", "--database", file],
    ]
}

/// Whether a command does not refuse the file, or does so with a sentence of its own.
fn is_other(command: &str, file: &str) -> bool {
    match command {
        // The first start creates the database.
        "serve" | "doctor" => file == "missing.db",
        // A backup has the same version.
        "backup" => ["newer.db", "unreleased.db"].contains(&file),
        // They name the errors.
        "verify" | "copy" => ["damaged.db", "short.db"].contains(&file),
        _ => false,
    }
}

async fn with_files() -> TempDir {
    let folder = TempDir::new().unwrap();
    Program::start(folder.path()).stop();
    let path = |file: &str| folder.path().join(file);
    let whole = fs::read(path("rowlock.db")).unwrap();
    let mut damaged = whole.clone();
    damaged[4096..3 * 4096].fill(0xa5);
    fs::write(path("damaged.db"), damaged).unwrap();
    fs::write(path("short.db"), &whole[..whole.len() / 2]).unwrap();
    fs::write(path("shopping.txt"), "milk, eggs").unwrap();
    fs::create_dir(path("folder")).unwrap();
    let birds = "CREATE TABLE birds (name TEXT); INSERT INTO birds VALUES ('wren')";
    let birds_in_wal = format!("PRAGMA journal_mode = wal; {birds}");
    for (file, statements) in [
        ("newer.db", NEWER),
        ("unreleased.db", UNRELEASED),
        ("birds.db", birds),
        ("birds-wal.db", birds_in_wal.as_str()),
    ] {
        if !file.starts_with("birds") {
            fs::write(path(file), &whole).unwrap();
        }
        let options = SqliteConnectOptions::new().filename(path(file));
        execute_on(options.create_if_missing(true), statements).await;
    }
    folder
}

#[tokio::test]
async fn every_command_refuses_a_file_that_is_no_database_of_this_version_and_changes_nothing() {
    let folder = with_files().await;
    let before = content(folder.path());
    for (file, message) in FILES {
        for arguments in commands(file) {
            let name = arguments[0];
            if is_other(name, file) {
                continue;
            }
            let mut command = command(folder.path());
            command.args(&arguments);
            if name == "doctor" {
                let (checks, is_well) = checks_of(&folder, &mut command);
                assert!(!is_well);
                says(&checks, "database", "problem", file);
                says(&checks, "database", "problem", message);
            } else {
                // The status 1 of `verify` is a database with errors.
                let status = if name == "verify" { 2 } else { 1 };
                let said = refusal_with(status, &command.output().unwrap());
                assert!(
                    said.contains(file) && said.contains(message),
                    "{name}: {said}"
                );
            }
            assert!(content(folder.path()) == before, "{name} changed {file}");
        }
    }
}
