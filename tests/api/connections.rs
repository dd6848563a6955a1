//! Limits of connections and streams.

use std::net::Ipv4Addr;
use std::time::Duration;

use futures_util::future::join_all;
use rowlock::config::ConcurrencyLimit;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use super::limits::burst;
use crate::common::{DEADLINE, Response, Server, TestGame, status, until};

/// A server with so many streams, of which no ping finds out that they have ended.
async fn with_streams(per_address: usize, total: usize) -> Server {
    Server::start_as(|config| {
        config.limits.streams = ConcurrencyLimit { per_address, total };
        config.limits.heartbeat_interval = Duration::from_secs(600);
    })
    .await
}

/// The path of the stream of a game, and the header of Ben's token.
fn stream_of_ben(game: &TestGame<'_>) -> (String, String) {
    let bearer = format!("Authorization: Bearer {}\r\n", game.seats[1]);
    (format!("/api/v1{}", game.path("/stream")), bearer)
}

#[tokio::test]
async fn a_thousand_idle_connections_do_not_disturb_a_game() {
    let server = Server::start_limited().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let mut idle = Vec::new();
    for number in 0..1000_u32 {
        let last = u8::try_from(2 + number % 199).unwrap();
        let mut connection = server.connect(last).await;
        let path = game.path("/stream");
        let head = format!("GET /api/v1{path} HTTP/1.1\r\nAuthorization: Bearer");
        connection.write_all(head.as_bytes()).await.unwrap();
        idle.push(connection);
    }
    let mut stream = server
        .follow(&game.path("/stream"), &game.seats[1], None)
        .await;
    game.cross(0, "red", 5).await;
    while stream.next_event().await.json()["event"]["type"] != "cross" {}
    // A client that does not send the head of a request in time is disconnected.
    let mut response = Vec::new();
    let mut silent = idle.pop().unwrap();
    silent.read_to_end(&mut response).await.unwrap();
    let response = String::from_utf8(response).unwrap();
    assert!(
        response.is_empty() || response.starts_with("HTTP/1.1 408"),
        "{response}"
    );
}

#[tokio::test]
async fn a_thousand_unread_streams_do_not_disturb_a_game() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.per_token = burst(2000);
    });
    let server = server.await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = format!("/api/v1{}", game.path("/stream"));
    let bearer = format!("Authorization: Bearer {}\r\n", game.seats[0]);
    let mut unread = Vec::new();
    for _ in 0..5 {
        let asked = (2..=200).map(|last| server.get_from(last, &path, &bearer));
        unread.extend(join_all(asked).await);
    }
    assert!(unread.iter().all(|(status, _)| *status == 200));
    let path = game.path("/stream?after=3");
    let mut stream = server.follow(&path, &game.seats[1], None).await;
    for number in 2..8 {
        game.cross(0, "red", number).await;
        let event = stream.next_event().await.json();
        assert_eq!(event["event"]["number"], number);
    }
}

#[tokio::test]
async fn streams_are_limited_per_address() {
    let server = Server::start_limited().await;
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let game = server.play("turns", &names).await;
    let path = game.path("/stream");
    let mut streams = Vec::new();
    let refused = loop {
        let request = server.http.get(format!("{}/api/v1{path}", server.url));
        let seat = &game.seats[streams.len() % names.len()];
        let response = request.bearer_auth(seat).send().await.unwrap();
        if response.status() != 200 || streams.len() == 400 {
            break response;
        }
        streams.push(response);
    };
    assert!(
        (64..400).contains(&streams.len()),
        "{} streams",
        streams.len()
    );
    let refused = Response::read(refused).await;
    refused.refused(429, "too_many_requests");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 0);
    let (path, bearer) = stream_of_ben(&game);
    assert_eq!(server.get_from(9, &path, &bearer).await.0, 200);
}

#[tokio::test]
async fn streams_are_limited_in_total() {
    let server = with_streams(64, 3).await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let (path, bearer) = stream_of_ben(&game);
    let asked = (2..6).map(|last| server.get_from(last, &path, &bearer));
    let mut responses = join_all(asked).await;
    responses.sort_by_key(|(status, _)| *status);
    let statuses: Vec<u16> = responses.iter().map(|(status, _)| *status).collect();
    assert_eq!(statuses, [200, 200, 200, 429]);
    game.cross(0, "red", 5).await;
}

#[tokio::test]
async fn a_stream_ends_as_soon_as_its_client_disconnects() {
    let server = with_streams(1, 1).await;
    let (path, bearer) = stream_of_ben(&server.play("turns", &["Ana", "Ben"]).await);
    let follow = || server.get_from(2, &path, &bearer);
    let (status, stream) = follow().await;
    assert_eq!(status, 200);
    assert_eq!(follow().await.0, 429);
    drop(stream);
    until(async || follow().await.0 == 200).await;
}

#[tokio::test]
async fn a_stream_ends_at_once_if_its_client_closes_its_side_with_the_request() {
    let server = with_streams(1, 1).await;
    let (path, bearer) = stream_of_ben(&server.play("turns", &["Ana", "Ben"]).await);
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\n{bearer}\r\n");
    // Often the server reads both at once.
    for _ in 0..20 {
        let mut connection = server.connect(2).await;
        connection.write_all(head.as_bytes()).await.unwrap();
        connection.shutdown().await.unwrap();
        let mut response = Vec::new();
        let ended = timeout(DEADLINE, connection.read_to_end(&mut response));
        ended.await.expect("the stream is open").ok();
    }
}

#[tokio::test]
async fn connections_are_limited_per_address() {
    let server = Server::start_as(|config| config.rate_limit = true).await;
    let open = join_all((0..600).map(|_| server.connect(3))).await;
    let asked = open.into_iter().map(|mut connection| async {
        let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
        connection.write_all(request).await.unwrap();
        (status(&mut connection).await, connection)
    });
    let responses = join_all(asked).await;
    let count = |expected| {
        let found = responses.iter().filter(|(status, _)| *status == expected);
        found.count()
    };
    assert!(count(200) >= 64);
    assert!(count(429) > 0);
    server.get("/variants", "").await.ok(200);
}

#[tokio::test]
async fn connections_are_limited_in_total() {
    let server = Server::start_as(|config| {
        config.limits.connections = ConcurrencyLimit {
            per_address: 64,
            total: 4,
        };
        // No client disconnects by itself.
        config.limits.header_timeout = Duration::from_secs(600);
    });
    let server = server.await;
    let ask = |last| server.get_from(last, "/healthz", "");
    let mut open = Vec::new();
    for last in 2..6 {
        let (status, connection) = ask(last).await;
        assert_eq!(status, 200);
        open.push(connection);
    }
    assert_eq!(ask(6).await.0, 429);
    // A closed connection makes room for another.
    open.pop();
    until(async || ask(6).await.0 == 200).await;
}

#[tokio::test]
async fn connections_of_a_proxy_count_only_towards_the_total() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.trusted_proxies = vec![Ipv4Addr::new(127, 0, 0, 2).into()];
        config.limits.connections = ConcurrencyLimit {
            per_address: 1,
            total: 3,
        };
    });
    let server = server.await;
    let mut open = Vec::new();
    for expected in [200, 200, 200, 429] {
        let (status, connection) = server.get_from(2, "/healthz", "").await;
        assert_eq!(status, expected);
        open.push(connection);
    }
    assert_eq!(server.get_from(3, "/healthz", "").await.0, 429);
}
