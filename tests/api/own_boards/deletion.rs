//! Boards that a group has deleted, and what was played on them.

use serde_json::{Value, json};

use super::limit::document;
use super::{id, is_known};
use crate::common::{CreatedGame, Server, TestGame, own_board};

#[tokio::test]
async fn games_on_a_deleted_board_can_be_read_and_go_on_after_a_restart() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
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
    let (group, other) = (server.group("Friday").await, server.group("Friday").await);
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
async fn a_board_is_dropped_with_the_last_game_on_it() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let board = group.add(&server, own_board("Otters")).await;
    let mut games = Vec::new();
    for _ in 0..2 {
        games.push(CreatedGame::of(&group.play(&server, &board).await.ok(201)));
    }
    assert_eq!(group.delete(&server, &board).await.status, 204);
    for game in games {
        assert!(is_known(&server, &board).await);
        let path = format!("/games/{}", game.id);
        assert_eq!(server.delete(&path, &game.host).await.status, 204);
    }
    assert!(!is_known(&server, &board).await);

    // Boards that came with games and were not given to the group.
    let source = server.group("Friday").await;
    let board = source.add(&server, own_board("Otters")).await;
    let played = source.played(&server, &board).await;
    let names = (0..60).map(|number| format!("Moles {number}"));
    let document = document(&played, 100, names);
    group.import_json(&server, document.clone()).await.ok(200);
    assert_eq!(group.boards(&server).await.len(), 50);
    let boards: Vec<_> = document["games"].as_array().unwrap().iter().collect();
    let is_there = async |game: &Value| {
        let variant = format!("/variants/{}", game["variant"].as_str().unwrap());
        server.get(&variant, "").await.status == 200
    };
    assert!(is_there(boards[0]).await && is_there(boards[59]).await);
    assert_eq!(server.delete(&group.path, &group.token).await.status, 204);
    for board in boards {
        assert!(!is_there(board).await);
    }
}

#[tokio::test]
async fn a_board_that_is_deleted_and_used_at_the_same_time_is_never_half_there() {
    let server = Server::start().await;
    let (group, other) = (server.group("Friday").await, server.group("Friday").await);
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
    let group = server.group("Friday").await;
    let board = group.add(&server, own_board("Otters")).await;
    let first = group.played(&server, &board).await;
    let other = server.group("Friday").await;
    other.import_json(&server, first.clone()).await.ok(200);
    let second = other.export(&server).await;
    for gone in [&group, &other] {
        assert_eq!(server.delete(&gone.path, &gone.token).await.status, 204);
    }
    assert!(!is_known(&server, &board).await);
    let third = server.group("Friday").await;
    let imported = third.import_json(&server, second.clone()).await;
    assert_eq!(imported.ok(200), json!({"imported": 1, "known": 0}));
    assert_eq!(
        third.export(&server).await["games"][0]["board"],
        board["file"]
    );
    assert_eq!(id(&third.boards(&server).await[0]), id(&board));
    let server = server.restart().await;
    assert_eq!(third.play(&server, &board).await.status, 201);
}
