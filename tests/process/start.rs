//! Starting: where the database is, and what is printed.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use futures_util::future::join_all;
use serde_json::json;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use super::program::{Program, command, command_within};
use crate::common::until;

#[test]
fn the_database_is_created_in_the_working_directory_and_its_path_is_printed() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let database = folder.path().canonicalize().unwrap().join("rowlock.db");
    assert!(database.exists());
    assert!(
        program.startup_banner.contains(database.to_str().unwrap()),
        "{}",
        program.startup_banner
    );
}

#[test]
fn options_have_the_same_effect_on_the_command_line_and_in_the_environment() {
    let folder = TempDir::new().unwrap();
    let mut by_environment = command(folder.path());
    by_environment.env("ROWLOCK_DATABASE", "one.db");
    let mut by_command_line = command(folder.path());
    by_command_line
        .env("ROWLOCK_LISTEN", "not looked at")
        .args(["serve", "--listen", "127.0.0.1:0", "--database", "two.db"]);
    for (mut command, database) in [(by_environment, "one.db"), (by_command_line, "two.db")] {
        let program = Program::run(&mut command);
        assert!(
            program.startup_banner.contains(database),
            "{}",
            program.startup_banner
        );
        assert!(folder.path().join(database).exists());
    }
    assert!(!folder.path().join("rowlock.db").exists());
}

#[test]
fn the_printed_address_for_phones_is_the_public_url_if_there_is_one() {
    let folder = TempDir::new().unwrap();
    let program = Program::run(
        command(folder.path()).env("ROWLOCK_PUBLIC_URL", "https://rowlock.example.org/"),
    );
    let for_phones = "On your phones    https://rowlock.example.org\n";
    assert!(
        program.startup_banner.contains(for_phones),
        "{}",
        program.startup_banner
    );
}

#[test]
fn a_server_that_phones_cannot_reach_prints_how_to_change_that() {
    let folder = TempDir::new().unwrap();
    let program = Program::run(command(folder.path()).env("ROWLOCK_LISTEN", "127.0.0.1:0"));
    let banner = &program.startup_banner;
    let (_, for_phones) = banner.split_once("On your phones    ").unwrap();
    let how = "not reachable: start it with --listen 0.0.0.0:";
    assert!(for_phones.starts_with(how), "{banner}");
    assert!(!banner.contains('█'), "{banner}");
}

#[test]
fn only_addresses_that_are_listened_on_are_printed() {
    let folder = TempDir::new().unwrap();
    let mut serve = command(folder.path());
    serve.args(["serve", "--tls", "local", "--listen-tls", "127.0.0.1:0"]);
    let program = Program::run(&mut serve);
    let banner = &program.startup_banner;
    assert!(
        banner.contains("With HTTPS        https://localhost:"),
        "{banner}"
    );
    drop(program);
    let mut serve = command(folder.path());
    serve.args(["serve", "--tls", "local", "--listen-tls", "127.0.0.2:0"]);
    let program = Program::run(&mut serve);
    let banner = &program.startup_banner;
    assert!(
        banner.contains("With HTTPS        https://127.0.0.2:"),
        "{banner}"
    );
}

#[test]
fn a_qr_code_for_phones_is_printed() {
    let folder = TempDir::new().unwrap();
    let program =
        Program::run(command(folder.path()).env("ROWLOCK_PUBLIC_URL", "http://table.lan"));
    let drawn = program.startup_banner.lines();
    let rows = drawn.filter(|line| line.contains('█') && line.contains('▄'));
    assert!(rows.count() >= 10, "{}", program.startup_banner);
}

#[tokio::test]
async fn only_their_owner_can_read_the_database_files() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let wanted = json!({"variant": "classic", "players": ["Ana"]});
    program.client.create_game(wanted).await;
    let mut names = Vec::new();
    for file in fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file:?}");
        names.push(file.file_name().into_string().unwrap());
    }
    names.sort();
    let beside = ["", "-shm", "-wal", ".lock"];
    assert_eq!(names, beside.map(|suffix| format!("rowlock.db{suffix}")));
}

#[test]
fn a_path_with_sqlite_syntax_is_a_plain_file_name() {
    let folder = TempDir::new().unwrap();
    for name in [":memory:", "file:x.db", "a?mode=memory#b%20.db"] {
        Program::run(command(folder.path()).env("ROWLOCK_DATABASE", name));
        let size = fs::metadata(folder.path().join(name)).unwrap().len();
        assert!(size > 0, "{name}");
    }
}

#[tokio::test]
async fn a_new_group_has_the_time_zone_that_the_environment_names() {
    let folder = TempDir::new().unwrap();
    let program = Program::run(command(folder.path()).env("TZ", "Asia/Tokyo"));
    let client = &program.client;
    let group = client.group("Friday").await;
    assert_eq!(group.get(client, "").await["time_zone"], "Asia/Tokyo");
}

#[tokio::test]
async fn a_server_killed_while_it_created_the_file_starts_again() {
    let empty = TempDir::new().unwrap();
    fs::write(empty.path().join("rowlock.db"), "").unwrap();
    Program::start(empty.path());

    let blank = TempDir::new().unwrap();
    let file = SqliteConnectOptions::new()
        .filename(blank.path().join("rowlock.db"))
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal);
    file.connect().await.unwrap().close().await.unwrap();
    Program::start(blank.path());
}

#[tokio::test]
async fn a_low_soft_limit_of_open_files_is_raised() {
    let folder = TempDir::new().unwrap();
    let program = Program::run(&mut command_within("-Sn 100", folder.path()));
    let asked = (0..150).map(|_| program.client.get_from(2, "/healthz", ""));
    let responses = join_all(asked).await;
    assert!(responses.iter().all(|(status, _)| *status == 200));
}

#[tokio::test]
async fn a_client_beyond_the_limit_gets_429_until_others_leave() {
    let folder = TempDir::new().unwrap();
    let program = Program::run(&mut command_within("-n 300", folder.path()));
    let ask = || program.client.get_from(2, "/healthz", "");
    let mut open = Vec::new();
    let refused = loop {
        let (status, connection) = ask().await;
        if status != 200 || open.len() == 300 {
            break status;
        }
        open.push(connection);
    };
    assert_eq!(refused, 429);
    assert!(open.len() > 64, "{}", open.len());
    drop(open);
    until(async || ask().await.0 == 200).await;
}

/// `cargo run` sets the variables of the build script for the program, too.
#[test]
fn no_variable_of_the_build_script_is_taken_for_a_setting() {
    let script = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/build.rs")).unwrap();
    let variables: Vec<&str> = script.split("rustc-env=").skip(1).collect();
    assert!(!variables.is_empty());
    for variable in variables {
        assert!(!variable.starts_with("ROWLOCK_"), "{variable}");
    }
}

#[test]
fn a_public_url_and_a_host_name_can_be_in_another_script() {
    let folder = TempDir::new().unwrap();
    let url = "https://würfel.example:8443/spiele";
    let program = Program::run(command(folder.path()).args([
        "serve",
        "--public-url",
        url,
        "--allow-host",
        "BÜCHER.example",
    ]));
    let for_phones = format!("On your phones    {url}\n");
    assert!(
        program.startup_banner.contains(&for_phones),
        "{}",
        program.startup_banner
    );
    for wrong in [
        "https://wür fel.example",
        "https://℀.example",
        "https://würfel.example/mühle",
    ] {
        let refused = command(folder.path())
            .args(["config", "--public-url", wrong])
            .output()
            .unwrap();
        assert_eq!(refused.status.code(), Some(2), "{refused:?}");
    }
}

#[test]
fn a_name_that_is_no_time_zone_is_a_warning_at_the_start() {
    let folder = TempDir::new().unwrap();
    let (reader, writer) = std::io::pipe().unwrap();
    let mut warning = command(folder.path());
    warning.env("TZ", "Foo/Bar").env("RUST_LOG", "warn");
    let program = Program::run(warning.stderr(writer));
    drop((program, warning));
    let said = std::io::read_to_string(reader).unwrap();
    assert!(said.contains("TZ=Foo/Bar is not a time zone"), "{said}");
}
