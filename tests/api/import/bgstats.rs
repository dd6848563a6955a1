//! Files of the app Board Game Stats, also hostile ones.

use serde_json::{Value, json};

use super::circle_of;
use crate::common::{Response, Server, TestGroup};

/// An export of the app, made up, with what it writes of each game.
const APP_EXPORT: &str = r#"{"games":[{"id":1,"name":"Qwixx","bggId":131260,"highestWins":true}],
    "players":[{"id":1,"name":"Ana"},{"id":2,"name":"Ben"}],"locations":[],
    "plays":[{"uuid":"u1","playDate":"2025-12-24 20:10:00","durationMin":21,"gameRefId":1,
    "playerScores":[{"playerRefId":1,"score":"71","winner":true},{"playerRefId":2,"score":"54","winner":false}]}],
    "userInfo":{"meRefId":1}}"#;

/// An export with plays before all that they refer to, and fields that are of no use here.
fn export() -> Value {
    let play = |uuid: &str, game: u32, scores: Value| {
        json!({
            "uuid": uuid, "modificationDate": "2025-12-25 01:00:00", "playDate": "2025-12-24 23:50:00",
            "durationMin": 21, "ignored": false, "gameRefId": game, "rating": 0, "bggId": 131260,
            "playImages": "[]", "expansionPlays": [], "metaData": "{}", "playerScores": scores,
        })
    };
    let score = |player: u32, score: Value| json!({"playerRefId": player, "score": score, "winner": false, "rank": 0, "seatOrder": 0, "newPlayer": false});
    let mut first = play(
        "u1",
        1,
        json!([score(1, json!("30+41")), score(2, json!(54))]),
    );
    first["locationRefId"] = json!(3);
    first["comments"] = json!("Merry\r\nChristmas");
    first["board"] = json!("Gemixxt A");
    let mut second = play(
        "u2",
        2,
        json!([
            score(1, json!(" 12 ")),
            score(9, json!("5")),
            score(9, json!("-5"))
        ]),
    );
    second["playerScores"][0]["seatOrder"] = json!(3);
    let mut ignored = play("u4", 1, json!([score(1, json!("12"))]));
    ignored["ignored"] = json!(true);
    json!({
        "plays": [
            first, second,
            play("u3", 7, json!([{"score": ["anything"]}])),
            ignored,
            play("u5", 1, json!([score(1, json!("")), score(2, json!(null))])),
            play("u6", 5, json!([score(1, json!("7.0")), score(2, json!("50-5"))])),
        ],
        "challenges": [], "groups": [], "tags": [], "deletedObjects": [],
        "games": [
            {"id": 7, "name": "Catan", "bggId": 13},
            {"id": 1, "name": "Würfelspiel", "bggId": 131260, "designers": "Steffen Benndorf"},
            {"id": 2, "name": "QWIXX: Big Points", "bggId": 0},
            {"id": 5, "name": "qwixx (2012)"},
        ],
        "locations": [{"id": 3, "name": "Grandma’s"}],
        "players": [{"id": 1, "name": "Ana"}, {"id": 2, "name": "Ben"}, {"id": 9, "name": "Anonymous player", "isAnonymous": true}],
        "userInfo": {"meRefId": 1},
    })
}

async fn import(server: &Server, circle: &TestGroup, document: &Value) -> Response {
    let text = document.to_string();
    circle.import(server, "application/json", text).await
}

/// The places of the mistakes.
fn places(refused: &Response) -> Vec<String> {
    refused.refused(400, "invalid_value");
    let problem = refused.json();
    let mistakes = problem["mistakes"].as_array();
    let mistakes = mistakes
        .unwrap_or_else(|| panic!("{}", refused.text))
        .iter();
    mistakes
        .map(|mistake| mistake["place"].as_str().unwrap().to_owned())
        .collect()
}

fn seats(game: &Value) -> Value {
    let seats = game["seats"].as_array().unwrap().iter();
    seats
        .map(|seat| json!([seat["name"], seat["total"]]))
        .collect()
}

#[tokio::test]
async fn plays_of_the_app_are_read_as_games_on_paper() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (imported, known) in [(1, 0), (0, 1)] {
        let response = circle.import(&server, "application/json", APP_EXPORT).await;
        let counts = json!({"imported": imported, "known": known});
        assert_eq!(response.ok(200), counts);
    }
    let list = circle.get(&server, "/games").await;
    assert_eq!(list["games"][0]["day"], "2025-12-24");
    assert_eq!(list["games"][0]["variant"], "classic");
    assert_eq!(list["games"][0]["result"]["reason"], Value::Null);
    assert_eq!(seats(&list["games"][0]), json!([["Ana", 71], ["Ben", 54]]));
}

#[tokio::test]
async fn plays_of_other_games_and_plays_without_points_are_left_out() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (imported, known) in [(3, 0), (0, 3)] {
        let response = import(&server, &circle, &export()).await;
        let counts = json!({"imported": imported, "known": known});
        assert_eq!(response.ok(200), counts);
    }
    let list = circle.get(&server, "/games").await;
    let [year, points, mixx] = &list["games"].as_array().unwrap()[..] else {
        panic!("{list}");
    };
    assert_eq!(
        (&mixx["day"], &mixx["variant"]),
        (&json!("2025-12-24"), &json!("mixx-a"))
    );
    assert_eq!(
        (&mixx["place"], &mixx["note"]),
        (&json!("Grandma’s"), &json!("Merry\nChristmas"))
    );
    assert_eq!(seats(mixx), json!([["Ana", 71], ["Ben", 54]]));
    // Anonymous players are nobody, and the order of the seats is that of the app.
    assert_eq!(points["variant"], "big-points");
    assert_eq!(seats(points), json!([["", 5], ["", -5], ["Ana", 12]]));
    assert_eq!(year["variant"], "classic");
    assert_eq!(seats(year), json!([["Ana", 7], ["Ben", 45]]));
}

#[tokio::test]
async fn a_file_without_a_play_of_qwixx_is_refused() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let mut other = export();
    other["games"] = json!([1, 2, 5, 7].map(|id| json!({"id": id, "name": "Catan", "bggId": 13})));
    let mut without_points = export();
    without_points["plays"] = json!([export()["plays"][4]]);
    for document in [
        other,
        without_points,
        json!({"games": [], "players": [], "locations": [], "plays": []}),
        json!({"userInfo": {}}),
    ] {
        let refused = import(&server, &circle, &document).await;
        refused.refused(400, "invalid_value");
        assert!(refused.text.contains("Qwixx"), "{}", refused.text);
    }
}

#[tokio::test]
async fn mistakes_of_a_file_of_the_app_have_their_paths() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let long = "x".repeat(501);
    for (pointer, value, place) in [
        (
            "/plays/0/playerScores/0/score",
            json!("many"),
            "plays[0].playerScores[0].score",
        ),
        (
            "/plays/0/playerScores/0/score",
            json!("30+"),
            "plays[0].playerScores[0].score",
        ),
        (
            "/plays/0/playerScores/0/score",
            json!(70.5),
            "plays[0].playerScores[0].score",
        ),
        (
            "/plays/0/playerScores/0/score",
            json!(true),
            "plays[0].playerScores[0].score",
        ),
        (
            "/plays/0/playerScores/0/score",
            json!([1]),
            "plays[0].playerScores[0].score",
        ),
        (
            "/plays/0/playerScores/0/score",
            json!("9999999999999"),
            "plays[0].playerScores[0].score",
        ),
        (
            "/plays/0/playerScores/1/score",
            json!(u64::MAX),
            "plays[0].playerScores[1].score",
        ),
        // A game with only some of the points is no result.
        (
            "/plays/0/playerScores/1/score",
            json!(""),
            "plays[0].playerScores[1].score",
        ),
        (
            "/plays/0/playerScores/1/playerRefId",
            json!(77),
            "plays[0].playerScores[1].playerRefId",
        ),
        (
            "/plays/0/playerScores/1/playerRefId",
            json!("1"),
            "plays[0].playerScores[1].playerRefId",
        ),
        (
            "/plays/0/playerScores/1/seatOrder",
            json!({}),
            "plays[0].playerScores[1].seatOrder",
        ),
        (
            "/plays/0/playerScores/1",
            json!(5),
            "plays[0].playerScores[1]",
        ),
        (
            "/plays/0/playerScores",
            json!({"a": [1]}),
            "plays[0].playerScores",
        ),
        ("/plays/0/gameRefId", json!(77), "plays[0].gameRefId"),
        ("/plays/0/gameRefId", json!(null), "plays[0].gameRefId"),
        (
            "/plays/0/locationRefId",
            json!(77),
            "plays[0].locationRefId",
        ),
        ("/plays/0/playDate", json!("Christmas"), "plays[0].playDate"),
        ("/plays/0/playDate", json!(20251224), "plays[0].playDate"),
        ("/plays/0/comments", json!(long), "plays[0].comments"),
        ("/plays/0/uuid", json!([]), "plays[0].uuid"),
        ("/plays/1/uuid", json!("u1"), "plays[1]"),
        ("/plays/0/playDate", json!("2999-12-24"), "plays[0]"),
        ("/plays/0/playerScores/0/score", json!(999), "plays[0]"),
        ("/plays/0/playerScores/1/playerRefId", json!(1), "plays[0]"),
        ("/plays/2", json!("play"), "plays[2]"),
        ("/games/0", json!(1), "games[0]"),
        ("/games/0/id", json!("7"), "games[0].id"),
        ("/games/0/name", json!(7), "games[0].name"),
        ("/locations/0/name", json!(long), "plays[0].locationRefId"),
        // The name of a player is one mistake, however many plays there are.
        ("/players/0/name", json!("x".repeat(41)), "players[0].name"),
        ("/players/1/name", json!("\u{0}"), "players[1].name"),
    ] {
        let mut document = export();
        let old = document.pointer_mut(pointer);
        *old.unwrap_or_else(|| panic!("{pointer}")) = value.clone();
        let refused = import(&server, &circle, &document).await;
        let mut found = places(&refused);
        found.retain(|found| found != "plays[2].gameRefId");
        assert_eq!(found, [place], "{pointer} {value}: {}", refused.text);
    }
    // What is no list at all makes the file unreadable.
    for field in ["plays", "games", "players", "locations"] {
        let mut document = export();
        document[field] = json!(5);
        let refused = import(&server, &circle, &document).await;
        refused.refused(400, "invalid_value");
        assert!(refused.text.contains(field), "{}", refused.text);
    }
    assert_eq!(circle.games(&server).await, 0);
}

#[tokio::test]
async fn a_version_that_is_not_known_is_asked_once_for_the_file() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let document = APP_EXPORT.replace("\"name\":\"Qwixx\"", "\"name\":\"Qwixx Mixx\"");
    let refused = circle.import(&server, "application/json", &document).await;
    refused.refused(400, "invalid_value");
    assert!(refused.text.contains("Mixx"), "{}", refused.text);
    let path = format!(
        "{}/import?variants=%7B%22Mixx%22%3A%22mixx-b%22%7D",
        circle.path
    );
    let document: Value = serde_json::from_str(&document).unwrap();
    let response = server.post(&path, &circle.token, document).await;
    assert_eq!(response.ok(200)["imported"], 1);
    let list = circle.get(&server, "/games").await;
    assert_eq!(list["games"][0]["variant"], "mixx-b");
}

#[tokio::test]
async fn hostile_documents_are_refused() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let deep = format!("{}{}", "[".repeat(500_000), "]".repeat(500_000));
    let score = |score: &str| APP_EXPORT.replace("\"71\"", score);
    for (text, status) in [
        (score("NaN"), 400),
        (score("1e400"), 400),
        (score("1e300"), 400),
        (score("-0.5"), 400),
        (score(&deep), 400),
        (format!("[{deep}]"), 400),
        (format!("{{\"plays\":{deep}}}"), 400),
        (format!("{{\"players\":[],\"x\":{deep},\"plays\":[]}}"), 400),
        (deep.clone(), 400),
        ("[1,null,\"x\",{}]".to_owned(), 400),
        ("{\"plays\":[".to_owned(), 400),
        ("[".to_owned(), 400),
        (format!("{APP_EXPORT}x"), 400),
        (
            APP_EXPORT.replace("[]", &format!("[{}1]", "{\"id\":1},".repeat(50_001))),
            413,
        ),
    ] {
        let response = circle.import(&server, "application/json", &text).await;
        let start = &text[..text.len().min(80)];
        assert_eq!(response.status, status, "{start} {}", response.text);
    }
    // What is not used may be anything.
    let extra = APP_EXPORT.replace("\"userInfo\"", &format!("\"x\":{deep},\"userInfo\""));
    let response = circle.import(&server, "application/json", &extra).await;
    assert_eq!(response.ok(200)["imported"], 1);
    // Many plays of other games are only counted, many of Qwixx are too many.
    let plays = |play: &str, times: usize| {
        let games = "\"games\":[{\"id\":1,\"name\":\"Catan\"},{\"id\":2,\"name\":\"Qwixx\"}]";
        format!(
            "{{\"plays\":[{}{play}],{games}}}",
            format!("{play},").repeat(times)
        )
    };
    let text = plays("{\"gameRefId\":1}", 300_000);
    let response = circle.import(&server, "application/json", &text).await;
    response.refused(400, "invalid_value");
    let text = plays("{\"gameRefId\":2,\"playerScores\":[{\"score\":1}]}", 20_000);
    let response = circle.import(&server, "application/json", &text).await;
    response.refused(413, "too_large");
}
