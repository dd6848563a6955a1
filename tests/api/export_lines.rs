//! Exports of games whose score has lines beside rows and penalties.

use std::collections::HashMap;

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::workbook::workbook;
use crate::common::{CreatedGame, Server, TestGame};

/// The columns of lines and points.
const POINTS: [&str; 11] = [
    "red",
    "yellow",
    "green",
    "blue",
    "steps",
    "double",
    "bonus",
    "track",
    "penalties",
    "penalty_score",
    "total",
];

/// What these columns hold, in the order of games and ranks.
const EXPECTED: [(&str, &str, [&str; 11]); 4] = [
    (
        "classic",
        "Ana",
        ["1", "0", "0", "0", "", "", "", "", "0", "0", "1"],
    ),
    (
        "bonus-b",
        "Ana",
        ["3", "1", "6", "10", "", "1", "13", "", "2", "0", "34"],
    ),
    (
        "connected-steps",
        "Ana",
        ["1", "3", "1", "0", "10", "", "", "", "0", "0", "15"],
    ),
    (
        "connected-steps",
        "Ben",
        ["0", "0", "0", "0", "0", "", "", "", "1", "-5", "-5"],
    ),
];

/// A finished game of connected-steps, one of bonus-b and one of classic, in one group.
pub async fn three_games(server: &Server) -> [TestGame<'_>; 3] {
    let steps = json!({
        "variant": "connected-steps", "mode": "sheet", "players": ["Ana", "Ben"], "sheets": ["A", "B"], "start": true,
    });
    let steps = server.game(steps).await;
    for (row, number) in [("yellow", 2), ("green", 9), ("yellow", 6), ("red", 7)] {
        steps.cross(0, row, number).await;
    }
    steps.play(1, json!({"type": "penalty"})).await;
    steps.finish().await;

    let bonus = play(server, &steps, "bonus-b").await;
    for (row, numbers) in [
        ("red", &[6, 8][..]),
        ("yellow", &[3]),
        ("green", &[12, 11, 5]),
        ("blue", &[12, 11, 10, 4]),
    ] {
        bonus.cross_all(0, row, numbers).await;
    }
    for _ in 0..2 {
        bonus.play(0, json!({"type": "penalty"})).await;
    }
    bonus.finish().await;

    let classic = play(server, &steps, "classic").await;
    classic.cross(0, "red", 2).await;
    classic.finish().await;
    [steps, bonus, classic]
}

/// A game of Ana on this board, in the group of another game.
async fn play<'a>(server: &'a Server, first: &TestGame<'_>, variant: &str) -> TestGame<'a> {
    let body = json!({"variant": variant, "mode": "sheet", "players": ["Ana"], "start": true});
    let made = server.post("/games", &first.keeper, body).await.ok(201);
    TestGame::of(server, CreatedGame::of(&made))
}

fn group_path(game: &TestGame<'_>, format: &str) -> String {
    format!("/groups/{}/export?format={format}", game.group)
}

/// The sheets of the workbook of the game's group.
async fn sheets(server: &Server, game: &TestGame<'_>) -> String {
    let request = server.request(Method::GET, &group_path(game, "xlsx"), &game.keeper);
    workbook(&request.send().await.unwrap().bytes().await.unwrap())
}

/// The lines of a table, each by its columns.
async fn table(server: &Server, path: &str, token: &str) -> Vec<HashMap<String, String>> {
    let response = server.get(path, token).await;
    assert_eq!(response.status, 200);
    let mut reader =
        csv::Reader::from_reader(response.text.trim_start_matches('\u{feff}').as_bytes());
    reader.deserialize().map(|line| line.unwrap()).collect()
}

#[track_caller]
fn assert_points(lines: &[HashMap<String, String>]) {
    assert_eq!(lines.len(), EXPECTED.len());
    for (line, (variant, name, points)) in lines.iter().zip(EXPECTED) {
        assert_eq!((&*line["variant"], &*line["player"]), (variant, name));
        assert_eq!(POINTS.map(|column| &*line[column]), points, "{variant}");
    }
}

#[tokio::test]
async fn a_table_has_a_column_for_each_line_that_a_board_has_from_stored_results_and_from_logs() {
    let server = Server::start().await;
    let games = three_games(&server).await;
    let lines = table(&server, &group_path(&games[0], "csv"), &games[0].keeper).await;
    assert_points(&lines);
    for game in &games {
        let own = lines.iter().filter(|line| line["game_id"] == game.id);
        let from_log = table(&server, &game.path("/export?format=csv"), &game.host).await;
        assert_eq!(from_log.iter().collect::<Vec<_>>(), own.collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn a_workbook_has_the_same_columns() {
    let server = Server::start().await;
    let [game, ..] = three_games(&server).await;
    let sheets = sheets(&server, &game).await;
    let (_, scores) = sheets.split_once("Scores\n").unwrap();
    let (scores, _) = scores.split_once("Players\n").unwrap();
    let lines: Vec<HashMap<&str, &str>> = scores
        .lines()
        .map(|line| {
            line.split('\t')
                .filter_map(|cell| cell.split_once('='))
                .collect()
        })
        .collect();
    let head: HashMap<&str, &str> = lines[0].iter().map(|(at, name)| (*name, *at)).collect();
    for (line, (variant, name, points)) in lines[1..].iter().zip(EXPECTED) {
        assert_eq!(
            (line[head["variant"]], line[head["player"]]),
            (variant, name)
        );
        let found = POINTS.map(|column| line.get(head[column]).copied().unwrap_or(""));
        assert_eq!(found, points, "{variant}");
    }
}

#[tokio::test]
async fn the_players_of_a_workbook_have_no_win_in_a_game_that_was_ended_early() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[2, 3]).await;
    game.finish().await;
    let sheets = sheets(&server, &game).await;
    let (_, players) = sheets.split_once("Players\n").unwrap();
    let cells = |line: &str| -> Vec<String> {
        let cells = line.split('\t').filter_map(|cell| cell.split_once('='));
        cells.map(|(_, text)| text.to_owned()).collect()
    };
    let lines: Vec<Vec<String>> = players.lines().map(cells).collect();
    let wins = lines[0].iter().position(|title| title == "wins").unwrap();
    for line in &lines[1..] {
        assert_eq!(line[wins], "0", "{line:?}");
    }
    assert_eq!(lines.len(), 3);
}

#[tokio::test]
async fn a_json_export_has_the_lines_and_sheets_that_only_some_boards_have_and_is_imported_with_or_without_them()
 {
    let server = Server::start().await;
    let [steps, bonus, classic] = three_games(&server).await;
    let mut documents = Vec::new();
    for game in [&steps, &bonus, &classic] {
        let path = game.path("/export?format=json");
        documents.push(server.get(&path, &game.host).await.ok(200));
        let view = game.view().await;
        let seats = view["seats"].as_array().unwrap().iter();
        let expected = seats.map(|seat| {
            let mut seat = seat.clone();
            let fields = seat.as_object_mut().unwrap();
            let has_others = fields["lines"].as_array().unwrap().len() > 5;
            fields.retain(|field, _| {
                ["name", "lucky_numbers", "sheet"].contains(&field.as_str())
                    || (field == "lines" && has_others)
            });
            seat
        });
        let exported = &documents.last().unwrap()["games"][0]["seats"];
        assert_eq!(exported, &json!(expected.collect::<Vec<_>>()));
    }
    assert_eq!(documents[0]["games"][0]["seats"][1]["sheet"], "B");
    assert_eq!(
        documents[1]["games"][0]["seats"][0]["lines"][4],
        json!({"line": "double", "row": "yellow", "score": 1})
    );
    assert_eq!(documents[2]["games"][0]["seats"][0].get("lines"), None);

    for is_older in [false, true] {
        let group = server.group("Friday").await;
        for document in &documents {
            let mut document = document.clone();
            if is_older {
                let seats = document["games"][0]["seats"].as_array_mut().unwrap();
                for seat in seats.iter_mut().map(|seat| seat.as_object_mut().unwrap()) {
                    seat.remove("lines");
                    seat.remove("sheet");
                }
            }
            for known in [0, 1] {
                let response = group.import_json(&server, document.clone()).await;
                let counts = json!({"imported": 1 - known, "known": known});
                assert_eq!(response.ok(200), counts);
            }
        }
        let csv = format!("{}/export?format=csv", group.path);
        assert_points(&table(&server, &csv, &group.token).await);
        let again = group.get(&server, "/export?format=json").await;
        let seats = |games: &[&Value]| -> Vec<Value> {
            games.iter().map(|game| game["seats"].clone()).collect()
        };
        let exported: Vec<&Value> = documents.iter().rev().map(|it| &it["games"][0]).collect();
        let again: Vec<&Value> = again["games"].as_array().unwrap().iter().collect();
        assert_eq!(seats(&again), seats(&exported));
    }
}
