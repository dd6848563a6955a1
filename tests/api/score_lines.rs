//! The lines of a score: of a seat, of a sheet from paper, and of a board.

use serde_json::{Value, json};

use super::export_lines::three_games;
use crate::common::Server;

#[tokio::test]
async fn the_lines_of_a_score_are_the_rows_and_the_penalties_and_their_sum_is_the_total() {
    let server = Server::start().await;
    let game = server
        .game(json!({"variant": "double-b", "mode": "sheet", "players": ["Ana"], "start": true}))
        .await;
    for number in [2, 3, 5] {
        game.cross(0, "red", number).await;
    }
    game.cross(0, "blue", 9).await;
    let view = game.try_move(0, json!({"type": "penalty"})).await.ok(201)["game"].clone();
    let line = |line: &str, crosses: u32, score: u32| json!({"line": line, "crosses": crosses, "score": score});
    let lines = json!([
        line("red", 5, 15),
        line("yellow", 0, 0),
        line("green", 0, 0),
        line("blue", 1, 1),
        {"line": "penalties", "score": -5},
    ]);
    let seat = &view["seats"][0];
    assert_eq!(seat["lines"], lines);
    assert_eq!(seat["total"], 11);
    assert_eq!(seat["rows"]["red"]["crosses"], 5);
    let sheet = json!({
        "variant": "double-b", "rows": {"red": [2, 3, 5], "yellow": [], "green": [], "blue": [9]},
        "locks": [], "penalties": 1,
    });
    let score = server.post("/score", "", sheet).await.ok(200);
    assert_eq!((&score["lines"], &score["total"]), (&lines, &json!(11)));
    let board = server.get("/variants/double-b", "").await.ok(200);
    let named: Vec<&Value> = lines
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["line"])
        .collect();
    assert_eq!(board["lines"], json!(named));
    assert_eq!(board["most_crosses"], 16);
    assert_eq!(
        board["rows"]["red"]["spaces"][1],
        json!({"color": "red", "number": 3, "count": 2, "second": false})
    );
}

#[tokio::test]
async fn statistics_count_totals_with_all_their_lines_and_every_penalty() {
    let server = Server::start().await;
    let [game, ..] = three_games(&server).await;
    let path = format!("/groups/{}/stats", game.group);
    let stats = server.get(&path, &game.keeper).await.ok(200);
    let ana = &stats["players"][0];
    assert_eq!(
        (
            &ana["games"],
            &ana["best"],
            &ana["worst"],
            &ana["penalties"]
        ),
        (&json!(3), &json!(34), &json!(1), &json!(2))
    );
    assert_eq!(ana["average"], json!(50.0 / 3.0));
    let records = stats["records"].as_array().unwrap().iter();
    let records = records.filter(|record| record["variant"] == "bonus-b");
    let records = records.map(|record| json!([record["record"], record["value"]]));
    // Only rows are measured by their length.
    let expected = json!([["highest_total", 34], ["longest_row", 4]]);
    assert_eq!(json!(records.collect::<Vec<_>>()), expected);
}
