//! Files that may not grow, as on a full disk.

use std::fs;
use std::io::{BufRead, BufReader};

use rustix::process::{Resource, Rlimit, prlimit};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use super::program::{Program, command, command_within, refusal};
use crate::common::{Client, Response, cross, until};

/// Lets the files of a running program grow up to this many bytes.
fn limit(program: &Program, bytes: Option<u64>) {
    // The hard limit stays, so that anybody may lift this one again.
    let limit = Rlimit {
        current: bytes,
        maximum: None,
    };
    prlimit(Some(program.id()), Resource::Fsize, limit).unwrap();
}

async fn ready(client: &Client) -> Response {
    client.fetch("/readyz").await
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_the_server_continues_once_there_is_space() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let client = program.client.clone();
    let game = client.start_game("turns", &["Ana", "Ben"]).await;
    let first = client
        .make_move(&game, &game.seats[0], cross("red", 2))
        .await;
    first.ok(201);
    assert_eq!(ready(&client).await.status, 200);
    let before = client.view(&game).await;

    // SQLite could write the header of its log, and no page behind it.
    limit(&program, Some(4096));
    for _ in 0..3 {
        let refused = client
            .make_move(&game, &game.seats[1], cross("blue", 12))
            .await;
        refused.refused(503, "unavailable");
        assert!(!refused.header("retry-after").is_empty());
    }
    until(async || ready(&client).await.status == 503).await;
    assert_eq!(client.view(&game).await, before);
    let health = client.http.get(format!("{}/healthz", client.url));
    assert_eq!(Response::of(health).await.status, 200);

    limit(&program, None);
    until(async || ready(&client).await.status == 200).await;
    let moved = client
        .make_move(&game, &game.seats[1], cross("blue", 12))
        .await;
    let moved = moved.ok(201);
    assert_eq!(moved["event"]["seq"], before["seq"].as_u64().unwrap() + 1);
    program.kill();

    let program = Program::start(folder.path());
    let after = program.client.view(&game).await;
    assert_eq!(after["seq"], moved["game"]["seq"]);
    assert_eq!(after["seats"], moved["game"]["seats"]);
}

#[tokio::test]
async fn a_full_disk_while_the_log_is_truncated_stops_nothing_and_the_log_stays_marked() {
    let folder = TempDir::new().unwrap();
    let (database, log) = (folder.path().join("rowlock.db"), "rowlock.db-wal");
    let mut program = Program::start(folder.path());
    program.stop();
    let backup = fs::read(&database).unwrap();

    let (warnings, stderr) = std::io::pipe().unwrap();
    let mut warning = command(folder.path());
    let program = Program::run(warning.env("RUST_LOG", "warn").stderr(stderr));
    let client = program.client.clone();
    let game = client.start_game("turns", &["Ana", "Ben"]).await;
    let other = client.start_game("turns", &["Xanthippe"]).await;
    // A reader prevents that the log is truncated before the disk is full.
    let mut reader = SqliteConnectOptions::new()
        .filename(&database)
        .connect()
        .await
        .unwrap();
    sqlx::raw_sql("BEGIN; SELECT count(*) FROM games")
        .execute(&mut reader)
        .await
        .unwrap();
    let group = format!("/groups/{}", other.group);
    assert_eq!(client.delete(&group, &other.keeper).await.status, 204);
    limit(&program, Some(4096));
    reader.close().await.unwrap();
    // A write to a pipe has no limit; it stays open until the program ends.
    let mut warnings = BufReader::new(warnings);
    let mut warned = String::new();
    while !warned.contains("was not truncated") {
        let length = warnings.read_line(&mut warned).unwrap();
        assert_ne!(length, 0, "the program has ended: {warned}");
    }
    let view = client.view(&game).await;
    let cross_red = async || {
        let token = &game.seats[0];
        client.make_move(&game, token, cross("red", 2)).await
    };
    cross_red().await.refused(503, "unavailable");

    // As the server would leave the log if it were killed now.
    let [killed, restored] = [(); 2].map(|()| TempDir::new().unwrap());
    for image in [&killed, &restored] {
        fs::copy(folder.path().join(log), image.path().join(log)).unwrap();
    }
    fs::copy(&database, killed.path().join("rowlock.db")).unwrap();
    fs::write(restored.path().join("rowlock.db"), backup).unwrap();
    let refused = refusal(&command(restored.path()).output().unwrap());
    assert!(refused.contains(log), "{refused}");
    let after = Program::start(killed.path());
    assert_eq!(after.client.view(&game).await["seq"], view["seq"]);

    limit(&program, None);
    let has_name = |name: &str| {
        let bytes = fs::read(folder.path().join(name)).unwrap();
        bytes.windows(9).any(|part| part == b"Xanthippe")
    };
    until(async || !has_name("rowlock.db") && !has_name(log)).await;
    cross_red().await.ok(201);
}

#[tokio::test]
async fn a_server_whose_files_may_not_grow_is_not_ready_before_a_move_fails() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    assert_eq!(ready(&program.client).await.status, 200);
    limit(&program, Some(4096));
    until(async || ready(&program.client).await.status == 503).await;
    limit(&program, None);
    until(async || ready(&program.client).await.status == 200).await;
}

#[test]
fn a_server_that_finds_no_space_at_its_start_says_so() {
    let folder = TempDir::new().unwrap();
    // In blocks of 512 bytes: the lock beside the database is empty.
    let said = refusal(&command_within("-f 8", folder.path()).output().unwrap());
    assert!(said.contains("its files may not grow"), "{said}");
    Program::start(folder.path());
}
