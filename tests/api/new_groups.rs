//! A server on which only the operator creates groups.

use serde_json::json;

use crate::common::{CreatedGame, Server};

#[tokio::test]
async fn strangers_create_no_group_where_only_the_operator_does() {
    let server = Server::start_on_file_as(|_| {}).await;
    let friday = server.group("Friday").await;
    let lobby = json!({"variant": "classic", "players": ["Ana"]});
    let game = server.post("/games", &friday.token, lobby.clone());
    let game = CreatedGame::of(&game.await.ok(201));
    let server = server
        .restart_as(|config| config.limits.games.new_groups = false)
        .await;
    for token in ["", &game.host] {
        let refused = server.post("/groups", token, json!({"name": "Mine"})).await;
        refused.refused(403, "forbidden");
        assert_eq!(
            refused.json()["detail"],
            "On this server, only its operator creates groups."
        );
    }
    let refused = server.post("/games", "", lobby.clone()).await;
    refused.refused(403, "forbidden");
    // Those who are in a group play on, and others join by the code of a game.
    server.post("/games", &friday.token, lobby).await.ok(201);
    let join = json!({"code": game.code, "name": "Ben"});
    server.post("/games/join", "", join).await.ok(201);
}
