//! A thousand games, exported as JSON and imported again.

use chrono::{DateTime, SecondsFormat, TimeDelta, Utc};
use serde_json::{Value, json};

use super::{circle_of, download, play};
use crate::common::{Server, TestGroup};

/// How many games are exported; with `ROWLOCK_ALL` as many as a group of years has.
fn games() -> usize {
    match std::env::var_os("ROWLOCK_ALL") {
        Some(_) => 1000,
        None => 100,
    }
}

const NAMES: [&str; 8] = [
    "Ana",
    "Ben",
    "=1+1",
    "'-Cleo",
    "דוד",
    "Zoë, \"Z\"",
    "+39",
    "Ñandú",
];

const NOTES: [&str; 6] = [
    "- a list\n- of \"things\"; more",
    "=HYPERLINK(1)",
    "Two rows were locked.",
    "_x0041_ & <b>",
    "'=quoted",
    "a\t b",
];

/// Finished games of several boards and modes, as they are exported.
async fn played(server: &Server) -> Vec<Value> {
    let circle = circle_of(server, "Friday").await;
    for (variant, mode) in [
        ("classic", "turns"),
        ("classic", "sheet"),
        ("longo", "turns"),
        ("double-a", "sheet"),
        ("connected-steps", "sheet"),
        ("mixx-b", "turns"),
    ] {
        let wanted = json!({"variant": variant, "mode": mode, "players": ["Ana", "Ben", "Cleo"], "start": true});
        let game = play(server, &circle, wanted).await;
        if mode == "sheet" {
            game.try_cross(0, "red", 4).await;
            game.try_cross(1, "green", 12).await;
            game.finish().await;
        } else {
            // Each turn without a cross is a penalty; the fourth of a player ends the game.
            for turn in 1..=10 {
                game.end_turn(turn).await;
            }
        }
    }
    let document = circle.get(server, "/export?format=json").await;
    document["games"].as_array().unwrap().clone()
}

/// Moves all times in a document.
fn move_times(value: &mut Value, by: TimeDelta) {
    match value {
        Value::String(text) => {
            if let Ok(at) = text.parse::<DateTime<Utc>>() {
                *text = (at + by).to_rfc3339_opts(SecondsFormat::Millis, true);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(|each| move_times(each, by)),
        Value::Object(members) => members.values_mut().for_each(|each| move_times(each, by)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A document with games of every kind, played ones and ones on paper.
fn document(played: &[Value], games: usize) -> Value {
    let (mut copies, mut paper) = (Vec::new(), Vec::new());
    for index in 0..games {
        let day = format!("2026-{:02}-{:02}", 1 + index % 9, 1 + index % 28);
        let name = |seat: usize| NAMES[(index + seat) % NAMES.len()];
        let place = (index % 3 == 0).then(|| format!("Place {}", index % 7));
        let note = (index % 2 == 0).then(|| NOTES[index % NOTES.len()]);
        if index % 2 == 0 {
            let mut game = played[index / 2 % played.len()].clone();
            let began: DateTime<Utc> = game["events"][0]["at"].as_str().unwrap().parse().unwrap();
            // The day of noon in UTC is the day in Madrid.
            let noon: DateTime<Utc> = format!("{day}T12:00:00Z").parse().unwrap();
            move_times(&mut game, noon - began);
            game["uid"] = json!(format!("{index:012}"));
            for (seat, value) in game["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
                value["name"] = json!(name(seat));
            }
            game.as_object_mut().unwrap().extend(
                [
                    ("place", place.map(Value::from)),
                    ("note", note.map(Value::from)),
                ]
                .into_iter()
                .filter_map(|(key, value)| Some((key.to_owned(), value?))),
            );
            copies.push(game);
        } else {
            let reason = [None, Some("locks"), Some("penalties"), Some("stopped")][index / 2 % 4];
            let total = (index % 80) as i64;
            let mut seats = vec![
                json!({"name": name(0), "total": total}),
                json!({"name": name(1), "total": 40}),
            ];
            if index % 3 == 0 {
                seats.push(json!({
                    "name": name(2), "penalties": index % 5,
                    "crosses": {"red": index % 11, "yellow": 3, "green": 0, "blue": 7},
                }));
            }
            paper.push(json!({
                "date": day, "variant": (if index % 3 == 0 { "classic" } else { "bonus-a" }), "reason": reason,
                "place": place, "note": note, "seats": seats,
            }));
        }
    }
    json!({"format": "rowlock", "version": 1, "games": copies, "paper": paper})
}

/// What is known of the games of a group: of each game the day, board, reason, remarks, and players by rank.
async fn results(server: &Server, circle: &TestGroup) -> Vec<String> {
    let (mut results, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = circle
            .get(server, &format!("/games?limit=100{cursor}"))
            .await;
        for game in page["games"].as_array().unwrap() {
            let seats = game["seats"].as_array().unwrap();
            let standings = game["result"]["standings"].as_array().unwrap().iter();
            let mut players: Vec<String> = standings
                .map(|standing| {
                    let seat = &seats[standing["seat"].as_u64().unwrap() as usize];
                    json!([standing["rank"], seat["name"], standing["total"]]).to_string()
                })
                .collect();
            players.sort();
            let time = game["finished_at"].as_str();
            // Every game here was played at noon, so that its day is the same in UTC.
            let day = game["day"].as_str().or(time.map(|time| &time[..10]));
            let parts = json!([
                day,
                game["variant"],
                game["result"]["reason"],
                game["place"],
                game["note"],
                players,
            ]);
            results.push(parts.to_string());
        }
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    results.sort();
    results
}

#[tokio::test]
async fn games_come_back_and_are_known_the_second_time() {
    let server = Server::start().await;
    let original = circle_of(&server, "Friday").await;
    let count = games();
    let document = document(&played(&server).await, count);
    let imported = original.import_json(&server, document).await;
    assert_eq!(imported.ok(200), json!({"imported": count, "known": 0}));
    // A deleted player stays without a name.
    let player = original.player(&server, "Ben").await;
    let path = format!("{}/players/{player}", original.path);
    assert_eq!(server.delete(&path, &original.token).await.status, 204);
    let expected = results(&server, &original).await;
    assert_eq!(expected.len(), count);
    assert!(expected.iter().any(|game| game.contains(r#"\"\""#)));
    let file = download(&server, &original, "json").await;
    let copy = circle_of(&server, "Sunday").await;
    for (circle, imported, known) in [(&copy, count, 0), (&copy, 0, count), (&original, 0, count)] {
        let response = circle.import(&server, "application/json", &file).await;
        let counts = json!({"imported": imported, "known": known});
        assert_eq!(response.ok(200), counts);
    }
    let found = results(&server, &copy).await;
    let mut pairs = expected.iter().zip(&found);
    assert_eq!(pairs.find(|(one, other)| one != other), None);
    assert_eq!(found.len(), count);
}
