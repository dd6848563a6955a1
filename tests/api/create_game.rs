//! Creating a game.

use serde_json::{Value, json};

use crate::common::Server;

#[tokio::test]
async fn a_game_needs_nothing_but_its_board() {
    let server = Server::start().await;
    let response = server
        .post("/games", "", json!({"variant": "classic"}))
        .await;
    let game = response.json()["game"].clone();
    let id = game["id"].as_str().unwrap().to_owned();
    assert!(
        response
            .header("location")
            .ends_with(&format!("/api/v1/games/{id}"))
    );
    let created = response.ok(201);
    assert_eq!(created["seats"], json!([]));
    for token in ["host_token", "group_token"] {
        assert!(created[token].as_str().unwrap().len() >= 22, "{created}");
    }
    assert!(id.len() < 36);
    for (field, value) in [
        ("variant", json!("classic")),
        ("mode", json!("turns")),
        ("next", Value::Null),
        ("status", json!("lobby")),
        ("seq", json!(0)),
        ("turn", Value::Null),
        ("active_seat", Value::Null),
        ("dice", Value::Null),
        ("closed_rows", json!([])),
        ("locked_this_turn", json!([])),
        (
            "house_rules",
            json!({"color_required": false, "hide_scores": false, "tap_to_end": false, "clock": false}),
        ),
        ("started_at", Value::Null),
        ("finished_at", Value::Null),
        ("seats", json!([])),
        ("result", Value::Null),
    ] {
        assert_eq!(game.get(field), Some(&value), "{field}");
    }
    let code = game["code"].as_str().unwrap();
    assert_eq!(code.len(), 6);
    assert!(!code.contains(['0', 'O', '1', 'I']));
    assert!(game["created_at"].as_str().unwrap().ends_with('Z'));
}

#[tokio::test]
async fn an_impossible_game_is_refused() {
    let server = Server::start().await;
    let on = |board: &str, rest: Value| {
        let mut body = json!({"variant": board});
        let rest = rest.as_object().unwrap().clone();
        body.as_object_mut().unwrap().extend(rest);
        body
    };
    for body in [
        json!({}),
        json!({"variant": "chess"}),
        json!({"variant": 7}),
        json!({"variant": null}),
        on("classic", json!({"mode": "poker"})),
        on("classic", json!({"players": "Ana"})),
        on("classic", json!({"players": [7]})),
        on("classic", json!({"players": ["Ana"], "start": "yes"})),
        on("classic", json!({"house_rules": {"color_required": true}})),
        on(
            "classic",
            json!({"players": ["Ana"], "lucky_numbers": [[5, 8]]}),
        ),
        on(
            "longo",
            json!({"players": ["Ana"], "lucky_numbers": [[5, 5]]}),
        ),
        on(
            "longo",
            json!({"players": ["Ana"], "lucky_numbers": [[5, 17]]}),
        ),
    ] {
        let response = server.post("/games", "", body).await;
        response.refused(400, "invalid_value");
    }
    for rest in [
        json!({"colour": "red"}),
        json!({"house_rules": {"party": true}}),
    ] {
        let response = server.post("/games", "", on("classic", rest)).await;
        response.refused(400, "unknown_field");
    }
    let alone = on("classic", json!({"start": true}));
    let response = server.post("/games", "", alone).await;
    response.refused(409, "too_few_players");
}

#[tokio::test]
async fn a_game_has_at_most_eight_seats() {
    let server = Server::start().await;
    let names: Vec<String> = (1..=9).map(|number| format!("Player {number}")).collect();
    let game = server
        .game(json!({"variant": "classic", "players": names[..8]}))
        .await;
    assert_eq!(game.seats.len(), 8);
    game.join("Zoe").await.refused(409, "game_full");
    let response = server
        .post(
            "/games",
            "",
            json!({"variant": "classic", "players": names}),
        )
        .await;
    assert!([400, 409].contains(&response.status), "{}", response.text);
}
