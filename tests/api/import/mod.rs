//! Imports: JSON exports, and games that were played on paper.

mod bgstats;
mod bounds;
mod days;
mod documents;
mod entries;
mod kept_tables;
mod layouts;
mod line_tables;
mod marked;
mod marked_mistakes;
mod noted_games;
mod pieces;
mod preview;
mod round_trips;
mod spreadsheets;
mod tables;
mod turned_tables;
mod wide_tables;
mod workbooks;

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, TestGame, TestGroup};

async fn circle_of(server: &Server, name: &str) -> TestGroup {
    server.group_in("Europe/Madrid", name).await
}

impl TestGroup {
    async fn games(&self, server: &Server) -> usize {
        let list = self.get(server, "/games").await;
        list["games"].as_array().unwrap().len()
    }
}

async fn play<'a>(server: &'a Server, circle: &TestGroup, wanted: Value) -> TestGame<'a> {
    let made = server.post("/games", &circle.token, wanted).await.ok(201);
    TestGame::of(server, CreatedGame::of(&made))
}

/// A download of a group's games.
async fn download(server: &Server, circle: &TestGroup, format: &str) -> Vec<u8> {
    let path = format!("{}/export?format={format}", circle.path);
    let request = server.request(reqwest::Method::GET, &path, &circle.token);
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 200);
    response.bytes().await.unwrap().to_vec()
}

fn without_time(document: &Value) -> Value {
    let mut document = document.clone();
    document["exported_at"] = Value::Null;
    document
}

#[tokio::test]
async fn only_a_keeper_imports_and_only_readable_files() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = format!("/groups/{}/import", game.group);
    let empty = json!({"format": "rowlock", "version": 1, "games": []});
    for (token, status, code) in [
        ("", 401, "unauthenticated"),
        (game.host.as_str(), 403, "forbidden"),
        (game.seats[0].as_str(), 403, "forbidden"),
    ] {
        server
            .post(&path, token, empty.clone())
            .await
            .refused(status, code);
    }
    let circle = TestGroup {
        path: format!("/groups/{}", game.group),
        token: game.keeper.clone(),
    };
    let response = circle.import(&server, "text/plain", "x").await;
    response.refused(415, "unsupported_media_type");
    let large = " ".repeat(64 * 1024 * 1024 + 1);
    let response = circle.import(&server, "application/json", &large).await;
    response.refused(413, "too_large");
    let first = server.post_once(&path, &game.keeper, "key", &empty).await;
    assert_eq!(first.ok(200), json!({"imported": 0, "known": 0}));
    let other = json!({"format": "rowlock", "version": 1, "games": [ ]});
    assert_eq!(
        server
            .post_once(&path, &game.keeper, "key", &other)
            .await
            .status,
        200
    );
    let other = json!({"format": "rowlock", "version": 1, "paper": []});
    let response = server.post_once(&path, &game.keeper, "key", &other).await;
    response.refused(409, "idempotency_mismatch");
}
