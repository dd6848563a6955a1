//! Reading a game and its events, with ETags.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Response, Server, cross};

async fn read(server: &Server, path: &str, token: &str, tags: &str) -> Response {
    let request = server.request(Method::GET, path, token);
    Response::of(request.header("If-None-Match", tags)).await
}

#[tokio::test]
async fn an_unchanged_game_is_not_sent_again() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let path = game.path("");
    let first = server.get(&path, &game.host).await;
    let tag = first.header("etag").to_owned();
    assert!(tag.ends_with('"'), "{tag}");
    for tags in [
        tag.clone(),
        format!("W/{tag}"),
        format!("\"other\", {tag}"),
        "*".to_owned(),
    ] {
        let response = read(&server, &path, &game.host, &tags).await;
        assert_eq!(
            (response.status, response.text.as_str()),
            (304, ""),
            "{tags}"
        );
        assert_eq!(response.header("etag"), tag);
    }
    game.cross(0, "red", 5).await;
    let changed = read(&server, &path, &game.host, &tag).await;
    assert_ne!(changed.header("etag"), tag);
    assert_eq!(changed.ok(200)["seq"], 3);
}

#[tokio::test]
async fn every_json_resource_has_an_etag() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    game.finish().await;
    let group = format!("/groups/{}", game.group);
    let stats = format!("{group}/stats");
    let games = format!("{group}/games");
    for path in [
        "/variants",
        "/variants/longo",
        &game.path("/events"),
        &group,
        &stats,
        &games,
    ] {
        let tag = server
            .get(path, &game.keeper)
            .await
            .header("etag")
            .to_owned();
        assert!(tag.starts_with('"'), "{path}");
        let response = read(&server, path, &game.keeper, &tag).await;
        assert_eq!(
            (response.status, response.text.as_str()),
            (304, ""),
            "{path}"
        );
        let response = read(&server, path, &game.keeper, "\"other\"").await;
        assert_eq!(
            (response.status, response.header("etag")),
            (200, tag.as_str())
        );
        let head = server.request(Method::HEAD, path, &game.keeper);
        let head = Response::of(head).await;
        assert_eq!((head.status, head.header("etag")), (200, tag.as_str()));
    }
    let export = format!("{group}/export?format=json");
    assert_eq!(server.get(&export, &game.keeper).await.header("etag"), "");
}

#[tokio::test]
async fn a_compressed_response_has_another_etag_and_either_is_current() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    for path in [game.path(""), format!("/groups/{}", game.group)] {
        let plain = server.get(&path, &game.keeper).await;
        let tag = plain.header("etag").to_owned();
        for encoding in ["gzip", "deflate"] {
            let packed = || {
                let request = server.request(Method::GET, &path, &game.keeper);
                request.header("Accept-Encoding", encoding)
            };
            let response = packed().send().await.unwrap();
            let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
            assert_eq!(header("content-encoding"), encoding);
            let tag_of_packed = header("etag");
            assert_eq!(
                tag_of_packed,
                format!("{}-{encoding}\"", tag.trim_end_matches('"'))
            );
            for tag in [&tag, &tag_of_packed] {
                let tags = format!("\"other\", {tag}");
                let current = Response::of(packed().header("If-None-Match", &tags)).await;
                assert_eq!((current.status, current.header("etag")), (304, &**tag));
                let current = read(&server, &path, &game.keeper, &tags).await;
                assert_eq!((current.status, current.header("etag")), (304, &**tag));
            }
            let unknown = format!("{}-br\"", tag.trim_end_matches('"'));
            assert_eq!(
                read(&server, &path, &game.keeper, &unknown).await.status,
                200
            );
        }
    }
}

#[tokio::test]
async fn an_etag_gives_no_access_to_a_game() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let other = server.play("turns", &["Ben"]).await;
    let response = read(&server, &game.path(""), &other.host, "*").await;
    response.refused(403, "forbidden");
}

#[tokio::test]
async fn events_can_be_read_from_any_sequence_number() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
    let all = game.events(0).await;
    let kinds: Vec<&Value> = all.iter().map(|event| &event["type"]).collect();
    assert_eq!(kinds, ["join", "join", "start", "cross"]);
    assert_eq!(all[2]["seat"], Value::Null);
    assert_eq!(all[2]["order"], json!([0, 1]));
    for (index, event) in all.iter().enumerate() {
        assert_eq!(event["seq"], index + 1);
        assert_eq!(event["undone"], false);
        assert!(["seat", "host"].contains(&event["by"].as_str().unwrap()));
    }
    assert_eq!(game.events(3).await, all[3..]);
    assert_eq!(game.events(4).await, [] as [Value; 0]);
    assert_eq!(game.events(99).await, [] as [Value; 0]);
    let path = game.path("/events");
    let without = server.get(&path, &game.host).await.ok(200);
    assert_eq!(without["events"], json!(all));
}

#[tokio::test]
async fn an_invalid_sequence_number_is_refused() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for query in [
        "after=",
        "after=x",
        "after=-1",
        "after=1.5",
        "after=99999999999999999999",
    ] {
        for below in ["/events", "/stream"] {
            let path = game.path(&format!("{below}?{query}"));
            let response = server.get(&path, &game.host).await;
            response.refused(400, "invalid_value");
        }
    }
    let response = server.get(&game.path("/events?before=1"), &game.host).await;
    response.refused(400, "unknown_field");
}

#[tokio::test]
async fn an_unknown_game_is_not_found() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for id in ["000000000000", "x", "%00", "..%2f..", "0'%20OR%201=1"] {
        for below in ["", "/events", "/stream", "/export?format=csv"] {
            let response = server.get(&format!("/games/{id}{below}"), &game.host).await;
            response.refused(404, "not_found");
        }
        let undo = json!({"type": "undo"});
        let response = server
            .post(&format!("/games/{id}/moves"), &game.host, undo)
            .await;
        response.refused(404, "not_found");
        let response = server.get(&format!("/groups/{id}"), &game.keeper).await;
        response.refused(404, "not_found");
    }
}

#[tokio::test]
async fn a_missing_or_changed_event_in_the_log_of_a_game_is_an_error_and_no_other_sheet() {
    for statement in [
        "DELETE FROM events WHERE seq = 3",
        // Red 3 becomes red 5, which the rules allow as well.
        "UPDATE events SET event = replace(event, ':3', ':5') WHERE event LIKE '%cross%:3%'",
    ] {
        let server = Server::start().await;
        let game = server.play("sheet", &["Ana"]).await;
        game.cross_all(0, "red", &[2, 3]).await;
        let (path, host) = (game.path(""), game.host.clone());
        assert_eq!(server.sql(statement).await, 1, "{statement}");
        let server = server.restart().await;
        server.get(&path, &host).await.refused(500, "internal");
    }
}

/// Plays these rounds; after each, a server that has just been started must show the seats as the last move was answered.
async fn shows_seats_as_a_new_server(mode: &str, rounds: &[&[(usize, Value)]]) {
    let mut server = Server::start().await;
    let game = server.start_game(mode, &["Ana", "Ben", "Cleo"]).await;
    for round in rounds {
        let mut shown = Value::Null;
        for (seat, body) in *round {
            let moved = server.make_move(&game, &game.seats[*seat], body.clone());
            shown = moved.await.ok(201)["game"]["seats"].clone();
        }
        server = server.restart().await;
        assert_eq!(shown, server.view(&game).await["seats"], "{round:?}");
    }
}

#[tokio::test]
async fn what_others_can_cross_is_shown_anew_after_a_lock_and_its_undo() {
    let undo = || json!({"type": "undo"});
    let crosses = [2, 3, 4, 5, 6, 12].map(|number| (0, cross("red", number)));
    let undone = [(1, cross("blue", 12)), (0, undo()), (2, cross("red", 9))];
    let rounds: [&[_]; 3] = [&[(1, cross("red", 6))], &crosses, &undone];
    shows_seats_as_a_new_server("sheet", &rounds).await;
}

#[tokio::test]
async fn what_others_can_cross_is_shown_anew_after_a_turn_and_its_undo() {
    let undo = || json!({"type": "undo"});
    let end = |turn: u32| json!({"type": "end_turn", "turn": turn});
    let rounds: [&[_]; 3] = [
        &[
            (0, cross("red", 2)),
            (1, cross("red", 2)),
            (0, cross("blue", 12)),
        ],
        &[(0, end(1)), (1, cross("red", 7)), (2, cross("blue", 12))],
        &[
            (2, undo()),
            (1, end(2)),
            (0, cross("green", 9)),
            (0, undo()),
        ],
    ];
    shows_seats_as_a_new_server("turns", &rounds).await;
}
