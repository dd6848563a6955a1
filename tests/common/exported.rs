//! Exports of large groups, to be imported.

use serde_json::{Value, json};

use super::{Client, CreatedGame, cross};

/// The export of a group with this number of finished games, each with its log.
pub async fn exported(client: &Client, made: &CreatedGame, games: usize) -> Value {
    client
        .make_move(made, &made.seats[0], cross("red", 2))
        .await
        .ok(201);
    let finish = json!({"type": "finish"});
    client.make_move(made, &made.host, finish).await.ok(201);
    let path = format!("/games/{}/export?format=json", made.id);
    let mut document = client.get(&path, &made.host).await.ok(200);
    let game = document["games"][0].clone();
    let games = (0..games).map(|index| {
        let mut game = game.clone();
        game["uid"] = json!(format!("{index:012}"));
        game
    });
    document["games"] = games.collect();
    document
}
