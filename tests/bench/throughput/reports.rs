//! Moves while reports on finished games are made.

use std::time::Instant;

use serde_json::{Value, json};

use super::Bench;
use super::common::{CreatedGame, exported, until};
use super::moves::Pool;
use super::process::Process;
use super::report::{Report, seconds};
use super::table::{Origin, PLAYERS};

/// How many reports are waited for in a round, one after the other.
const REPORTS: usize = 4;

/// What the dice show, turn by turn; each turn crosses one number with the white sum.
const ROLLS: [([u8; 2], &str); 22] = [
    ([1, 1], "yellow"),
    ([6, 6], "green"),
    ([6, 6], "blue"),
    ([1, 1], "red"),
    ([1, 2], "yellow"),
    ([6, 5], "green"),
    ([6, 5], "blue"),
    ([1, 2], "red"),
    ([1, 3], "yellow"),
    ([6, 4], "green"),
    ([6, 4], "blue"),
    ([1, 3], "red"),
    ([2, 3], "yellow"),
    ([6, 3], "green"),
    ([6, 3], "blue"),
    ([2, 3], "red"),
    ([3, 3], "yellow"),
    ([4, 4], "green"),
    ([4, 4], "blue"),
    ([3, 3], "red"),
    ([3, 4], "yellow"),
    ([3, 4], "green"),
];

/// Measures all rounds.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let [folder, other] = [bench.folder(), bench.folder()];
    let server = bench.start(folder.path());
    let other = bench.start(other.path());
    let document = judged(&server, bench.size(ROLLS.len(), 2)).await;
    let (with, without) = (Pool::new(Origin::Api), Pool::new(Origin::Api));
    let begin = Instant::now();
    for _ in 0..bench.rounds() {
        let moves = bench.moves(bench.connections(), false);
        moves.prepare(&server, &with).await;
        let sample = moves.run(&other, &without).await;
        report.add("moves without reports", sample);
        let games = Games::import(&server, &document).await;
        games.ask(&server).await;
        let sample = moves.run(&server, &with).await;
        report.add("moves while reports are made", sample);
        until(async || games.ask(&server).await).await;
    }
    let time = begin.elapsed().as_secs_f64();
    report.fact("time of all rounds", Some(seconds(time)), "");
}

/// The export of games of four with dice and this many turns.
async fn judged(server: &Process, turns: usize) -> Value {
    let client = &server.client;
    let game = client.start_game("dice", &PLAYERS).await;
    for (turn, (white, row)) in (1..).zip(&ROLLS[..turns]) {
        let roll =
            json!({"type": "roll", "white": white, "red": 1, "yellow": 1, "green": 1, "blue": 1});
        let cross =
            json!({"type": "cross", "row": row, "number": white[0] + white[1], "use": "white"});
        let seat = (turn - 1) % PLAYERS.len();
        client.make_move(&game, &game.host, roll).await.ok(201);
        client
            .make_move(&game, &game.seats[seat], cross)
            .await
            .ok(201);
        let end = json!({"type": "end_turn", "turn": turn});
        client.make_move(&game, &game.host, end).await.ok(201);
    }
    let roll =
        json!({"type": "roll", "white": [1, 1], "red": 1, "yellow": 1, "green": 1, "blue": 1});
    client.make_move(&game, &game.host, roll).await.ok(201);
    exported(client, &game, REPORTS).await
}

/// Finished games of a group, which have no reports yet.
struct Games {
    group: CreatedGame,
    ids: Vec<String>,
}

impl Games {
    async fn import(server: &Process, document: &Value) -> Self {
        let client = &server.client;
        let group = client.start_game("sheet", &PLAYERS[..1]).await;
        let path = format!("/groups/{}", group.group);
        let file = format!("{path}/import");
        client
            .post(&file, &group.keeper, document.clone())
            .await
            .ok(200);
        let games = client
            .get(&format!("{path}/games"), &group.keeper)
            .await
            .ok(200);
        let games = games["games"].as_array().unwrap().iter();
        let finished = games.filter(|game| !game["finished_at"].is_null());
        let ids = finished.map(|game| game["id"].as_str().unwrap().to_owned());
        Self {
            ids: ids.collect(),
            group,
        }
    }

    /// Asks for all reports; returns whether all are made.
    async fn ask(&self, server: &Process) -> bool {
        let mut are_made = true;
        for id in &self.ids {
            let path = format!("/games/{id}/coach");
            let response = server.client.get(&path, &self.group.keeper).await;
            are_made &= response.status == 200;
        }
        are_made
    }
}
