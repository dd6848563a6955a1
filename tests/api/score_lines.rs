//! The lines of a score: of a seat, of a sheet from paper, and of a board.

use serde_json::json;

use super::export_lines::three_games;
use crate::common::Server;

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
