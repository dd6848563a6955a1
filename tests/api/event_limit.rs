//! The maximum number of events of a game.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server};

/// An export with a running game of two in mode sheet, whose log has this many events.
async fn document(server: &Server, events: usize) -> String {
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    for penalties in [1, 0] {
        let body = json!({"type": "correct", "penalties": penalties, "seat": 0});
        game.try_host_move(body).await.ok(201);
    }
    let path = format!("/groups/{}/export?format=json", game.group);
    let mut document = server.get(&path, &game.keeper).await.ok(200);
    let log = document["games"][0]["events"].as_array_mut().unwrap();
    let two: [Value; 2] = [log[log.len() - 2].clone(), log[log.len() - 1].clone()];
    while log.len() < events {
        log.push(two[log.len() % 2].clone());
    }
    // An odd start would let the last two stand in the wrong order.
    log[3..]
        .iter_mut()
        .enumerate()
        .for_each(|(index, event)| *event = two[index % 2].clone());
    document.to_string()
}

/// A new group with the imported game: its keeper's token, its path and the path of its game.
async fn imported(server: &Server, document: &str) -> (String, String, String) {
    let group = server.group("Friday").await;
    let taken = group.import(server, "application/json", document).await;
    assert_eq!(taken.ok(200)["imported"], 1);
    let games = group.get(server, "/games").await;
    let game = games["games"][0]["id"].as_str().unwrap();
    (group.token, group.path, format!("/games/{game}"))
}

#[tokio::test]
async fn a_game_with_the_maximum_number_of_events_can_only_be_finished() {
    let server = Server::start().await;
    let document = document(&server, 4999).await;
    let (keeper, group, game) = imported(&server, &document).await;
    let moves = format!("{game}/moves");
    let cross = |number: u8| json!({"type": "cross", "row": "red", "number": number, "seat": 0});
    let last = server.post(&moves, &keeper, cross(2)).await.ok(201);
    assert_eq!(last["game"]["seq"], 5000);
    for body in [
        cross(3),
        json!({"type": "undo", "seat": 0}),
        json!({"type": "rewind", "to": 5}),
        json!({"type": "correct", "penalties": 1, "seat": 1}),
    ] {
        let response = server.post(&moves, &keeper, body).await;
        response.refused(422, "too_many_events");
        assert!(response.json()["detail"].as_str().unwrap().contains("5000"));
    }
    // What a rule forbids is refused by that rule.
    server
        .post(&moves, &keeper, cross(2))
        .await
        .refused(422, "already_crossed");
    let mut roles = 0;
    loop {
        let host = json!({"seat": roles % 2});
        let response = server.post(&format!("{game}/host"), &keeper, host).await;
        if response.status != 200 {
            response.refused(422, "too_many_events");
            break;
        }
        roles += 1;
        assert!(roles < 200, "the role moves for ever");
    }
    assert!(roles > 0);
    let finish = json!({"type": "finish"});
    let finished = server.post(&moves, &keeper, finish).await.ok(201);
    assert_eq!(finished["game"]["status"], "finished");
    let undo = json!({"type": "undo", "seat": 0});
    server
        .post(&moves, &keeper, undo)
        .await
        .refused(422, "too_many_events");
    let next = server
        .post(&format!("{game}/rematch"), &keeper, json!({}))
        .await;
    CreatedGame::of(&next.ok(201));
    // Whatever is exported can be imported.
    let export = server
        .get(&format!("{group}/export?format=json"), &keeper)
        .await;
    let other = server.group("Saturday").await;
    let taken = other
        .import(&server, "application/json", &export.text)
        .await;
    assert_eq!(taken.ok(200), json!({"imported": 2, "known": 0}));
}
