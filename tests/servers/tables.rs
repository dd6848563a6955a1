//! Many tables, whose clients a load balancer sends to any of three servers.

use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{Servers, path};
use crate::common::{Client, CreatedGame, verified};

/// How many tables play, and how many moves are tried at each.
fn amount() -> (usize, usize) {
    match std::env::var_os("ROWLOCK_ALL") {
        Some(_) => (40, 100),
        None => (6, 40),
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

/// A move that the rules may accept or refuse.
fn any_move(numbers: &mut Numbers) -> Value {
    let rows = ["red", "yellow", "green", "blue"];
    match numbers.next(10) {
        0 => json!({"type": "undo"}),
        1 => json!({"type": "penalty"}),
        _ => {
            json!({"type": "cross", "row": rows[numbers.next(4)], "number": 2 + numbers.next(11)})
        }
    }
}

/// Plays at a table, each request at another server; returns the numbers of the events that were answered.
async fn play(servers: &[Client], game: &CreatedGame, seed: u64, moves: usize) -> Vec<u64> {
    let mut numbers = Numbers(seed);
    let mut answered = Vec::new();
    for number in 0..moves {
        let server = &servers[numbers.next(servers.len())];
        let seat = numbers.next(game.seats.len());
        let body = any_move(&mut numbers);
        let key = format!("{seed}-{number}");
        let moved = server
            .post_once(&path(game, "/moves"), &game.seats[seat], &key, &body)
            .await;
        match moved.status {
            201 => answered.push(moved.json()["event"]["seq"].as_u64().unwrap()),
            403 | 409 | 422 => {}
            other => panic!("{other}: {}", moved.text),
        }
    }
    answered
}

#[tokio::test]
async fn every_stream_on_every_server_is_complete_and_in_order_and_all_sheets_agree() {
    let (tables, moves) = amount();
    let servers = Servers::start(3).await;
    let clients: Vec<Client> = servers.servers.iter().map(|it| (**it).clone()).collect();
    let mut games = Vec::new();
    for table in 0..tables {
        let server = &clients[table % clients.len()];
        games.push(server.start_game("sheet", &["Ana", "Ben", "Cleo"]).await);
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
            let (mut one, other) = tokio::join!(
                play(clients, game, seed + 1, moves),
                play(clients, game, seed + 2, moves),
            );
            one.extend(other);
            one
        }
    });
    let answered = join_all(played).await;
    for ((game, answered), streams) in games
        .iter()
        .zip(answered)
        .zip(streams.chunks_mut(clients.len()))
    {
        let last = clients[0].view(game).await["seq"].as_u64().unwrap();
        let mut distinct = answered.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(
            distinct.len(),
            answered.len(),
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
        let logs = clients.iter().map(|client| client.get(&events, &game.host));
        let logs: Vec<Value> = join_all(logs).await.iter().map(|it| it.ok(200)).collect();
        assert!(logs.iter().all(|log| *log == logs[0]));
        let views = clients.iter().map(|client| client.view(game));
        let views = join_all(views).await;
        assert!(views.iter().all(|view| *view == views[0]));
    }
    verified(&servers.servers[0]).await;
}
