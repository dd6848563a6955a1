//! The operators' documentation: its settings are those of the program, and its backup can be restored.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use super::program::{Program, command};

/// The words that a reader of `--help` stumbles over, beside those in tests/architecture/language.rs.
const ODD: [&str; 4] = ["whoever", "nobody", "somebody", "tell"];

fn page(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// What `rowlock serve --help` prints.
pub fn help() -> String {
    let folder = TempDir::new().unwrap();
    let output = command(folder.path())
        .args(["serve", "--help"])
        .output()
        .unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// The text between these in a line, or nothing.
fn inside<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    line.split_once(start)?.1.split_once(end).map(|it| it.0)
}

/// The options of `--help` with their variables.
pub fn options(help: &str) -> BTreeSet<(String, String)> {
    let mut options = BTreeSet::new();
    let mut option = "";
    for line in help.lines() {
        option = inside(line, "      --", " ").unwrap_or(option);
        if let Some(variable) = inside(line, "[env: ", "=") {
            options.insert((option.to_owned(), variable.to_owned()));
        }
    }
    options
}

/// The rows of the table of settings on a page: option, variable and default.
fn rows(page: &str) -> Vec<(String, String, String)> {
    let rows = page
        .lines()
        .filter(|line| line.starts_with("| `--") && line.contains("`ROWLOCK_"));
    rows.map(|row| {
        let cells: Vec<&str> = row.split(" | ").collect();
        let option = inside(cells[0], "`--", " ").unwrap();
        let plain = |cell: &str| cell.replace('`', "");
        (option.to_owned(), plain(cells[1]), plain(cells[2]))
    })
    .collect()
}

#[test]
fn the_settings_are_those_of_the_program() {
    let help = help();
    let known = options(&help);
    let rows_of = |path: &str| rows(&page(path));
    let documented: BTreeSet<(String, String)> = rows_of("docs/operating.md")
        .into_iter()
        .map(|(option, variable, _)| (option, variable))
        .collect();
    assert_eq!(documented, known);
    for (option, variable, default) in [rows_of("docs/operating.md"), rows_of("README.md")].concat()
    {
        assert!(known.contains(&(option.clone(), variable)), "{option}");
        let (_, text) = help.split_once(&format!("      --{option} ")).unwrap();
        let (text, _) = text.split_once("      --").unwrap_or((text, ""));
        match inside(text, "[default: ", "]") {
            Some(known) => assert_eq!(default, known, "{option}"),
            None => assert!(["none", "the address in the home network"].contains(&&*default)),
        }
    }
}

#[test]
fn the_help_is_in_plain_words() {
    let help = help().to_lowercase();
    let mut words = help.split(|c: char| !c.is_alphanumeric());
    assert!(!words.any(|word| ODD.contains(&word)), "{help}");
}

#[tokio::test]
async fn a_backup_is_made_and_restored_as_the_page_says() {
    let operating = page("docs/operating.md");
    let backup = inside(&operating, "sqlite3 rowlock.db \"", "\")").unwrap();
    let (_, restore) = operating.split_once("Stop the server, then\n").unwrap();
    let restore = inside(restore, "```sh\n", "```").unwrap();

    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let early = program.client.start_game("sheet", &["Ana"]).await;
    let mut database = SqliteConnectOptions::new()
        .filename(folder.path().join("rowlock.db"))
        .connect()
        .await
        .unwrap();
    // The text is ours, as the page has it.
    let backup = sqlx::AssertSqlSafe(backup.replace(
        "backup.db",
        folder.path().join("backup.db").to_str().unwrap(),
    ));
    sqlx::raw_sql(backup).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let late = program.client.start_game("sheet", &["Ben"]).await;
    program.kill();

    let restored = Command::new("sh")
        .args(["-ec", restore])
        .current_dir(folder.path())
        .status()
        .unwrap();
    assert!(restored.success());
    let program = Program::start(folder.path());
    assert_eq!(program.client.view(&early).await["status"], "playing");
    let path = format!("/games/{}", late.id);
    program
        .client
        .get(&path, &late.host)
        .await
        .refused(401, "unauthenticated");
}
