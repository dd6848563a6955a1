//! Moves and events that only some boards have: what a cross names, what it uses of the roll, and what it brings about.

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

/// A cross by rule.
fn crossed(row: &str, number: u8, by: &str) -> Value {
    json!({"type": "cross", "row": row, "number": number, "by": by})
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
async fn the_event_of_a_cross_says_what_the_move_named() {
    let server = Server::start().await;
    for (board, before, cross) in [
        (
            "double-a",
            vec![number("red", 5)],
            json!({"row": "red", "number": 5, "second": true}),
        ),
        (
            "x-change",
            vec![],
            json!({"row": "red", "number": 3, "swap": 3}),
        ),
        ("connect-15", vec![], json!({"row": "red", "field": 1})),
        (
            "big-points",
            vec![number("red", 5)],
            json!({"row": "red-yellow", "number": 5}),
        ),
        ("lucky-15", vec![], json!({"row": "track", "number": 5})),
    ] {
        for mode in ["sheet", "turns"] {
            let before = match (mode, board) {
                ("turns", "lucky-15") => &[],
                _ => &before[..],
            };
            let game = game(&server, board, mode, before).await;
            becomes(&game, &cross, json!([])).await;
        }
    }
}

#[tokio::test]
async fn a_link_crosses_its_other_end() {
    let server = Server::start().await;
    let game = game(&server, "connected-chain", "turns", &[]).await;
    let effects = json!([crossed("yellow", 6, "link")]);
    let seat = becomes(&game, &number("red", 6), effects).await;
    assert_eq!(seat["rows"]["yellow"]["crossed"], json!([6]));
    // On the sheet of the other seat, red 4 is linked and red 6 is not.
    let answer = game.try_cross(1, "red", 6).await.ok(201);
    assert_eq!(answer["event"]["effects"], json!([]));
    let undone = game.play(0, json!({"type": "undo"})).await;
    let rows = &undone["seats"][0]["rows"];
    assert_eq!(rows["red"]["crossed"], json!([]));
    assert_eq!(rows["yellow"]["crossed"], json!([]));
}

#[tokio::test]
async fn a_boxed_space_crosses_the_bar_and_what_its_fields_force_also_in_a_chain() {
    let server = Server::start().await;
    let game = game(&server, "bonus-a", "sheet", &[number("red", 2)]).await;
    // The first field forces red 3, which is boxed itself.
    let effects = json!([
        {"type": "bar", "field": 1}, crossed("red", 3, "bar"),
        {"type": "bar", "field": 2}, crossed("yellow", 2, "bar"),
    ]);
    let seat = becomes(&game, &number("green", 11), effects).await;
    let bar = &seat["extra_rows"]["bar"];
    let expected = json!({"crossed": [1, 2], "struck": [], "open": [], "score": 0});
    assert_eq!(*bar, expected);
}

#[tokio::test]
async fn a_forced_cross_locks_a_row_or_is_lost_in_it() {
    let server = Server::start().await;
    let red =
        |numbers: &[u8]| -> Vec<Value> { numbers.iter().map(|&it| number("red", it)).collect() };
    let locks = game(&server, "bonus-a", "sheet", &red(&[2, 4, 5, 7, 8, 11])).await;
    let effects = json!([
        {"type": "bar", "field": 1}, crossed("red", 12, "bar"), {"type": "lock", "row": "red"},
    ]);
    let seat = becomes(&locks, &number("green", 11), effects).await;
    assert_eq!(seat["rows"]["red"]["locked"], true);
    assert_eq!(seat["extra_rows"]["bar"]["struck"], json!([6, 9]));
    let others = &locks.view().await["seats"][1]["extra_rows"]["bar"];
    let expected = json!({"crossed": [], "struck": [1, 6, 9], "open": [], "score": 0});
    assert_eq!(*others, expected);
    let loses = game(&server, "bonus-a", "sheet", &red(&[2, 11])).await;
    let effects = json!([{"type": "bar", "field": 1}, {"type": "lost", "row": "red"}]);
    becomes(&loses, &number("green", 11), effects).await;
}

#[tokio::test]
async fn a_pair_crosses_where_its_seat_chose_or_in_every_row() {
    let server = Server::start().await;
    let chooses = game(&server, "bonus-b", "sheet", &[number("yellow", 11)]).await;
    let view = chooses.view().await;
    let choices = json!([{"row": "green", "number": 9, "rows": ["red", "blue"]}]);
    assert_eq!(view["seats"][0]["choices"], choices);
    let refused = json!({"row": "green", "number": 9, "choose": "yellow"});
    let refused = chooses.try_move(0, typed(&refused)).await;
    refused.refused(422, "not_fewest");
    let cross = json!({"row": "green", "number": 9, "choose": "blue"});
    let effects = json!([
        {"type": "pair", "pair": 1}, crossed("blue", 12, "pair"), crossed("blue", 11, "pair"),
    ]);
    let seat = becomes(&chooses, &cross, effects).await;
    assert_eq!(seat["extra_rows"]["pairs"]["crossed"], json!([1]));
    assert_eq!(seat["choices"], json!([]));
    // Without `choose` the topmost of the rows is taken; where nothing is to be chosen, it is ignored.
    let plain = game(&server, "bonus-b", "sheet", &[number("yellow", 11)]).await;
    let effects = json!([
        {"type": "pair", "pair": 1}, crossed("red", 2, "pair"), crossed("red", 3, "pair"),
    ]);
    becomes(&plain, &number("green", 9), effects).await;
    let every = game(&server, "bonus-b", "sheet", &[number("yellow", 7)]).await;
    let cross = json!({"row": "blue", "number": 7, "choose": "red"});
    let effects = json!([
        {"type": "pair", "pair": 2}, crossed("red", 2, "pair"), crossed("yellow", 8, "pair"),
        crossed("green", 12, "pair"), crossed("blue", 6, "pair"),
    ]);
    becomes(&every, &cross, effects).await;
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
async fn a_correction_sets_a_second_box_a_field_or_a_space_of_another_row_without_effects() {
    let server = Server::start().await;
    for (board, before, space, place) in [
        (
            "double-a",
            vec![number("red", 5)],
            json!({"row": "red", "number": 5, "second": true}),
            "/rows/red/second",
        ),
        (
            "connect-15",
            vec![],
            json!({"row": "green", "field": 2}),
            "/rows/green/fields",
        ),
        (
            "big-points",
            vec![number("red", 5)],
            json!({"row": "red-yellow", "number": 5}),
            "/extra_rows/red-yellow/crossed",
        ),
        (
            "lucky-15",
            vec![],
            json!({"row": "track", "number": 5}),
            "/extra_rows/track/crossed",
        ),
        (
            "x-change",
            vec![],
            json!({"row": "swaps", "number": 7}),
            "/extra_rows/swaps/crossed",
        ),
        (
            "bonus-a",
            vec![],
            json!({"row": "bar", "number": 4}),
            "/extra_rows/bar/crossed",
        ),
        (
            "bonus-a",
            vec![],
            json!({"row": "red", "number": 3}),
            "/rows/red/crossed",
        ),
    ] {
        let game = game(&server, board, "sheet", &before).await;
        let label = space.get("number").or(space.get("field")).unwrap();
        for crossed in [true, false] {
            let mut body = space.clone();
            body["type"] = json!("correct");
            body["crossed"] = json!(crossed);
            body["seat"] = json!(0);
            game.try_move(0, body.clone())
                .await
                .refused(403, "host_only");
            let answer = game.try_host_move(body.clone()).await.ok(201);
            let event = &answer["event"];
            assert_eq!(difference(&body, event), None, "{event}");
            assert_eq!(event["effects"], json!([]));
            let found = answer["game"]["seats"][0].pointer(place).unwrap();
            let expected = if crossed { json!([label]) } else { json!([]) };
            assert_eq!(*found, expected, "{board}");
        }
    }
}

#[tokio::test]
async fn a_correction_takes_both_ends_of_a_link_and_leaves_no_bonus_space_alone() {
    let server = Server::start().await;
    let correct = |row: &str, number: u8, crossed: bool| {
        json!({
            "type": "correct", "row": row, "number": number, "crossed": crossed, "seat": 0,
        })
    };
    let chain = game(&server, "connected-chain", "sheet", &[]).await;
    for (crossed, expected) in [(true, json!([6])), (false, json!([]))] {
        let answer = chain.try_host_move(correct("yellow", 6, crossed)).await;
        let rows = answer.ok(201)["game"]["seats"][0]["rows"].clone();
        assert_eq!(rows["red"]["crossed"], expected);
        assert_eq!(rows["yellow"]["crossed"], expected);
    }
    let before = [number("red", 5), number("red-yellow", 5)];
    let bonus = game(&server, "big-points", "sheet", &before).await;
    let refused = bonus.try_host_move(correct("red", 5, false)).await;
    refused.refused(422, "correction_conflict");
    let refused = bonus.try_host_move(correct("red-yellow", 8, true)).await;
    refused.refused(422, "needs_neighbour");
    let track = [number("track", 5), number("track", 11)];
    let lucky = game(&server, "lucky-15", "sheet", &track).await;
    let refused = lucky.try_host_move(correct("track", 5, false)).await;
    refused.refused(422, "correction_conflict");
    let refused = lucky.try_host_move(correct("track", 25, true)).await;
    refused.refused(422, "not_next");
}
