//! Readers of a group: tokens and devices that see everything of it and change nothing.

use serde_json::json;

use crate::common::{CreatedGame, Server};

/// The token of a new reader of the group.
async fn reader(server: &Server, game: &CreatedGame) -> String {
    let path = format!("/groups/{}/invites", game.group);
    let invite = server
        .post(&path, &game.keeper, json!({"role": "reader"}))
        .await
        .ok(201);
    assert_eq!(invite["role"], "reader");
    let accepted = server.accept(&invite).await.ok(201);
    assert_eq!(accepted["role"], "reader");
    accepted["token"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_reader_sees_the_group_and_its_games_and_creates_none() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let token = reader(&server, &game).await;
    let group = format!("/groups/{}", game.group);
    for path in [
        group.clone(),
        format!("{group}/games"),
        format!("{group}/stats"),
        game.path(""),
    ] {
        server.get(&path, &token).await.ok(200);
    }
    let new = json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"]});
    server
        .post("/games", &token, new)
        .await
        .refused(403, "forbidden");
    let cross = json!({"type": "cross", "row": "red", "number": 2, "seat": 0});
    let path = game.path("/moves");
    server
        .post(&path, &token, cross)
        .await
        .refused(403, "forbidden");
    let games = server
        .get(&format!("{group}/games"), &game.keeper)
        .await
        .ok(200);
    assert_eq!(games["games"].as_array().unwrap().len(), 1);
}
