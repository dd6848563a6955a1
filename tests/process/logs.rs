//! Logs: what they never hold, however much is asked of them, and what commands leave out.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Stdio;
use std::time::Duration;

use reqwest::{Method, RequestBuilder};
use serde_json::json;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;
use tokio::time::sleep;

use super::backup::printed;
use super::program::{Program, command};
use crate::common::Response;

/// A program that logs all it can into this file.
fn talkative(folder: &TempDir, log: &str) -> Program {
    let log = File::create(folder.path().join(log)).unwrap();
    let mut command = command(folder.path());
    Program::run(command.env("RUST_LOG", "trace").stderr(log))
}

#[tokio::test]
async fn logs_hold_no_name_no_secret_and_no_id() {
    let folder = TempDir::new().unwrap();
    let mut program = talkative(&folder, "log");
    let client = program.client.clone();
    let made = client
        .start_game("turns", &["Xanthippe", "Zacharias"])
        .await;
    let game = format!("/games/{}", made.id);
    let group = format!("/groups/{}", made.group);
    let link = async |path: String, token: &str, body| {
        let link = client.post(&path, token, body).await.ok(201);
        link["token"].as_str().unwrap().to_owned()
    };
    let share = link(format!("{game}/share"), &made.host, json!({})).await;
    let seat = link(format!("{game}/seats/1/handover"), &made.host, json!({})).await;
    let invite = json!({"role": "member"});
    let invite = link(format!("{group}/invites"), &made.keeper, invite).await;
    let page = |path: String| client.http.get(format!("{}{path}", client.url));
    let api = |method, path: String| client.request(method, &path, &made.host);
    let requests: Vec<RequestBuilder> = vec![
        page(format!("/s/{share}")),
        page(format!("/h/{seat}")),
        page(format!("/i/{invite}")),
        page(format!("/j/{}", made.code)),
        page(game.clone()),
        page(format!("/history/{}?from=Xanthippe", made.group)),
        page(format!("/Xanthippe/{share}")),
        client
            .http
            .request("XANTHIPPE".parse().unwrap(), &client.url),
        client
            .http
            .post(format!("{}/new", client.url))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .body("players=Xanthippe&players=%FF&start=Zacharias"),
        api(Method::POST, "/games".to_owned()).body("{\"variant\": \"Xanthippe"),
        api(Method::POST, format!("{game}/moves")).json(&json!({"type": "Xanthippe"})),
        api(Method::GET, format!("{game}/events?after=Xanthippe")),
        api(Method::GET, format!("{game}/Xanthippe")),
        api(Method::POST, format!("{group}/import")).body("Xanthippe"),
    ];
    for request in requests {
        Response::of(request).await;
    }
    let undo = json!({"type": "undo"});
    client.make_move(&made, "Xanthippe", undo.clone()).await;
    client.make_move(&made, &made.seats[0], undo).await;
    program.stop();
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(log.contains("/api/v1/games/{game}/moves"), "{log}");
    let (names, secrets) = (["Xanthippe", "Zacharias"], [share, seat, invite]);
    let others = [&made.id, &made.code, &made.group, &made.host, &made.keeper];
    let unwanted = names.into_iter().map(str::to_owned);
    let unwanted = unwanted.chain(secrets).chain(others.map(Clone::clone));
    for text in unwanted.chain(made.seats) {
        let found = log.to_lowercase().contains(&text.to_lowercase());
        assert!(!found, "{text} in {log}");
    }
}

#[tokio::test]
async fn connections_that_do_not_speak_http_log_no_error() {
    let folder = TempDir::new().unwrap();
    let log = File::create(folder.path().join("log")).unwrap();
    let mut command = command(folder.path());
    let mut program = Program::run(command.env("RUST_LOG", "info").stderr(log));
    let address = program.client.url.trim_start_matches("http://").to_owned();
    for _ in 0..20 {
        let mut connection = TcpStream::connect(&address).unwrap();
        connection.write_all(b"X\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        connection.read_to_end(&mut answer).unwrap();
    }
    program.stop();
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(!log.contains("ERROR"), "{log}");
}

#[test]
fn a_log_in_a_file_has_no_colors() {
    let folder = TempDir::new().unwrap();
    talkative(&folder, "log").stop();
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(log.contains("DEBUG"), "{log}");
    assert!(!log.contains('\x1b'), "{log}");
}

#[tokio::test]
async fn a_command_that_waits_for_the_database_prints_what_it_did_and_no_warning() {
    let folder = TempDir::new().unwrap();
    Program::start(folder.path()).stop();
    let file = SqliteConnectOptions::new().filename(folder.path().join("rowlock.db"));
    let mut other = file.connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    let mut command = command(folder.path());
    let waiting = command.args(["admin", "new-group", "Club"]);
    let waiting = waiting.args(["--public-url", "http://rowlock.example"]);
    let waiting = waiting.stdout(Stdio::piped()).stderr(Stdio::piped());
    let waiting = waiting.spawn().unwrap();
    // A statement is called slow after a second.
    sleep(Duration::from_millis(1500)).await;
    sqlx::query("COMMIT").execute(&mut other).await.unwrap();
    let output = waiting.wait_with_output().unwrap();
    assert!(printed(&output).contains("/i/"), "{output:?}");
}
