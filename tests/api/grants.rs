//! Permissions of tokens.

use serde_json::json;
use sqlx::ConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;

use crate::common::{Response, Server};

#[tokio::test]
async fn reading_a_game_needs_a_token_of_it() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let other = server.play("turns", &["Cleo"]).await;
    for below in ["", "/events", "/stream", "/export?format=json"] {
        let path = game.path(below);
        server.get(&path, "").await.refused(401, "unauthenticated");
        let response = server.get(&path, "no-such-token").await;
        response.refused(401, "unauthenticated");
        for stranger in [&other.seats[0], &other.host, &other.keeper] {
            server.get(&path, stranger).await.refused(403, "forbidden");
        }
    }
    for below in ["", "/events", "/export?format=json"] {
        for token in [&game.seats[0], &game.seats[1], &game.host, &game.keeper] {
            server.get(&game.path(below), token).await.ok(200);
        }
    }
}

#[tokio::test]
async fn an_invalid_authorization_header_is_refused() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    for header in [
        "Basic YTpi",
        "Bearer",
        "Bearer ",
        "bearer two words",
        &game.host,
    ] {
        let request = server.request(reqwest::Method::GET, &game.path(""), "");
        let response = Response::of(request.header("Authorization", header)).await;
        response.refused(401, "unauthenticated");
    }
    let request = server.request(reqwest::Method::GET, &game.path(""), "");
    let header = format!("bearer {}", game.host);
    Response::of(request.header("Authorization", header))
        .await
        .ok(200);
}

#[tokio::test]
async fn only_tokens_of_the_game_make_moves() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let other = server.play("sheet", &["Cleo"]).await;
    let moves = game.path("/moves");
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    server
        .post(&moves, "", cross.clone())
        .await
        .refused(401, "unauthenticated");
    let response = server.post(&moves, "no-such-token", cross.clone()).await;
    response.refused(401, "unauthenticated");
    for stranger in [&other.seats[0], &other.host, &other.keeper] {
        let response = server.post(&moves, stranger, cross.clone()).await;
        response.refused(403, "forbidden");
    }
    assert_eq!(game.view().await["seq"], 3);
}

#[tokio::test]
async fn the_keeper_is_host_of_every_game_of_the_group() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben"]).await;
    let start = game.path("/start");
    server.post(&start, &game.keeper, json!({})).await.ok(200);
    let cross = json!({"type": "cross", "row": "red", "number": 5, "seat": 1});
    let moved = server
        .post(&game.path("/moves"), &game.keeper, cross)
        .await
        .ok(201);
    assert_eq!(moved["event"]["by"], "host");
}

#[tokio::test]
async fn only_the_host_has_the_rights_of_the_host() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let seat = &game.seats[0];
    for below in ["/start", "/rematch"] {
        let path = game.path(below);
        server
            .post(&path, "", json!({}))
            .await
            .refused(401, "unauthenticated");
        server
            .post(&path, seat, json!({}))
            .await
            .refused(403, "host_only");
    }
}

#[tokio::test]
async fn a_seat_and_a_host_are_no_members_of_the_group() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    for path in [
        format!("/groups/{}", game.group),
        format!("/groups/{}/games", game.group),
    ] {
        server.get(&path, "").await.refused(401, "unauthenticated");
        for token in [&game.seats[0], &game.host] {
            server.get(&path, token).await.refused(403, "forbidden");
        }
        server.get(&path, &game.keeper).await.ok(200);
    }
    let body = json!({"variant": "classic"});
    for token in [&game.seats[0], &game.host] {
        let response = server.post("/games", token, body.clone()).await;
        response.refused(403, "forbidden");
    }
    let response = server.post("/games", "no-such-token", body).await;
    response.refused(401, "unauthenticated");
}

#[tokio::test]
async fn every_token_differs_and_is_shown_once() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let mut tokens = vec![game.host.clone(), game.keeper.clone()];
    tokens.extend(game.seats.clone());
    for (index, token) in tokens.iter().enumerate() {
        assert!(!tokens[..index].contains(token));
    }
    let path = format!("/groups/{}", game.group);
    for response in [
        server.get(&game.path(""), &game.host).await,
        server.get(&game.path("/events"), &game.host).await,
        server.get(&path, &game.keeper).await,
    ] {
        assert!(tokens.iter().all(|token| !response.text.contains(token)));
    }
}

#[tokio::test]
async fn a_move_reads_no_rights_of_other_games() {
    let server = Server::start_on_file().await;
    let game = server.play("turns", &["Ana"]).await;
    let options = SqliteConnectOptions::new().filename(server.database());
    let mut database = options.foreign_keys(false).connect().await.unwrap();
    // A row that cannot be read would fail any query that includes it.
    let unreadable = "INSERT INTO grants (holder, kind, role, group_id, game_id) \
                      SELECT holder, kind, 'share', group_id, 'no game' FROM grants WHERE role = 'seat'";
    let inserted = sqlx::raw_sql(unreadable).execute(&mut database).await;
    assert_eq!(inserted.unwrap().rows_affected(), 1);
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    let moved = server
        .post(&game.path("/moves"), &game.seats[0], cross)
        .await;
    moved.ok(201);
}
