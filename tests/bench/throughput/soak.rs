//! A soak: many tables play for minutes; the memory and the descriptors of the server must stay bounded.

use std::mem;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep_until};

use super::Bench;
use super::common::{Client, CreatedGame, until};
use super::load::Sample;
use super::process::Process;
use super::table::{PLAYERS, SEATS};

/// The tables, each with a phone for every seat.
const TABLES: u32 = 200;

/// The time from one move of a table to the next, and the moves of a game.
const MOVE_INTERVAL: Duration = Duration::from_secs(1);
const GAME_MOVES: usize = 30;

/// After how many moves a phone of the table reconnects and the game is read.
const RECONNECT_AFTER: usize = 10;

/// Idle games that the server has in memory: fewer than are played before memory is first measured.
const GAMES_IN_MEMORY: usize = 400;

/// How much memory a game may leave behind: the rights of its five tokens are cached longer than the game.
const BYTES_OF_A_GAME: usize = 4 << 10;

/// How much memory may grow for other reasons: caches of SQLite, free memory of the allocator.
const OTHER_BYTES: usize = 12 << 20;

/// The descriptors of connections to the database that are opened when they are first needed: at most eight of them, with
/// the file, the log and its index.
const DATABASE_DESCRIPTORS: usize = 24;

/// What the tables have done: all games, and the moves since the last report.
#[derive(Default)]
struct Done {
    games: AtomicUsize,
    times: Mutex<Vec<Duration>>,
}

/// Lets the tables play for this time.
///
/// # Panics
/// If a request fails, or memory or descriptors have grown beyond their bounds.
pub async fn run(bench: &Bench, time: Duration) {
    let folder = bench.folder();
    let settings = ["--games-in-memory", &GAMES_IN_MEMORY.to_string()];
    let server = Process::rowlock(&bench.server, folder.path(), &settings);
    let before = server.descriptors();
    let done = Arc::<Done>::default();
    let begin = Instant::now();
    let game = MOVE_INTERVAL * u32::try_from(GAME_MOVES).unwrap();
    let mut playing = JoinSet::new();
    for number in 0..TABLES {
        let first = begin + game * number / TABLES;
        let client = server.client.clone();
        playing.spawn(play(client, first, begin + time, Arc::clone(&done)));
    }
    println!("| time | games | moves/s | p50 | p99 | memory | descriptors |");
    println!("|--:|--:|--:|--:|--:|--:|--:|");
    let step = time / 10;
    let mut reports = interval(step);
    reports.tick().await;
    // A fifth of the time fills the caches.
    let mut warm = None;
    for number in 1..=10 {
        reports.tick().await;
        let times = mem::take(&mut *done.times.lock().unwrap());
        let sample = Sample::of(times, step, None);
        let (games, memory) = (done.games.load(Ordering::Relaxed), server.memory());
        println!(
            "| {} s | {games} | {:.0} | {:.2} ms | {:.2} ms | {} KiB | {} |",
            (step * number).as_secs(),
            sample.per_second,
            sample.p50 * 1e3,
            sample.p99 * 1e3,
            memory.unwrap_or_default() >> 10,
            server.descriptors().unwrap_or_default(),
        );
        match (number, memory, warm) {
            (2, Some(memory), _) => warm = Some((games, memory)),
            // A short trial does not fill the caches.
            (10, Some(now), Some((first, memory))) if first > GAMES_IN_MEMORY + 200 => {
                let bound = memory + (games - first) * BYTES_OF_A_GAME + OTHER_BYTES;
                assert!(now <= bound, "{now} bytes of memory, {memory} before");
            }
            _ => {}
        }
        if let Some(ended) = playing.try_join_next().filter(|_| number < 10) {
            ended.expect("a table failed");
        }
    }
    playing.join_all().await;
    // The server notices within some intervals of pings that its clients are gone.
    until(async || server.descriptors() <= before.map(|it| it + DATABASE_DESCRIPTORS)).await;
    println!("Memory and descriptors are within their bounds.");
}

/// Plays one game after the other at a table, each second one as a rematch.
async fn play(client: Client, mut due: Instant, end: Instant, done: Arc<Done>) {
    sleep_until(due.into()).await;
    let mut game = client.start_game("sheet", &PLAYERS).await;
    for number in 1.. {
        done.games.fetch_add(1, Ordering::Relaxed);
        let mut phones = JoinSet::new();
        let mut streams: Vec<_> = (0..SEATS)
            .map(|seat| phones.spawn(follow(client.clone(), game.clone(), seat)))
            .collect();
        for made in 0..GAME_MOVES {
            due += MOVE_INTERVAL;
            sleep_until(due.into()).await;
            if Instant::now() > end {
                return;
            }
            let (seat, step) = (made % SEATS, made / SEATS);
            let cross = json!({"type": "cross", "row": "red", "number": 2 + step});
            let begin = Instant::now();
            let moved = client.make_move(&game, &game.seats[seat], cross).await;
            moved.ok(201);
            done.times.lock().unwrap().push(begin.elapsed());
            if made % RECONNECT_AFTER == 0 {
                streams[seat].abort();
                streams[seat] = phones.spawn(follow(client.clone(), game.clone(), seat));
                client.view(&game).await;
                let path = format!("/games/{}/events", game.id);
                client.get(&path, &game.host).await.ok(200);
                let rules = client.http.get(format!("{}/rules", client.url));
                rules.send().await.unwrap().error_for_status().unwrap();
            }
            while let Some(ended) = phones.try_join_next() {
                let error = ended.expect_err("a stream cannot end");
                assert!(error.is_cancelled(), "a stream failed: {error}");
            }
        }
        let finish = json!({"type": "finish"});
        client.make_move(&game, &game.host, finish).await.ok(201);
        phones.shutdown().await;
        game = if number % 2 == 0 {
            client.start_game("sheet", &PLAYERS).await
        } else {
            let path = format!("/games/{}/rematch", game.id);
            CreatedGame::of(&client.post(&path, &game.host, json!({})).await.ok(201))
        };
    }
}

/// Reads the stream of a phone until it is aborted.
async fn follow(client: Client, game: CreatedGame, seat: usize) {
    let path = format!("/games/{}/stream", game.id);
    let mut stream = client.follow(&path, &game.seats[seat], None).await;
    while stream.next().await.is_some() {}
}
