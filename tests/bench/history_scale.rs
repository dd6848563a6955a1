//! Response times of a group with 10,000 games, compared with those of a group with 100.
//!
//! `cargo bench --bench history_scale` creates two databases, one with 100 finished games and one with
//! 100,000, of which one group has 10,000, queries both servers in turn, and prints the ratios. Then it
//! downloads the 10,000 games as CSV and prints how much the server's memory grew (on Linux).
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod fill;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use reqwest::Client;
use serde_json::Value;
use tempfile::TempDir;

use fill::{Filled, fill};

/// The number of requests per path and server.
const ROUNDS: usize = 100;

/// The largest acceptable ratio of response times.
const MAX_RATIO: f64 = 3.0;
/// The largest acceptable growth of memory during a download, in KiB.
const MAX_GROWTH: u64 = 20 * 1024;

/// A server on a database of its own.
struct Server {
    process: Child,
    url: String,
    http: Client,
    filled: Filled,
    _folder: TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have exited already.
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

impl Server {
    /// Starts a server on a database with a group of `games` games and `others` games of other groups.
    async fn start(games: usize, others: usize) -> Self {
        let folder = TempDir::new().unwrap();
        let begin = Instant::now();
        let filled = fill(&folder.path().join("rowlock.db"), games, others).await;
        println!(
            "{} games written in {:.0?}",
            games + others,
            begin.elapsed()
        );
        let (process, url) = run(folder.path());
        Self {
            process,
            url,
            http: Client::new(),
            filled,
            _folder: folder,
        }
    }

    fn paths(&self) -> [(&'static str, String); 5] {
        let Filled { group, player, .. } = &self.filled;
        [
            ("history page", format!("/groups/{group}/games?limit=20")),
            (
                "filtered list",
                format!("/groups/{group}/games?variant=longo&result=penalties&limit=20"),
            ),
            (
                "player's wins",
                format!("/groups/{group}/games?player={player}&result=won&limit=20"),
            ),
            ("group's statistics", format!("/groups/{group}/stats")),
            (
                "player's statistics",
                format!("/groups/{group}/players/{player}/stats"),
            ),
        ]
    }

    async fn time(&self, path: &str) -> Duration {
        let begin = Instant::now();
        let request = self.http.get(format!("{}{path}", self.url));
        let response = request.bearer_auth(&self.filled.keeper).send();
        let response = response.await.unwrap().error_for_status().unwrap();
        let body = response.bytes().await.unwrap();
        let elapsed = begin.elapsed();
        serde_json::from_slice::<Value>(&body).unwrap();
        elapsed
    }

    /// The resident memory of the process in KiB; `None` if the system does not report it.
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Downloads the group as CSV; returns the number of lines and the peak memory in KiB.
    async fn download(&self) -> (usize, Option<u64>) {
        let path = format!("/groups/{}/export?format=csv", self.filled.group);
        let request = self.http.get(format!("{}{path}", self.url));
        let response = request.bearer_auth(&self.filled.keeper).send();
        let mut response = response.await.unwrap().error_for_status().unwrap();
        let (mut lines, mut most) = (0, self.memory());
        while let Some(piece) = response.chunk().await.unwrap() {
            lines += piece.iter().filter(|&&byte| byte == b'\n').count();
            most = most.max(self.memory());
        }
        (lines, most)
    }
}

/// Starts the server in this folder; returns the base URL of its API.
fn run(folder: &Path) -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_rowlock"))
        .current_dir(folder)
        .env("ROWLOCK_LISTEN", "127.0.0.1:0")
        .env("ROWLOCK_RATE_LIMIT", "off")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(process.stdout.take().unwrap());
    let mut startup_banner = String::new();
    while !startup_banner.contains("Ctrl-C") {
        assert_ne!(
            output.read_line(&mut startup_banner).unwrap(),
            0,
            "{startup_banner}"
        );
    }
    let (_, address) = startup_banner.split_once("http://localhost:").unwrap();
    let port: String = address.chars().take_while(char::is_ascii_digit).collect();
    (process, format!("http://127.0.0.1:{port}/api/v1"))
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

#[tokio::main]
async fn main() {
    // The client asks for one even for plain HTTP.
    let provider = rustls::crypto::ring::default_provider();
    provider.install_default().ok();
    let few = Server::start(100, 0).await;
    let many = Server::start(10_000, 90_000).await;
    println!(
        "\n{:20} {:>10} {:>10} {:>7}",
        "median of", "100", "100,000", "ratio"
    );
    for ((name, small), (_, large)) in few.paths().into_iter().zip(many.paths()) {
        let (mut one, mut other) = (Vec::new(), Vec::new());
        for _ in 0..ROUNDS {
            one.push(few.time(&small).await);
            other.push(many.time(&large).await);
        }
        let (one, other) = (median(one), median(other));
        let ratio = other.as_secs_f64() / one.as_secs_f64();
        let verdict = if ratio <= MAX_RATIO { "" } else { "  TOO SLOW" };
        println!("{name:20} {one:>10.2?} {other:>10.2?} {ratio:>7.2}{verdict}");
    }
    let before = many.memory();
    let begin = Instant::now();
    let (lines, most) = many.download().await;
    println!(
        "\nCSV of 10,000 games: {lines} lines in {:.1?}",
        begin.elapsed()
    );
    match most.zip(before) {
        Some((most, before)) => {
            let growth = most.saturating_sub(before);
            let verdict = if growth < MAX_GROWTH {
                ""
            } else {
                "  TOO MUCH"
            };
            println!("the server's memory grew from {before} KiB by {growth} KiB{verdict}");
        }
        None => println!("the server's memory was not measured: this system does not report it"),
    }
}
