//! How long a game took, where a clock was wrong.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Server, exported};

#[tokio::test]
async fn a_length_that_no_game_has_is_in_no_export_and_no_statistic() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana", "Ben"]).await;
    let mut document = exported(&server, &made, 2).await;
    let games = document["games"].as_array_mut().unwrap();
    // A computer without a clock began the one in 1970, and set its clock back during the other.
    let wrong = [
        ("1970-01-01T00:00:07.000Z", "2026-11-20T20:00:00.000Z"),
        ("2026-11-20T21:00:00.000Z", "2026-11-20T20:00:00.000Z"),
    ];
    for (game, (start, end)) in games.iter_mut().zip(wrong) {
        game["created_at"] = json!(start);
        game["started_at"] = json!(start);
        game["finished_at"] = json!(end);
        let events = game["events"].as_array_mut().unwrap();
        let last = events.len() - 1;
        for (index, event) in events.iter_mut().enumerate() {
            event["at"] = json!(if index == last { end } else { start });
        }
    }
    let group = server.group_in("Europe/Berlin", "Friday").await;
    let imported = group.import_json(&server, document).await.ok(200);
    assert_eq!(imported["imported"], 2);
    let export = format!("{}/export?format=bgstats", group.path);
    let plays = server.request(Method::GET, &export, &group.token).send();
    let plays: Value = plays.await.unwrap().json().await.unwrap();
    for play in plays.as_array().unwrap() {
        assert_eq!(play.get("durationMin"), None, "{play}");
    }
    let stats = group.get(&server, "/stats").await;
    assert_eq!(stats["games"], 2);
    assert_eq!(stats["lengths"]["games"], 0, "{}", stats["lengths"]);
}
