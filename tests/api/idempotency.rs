//! Idempotency keys.

use std::fs;

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{CreatedGame, Server};

const UUID: &str = "3f1c0b0e-5a5d-4c8e-9f57-2a4f7be0a9d1";

#[tokio::test]
async fn a_key_belongs_to_one_request() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    let token = &game.host;
    server
        .post_once(&game.path("/moves"), token, "tap-1", &cross)
        .await
        .ok(201);
    let next = json!({"type": "cross", "row": "red", "number": 6});
    let response = server
        .post_once(&game.path("/moves"), token, "tap-1", &next)
        .await;
    response.refused(409, "idempotency_mismatch");
    assert_eq!(game.view().await["seq"], 3);
}

#[tokio::test]
async fn the_key_of_another_token_is_another_key() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    for (seat, token) in game.seats.iter().enumerate() {
        let response = server
            .post_once(&game.path("/moves"), token, "tap-1", &cross)
            .await;
        assert_eq!(response.ok(201)["event"]["seat"], seat);
    }
}

#[tokio::test]
async fn a_refusal_is_not_stored() {
    let server = Server::start().await;
    let game = server
        .game(json!({"variant": "classic", "mode": "sheet", "players": ["Ana"]}))
        .await;
    let moves = game.path("/moves");
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    let token = &game.seats[0];
    let response = server.post_once(&moves, token, "tap-1", &cross).await;
    response.refused(422, "not_started");
    game.start().await;
    server
        .post_once(&moves, token, "tap-1", &cross)
        .await
        .ok(201);
}

#[tokio::test]
async fn two_concurrent_requests_with_one_key_are_one_in_each_of_a_hundred_rounds() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let moves = game.path("/moves");
    let players = format!("/groups/{}/players", game.group);
    let twice = async |path: &str, token: &str, key: &str, body: &Value| {
        let (one, other) = tokio::join!(
            server.post_once(path, token, key, body),
            server.post_once(path, token, key, body)
        );
        assert_eq!((one.status, &one.text), (201, &other.text));
    };
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    let undo = json!({"type": "undo"});
    for round in 0..100 {
        let guest = json!({"name": format!("Guest {round}")});
        let [crossing, undoing, naming] =
            ["cross", "undo", "guest"].map(|what| format!("{what}-{round}"));
        tokio::join!(
            async {
                twice(&moves, &game.seats[0], &crossing, &cross).await;
                twice(&moves, &game.seats[0], &undoing, &undo).await;
            },
            twice(&players, &game.keeper, &naming, &guest),
        );
    }
    assert_eq!(game.view().await["seq"], 2 + 200);
    let group = server
        .get(&format!("/groups/{}", game.group), &game.keeper)
        .await
        .ok(200);
    assert_eq!(group["players"].as_array().unwrap().len(), 1 + 100);
}

#[tokio::test]
async fn a_move_that_could_be_made_twice_is_made_once_and_disturbs_no_other_seat() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben", "Cleo"]).await;
    let moves = game.path("/moves");
    let penalty = json!({"type": "penalty"});
    for round in 1..=3 {
        let key = format!("tap-{round}");
        let taps = (0..6).map(|_| server.post_once(&moves, &game.seats[0], &key, &penalty));
        let others = (1..3).map(|seat| game.cross(seat, "red", round + 1));
        let (responses, _) = tokio::join!(join_all(taps), join_all(others));
        for response in &responses {
            assert_eq!((response.status, &response.text), (201, &responses[0].text));
        }
    }
    let view = game.view().await;
    assert_eq!(view["seats"][0]["penalties"], 3);
    assert_eq!(view["seq"], 4 + 3 + 6);
}

#[tokio::test]
async fn a_penalty_and_an_undo_repeated_later_are_made_once_also_by_a_game_loaded_again() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let (path, moves) = (game.path(""), game.path("/moves"));
    let token = game.seats[0].clone();
    let (penalty, undo) = (json!({"type": "penalty"}), json!({"type": "undo"}));
    let mut responses = Vec::new();
    for (key, body) in [("penalty-1", penalty), ("undo-1", undo)] {
        let first = server.post_once(&moves, &token, key, &body).await;
        first.ok(201);
        responses.push((key, body, first.text));
    }
    // Both could be made again: another penalty, and an undo of this cross.
    game.cross(0, "red", 5).await;
    let seq = game.view().await["seq"].clone();

    let mut server = server;
    for _ in 0..2 {
        for (key, body, text) in &responses {
            let again = server.post_once(&moves, &token, key, body).await;
            assert_eq!((again.status, &again.text), (201, text));
        }
        let view = server.get(&path, &token).await.ok(200);
        assert_eq!(view["seq"], seq);
        assert_eq!(view["seats"][0]["penalties"], 0);
        assert_eq!(view["seats"][0]["rows"]["red"]["crossed"], json!([5]));
        server = server.restart().await;
    }
}

#[tokio::test]
async fn a_game_requested_twice_is_created_once() {
    let server = Server::start().await;
    let wanted = json!({"variant": "classic", "players": ["Ana"]});
    let together = (0..4).map(|_| server.post_once("/games", "", UUID, &wanted));
    let responses = join_all(together).await;
    for response in &responses {
        assert_eq!((response.status, &response.text), (201, &responses[0].text));
        assert_eq!(response.header("location"), responses[0].header("location"));
    }
    let game = CreatedGame::of(&responses[0].json());
    let path = format!("/groups/{}/games", game.group);
    let list = server.get(&path, &game.keeper).await.ok(200);
    assert_eq!(list["games"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_phone_that_joins_twice_has_one_seat() {
    let server = Server::start().await;
    let game = server.lobby(&[]).await;
    let join = json!({"code": game.code, "name": "Ana"});
    let together = (0..4).map(|_| server.post_once("/games/join", "", UUID, &join));
    let responses = join_all(together).await;
    for response in &responses {
        assert_eq!((response.status, &response.text), (201, &responses[0].text));
    }
    assert_eq!(game.view().await["seats"].as_array().unwrap().len(), 1);
    // Also when the code is void by now.
    game.start().await;
    let again = server.post_once("/games/join", "", UUID, &join).await;
    assert_eq!((again.status, &again.text), (201, &responses[0].text));
}

#[tokio::test]
async fn starting_and_the_rematch_happen_once() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let host = &game.host;
    let start = game.path("/start");
    let first = server.post_once(&start, host, "start", &json!({})).await;
    let again = server.post_once(&start, host, "start", &json!({})).await;
    assert_eq!((again.status, &again.text), (200, &first.text));
    game.finish().await;
    let rematch = game.path("/rematch");
    let first = server
        .post_once(&rematch, host, "rematch", &json!({}))
        .await;
    let again = server
        .post_once(&rematch, host, "rematch", &json!({}))
        .await;
    assert_eq!((again.status, &again.text), (201, &first.text));
}

#[tokio::test]
async fn a_file_sent_twice_concurrently_is_imported_once() {
    let server = Server::start().await;
    let group = server.group("Us").await;
    let path = format!("{}/import", group.path);
    let paper = json!({
        "date": "2026-01-17", "variant": "classic", "seats": [{"name": "Ana", "total": 74}],
    });
    let file = json!({"format": "rowlock", "version": 1, "paper": [paper]});
    let together = (0..6).map(|_| server.post_once(&path, &group.token, "file-1", &file));
    for response in join_all(together).await {
        assert_eq!(response.ok(200), json!({"imported": 1, "known": 0}));
        assert_eq!(response.header("cache-control"), "no-store");
    }
    let other = json!({"format": "rowlock", "version": 1, "paper": []});
    let response = server.post_once(&path, &group.token, "file-1", &other);
    let response = response.await;
    response.refused(409, "idempotency_mismatch");
}

#[tokio::test]
async fn a_repeated_read_gets_the_first_response() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let look = json!({"code": game.code});
    let first = server.post_once("/games/lookup", "", UUID, &look).await;
    game.start().await;
    game.finish().await;
    server
        .post("/games/lookup", "", look.clone())
        .await
        .refused(404, "not_found");
    let again = server.post_once("/games/lookup", "", UUID, &look).await;
    assert_eq!((again.status, &again.text), (200, &first.text));
    let sheet = json!({"variant": "classic", "rows": {"red": [2, 3]}});
    let response = server.post_once("/score", "", UUID, &sheet).await;
    response.refused(409, "idempotency_mismatch");
    let together = (0..6).map(|_| server.post_once("/score", &game.host, "score-1", &sheet));
    for response in join_all(together).await {
        assert_eq!(response.ok(200)["total"], 3);
    }
    let other = json!({"variant": "classic"});
    let response = server
        .post_once("/score", &game.host, "score-1", &other)
        .await;
    response.refused(409, "idempotency_mismatch");
}

#[tokio::test]
async fn a_key_without_a_token_is_a_random_uuid() {
    let server = Server::start().await;
    let wanted = json!({"variant": "classic"});
    for key in [
        "tap-1",
        "3f1c0b0e-5a5d-1c8e-9f57-2a4f7be0a9d1",
        "3f1c0b0e5a5d4c8e9f572a4f7be0a9d1",
        "3f1c0b0e-5a5d-4c8e-cf57-2a4f7be0a9d1",
    ] {
        let response = server.post_once("/games", "", key, &wanted).await;
        response.refused(400, "invalid_value");
    }
    let response = server
        .post_once("/groups", "", "tap-1", &json!({"name": "Us"}))
        .await;
    response.refused(400, "invalid_value");
}

#[tokio::test]
async fn a_key_has_at_most_64_characters() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let moves = game.path("/moves");
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    let token = &game.host;
    for key in ["", &"k".repeat(65)] {
        let response = server.post_once(&moves, token, key, &cross).await;
        response.refused(400, "invalid_value");
    }
    server
        .post_once(&moves, token, &"k".repeat(64), &cross)
        .await
        .ok(201);
}

#[tokio::test]
async fn stored_responses_survive_a_restart_and_contain_no_readable_token() {
    let server = Server::start().await;
    let wanted = json!({"variant": "classic", "players": ["Ana"], "start": true});
    let first = server.post_once("/games", "", UUID, &wanted).await;
    let created = first.json();
    let id = created["game"]["id"].as_str().unwrap().to_owned();
    let token = created["seats"][0]["token"].as_str().unwrap().to_owned();
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    let path = format!("/games/{id}/moves");
    let moved = server.post_once(&path, &token, "tap-1", &cross).await;
    assert_eq!(moved.status, 201);

    let server = server.restart().await;
    let again = server.post_once("/games", "", UUID, &wanted).await;
    assert_eq!((again.status, &again.text), (201, &first.text));
    let again = server.post_once(&path, &token, "tap-1", &cross).await;
    assert_eq!((again.status, &again.text), (201, &moved.text));
    let view = server.get(&format!("/games/{id}"), &token).await.ok(200);
    assert_eq!(view["seq"], 3);

    let secrets = ["host_token", "group_token"].map(|name| created[name].clone());
    let secrets: Vec<Value> = secrets
        .into_iter()
        .chain([json!(token), json!(UUID)])
        .collect();
    let folder = server.database().parent().unwrap().to_owned();
    for file in fs::read_dir(folder).unwrap() {
        let bytes = fs::read(file.unwrap().path()).unwrap();
        for secret in &secrets {
            let secret = secret.as_str().unwrap().as_bytes();
            assert!(!bytes.windows(secret.len()).any(|part| part == secret));
        }
    }
}
