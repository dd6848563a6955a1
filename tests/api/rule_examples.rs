//! The worked examples of the printed rules.

use serde_json::{Value, json};

use crate::common::{Server, TestGame};

const LEFT_TO_RIGHT: [u8; 15] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const CLASSIC_FALLING: [u8; 11] = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const LONGO_FALLING: [u8; 15] = [16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

/// Crosses this many spaces of each row from its left, and takes penalties; returns the seat's total.
async fn total(game: &TestGame<'_>, falling: &[u8], crosses: [usize; 4], penalties: u8) -> Value {
    let rows = [
        ("red", &LEFT_TO_RIGHT[..]),
        ("yellow", &LEFT_TO_RIGHT[..]),
        ("green", falling),
        ("blue", falling),
    ];
    for ((row, numbers), count) in rows.into_iter().zip(crosses) {
        game.cross_all(0, row, &numbers[..count]).await;
    }
    for _ in 0..penalties {
        game.play(0, json!({"type": "penalty"})).await;
    }
    game.view().await["seats"][0]["total"].clone()
}

/// Crosses spaces by corrections of the host, which use up no turn.
async fn draw(game: &TestGame<'_>, seat: usize, row: &str, numbers: &[u8]) {
    for number in numbers {
        let body = json!({
            "type": "correct", "seat": seat, "row": row, "number": number, "crossed": true,
        });
        game.try_host_move(body).await.ok(201);
    }
}

async fn roll(game: &TestGame<'_>, white: [u8; 2], blue: u8) {
    let body =
        json!({"type": "roll", "white": white, "red": 1, "yellow": 1, "green": 1, "blue": blue});
    game.try_host_move(body).await.ok(201);
}

#[tokio::test]
async fn spaces_left_of_the_last_cross_cannot_be_crossed() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    game.cross_all(0, "red", &[5, 7]).await;
    for number in [2, 3, 4, 6] {
        let response = game.try_cross(0, "red", number).await;
        response.refused(422, "left_of_last_cross");
    }
    let view = game.cross(0, "yellow", 10).await;
    assert_eq!(view["seats"][0]["rows"]["yellow"]["open"], json!([11]));
    let response = game.try_cross(0, "yellow", 12).await;
    response.refused(422, "too_few_crosses");
}

#[tokio::test]
async fn a_sheet_of_4_3_8_and_7_crosses_and_2_penalties_makes_70() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    assert_eq!(total(&game, &CLASSIC_FALLING, [4, 3, 8, 7], 2).await, 70);
}

#[tokio::test]
async fn a_sheet_of_4_5_2_and_2_crosses_and_2_penalties_makes_21() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    assert_eq!(total(&game, &CLASSIC_FALLING, [4, 5, 2, 2], 2).await, 21);
}

#[tokio::test]
async fn a_longo_sheet_of_4_3_9_and_8_crosses_and_2_penalties_makes_87() {
    let server = Server::start().await;
    let game = server
        .game(json!({"variant": "longo", "mode": "sheet", "players": ["Ana"], "start": true}))
        .await;
    assert_eq!(total(&game, &LONGO_FALLING, [4, 3, 9, 8], 2).await, 87);
}

#[tokio::test]
async fn the_lock_counts_as_a_cross_of_its_row() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[3, 5, 7, 8, 9, 10]).await;
    let view = game.cross(0, "red", 12).await;
    let row = &view["seats"][0]["rows"]["red"];
    assert_eq!(row["crossed"], json!([3, 5, 7, 8, 9, 10, 12]));
    assert_eq!((&row["locked"], &row["score"]), (&json!(true), &json!(36)));
}

#[tokio::test]
async fn a_lucky_sum_crosses_the_next_space_of_the_emptiest_row() {
    let server = Server::start().await;
    let game = server
        .game(json!({
            "variant": "longo", "mode": "dice", "players": ["Ana"], "start": true,
            "lucky_numbers": [[6, 11]],
        }))
        .await;
    draw(&game, 0, "red", &[2]).await;
    draw(&game, 0, "yellow", &[2]).await;
    draw(&game, 0, "blue", &[16]).await;
    roll(&game, [5, 1], 1).await;
    let body = json!({"type": "cross", "row": "green", "number": 16});
    let response = game.try_move(0, body).await.ok(201);
    assert_eq!(response["event"]["use"], "lucky");
    let green = &response["game"]["seats"][0]["rows"]["green"];
    assert_eq!(green["crossed"], json!([16]));
}

#[tokio::test]
async fn two_rows_locked_in_one_roll_both_count_and_end_the_game() {
    let server = Server::start().await;
    let game = server
        .game(json!({
            "variant": "longo", "mode": "dice", "players": ["Ana", "Ben", "Cleo"], "start": true,
            "lucky_numbers": [[2, 3], [2, 4], [2, 5]],
        }))
        .await;
    draw(&game, 2, "green", &[16, 15, 14, 13, 12, 11, 2]).await;
    draw(&game, 0, "red", &[2, 3, 4, 5, 6, 7]).await;
    draw(&game, 1, "yellow", &[2, 3, 4, 5, 6, 7]).await;
    assert_eq!(game.view().await["closed_rows"], json!(["green"]));
    let dice = json!({"type": "roll", "white": [8, 8], "red": 1, "yellow": 1, "blue": 1});
    game.play(0, dice).await;
    assert_eq!(game.cross(0, "red", 16).await["status"], "last_call");
    let view = game.cross(1, "yellow", 16).await;
    assert_eq!(view["seats"][1]["rows"]["yellow"]["locked"], true);
    assert_eq!(view["seats"][2]["rows"]["red"]["open"], json!([]));
    let end = game.end_turn(1).await;
    assert_eq!(
        (&end["status"], &end["result"]["reason"]),
        (&json!("finished"), &json!("locks"))
    );
    assert_eq!(end["closed_rows"], json!(["red", "yellow", "green"]));
}

#[tokio::test]
async fn the_active_player_crosses_the_white_sum_and_then_a_colored_one() {
    let server = Server::start().await;
    let game = server
        .game(json!({
            "variant": "longo", "mode": "dice", "players": ["Ana", "Ben"], "start": true,
            "lucky_numbers": [[2, 3], [2, 4]],
        }))
        .await;
    roll(&game, [5, 1], 8).await;
    let view = game.view().await;
    let rows = &view["seats"][0]["rows"];
    assert_eq!(rows["blue"]["open"], json!([13, 9, 6]));
    assert_eq!(view["seats"][1]["rows"]["blue"]["open"], json!([6]));
    game.cross(0, "red", 6).await;
    let view = game.cross(0, "blue", 13).await;
    assert_eq!(view["seats"][0]["rows"]["blue"]["crossed"], json!([13]));
    let response = game.try_cross(0, "blue", 9).await;
    response.refused(422, "already_crossed_this_roll");
}

#[tokio::test]
async fn four_crosses_are_too_few_for_the_last_space_even_when_another_locks_the_row() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "blue", &[12, 11, 10, 9]).await;
    let response = game.try_cross(0, "blue", 2).await;
    response.refused(422, "too_few_crosses");
    game.cross_all(1, "blue", &[12, 11, 10, 9, 8, 2]).await;
    let response = game.try_cross(0, "blue", 2).await;
    assert!(
        ["too_few_crosses", "row_closed"].contains(&response.json()["code"].as_str().unwrap()),
        "{}",
        response.text
    );
}
