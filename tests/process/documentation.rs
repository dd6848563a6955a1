//! The operators' documentation: its options are those of the program, and its backup can be restored.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use rowlock::cli::program;
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

/// The options of a command and of its subcommands, and their variables.
fn names(command: &clap::Command) -> BTreeSet<String> {
    let of_options = command.get_arguments().flat_map(|option| {
        let long = option.get_long().map(|long| format!("--{long}"));
        let variable = option.get_env().map(|it| it.to_string_lossy().into_owned());
        long.into_iter().chain(variable)
    });
    let of_commands = command.get_subcommands().flat_map(names);
    of_options.chain(of_commands).collect()
}

/// The words of a text that start with this.
fn words<'a>(text: &'a str, start: &'a str) -> impl Iterator<Item = String> + 'a {
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let found = text.split(move |c| !is_letter(c));
    found
        .filter(move |it| it.starts_with(start))
        .map(str::to_owned)
}

/// The pages and files of operators, which name options and variables.
const PAGES: [&str; 10] = [
    "README.md",
    "docs/operating.md",
    "docs/postgresql.md",
    "docs/scaling.md",
    "packaging/Dockerfile",
    "packaging/compose.yaml",
    "packaging/compose-servers.yaml",
    "packaging/home-assistant/run.sh",
    "packaging/rowlock.service",
    "packaging/rowlock.socket",
];

/// What pages name of Docker, of the build, and of `compose-servers.yaml`.
const OTHER_NAMES: [&str; 3] = ["--network", "ROWLOCK_COMMIT", "ROWLOCK_HOST"];

#[test]
fn every_option_and_variable_on_the_pages_is_one_of_the_program() {
    let mut program = program();
    // Adds `--help` and `--version`.
    program.build();
    let known = names(&program);
    let mut seen = 0;
    for path in PAGES {
        let text = page(path);
        // Of sections, lines and inline code, those of other programs are left out.
        let sections = text.split("\n## ");
        let sections = sections.filter(|section| !section.starts_with("Containers"));
        let codes = sections.flat_map(|section| section.split(['\n', '`']));
        let ours = codes.filter(|code| {
            let code = code.trim_start();
            code.starts_with("rowlock ") || code.starts_with("--")
        });
        let options = ours.flat_map(|code| words(code, "--"));
        for name in options.chain(words(&text, "ROWLOCK_")) {
            let is_known = known.contains(&name) || OTHER_NAMES.contains(&&*name);
            assert!(is_known, "{path}: {name}");
            seen += 1;
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn every_setting_is_listed_with_its_variable() {
    let options = options(&help());
    assert!(options.len() > 25, "{options:?}");
    for (option, variable) in options {
        let name = option.to_uppercase().replace('-', "_");
        assert_eq!(variable, format!("ROWLOCK_{name}"));
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
    let folder = TempDir::new().unwrap();
    let folder = folder.path();
    let backup = block_after("\n## Backup\n");
    let restore = block_after("\n## Restore\n");
    is_backed_up_and_restored(folder, (folder, &backup), &restore).await;
}

#[tokio::test]
async fn a_backup_of_the_service_is_made_and_restored_as_the_page_says() {
    let [folder, elsewhere] = [(); 2].map(|()| TempDir::new().unwrap());
    let lines = block_after("\n## Running as a service\n\nCommands do not");
    let lines = lines.replace("/var/lib/rowlock", folder.path().to_str().unwrap());
    let (backup, restore) = lines.split_once("systemctl stop rowlock\n").unwrap();
    let restore = restore.strip_suffix("systemctl start rowlock\n").unwrap();
    is_backed_up_and_restored(folder.path(), (elsewhere.path(), backup), restore).await;
}

/// The block of shell lines after this text of the page, of which a heading may be far from the rest.
fn block_after(text: &str) -> String {
    let operating = page("docs/operating.md");
    let mut rest = operating.as_str();
    for part in text.split("\n\n") {
        rest = rest.split_once(part).unwrap().1;
    }
    inside(rest, "```sh\n", "```").unwrap().to_owned()
}

/// Makes a backup with some lines while a server runs in a folder, and restores it with others.
async fn is_backed_up_and_restored(folder: &Path, (place, backup): (&Path, &str), restore: &str) {
    let mut program = Program::start(folder);
    let early = program.client.start_game("sheet", &["Ana"]).await;
    shell(place, backup);
    let late = program.client.start_game("sheet", &["Ben"]).await;
    program.kill();

    shell(place, restore);
    let program = Program::start(folder);
    assert_eq!(program.client.view(&early).await["status"], "playing");
    let path = format!("/games/{}", late.id);
    let gone = program.client.get(&path, &late.host).await;
    gone.refused(401, "unauthenticated");
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

/// The sections that both versions 1 and 2 of Compose read.
const COMPOSE_SECTIONS: [&str; 4] = ["services", "networks", "volumes", "secrets"];

#[test]
fn both_versions_of_compose_read_the_files_for_containers() {
    for file in ["compose.yaml", "compose-servers.yaml"] {
        let path = format!("{}/packaging/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let is_key = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
        for line in text.lines().filter(is_key) {
            let (key, _) = line.split_once(':').unwrap();
            let is_read = COMPOSE_SECTIONS.contains(&key) || key.starts_with("x-");
            assert!(is_read, "{file}: {line}");
        }
    }
}
