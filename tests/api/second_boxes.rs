//! Second boxes: moves, the game, the board and sheets from paper.

use serde_json::{Value, json};

use crate::common::Server;

#[tokio::test]
async fn a_second_box_is_named_by_a_move_shown_in_the_game_and_corrected() {
    let server = Server::start().await;
    let game = server
        .game(json!({"variant": "double-a", "mode": "sheet", "players": ["Ana", "Ben"], "start": true}))
        .await;
    let second = json!({"type": "cross", "row": "red", "number": 5, "second": true});
    game.cross(0, "red", 5).await;
    let view = game.play(0, second.clone()).await;
    let red = &view["seats"][0]["rows"]["red"];
    assert_eq!(red["crossed"], json!([5]));
    assert_eq!(
        (&red["second"], &red["second_open"]),
        (&json!([5]), &json!([]))
    );
    assert_eq!((&red["crosses"], &red["score"]), (&json!(2), &json!(3)));
    assert_eq!(view["seats"][1]["rows"]["red"]["second"], json!([]));
    game.try_move(0, second.clone())
        .await
        .refused(422, "already_crossed");
    game.cross(0, "red", 7).await;
    game.try_move(0, second)
        .await
        .refused(422, "not_last_cross");
    let last = json!({"type": "cross", "row": "red", "number": 12, "second": true});
    game.try_move(0, last).await.refused(422, "no_such_space");
    let correct = |crossed| json!({"type": "correct", "row": "red", "number": 7, "second": true, "crossed": crossed, "seat": 0});
    let corrected = game.try_host_move(correct(true)).await.ok(201);
    assert_eq!(
        corrected["game"]["seats"][0]["rows"]["red"]["second"],
        json!([5, 7])
    );
    let erased = game.try_host_move(correct(false)).await.ok(201);
    assert_eq!(
        erased["game"]["seats"][0]["rows"]["red"]["second"],
        json!([5])
    );
}

#[tokio::test]
async fn a_board_without_second_boxes_takes_none_of_their_fields() {
    let server = Server::start().await;
    let game = server
        .game(json!({"variant": "classic", "mode": "sheet", "players": ["Ana"], "start": true}))
        .await;
    game.cross(0, "red", 5).await;
    for field in [
        json!({"number": 5, "second": true}),
        json!({"number": 3, "swap": 1}),
        json!({"number": 3, "choose": "red"}),
        json!({"field": 1}),
        json!({"row": "track", "number": 5}),
        json!({"row": "bar", "number": 1}),
    ] {
        let mut cross = json!({"type": "cross", "row": "red"});
        cross
            .as_object_mut()
            .unwrap()
            .extend(field.as_object().unwrap().clone());
        game.try_move(0, cross).await.refused(400, "invalid_value");
    }
    let view = server.get(&game.path(""), &game.host).await.ok(200);
    let row = &view["seats"][0]["rows"]["red"];
    assert_eq!((row.get("second"), row.get("second_open")), (None, None));
}

#[tokio::test]
async fn a_sheet_from_paper_says_which_second_boxes_are_crossed() {
    let server = Server::start().await;
    let score = |second: Value| {
        json!({
            "variant": "double-a", "rows": {"red": [2, 3, 4, 5, 12]}, "second": second, "locks": ["red"],
        })
    };
    let scored = server
        .post("/score", "", score(json!({"red": [2, 3, 5]})))
        .await
        .ok(200);
    assert_eq!(scored["rows"]["red"], json!({"crosses": 9, "score": 45}));
    let refused = server
        .post("/score", "", score(json!({"red": [2, 6]})))
        .await
        .ok(422);
    let mistakes: Vec<&str> = refused["mistakes"]
        .as_array()
        .unwrap()
        .iter()
        .map(code)
        .collect();
    assert_eq!(mistakes, ["no_such_space", "too_few_crosses"]);
    for (variant, extra_rows) in [
        ("double-a", json!({"blue": [5]})),
        ("double-a", json!({"track": [5]})),
        ("bonus-a", json!({"red": []})),
    ] {
        let sheet = json!({"variant": variant, "extra_rows": extra_rows});
        server
            .post("/score", "", sheet)
            .await
            .refused(400, "invalid_value");
    }
    let board = server.get("/variants/double-a", "").await.ok(200);
    let red = board["rows"]["red"]["spaces"].as_array().unwrap();
    assert_eq!(
        red.iter().filter(|space| space["second"] == true).count(),
        10
    );
}

fn code(problem: &Value) -> &str {
    problem["code"].as_str().unwrap()
}
