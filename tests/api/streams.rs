//! Event streams.

use std::time::Duration;

use reqwest::Method;
use rowlock::config::Limits;
use serde_json::json;

use crate::common::{Server, Stream};

#[tokio::test]
async fn a_stream_sends_past_and_new_events() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = game.path("/stream");
    let mut stream = server.follow(&path, &game.seats[1], None).await;
    let kind = stream.headers["content-type"].to_str().unwrap();
    assert!(kind.starts_with("text/event-stream"), "{kind}");
    assert_eq!(stream.headers["x-accel-buffering"], "no");
    for seq in 1..=3 {
        let event = stream.next_event().await;
        assert_eq!(
            (event.event.as_str(), event.id),
            ("move", Some(seq.to_string()))
        );
    }
    game.cross(0, "red", 5).await;
    let sent = stream.next_event().await;
    assert_eq!(
        (sent.event.as_str(), sent.id.as_deref()),
        ("move", Some("4"))
    );
    let event = &game.events(3).await[0];
    assert_eq!(sent.json(), json!({"event": event, "seq": 4}));
}

#[tokio::test]
async fn a_stream_continues_after_the_last_event_seen() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    game.cross_all(0, "red", &[2, 3, 4, 5]).await;
    let token = &game.host;
    for (query, last, first) in [
        ("", None, 1),
        ("?after=4", None, 5),
        ("?after=1", Some(5), 6),
        ("", Some(3), 4),
        ("?after=5", Some(2), 3),
    ] {
        let path = game.path(&format!("/stream{query}"));
        let mut stream = server.follow(&path, token, last).await;
        for seq in first..=6 {
            assert_eq!(
                stream.next_event().await.id,
                Some(seq.to_string()),
                "{query} {last:?}"
            );
        }
    }
    let mut stream = server
        .follow(&game.path("/stream?after=6"), token, None)
        .await;
    game.cross(0, "red", 6).await;
    assert_eq!(stream.next_event().await.id.as_deref(), Some("7"));
}

#[tokio::test]
async fn a_stream_has_no_gaps_or_duplicates_during_a_game() {
    let server = Server::start().await;
    let names = ["Ana", "Ben", "Cleo"];
    let game = server.play("sheet", &names).await;
    let playing = async {
        for number in 2..=10 {
            let crosses = (0..names.len()).map(|seat| game.cross(seat, "yellow", number));
            futures_util::future::join_all(crosses).await;
        }
    };
    let following = async {
        let mut ids: Vec<u64> = Vec::new();
        // The phone loses its stream repeatedly, and reconnects with its last event id.
        while ids.len() < 4 + 27 {
            let last = ids.last().copied().unwrap_or_default();
            let path = game.path(&format!("/stream?after={last}"));
            let mut stream = server.follow(&path, &game.host, None).await;
            for _ in 0..5 {
                if ids.len() < 4 + 27 {
                    ids.push(stream.next_event().await.id.unwrap().parse().unwrap());
                }
            }
        }
        ids
    };
    let ((), ids) = tokio::join!(playing, following);
    assert_eq!(ids, (1..=31).collect::<Vec<u64>>());
}

#[tokio::test]
async fn an_idle_stream_sends_pings() {
    let server =
        Server::start_as(|config| config.limits.heartbeat_interval = Duration::from_millis(200));
    let server = server.await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = game.path("/stream?after=2");
    let mut stream = server.follow(&path, &game.host, None).await;
    for _ in 0..2 {
        let ping = stream.next().await.unwrap();
        assert_eq!((ping.event.as_str(), ping.id), ("ping", None));
    }
    // What clients rely on; a stream cannot ping more often than its clock says.
    assert!(Limits::default().heartbeat_interval < Duration::from_secs(10));
}

#[tokio::test]
async fn a_stream_is_never_compressed() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let ask = |path: String| {
        let request = server.request(Method::GET, &path, &game.host);
        request.header("Accept-Encoding", "gzip").send()
    };
    let read = ask(game.path("/export?format=json")).await.unwrap();
    assert_eq!(read.headers()["content-encoding"], "gzip");
    let mut stream = Stream::of(ask(game.path("/stream")).await.unwrap());
    assert_ne!(stream.headers.get("content-encoding").unwrap(), "gzip");
    assert_eq!(stream.next_event().await.id.as_deref(), Some("1"));
}

#[tokio::test]
async fn a_client_ahead_of_the_server_must_reload() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = game.path("/stream?after=99");
    let mut stream = server.follow(&path, &game.host, None).await;
    assert_eq!(stream.next_event().await.event, "reload");
    let mut stream = server
        .follow(&game.path("/stream"), &game.host, Some(7))
        .await;
    assert_eq!(stream.next_event().await.event, "reload");
}
