//! The end of a game.

use serde_json::{Value, json};

use crate::common::{Server, TestGame};

/// Locks two rows on the first seat's sheet, in a mode without turns.
async fn lock_two_rows(game: &TestGame<'_>) -> Value {
    game.cross_all(0, "red", &[2, 3, 4, 5, 6, 12]).await;
    game.cross_all(0, "blue", &[12, 11, 10, 9, 8]).await;
    game.cross(0, "blue", 2).await
}

#[tokio::test]
async fn two_locks_end_the_game_and_the_result_ranks_everyone() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben", "Cleo"]).await;
    let view = lock_two_rows(&game).await;
    assert_eq!(view["status"], "last_call");
    assert_eq!(view["closed_rows"], json!(["red", "blue"]));
    assert_eq!(view["locked_this_turn"], json!([]));
    assert_eq!(view["result"], Value::Null);
    game.try_cross(0, "green", 12)
        .await
        .refused(422, "last_call_used");
    game.cross(1, "green", 12).await;
    game.try_cross(1, "green", 11)
        .await
        .refused(422, "last_call_used");
    let end = game.play(2, json!({"type": "finish"})).await;
    assert_eq!(end["status"], "finished");
    assert_eq!(
        end["result"],
        json!({"reason": "locks", "standings": [
            {"seat": 0, "rank": 1, "total": 56},
            {"seat": 1, "rank": 2, "total": 1},
            {"seat": 2, "rank": 3, "total": 0},
        ]})
    );
    for seat in end["seats"].as_array().unwrap() {
        assert_eq!(seat["rows"]["green"]["open"], json!([]));
    }
}

#[tokio::test]
async fn equal_totals_share_their_rank() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben", "Cleo", "Dan"]).await;
    game.cross(1, "red", 5).await;
    game.cross(3, "blue", 5).await;
    game.play(0, json!({"type": "penalty"})).await;
    let end = game.finish().await;
    assert_eq!(
        end["result"]["standings"],
        json!([
            {"seat": 1, "rank": 1, "total": 1},
            {"seat": 3, "rank": 1, "total": 1},
            {"seat": 2, "rank": 3, "total": 0},
            {"seat": 0, "rank": 4, "total": -5},
        ])
    );
}

#[tokio::test]
async fn the_fourth_penalty_finishes_a_game_with_turns() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    for turn in 1..=3 {
        game.end_turn(turn).await;
    }
    let body = json!({"type": "end_turn", "turn": 4});
    let response = game.try_move(0, body).await.ok(201);
    let end = &response["game"];
    assert_eq!(end["status"], "finished");
    assert_eq!(end["result"]["reason"], "penalties");
    assert_eq!(end["seats"][0]["total"], -20);
    assert_eq!((&end["turn"], &end["active_seat"]), (&json!(4), &json!(0)));
    assert_eq!(
        response["event"]["effects"],
        json!([{"type": "penalty", "seat": 0}, {"type": "finish", "reason": "penalties"}])
    );
}

#[tokio::test]
async fn a_finished_game_accepts_no_moves() {
    let server = Server::start().await;
    for mode in ["sheet", "turns"] {
        let game = server.play(mode, &["Ana", "Ben"]).await;
        game.finish().await;
        for body in [
            json!({"type": "cross", "row": "red", "number": 5}),
            json!({"type": "end_turn", "turn": 1}),
            json!({"type": "penalty"}),
            json!({"type": "close", "row": "red"}),
            json!({"type": "finish"}),
            json!({"type": "undo"}),
        ] {
            game.try_move(1, body).await.refused(422, "game_over");
        }
        assert_eq!(game.view().await["seq"], 4);
    }
}

#[tokio::test]
async fn the_host_undoes_the_end_and_the_game_continues() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    game.finish().await;
    let again = game.try_host_move(json!({"type": "undo"})).await.ok(201);
    let view = &again["game"];
    assert_eq!(view["status"], "playing");
    assert_eq!(
        (&view["result"], &view["finished_at"]),
        (&Value::Null, &Value::Null)
    );
    game.cross(0, "red", 5).await;
    let path = format!("/groups/{}/games", game.group);
    let list = server.get(&path, &game.keeper).await.ok(200);
    assert_eq!(list["games"][0]["status"], "playing");
    assert_eq!(list["games"][0]["result"], Value::Null);
}

#[tokio::test]
async fn a_row_locked_in_a_turn_closes_at_its_end() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    for (turn, number) in (1..).zip([2, 3, 4, 5, 6]) {
        game.cross(0, "red", number).await;
        game.end_turn(turn).await;
    }
    game.cross(1, "blue", 12).await;
    let response = game.try_cross(0, "red", 12).await.ok(201);
    assert_eq!(
        response["event"]["effects"],
        json!([{"type": "lock", "row": "red"}])
    );
    let view = &response["game"];
    assert_eq!(
        (&view["locked_this_turn"], &view["closed_rows"]),
        (&json!(["red"]), &json!([]))
    );
    let view = game.end_turn(6).await;
    assert_eq!(
        (&view["locked_this_turn"], &view["closed_rows"]),
        (&json!([]), &json!(["red"]))
    );
    game.try_cross(1, "red", 7).await.refused(422, "row_closed");
}
