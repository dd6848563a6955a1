//! Transfers of a seat to another phone or program.

use chrono::TimeDelta;
use futures_util::future::join_all;
use rowlock::services::{Clock, SystemClock};

use serde_json::{Value, json};

use crate::common::{Response, Server, TestGame, cross};

const UUID: &str = "0d9f3f0e-8a43-4a55-9a5f-0c5f0d8c9b11";

async fn hand_over(server: &Server, game: &TestGame<'_>, seat: usize, token: &str) -> Response {
    let path = game.path(&format!("/seats/{seat}/handover"));
    server.post(&path, token, json!({})).await
}

/// The secret of a hand-over that the host makes for a seat.
async fn link(server: &Server, game: &TestGame<'_>, seat: usize) -> String {
    let made = hand_over(server, game, seat, &game.host).await.ok(201);
    made["token"].as_str().unwrap().to_owned()
}

async fn accept(server: &Server, link: &str) -> Response {
    let path = "/links/accept";
    server.post(path, "", json!({"token": link})).await
}

fn token(response: &Value) -> &str {
    response["token"].as_str().unwrap()
}

#[tokio::test]
async fn a_link_is_valid_for_ten_minutes_and_has_the_url_of_this_server() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let before = SystemClock.now();
    let response = hand_over(&server, &game, 1, &game.host).await;
    let after = SystemClock.now();
    assert_eq!(response.header("cache-control"), "no-store");
    let made = response.ok(201);
    let ends: chrono::DateTime<chrono::Utc> = made["expires_at"].as_str().unwrap().parse().unwrap();
    let begins = ends - TimeDelta::minutes(10);
    assert!((before..=after).contains(&begins), "{begins}");
    let secret = token(&made);
    assert!(secret.len() >= 22, "{secret}");
    let url = format!("{}/h/{secret}", server.url);
    assert_eq!(made["url"], url);
}

#[tokio::test]
async fn the_old_token_is_valid_until_the_link_is_accepted() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let old = &game.seats[1];
    let made = hand_over(&server, &game, 1, old).await.ok(201);
    game.cross(1, "red", 3).await;
    let joined = accept(&server, token(&made)).await.ok(201);
    assert_eq!(
        (&joined["seat"], &joined["game"]["id"]),
        (&json!(1), &json!(game.id))
    );
    let new = token(&joined);
    let moved = server.make_move(&game, new, cross("red", 5)).await.ok(201);
    assert_eq!(
        (&moved["event"]["seat"], &moved["event"]["by"]),
        (&json!(1), &json!("seat"))
    );
    let response = server.make_move(&game, old, cross("red", 6)).await;
    response.refused(401, "unauthenticated");
    for below in ["", "/events", "/stream"] {
        let response = server.get(&game.path(below), old).await;
        response.refused(401, "unauthenticated");
    }
    assert_eq!(
        game.view().await["seats"][1]["rows"]["red"]["crossed"],
        json!([3, 5])
    );
}

#[tokio::test]
async fn only_the_host_and_the_seat_itself_hand_it_over() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let stranger = server.play("turns", &["Eve"]).await;
    for right in [&game.host, &game.keeper, &game.seats[1]] {
        hand_over(&server, &game, 1, right).await.ok(201);
    }
    let response = hand_over(&server, &game, 1, &game.seats[0]).await;
    response.refused(403, "host_only");
    let response = hand_over(&server, &game, 1, &stranger.host).await;
    response.refused(403, "forbidden");
    let response = hand_over(&server, &game, 1, "").await;
    response.refused(401, "unauthenticated");
    let response = hand_over(&server, &game, 1, "no-such-token").await;
    response.refused(401, "unauthenticated");
    for path in ["/seats/2/handover", "/seats/8/handover", "/seats/x/token"] {
        let response = server.post(&game.path(path), &game.host, json!({})).await;
        response.refused(404, "not_found");
    }
}

#[tokio::test]
async fn a_link_can_be_accepted_once() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let link = link(&server, &game, 1).await;
    let together = (0..6).map(|_| accept(&server, &link));
    let responses = join_all(together).await;
    let (won, late): (Vec<_>, Vec<_>) = responses
        .iter()
        .partition(|response| response.status == 201);
    assert_eq!(won.len(), 1);
    for response in late {
        response.refused(410, "gone");
    }
    let won = won[0].json();
    server
        .make_move(&game, token(&won), cross("red", 5))
        .await
        .ok(201);
    accept(&server, "no-such-link")
        .await
        .refused(404, "not_found");
}

#[tokio::test]
async fn a_new_link_revokes_the_previous_one() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let (first, other, second) = (
        link(&server, &game, 1).await,
        link(&server, &game, 0).await,
        link(&server, &game, 1).await,
    );
    accept(&server, &first).await.refused(410, "gone");
    accept(&server, &second).await.ok(201);
    accept(&server, &other).await.ok(201);
}

#[tokio::test]
async fn open_and_accepted_links_survive_a_restart() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let (ana, ben) = (link(&server, &game, 0).await, link(&server, &game, 1).await);
    accept(&server, &ana).await.ok(201);
    let (old, path) = (game.seats[1].clone(), game.path("/moves"));
    let server = server.restart().await;
    accept(&server, &ana).await.refused(410, "gone");
    let joined = accept(&server, &ben).await.ok(201);
    let response = server.post(&path, &old, cross("red", 5)).await;
    response.refused(401, "unauthenticated");
    server
        .post(&path, token(&joined), cross("red", 5))
        .await
        .ok(201);
}

#[tokio::test]
async fn accepting_twice_with_one_key_gives_the_same_seat() {
    let server = Server::start_on_file().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = game.path("/seats/1/handover");
    let body = json!({});
    let first = server.post_once(&path, &game.seats[1], "once", &body).await;
    let again = server.post_once(&path, &game.seats[1], "once", &body).await;
    assert_eq!((again.status, &again.text), (201, &first.text));
    let body = json!({"token": first.json()["token"]});
    let first = server.post_once("/links/accept", "", UUID, &body).await;
    let again = server.post_once("/links/accept", "", UUID, &body).await;
    assert_eq!((first.status, again.status), (201, 201));
    assert_eq!(again.text, first.text);
    let stored = std::fs::read(server.database()).unwrap();
    let secret = first.json()["token"].as_str().unwrap().to_owned();
    let is_plain_text = stored
        .windows(secret.len())
        .any(|part| part == secret.as_bytes());
    assert!(!is_plain_text);
}

#[tokio::test]
async fn the_stream_of_the_old_phone_ends_and_those_of_others_go_on() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = game.path("/stream?after=3");
    let mut old = server.follow(&path, &game.seats[1], None).await;
    let mut other = server.follow(&path, &game.seats[0], None).await;
    let link = link(&server, &game, 1).await;
    let joined = accept(&server, &link).await.ok(201);
    old.ends().await;
    let moved = server
        .make_move(&game, token(&joined), cross("red", 5))
        .await;
    assert_eq!(
        other.next_event().await.json()["event"],
        moved.ok(201)["event"]
    );
}

#[tokio::test]
async fn a_seat_transferred_in_the_lobby_has_its_player_in_another_order() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben"]).await;
    let link = link(&server, &game, 1).await;
    let order = json!({"order": [1, 0]});
    server
        .post(&game.path("/start"), &game.host, order)
        .await
        .ok(200);
    let joined = accept(&server, &link).await.ok(201);
    assert_eq!(joined["seat"], 0);
    assert_eq!(joined["game"]["seats"][0]["name"], "Ben");
}

#[tokio::test]
async fn a_transferred_seat_is_claimed() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben"]).await;
    let link = link(&server, &game, 1).await;
    accept(&server, &link).await.ok(201);
    let claim = json!({"code": game.code, "seat": 1});
    let response = server.post("/games/join", "", claim).await;
    response.refused(409, "seat_taken");
}

#[tokio::test]
async fn a_rematch_revokes_the_links_of_the_previous_game() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let link = link(&server, &game, 1).await;
    game.finish().await;
    server
        .post(&game.path("/rematch"), &game.host, json!({}))
        .await
        .ok(201);
    accept(&server, &link).await.refused(410, "gone");
}

#[tokio::test]
async fn renewing_the_token_of_a_seat_revokes_the_old_one() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = game.path("/seats/1/token");
    let mut stream = server
        .follow(&game.path("/stream"), &game.seats[1], Some(3))
        .await;
    let open_link = link(&server, &game, 1).await;
    for (token, status, code) in [
        ("", 401, "unauthenticated"),
        (&game.seats[1], 403, "host_only"),
    ] {
        server
            .post(&path, token, json!({}))
            .await
            .refused(status, code);
    }
    let first = server
        .post_once(&path, &game.host, "once", &json!({}))
        .await;
    let again = server
        .post_once(&path, &game.host, "once", &json!({}))
        .await;
    assert_eq!(again.text, first.text);
    let made = first.ok(201);
    assert_eq!(made["seat"], 1);
    let response = server
        .make_move(&game, &game.seats[1], cross("red", 5))
        .await;
    response.refused(401, "unauthenticated");
    let moved = server.make_move(&game, token(&made), cross("red", 5)).await;
    assert_eq!(moved.ok(201)["event"]["seat"], 1);
    stream.ends().await;
    accept(&server, &open_link).await.refused(410, "gone");
    let made = server.post(&path, &game.host, json!({})).await.ok(201);
    let moved = server.make_move(&game, token(&made), cross("red", 6)).await;
    moved.ok(201);
}
