//! Boards that a group has deleted, and what was played on them.

use super::{Group, id, is_known};
use crate::common::{CreatedGame, Server, TestGame, own_board};

#[tokio::test]
async fn games_on_a_deleted_board_can_be_read_and_go_on_after_a_restart() {
    let server = Server::start().await;
    let group = Group::make(&server).await;
    let member = group.member(&server).await;
    let board = group.add(&server, own_board("Otters")).await;
    let unused = group.add(&server, own_board("Beavers")).await;
    let made = CreatedGame::of(&group.play(&server, &board).await.ok(201));
    let path = format!("{}/boards/{}", group.path, id(&board));
    let refused = server.delete(&path, &member).await;
    refused.refused(403, "forbidden");
    for gone in [&board, &unused] {
        assert_eq!(group.delete(&server, gone).await.status, 204);
        let again = group.delete(&server, gone).await;
        again.refused(404, "not_found");
    }
    assert!(group.boards(&server).await.is_empty());
    group
        .play(&server, &board)
        .await
        .refused(400, "invalid_value");
    let server = server.restart().await;
    let game = TestGame::of(&server, made);
    game.cross(0, "green", 2).await;
    assert_eq!(game.view().await["variant"], board["id"]);
    assert!(is_known(&server, &board).await);
    // Nothing was played on the other one.
    assert!(!is_known(&server, &unused).await);
    game.finish().await;
    assert_eq!(game.view().await["status"], "finished");
    let path = game.path("/rematch");
    let rematch = server.post(&path, &game.host, json!({})).await.ok(201);
    assert_eq!(rematch["game"]["variant"], board["id"]);
}
