//! Games from paper of which every cross is known.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::{circle_of, without_time};
use crate::common::workbook::workbook;
use crate::common::{Server, verified};

/// A line of a table by its columns.
type Line = HashMap<String, String>;

/// A document with paper games.
pub(super) fn document(games: &[Value]) -> String {
    json!({"format": "rowlock", "version": 1, "paper": games}).to_string()
}

/// A game on each of some boards, one a day.
pub(super) fn games() -> [Value; 4] {
    [
        json!({"date": "2024-05-01", "variant": "classic", "seats": [
            {"name": "Ana", "rows": {"red": [2, 3, 5, 7, 11, 12], "blue": [10, 12]}, "locks": ["red"], "penalties": 1},
            {"name": "Ben", "rows": {}, "penalties": 4},
            {"name": "Cleo", "total": 20},
        ]}),
        json!({"date": "2024-05-02", "variant": "bonus-b", "seats": [
            {"name": "Ana", "rows": {"red": [6, 8], "yellow": [3], "green": [12, 11, 5], "blue": [12, 11, 10, 4]},
             "penalties": 2},
        ]}),
        json!({"date": "2024-05-03", "variant": "connected-steps", "seats": [
            {"name": "Ana", "sheet": "A", "rows": {"yellow": [2, 6], "green": [9], "red": [7]}},
            {"name": "Ben", "sheet": "B", "rows": {"blue": [12]}},
            {"name": "Cleo", "total": 7},
        ]}),
        json!({"date": "2024-05-04", "variant": "lucky-15", "reason": "stopped", "seats": [
            {"name": "Ana", "rows": {"red": [2]}, "extra_rows": {"track": [5, 11]}},
        ]}),
    ]
}

/// The points of each line, as in `red 28 yellow 0`.
fn points(lines: &Value) -> String {
    let lines = lines.as_array().unwrap().iter();
    let lines = lines.map(|it| format!("{} {}", it["line"].as_str().unwrap(), it["score"]));
    lines.collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn a_marked_paper_game_has_its_crosses_and_the_lines_of_its_score() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (imported, known) in [(4, 0), (0, 4)] {
        let text = document(&games());
        let response = circle.import(&server, "application/json", &text).await;
        let counts = json!({"imported": imported, "known": known});
        assert_eq!(response.ok(200), counts);
    }
    let list = circle.get(&server, "/games").await;
    let [lucky, steps, bonus, classic] = &list["games"].as_array().unwrap()[..] else {
        panic!("{list}");
    };
    for (game, expected, total) in [
        (classic, "red 28 yellow 0 green 0 blue 3 penalties -5", 26),
        (
            bonus,
            "red 3 yellow 1 green 6 blue 10 double 1 bonus 13 penalties 0",
            34,
        ),
        (
            steps,
            "red 1 yellow 3 green 1 blue 0 steps 10 penalties 0",
            15,
        ),
        (
            lucky,
            "red 1 yellow 0 green 0 blue 0 track 11 penalties 0",
            12,
        ),
    ] {
        let path = format!("/games/{}", game["id"].as_str().unwrap());
        let view = server.get(&path, &circle.token).await.ok(200);
        let seat = &view["seats"][0];
        assert_eq!(points(&seat["lines"]), expected);
        assert_eq!(
            (&seat["total"], &game["seats"][0]["total"]),
            (&json!(total), &json!(total))
        );
    }
    assert_eq!(classic["result"]["reason"], "penalties");
    let path = format!("/games/{}", steps["id"].as_str().unwrap());
    let view = server.get(&path, &circle.token).await.ok(200);
    assert_eq!(
        (&view["seats"][0]["sheet"], &view["seats"][1]["sheet"]),
        (&json!("A"), &json!("B"))
    );
    assert_eq!(view["seats"][0]["rows"]["yellow"]["crossed"], json!([2, 6]));
    let path = format!("/games/{}", lucky["id"].as_str().unwrap());
    let view = server.get(&path, &circle.token).await.ok(200);
    assert_eq!(
        view["seats"][0]["extra_rows"]["track"]["crossed"],
        json!([5, 11])
    );
    let path = format!("/games/{}", classic["id"].as_str().unwrap());
    let view = server.get(&path, &circle.token).await.ok(200);
    assert_eq!(view["seats"][0]["rows"]["red"]["locked"], true);
    assert_eq!(view["seats"][2]["lines"], Value::Null);
}

#[tokio::test]
async fn marked_paper_games_count_in_statistics_and_tables() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let text = document(&games()[..3]);
    circle
        .import(&server, "application/json", &text)
        .await
        .ok(200);
    let stats = circle.get(&server, "/stats").await;
    let players = stats["players"].as_array().unwrap();
    let ana = players.iter().find(|it| it["name"] == "Ana").unwrap();
    let numbers = [
        "games",
        "wins",
        "average",
        "best",
        "worst",
        "penalties",
        "rows_locked",
    ];
    assert_eq!(
        json!(numbers.map(|field| &ana[field])),
        // One of these games was played alone, which is no win; in another she has crossed a lock.
        json!([3, 2, 25.0, 34, 15, 3, 1])
    );
    let records = stats["records"].as_array().unwrap().iter();
    let longest = records.filter(|record| record["record"] == "longest_row");
    let longest: Vec<_> = longest.map(|it| (&it["variant"], &it["value"])).collect();
    assert!(
        longest.contains(&(&json!("classic"), &json!(7))),
        "{longest:?}"
    );
    let path = format!("{}/export?format=csv", circle.path);
    let table = server.get(&path, &circle.token).await.text;
    let mut table = csv::Reader::from_reader(table.trim_start_matches('\u{feff}').as_bytes());
    let lines: Vec<Line> = table.deserialize().map(|line| line.unwrap()).collect();
    let columns = [
        "red",
        "steps",
        "double",
        "bonus",
        "penalties",
        "penalty_score",
        "total",
    ];
    for (variant, expected) in [
        ("classic", ["28", "", "", "", "1", "-5", "26"]),
        ("bonus-b", ["3", "", "1", "13", "2", "0", "34"]),
        ("connected-steps", ["1", "10", "", "", "0", "0", "15"]),
    ] {
        let is_it = |line: &&Line| line["variant"] == variant && line["player"] == "Ana";
        let line = lines.iter().find(is_it).unwrap();
        assert_eq!(columns.map(|column| &*line[column]), expected, "{variant}");
    }
    let path = format!("{}/export?format=xlsx", circle.path);
    let request = server.request(reqwest::Method::GET, &path, &circle.token);
    let bytes = request.send().await.unwrap().bytes().await.unwrap();
    let sheets = workbook(&bytes);
    let (_, scores) = sheets.split_once("Scores\n").unwrap();
    let mut scores = scores.lines();
    let mut head = scores.next().unwrap().split('\t');
    let steps = head.find_map(|cell| cell.strip_suffix("=steps")).unwrap();
    let has_steps = |line: &str| line.split('\t').any(|cell| cell == format!("{steps}=10"));
    assert!(scores.any(has_steps), "{sheets}");
}

#[tokio::test]
async fn marked_paper_games_are_exported_and_imported_again() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let text = document(&games());
    circle
        .import(&server, "application/json", &text)
        .await
        .ok(200);
    let exported = circle.get(&server, "/export?format=json").await;
    let game = exported["games"].as_array().unwrap().iter();
    let steps = game
        .clone()
        .find(|it| it["variant"] == "connected-steps")
        .unwrap();
    assert_eq!(steps["seats"][0]["sheet"], "A");
    assert_eq!(
        steps["seats"][0]["lines"][4],
        json!({"line": "steps", "crosses": 4, "score": 10})
    );
    let (server, elsewhere) = (server.restart().await, Server::start().await);
    let copy = circle_of(&elsewhere, "Friday").await;
    for (imported, known) in [(4, 0), (0, 4)] {
        let response = copy
            .import(&elsewhere, "application/json", &exported.to_string())
            .await;
        assert_eq!(
            response.ok(200),
            json!({"imported": imported, "known": known})
        );
    }
    for (server, circle) in [(&server, &circle), (&elsewhere, &copy)] {
        let again = circle.get(server, "/export?format=json").await;
        assert_eq!(without_time(&again), without_time(&exported));
        assert_eq!(verified(server).await, 4);
    }
    // The letter of a seat and of its sheet are the same.
    let mut wrong = exported.clone();
    let games = wrong["games"].as_array_mut().unwrap().iter_mut();
    for game in games.filter(|game| game["variant"] == "connected-steps") {
        game["uid"] = json!("k4gymn9kt0hg");
        game["events"][0]["sheet"] = json!("C");
    }
    let response = copy
        .import(&elsewhere, "application/json", &wrong.to_string())
        .await;
    response.refused(400, "invalid_value");
}

/// The fingerprints of the games of [`games`].
const CALLED: [&str; 4] = [
    "mq9netzx01fy",
    "raz9pkscbbkd",
    "f8edfkv5wyg4",
    "q6kk7qzwphpp",
];

#[tokio::test]
async fn the_fingerprint_of_a_marked_paper_game_is_that_of_its_crosses_and_never_changes() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let text = document(&games());
    circle
        .import(&server, "application/json", &text)
        .await
        .ok(200);
    let document_of_games = circle.get(&server, "/export?format=json").await;
    let mut games_found = document_of_games["games"].as_array().unwrap().clone();
    games_found.sort_by_key(|game| game["created_at"].as_str().unwrap().to_owned());
    let called: Vec<&str> = games_found
        .iter()
        .map(|it| it["uid"].as_str().unwrap())
        .collect();
    assert_eq!(called, CALLED);
    // The order in which crosses are listed does not matter, nor whether an empty list is.
    let mut listed = games();
    listed[0]["seats"][0]["rows"] =
        json!({"red": [12, 11, 7, 5, 3, 2], "green": [], "blue": [12, 10]});
    listed[3]["seats"][0]["extra_rows"] = json!({"track": [11, 5]});
    listed[3]["seats"][0]["penalties"] = json!(0);
    let response = circle
        .import(&server, "application/json", &document(&listed))
        .await;
    assert_eq!(response.ok(200), json!({"imported": 0, "known": 4}));
    // A cross more is another game.
    listed[3]["seats"][0]["rows"] = json!({"red": [2, 3]});
    let response = circle
        .import(&server, "application/json", &document(&listed))
        .await;
    assert_eq!(response.ok(200), json!({"imported": 1, "known": 3}));
}
