//! The latest evening of a group.

use serde_json::{Value, json};

use super::{import, import_paper, line, lines, played};
use crate::common::{Server, TestGroup};

async fn evening(server: &Server, group: &TestGroup) -> Value {
    group.get(server, "/evening").await
}

#[tokio::test]
async fn a_group_without_games_has_had_no_evening() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let expected = json!({
        "games": [], "started_at": null, "ended_at": null, "goes_on": false, "standings": [],
    });
    assert_eq!(evening(&server, &group).await, expected);
}

#[tokio::test]
async fn the_games_around_midnight_are_one_evening_and_others_do_not_count() {
    let server = Server::start().await;
    let ana_wins = played(&server, &[("Ana", 3), ("Ben", 2), ("Cleo", 1)], true).await;
    let tie = played(&server, &[("Ana", 2), ("Ben", 2)], true).await;
    let early = played(&server, &[("Ana", 1), ("Ben", 3)], false).await;
    let alone = played(&server, &[("Ben", 4)], true).await;
    let group = server.group_in("Europe/Madrid", "Friday").await;
    let games = [
        // The evening before.
        (&tie, "2026-01-16T20:00:00Z"),
        (&ana_wins, "2026-01-17T20:00:00Z"),
        (&early, "2026-01-17T21:00:00Z"),
        (&alone, "2026-01-17T22:00:00Z"),
        (&tie, "2026-01-18T01:30:00Z"),
        (&early, "2026-01-18T03:00:00Z"),
    ];
    import(&server, &group, &games).await;
    import_paper(&server, &group, "2026-01-18", &[("Ana", 10), ("Ben", 50)]).await;
    let evening = evening(&server, &group).await;
    assert_eq!(evening["games"].as_array().unwrap().len(), 2);
    assert_eq!(evening["started_at"], "2026-01-17T20:00:00.000Z");
    assert_eq!(evening["ended_at"], "2026-01-18T01:30:00.000Z");
    assert_eq!(evening["goes_on"], false);
    let expected = [
        line("Ana", [1, 2, 2, 9, 2]),
        line("Ben", [2, 2, 1, 6, 1]),
        line("Cleo", [3, 1, 0, 1, 0]),
    ];
    assert_eq!(lines(&evening["standings"]), expected);
}

#[tokio::test]
async fn an_evening_goes_on_while_a_game_has_just_ended_and_follows_corrections() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(0, "red", 2).await;
    for row in ["yellow", "blue"] {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    let path = format!("/groups/{}/evening", game.group);
    let read = async || server.get(&path, &game.keeper).await.ok(200);
    // A game in progress tells nothing.
    assert_eq!(read().await["games"], json!([]));
    game.finish().await;
    let evening = read().await;
    assert_eq!(evening["games"], json!([game.id]));
    assert_eq!(evening["goes_on"], true);
    let expected = [line("Ana", [1, 1, 1, 1, 1]), line("Ben", [2, 1, 0, 0, 0])];
    assert_eq!(lines(&evening["standings"]), expected);
    // A deleted player has no name.
    let view = game.view().await;
    let ben = view["seats"][1]["player"].as_str().unwrap();
    let player = format!("/groups/{}/players/{ben}", game.group);
    assert_eq!(server.delete(&player, &game.keeper).await.status, 204);
    assert_eq!(read().await["standings"][1]["name"], "");
    let undone = game.try_host_move(json!({"type": "undo"})).await;
    assert_eq!(undone.status, 201, "{}", undone.text);
    assert_eq!(read().await["games"], json!([]));
}
