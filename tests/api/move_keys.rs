//! Idempotency keys of moves, which are stored with their events.

use serde_json::json;

use crate::common::Server;

#[tokio::test]
async fn a_repeated_move_gets_the_first_response_after_the_game_went_on() {
    let server = Server::start().await;
    for mode in ["sheet", "turns"] {
        let game = server.play(mode, &["Ana", "Ben"]).await;
        let moves = game.path("/moves");
        let cross = json!({"type": "cross", "row": "red", "number": 5});
        let send = |key, body| server.post_once(&moves, &game.seats[0], key, body);
        let crossed = send("tap-1", &cross).await;
        let undo = json!({"type": "undo"});
        let undone = send("tap-2", &undo).await;
        game.cross(1, "blue", 9).await;
        let finish = json!({"type": "finish"});
        let finished = server.post_once(&moves, &game.host, "tap-3", &finish).await;
        let rematch = game.path("/rematch");
        server.post(&rematch, &game.host, json!({})).await.ok(201);
        for (key, body, first) in [("tap-1", &cross, crossed), ("tap-2", &undo, undone)] {
            let again = send(key, body).await;
            assert_eq!(
                (again.status, again.text),
                (201, first.text),
                "{mode} {key}"
            );
        }
        let again = server.post_once(&moves, &game.host, "tap-3", &finish).await;
        assert_eq!((again.status, again.text), (201, finished.text), "{mode}");
    }
}

#[tokio::test]
async fn the_key_of_a_move_belongs_to_its_game() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let group = &game.keeper;
    let body = json!({"variant": "classic", "mode": "sheet", "players": ["Ana"], "start": true});
    let other = server.post("/games", group, body).await.ok(201);
    let other = format!("/games/{}", other["game"]["id"].as_str().unwrap());
    let cross = json!({"type": "cross", "row": "red", "number": 5, "seat": 0});
    for path in [game.path("/moves"), format!("{other}/moves")] {
        let first = server.post_once(&path, group, "tap-1", &cross).await;
        let again = server.post_once(&path, group, "tap-1", &cross).await;
        assert_eq!((first.status, &first.text), (201, &again.text), "{path}");
    }
}

#[tokio::test]
async fn the_key_of_another_request_makes_no_move() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let sheet = json!({"variant": "classic"});
    let scored = server.post_once("/score", &game.host, "tap-1", &sheet);
    scored.await.ok(200);
    let penalty = json!({"type": "penalty"});
    let moves = game.path("/moves");
    let response = server
        .post_once(&moves, &game.host, "tap-1", &penalty)
        .await;
    response.refused(409, "idempotency_mismatch");
    assert_eq!(game.view().await["seq"], 2);
}

#[tokio::test]
async fn a_repeated_move_needs_the_right_to_read_the_game() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let moves = game.path("/moves");
    let penalty = json!({"type": "penalty"});
    let send = || server.post_once(&moves, &game.seats[1], "tap-1", &penalty);
    send().await.ok(201);
    let renewal = game.path("/seats/1/token");
    server.post(&renewal, &game.host, json!({})).await.ok(201);
    assert_eq!(send().await.status, 401);
    assert_eq!(game.view().await["seats"][1]["penalties"], 1);
}
