//! Timeouts of clients that send or read slowly; they apply without limits per address, too.

use std::time::Duration;

use rowlock::config::ConcurrencyLimit;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;

use crate::common::{Server, cross, status, trickle, until};

/// A timeout that a test can wait for, and that a busy machine does not exceed by itself.
const SHORT: Duration = Duration::from_secs(3);

/// Longer than a connection may be idle, which is twice the header timeout.
const LONGER: Duration = SHORT.saturating_mul(3);

/// A timeout that no test reaches.
const NEVER: Duration = Duration::from_secs(600);

/// How often a client that requests much sends its request.
const MANY: usize = 100;

#[tokio::test]
async fn a_slow_request_head_times_out() {
    let server = Server::start_as(|config| config.limits.header_timeout = SHORT).await;
    let mut connection = server.connect(2).await;
    connection.write_all(b"GET /healthz").await.unwrap();
    let response = trickle(connection).await;
    assert!(
        response.is_empty() || response.starts_with("HTTP/1.1 408"),
        "{response}"
    );
}

#[tokio::test]
async fn a_connection_that_never_sent_a_byte_is_closed_without_a_response() {
    let server = Server::start_as(|config| config.limits.header_timeout = SHORT).await;
    let mut unused = server.connect(2).await;
    let mut sent = Vec::new();
    unused.read_to_end(&mut sent).await.unwrap();
    assert_eq!(String::from_utf8_lossy(&sent), "");
}

#[tokio::test]
async fn a_head_of_which_only_the_half_comes_is_answered_with_408() {
    let server = Server::start_as(|config| config.limits.header_timeout = SHORT).await;
    let mut connection = server.connect(2).await;
    connection.write_all(b"GET /healthz HT").await.unwrap();
    assert_eq!(status(&mut connection).await, 408);
}

#[tokio::test]
async fn a_slow_second_request_head_times_out() {
    let server = Server::start_as(|config| config.limits.header_timeout = SHORT).await;
    let (status, mut connection) = server.get_from(2, "/healthz", "").await;
    assert_eq!(status, 200);
    connection.write_all(b"GET /healthz").await.unwrap();
    let response = trickle(connection).await;
    assert!(!response.contains("HTTP/1.1 200"), "{response}");
}

#[tokio::test]
async fn a_stream_may_be_idle_longer_than_the_header_timeout() {
    let server = Server::start_as(|config| {
        config.limits.header_timeout = SHORT;
        config.limits.write_timeout = SHORT;
    });
    let server = server.await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = game.path("/stream?after=3");
    let mut stream = server.follow(&path, &game.seats[1], None).await;
    sleep(LONGER).await;
    let moved = server
        .make_move(&game, &game.seats[0], cross("red", 5))
        .await
        .ok(201);
    assert_eq!(stream.next_event().await.json()["event"], moved["event"]);
}

#[tokio::test]
async fn a_slow_body_is_refused_as_unreadable() {
    let server = Server::start_as(|config| config.limits.body_timeout = SHORT).await;
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
        let response = trickle(connection).await;
        assert!(response.starts_with("HTTP/1.1 400"), "{response}");
        for part in [
            answered,
            "zu lange gebraucht",
            "x-content-type-options: nosniff",
            "content-security-policy: ",
        ] {
            assert!(response.contains(part), "{part}: {response}");
        }
    }
}

#[tokio::test]
async fn an_upload_may_be_slower_than_other_bodies() {
    let server = Server::start_as(|config| config.limits.body_timeout = SHORT).await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
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
    sleep(LONGER).await;
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
    let response = trickle(connection).await;
    assert!(response.starts_with("HTTP/1.1 431"), "{response}");
}

/// Requests far more than the socket buffers hold for a client that does not read.
async fn ask_for_much(server: &Server) -> TcpStream {
    let mut connection = server.connect(2).await;
    let request = "GET /api/v1/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(MANY);
    connection.write_all(request.as_bytes()).await.unwrap();
    connection
}

/// A server with one connection, used by a client that requests much and reads nothing.
async fn taken(response: Duration) -> (Server, TcpStream) {
    let server = Server::start_as(|config| {
        config.limits.write_timeout = response;
        config.limits.connections = ConcurrencyLimit {
            per_address: 1,
            total: 1,
        };
    });
    let server = server.await;
    let connection = ask_for_much(&server).await;
    // The response shows that the server has accepted the connection; peeking reads nothing.
    assert_eq!(connection.peek(&mut [0]).await.unwrap(), 1);
    (server, connection)
}

#[tokio::test]
async fn a_client_that_reads_no_response_occupies_a_connection() {
    let (server, _held) = taken(NEVER).await;
    assert_eq!(server.get_from(3, "/healthz", "").await.0, 429);
}

#[tokio::test]
async fn a_client_that_reads_no_response_is_disconnected() {
    let (server, _held) = taken(SHORT).await;
    until(async || server.get_from(3, "/healthz", "").await.0 == 200).await;
}

#[tokio::test]
async fn a_client_that_reads_slowly_gets_the_whole_response() {
    let server = Server::start_as(|config| config.limits.write_timeout = SHORT).await;
    let one = server.get("/openapi.json", "").await.text.len();
    let mut connection = ask_for_much(&server).await;
    let (mut taken, mut part) = (0, vec![0; 1 << 20]);
    while taken < MANY * one {
        // All together takes longer than the limit.
        sleep(SHORT / 10).await;
        let read = connection.read(&mut part).await.unwrap();
        assert_ne!(read, 0, "it ends after {taken} bytes");
        taken += read;
    }
}
