//! Refused corrections of games on paper, and what follows from one.

use serde_json::{Value, json};

use super::corrections::{paper, paper_games};
use crate::common::Server;

#[tokio::test]
async fn a_wrong_paper_game_is_refused_and_changes_nothing() {
    let server = Server::start().await;
    let (group, paths) = paper_games(&server, &[("2025-03-14", 60, 50)]).await;
    let (path, token) = (&paths[0], &group.token);
    let before = server.get(path, token).await.ok(200);
    let with = |field: &str, value: Value| {
        let mut paper = paper("2025-03-14", 61, 50);
        paper[field] = value;
        json!({"paper": paper})
    };
    let seats = |names: &[&str]| -> Value {
        let seats = names.iter().map(|name| json!({"name": name, "total": 5}));
        seats.collect()
    };
    let long = "é".repeat(501);
    for body in [
        with("date", json!("2100-01-01")),
        with("date", json!("1989-12-31")),
        with("date", Value::Null),
        with("variant", json!("nothing")),
        with("reason", json!("boredom")),
        with("note", json!(long)),
        with("place", json!("one\ntwo")),
        with("seats", json!([])),
        with("seats", seats(&["Ana", "ana"])),
        with(
            "seats",
            seats(&["A", "B", "C", "D", "E", "F", "G", "H", "I"]),
        ),
        with("seats", seats(&["Ana", ""])),
        with("seats", seats(&["\u{202e}ana"])),
        with("seats", json!([{"name": "Ana", "total": 99_999}])),
        with("seats", json!([{"name": "Ana"}])),
        json!({"paper": "Ana won"}),
    ] {
        let refused = server.patch(path, token, body.clone()).await;
        assert_eq!(refused.status, 400, "{body}");
    }
    let unknown = with("winner", json!("Ana"));
    server
        .patch(path, token, unknown)
        .await
        .refused(400, "unknown_field");
    let stranger = server.group("Strangers").await;
    let right = json!({"paper": paper("2025-03-14", 61, 50)});
    server
        .patch(path, &stranger.token, right.clone())
        .await
        .refused(403, "forbidden");
    server
        .patch(path, "", right)
        .await
        .refused(401, "unauthenticated");
    assert_eq!(server.get(path, token).await.ok(200), before);
    // Nobody was added to the group.
    assert_eq!(
        group.get(&server, "").await["players"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[tokio::test]
async fn ratings_streaks_and_records_follow_a_correction() {
    let server = Server::start().await;
    let games = [
        ("2025-03-14", 60, 50),
        ("2025-03-15", 61, 50),
        ("2025-03-16", 90, 50),
    ];
    let (group, paths) = paper_games(&server, &games).await;
    let ana = group.player(&server, "Ana").await;
    let stats = async || group.get(&server, &format!("/players/{ana}/stats")).await;
    let before = stats().await;
    assert_eq!(before["best"], 90);
    let ratings = group.get(&server, "/ratings").await;
    // The last game was Ben's.
    let corrected = json!({"paper": paper("2025-03-16", 50, 90)});
    server
        .patch(&paths[0], &group.token, corrected)
        .await
        .ok(200);
    let after = stats().await;
    assert_eq!(after["best"], 61);
    assert_ne!(group.get(&server, "/ratings").await, ratings);
    // A new first day changes the order of the games.
    let date = json!({"date": "2025-03-01"});
    server.patch(&paths[0], &group.token, date).await.ok(200);
    let listed = group.get(&server, "/games").await;
    let days: Vec<_> = listed["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["day"])
        .collect();
    assert_eq!(days, ["2025-03-15", "2025-03-14", "2025-03-01"]);
}
