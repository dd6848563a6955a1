//! Imports of games that players joined after the start.

use serde_json::{Value, json};

use super::{circle_of, play};
use crate::common::{CreatedGame, Server, TestGame, TestGroup, cross};

/// The game without the ids of its group.
fn bare(game: &Value) -> Value {
    let mut game = game.clone();
    for key in ["id", "code", "group"] {
        game[key] = Value::Null;
    }
    for seat in game["seats"].as_array_mut().unwrap() {
        seat["player"] = Value::Null;
    }
    game
}

/// A player joins a running game; returns the number of the event.
async fn enter(server: &Server, game: &CreatedGame, name: &str) -> u64 {
    let body = json!({"code": game.code, "name": name});
    let asked = server.post("/games/join", "", body).await.ok(202);
    let request = asked["request"].as_str().unwrap();
    let path = format!("/games/{}/requests/{request}", game.id);
    let view = server.post(&path, &game.host, json!({})).await.ok(200);
    view["seq"].as_u64().unwrap()
}

/// The only game of a group, with its keeper's token.
async fn only_game(server: &Server, circle: &TestGroup) -> CreatedGame {
    let list = circle.get(server, "/games").await;
    CreatedGame {
        id: list["games"][0]["id"].as_str().unwrap().to_owned(),
        code: String::new(),
        group: String::new(),
        host: circle.token.clone(),
        keeper: circle.token.clone(),
        seats: Vec::new(),
    }
}

async fn import(server: &Server, from: &TestGroup) -> (TestGroup, CreatedGame) {
    let document = from.get(server, "/export?format=json").await.to_string();
    let other = circle_of(server, "Saturday").await;
    let imported = other.import(server, "application/json", &document).await;
    assert_eq!(imported.ok(200), json!({"imported": 1, "known": 0}));
    let game = only_game(server, &other).await;
    (other, game)
}

/// A cross on the sheet of the player who joined.
fn marked(row: &str, number: u8) -> Value {
    let mut body = cross(row, number);
    body["seat"] = json!(2);
    body
}

/// Fritz joins, a rewind removes him, and Gina joins instead.
struct Evening<'a> {
    game: TestGame<'a>,
    before: u64,
    fritz: u64,
    gina: u64,
}

impl<'a> Evening<'a> {
    async fn play(server: &'a Server, circle: &TestGroup) -> Self {
        let body = json!({"variant": "classic", "players": ["Ana", "Ben"], "start": true});
        let game = play(server, circle, body).await;
        let before = game.cross(0, "red", 2).await["seq"].as_u64().unwrap();
        let fritz = enter(server, &game, "Fritz").await;
        game.end_turn(1).await;
        game.try_host_move(marked("blue", 11)).await.ok(201);
        let rewind = json!({"type": "rewind", "to": before});
        game.try_host_move(rewind).await.ok(201);
        let gina = enter(server, &game, "Gina").await;
        game.end_turn(1).await;
        game.try_host_move(marked("green", 10)).await.ok(201);
        Self {
            game,
            before,
            fritz,
            gina,
        }
    }
}

#[tokio::test]
async fn an_imported_game_can_be_rewound_past_an_entry() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let evening = Evening::play(&server, &circle).await;
    let (other, copy) = import(&server, &circle).await;
    assert_eq!(
        bare(&server.view(&copy).await),
        bare(&evening.game.view().await)
    );
    for (to, names) in [
        (evening.before, vec!["Ana", "Ben"]),
        (evening.fritz, vec!["Ana", "Ben", "Fritz"]),
        (evening.before, vec!["Ana", "Ben"]),
        (evening.gina, vec!["Ana", "Ben", "Gina"]),
    ] {
        let rewind = json!({"type": "rewind", "to": to});
        let original = evening.game.try_host_move(rewind.clone()).await.ok(201);
        let moved = server.make_move(&copy, &copy.host, rewind).await.ok(201);
        let seats = moved["game"]["seats"].as_array().unwrap().iter();
        let seated: Vec<_> = seats.map(|seat| seat["name"].as_str().unwrap()).collect();
        assert_eq!(seated, names);
        assert_eq!(bare(&moved["game"]), bare(&original["game"]));
    }
    let server = server.restart().await;
    // A player who joins the copy is a player of its group.
    let last = server.view(&copy).await;
    let ids = |players: &Value| -> Vec<Value> {
        let players = players.as_array().unwrap().iter();
        players.map(|player| player["id"].clone()).collect()
    };
    let players = ids(&other.get(&server, "").await["players"]);
    assert_eq!(players.len(), 4);
    for seat in last["seats"].as_array().unwrap() {
        assert!(players.contains(&seat["player"]), "{last}");
    }
    let again = other.get(&server, "/export?format=json").await;
    let third = circle_of(&server, "Sunday").await;
    let third = third
        .import(&server, "application/json", &again.to_string())
        .await;
    assert_eq!(third.ok(200), json!({"imported": 1, "known": 0}));
}

#[tokio::test]
async fn a_removed_seat_without_a_name_is_restored_nameless() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let evening = Evening::play(&server, &circle).await;
    let mut document = circle.get(&server, "/export?format=json").await;
    for event in document["games"][0]["events"].as_array_mut().unwrap() {
        event.as_object_mut().unwrap().remove("name");
    }
    let other = circle_of(&server, "Saturday").await;
    other
        .import(&server, "application/json", &document.to_string())
        .await
        .ok(200);
    let copy = only_game(&server, &other).await;
    for (to, name) in [(evening.fritz, ""), (evening.gina, "Gina")] {
        let rewind = json!({"type": "rewind", "to": to});
        let moved = server.make_move(&copy, &copy.host, rewind).await.ok(201);
        let seats = moved["game"]["seats"].as_array().unwrap();
        assert_eq!(seats.len(), 3);
        assert_eq!(seats[2]["name"], name);
    }
}

#[tokio::test]
async fn a_repeated_and_an_invalid_name_are_mistakes() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    Evening::play(&server, &circle).await;
    let document = circle.get(&server, "/export?format=json").await;
    let events = document["games"][0]["events"].as_array().unwrap().iter();
    let is_fritz = |event: &Value| event["name"] == "Fritz";
    let at = events.clone().position(is_fritz).unwrap();
    let other = circle_of(&server, "Saturday").await;
    for (name, place) in [
        ("ben", "games[0]".to_owned()),
        ("\u{202e}", format!("games[0].events[{at}].name")),
    ] {
        let mut wrong = document.clone();
        wrong["games"][0]["events"][at]["name"] = json!(name);
        let refused = other
            .import(&server, "application/json", &wrong.to_string())
            .await;
        refused.refused(400, "invalid_value");
        assert_eq!(refused.json()["mistakes"][0]["place"], place);
        assert_eq!(other.games(&server).await, 0);
    }
}

#[tokio::test]
async fn a_game_continued_after_its_rematch_is_restored_with_its_undone_moves() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let body = json!({"variant": "classic", "mode": "sheet", "players": ["Ana"], "start": true});
    let game = play(&server, &circle, body).await;
    game.cross(0, "red", 2).await;
    game.finish().await;
    let path = game.path("/rematch");
    let rematch = server.post(&path, &game.host, json!({})).await.ok(201);
    let next = rematch["game"]["id"].clone();
    let path = format!("/games/{}", next.as_str().unwrap());
    assert_eq!(server.delete(&path, &circle.token).await.status, 204);
    game.try_host_move(json!({"type": "undo"})).await.ok(201);
    game.cross(0, "red", 3).await;
    game.play(0, json!({"type": "undo"})).await;
    let to = game.cross(0, "red", 4).await["seq"].clone();
    game.cross(0, "red", 5).await;
    let rewind = json!({"type": "rewind", "to": to});
    game.try_host_move(rewind).await.ok(201);
    let (_, copy) = import(&server, &circle).await;
    let seats = |game: &Value| bare(game)["seats"].clone();
    assert_eq!(seats(&server.view(&copy).await), seats(&game.view().await));
    server
        .make_move(&copy, &copy.host, {
            let mut body = cross("blue", 9);
            body["seat"] = json!(0);
            body
        })
        .await
        .ok(201);
}
