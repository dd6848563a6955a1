//! Sheets from paper of boards that have more than four rows of numbers: points, and all mistakes at once.

use serde_json::{Value, json};

use crate::common::{Response, Server};

async fn score(server: &Server, board: &str, sheet: &Value) -> Response {
    let mut body = sheet.clone();
    body["variant"] = json!(board);
    server.post("/score", "", body).await
}

/// The crosses and points of the lines, as in `red 3/6 double yellow 1`, and the total; lines of 0 points are left out.
fn lines(answer: &Value) -> String {
    let mut words = Vec::new();
    for line in answer["lines"].as_array().unwrap() {
        if line["score"] == 0 {
            continue;
        }
        words.push(line["line"].as_str().unwrap().to_owned());
        words.extend(line["row"].as_str().map(str::to_owned));
        words.push(match &line["crosses"] {
            Value::Null => line["score"].to_string(),
            crosses => format!("{crosses}/{}", line["score"]),
        });
    }
    format!("{} total {}", words.join(" "), answer["total"])
}

/// The mistakes, each as in `red 5 no_such_space`, `red *4 no_such_space` and `red correction_conflict`.
fn mistakes(answer: &Value) -> Vec<String> {
    let mistakes = answer["mistakes"].as_array().unwrap().iter();
    let mistake = |it: &Value| {
        let row = it["row"].as_str();
        let label = match (it["number"].as_u64(), it.get("field")) {
            (Some(number), None) => Some(number.to_string()),
            (None, Some(field)) => Some(format!("*{field}")),
            (None, None) => None,
            both => panic!("{both:?}"),
        };
        assert!(!it["detail"].as_str().unwrap().is_empty());
        let words = [row, label.as_deref(), it["code"].as_str()];
        words.into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    mistakes.map(mistake).collect()
}

/// A sheet of each board, and its lines.
fn sheets() -> Vec<(&'static str, Value, &'static str)> {
    vec![
        (
            "big-points",
            json!({
                "rows": {"red": [2, 3, 4, 5, 6, 7, 8], "yellow": [2, 3, 4, 5, 6], "blue": [9]},
                "extra_rows": {"red-yellow": [4, 2, 3], "green-blue": [9]}, "penalties": 1,
            }),
            "red 10/55 yellow 8/36 green 1/1 blue 2/3 penalties -5 total 90",
        ),
        (
            "double-a",
            json!({"rows": {"red": [2, 3, 4, 5, 12], "blue": [9]}, "second": {"red": [5, 2, 3], "blue": [9]}, "locks": ["red"]}),
            "red 9/45 blue 2/3 total 48",
        ),
        (
            "double-b",
            json!({"rows": {"red": [3, 5, 9, 11, 12], "green": [12, 11]}, "locks": ["red"]}),
            "red 10/55 green 2/3 total 58",
        ),
        (
            "connected-steps",
            json!({"sheet": "A", "rows": {"red": [7], "yellow": [2, 6], "green": [9]}}),
            "red 1/1 yellow 2/3 green 1/1 steps 4/10 total 15",
        ),
        (
            "connected-chain",
            json!({
                "sheet": "A", "rows": {"red": [6], "yellow": [2, 3, 4, 5, 6, 7, 12], "green": [11]}, "locks": ["yellow"],
            }),
            "red 1/1 yellow 8/36 green 1/1 total 38",
        ),
        (
            "bonus-a",
            json!({"rows": {"red": [3, 4]}, "extra_rows": {"bar": [1]}}),
            "red 2/3 total 3",
        ),
        (
            "bonus-b",
            json!({
                "rows": {"red": [6, 8], "yellow": [3], "green": [12, 11, 5], "blue": [12, 11, 10, 4]}, "penalties": 2,
            }),
            "red 2/3 yellow 1/1 green 3/6 blue 4/10 double yellow 1 bonus 13 total 34",
        ),
        (
            "x-change",
            json!({"rows": {"red": [3]}, "extra_rows": {"swaps": [3]}}),
            "red 1/1 total 1",
        ),
        (
            "connect-15",
            json!({"rows": {"red": [3], "green": [12, 2, 11, 10, 9, 8]}, "fields": {"red": [2, 1], "green": [3]}, "locks": ["green"]}),
            "red 3/6 green 8/36 total 42",
        ),
        (
            "lucky-15",
            json!({"rows": {"red": [2, 3, 5]}, "extra_rows": {"track": [11, 5]}}),
            "red 3/6 track 2/11 total 17",
        ),
    ]
}

#[tokio::test]
async fn a_sheet_of_each_board_is_scored_with_all_its_lines() {
    let server = Server::start().await;
    for (board, sheet, expected) in sheets() {
        let answer = score(&server, board, &sheet).await.ok(200);
        assert_eq!(lines(&answer), expected, "{board}");
        let variant = server.get(&format!("/variants/{board}"), "").await.ok(200);
        let names: Vec<&Value> = answer["lines"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| &it["line"])
            .collect();
        assert_eq!(json!(names), variant["lines"], "{board}");
    }
}

#[tokio::test]
async fn all_mistakes_of_a_sheet_are_named_at_once_on_each_board() {
    let server = Server::start().await;
    let cases: [(&str, Value, &[&str]); 11] = [
        (
            "big-points",
            json!({
                "rows": {"red": [3, 13]}, "extra_rows": {"red-yellow": [2, 3, 9, 13], "green-blue": [7]}, "penalties": 5,
            }),
            &[
                "red 13 no_such_space",
                "red-yellow 13 no_such_space",
                "red-yellow 2 needs_neighbour",
                "red-yellow 9 needs_neighbour",
                "green-blue 7 needs_neighbour",
                "penalty_limit",
            ],
        ),
        (
            "double-a",
            json!({"rows": {"red": [2, 3, 4, 5, 12], "blue": [9, 9]}, "second": {"red": [2, 6, 12], "blue": [9, 9]}, "locks": ["red"]}),
            &[
                "red 6 no_such_space",
                "red 12 too_few_crosses",
                "red 12 no_such_space",
                "blue 9 already_crossed",
                "blue 9 already_crossed",
            ],
        ),
        (
            "double-b",
            json!({"rows": {"red": [3, 5, 9, 12]}, "locks": ["red", "blue"]}),
            &["red 12 too_few_crosses", "blue correction_conflict"],
        ),
        (
            "connected-steps",
            json!({"sheet": "E", "rows": {"red": [1], "green": [2]}}),
            &[
                "red 1 no_such_space",
                "green 2 too_few_crosses",
                "green correction_conflict",
            ],
        ),
        (
            "connected-chain",
            json!({"sheet": "A", "rows": {"red": [6], "blue": [4]}}),
            &["yellow 6 link_broken", "green 4 link_broken"],
        ),
        (
            "connected-chain",
            json!({"sheet": "B", "rows": {"red": [6, 4], "yellow": [9]}}),
            &["yellow 4 link_broken", "red 9 link_broken"],
        ),
        (
            "bonus-a",
            json!({"rows": {"blue": [2]}, "locks": ["blue"], "extra_rows": {"bar": [13]}}),
            &["blue 2 too_few_crosses", "bar 13 no_such_space"],
        ),
        (
            "bonus-b",
            json!({"rows": {"red": [6, 6], "blue": [14]}, "extra_rows": {"pairs": [4]}}),
            &[
                "red 6 already_crossed",
                "blue 14 no_such_space",
                "pairs 4 invalid_value",
            ],
        ),
        (
            "x-change",
            json!({"rows": {"red": [0]}, "extra_rows": {"swaps": [10, 2, 2]}}),
            &[
                "red 0 no_such_space",
                "swaps 10 no_such_space",
                "swaps 2 already_crossed",
            ],
        ),
        (
            "connect-15",
            json!({"rows": {"red": [2, 3, 4, 5, 12]}, "fields": {"red": [1, 2, 3], "blue": [4]}, "locks": ["red"]}),
            &["red 12 too_few_crosses", "blue *4 no_such_space"],
        ),
        (
            "lucky-15",
            json!({"rows": {"red": [12]}, "extra_rows": {"track": [18, 36]}}),
            &[
                "red 12 too_few_crosses",
                "red correction_conflict",
                "track 36 no_such_space",
                "track 18 no_such_space",
            ],
        ),
    ];
    for (board, sheet, expected) in cases {
        let refused = score(&server, board, &sheet).await;
        assert_eq!(mistakes(&refused.json()), expected, "{board}");
        let first = expected[0].rsplit(' ').next().unwrap();
        refused.refused(422, first);
    }
}

#[tokio::test]
async fn mistakes_of_a_sheet_are_those_of_paper_and_not_of_a_move() {
    let server = Server::start().await;
    let cases: [(&str, Value, &[&str]); 5] = [
        (
            "classic",
            json!({"rows": {"red": [3, 12], "green": [2]}, "locks": ["blue"], "penalties": 5}),
            &[
                "Red 12 needs 5 crosses in red first: 4 to go.",
                "Red 12 is crossed, but not the lock beside it.",
                "Green 2 needs 5 crosses in green first: 5 to go.",
                "Green 2 is crossed, but not the lock beside it.",
                "The blue lock is crossed, but not blue 2.",
                "A sheet has only 4 boxes for penalties.",
            ],
        ),
        (
            "double-a",
            json!({"second": {"red": [6]}, "rows": {"blue": [9, 9, 9], "green": [14]}}),
            &[
                "Red 6 is crossed in its second box, but not in the first.",
                "Green has no 14.",
                "Blue 9 has only two boxes.",
                "Blue 9 has only two boxes.",
            ],
        ),
        (
            "big-points",
            json!({"extra_rows": {"red-yellow": [4]}}),
            &["Red-yellow 4 needs a cross on the 4 in red or yellow."],
        ),
        (
            "lucky-15",
            json!({"extra_rows": {"track": [18]}}),
            &["Track 18 is crossed, but not 5 and 11 before it."],
        ),
        (
            "connected-chain",
            json!({"sheet": "A", "rows": {"red": [6]}}),
            &["Yellow 6 isn’t crossed, but red 6 is: linked numbers are crossed together."],
        ),
    ];
    for (board, sheet, expected) in cases {
        let problem = score(&server, board, &sheet).await.json();
        let Some(mistakes) = problem["mistakes"].as_array() else {
            panic!("{board}: {problem}");
        };
        let mistakes = mistakes.iter();
        let details: Vec<&str> = mistakes.map(|it| it["detail"].as_str().unwrap()).collect();
        assert_eq!(details, expected, "{board}");
        assert_eq!(problem["detail"], expected[0], "{board}");
    }
}

#[tokio::test]
async fn a_connected_sheet_needs_its_letter_and_others_have_none() {
    let server = Server::start().await;
    for board in ["connected-steps", "connected-chain"] {
        for sheet in [
            json!({}),
            json!({"sheet": null}),
            json!({"sheet": "F"}),
            json!({"sheet": "a"}),
            json!({"sheet": "AB"}),
            json!({"sheet": ""}),
        ] {
            let refused = score(&server, board, &sheet).await;
            refused.refused(400, "invalid_value");
        }
        score(&server, board, &json!({"sheet": "E"})).await.ok(200);
    }
    for board in ["classic", "bonus-a"] {
        let refused = score(&server, board, &json!({"sheet": "A"})).await;
        refused.refused(400, "invalid_value");
    }
}

#[tokio::test]
async fn what_a_board_does_not_have_is_an_invalid_value_on_its_sheets() {
    let server = Server::start().await;
    for (board, sheet, expected) in [
        (
            "classic",
            json!({"second": {"red": [5]}}),
            "red 5 invalid_value",
        ),
        (
            "double-b",
            json!({"second": {"red": [5]}}),
            "red 5 invalid_value",
        ),
        (
            "double-a",
            json!({"fields": {"red": [1]}}),
            "red *1 invalid_value",
        ),
        (
            "connect-15",
            json!({"second": {"blue": [5]}}),
            "blue 5 invalid_value",
        ),
        (
            "big-points",
            json!({"extra_rows": {"track": [5]}}),
            "track 5 invalid_value",
        ),
        (
            "lucky-15",
            json!({"extra_rows": {"bar": [1]}}),
            "bar 1 invalid_value",
        ),
        (
            "big-points",
            json!({"extra_rows": {"red": [5]}}),
            "red invalid_value",
        ),
    ] {
        let refused = score(&server, board, &sheet).await;
        assert_eq!(mistakes(&refused.json()), [expected], "{board}");
        refused.refused(400, "invalid_value");
    }
}
