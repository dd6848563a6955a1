//! What each board's data says beside four rows of numbers.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::common::Server;
use crate::rules::vectors::difference;

const ROWS: [&str; 4] = ["red", "yellow", "green", "blue"];

async fn variant(server: &Server, board: &str) -> Value {
    server.get(&format!("/variants/{board}"), "").await.ok(200)
}

/// The letter of a row.
fn letter(row: &Value) -> String {
    row.as_str().unwrap()[..1].to_uppercase()
}

/// The spaces of the four rows that have this member with this value, as in `R3 R6`.
fn spaces_with(variant: &Value, member: &str, value: &Value) -> String {
    let mut names = Vec::new();
    for row in ROWS {
        for space in variant["rows"][row]["spaces"].as_array().unwrap() {
            if space[member] == *value {
                let number = &space["number"];
                names.push(format!("{}{number}", letter(&json!(row))));
            }
        }
    }
    names.join(" ")
}

/// The spaces of a row, as in `2 3 *1 4`.
fn labels(variant: &Value, row: &str) -> String {
    let spaces = variant["rows"][row]["spaces"].as_array().unwrap().iter();
    let labels = spaces.map(|space| match &space["number"] {
        Value::Null => format!("*{}", space["field"]),
        number => number.to_string(),
    });
    labels.collect::<Vec<_>>().join(" ")
}

/// A row beside the four, with what all its spaces have in common.
fn extra_row(row: &str, by: &str, spaces: impl IntoIterator<Item = Value>) -> Value {
    let spaces: Vec<Value> = spaces.into_iter().collect();
    json!({"row": row, "after": null, "by": by, "counts_for": [], "scores": "none", "spaces": spaces})
}

fn bonus_row(rows: [&str; 2], numbers: impl Iterator<Item = u8>) -> Value {
    let space = |number: u8| json!({"number": number, "colors": rows});
    let mut row = extra_row(&rows.join("-"), "cross", numbers.map(space));
    row["after"] = json!(rows[0]);
    row["counts_for"] = json!(rows);
    row
}

fn numbered<T>(values: impl IntoIterator<Item = T>, space: impl Fn(u8, T) -> Value) -> Vec<Value> {
    (1..)
        .zip(values)
        .map(|(number, value)| space(number, value))
        .collect()
}

/// The rows beside the four of each board that has any.
fn extra_rows() -> BTreeMap<&'static str, Vec<Value>> {
    let bar = [
        "red", "yellow", "green", "blue", "green", "red", "blue", "yellow", "red", "yellow",
        "blue", "green",
    ];
    let swaps = [
        [8, 5],
        [9, 7],
        [11, 3],
        [7, 4],
        [10, 3],
        [8, 6],
        [10, 5],
        [11, 9],
        [6, 4],
    ];
    let effects = [
        "two_in_fewest",
        "one_in_each",
        "double_fewest",
        "plus_13",
        "no_penalties",
    ];
    let mut track = extra_row(
        "track",
        "cross",
        [5, 11, 18, 25].map(|points| json!({"number": points, "points": points, "colors": []})),
    );
    track["scores"] = json!("last");
    BTreeMap::from([
        (
            "big-points",
            vec![
                bonus_row(["red", "yellow"], 2..=12),
                bonus_row(["green", "blue"], (2..=12).rev()),
            ],
        ),
        (
            "bonus-a",
            vec![extra_row(
                "bar",
                "rule",
                numbered(
                    bar,
                    |number, color| json!({"number": number, "colors": [color]}),
                ),
            )],
        ),
        (
            "bonus-b",
            vec![extra_row(
                "pairs",
                "rule",
                numbered(
                    effects,
                    |number, effect| json!({"number": number, "effect": effect, "colors": []}),
                ),
            )],
        ),
        (
            "x-change",
            vec![extra_row(
                "swaps",
                "swap",
                numbered(
                    swaps,
                    |number, numbers| json!({"number": number, "numbers": numbers, "colors": []}),
                ),
            )],
        ),
        ("lucky-15", vec![track]),
    ])
}

#[tokio::test]
async fn the_rows_beside_the_four_say_where_they_are_what_crosses_them_and_what_they_count() {
    let server = Server::start().await;
    let listed = server.get("/variants", "").await.ok(200);
    let expected = extra_rows();
    for board in listed["variants"].as_array().unwrap() {
        let rows = expected.get(board["id"].as_str().unwrap());
        let rows = json!(rows.cloned().unwrap_or_default());
        assert_eq!(board["extra_rows"], rows);
    }
}

#[tokio::test]
async fn signs_double_spaces_and_second_boxes_are_at_their_spaces() {
    let server = Server::start().await;
    let bonus_a = variant(&server, "bonus-a").await;
    assert_eq!(
        spaces_with(&bonus_a, "sign", &json!("box")),
        "R3 R6 R9 Y5 Y8 Y11 G11 G7 G4 B10 B8 B5"
    );
    let bonus_b = variant(&server, "bonus-b").await;
    for (sign, pair) in [
        ("circle", "Y11 G9"),
        ("diamond", "Y7 B7"),
        ("square", "R8 B10"),
        ("octagon", "R6 B4"),
        ("star", "Y3 G5"),
    ] {
        assert_eq!(spaces_with(&bonus_b, "sign", &json!(sign)), pair);
    }
    let double_b = variant(&server, "double-b").await;
    assert_eq!(
        spaces_with(&double_b, "count", &json!(2)),
        "R3 R5 R9 R11 Y3 Y5 Y9 Y11 G10 G8 G6 G4 B10 B8 B6 B4"
    );
    let double_a = variant(&server, "double-a").await;
    assert_eq!(
        spaces_with(&double_a, "second", &json!(false)),
        "R12 Y12 G2 B2"
    );
    // Elsewhere there is nothing of the kind.
    let listed = server.get("/variants", "").await.ok(200);
    for board in listed["variants"].as_array().unwrap() {
        let id = board["id"].as_str().unwrap();
        let spaces = ROWS.map(|row| board["rows"][row]["spaces"].as_array().unwrap());
        let any = |is: fn(&Value) -> bool| spaces.iter().any(|row| row.iter().any(is));
        let has_signs = any(|space| space.get("sign").is_some());
        assert_eq!(has_signs, ["bonus-a", "bonus-b"].contains(&id), "{id}");
        assert_eq!(any(|space| space["count"] != 1), id == "double-b", "{id}");
        assert_eq!(
            any(|space| space["second"] == true),
            id == "double-a",
            "{id}"
        );
        assert_eq!(
            any(|space| space["number"].is_null()),
            id == "connect-15",
            "{id}"
        );
    }
}

#[tokio::test]
async fn fields_without_a_number_are_counted_from_the_left() {
    let server = Server::start().await;
    let board = variant(&server, "connect-15").await;
    for (row, spaces) in [
        ("red", "2 3 *1 4 5 6 *2 7 8 9 10 *3 11 12"),
        ("yellow", "2 3 4 5 *1 6 7 *2 8 9 *3 10 11 12"),
        ("green", "12 11 10 *1 9 8 7 6 *2 5 4 *3 3 2"),
        ("blue", "12 11 *1 10 9 8 *2 7 6 5 *3 4 3 2"),
    ] {
        assert_eq!(labels(&board, row), spaces);
    }
    assert_eq!(
        board["rows"]["red"]["spaces"][2],
        json!({"color": "red", "field": 1, "number": null, "count": 1, "second": false})
    );
}

/// The links of a sheet as the rules write them, as in `R6-Y6`.
fn links(sheet: &Value) -> String {
    let links = sheet["links"].as_array().unwrap().iter();
    let end = |end: &Value| format!("{}{}", letter(&end["row"]), end["number"]);
    let links = links.map(|link| format!("{}-{}", end(&link[0]), end(&link[1])));
    links.collect::<Vec<_>>().join(" ")
}

/// The spaces of a sheet with this sign.
fn signs(sheet: &Value, sign: &str) -> Vec<String> {
    let signs = sheet["signs"].as_array().unwrap().iter();
    let signs = signs.filter(|it| it["sign"] == sign);
    let mut names: Vec<String> = signs
        .map(|it| format!("{}{}", letter(&it["row"]), it["number"]))
        .collect();
    names.sort();
    names
}

fn sorted(spaces: &str) -> Vec<String> {
    let mut names: Vec<String> = spaces.split([' ', '-']).map(str::to_owned).collect();
    names.sort();
    names
}

#[tokio::test]
async fn each_different_sheet_has_its_links_and_signs() {
    let server = Server::start().await;
    let steps = variant(&server, "connected-steps").await;
    for (letter, spaces) in [
        ("A", "Y2 G11 B10 G9 Y6 R7 Y8 G5 B4 G3 Y12"),
        ("B", "B12 G11 Y4 R5 Y6 G7 B6 G5 Y10 R11 Y12"),
        ("C", "G12 B11 G10 Y5 R6 Y7 G6 B5 G4 Y11 R12"),
        ("D", "Y2 R3 Y4 G9 B8 G7 Y8 R9 Y10 G3 B2"),
        ("E", "R2 Y3 G10 B9 G8 Y7 R8 Y9 G4 B3 G2"),
    ] {
        let sheet = &steps["sheets"][letter];
        assert_eq!(signs(sheet, "step"), sorted(spaces), "{letter}");
        assert_eq!(sheet["links"], json!([]));
    }
    let chain = variant(&server, "connected-chain").await;
    for (letter, spaces) in [
        ("A", "R6-Y6 R11-Y11 Y3-G11 Y8-G6 G9-B9 G4-B4"),
        ("B", "R4-Y4 R9-Y9 Y6-G8 Y11-G3 G11-B11 G6-B6"),
        ("C", "R3-Y3 R8-Y8 Y6-G8 Y11-G3 G10-B10 G5-B5"),
        ("D", "R5-Y5 R10-Y10 Y3-G11 Y8-G6 G8-B8 G3-B3"),
        ("E", "R6-Y6 R9-Y9 Y3-G11 Y11-G3 G9-B9 G6-B6"),
    ] {
        let sheet = &chain["sheets"][letter];
        assert_eq!(links(sheet), spaces, "{letter}");
        assert_eq!(signs(sheet, "ring"), sorted(spaces), "{letter}");
    }
    for board in [&steps, &chain] {
        assert_eq!(board["sheets"].as_object().unwrap().len(), 5);
        // What only a sheet has is not on the board.
        assert_eq!(board["links"], json!([]));
    }
    let listed = server.get("/variants", "").await.ok(200);
    let with_sheets = listed["variants"].as_array().unwrap().iter();
    let with_sheets = with_sheets.filter(|board| board.get("sheets").is_some());
    assert_eq!(with_sheets.count(), 2);
}

#[tokio::test]
async fn each_board_says_its_lines_and_its_table_of_points() {
    let server = Server::start().await;
    let ordinary = (12, &[][..]);
    for (board, (most, more)) in [
        ("classic", ordinary),
        ("mixx-a", ordinary),
        ("mixx-b", ordinary),
        ("longo", (16, &[])),
        ("big-points", (15, &[])),
        ("double-a", (16, &[])),
        ("double-b", (16, &[])),
        ("connected-steps", (12, &["steps"])),
        ("connected-chain", ordinary),
        ("bonus-a", ordinary),
        ("bonus-b", (12, &["double", "bonus"])),
        ("x-change", ordinary),
        ("connect-15", (15, &[])),
        ("lucky-15", (12, &["track"])),
    ] {
        let lines = [&ROWS, more, &["penalties"]].concat();
        let table: Vec<u32> = (0..=most)
            .map(|crosses| crosses * (crosses + 1) / 2)
            .collect();
        let expected = json!({"lines": lines, "most_crosses": most, "score_table": table});
        let found = variant(&server, board).await;
        assert_eq!(difference(&expected, &found), None, "{board}");
    }
}
