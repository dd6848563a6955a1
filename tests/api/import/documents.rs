//! Imports of JSON exports, valid and damaged.

use serde_json::{Value, json};

use super::{circle_of, play, without_time};
use crate::common::{Server, TestGroup};

/// Games of every kind: finished with an undo and a rematch, with turns and dice, running, in the lobby.
async fn full_circle(server: &Server) -> TestGroup {
    let circle = circle_of(server, "Friday").await;
    let wanted = json!({"variant": "classic", "mode": "sheet", "players": ["=1+1", "Ñandú", "🎲"],
                        "start": true, "house_rules": {"hide_scores": true}});
    let first = play(server, &circle, wanted).await;
    first.cross_all(0, "red", &[2, 3, 5]).await;
    first.play(0, json!({"type": "undo"})).await;
    first.cross(1, "green", 10).await;
    first
        .try_host_move(json!({"type": "rewind", "to": 5}))
        .await
        .ok(201);
    first.finish().await;
    server
        .post(&first.path("/rematch"), &first.host, json!({}))
        .await
        .ok(201);
    let wanted =
        json!({"variant": "longo", "mode": "dice", "players": ["Ana", "Ben"], "start": true});
    let dice = play(server, &circle, wanted).await;
    let roll =
        json!({"type": "roll", "white": [5, 1], "red": 3, "yellow": 4, "green": 2, "blue": 6});
    dice.play(0, roll).await;
    dice.cross(1, "red", 6).await;
    dice.end_turn(1).await;
    dice.finish().await;
    play(
        server,
        &circle,
        json!({"variant": "mixx-a", "players": ["Ana"]}),
    )
    .await;
    // A deleted player stays nameless.
    let ben = dice.view().await["seats"][1]["player"].clone();
    let path = format!("{}/players/{}", circle.path, ben.as_str().unwrap());
    assert_eq!(server.delete(&path, &circle.token).await.status, 204);
    circle
}

#[tokio::test]
async fn an_imported_game_with_a_late_player_can_be_rewound() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let wanted = json!({"variant": "classic", "mode": "turns", "players": ["Ana"], "start": true});
    let game = play(&server, &circle, wanted).await;
    for (name, seq) in [("Gina", 3), ("Fritz", 5)] {
        let asked = game.join(name).await.ok(202);
        let path = game.path(&format!("/requests/{}", asked["request"].as_str().unwrap()));
        let view = server.post(&path, &game.host, json!({})).await.ok(200);
        assert_eq!(view["seq"], seq);
        // Gina's seat is removed again, and Fritz has its number.
        if name == "Gina" {
            game.try_host_move(json!({"type": "rewind", "to": 2}))
                .await
                .ok(201);
        }
    }
    game.end_turn(1).await;
    let document = circle.get(&server, "/export?format=json").await.to_string();
    let other = circle_of(&server, "Sunday").await;
    let imported = other.import(&server, "application/json", &document).await;
    imported.ok(200);
    let list = other.get(&server, "/games").await;
    let id = list["games"][0]["id"].as_str().unwrap();
    let names = async |to: u32| {
        let moves = format!("/games/{id}/moves");
        let rewind = json!({"type": "rewind", "to": to});
        let moved = server.post(&moves, &other.token, rewind).await.ok(201);
        let seats = moved["game"]["seats"].as_array().unwrap().clone();
        seats
            .iter()
            .map(|seat| seat["name"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(2).await, ["Ana"]);
    assert_eq!(names(5).await, ["Ana", "Fritz"]);
    // The file names the players who joined and were removed.
    assert_eq!(names(3).await, ["Ana", "Gina"]);
    assert_eq!(names(6).await, ["Ana", "Fritz"]);
}

#[tokio::test]
async fn an_imported_export_is_exported_alike_and_importing_it_again_changes_nothing() {
    let server = Server::start().await;
    let circle = full_circle(&server).await;
    let document = circle.get(&server, "/export?format=json").await;
    let other = Server::start().await;
    let empty = circle_of(&other, "Friday").await;
    let text = document.to_string();
    for (imported, known) in [(4, 0), (0, 4)] {
        let response = empty.import(&other, "application/json", &text).await;
        assert_eq!(
            response.ok(200),
            json!({"imported": imported, "known": known})
        );
        let again = empty.get(&other, "/export?format=json").await;
        assert_eq!(without_time(&again), without_time(&document));
    }
    let statistics = |mut stats: Value| {
        for line in stats["players"].as_array_mut().unwrap() {
            line["player"] = Value::Null;
        }
        [
            stats["players"].clone(),
            stats["games"].clone(),
            stats["by_board"].clone(),
        ]
    };
    assert_eq!(
        statistics(empty.get(&other, "/stats").await),
        statistics(circle.get(&server, "/stats").await)
    );
    // In their own group the games are known.
    let home = circle.import(&server, "application/json", &text).await;
    assert_eq!(home.ok(200), json!({"imported": 0, "known": 4}));
}

#[tokio::test]
async fn an_imported_running_game_continues() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let wanted = json!({"variant": "classic", "players": ["Ana"], "start": true});
    play(&server, &circle, wanted)
        .await
        .cross(0, "red", 2)
        .await;
    let document = circle.get(&server, "/export?format=json").await.to_string();
    let other = circle_of(&server, "Saturday").await;
    other
        .import(&server, "application/json", &document)
        .await
        .ok(200);
    let list = other.get(&server, "/games").await;
    let moves = format!("/games/{}/moves", list["games"][0]["id"].as_str().unwrap());
    let cross = json!({"type": "cross", "row": "red", "number": 3, "seat": 0});
    let moved = server.post(&moves, &other.token, cross).await.ok(201);
    assert_eq!(moved["game"]["seats"][0]["total"], 3);
}

#[tokio::test]
async fn a_damaged_export_is_refused_with_the_place_of_the_damage() {
    let server = Server::start().await;
    let circle = full_circle(&server).await;
    let document = circle.get(&server, "/export?format=json").await;
    let other = circle_of(&server, "Saturday").await;
    let games = document["games"].as_array().unwrap();
    let finished = |game: &&Value| game["variant"] == "classic" && !game["result"].is_null();
    let at = games.iter().position(|game| finished(&game)).unwrap();
    type Damage = fn(&mut Value);
    let damages: [(Damage, u16, &str, String); 8] = [
        (
            |game| game["events"][4]["number"] = json!(13),
            422,
            "no_such_space",
            format!("games[{at}].events[4]"),
        ),
        (
            |game| game["events"][5]["effects"] = json!([{"type": "lock", "row": "red"}]),
            400,
            "invalid_value",
            format!("games[{at}].events[5]"),
        ),
        (
            |game| drop(game["events"].as_array_mut().unwrap().remove(1)),
            400,
            "invalid_value",
            format!("games[{at}].events[1]"),
        ),
        (
            |game| game["result"]["standings"][0]["total"] = json!(99),
            400,
            "invalid_value",
            format!("games[{at}].result"),
        ),
        (
            |game| game["result"] = Value::Null,
            400,
            "invalid_value",
            format!("games[{at}].result"),
        ),
        (
            |game| game["variant"] = json!("chess"),
            400,
            "invalid_value",
            format!("games[{at}]"),
        ),
        (
            |game| game["seats"][1]["name"] = json!("=1+1"),
            400,
            "invalid_value",
            format!("games[{at}]"),
        ),
        (
            |game| game["seats"][1]["name"] = json!(" \u{202e}"),
            400,
            "invalid_value",
            format!("games[{at}].seats[1].name"),
        ),
    ];
    for (damage, status, code, place) in damages {
        let mut damaged = document.clone();
        damage(&mut damaged["games"][at]);
        let response = other
            .import(&server, "application/json", &damaged.to_string())
            .await;
        response.refused(status, code);
        assert_eq!(
            response.json()["mistakes"][0]["place"],
            json!(place),
            "{}",
            response.text
        );
        assert_eq!(other.games(&server).await, 0);
    }
    let text = document.to_string();
    let cut = &text[..text.len() / 2];
    let response = other.import(&server, "application/json", cut).await;
    response.refused(400, "malformed");
    assert!(response.text.contains("line 1 column"), "{}", response.text);
    for (body, code) in [
        ("", "malformed"),
        ("[]", "invalid_value"),
        ("{}", "invalid_value"),
        (
            r#"{"format": "rowlock", "version": 2, "games": []}"#,
            "invalid_value",
        ),
        (
            r#"{"format": "chess", "version": 1, "games": []}"#,
            "invalid_value",
        ),
        (
            r#"{"format": "rowlock", "version": 1, "color": "red"}"#,
            "unknown_field",
        ),
        (
            r#"{"format": "rowlock", "version": 1, "games": [{"uid": 1}]}"#,
            "invalid_value",
        ),
    ] {
        let response = other.import(&server, "application/json", body).await;
        response.refused(400, code);
        assert_eq!(other.games(&server).await, 0);
    }
    let twice = json!({"format": "rowlock", "version": 1, "games": [games[0], games[0]]});
    let response = other
        .import(&server, "application/json", &twice.to_string())
        .await;
    response.refused(400, "invalid_value");
    assert_eq!(response.json()["mistakes"][0]["place"], "games[1]");
}
