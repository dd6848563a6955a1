//! The checks of the boards, over HTTP: the moves as a client writes them, and the game as it reads it.

mod expected;
mod moves;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::invented_boards::Invented;
use crate::common::{CreatedGame, Server, TestGame};

const PLAYERS: [&str; 5] = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

/// What a seat shows on each board that it shows on no other kind of board: in some check of the board it is there and
/// neither empty nor 0.
const REACHED: [(&str, &[&str]); 10] = [
    (
        "big-points",
        &[
            "/extra_rows/red-yellow/crossed",
            "/extra_rows/red-yellow/open",
            "/extra_rows/green-blue/crossed",
            "/extra_rows/green-blue/open",
        ],
    ),
    (
        "bonus-a",
        &["/extra_rows/bar/crossed", "/extra_rows/bar/struck"],
    ),
    ("bonus-b", &["/extra_rows/pairs/crossed", "/choices"]),
    (
        "connect-15",
        &["/rows/red/fields", "/rows/blue/fields_open"],
    ),
    ("connected-chain", &["/sheet"]),
    ("connected-steps", &["/sheet", "/lines/4/score"]),
    ("double-a", &["/rows/red/second", "/rows/red/second_open"]),
    ("double-b", &["/rows/green/crosses"]),
    (
        "lucky-15",
        &[
            "/extra_rows/track/crossed",
            "/extra_rows/track/open",
            "/extra_rows/track/score",
            "/lines/4/score",
        ],
    ),
    ("x-change", &["/extra_rows/swaps/crossed", "/swaps_open"]),
];

/// The names of the boards that have checks, and the checks.
fn boards() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/checks");
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let board = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    files
        .map(|path| (board(&path), fs::read_to_string(&path).unwrap()))
        .collect()
}

/// The body of the game that a check is played in, as in `turns2AB` or `dice1+color`; without it `sheet1`.
fn setting(board: &str, word: &str) -> Option<Value> {
    let (word, is_color_required) = match word.strip_suffix("+color") {
        Some(word) => (word, true),
        None => (word, false),
    };
    let modes = ["sheet", "turns", "dice"];
    let mode = modes.into_iter().find(|mode| word.starts_with(mode))?;
    let (seats, letters) = word[mode.len()..].split_at(1);
    let seats: usize = seats.parse().ok()?;
    let mut body =
        json!({"variant": board, "mode": mode, "players": PLAYERS[..seats], "start": true});
    if is_color_required {
        body["house_rules"] = json!({"color_required": true});
    }
    if !letters.is_empty() {
        let letters: Vec<String> = letters.chars().map(String::from).collect();
        body["sheets"] = json!(letters);
    }
    Some(body)
}

/// Plays a check on this board, which is described by `variant`, in a game of the token's group, and gives the seats that
/// the game showed.
async fn play(
    (server, token): (&Server, &str),
    variant: &Value,
    line: &str,
) -> Result<Vec<Value>, String> {
    let (moves, wanted) = line.split_once('⇒').ok_or("no arrow")?;
    let words: Vec<&str> = moves.split_whitespace().skip(1).collect();
    let board = variant["id"].as_str().unwrap();
    let (body, words) = match setting(board, words[0]) {
        Some(body) => (body, &words[1..]),
        None => (setting(board, "sheet1").unwrap(), &words[..]),
    };
    let made = server.post("/games", token, body).await.ok(201);
    let game = TestGame::of(server, CreatedGame::of(&made));
    let played = moves::play(&game, words).await?;
    for seat in played.game["seats"].as_array().unwrap() {
        expected::lines_add_up(variant, seat)?;
    }
    expected::compare(&played, wanted)?;
    Ok(played.seats)
}

fn is_there(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Array(list) => !list.is_empty(),
        value => *value != 0,
    }
}

#[tokio::test]
async fn the_game_shows_what_the_checks_of_each_board_say() {
    let server = Server::start().await;
    let mut wrong = Vec::new();
    let mut reached: BTreeSet<(String, &str)> = BTreeSet::new();
    for (board, checks) in boards() {
        let path = format!("/variants/{board}");
        let variant = server.get(&path, "").await.ok(200);
        let (_, pointers) = REACHED.iter().find(|(name, _)| *name == board).unwrap();
        for line in checks.lines() {
            let seats = match play((&server, ""), &variant, line).await {
                Ok(seats) => seats,
                Err(error) => {
                    wrong.push(format!("{line}\n    {error}"));
                    continue;
                }
            };
            let found = pointers.iter().filter(|pointer| {
                let mut values = seats.iter().filter_map(|seat| seat.pointer(pointer));
                values.any(is_there)
            });
            reached.extend(found.map(|&pointer| (board.clone(), pointer)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for (board, pointers) in REACHED {
        for pointer in pointers {
            let name = (board.to_owned(), *pointer);
            assert!(reached.contains(&name), "{board}: {pointer}");
        }
    }
}

#[tokio::test]
async fn the_game_shows_what_the_checks_of_a_board_with_almost_all_extras_say() {
    let invented = Invented::start().await;
    let (server, board) = (&invented.server, invented.eleventh());
    let variant = server.get(&format!("/variants/{board}"), "").await.ok(200);
    let mut wrong = Vec::new();
    for line in include_str!("../../rules/eleventh_board/checks.txt").lines() {
        if let Err(error) = play((server, &invented.token), &variant, line).await {
            wrong.push(format!("{line}\n    {error}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn the_response_to_a_move_shows_the_game_as_reading_it_does() {
    let server = Server::start().await;
    for (board, line) in [
        ("big-points", "turns2 R5 / s0:RY5"),
        ("bonus-b", "sheet2 Y11"),
        ("connect-15", "dice2 [13 r5 y5 g2 b2] R*1"),
        ("double-a", "turns2 R5"),
        ("lucky-15", "turns2 T5"),
        ("x-change", "dice2 [56 r1 y1 g1 b1] R3@3"),
    ] {
        let words: Vec<&str> = line.split_whitespace().collect();
        let game = server.game(setting(board, words[0]).unwrap()).await;
        let played = moves::play(&game, &words[1..]).await.unwrap();
        let read = server.get(&game.path(""), &game.seats[0]).await.ok(200);
        assert_eq!(played.game, read, "{board}");
        followed(&server, &game, &played.events).await;
    }
}

/// Reads the events of the moves again, from the list and from the stream.
async fn followed(server: &Server, game: &TestGame<'_>, events: &[Value]) {
    let start = u32::try_from(events[0]["seq"].as_u64().unwrap()).unwrap() - 1;
    assert_eq!(game.events(start).await, events);
    let path = game.path("/stream");
    let mut stream = server.follow(&path, &game.seats[1], Some(start)).await;
    for event in events {
        let sent = stream.next_event().await.json();
        assert_eq!(sent["event"], *event);
    }
}
