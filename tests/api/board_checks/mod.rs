//! The checks of the boards, over HTTP: the moves as a client writes them, and the game as it reads it.

mod drawing;

use std::collections::BTreeSet;

use rowlock_rules::By;
use serde_json::{Value, json};

use super::invented_boards::Invented;
use crate::common::{CreatedGame, Server, TestGame};
use crate::rules::checks;
use crate::rules::checks::expected::{self, Played, ROWS, line};
use crate::rules::checks::notation::{self, Setting};
use drawing::Drawing;

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

/// The body of the game that a check is played in.
fn body(board: &str, setting: &Setting<'_>) -> Value {
    let mut body = json!({
        "variant": board, "mode": setting.mode, "players": PLAYERS[..setting.seats], "start": true,
    });
    if setting.color_required {
        body["house_rules"] = json!({"color_required": true});
    }
    if !setting.letters.is_empty() {
        let letters: Vec<String> = setting.letters.chars().map(String::from).collect();
        body["sheets"] = json!(letters);
    }
    body
}

/// The game after the moves of a check.
struct After {
    last: Played,
    /// The events of all moves that were taken.
    events: Vec<Value>,
    /// Every seat after every move.
    seats: Vec<Value>,
}

/// The rows that this cross lets its seat choose from, as the game said before it.
fn ties(game: &Value, seat: usize, cross: &Value) -> Value {
    let choices = game["seats"][seat]["choices"].as_array();
    let is_own =
        |choice: &&Value| choice["row"] == cross["row"] && choice["number"] == cross["number"];
    let own = choices.and_then(|choices| choices.iter().find(is_own));
    own.map_or(json!([]), |choice| choice["rows"].clone())
}

/// Makes moves, each with the token of its seat, and corrections with that of the host.
async fn make(game: &TestGame<'_>, words: &[String]) -> Result<After, String> {
    let mut after = After {
        last: Played {
            game: game.view().await,
            event: Value::Null,
            ties: json!([]),
        },
        events: Vec::new(),
        seats: Vec::new(),
    };
    for word in words {
        let mut made = notation::one_move(word).ok_or_else(|| format!("{word} is no move"))?;
        let active = after.last.game["active_seat"].as_u64();
        let seat = made.seat(active.and_then(|seat| usize::try_from(seat).ok()));
        if made.body["type"] == "end_turn" {
            made.body["turn"] = after.last.game["turn"].clone();
        }
        let response = match made.by {
            By::Host => {
                made.body["seat"] = json!(seat);
                game.try_host_move(made.body.clone()).await
            }
            By::Seat => game.try_move(seat, made.body.clone()).await,
        };
        let answer = response.json();
        match made.code {
            None if response.status == 201 => {
                after.last = Played {
                    ties: ties(&after.last.game, seat, &made.body),
                    game: answer["game"].clone(),
                    event: answer["event"].clone(),
                };
                let seats = answer["game"]["seats"].as_array().unwrap();
                after.seats.extend(seats.iter().cloned());
                after.events.push(answer["event"].clone());
            }
            Some(code) if [400, 422].contains(&response.status) && answer["code"] == code => {}
            _ => return Err(format!("{word}: {}", response.text)),
        }
    }
    Ok(after)
}

/// The lines of a seat are those of the board, and come to its total and to the points of its rows.
fn lines_add_up(variant: &Value, seat: &Value) -> Result<(), String> {
    let lines = seat["lines"].as_array().unwrap();
    let names: Vec<&Value> = lines.iter().map(|line| &line["line"]).collect();
    let total: i64 = lines.iter().map(|it| it["score"].as_i64().unwrap()).sum();
    let of_rows = ROWS.iter().all(|row| {
        let (printed, line) = (&seat["rows"][row], line(seat, row));
        printed["score"] == line["score"] && printed["crosses"] == line["crosses"]
    });
    let of_extras = seat["extra_rows"].as_object().into_iter().flatten();
    let of_extras = of_extras.map(|(name, row)| (line(seat, name), &row["score"]));
    let are_extras = of_extras.into_iter().all(|(line, score)| match line {
        Value::Null => *score == 0,
        line => line["score"] == *score,
    });
    let is_right = json!(names) == variant["lines"]
        && seat["total"] == total
        && seat["penalty_score"] == line(seat, "penalties")["score"];
    match is_right && of_rows && are_extras {
        true => Ok(()),
        false => Err(format!("the lines do not add up: {seat}")),
    }
}

/// Plays a check on this board, which is described by `variant`, in a game of the token's group, and gives the seats that
/// the game showed.
async fn play(
    (server, token): (&Server, &str),
    variant: &Value,
    check: &str,
) -> Result<Vec<Value>, String> {
    let (moves, wanted) = check.split_once('⇒').ok_or("no arrow")?;
    let (_, moves) = moves.split_once(' ').ok_or("no moves")?;
    let (setting, words) = notation::read(moves);
    let body = body(variant["id"].as_str().unwrap(), &setting);
    let made = server.post("/games", token, body).await.ok(201);
    let game = TestGame::of(server, CreatedGame::of(&made));
    let after = make(&game, &words).await?;
    for seat in after.last.game["seats"].as_array().unwrap() {
        lines_add_up(variant, seat)?;
    }
    let drawing = Drawing::of(variant);
    for seat in &after.seats {
        drawing.check_seat(seat);
        drawing.check_score(seat);
    }
    expected::compare(&after.last, wanted)?;
    Ok(after.seats)
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
    for (board, checks) in checks::all() {
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
async fn every_board_that_is_listed_can_be_drawn_from_its_data() {
    let server = Server::start().await;
    let listed = server.get("/variants", "").await.ok(200);
    let boards = listed["variants"].as_array().unwrap();
    assert_eq!(boards.len(), 14);
    for variant in boards {
        Drawing::of(variant);
    }
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
        let (setting, words) = notation::read(line);
        let game = server.game(body(board, &setting)).await;
        let after = make(&game, &words).await.unwrap();
        let read = server.get(&game.path(""), &game.seats[0]).await.ok(200);
        assert_eq!(after.last.game, read, "{board}");
        followed(&server, &game, &after.events).await;
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
