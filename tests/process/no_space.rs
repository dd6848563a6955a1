//! Files that may not grow, as on a full disk.

use std::process::Command;

use tempfile::TempDir;

use super::program::Program;
use crate::common::{Client, Response, cross, until};

/// Lets the files of a running program grow up to this many bytes.
fn limit(program: &Program, bytes: &str) {
    let id = program.id().to_string();
    // The hard limit stays, so that anybody may lift this one again.
    let size = format!("--fsize={bytes}:unlimited");
    let limited = Command::new("prlimit").args(["--pid", &id, &size]).status();
    assert!(limited.unwrap().success());
}

async fn ready(client: &Client) -> Response {
    Response::of(client.http.get(format!("{}/readyz", client.url))).await
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
    limit(&program, "4096");
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

    limit(&program, "unlimited");
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
