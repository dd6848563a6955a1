//! The operators' documentation: its settings are those of the program, and its backup can be restored.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

use super::program::{PROGRAM, Program, command};

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
        if let Some(variable) = inside(line, "[env: ", "]") {
            // Its value is left out where it may be secret.
            let (variable, _) = variable.split_once('=').unwrap_or((variable, ""));
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

/// Runs the shell lines of a block, with the program in the path.
fn shell(folder: &Path, lines: &str) {
    let programs = Path::new(PROGRAM).parent().unwrap();
    let path = format!("{}:{}", programs.display(), env!("PATH"));
    let mut shell = Command::new("sh");
    shell.args(["-ec", lines]).env("PATH", path);
    let ran = shell.current_dir(folder).env_remove("ROWLOCK_DATABASE");
    assert!(ran.status().unwrap().success(), "{lines}");
}

#[tokio::test]
async fn a_backup_is_made_and_restored_as_the_page_says() {
    let operating = page("docs/operating.md");
    let block_after = |heading: &str| {
        let (_, section) = operating.split_once(heading).unwrap();
        inside(section, "```sh\n", "```").unwrap()
    };
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let early = program.client.start_game("sheet", &["Ana"]).await;
    shell(folder.path(), block_after("\n## Backup\n"));
    let late = program.client.start_game("sheet", &["Ben"]).await;
    program.kill();

    shell(folder.path(), block_after("\n## Restore\n"));
    let program = Program::start(folder.path());
    assert_eq!(program.client.view(&early).await["status"], "playing");
    let path = format!("/games/{}", late.id);
    program
        .client
        .get(&path, &late.host)
        .await
        .refused(401, "unauthenticated");
}

#[test]
fn the_image_is_built_by_the_rust_version_of_the_crate() {
    let image = format!(
        "\nFROM --platform=$BUILDPLATFORM rust:{}-slim",
        env!("CARGO_PKG_RUST_VERSION")
    );
    let file = page("packaging/Dockerfile");
    assert!(file.contains(&image), "{file}");
}

/// The keys of an add-on's configuration that are used, all of them documented.
const ADD_ON_KEYS: [&str; 11] = [
    "name",
    "version",
    "slug",
    "description",
    "arch",
    "host_network",
    "webui",
    "watchdog",
    "map",
    "backup",
    "backup_exclude",
];

#[test]
fn the_add_on_has_the_version_of_the_crate_and_keys_that_home_assistant_knows() {
    let config = page("packaging/home-assistant/config.yaml");
    let is_key = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
    let keys = config
        .lines()
        .filter(is_key)
        .filter_map(|line| line.split_once(':'));
    assert_eq!(keys.map(|(key, _)| key).collect::<Vec<_>>(), ADD_ON_KEYS);
    let version = format!("\nversion: \"{}\"\n", env!("CARGO_PKG_VERSION"));
    assert!(config.contains(&version), "{config}");
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/packaging/home-assistant/run.sh"
    );
    assert!(
        Command::new("sh")
            .args(["-n", script])
            .status()
            .unwrap()
            .success()
    );
}
