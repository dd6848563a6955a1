//! What `--help` says of commands, compared with what they do.

use std::collections::BTreeSet;

use rowlock::cli::program;
use tempfile::TempDir;

use super::backup::{names, rowlock};
use super::program::Program;

/// The id of a group, in the arguments below.
const GROUP: &str = "GROUP";

/// The commands that use a database, with arguments that have to succeed where a server may use it.
const COMMANDS: [(&str, &[&str]); 12] = [
    ("backup", &["new.db"]),
    ("restore", &["backup.db"]),
    ("copy", &["rowlock.db", "copied.db"]),
    ("verify", &[]),
    ("export", &[GROUP, "exported.json"]),
    ("import", &[GROUP, "games.json"]),
    ("admin groups", &[]),
    ("admin new-group", &["Club"]),
    ("admin keeper-link", &[GROUP]),
    ("admin page-link", &[]),
    ("admin end-rights", &[GROUP]),
    ("admin delete-group", &[GROUP, "--yes"]),
];

/// The commands that start no work on a database: the server, and those that only look at its settings.
const OTHERS: [&str; 6] = ["serve", "config", "doctor", "health", "completions", "man"];

/// A command without subcommands: its name, what it is about, and what its option for the database says.
struct Help {
    name: String,
    about: String,
    database: String,
}

fn leaves(command: &clap::Command, name: &str, about: &str, found: &mut Vec<Help>) {
    for command in command.get_subcommands() {
        let name = format!("{name} {}", command.get_name()).trim().to_owned();
        let own = command.get_long_about().or(command.get_about()).unwrap();
        let about = format!("{about} {own}");
        if command.has_subcommands() {
            leaves(command, &name, &about, found);
            continue;
        }
        let mut options = command.get_arguments();
        let database = options.find(|option| option.get_long() == Some("database"));
        let database = database.and_then(|option| option.get_help());
        found.push(Help {
            name,
            about,
            database: database.map(ToString::to_string).unwrap_or_default(),
        });
    }
}

fn all() -> Vec<Help> {
    let mut found = Vec::new();
    leaves(&program(), "", "", &mut found);
    found.retain(|help| !OTHERS.contains(&help.name.as_str()));
    let known: BTreeSet<_> = COMMANDS.iter().map(|(name, _)| *name).collect();
    let listed: BTreeSet<_> = found.iter().map(|help| help.name.as_str()).collect();
    assert_eq!(known, listed);
    found
}

fn arguments(name: &str, group: &str) -> Vec<String> {
    let (_, more) = COMMANDS.iter().find(|(known, _)| *known == name).unwrap();
    let words = name.split(' ').chain(more.iter().copied());
    let with_group = |word| if word == GROUP { group } else { word };
    words.map(with_group).map(str::to_owned).collect()
}

#[tokio::test]
async fn a_command_says_that_the_server_must_be_stopped_exactly_if_it_must() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    for file in ["backup.db", "games.json"] {
        let made = program.client.start_game("sheet", &["Ana"]).await;
        let first = match file {
            "backup.db" => rowlock(folder.path(), &["backup", file]),
            _ => rowlock(folder.path(), &["export", &made.group, file]),
        };
        assert!(first.status.success(), "{first:?}");
    }
    for Help { name, about, .. } in all() {
        let group = program.client.start_game("sheet", &["Ana"]).await.group;
        let arguments = arguments(&name, &group);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let done = rowlock(folder.path(), &arguments);
        let must_stop = about.contains("must be stopped");
        assert_eq!(done.status.success(), !must_stop, "{name}: {done:?}");
        let also_while = about.contains("also while a server is using");
        assert_eq!(also_while, !must_stop, "{name}: {about}");
    }
}

#[test]
fn a_command_creates_a_missing_database_exactly_if_its_option_says_so() {
    for Help { name, database, .. } in all() {
        let folder = TempDir::new().unwrap();
        let arguments = arguments(&name, "7k2m9qxw4t0c");
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let done = rowlock(folder.path(), &arguments);
        assert!(!done.status.success(), "{name}: {done:?}");
        let is_created = !names(folder.path()).is_empty();
        assert_eq!(
            database.contains("created if it is missing"),
            is_created,
            "{name}"
        );
        let said = String::from_utf8(done.stderr).unwrap();
        let missing = ["There is no database rowlock.db;", "There is no backup"];
        let is_said = missing.iter().any(|text| said.contains(text));
        let needs_server = said.contains("No server is using");
        assert!(
            is_said || needs_server || name == "import",
            "{name}: {said}"
        );
    }
}

#[test]
fn every_option_of_the_server_has_a_heading() {
    let program = program();
    let serve = program.find_subcommand("serve").unwrap();
    let options: Vec<_> = serve.get_arguments().collect();
    assert!(options.len() > 25);
    for option in options {
        assert!(option.get_help_heading().is_some(), "{}", option.get_id());
    }
}
