//! The standings of evenings and of series.

mod bad_series;
mod evening;
mod rules;
pub(super) mod series;

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, TestGame, TestGroup};

/// The name, rank, games, wins, total and score of each player, in their order.
type Lines = Vec<(String, i64, i64, i64, i64, i64)>;

fn lines(standings: &Value) -> Lines {
    let line = |line: &Value| {
        let number = |field: &str| line[field].as_i64().unwrap();
        let name = line["name"].as_str().unwrap().to_owned();
        let [rank, games, wins] = ["rank", "games", "wins"].map(number);
        (name, rank, games, wins, number("total"), number("score"))
    };
    standings.as_array().unwrap().iter().map(line).collect()
}

/// A line that is expected.
fn line(
    name: &str,
    [rank, games, wins, total, score]: [i64; 5],
) -> (String, i64, i64, i64, i64, i64) {
    (name.to_owned(), rank, games, wins, total, score)
}

/// The exported document of a game in which each player crosses so many of the first numbers of a row, one each; it is
/// played to its end, or ended early.
async fn played(server: &Server, players: &[(&str, u8)], to_the_end: bool) -> Value {
    let names: Vec<&str> = players.iter().map(|(name, _)| *name).collect();
    let body = json!({"variant": "classic", "mode": "sheet", "players": names, "start": true});
    let made = server.post("/games", "", body).await.ok(201);
    let game = TestGame::of(server, CreatedGame::of(&made));
    for (seat, (_, crosses)) in players.iter().enumerate() {
        let numbers: Vec<u8> = (2..2 + crosses).collect();
        game.cross_all(seat, "red", &numbers).await;
    }
    let closed: &[&str] = if to_the_end { &["yellow", "blue"] } else { &[] };
    for row in closed {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    game.finish().await;
    let path = game.path("/export?format=json");
    server.get(&path, &game.host).await.ok(200)
}

/// Imports copies of games that ended at these times.
async fn import(server: &Server, group: &TestGroup, games: &[(&Value, &str)]) {
    let mut document = games[0].0.clone();
    let copy = |(number, (game, at)): (usize, &(&Value, &str))| {
        let mut copy = game["games"][0].clone();
        copy["uid"] = json!(format!("{number:012}"));
        for field in ["created_at", "started_at", "finished_at"] {
            copy[field] = json!(at);
        }
        for event in copy["events"].as_array_mut().unwrap() {
            event["at"] = json!(at);
        }
        copy
    };
    document["games"] = games.iter().enumerate().map(copy).collect();
    let imported = group.import_json(server, document).await.ok(200);
    assert_eq!(imported["imported"], games.len());
}

/// Imports a game on paper, of this day and these totals.
async fn import_paper(server: &Server, group: &TestGroup, day: &str, totals: &[(&str, i32)]) {
    let seats = totals.iter();
    let seats = seats.map(|(name, total)| json!({"name": name, "total": total}));
    let document = json!({"format": "rowlock", "version": 1, "paper": [
        {"date": day, "variant": "classic", "seats": seats.collect::<Vec<_>>()},
    ]});
    group.import_json(server, document).await.ok(200);
}
