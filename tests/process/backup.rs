//! `rowlock backup`: a whole copy while the server runs, and no trace of one that failed.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::program::{PROGRAM, Program, command, refusal};
use crate::common::{Client, CreatedGame, cross};

/// Runs a command of the program and waits for its end.
pub fn rowlock(folder: &Path, arguments: &[&str]) -> Output {
    command(folder).args(arguments).output().unwrap()
}

/// What a command printed that succeeded.
#[track_caller]
pub fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The names in a folder, in order.
pub fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Crosses and takes back until it is stopped; returns the last event that was answered.
async fn play(client: Client, game: &CreatedGame, moves: usize) -> u64 {
    let mut last = 0;
    for wanted in [cross("red", 2), json!({"type": "undo"})]
        .into_iter()
        .cycle()
        .take(moves)
    {
        let response = client.make_move(game, &game.seats[0], wanted).await;
        last = response.ok(201)["event"]["seq"].as_u64().unwrap();
    }
    last
}

/// The events of a game, as the API lists them, without what follows from later ones.
async fn events(client: &Client, game: &CreatedGame) -> Vec<Value> {
    let path = format!("/games/{}/events?after=0", game.id);
    let response = client.get(&path, &game.host).await.ok(200);
    let mut events = response["events"].as_array().unwrap().clone();
    for event in &mut events {
        event.as_object_mut().unwrap().remove("undone");
    }
    events
}

#[tokio::test]
async fn a_backup_under_a_stream_of_moves_is_each_log_up_to_one_instant() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let client = &program.client;
    let mut games = Vec::new();
    for _ in 0..4 {
        games.push(client.start_game("sheet", &["Ana"]).await);
    }
    let streams = games.iter().map(|game| play(client.clone(), game, 40));
    let streams = futures_util::future::join_all(streams);
    let path = folder.path().to_owned();
    let backups = tokio::task::spawn_blocking(move || {
        for name in ["1.db", "2.db", "3.db"] {
            printed(&rowlock(&path, &["backup", name]));
        }
    });
    let (_, backed_up) = tokio::join!(streams, backups);
    backed_up.unwrap();

    let mut total = 0;
    for name in ["1.db", "2.db", "3.db"] {
        let restored = TempDir::new().unwrap();
        fs::copy(folder.path().join(name), restored.path().join("rowlock.db")).unwrap();
        let copy = Program::start(restored.path());
        let mut length = 0;
        for game in &games {
            let (all, copied) = (events(client, game).await, events(&copy.client, game).await);
            assert!(all.starts_with(&copied), "{name}: {copied:?}");
            length += copied.len();
        }
        assert!(length >= total, "{name} is older than the one before");
        total = length;
    }
    assert!(total > 0);
}

#[tokio::test]
async fn a_backup_can_be_read_by_its_owner_only_and_is_one_file() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    program.client.start_game("sheet", &["Ana"]).await;
    let said = printed(&rowlock(folder.path(), &["backup", "a.db"]));
    assert!(said.contains("a.db"), "{said}");
    program.stop();
    // Also of a database that no server is using.
    printed(&rowlock(folder.path(), &["backup", "b.db"]));
    for name in ["a.db", "b.db"] {
        let mode = fs::metadata(folder.path().join(name)).unwrap();
        assert_eq!(mode.permissions().mode() & 0o777, 0o600);
    }
    let found = names(folder.path());
    assert_eq!(found, ["a.db", "b.db", "rowlock.db", "rowlock.db.lock"]);
}

#[tokio::test]
async fn a_backup_without_a_name_is_in_the_folder_of_backups_and_described_as_json() {
    let folder = TempDir::new().unwrap();
    let _program = Program::start(folder.path());
    let said = printed(&rowlock(folder.path(), &["backup", "--json"]));
    let said: Value = serde_json::from_str(&said).unwrap();
    let backups = folder.path().join("rowlock.db-backups");
    let mode = fs::metadata(&backups).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
    let [name] = &names(&backups)[..] else {
        panic!("{:?}", names(&backups));
    };
    assert!(
        name.starts_with("manual-2") && name.ends_with("Z.db"),
        "{name}"
    );
    assert!(said["backup"].as_str().unwrap().ends_with(name), "{said}");
    let length = fs::metadata(backups.join(name)).unwrap().len();
    assert_eq!(said["bytes"], length);
    assert!(said["schema_version"].as_i64().unwrap() > 20_261_121_000_000);
    assert!(said["created_at"].is_string());
}

#[test]
fn a_backup_never_overwrites_a_file_even_if_two_are_made_at_once() {
    let folder = TempDir::new().unwrap();
    drop(Program::start(folder.path()));
    fs::write(folder.path().join("mine.db"), "mine").unwrap();
    let said = refusal(&rowlock(folder.path(), &["backup", "mine.db"]));
    assert!(said.contains("exists already"), "{said}");
    assert_eq!(fs::read(folder.path().join("mine.db")).unwrap(), b"mine");

    let both = [(); 2].map(|()| {
        let mut backup = command(folder.path());
        backup.args(["backup", "new.db"]);
        std::thread::spawn(move || backup.output().unwrap().status.success())
    });
    let succeeded = both.map(|each| each.join().unwrap());
    assert!(succeeded.contains(&true) && succeeded.contains(&false));
    assert!(
        !names(folder.path())
            .iter()
            .any(|name| name.contains("copy"))
    );
    fs::create_dir(folder.path().join("restored")).unwrap();
    fs::rename(
        folder.path().join("new.db"),
        folder.path().join("restored/rowlock.db"),
    )
    .unwrap();
    Program::start(&folder.path().join("restored"));
}

#[test]
fn a_backup_that_cannot_be_written_leaves_nothing_and_says_why() {
    let folder = TempDir::new().unwrap();
    drop(Program::start(folder.path()));
    let before = names(folder.path());
    let said = refusal(&rowlock(folder.path(), &["backup", "no/such/folder.db"]));
    assert!(said.contains("no/such/folder.db"), "{said}");

    // Blocks of 512 or 1024 bytes, as the shell has it: less than the database.
    let script = format!("ulimit -f 100 && exec {PROGRAM} backup full.db");
    let full = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder.path())
        .env_remove("ROWLOCK_DATABASE")
        .output()
        .unwrap();
    let said = refusal(&full);
    assert!(said.contains("full.db cannot be written"), "{said}");

    let device = refusal(&rowlock(folder.path(), &["backup", "/proc/rowlock.db"]));
    assert!(device.contains("/proc/rowlock.db"), "{device}");
    assert_eq!(names(folder.path()), before);
}

#[tokio::test]
async fn what_was_deleted_is_in_no_backup_once_the_earlier_ones_are_deleted() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let game = program.client.start_game("sheet", &["Quetzalcoatl"]).await;
    printed(&rowlock(folder.path(), &["backup"]));
    printed(&rowlock(folder.path(), &["backup", "own.db"]));
    let backups = folder.path().join("rowlock.db-backups");
    let replaced = "rowlock.db.before-restore-20261123T181500Z";
    for name in [
        "automatic-20261122T181500Z.db",
        "before-migration-from-20261123000040.db",
        "notes.txt",
    ] {
        fs::write(backups.join(name), name).unwrap();
    }
    fs::write(folder.path().join(replaced), "").unwrap();
    let path = format!("/groups/{}", game.group);
    let deleted = program.client.delete(&path, &game.keeper).await;
    assert_eq!(deleted.status, 204);
    // The name of a manual backup has the second in it.
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let output = rowlock(folder.path(), &["backup", "--delete-earlier", "--json"]);
    let said: Value = serde_json::from_str(&printed(&output)).unwrap();
    assert_eq!(said["deleted"], 4);
    let left = names(&backups);
    let backup = Path::new(said["backup"].as_str().unwrap());
    let backup = backup.file_name().unwrap().to_str().unwrap();
    assert_eq!(left, [backup, "notes.txt"]);
    // Copies elsewhere are not the server's.
    let names = names(folder.path());
    assert!(names.contains(&"own.db".to_owned()) && !names.contains(&replaced.to_owned()));
    let bytes = fs::read(backups.join(backup)).unwrap();
    let name = b"Quetzalcoatl";
    assert!(bytes.windows(name.len()).all(|window| window != name));
}
