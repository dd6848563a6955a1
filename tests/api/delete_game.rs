//! Deleting a game.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, own_board};

#[tokio::test]
async fn deleting_a_game_deletes_all_its_data() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let stays = server.play("sheet", &["Cleo"]).await;
    let mut stream = server
        .follow(&game.path("/stream"), &game.seats[0], Some(3))
        .await;
    let (path, keeper) = (game.path(""), game.keeper.clone());
    assert_eq!(server.delete(&path, &game.host).await.status, 204);
    stream.ends().await;
    for token in [&game.host, &game.seats[0]] {
        let response = server.get(&path, token).await;
        response.refused(401, "unauthenticated");
    }
    server.get(&path, &keeper).await.refused(404, "not_found");
    server
        .delete(&path, &keeper)
        .await
        .refused(404, "not_found");
    let list = format!("/groups/{}/games", game.group);
    let list = server.get(&list, &keeper).await.ok(200);
    assert_eq!(list["games"], json!([]));
    stays.view().await;
    let server = server.restart().await;
    server.get(&path, &keeper).await.refused(404, "not_found");
}

#[tokio::test]
async fn only_the_host_deletes() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let other = server.play("sheet", &["Eve"]).await;
    for (token, status, code) in [
        ("", 401, "unauthenticated"),
        ("no-such-token", 401, "unauthenticated"),
        (&*game.seats[0], 403, "host_only"),
        (&*other.host, 403, "forbidden"),
    ] {
        let response = server.delete(&game.path(""), token).await;
        response.refused(status, code);
    }
    game.view().await;
}

#[tokio::test]
async fn a_game_whose_rematch_was_deleted_can_have_another() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.finish().await;
    let rematch = game.path("/rematch");
    let made = server.post(&rematch, &game.host, json!({})).await;
    let next = CreatedGame::of(&made.ok(201));
    assert_eq!(game.view().await["next"], next.id);
    let path = format!("/games/{}", next.id);
    assert_eq!(server.delete(&path, &next.host).await.status, 204);
    assert_eq!(game.view().await["next"], Value::Null);
    server.post(&rematch, &game.host, json!({})).await.ok(201);
}

#[tokio::test]
async fn what_is_written_beside_the_deletion_of_its_group_is_stored_or_not_found() {
    let server = Server::start().await;
    for round in 0..8 {
        let game = server.play("sheet", &["Ana"]).await;
        let group = format!("/groups/{}", game.group);
        let (host, keeper) = (&game.host, &game.keeper);
        let write = async |number: usize| match number % 6 {
            0 | 1 => {
                let moved = json!({"type": if number % 12 < 6 { "penalty" } else { "undo" }});
                server
                    .post(&game.path("/moves"), &game.seats[0], moved)
                    .await
            }
            2 => server.post(&game.path("/share"), host, json!({})).await,
            3 => {
                let note = json!({"note": format!("Note {number}")});
                server.patch(&game.path(""), host, note).await
            }
            4 => {
                let player = json!({"name": format!("Player {number}")});
                server
                    .post(&format!("{group}/players"), keeper, player)
                    .await
            }
            _ => {
                let board = own_board(&format!("Board {number}"));
                server.post(&format!("{group}/boards"), keeper, board).await
            }
        };
        let written = join_all((0..120).map(write));
        let deleted = server.delete(&group, keeper);
        let (written, deleted) = tokio::join!(written, deleted);
        assert_eq!(deleted.status, 204);
        for response in written {
            let status = response.status;
            assert!(status < 500, "round {round}: {status} {}", response.text);
        }
    }
}
