//! Readiness, and what the server refuses while it is not ready.

use std::fs;

use reqwest::Method;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

use crate::common::{Response, Server, cross, until};

/// Waits until the readiness has this status; it is cached for a moment.
async fn becomes(server: &Server, status: u16) -> Response {
    let mut last = None;
    until(async || {
        let response = last.insert(server.fetch("/readyz").await);
        response.status == status
    })
    .await;
    last.unwrap()
}

async fn raw(server: &Server) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(server.database());
    options.connect().await.unwrap()
}

#[tokio::test]
async fn a_server_is_not_ready_while_another_program_locks_its_database() {
    let server = Server::start_on_file().await;
    assert_eq!(server.fetch("/readyz").await.status, 200);
    let mut other = raw(&server).await;
    sqlx::raw_sql("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    becomes(&server, 503).await.refused(503, "unavailable");
    assert_eq!(server.fetch("/healthz").await.status, 200);
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    becomes(&server, 200).await;
}

#[tokio::test]
async fn a_server_whose_wal_file_was_deleted_is_not_ready() {
    let server = Server::start_on_file().await;
    server.start_game("sheet", &["Ana"]).await;
    let mut log = server.database().into_os_string();
    log.push("-wal");
    fs::remove_file(log).unwrap();
    let response = becomes(&server, 503).await;
    response.refused(503, "unavailable");
    assert!(response.text.contains("deleted"), "{}", response.text);
    assert_eq!(server.fetch("/healthz").await.status, 200);
}

#[tokio::test]
async fn with_little_free_disk_games_continue_but_none_are_created() {
    let server = Server::start_on_file().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let server = server
        .restart_as(|config| config.limits.min_free_disk = u64::MAX)
        .await;
    let wanted = json!({"variant": "classic", "players": ["Ben"], "start": true});
    let refused = server.post("/games", "", wanted).await;
    refused.refused(503, "storage_full");
    assert!(
        refused.text.contains("finish games in progress"),
        "{}",
        refused.text
    );
    let group = server.post("/groups", "", json!({"name": "Club"})).await;
    group.refused(503, "storage_full");
    let path = format!("/groups/{}/import", made.group);
    let import = server.request(Method::POST, &path, &made.keeper);
    let import = import.header("Content-Type", "text/csv").body("x");
    Response::of(import).await.refused(503, "storage_full");

    let moved = server
        .make_move(&made, &made.seats[0], cross("red", 2))
        .await;
    moved.ok(201);
    assert_eq!(server.fetch("/readyz").await.status, 200);
}
