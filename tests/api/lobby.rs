//! Looking up, joining and starting a game.

use serde_json::{Value, json};

use crate::common::Server;

#[tokio::test]
async fn a_join_code_shows_the_seats_of_the_game() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    for code in [game.code.clone(), game.code.to_lowercase()] {
        let preview = server
            .post("/games/lookup", "", json!({"code": code}))
            .await
            .ok(200);
        assert_eq!(preview["variant"], "classic");
        assert_eq!(preview["mode"], "turns");
        assert_eq!(preview["status"], "lobby");
        let seats = json!([{"seat": 0, "name": "Ana", "claimed": false}]);
        assert_eq!(preview["seats"], seats);
        assert_eq!(preview.get("id"), None);
    }
}

#[tokio::test]
async fn a_join_code_is_found_with_blanks_and_hyphens_between_its_letters() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let (first, second) = game.code.split_at(3);
    for typed in [
        format!("{first} {second}"),
        format!("{first}-{second}"),
        format!(" {} {second} ", first.to_lowercase()),
        format!("{first}\u{a0}{second}"),
    ] {
        let body = json!({ "code": typed });
        server.post("/games/lookup", "", body).await.ok(200);
    }
}

#[tokio::test]
async fn an_unknown_join_code_is_not_found() {
    let server = Server::start().await;
    for code in ["ZZZZZZ", "", "K7M2QX7", "👩‍👩‍👧", "' OR 1"] {
        let response = server
            .post("/games/lookup", "", json!({"code": code}))
            .await;
        response.refused(404, "not_found");
        let join = json!({"code": code, "name": "Ana"});
        server
            .post("/games/join", "", join)
            .await
            .refused(404, "not_found");
    }
    let response = server.post("/games/lookup", "", json!({"code": 7})).await;
    response.refused(400, "invalid_value");
    let response = server.post("/games/lookup", "", json!({})).await;
    response.refused(400, "invalid_value");
}

#[tokio::test]
async fn a_player_who_joins_by_name_gets_the_next_seat() {
    let server = Server::start().await;
    let game = server
        .game(json!({"variant": "classic", "mode": "sheet"}))
        .await;
    for (seat, name) in ["Ana", "Ben"].into_iter().enumerate() {
        let joined = game.join(name).await.ok(201);
        assert_eq!(joined["seat"], seat);
        assert_eq!(joined["game"]["id"], game.id);
        assert_eq!(joined["game"]["seats"][seat]["name"], name);
        assert_eq!(joined["game"]["host_seat"], 0);
        let token = joined["token"].as_str().unwrap();
        assert!(token.len() >= 22);
        let view = server.get(&game.path(""), token).await.ok(200);
        assert_eq!(view["status"], "lobby");
    }
    let kinds: Vec<Value> = game
        .events(0)
        .await
        .iter()
        .map(|event| json!([event["type"], event["seat"]]))
        .collect();
    assert_eq!(kinds, [json!(["join", 0]), json!(["join", 1])]);
}

#[tokio::test]
async fn a_prepared_seat_is_claimed_once() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben"]).await;
    let claim = json!({"code": game.code, "seat": 1});
    let joined = server.post("/games/join", "", claim.clone()).await.ok(201);
    assert_eq!(joined["seat"], 1);
    server
        .post("/games/join", "", claim)
        .await
        .refused(409, "seat_taken");
    let code = json!({"code": game.code});
    let preview = server.post("/games/lookup", "", code).await.ok(200);
    assert_eq!(
        preview["seats"],
        json!([
            {"seat": 0, "name": "Ana", "claimed": false},
            {"seat": 1, "name": "Ben", "claimed": true},
        ])
    );
    let token = joined["token"].as_str().unwrap();
    let start = game.path("/start");
    server.post(&start, &game.host, json!({})).await.ok(200);
    let cross = json!({"type": "cross", "row": "red", "number": 4});
    let moved = server
        .post(&game.path("/moves"), token, cross)
        .await
        .ok(201);
    assert_eq!(moved["event"]["seat"], 1);
}

#[tokio::test]
async fn a_seat_joined_by_name_cannot_be_claimed() {
    let server = Server::start().await;
    let game = server.lobby(&[]).await;
    game.join("Ana").await.ok(201);
    let claim = json!({"code": game.code, "seat": 0});
    server
        .post("/games/join", "", claim)
        .await
        .refused(409, "seat_taken");
}

#[tokio::test]
async fn joining_needs_a_name_or_an_existing_seat() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let code = &game.code;
    for (join, expected) in [
        (json!({"code": code}), "invalid_value"),
        (
            json!({"code": code, "name": "Ben", "seat": 0}),
            "invalid_value",
        ),
        (json!({"code": code, "seat": 1}), "invalid_value"),
        (json!({"code": code, "seat": -1}), "invalid_value"),
        (json!({"code": code, "seat": 99}), "invalid_value"),
        (json!({"code": code, "seat": "0"}), "invalid_value"),
        (json!({"code": code, "name": ""}), "invalid_value"),
        (
            json!({"code": code, "name": "Ben", "age": 7}),
            "unknown_field",
        ),
        (json!({"name": "Ben"}), "invalid_value"),
    ] {
        server
            .post("/games/join", "", join)
            .await
            .refused(400, expected);
    }
    assert_eq!(game.view().await["seats"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn seats_are_numbered_by_the_order_of_the_start() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo"]).await;
    let order = json!({"order": [2, 0, 1]});
    let view = server
        .post(&game.path("/start"), &game.host, order)
        .await
        .ok(200);
    let names: Vec<&Value> = view["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| &seat["name"])
        .collect();
    assert_eq!(names, ["Cleo", "Ana", "Ben"]);
    assert_eq!(view["status"], "playing");
    assert_eq!(
        (&view["turn"], &view["active_seat"]),
        (&json!(1), &json!(0))
    );
    assert_eq!(view["host_seat"], 1);
    // A token for a seat still moves for the same player.
    let moved = game.try_cross(2, "red", 2).await.ok(201);
    assert_eq!(moved["event"]["seat"], 0);
}

#[tokio::test]
async fn an_order_names_every_seat_once() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben"]).await;
    for order in [
        json!([0]),
        json!([0, 0]),
        json!([0, 2]),
        json!([0, 1, 2]),
        json!([0, -1]),
        json!("01"),
        json!([99, 0]),
    ] {
        let start = json!({"order": order});
        let response = server.post(&game.path("/start"), &game.host, start).await;
        response.refused(400, "invalid_value");
    }
    assert_eq!(game.view().await["status"], "lobby");
}

#[tokio::test]
async fn a_game_starts_once_and_needs_a_player() {
    let server = Server::start().await;
    let game = server.lobby(&[]).await;
    let start = game.path("/start");
    let response = server.post(&start, &game.host, json!({})).await;
    response.refused(409, "too_few_players");
    let joined = game.join("Ana").await.ok(201);
    let seat = joined["token"].as_str().unwrap();
    server
        .post(&start, seat, json!({}))
        .await
        .refused(403, "host_only");
    // The order is optional, and so is the body.
    server.post_text(&start, &game.host, "").await.ok(200);
    let response = server.post(&start, &game.host, json!({})).await;
    response.refused(409, "already_started");
    server
        .post(&start, seat, json!({}))
        .await
        .refused(403, "host_only");
}
