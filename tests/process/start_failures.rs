//! Failures to start: one sentence, exit status 1, and every file left as it was.

use std::ffi::OsStr;
use std::fs;
use std::net::TcpListener;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use tempfile::TempDir;

use super::program::{PROGRAM, Program, command, command_by, command_within, refusal};
use crate::common::is_installed;

/// Everything in a folder, with the content of each file.
pub fn content(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap();
    let mut content: Vec<_> = files
        .map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            (name, fs::read(file.path()).unwrap_or_default())
        })
        .collect();
    content.sort();
    content
}

/// Tries to start on this database and checks that everything in the folder stays as it is.
fn refused(folder: &TempDir, database: &str) -> String {
    let before = content(folder.path());
    let output = command(folder.path())
        .env("ROWLOCK_DATABASE", database)
        .output()
        .unwrap();
    let said = refusal(&output);
    assert!(said.contains(database), "{said}");
    assert!(
        content(folder.path()) == before,
        "something changed: {said}"
    );
    said
}

#[test]
fn a_port_in_use_prevents_the_start() {
    let folder = TempDir::new().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let output = command(folder.path())
        .env("ROWLOCK_LISTEN", &address)
        .output()
        .unwrap();
    let said = refusal(&output);
    assert!(said.contains(&address), "{said}");
    assert!(content(folder.path()).is_empty());
}

#[test]
fn a_database_path_that_cannot_be_written_prevents_the_start() {
    let folder = TempDir::new().unwrap();
    refused(&folder, "no/such/folder/rowlock.db");
}

#[test]
fn a_path_that_is_refused_leaves_no_file() {
    let folder = TempDir::new().unwrap();
    // Too long for the files beside it.
    let long = format!("{}.db", "x".repeat(250));
    refused(&folder, &long);
    let output = command(folder.path())
        .env("ROWLOCK_DATABASE", OsStr::from_bytes(b"\xff.db"))
        .output()
        .unwrap();
    refusal(&output);
    assert!(content(folder.path()).is_empty());
}

#[tokio::test]
async fn a_database_that_another_server_uses_is_refused_by_every_path() {
    let folder = TempDir::new().unwrap();
    let first = Program::start(folder.path());
    let made = first.client.start_game("sheet", &["Ana"]).await;
    let before = first.client.view(&made).await;
    std::os::unix::fs::symlink("rowlock.db", folder.path().join("symbolic.db")).unwrap();
    fs::create_dir(folder.path().join("below")).unwrap();
    fs::hard_link(
        folder.path().join("rowlock.db"),
        folder.path().join("below/hard.db"),
    )
    .unwrap();
    let names = ["symbolic.db", "below/../rowlock.db", "below/hard.db"];
    for name in names
        .into_iter()
        .take(if cfg!(target_os = "linux") { 3 } else { 2 })
    {
        let output = command(folder.path())
            .env("ROWLOCK_DATABASE", name)
            .output()
            .unwrap();
        let said = refusal(&output);
        assert!(said.contains("Another Rowlock server"), "{said}");
        assert!(said.contains(name), "{said}");
    }
    assert_eq!(first.client.view(&made).await, before);
}

#[test]
fn too_low_a_limit_of_open_files_prevents_the_start() {
    let folder = TempDir::new().unwrap();
    let output = command_within("-n 64", folder.path()).output().unwrap();
    let said = refusal(&output);
    assert!(said.contains("64") && said.contains("ulimit"), "{said}");
    assert!(content(folder.path()).is_empty());
}

#[tokio::test]
async fn a_backup_beside_the_log_of_a_killed_server_is_refused() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let early = program.client.start_game("sheet", &["Ana"]).await;
    program.stop();
    let backup = fs::read(folder.path().join("rowlock.db")).unwrap();
    let mut program = Program::start(folder.path());
    program.client.start_game("sheet", &["Ben"]).await;
    program.kill();
    fs::write(folder.path().join("rowlock.db"), backup).unwrap();
    let said = refused(&folder, "rowlock.db");
    assert!(said.contains("rowlock.db-wal"), "{said}");

    // As the sentence says.
    for suffix in ["-wal", "-shm"] {
        fs::remove_file(folder.path().join(format!("rowlock.db{suffix}"))).unwrap();
    }
    let program = Program::start(folder.path());
    assert_eq!(program.client.view(&early).await["status"], "playing");
}

#[test]
fn a_folder_of_another_user_is_refused_with_both_users() {
    let is_root = rustix::process::geteuid().is_root();
    if is_root && !is_installed(["setpriv", "--version"]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    // Also where root runs the tests, the program runs as a user without write access here.
    let (mut program, user) = match rustix::process::geteuid().as_raw() {
        0 => {
            let mut program = command_by("setpriv", folder.path());
            program.args(["--reuid=65534", "--clear-groups", PROGRAM]);
            (program, 65534)
        }
        user => (command(folder.path()), user),
    };
    let output = program.env("ROWLOCK_DATABASE", "/etc/rowlock.db").output();
    let said = refusal(&output.unwrap());
    let users = format!("/etc belongs to user 0, and Rowlock runs as user {user}");
    assert!(said.contains(&users), "{said}");
}
