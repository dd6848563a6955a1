//! Games that were ended early, and games without a move.

use serde_json::{Value, json};

use crate::common::{Server, TestGame};

async fn get(server: &Server, game: &TestGame<'_>, below: &str) -> Value {
    let path = format!("/groups/{}{below}", game.group);
    server.get(&path, &game.keeper).await.ok(200)
}

/// The statistics of a seat's player.
async fn stats(server: &Server, game: &TestGame<'_>, seat: usize) -> Value {
    let player = game.view().await["seats"][seat]["player"].clone();
    let below = format!("/players/{}/stats", player.as_str().unwrap());
    get(server, game, &below).await
}

#[tokio::test]
async fn an_early_end_counts_its_points_and_has_no_winner() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[2, 3]).await;
    let end = game.finish().await;
    assert_eq!(end["result"]["reason"], "stopped");
    let ana = stats(&server, &game, 0).await;
    assert_eq!([&ana["games"], &ana["wins"], &ana["best"]], [1, 0, 3]);
    assert_eq!(ana["head_to_head"], json!([]));
    assert_eq!(ana["trend"][0]["stopped"], true);
    let group = get(&server, &game, "/stats").await;
    assert_eq!(group["games"], 1);
    assert_eq!(
        [&group["players"][0]["wins"], &group["players"][1]["wins"]],
        [0, 0]
    );
    let player = ana["player"]["id"].as_str().unwrap();
    for result in ["won", "lost"] {
        let below = format!("/games?player={player}&result={result}");
        assert_eq!(get(&server, &game, &below).await["games"], json!([]));
    }
    let lines = get(&server, &game, "/games?result=stopped").await;
    assert_eq!(lines["games"][0]["id"], game.id.as_str());
    let play = server
        .get(&game.path("/export?format=bgstats"), &game.host)
        .await
        .ok(200);
    assert!(!play.to_string().contains("\"winner\":true"), "{play}");
    // Continued and ended by two locks, the game has a winner.
    game.try_host_move(json!({"type": "undo"})).await.ok(201);
    for row in ["yellow", "blue"] {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    game.finish().await;
    let ana = stats(&server, &game, 0).await;
    assert_eq!([&ana["games"], &ana["wins"]], [1, 1]);
    assert_eq!(
        [
            &ana["head_to_head"][0]["games"],
            &ana["head_to_head"][0]["wins"]
        ],
        [1, 1]
    );
    assert_eq!(ana["trend"][0]["stopped"], false);
}

#[tokio::test]
async fn a_game_without_a_move_is_recorded_nowhere_until_it_has_one() {
    let server = Server::start().await;
    for mode in ["turns", "sheet", "dice"] {
        let game = server.play(mode, &["Anastasia", "Ben"]).await;
        game.finish().await;
        for below in ["/games", "/games?status=finished", "/games?result=stopped"] {
            assert_eq!(
                get(&server, &game, below).await["games"],
                json!([]),
                "{mode}"
            );
        }
        let group = get(&server, &game, "/stats").await;
        assert_eq!(
            [&group["games"], &group["records"]],
            [&json!(0), &json!([])]
        );
        let ana = stats(&server, &game, 0).await;
        assert_eq!([&ana["games"], &ana["trend"]], [&json!(0), &json!([])]);
        for format in ["csv", "json", "bgstats"] {
            let path = format!("/groups/{}/export?format={format}", game.group);
            let export = server.get(&path, &game.keeper).await;
            assert_eq!(export.status, 200);
            assert!(!export.text.contains(&game.id), "{format}");
            assert!(
                !export.text.contains("Anastasia"),
                "{format}: {}",
                export.text
            );
        }
        // It can still be read, and the host's undo continues it.
        assert_eq!(game.view().await["status"], "finished");
        game.try_host_move(json!({"type": "undo"})).await.ok(201);
        let lines = get(&server, &game, "/games").await;
        assert_eq!(lines["games"][0]["status"], "playing");
    }
    let game = server.play("turns", &["Ana", "Ben"]).await;
    game.finish().await;
    game.try_host_move(json!({"type": "undo"})).await.ok(201);
    game.end_turn(1).await;
    game.finish().await;
    let lines = get(&server, &game, "/games").await;
    assert_eq!(lines["games"][0]["seats"][0]["total"], -5);
    assert_eq!(get(&server, &game, "/stats").await["games"], 1);
}

#[tokio::test]
async fn a_game_without_a_move_stays_unrecorded_after_a_restart() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    game.finish().await;
    let (group, keeper) = (game.group.clone(), game.keeper.clone());
    let server = server.restart().await;
    let lines = server.get(&format!("/groups/{group}/games"), &keeper).await;
    assert_eq!(lines.ok(200)["games"], json!([]));
}
