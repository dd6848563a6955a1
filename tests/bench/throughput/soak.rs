//! A soak: many tables play for minutes; the memory and the descriptors of the server must stay bounded.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, sleep_until};

use super::http::{Connection, Request};
use super::load::Sample;
use super::process::Process;
use super::report::bytes;
use super::table::{self, SEATS, Table};

/// The tables, each with a phone for every seat.
const TABLES: u32 = 200;

/// The time from one move of a table to the next, and the moves of a game.
const MOVE_INTERVAL: Duration = Duration::from_secs(1);
const GAME_MOVES: usize = 30;

/// After how many moves a phone of the table reconnects, and after how many more something is read.
const RECONNECT_AFTER: usize = 10;
const READ_AFTER: usize = 5;

/// Idle games that the server has in memory: fewer than are played before memory is first measured.
const GAMES_IN_MEMORY: usize = 400;

/// How much memory a game may leave behind: the rights of its five tokens are cached longer than the game.
const BYTES_OF_A_GAME: usize = 4 << 10;

/// How much memory may grow for other reasons: caches of SQLite, free memory of the allocator.
const OTHER_BYTES: usize = 12 << 20;

/// The descriptors of connections to the database that are opened when they are first needed: at most eight of them, with
/// the file, the log and its index.
const DATABASE_DESCRIPTORS: usize = 24;

/// After how long the server has noticed that a client is gone: some intervals of pings.
const NOTICED_AFTER: Duration = Duration::from_secs(60);

/// What the tables have done since the last report.
#[derive(Default)]
struct Done {
    games: AtomicUsize,
    times: Mutex<Vec<Duration>>,
}

/// What was measured at a moment.
#[derive(Clone, Copy)]
struct Measured {
    games: usize,
    memory: Option<usize>,
}

/// Lets the tables play for this time.
///
/// # Panics
/// If a request fails, or memory or descriptors have grown beyond their bounds.
pub async fn run(program: &Path, folder: &Path, time: Duration) {
    let games_in_memory = GAMES_IN_MEMORY.to_string();
    let settings = [("GAMES_IN_MEMORY", games_in_memory.as_str())];
    let server = Process::rowlock_with(program, folder, &settings);
    let before = server.descriptors();
    let done = Arc::<Done>::default();
    let begin = Instant::now();
    let game = MOVE_INTERVAL * u32::try_from(GAME_MOVES).unwrap();
    let mut playing = JoinSet::new();
    for number in 0..TABLES {
        let first = begin + game * number / TABLES;
        playing.spawn(play(
            server.address,
            number,
            first,
            begin + time,
            Arc::clone(&done),
        ));
    }
    println!("| time | games | moves/s | p50 | p99 | memory | descriptors |");
    println!("|--:|--:|--:|--:|--:|--:|--:|");
    // A fifth of the time fills the caches.
    let step = time / 10;
    let mut reports = interval(step);
    reports.tick().await;
    let mut warm = None;
    for number in 1..=10 {
        reports.tick().await;
        let measured = report(&server, &done, step * number, step);
        match (number, warm) {
            (2, _) => warm = Some(measured),
            // A short trial does not fill the caches.
            (10, Some(warm)) if warm.games > GAMES_IN_MEMORY + TABLES as usize => {
                check_memory(warm, measured);
            }
            _ => {}
        }
        if let Some(ended) = playing.try_join_next().filter(|_| number < 10) {
            ended.expect("a table failed");
        }
    }
    while let Some(ended) = playing.join_next().await {
        ended.expect("a table failed");
    }
    let Some(before) = before else {
        return;
    };
    let noticed = Instant::now() + NOTICED_AFTER;
    while server
        .descriptors()
        .is_some_and(|now| now > before + DATABASE_DESCRIPTORS)
    {
        assert!(
            Instant::now() < noticed,
            "{:?} descriptors are open, {before} were at the beginning",
            server.descriptors()
        );
        sleep(Duration::from_millis(100)).await;
    }
    println!("Memory and descriptors are within their bounds.");
    server.stop();
}

/// Prints a line; the numbers of games and moves are those since the last one.
fn report(server: &Process, done: &Done, at: Duration, step: Duration) -> Measured {
    let times = std::mem::take(&mut *done.times.lock().unwrap());
    let sample = Sample::of(times, step, None);
    let measured = Measured {
        games: done.games.load(Ordering::Relaxed),
        memory: server.memory(),
    };
    #[allow(clippy::cast_precision_loss)]
    let memory = measured
        .memory
        .map_or_else(String::new, |size| bytes(size as f64));
    println!(
        "| {} s | {} | {:.0} | {:.1?} | {:.1?} | {memory} | {} |",
        at.as_secs(),
        measured.games,
        sample.per_second,
        sample.p50,
        sample.p99,
        server.descriptors().unwrap_or_default(),
    );
    measured
}

/// Checks that the memory has not grown by more than the games since then may leave behind.
fn check_memory(warm: Measured, now: Measured) {
    let Some((before, after)) = warm.memory.zip(now.memory) else {
        return;
    };
    let bound = before + (now.games - warm.games) * BYTES_OF_A_GAME + OTHER_BYTES;
    assert!(
        after <= bound,
        "{after} bytes of memory, {before} before; at most {bound} were expected"
    );
}

/// Plays one game after the other at a table, each as a rematch or as a new game.
async fn play(server: SocketAddr, number: u32, first: Instant, end: Instant, done: Arc<Done>) {
    let mut due = first;
    sleep_until(due.into()).await;
    let mut connection = Connection::open(server).await;
    let (mut table, mut host) = create(&mut connection).await;
    let mut games = number;
    while Instant::now() < end {
        done.games.fetch_add(1, Ordering::Relaxed);
        games += 1;
        let mut phones = JoinSet::new();
        let mut streams: Vec<_> = (0..SEATS)
            .map(|seat| phones.spawn(follow(server, table.clone(), seat)))
            .collect();
        while table.moves < GAME_MOVES && Instant::now() < end {
            due += MOVE_INTERVAL;
            sleep_until(due.into()).await;
            let mut request = Vec::new();
            table.next_move("", &mut request);
            let begin = Instant::now();
            connection.send(&request).await.expect(201);
            done.times.lock().unwrap().push(begin.elapsed());
            if table.moves % RECONNECT_AFTER == 0 {
                let seat = table.moves / RECONNECT_AFTER % SEATS;
                streams[seat].abort();
                streams[seat] = phones.spawn(follow(server, table.clone(), seat));
            }
            if table.moves % RECONNECT_AFTER == READ_AFTER {
                for request in [
                    table.get(""),
                    table.get("/events"),
                    Request::get("/rules", "").bytes(),
                ] {
                    connection.send(&request).await.expect(200);
                }
            }
            while let Some(ended) = phones.try_join_next() {
                let error = ended.expect_err("a stream cannot end");
                assert!(error.is_cancelled(), "a stream failed: {error}");
            }
        }
        let path = format!("/api/v1/games/{}/moves", table.id);
        post(&mut connection, &path, &host, r#"{"type":"finish"}"#).await;
        phones.shutdown().await;
        if games.is_multiple_of(2) {
            let path = format!("/api/v1/games/{}/rematch", table.id);
            (table, host) = created(post(&mut connection, &path, &host, "{}").await);
        } else {
            (table, host) = create(&mut connection).await;
        }
    }
}

/// Creates a game; returns its table and the host's token.
async fn create(connection: &mut Connection) -> (Table, String) {
    created(post(connection, table::PATH, "", &table::new_game()).await)
}

fn created(game: Value) -> (Table, String) {
    let host = game["host_token"].as_str().unwrap().to_owned();
    (Table::of(&game), host)
}

async fn post(connection: &mut Connection, path: &str, token: &str, body: &str) -> Value {
    let mut headers = "content-type: application/json\r\n".to_owned();
    if !token.is_empty() {
        headers += &format!("authorization: Bearer {token}\r\n");
    }
    let request = Request {
        method: "POST",
        path,
        headers: &headers,
        body,
    };
    let response = connection.send(&request.bytes()).await;
    response.expect(201);
    response.json()
}

/// Reads the stream of a phone until it is aborted.
async fn follow(server: SocketAddr, table: Table, seat: usize) {
    let path = format!("/api/v1/games/{}/stream", table.id);
    let request = Request::get(&path, &table.credentials(seat)).bytes();
    let mut stream = Connection::open(server).await.subscribe(&request).await;
    loop {
        stream.receive().await;
        stream.consume(stream.unread().len());
    }
}
