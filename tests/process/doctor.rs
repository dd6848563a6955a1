//! `rowlock doctor`.

use std::fs::{self, File, Permissions};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

use super::program::{Program, command, command_within, execute};

/// The checks by their names, and whether there was no problem; checks that nothing in the folder has changed.
pub(super) fn checks_of(folder: &TempDir, doctor: &mut Command) -> (Value, bool) {
    let names = || {
        let files = fs::read_dir(folder.path()).unwrap();
        let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        names.sort();
        names
    };
    let before = names();
    let output = doctor.output().unwrap();
    assert_eq!(names(), before);
    let report: Value =
        serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{output:?}"));
    let checks = report["checks"].as_array().unwrap();
    let entry = |check: &Value| (check["name"].as_str().unwrap().to_owned(), check.clone());
    let code = output.status.code().unwrap();
    assert!(code == 0 || code == 1, "{output:?}");
    (checks.iter().map(entry).collect(), code == 0)
}

pub(super) fn doctor(folder: &TempDir, arguments: &[&str]) -> Command {
    let mut command = command(folder.path());
    command.args(["doctor", "--json"]).args(arguments);
    command
}

/// The level and message of a check.
#[track_caller]
pub(super) fn says(checks: &Value, name: &str, level: &str, message: &str) {
    let check = &checks[name];
    assert_eq!(check["level"], level, "{checks:#}");
    assert!(
        check["message"].as_str().unwrap().contains(message),
        "{checks:#}"
    );
}

/// A folder with a database that no server uses.
async fn with_database() -> TempDir {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    program.client.start_game("sheet", &["Ana"]).await;
    program.stop();
    folder
}

#[test]
fn before_the_first_start_all_is_well() {
    let folder = TempDir::new().unwrap();
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &[]));
    assert!(is_well, "{checks:#}");
    says(&checks, "database", "ok", "does not exist yet");
    says(&checks, "port", "ok", "is free");
    says(&checks, "phones", "warning", "--listen 0.0.0.0:0");
    says(&checks, "open files", "ok", "Enough");
}

#[test]
fn without_json_each_check_is_one_line() {
    let folder = TempDir::new().unwrap();
    let output = command(folder.path()).arg("doctor").output().unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.lines().count() >= 5, "{text}");
    for line in text.lines() {
        let level = line.split(' ').next().unwrap();
        assert!(["ok", "warning", "problem"].contains(&level), "{line}");
    }
}

#[tokio::test]
async fn a_server_in_use_is_well_and_is_not_disturbed() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let made = program.client.start_game("sheet", &["Ana"]).await;
    let address = program.client.url.trim_start_matches("http://").to_owned();
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &["--listen", &address]));
    assert!(is_well, "{checks:#}");
    says(&checks, "port", "ok", "A Rowlock server runs");
    says(&checks, "database", "ok", "a server uses it");
    says(&checks, "rights", "ok", "Only its owner");
    assert_eq!(program.client.view(&made).await["status"], "playing");

    let other = TempDir::new().unwrap();
    let (checks, _) = checks_of(&other, &mut doctor(&other, &["--listen", &address]));
    says(&checks, "port", "warning", "not with this database");
}

#[test]
fn a_port_of_another_program_is_a_problem() {
    let folder = TempDir::new().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || listener.incoming().for_each(drop));
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &["--listen", &address]));
    assert!(!is_well);
    says(&checks, "port", "problem", "another program");
}

#[test]
fn an_address_of_another_computer_is_a_problem() {
    let folder = TempDir::new().unwrap();
    let (checks, is_well) = checks_of(
        &folder,
        &mut doctor(&folder, &["--listen", "192.0.2.1:8080"]),
    );
    assert!(!is_well);
    says(&checks, "port", "problem", "does not have that address");
}

#[test]
fn a_public_url_that_phones_cannot_use_is_a_warning() {
    let folder = TempDir::new().unwrap();
    for (url, level, message) in [
        ("https://192.0.2.1", "ok", "192.0.2.1"),
        ("http://[2001:db8::1]:8080", "ok", "2001:db8::1"),
        ("https://localhost", "warning", "this computer alone"),
        (
            "https://no-such-host.invalid",
            "warning",
            "cannot be resolved",
        ),
    ] {
        let (checks, _) = checks_of(&folder, &mut doctor(&folder, &["--public-url", url]));
        says(&checks, "phones", level, message);
    }
}

#[tokio::test]
async fn a_trigger_of_another_program_is_named() {
    let folder = with_database().await;
    let (checks, _) = checks_of(&folder, &mut doctor(&folder, &[]));
    assert!(!checks.to_string().contains("triggers"), "{checks}");
    execute(
        folder.path(),
        "CREATE TRIGGER spy AFTER INSERT ON events BEGIN SELECT 1; END",
    )
    .await;
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &[]));
    assert!(is_well, "{checks:#}");
    says(
        &checks,
        "triggers",
        "warning",
        "did not make the trigger spy on the table events",
    );
}

#[test]
fn a_folder_that_does_not_exist_is_a_problem() {
    let folder = TempDir::new().unwrap();
    let mut doctor = doctor(&folder, &["--database", "missing/rowlock.db"]);
    let (checks, is_well) = checks_of(&folder, &mut doctor);
    assert!(!is_well);
    says(&checks, "database", "problem", "no database");
}

#[tokio::test]
async fn the_database_of_a_killed_server_is_well_and_stays_as_it_is() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    program.client.start_game("sheet", &["Ana"]).await;
    program.kill();
    fs::remove_file(folder.path().join("rowlock.db-shm")).unwrap();
    let log = fs::read(folder.path().join("rowlock.db-wal")).unwrap();
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &[]));
    assert!(is_well, "{checks:#}");
    says(&checks, "database", "ok", "is whole");
    assert!(log == fs::read(folder.path().join("rowlock.db-wal")).unwrap());
}

#[tokio::test]
async fn a_database_that_others_can_read_is_a_warning() {
    let folder = with_database().await;
    let database = folder.path().join("rowlock.db");
    fs::set_permissions(&database, Permissions::from_mode(0o644)).unwrap();
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &[]));
    assert!(is_well);
    says(&checks, "rights", "warning", "chmod 600");
}

#[tokio::test]
async fn an_old_backup_is_named_and_is_a_warning_while_a_server_runs() {
    let folder = with_database().await;
    let backups = folder.path().join("rowlock.db-backups");
    let (checks, _) = checks_of(&folder, &mut doctor(&folder, &[]));
    says(&checks, "backups", "ok", "it has none yet");
    let (checks, _) = checks_of(&folder, &mut doctor(&folder, &["--backups", "0"]));
    says(&checks, "backups", "ok", "makes none");
    fs::create_dir(&backups).unwrap();
    fs::write(backups.join("automatic-20260101T120000Z.db"), "").unwrap();
    let (checks, _) = checks_of(&folder, &mut doctor(&folder, &[]));
    says(&checks, "backups", "ok", "is of 2026-01-01");
    let program = Program::start(folder.path());
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &[]));
    assert!(is_well, "{checks:#}");
    says(&checks, "backups", "warning", "its log says why");
    drop(program);
}

#[tokio::test]
async fn a_folder_of_backups_that_cannot_be_written_is_a_problem_and_a_warning_at_the_start() {
    let folder = with_database().await;
    fs::write(folder.path().join("file"), "").unwrap();
    for path in ["missing/backups", "file"] {
        let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &["--backup-dir", path]));
        assert!(!is_well);
        says(&checks, "backups", "problem", "--backup-dir");
        let log = File::create(folder.path().join("log")).unwrap();
        let mut serve = command(folder.path());
        Program::run(serve.args(["serve", "--backup-dir", path]).stderr(log)).stop();
        let log = fs::read_to_string(folder.path().join("log")).unwrap();
        assert!(
            log.contains("cannot be written") && log.contains(path),
            "{log}"
        );
    }
}

#[tokio::test]
async fn a_disk_without_room_for_another_backup_is_a_warning() {
    let folder = with_database().await;
    let (checks, _) = checks_of(
        &folder,
        &mut doctor(&folder, &["--min-free-disk", "4000000000"]),
    );
    says(&checks, "backups", "warning", "no room");
}

#[test]
fn less_free_space_than_reserved_is_a_problem() {
    let folder = TempDir::new().unwrap();
    let (checks, is_well) = checks_of(
        &folder,
        &mut doctor(&folder, &["--min-free-disk", "4000000000"]),
    );
    assert!(!is_well);
    says(&checks, "disk", "problem", "--min-free-disk");
}

#[test]
fn a_low_limit_of_open_files_is_a_problem() {
    let folder = TempDir::new().unwrap();
    for (limit, level) in [("-n 100", "problem"), ("-n 400", "warning")] {
        let mut doctor = command_within(limit, folder.path());
        doctor.args(["doctor", "--json"]);
        let (checks, is_well) = checks_of(&folder, &mut doctor);
        assert_eq!(is_well, level == "warning");
        says(&checks, "open files", level, "LimitNOFILE");
    }
}

#[test]
fn a_name_that_is_no_time_zone_is_a_warning() {
    let folder = TempDir::new().unwrap();
    for (zone, is_known) in [("Foo/Bar", false), ("Europe/Berlin", true), ("", true)] {
        let (checks, is_well) = checks_of(&folder, doctor(&folder, &[]).env("TZ", zone));
        assert!(is_well, "{checks:#}");
        match is_known {
            true => assert!(checks["time zone"].is_null(), "{checks:#}"),
            false => says(
                &checks,
                "time zone",
                "warning",
                "TZ=Foo/Bar is not a time zone",
            ),
        }
    }
}

#[test]
fn a_database_that_is_in_memory_alone_is_a_warning() {
    let folder = TempDir::new_in("/dev/shm").unwrap();
    let (checks, is_well) = checks_of(&folder, &mut doctor(&folder, &[]));
    assert!(is_well, "{checks:#}");
    says(&checks, "memory", "warning", "is in memory (tmpfs)");
}
