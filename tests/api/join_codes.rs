//! Closing a running game to others, and letting them join again.

use serde_json::{Value, json};

use crate::common::Server;

#[tokio::test]
async fn when_a_game_is_closed_to_others_its_code_is_void_and_those_who_wait_are_refused() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = game.path("/code");
    let fritz = game.join("Fritz").await.ok(202);
    let mut stream = server
        .follow(&game.path("/stream?after=3"), &game.host, None)
        .await;
    assert_eq!(stream.next_event().await.event, "requests");
    let closed = server.delete(&path, &game.host).await.ok(200);
    assert_eq!(closed["code"], Value::Null);
    assert_eq!(closed["requests"], json!([]));
    assert_eq!(stream.next_event().await.event, "requests");
    let request = game.path(&format!("/requests/{}", fritz["request"].as_str().unwrap()));
    let token = fritz["token"].as_str().unwrap();
    let state = server.get(&request, token).await.ok(200);
    assert_eq!(state, json!({"status": "refused"}));
    assert_eq!(game.view().await["code"], Value::Null);
    // Twice is as once.
    server.delete(&path, &game.host).await.ok(200);
    game.join("Gina").await.refused(410, "gone");
    let code = json!({"code": game.code});
    let found = server.post("/games/lookup", "", code.clone()).await;
    found.refused(410, "gone");
    assert!(
        found.text.contains("its host has closed it"),
        "{}",
        found.text
    );
    // The players play on.
    game.cross(0, "red", 5).await;

    let open = server.post(&path, &game.host, json!({})).await.ok(200);
    let renewed = open["code"].as_str().unwrap();
    assert_ne!(renewed, game.code);
    let found = server.post("/games/lookup", "", code).await;
    found.refused(404, "not_found");
    let ask = json!({"code": renewed, "name": "Gina"});
    server.post("/games/join", "", ask).await.ok(202);
}

#[tokio::test]
async fn a_game_that_is_closed_to_others_stays_so_after_a_restart() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    server.delete(&game.path("/code"), &game.host).await.ok(200);
    let (id, host, code) = (game.id.clone(), game.host.clone(), game.code.clone());
    let server = server.restart().await;
    let view = server.get(&format!("/games/{id}"), &host).await.ok(200);
    assert_eq!(view["code"], Value::Null);
    let ask = json!({"code": code, "name": "Gina"});
    let join = server.post("/games/join", "", ask).await;
    join.refused(410, "gone");
}

#[tokio::test]
async fn a_prepared_seat_is_not_taken_while_the_game_is_closed_to_others() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = game.path("/code");
    for token in [&game.seats[1], &String::new()] {
        let closed = server.delete(&path, token).await;
        assert!([401, 403].contains(&closed.status), "{}", closed.text);
        let renewed = server.post(&path, token, json!({})).await;
        assert!([401, 403].contains(&renewed.status), "{}", renewed.text);
    }
    server.delete(&path, &game.host).await.ok(200);
    let ask = json!({"code": game.code, "seat": 1});
    let join = server.post("/games/join", &game.seats[1], ask).await;
    join.refused(410, "gone");
    // What the host gives itself is still possible.
    let path = game.path("/seats/1/handover");
    server.post(&path, &game.host, json!({})).await.ok(201);
}

#[tokio::test]
async fn only_a_running_game_is_closed_to_others() {
    let server = Server::start().await;
    let lobby = server
        .create_game(json!({"variant": "classic", "mode": "turns", "players": ["Ana"]}))
        .await;
    let path = format!("/games/{}/code", lobby.id);
    let early = server.delete(&path, &lobby.host).await;
    early.refused(422, "not_started");
    let game = server.play("turns", &["Ana"]).await;
    game.finish().await;
    let late = server.delete(&game.path("/code"), &game.host).await;
    late.refused(422, "game_over");
    let late = server
        .post(&game.path("/code"), &game.host, json!({}))
        .await;
    late.refused(422, "game_over");
}

#[tokio::test]
async fn a_repeated_request_for_a_new_code_gives_the_same_one() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let path = game.path("/code");
    let first = server
        .post_once(&path, &game.host, "once", &json!({}))
        .await
        .ok(200);
    let again = server
        .post_once(&path, &game.host, "once", &json!({}))
        .await
        .ok(200);
    assert_eq!(first["code"], again["code"]);
    assert_eq!(game.view().await["code"], first["code"]);
}
