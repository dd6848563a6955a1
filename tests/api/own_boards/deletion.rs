//! Boards that a group has deleted, and what was played on them.

use serde_json::json;

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

#[tokio::test]
async fn a_board_that_nothing_uses_is_dropped_at_once() {
    let server = Server::start().await;
    let (group, other) = (Group::make(&server).await, Group::make(&server).await);
    let board = group.add(&server, own_board("Otters")).await;
    assert_eq!(
        other.add(&server, own_board("Otters")).await["id"],
        id(&board)
    );
    assert_eq!(group.delete(&server, &board).await.status, 204);
    assert!(is_known(&server, &board).await);
    assert_eq!(other.delete(&server, &board).await.status, 204);
    assert!(!is_known(&server, &board).await);
    // It can be made again, and goes with its group.
    group.add(&server, own_board("Otters")).await;
    let game = group.play(&server, &board).await.ok(201);
    assert_eq!(game["game"]["variant"], board["id"]);
    assert_eq!(server.delete(&group.path, &group.token).await.status, 204);
    assert!(!is_known(&server, &board).await);
}

#[tokio::test]
async fn a_board_that_is_deleted_and_used_at_the_same_time_is_never_half_there() {
    let server = Server::start().await;
    let (group, other) = (Group::make(&server).await, Group::make(&server).await);
    for _ in 0..10 {
        let board = group.add(&server, own_board("Otters")).await;
        let (deleted, _) = tokio::join!(
            group.delete(&server, &board),
            other.add(&server, own_board("Otters"))
        );
        assert_eq!(deleted.status, 204);
        assert!(is_known(&server, &board).await);
        let (deleted, played) =
            tokio::join!(other.delete(&server, &board), other.play(&server, &board));
        assert_eq!(deleted.status, 204);
        assert_eq!(is_known(&server, &board).await, played.status == 201);
        if played.status == 201 {
            let made = CreatedGame::of(&played.json());
            assert_eq!(server.view(&made).await["variant"], board["id"]);
            let path = format!("/games/{}", made.id);
            assert_eq!(server.delete(&path, &made.host).await.status, 204);
        } else {
            played.refused(400, "invalid_value");
        }
    }
}

#[tokio::test]
async fn a_third_group_imports_a_game_whose_board_was_deleted_meanwhile() {
    let server = Server::start().await;
    let group = Group::make(&server).await;
    let board = group.add(&server, own_board("Otters")).await;
    let first = group.played(&server, &board).await;
    let other = Group::make(&server).await;
    other.import(&server, &first).await.ok(200);
    let second = other.export(&server).await;
    for gone in [&group, &other] {
        assert_eq!(server.delete(&gone.path, &gone.token).await.status, 204);
    }
    assert!(!is_known(&server, &board).await);
    let third = Group::make(&server).await;
    let imported = third.import(&server, &second).await;
    assert_eq!(imported.ok(200), json!({"imported": 1, "known": 0}));
    assert_eq!(
        third.export(&server).await["games"][0]["board"],
        board["file"]
    );
    assert_eq!(id(&third.boards(&server).await[0]), id(&board));
    let server = server.restart().await;
    assert_eq!(third.play(&server, &board).await.status, 201);
}
