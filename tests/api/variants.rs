//! The boards as data.

use serde_json::{Value, json};

use crate::common::Server;

#[tokio::test]
async fn the_boards_are_listed_for_anyone() {
    let server = Server::start().await;
    let list = server.get("/variants", "").await.ok(200);
    let variants = list["variants"].as_array().unwrap();
    let ids: Vec<&Value> = variants.iter().map(|variant| &variant["id"]).collect();
    assert!(ids.contains(&&json!("classic")), "{list}");
    for variant in variants {
        let path = format!("/variants/{}", variant["id"].as_str().unwrap());
        assert_eq!(server.get(&path, "").await.ok(200), *variant);
    }
    server
        .get("/variants/chess", "")
        .await
        .refused(404, "not_found");
}

#[tokio::test]
async fn a_board_lists_its_spaces_locks_and_points() {
    let server = Server::start().await;
    let board = server.get("/variants/classic", "").await.ok(200);
    let numbers = |row: &str| -> Vec<Value> {
        let spaces = board["rows"][row]["spaces"].as_array().unwrap();
        assert!(spaces.iter().all(|space| space["color"] == row));
        spaces.iter().map(|space| space["number"].clone()).collect()
    };
    for row in ["red", "yellow"] {
        assert_eq!(numbers(row), (2..=12).map(|n| json!(n)).collect::<Vec<_>>());
    }
    for row in ["green", "blue"] {
        assert_eq!(
            numbers(row),
            (2..=12).rev().map(|n| json!(n)).collect::<Vec<_>>()
        );
    }
    assert_eq!(board["needed_crosses"], 5);
    assert_eq!(board["lock_spaces"], 1);
    let table: Vec<Value> = (0..=12).map(|n: u32| json!(n * (n + 1) / 2)).collect();
    assert_eq!(board["score_table"], json!(table));
    // Longo's printed table goes to 16, though no row can hold so many.
    let longo = server.get("/variants/longo", "").await.ok(200);
    let table = longo["score_table"].as_array().unwrap();
    assert_eq!((table.len(), table.last().unwrap()), (17, &json!(136)));
}

#[tokio::test]
async fn the_dice_of_fields_and_the_sum_of_the_track_are_data() {
    let server = Server::start().await;
    for (id, dice, sum) in [
        ("connect-15", json!([1, 5]), Value::Null),
        ("lucky-15", Value::Null, json!(15)),
        ("classic", Value::Null, Value::Null),
    ] {
        let board = server.get(&format!("/variants/{id}"), "").await.ok(200);
        assert_eq!(
            [&board["field_dice"], &board["track_sum"]],
            [&dice, &sum],
            "{id}"
        );
    }
}
