//! Many tables, whose clients a load balancer sends to any of three servers.

use std::collections::HashSet;
use std::sync::Mutex;

use futures_util::future::join_all;
use serde_json::{Value, json};

use super::reference::Replayed;
use super::{Servers, path};
use crate::common::{Client, CreatedGame, Stream, postgres, verified};

/// What is played, in turn: every board with every mode.
const BOARDS: [&str; 4] = ["classic", "mixx-a", "big-points", "double-a"];
const MODES: [&str; 3] = ["sheet", "turns", "dice"];

/// How many tables play, and how many moves are tried at each.
fn amount() -> (usize, usize) {
    match std::env::var_os("ROWLOCK_ALL") {
        Some(_) => (48, 100),
        None => (12, 25),
    }
}

/// A generator of numbers that look random, so that a failure can be repeated.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: usize) -> usize {
        // Knuth's MMIX generator; its high bits are the better ones.
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below
    }
}

/// A seat with a move that the rules may accept or refuse: mostly one that was open when the table was last seen.
fn any_move(numbers: &mut Numbers, view: &Value) -> (usize, Value) {
    let seats = view["seats"].as_array().unwrap().len();
    if view["mode"] == "dice" && view["dice"].is_null() && numbers.next(2) == 0 {
        let active = view["active_seat"].as_u64().unwrap_or_default();
        return (usize::try_from(active).unwrap(), roll(numbers));
    }
    let seat = numbers.next(seats);
    (seat, move_of(numbers, seat, view))
}

fn roll(numbers: &mut Numbers) -> Value {
    let mut die = || 1 + numbers.next(6);
    let white = [die(), die()];
    json!({
        "type": "roll", "white": white, "red": die(), "yellow": die(), "green": die(), "blue": die()
    })
}

fn move_of(numbers: &mut Numbers, seat: usize, view: &Value) -> Value {
    let rows = ["red", "yellow", "green", "blue"];
    let row = rows[numbers.next(4)];
    let open = view["seats"][seat]["rows"][row]["open"].as_array();
    let open = open.filter(|open| !open.is_empty());
    match (numbers.next(20), open) {
        (0, _) => json!({"type": "undo"}),
        (1, _) => json!({"type": "penalty"}),
        (2..=6, _) if view["mode"] != "sheet" => {
            json!({"type": "end_turn", "turn": view["turn"]})
        }
        (7, _) if view["mode"] == "dice" => roll(numbers),
        (8..=18, Some(open)) => {
            json!({"type": "cross", "row": row, "number": open[numbers.next(open.len())]})
        }
        _ => json!({"type": "cross", "row": row, "number": 2 + numbers.next(11)}),
    }
}

/// What a table has been answered.
struct Played {
    /// The latest view of the game.
    view: Value,
    /// The numbers of the accepted moves.
    accepted: Vec<u64>,
    refused: Vec<Refused>,
}

/// A move that was refused.
struct Refused {
    seat: usize,
    request: Value,
    code: String,
    /// The number of an event that was stored before the move was sent.
    after: u64,
}

/// Plays at a table, each request at another server.
async fn play(
    servers: &[Client],
    game: &CreatedGame,
    table: &Mutex<Played>,
    seed: u64,
    moves: usize,
) {
    let mut numbers = Numbers(seed);
    for number in 0..moves {
        let server = &servers[numbers.next(servers.len())];
        let ((seat, request), after) = {
            let table = table.lock().unwrap();
            let seq = table.view["seq"].as_u64().unwrap();
            (any_move(&mut numbers, &table.view), seq)
        };
        let key = format!("{seed}-{number}");
        let moved = server
            .post_once(&path(game, "/moves"), &game.seats[seat], &key, &request)
            .await;
        let answer = moved.json();
        let mut table = table.lock().unwrap();
        match moved.status {
            201 => {
                table
                    .accepted
                    .push(answer["event"]["seq"].as_u64().unwrap());
                if answer["game"]["seq"].as_u64() > table.view["seq"].as_u64() {
                    table.view = answer["game"].clone();
                }
            }
            400 | 403 | 409 | 422 => table.refused.push(Refused {
                seat,
                request,
                code: answer["code"].as_str().unwrap().to_owned(),
                after,
            }),
            other => panic!("{other} for {request}: {}", moved.text),
        }
    }
}

/// Checks that the streams of a table, its logs and its views are the same on every server, and right.
async fn check(servers: &[Client], game: &CreatedGame, played: &Played, streams: &mut [Stream]) {
    let last = servers[0].view(game).await["seq"].as_u64().unwrap();
    let distinct: HashSet<&u64> = played.accepted.iter().collect();
    assert_eq!(
        distinct.len(),
        played.accepted.len(),
        "an event was answered twice"
    );
    for stream in streams {
        for seq in 1..=last {
            let event = loop {
                let event = stream.next_event().await;
                if event.event == "move" {
                    break event;
                }
            };
            assert_eq!(event.json()["seq"], seq, "{}", game.id);
        }
    }
    let events = path(game, "/events?after=0");
    let logs = servers.iter().map(|client| client.get(&events, &game.host));
    let logs: Vec<Value> = join_all(logs).await.iter().map(|it| it.ok(200)).collect();
    assert!(logs.iter().all(|log| *log == logs[0]));
    let views = servers.iter().map(|client| client.view(game));
    let views = join_all(views).await;
    assert!(views.iter().all(|view| *view == views[0]));
    let replayed = Replayed::of(&views[0], logs[0]["events"].as_array().unwrap());
    assert_eq!(replayed.difference(&views[0]), None);
    for Refused {
        seat,
        request,
        code,
        after,
    } in &played.refused
    {
        let is_right = replayed.refuses(*seat, request, code, *after);
        assert!(
            is_right,
            "{code} for {request} of seat {seat} after {after}"
        );
    }
}

#[tokio::test]
async fn streams_and_sheets_on_every_server_agree_with_the_second_implementation_of_the_rules() {
    if postgres::is_missing() {
        return;
    }
    let (tables, moves) = amount();
    let servers = Servers::start(3).await;
    let clients: Vec<Client> = servers.servers.iter().map(|it| (**it).clone()).collect();
    let mut games = Vec::new();
    for table in 0..tables {
        let server = &clients[table % clients.len()];
        let (board, mode) = (BOARDS[table % BOARDS.len()], MODES[table % MODES.len()]);
        let players = ["Ana", "Ben", "Cleo"];
        let new = json!({"variant": board, "mode": mode, "players": players, "start": true});
        games.push(server.create_game(new).await);
    }
    let mut streams = Vec::new();
    for game in &games {
        for client in &clients {
            let stream = path(game, "/stream");
            let stream = client.follow(&stream, &game.host, Some(0));
            streams.push(stream.await);
        }
    }
    let played = games.iter().enumerate().map(|(table, game)| {
        // Two clients of a table at the same time.
        let clients = &clients;
        async move {
            let seed = 1000 * table as u64;
            let played = Mutex::new(Played {
                view: clients[0].view(game).await,
                accepted: Vec::new(),
                refused: Vec::new(),
            });
            tokio::join!(
                play(clients, game, &played, seed + 1, moves),
                play(clients, game, &played, seed + 2, moves),
            );
            played.into_inner().unwrap()
        }
    });
    let played = join_all(played).await;
    let accepted: usize = played.iter().map(|table| table.accepted.len()).sum();
    let refused: usize = played.iter().map(|table| table.refused.len()).sum();
    assert!(
        accepted.min(refused) > tables * moves / 3,
        "{accepted} accepted, {refused} refused"
    );
    let watched = streams.chunks_mut(clients.len());
    for ((game, played), streams) in games.iter().zip(&played).zip(watched) {
        check(&clients, game, played, streams).await;
    }
    verified(&servers.servers[0]).await;
}
