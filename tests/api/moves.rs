//! Moves, and the seats that make them.

use serde_json::{Value, json};

use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::common::{Response, Server, TestGame, cross};

#[tokio::test]
async fn the_response_to_a_move_has_its_event_and_the_game() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let response = game.try_cross(0, "red", 5).await.ok(201);
    let event = &response["event"];
    for (field, value) in [
        ("seq", json!(4)),
        ("seat", json!(0)),
        ("by", json!("seat")),
        ("undone", json!(false)),
        ("type", json!("cross")),
        ("row", json!("red")),
        ("number", json!(5)),
        ("turn", json!(1)),
        ("effects", json!([])),
    ] {
        assert_eq!(event.get(field), Some(&value), "{field}");
    }
    assert!(event["at"].as_str().unwrap().ends_with('Z'));
    let view = &response["game"];
    assert_eq!(view["seq"], 4);
    let red = &view["seats"][0]["rows"]["red"];
    let expected = json!({"crossed": [5], "crosses": 1, "locked": false, "open": [6, 7, 8, 9, 10, 11], "score": 1});
    assert_eq!(*red, expected);
    let own = server.get(&game.path(""), &game.seats[0]).await.ok(200);
    assert_eq!(*view, own);
    assert_eq!(game.events(3).await, std::slice::from_ref(event));
}

/// The bytes of the response to a cross that is sent with these header lines.
async fn wire_bytes(server: &Server, game: &TestGame<'_>, number: u8, lines: &str) -> Vec<u8> {
    let body = cross("red", number).to_string();
    let head = format!(
        "POST /api/v1{} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: application/json\r\n\
         Connection: close\r\nContent-Length: {}\r\n{lines}\r\n",
        game.path("/moves"),
        game.seats[0],
        body.len()
    );
    let mut connection = server.connect(2).await;
    connection.write_all(head.as_bytes()).await.unwrap();
    connection.write_all(body.as_bytes()).await.unwrap();
    let mut response = Vec::new();
    connection.read_to_end(&mut response).await.unwrap();
    assert!(response.starts_with(b"HTTP/1.1 201"));
    response
}

#[tokio::test]
async fn the_response_to_a_move_has_a_short_head_and_if_the_client_prefers_a_short_body() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben", "Cleo", "Dan"]).await;
    let gzip = wire_bytes(&server, &game, 3, "Accept-Encoding: gzip\r\n").await;
    let head = gzip.windows(4).position(|bytes| bytes == b"\r\n\r\n");
    // With the id of the request.
    assert!(head.unwrap() <= 320, "{head:?}");
    let minimal = wire_bytes(&server, &game, 4, "Prefer: return=minimal\r\n").await;
    assert!(minimal.len() <= 512, "{} bytes", minimal.len());
}

#[tokio::test]
async fn a_client_may_prefer_the_event_without_the_game() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let url = format!("{}/api/v1{}", server.url, game.path("/moves"));
    let request = server.http.post(url).bearer_auth(&game.seats[0]);
    let request = request.header("Prefer", "respond-async, return=minimal");
    let response = Response::of(request.json(&cross("red", 5))).await;
    assert_eq!(response.header("preference-applied"), "return=minimal");
    let moved = response.ok(201);
    assert_eq!(moved, json!({"event": game.events(3).await[0]}));
    let response = game.try_cross(0, "red", 6).await;
    assert_eq!(response.header("preference-applied"), "");
    assert_eq!(response.ok(201)["game"]["seq"], 5);
}

#[tokio::test]
async fn an_undone_move_is_marked_and_its_crosses_are_removed() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
    let response = game.try_move(0, json!({"type": "undo"})).await.ok(201);
    assert_eq!(response["event"]["type"], "undo");
    assert_eq!(
        response["game"]["seats"][0]["rows"]["red"]["crossed"],
        json!([])
    );
    let events = game.events(3).await;
    let undone: Vec<&Value> = events.iter().map(|event| &event["undone"]).collect();
    assert_eq!(undone, [true, false]);
    game.try_move(0, json!({"type": "undo"}))
        .await
        .refused(422, "nothing_to_undo");
}

#[tokio::test]
async fn a_seat_moves_for_itself_and_the_host_for_all() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let other = json!({"type": "cross", "row": "red", "number": 5, "seat": 1});
    game.try_move(0, other.clone())
        .await
        .refused(403, "host_only");
    assert_eq!(game.view().await["seq"], 3);
    let own = json!({"type": "cross", "row": "red", "number": 5, "seat": 0});
    let response = game.try_move(0, own).await.ok(201);
    assert_eq!(response["event"]["by"], "seat");
    let response = game.try_host_move(other).await.ok(201);
    assert_eq!(
        (&response["event"]["by"], &response["event"]["seat"]),
        (&json!("host"), &json!(1))
    );
    for seat in [json!(2), json!(99), json!(-1), json!("0")] {
        let body = json!({"type": "cross", "row": "red", "number": 6, "seat": seat});
        game.try_host_move(body).await.refused(400, "invalid_value");
    }
}

#[tokio::test]
async fn a_move_that_cannot_be_read_is_refused_and_changes_nothing() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let cross = |rest: Value| {
        let mut cross = json!({"type": "cross", "row": "red", "number": 5});
        let rest = rest.as_object().unwrap().clone();
        cross.as_object_mut().unwrap().extend(rest);
        cross
    };
    let invalid = [
        json!({}),
        json!({"type": "dance"}),
        json!({"type": 7}),
        json!({"type": "cross"}),
        json!({"type": "cross", "row": "red"}),
        cross(json!({"row": "pink"})),
        cross(json!({"number": "5"})),
        cross(json!({"number": 5.5})),
        cross(json!({"number": null})),
        cross(json!({"turn": "1"})),
        cross(json!({"use": "magic"})),
        json!({"type": "end_turn"}),
        json!({"type": "roll", "white": [5]}),
        json!({"type": "correct"}),
        json!([]),
        json!("undo"),
        Value::Null,
    ];
    let unknown = [
        cross(json!({"color": "red"})),
        cross(json!({"to": 3})),
        json!({"type": "end_turn", "turn": 1, "row": "red"}),
        json!({"type": "undo", "to": 3}),
        json!({"type": "finish", "reason": "locks"}),
        json!({"type": "penalty", "seats": 1}),
        json!({"type": "roll", "white": [5, 1], "pink": 3}),
    ];
    let all = invalid.map(|body| (body, "invalid_value")).into_iter();
    for (body, code) in all.chain(unknown.map(|body| (body, "unknown_field"))) {
        let response = game.try_move(0, body.clone()).await;
        assert_eq!(response.json()["code"], code, "{body}: {}", response.text);
        response.refused(400, code);
    }
    for number in [json!(-5), json!(256), json!(1e9)] {
        let body = json!({"type": "cross", "row": "red", "number": number});
        let response = game.try_move(0, body).await;
        assert!(
            ["invalid_value", "no_such_space"].contains(&response.json()["code"].as_str().unwrap()),
            "{}",
            response.text
        );
    }
    game.try_cross(0, "red", 1)
        .await
        .refused(422, "no_such_space");
    game.try_cross(0, "red", 13)
        .await
        .refused(422, "no_such_space");
    assert_eq!(game.view().await["seq"], 3);
}

#[tokio::test]
async fn simultaneous_moves_of_two_phones_are_both_stored() {
    let server = Server::start().await;
    let names = ["Ana", "Ben", "Cleo", "Dan", "Eva"];
    let game = server.play("sheet", &names).await;
    for number in 2..=6 {
        let crosses = (0..names.len()).map(|seat| game.cross(seat, "red", number));
        futures_util::future::join_all(crosses).await;
    }
    let view = game.view().await;
    assert_eq!(view["seq"], 6 + 25);
    for seat in view["seats"].as_array().unwrap() {
        assert_eq!(seat["rows"]["red"]["crossed"], json!([2, 3, 4, 5, 6]));
    }
    let seqs: Vec<u64> = game
        .events(0)
        .await
        .iter()
        .map(|event| event["seq"].as_u64().unwrap())
        .collect();
    assert_eq!(seqs, (1..=31).collect::<Vec<u64>>());
}
