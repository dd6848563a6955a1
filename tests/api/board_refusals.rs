//! Moves and games that name what a board does not have, or what no move crosses.

use serde_json::{Value, json};

use super::invented_boards::Invented;
use crate::common::{Server, TestGame};

const EXTRA_ROWS: [&str; 7] = [
    "red-yellow",
    "yellow-green",
    "green-blue",
    "bar",
    "pairs",
    "swaps",
    "track",
];

/// A game of one on this board.
fn alone(board: &str, mode: &str) -> Value {
    json!({"variant": board, "mode": mode, "players": ["Ana"], "start": true})
}

/// Sends these moves by the host, all of which must be refused as no values of the game, and nothing may change.
async fn all_invalid(game: &TestGame<'_>, moves: &[Value]) {
    let before = game.view().await;
    for body in moves {
        let mut body = body.clone();
        body["seat"] = json!(0);
        let answer = game.try_host_move(body.clone()).await;
        assert_eq!(answer.status, 400, "{body}: {}", answer.text);
        answer.refused(400, "invalid_value");
    }
    assert_eq!(game.view().await, before);
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// What the data of a board says that it has.
struct Parts<'a>(&'a Value);

impl Parts<'_> {
    fn any_space(&self, is: fn(&Value) -> bool) -> bool {
        let rows = self.0["rows"].as_object().unwrap().values();
        rows.flat_map(|row| list(&row["spaces"])).any(is)
    }

    /// What crosses this row; `None` on a board without it.
    fn by(&self, row: &str) -> Option<&str> {
        let mut rows = list(&self.0["extra_rows"]).iter();
        rows.find(|it| it["row"] == row)?["by"].as_str()
    }

    fn has_swaps(&self) -> bool {
        self.by("swaps").is_some()
    }

    fn gives_choices(&self) -> bool {
        let spaces = list(&self.0["extra_rows"]).iter();
        let mut spaces = spaces.flat_map(|row| list(&row["spaces"]));
        spaces.any(|space| space["effect"] == "two_in_fewest")
    }

    /// Every move that names what this board does not have, or a row that no move crosses.
    fn invalid_moves(&self) -> Vec<Value> {
        let cross = |rest: Value| {
            let mut cross = json!({"type": "cross", "row": "red"});
            let rest = rest.as_object().unwrap().clone();
            cross.as_object_mut().unwrap().extend(rest);
            cross
        };
        let correct = |rest: Value| {
            let mut correct = cross(rest);
            correct["type"] = json!("correct");
            correct["crossed"] = json!(true);
            correct
        };
        let mut moves = vec![
            cross(json!({"number": 3, "field": 1})),
            cross(json!({})),
            cross(json!({"row": "penalties", "number": 1})),
            correct(json!({"number": 3, "field": 1})),
            correct(json!({})),
        ];
        if !self.any_space(|space| space["second"] == true) {
            let second = json!({"number": 3, "second": true});
            moves.extend([cross(second.clone()), correct(second)]);
        }
        if !self.any_space(|space| space["number"].is_null()) {
            let field = json!({"field": 1});
            moves.extend([cross(field.clone()), correct(field)]);
        }
        if !self.has_swaps() {
            moves.push(cross(json!({"number": 3, "swap": 3})));
        }
        if !self.gives_choices() {
            moves.push(cross(json!({"number": 3, "choose": "red"})));
        }
        for row in EXTRA_ROWS {
            let space = json!({"row": row, "number": 5});
            if self.by(row) != Some("cross") {
                moves.push(cross(space.clone()));
            }
            if self.by(row).is_none() {
                moves.push(correct(space));
            }
            moves.push(json!({"type": "close", "row": row}));
            moves.push(cross(json!({"row": row, "field": 1})));
        }
        moves
    }
}

#[tokio::test]
async fn a_move_that_names_what_the_board_does_not_have_is_an_invalid_value() {
    let server = Server::start().await;
    let listed = server.get("/variants", "").await.ok(200);
    for variant in list(&listed["variants"]) {
        let board = variant["id"].as_str().unwrap();
        let moves = Parts(variant).invalid_moves();
        for mode in ["sheet", "turns", "dice"] {
            let game = server.game(alone(board, mode)).await;
            all_invalid(&game, &moves).await;
        }
    }
}

#[tokio::test]
async fn a_swap_has_neither_a_second_box_nor_a_field_and_is_in_one_of_the_four_rows() {
    let invented = Invented::start().await;
    let game = invented.game(alone(invented.eleventh(), "sheet")).await;
    let swap = |row: &str, rest: Value| {
        let mut cross = json!({"type": "cross", "row": row, "swap": 1});
        let rest = rest.as_object().unwrap().clone();
        cross.as_object_mut().unwrap().extend(rest);
        cross
    };
    game.cross(0, "red", 5).await;
    let moves = [
        swap("red", json!({"number": 5, "second": true})),
        swap("red", json!({"field": 2})),
        swap("yellow-green", json!({"number": 8})),
        swap("track", json!({"number": 3})),
        swap("swaps", json!({"number": 1})),
        json!({"type": "cross", "row": "bar", "number": 1}),
        json!({"type": "cross", "row": "pairs", "number": 1}),
        json!({"type": "correct", "row": "pairs", "number": 1, "crossed": true}),
        json!({"type": "correct", "row": "pairs", "number": 1, "crossed": false}),
    ];
    all_invalid(&game, &moves).await;
    game.play(0, swap("red", json!({"number": 8}))).await;
}

#[tokio::test]
async fn uses_of_the_roll_that_a_board_does_not_know_give_nothing() {
    let server = Server::start().await;
    let game = server.game(alone("classic", "dice")).await;
    let roll =
        json!({"type": "roll", "white": [1, 4], "red": 5, "yellow": 5, "green": 5, "blue": 5});
    game.play(0, roll).await;
    for usage in ["connect", "track"] {
        let cross = json!({"type": "cross", "row": "red", "number": 5, "use": usage});
        game.try_move(0, cross).await.refused(422, "not_rolled");
    }
    let turns = server.game(alone("connect-15", "turns")).await;
    let cross = json!({"type": "cross", "row": "red", "field": 1, "use": "connect"});
    all_invalid(&turns, &[cross]).await;
}

#[tokio::test]
async fn a_game_takes_a_letter_of_the_board_for_each_player_or_none() {
    let server = Server::start().await;
    let listed = server.get("/variants", "").await.ok(200);
    for variant in list(&listed["variants"]) {
        let has_sheets = variant.get("sheets").is_some();
        for (sheets, is_right) in [
            (json!(["A", "E"]), true),
            (json!(["C", "C"]), true),
            (json!(["A"]), false),
            (json!(["A", "B", "C"]), false),
            (json!(["A", "F"]), false),
            (json!(["A", "a"]), false),
            (json!(["A", ""]), false),
            (json!(["A", "AB"]), false),
            (json!(["A", "É"]), false),
            (json!(["A", null]), false),
            (json!("AB"), false),
        ] {
            let body =
                json!({"variant": variant["id"], "players": ["Ana", "Ben"], "sheets": sheets});
            let answer = server.post("/games", "", body.clone()).await;
            if has_sheets && is_right {
                let game = answer.ok(201);
                let letters = list(&game["game"]["seats"]).iter();
                let letters: Vec<&Value> = letters.map(|seat| &seat["sheet"]).collect();
                assert_eq!(json!(letters), sheets);
            } else {
                assert_eq!(answer.status, 400, "{body}");
                answer.refused(400, "invalid_value");
            }
        }
    }
}
