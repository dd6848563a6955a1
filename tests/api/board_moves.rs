//! Moves and events that only some boards have: what a cross names, what it uses of the roll, and what it brings about.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::common::{Server, TestGame};
use crate::rules::vectors::difference;

/// A game of two on this board, after these crosses of the first.
async fn game<'a>(server: &'a Server, board: &str, mode: &str, crosses: &[Value]) -> TestGame<'a> {
    let mut body =
        json!({"variant": board, "mode": mode, "players": ["Ana", "Ben"], "start": true});
    if board.starts_with("connected") {
        body["sheets"] = json!(["A", "B"]);
    }
    let game = server.game(body).await;
    for cross in crosses {
        game.play(0, typed(cross)).await;
    }
    game
}

/// A cross with its type.
fn typed(cross: &Value) -> Value {
    let mut cross = cross.clone();
    cross["type"] = json!("cross");
    cross
}

fn number(row: &str, number: u8) -> Value {
    json!({"row": row, "number": number})
}

/// Makes the cross, and checks its event: what the move said, and these effects.
async fn becomes(game: &TestGame<'_>, cross: &Value, effects: Value) -> Value {
    let answer = game.try_move(0, typed(cross)).await.ok(201);
    let event = &answer["event"];
    assert_eq!(difference(&typed(cross), event), None, "{event}");
    assert_eq!(event["effects"], effects, "{event}");
    for other in ["number", "field", "second", "swap", "choose"] {
        assert_eq!(event.get(other), cross.get(other), "{event}");
    }
    answer["game"]["seats"][0].clone()
}

#[tokio::test]
async fn with_dice_a_cross_says_what_it_uses_of_the_roll() {
    let server = Server::start().await;
    for (board, dice, cross, usage) in [
        (
            "connect-15",
            [1, 3, 5, 5, 2, 2],
            json!({"row": "red", "field": 1}),
            "connect",
        ),
        (
            "lucky-15",
            [5, 6, 4, 1, 1, 1],
            json!({"row": "track", "number": 5}),
            "track",
        ),
        (
            "x-change",
            [5, 6, 1, 1, 1, 1],
            json!({"row": "red", "number": 3, "swap": 3}),
            "white",
        ),
        (
            "x-change",
            [5, 6, 1, 1, 1, 1],
            json!({"row": "red", "number": 7}),
            "color",
        ),
    ] {
        let [one, other, red, yellow, green, blue] = dice;
        let roll = json!({
            "type": "roll", "white": [one, other], "red": red, "yellow": yellow, "green": green, "blue": blue,
        });
        let mut named = cross.clone();
        named["use"] = json!(usage);
        for cross in [&cross, &named] {
            let game = game(&server, board, "dice", &[]).await;
            game.play(0, roll.clone()).await;
            let answer = game.try_move(0, typed(cross)).await.ok(201);
            assert_eq!(answer["event"]["use"], usage, "{cross}");
            assert_eq!(answer["event"]["turn"], 1);
        }
        // No other use gives it.
        let game = game(&server, board, "dice", &[]).await;
        game.play(0, roll.clone()).await;
        let wrong = if usage == "white" { "color" } else { "white" };
        named["use"] = json!(wrong);
        let refused = game.try_move(0, typed(&named)).await;
        refused.refused(422, "not_rolled");
    }
    let bonus = game(&server, "big-points", "dice", &[]).await;
    for (turn, green) in [(1, 6), (2, 1), (3, 6)] {
        let active = usize::from(turn == 2);
        let roll = json!({"type": "roll", "white": [4, 1], "red": 1, "yellow": 1, "green": green, "blue": 1});
        bonus.play(active, roll).await;
        if turn == 1 {
            becomes(&bonus, &number("green", 10), json!([])).await;
        }
        if turn < 3 {
            bonus.end_turn(turn).await;
        }
    }
    let cross = json!({"row": "green-blue", "number": 10, "use": "color"});
    let seat = becomes(&bonus, &cross, json!([])).await;
    let crosses = |row: &str| seat["rows"][row]["crosses"].clone();
    assert_eq!((crosses("green"), crosses("blue")), (json!(2), json!(1)));
}

#[tokio::test]
async fn a_swap_is_listed_with_the_row_that_it_goes_into() {
    let server = Server::start().await;
    let game = game(&server, "x-change", "sheet", &[number("red", 11)]).await;
    let view = game.view().await;
    let swaps = view["seats"][0]["swaps_open"].as_array().unwrap().iter();
    let rows: BTreeSet<_> = swaps.map(|swap| swap["row"].as_str().unwrap()).collect();
    assert_eq!(rows, BTreeSet::from(["yellow", "green", "blue"]));
}
