//! A soak: tables play game after game; the memory and the descriptors of the server must stay bounded.

use std::time::{Duration, Instant};

use super::Bench;
use super::common::until;
use super::process::Process;
use super::streams::WatchedTables;

/// The tables that play at the same time, each with the stream of another phone.
const TABLES: usize = 200;

/// How long a game is played.
const GAME: Duration = Duration::from_secs(10);

/// Idle games that the server has in memory: fewer than are played before memory is first measured.
const GAMES_IN_MEMORY: usize = 400;

/// How much memory a game may leave behind: the rights of its five tokens are cached longer than the game.
const BYTES_OF_A_GAME: usize = 4 << 10;

/// How much memory may grow for other reasons: caches of SQLite, free memory of the allocator.
const OTHER_BYTES: usize = 12 << 20;

/// The descriptors of connections to the database that are opened when they are first needed: at most eight of them, with
/// the file, the log and its index.
const DATABASE_DESCRIPTORS: usize = 24;

/// Lets tables play for this time: all begin a game, 50 of them move, and all go on to the next game.
///
/// # Panics
/// If a request fails, or memory or descriptors have grown beyond their bounds.
pub async fn run(bench: &Bench, time: Duration) {
    let folder = bench.folder();
    let settings = ["--games-in-memory", &GAMES_IN_MEMORY.to_string()];
    let server = Process::rowlock(&bench.server, folder.path(), &settings);
    let before = server.descriptors();
    let begin = Instant::now();
    // A fifth of the time fills the caches.
    let (mut games, mut warm) = (0, None);
    println!("| time | games | p50 | p99 | memory | descriptors |\n|--:|--:|--:|--:|--:|--:|");
    while begin.elapsed() < time {
        let mut tables = WatchedTables::start(&server, &server, TABLES).await;
        let (_, answered) = tables.paced(&server, GAME).await;
        games += TABLES;
        let memory = server.memory().unwrap_or_default();
        println!(
            "| {} s | {games} | {:.2} ms | {:.2} ms | {} KiB | {} |",
            begin.elapsed().as_secs(),
            answered.p50 * 1e3,
            answered.p99 * 1e3,
            memory >> 10,
            server.descriptors().unwrap_or_default(),
        );
        tables.finish(&server).await;
        if begin.elapsed() > time / 5 && games > GAMES_IN_MEMORY {
            let (first, then) = *warm.get_or_insert((games, memory));
            let bound = then + (games - first) * BYTES_OF_A_GAME + OTHER_BYTES;
            assert!(memory <= bound, "{memory} bytes of memory, {then} before");
        }
    }
    // The server notices within some intervals of pings that its clients are gone.
    until(async || server.descriptors() <= before.map(|it| it + DATABASE_DESCRIPTORS)).await;
    println!("Memory and descriptors are within their bounds.");
}
