//! The results that are stored beside a log: after each event they are what the log gives.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};

use crate::common::{Client, CreatedGame, Server, TestGame, cross, verified};

const ROWS: [&str; 4] = ["red", "yellow", "green", "blue"];

/// How many games of chance are played in each mode.
fn games() -> u32 {
    match std::env::var_os("ROWLOCK_ALL") {
        Some(_) => 4,
        None => 2,
    }
}

fn rewind(to: &Value) -> Value {
    json!({"type": "rewind", "to": to})
}

/// The result by the game itself, and by the history, where a game without a move is not listed.
async fn results(client: &Client, game: &CreatedGame) -> (Value, Option<Value>) {
    let view = client.view(game).await;
    let path = format!("/groups/{}/games", game.group);
    let history = client.get(&path, &game.keeper).await.ok(200);
    let mut lines = history["games"].as_array().unwrap().iter();
    let line = lines.find(|line| line["id"] == view["id"]);
    (
        view["result"].clone(),
        line.map(|line| line["result"].clone()),
    )
}

/// Ends a game, continues it to another end, and goes back to the first one.
async fn rewound(server: &Server) -> CreatedGame {
    let created = server.start_game("sheet", &["Ana", "Ben"]).await;
    let game = TestGame::of(server, created.clone());
    game.cross_all(0, "red", &[2, 3]).await;
    let first = game.finish().await["seq"].clone();
    game.try_host_move(json!({"type": "undo"})).await.ok(201);
    game.cross_all(1, "blue", &[12, 11, 10, 9]).await;
    game.finish().await;
    game.try_host_move(rewind(&first)).await.ok(201);
    created
}

#[tokio::test]
async fn a_game_that_is_rewound_to_an_earlier_end_has_the_results_of_that_end() {
    let server = Server::start().await;
    let game = rewound(&server).await;
    let (shown, listed) = results(&server, &game).await;
    assert_eq!(shown["standings"][0]["total"], 3, "{shown}");
    assert_eq!(listed, Some(shown));
    verified(&server).await;
}

/// A random choice: what kind of move, who makes it, and which.
type Pick = (u8, u8, u16);

/// A move that is often allowed, and sometimes not.
fn pick_move(view: &Value, (kind, seat, which): Pick) -> (usize, Value) {
    let seats = view["seats"].as_array().unwrap().len();
    let row = ROWS[usize::from(which) % 4];
    let number = u8::try_from(2 + which / 4 % 11).unwrap();
    let turn = view["turn"].as_u64().unwrap_or(1);
    let body = match kind % 20 {
        0..6 => cross(row, number),
        6 => json!({"type": "cross", "row": row, "number": number, "turn": turn.saturating_sub(1)}),
        7 => json!({"type": "penalty"}),
        8 => json!({"type": "close", "row": row}),
        9 | 10 => json!({"type": "end_turn", "turn": turn}),
        11 => {
            json!({"type": "correct", "row": row, "number": number, "crossed": which % 3 > 0, "seat": usize::from(seat) % seats})
        }
        12 => json!({"type": "correct", "penalties": which % 5, "seat": usize::from(seat) % seats}),
        13 => json!({"type": "finish"}),
        14 | 15 => json!({"type": "undo"}),
        16 => json!({"type": "leave"}),
        _ => rewind(&json!(
            u64::from(which) % (view["seq"].as_u64().unwrap() + 1)
        )),
    };
    (usize::from(seat) % seats, body)
}

/// Plays moves of chance; after each event the stored results must be those of the log. Returns at how many the game was over.
async fn play(server: &Server, mode: &str, picks: Vec<Pick>) -> u32 {
    let game = server.play(mode, &["Ana", "Ben"]).await;
    let mut ends: Vec<Value> = Vec::new();
    for pick in picks {
        let view = game.view().await;
        if pick.0 % 20 == 17 {
            let asked = game.join(&format!("Guest {}", pick.2)).await;
            if asked.status == 202 {
                let request = asked.json()["request"].clone();
                let path = game.path(&format!("/requests/{}", request.as_str().unwrap()));
                server.post(&path, &game.host, json!({})).await;
            }
        } else {
            let (seat, body) = match ends.get(usize::from(pick.2) % (ends.len() + 1)) {
                Some(end) if pick.0 % 20 >= 18 => (0, rewind(end)),
                _ => pick_move(&view, pick),
            };
            let is_own = seat < 2
                && !["undo", "rewind", "finish", "correct", "close"]
                    .contains(&body["type"].as_str().unwrap());
            if is_own {
                game.try_move(seat, body).await;
            } else {
                game.try_host_move(body).await;
            }
        }
        let view = game.view().await;
        if view["result"].is_object() {
            ends.push(view["seq"].clone());
            let (shown, listed) = results(server, &game).await;
            assert_eq!(listed.as_ref().unwrap_or(&shown), &shown);
            verified(server).await;
        }
    }
    verified(server).await;
    u32::try_from(ends.len()).unwrap()
}

#[test]
fn after_every_event_the_stored_results_are_those_of_the_log() {
    for mode in ["sheet", "turns"] {
        let config = Config {
            cases: games(),
            failure_persistence: None,
            ..Config::default()
        };
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let picks = proptest::collection::vec(any::<Pick>(), 60..120);
        let ends = std::cell::Cell::new(0);
        let runtime = tokio::runtime::Runtime::new().unwrap();
        TestRunner::new_with_rng(config, rng)
            .run(&picks, |picks| {
                let played = runtime.block_on(async {
                    let server = Server::start().await;
                    play(&server, mode, picks).await
                });
                ends.set(ends.get() + played);
                Ok(())
            })
            .unwrap_or_else(|error| panic!("mode {mode}: {error}"));
        assert!(
            ends.get() > 5 * games(),
            "{mode}: over at {} events only",
            ends.get()
        );
    }
}
