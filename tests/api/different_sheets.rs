//! Boards whose sheets differ by seat: dealt, chosen, refused.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::common::{Response, Server, TestGame};

const PLAYERS: [&str; 8] = [
    "Ana", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo",
];

/// The letters of the seats.
fn letters(game: &Value) -> Vec<String> {
    let seats = game["seats"].as_array().unwrap().iter();
    let letter = |seat: &Value| seat["sheet"].as_str().unwrap().to_owned();
    seats.map(letter).collect()
}

fn different(letters: &[String]) -> usize {
    letters.iter().collect::<BTreeSet<_>>().len()
}

/// Asks to join a game in progress, and has the host accept with this body.
async fn accept(server: &Server, game: &TestGame<'_>, name: &str, body: Value) -> Response {
    let asked = game.join(name).await.ok(202);
    let path = format!("/requests/{}", asked["request"].as_str().unwrap());
    server.post(&game.path(&path), &game.host, body).await
}

#[tokio::test]
async fn sheets_are_dealt_all_different_while_there_are_letters_left() {
    let server = Server::start().await;
    for board in ["connected-steps", "connected-chain"] {
        let five = json!({"variant": board, "mode": "sheet", "players": PLAYERS[..5]});
        let view = server.game(five).await.view().await;
        assert_eq!(different(&letters(&view)), 5, "{view}");
        let eight = json!({"variant": board, "mode": "sheet", "players": PLAYERS});
        let view = server.game(eight).await.view().await;
        let dealt = letters(&view);
        assert_eq!(different(&dealt), 5, "{dealt:?}");
        for letter in ["A", "B", "C", "D", "E"] {
            let times = dealt.iter().filter(|it| *it == letter).count();
            assert!((1..=2).contains(&times), "{letter} in {dealt:?}");
        }
    }
}

#[tokio::test]
async fn players_who_join_one_by_one_get_sheets_that_are_left() {
    let server = Server::start().await;
    let game = server
        .game(json!({"variant": "connected-chain", "mode": "turns"}))
        .await;
    for (index, name) in PLAYERS[..5].iter().enumerate() {
        let joined = game.join(name).await.ok(201);
        assert_eq!(different(&letters(&joined["game"])), index + 1);
    }
}

#[tokio::test]
async fn a_sheet_stays_with_its_player_when_the_order_changes() {
    let server = Server::start().await;
    let body = json!({
        "variant": "connected-steps", "mode": "turns", "players": ["Ana", "Ben", "Cleo"], "sheets": ["E", "A", "C"],
    });
    let game = server.game(body).await;
    let start = json!({"order": [1, 2, 0]});
    let path = game.path("/start");
    let view = server.post(&path, &game.host, start).await.ok(200);
    let names: Vec<&Value> = (0..3).map(|seat| &view["seats"][seat]["name"]).collect();
    assert_eq!(names, ["Ben", "Cleo", "Ana"]);
    assert_eq!(letters(&view), ["A", "C", "E"]);
    assert_eq!(letters(&game.view().await), ["A", "C", "E"]);
}

#[tokio::test]
async fn a_rematch_deals_anew() {
    let server = Server::start().await;
    let body = json!({
        "variant": "connected-chain", "mode": "sheet", "players": ["Ana", "Ben", "Cleo"], "sheets": ["A", "A", "A"],
        "start": true,
    });
    let game = server.game(body).await;
    game.finish().await;
    let path = game.path("/rematch");
    let next = server.post(&path, &game.host, json!({})).await.ok(201);
    assert_eq!(different(&letters(&next["game"])), 3, "{next}");
}

#[tokio::test]
async fn a_player_who_comes_late_is_dealt_a_sheet_or_has_the_typed_one() {
    let server = Server::start().await;
    let body = json!({
        "variant": "connected-steps", "mode": "turns", "players": PLAYERS[..4], "sheets": ["A", "B", "C", "E"], "start": true,
    });
    let game = server.game(body).await;
    let dealt = accept(&server, &game, "Emil", json!({})).await.ok(200);
    assert_eq!(letters(&dealt)[4], "D");
    let typed = accept(&server, &game, "Fritz", json!({"sheet": "B"})).await;
    assert_eq!(letters(&typed.ok(200))[5], "B");
    for letter in [json!("F"), json!("b"), json!(1)] {
        let response = accept(&server, &game, "Gina", json!({"sheet": letter})).await;
        response.refused(400, "invalid_value");
    }
}
