//! Who has turn 1: chosen by the host, or drawn at random.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::common::{Server, TestGame};

/// What the start event says about who has turn 1.
async fn first(game: &TestGame<'_>) -> (Value, Value) {
    let events = game.events(0).await;
    let start = events.iter().find(|event| event["type"] == "start");
    let start = start.unwrap();
    (start["first"].clone(), start["drawn"].clone())
}

#[tokio::test]
async fn the_host_chooses_the_starting_player_by_the_place_in_the_order() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo"]).await;
    let body = json!({"order": [2, 0, 1], "first": 1});
    let view = server
        .post(&game.path("/start"), &game.host, body)
        .await
        .ok(200);
    // The order and the numbers stay: Cleo, Ana, Ben.
    assert_eq!(view["seats"][1]["name"], "Ana");
    assert_eq!(
        (&view["turn"], &view["active_seat"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(first(&game).await, (json!(1), json!(false)));
    // Ana and Ben by the tokens that they had in the lobby.
    game.play(0, json!({"type": "end_turn", "turn": 1})).await;
    game.play(1, json!({"type": "end_turn", "turn": 2})).await;
    assert_eq!(game.view().await["active_seat"], 0);
    game.finish().await;
    let export = game.path("/export?format=bgstats");
    let play = server.get(&export, &game.host).await.ok(200);
    let players = play["players"].as_array().unwrap().iter();
    let began: Vec<_> = players
        .filter(|player| player["startPlayer"] == true)
        .map(|player| &player["name"])
        .collect();
    assert_eq!(began, ["Ana"]);
}

#[tokio::test]
async fn a_draw_gives_every_seat_its_chance_and_is_reported() {
    let server = Server::start().await;
    let mut begun = BTreeSet::new();
    // The probability that one of three is never drawn in this many games is 1 in 10^12.
    for _ in 0..70 {
        let body = json!({
            "variant": "classic", "players": ["Ana", "Ben", "Cleo"], "start": true, "first": "draw",
        });
        let game = server.game(body).await;
        let (seat, drawn) = first(&game).await;
        assert_eq!(drawn, true);
        assert_eq!(game.view().await["active_seat"], seat);
        begun.insert(seat.as_u64().unwrap());
    }
    assert_eq!(begun, BTreeSet::from([0, 1, 2]));
}

#[tokio::test]
async fn an_impossible_starting_player_is_refused_and_changes_nothing() {
    let server = Server::start().await;
    for (mode, wrong) in [
        ("turns", json!(2)),
        ("turns", json!(8)),
        ("turns", json!(-1)),
        ("turns", json!("lot")),
        ("turns", json!([0])),
        ("sheet", json!("draw")),
        ("sheet", json!(0)),
    ] {
        let body = json!({"variant": "classic", "mode": mode, "players": ["Ana", "Ben"]});
        let game = server.game(body.clone()).await;
        let start = server
            .post(&game.path("/start"), &game.host, json!({"first": wrong}))
            .await;
        start.refused(400, "invalid_value");
        assert_eq!(game.view().await["status"], "lobby");
        let mut body = body;
        body["start"] = json!(true);
        body["first"] = wrong;
        let made = server.post("/games", "", body).await;
        made.refused(400, "invalid_value");
    }
    let body = json!({"variant": "classic", "players": ["Ana", "Ben"], "first": 0});
    let made = server.post("/games", "", body).await;
    made.refused(400, "invalid_value");
}
