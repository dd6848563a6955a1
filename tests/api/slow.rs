//! Those who send a little now and then. Nobody is counted here, as these times hold in any case.

use std::time::Duration;

use tokio::io::AsyncWriteExt;
use tokio::time::sleep;

use crate::common::{Server, cross, status, trickle};

const SHORT: Duration = Duration::from_millis(500);

#[tokio::test]
async fn a_head_that_trickles_in_is_not_waited_for() {
    let server = Server::start_as(|config| config.limits.head = SHORT).await;
    let mut connection = server.connect(2).await;
    connection.write_all(b"GET /healthz").await.unwrap();
    let answer = trickle(connection).await;
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 408"),
        "{answer}"
    );
}

#[tokio::test]
async fn a_second_head_that_trickles_in_is_not_waited_for_either() {
    let server = Server::start_as(|config| config.limits.head = SHORT).await;
    let (status, mut connection) = server.get_from(2, "/healthz", "").await;
    assert_eq!(status, 200);
    connection.write_all(b"GET /healthz").await.unwrap();
    let answer = trickle(connection).await;
    assert!(!answer.contains("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn a_stream_may_be_silent_for_longer_than_a_head() {
    let server = Server::start_as(|config| config.limits.head = SHORT).await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = game.path("/stream?after=3");
    let mut stream = server.follow(&path, &game.seats[1], None).await;
    sleep(4 * SHORT).await;
    let moved = server
        .act(&game, &game.seats[0], cross("red", 5))
        .await
        .ok(201);
    assert_eq!(stream.news().await.json()["event"], moved["event"]);
}

#[tokio::test]
async fn a_body_that_trickles_in_is_refused_as_any_other_that_cannot_be_read() {
    let server = Server::start_as(|config| config.limits.body = SHORT).await;
    for (path, kind, answered) in [
        (
            "/api/v1/games/lookup",
            "application/json",
            "\"code\":\"malformed\"",
        ),
        (
            "/join",
            "application/x-www-form-urlencoded",
            "content-type: text/html",
        ),
    ] {
        let mut connection = server.connect(2).await;
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: x\r\nAccept-Language: de\r\n\
             Content-Type: {kind}\r\nContent-Length: 10000\r\n\r\n"
        );
        connection.write_all(head.as_bytes()).await.unwrap();
        let answer = trickle(connection).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
        for part in [
            answered,
            "zu lange gebraucht",
            "x-content-type-options: nosniff",
            "content-security-policy: ",
        ] {
            assert!(answer.contains(part), "{part}: {answer}");
        }
    }
}

#[tokio::test]
async fn a_file_may_come_slower_than_other_bodies() {
    let server = Server::start_as(|config| config.limits.body = SHORT).await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.finish().await;
    let path = format!("/groups/{}", game.group);
    let export = format!("{path}/export?format=json");
    let file = server.get(&export, &game.keeper).await.text;
    let mut connection = server.connect(2).await;
    let head = format!(
        "POST /api/v1{path}/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        game.keeper,
        file.len()
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    let (begin, rest) = file.as_bytes().split_at(100);
    connection.write_all(begin).await.unwrap();
    sleep(4 * SHORT).await;
    connection.write_all(rest).await.unwrap();
    assert_eq!(status(&mut connection).await, 200);
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let server = Server::start().await;
    let mut head = "GET /healthz HTTP/1.1\r\nHost: x\r\nX: ".to_owned();
    head += &"x".repeat(128 * 1024 - head.len());
    let mut connection = server.connect(2).await;
    connection.write_all(head.as_bytes()).await.unwrap();
    let answer = trickle(connection).await;
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
}
