//! Large imports into one group while a table of another plays, and what the ratings of as many games cost.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rust_xlsxwriter::Workbook;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::common::exported;
use super::http::{Connection, get, post};
use super::process::Process;
use super::report::{Report, median, mib, seconds};
use super::table::{MOVES, Origin, PLAYERS};
use super::{Bench, http};

/// The columns of a table of games on paper.
const COLUMNS: [&str; 10] = [
    "game",
    "date",
    "variant",
    "player",
    "red",
    "yellow",
    "green",
    "blue",
    "penalties",
    "total",
];

/// From one move of the table to the next.
const PAUSE: Duration = Duration::from_millis(20);

/// The goal for the worst move.
const GOAL: &str = "worst ≤ 100 ms";

/// Measures each format on a server of its own.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let games = bench.size(20_000, 20);
    let load = fs::read_to_string("/proc/loadavg").ok();
    let load = load.and_then(|load| Some(load.split(' ').next()?.to_owned()));
    report.fact("load of the machine before, of a minute", load, "");
    for (name, kind) in [
        ("JSON", "application/json"),
        ("CSV", "text/csv"),
        (
            "XLSX",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        ),
    ] {
        let folder = bench.folder();
        let limit = games.to_string();
        let server = Process::rowlock(&bench.server, folder.path(), &["--import-games", &limit]);
        let file = match name {
            "JSON" => document(&server, games).await.into_bytes(),
            "CSV" => csv(games).into_bytes(),
            _ => workbook(games),
        };
        let size = mib(Some(file.len())).unwrap_or_default();
        let keeper = Keeper::new(&server).await;
        if name == "JSON" {
            let is_over = Arc::new(AtomicBool::new(false));
            let end = async {
                sleep(5 * bench.time()).await;
                is_over.store(true, Ordering::Relaxed);
            };
            let (moves, ()) = tokio::join!(play(&server, &is_over), end);
            report.fact("moves without an import", Some(moves), GOAL);
        }
        let is_over = Arc::new(AtomicBool::new(false));
        let import = async {
            let begin = Instant::now();
            keeper.import(&server, kind, &file, games).await;
            is_over.store(true, Ordering::Relaxed);
            begin.elapsed()
        };
        let (moves, time) = tokio::join!(play(&server, &is_over), import);
        let name = format!("{games} games, {name}, {size}");
        let time = Some(seconds(time.as_secs_f64()));
        report.fact(format!("import of {name}"), time, "");
        report.fact("moves meanwhile", Some(moves), GOAL);
        report.fact("peak of the memory", mib(server.peak_memory()), "");
        if kind == "text/csv" {
            keeper.read_ratings(bench, &server, games, report).await;
        }
    }
}

/// Moves one after the other, at one table after the other, until it is over; returns the median and the worst time.
async fn play(server: &Process, is_over: &AtomicBool) -> String {
    let mut connection = Connection::open(server.address).await;
    let mut table = Origin::Api.table(server).await;
    let mut times = Vec::new();
    while !is_over.load(Ordering::Relaxed) || times.is_empty() {
        if table.moves == MOVES {
            table = Origin::Api.table(server).await;
        }
        let request = table.next_move("");
        let begin = Instant::now();
        connection.send(&request).await.expect(201);
        times.push(begin.elapsed().as_secs_f64());
        sleep(PAUSE).await;
    }
    let worst = times.iter().copied().fold(0.0, f64::max);
    format!("{}, worst {}", seconds(median(times)), seconds(worst))
}

/// A phone that keeps a group.
struct Keeper {
    cookie: String,
    group: String,
}

impl Keeper {
    async fn new(server: &Process) -> Self {
        let table = Origin::NewPhones.table(server).await;
        let mut connection = Connection::open(server.address).await;
        let response = connection.send(&table.get("")).await;
        let game: Value = serde_json::from_slice(response.body).unwrap();
        Self {
            cookie: table.credentials().to_owned(),
            group: game["group"].as_str().unwrap().to_owned(),
        }
    }

    async fn import(&self, server: &Process, kind: &str, file: &[u8], games: usize) {
        let path = format!("/api/v1/groups/{}/import", self.group);
        let length = file.len();
        let headers = format!("{}content-type: {kind}\r\n", self.cookie);
        let head = post(&path, &headers, "");
        let head = String::from_utf8(head).unwrap();
        let head = head.replace("content-length: 0", &format!("content-length: {length}"));
        let mut connection = Connection::open(server.address).await;
        let response = connection.send(&[head.as_bytes(), file].concat()).await;
        response.expect(200);
        let imported: Value = serde_json::from_slice(response.body).unwrap();
        assert_eq!(imported["imported"], games);
    }

    /// The times of the responses that rate all games.
    async fn read_ratings(
        &self,
        bench: &Bench,
        server: &Process,
        games: usize,
        report: &mut Report,
    ) {
        let api = format!("/api/v1/groups/{}", self.group);
        let mut connection = Connection::open(server.address).await;
        let response = connection.send(&get(&api, &self.cookie)).await;
        let group: Value = serde_json::from_slice(response.body).unwrap();
        let mut players = group["players"].as_array().unwrap().iter();
        let player = players.find(|player| player["name"] == PLAYERS[1]);
        let player = player.unwrap()["id"].as_str().unwrap();
        let pages = format!("/groups/{}", self.group);
        for (name, path) in [
            ("ratings", format!("{api}/ratings")),
            (
                "curve of a player",
                format!("{api}/players/{player}/ratings"),
            ),
            ("page of the ratings", format!("{pages}/ratings")),
            (
                "page of a curve",
                format!("{pages}/players/{player}/ratings"),
            ),
        ] {
            let mut times = Vec::new();
            for _ in 0..bench.size(9, 1) {
                let begin = Instant::now();
                let request = http::get(&path, &self.cookie);
                connection.send(&request).await.expect(200);
                times.push(begin.elapsed().as_secs_f64());
            }
            let name = format!("{name}, {games} games");
            report.fact(name, Some(seconds(median(times))), "≤ 200 ms");
        }
    }
}

/// The export of a group that has played so many games.
async fn document(server: &Process, games: usize) -> String {
    let client = &server.client;
    let game = client.start_game("sheet", &PLAYERS).await;
    for number in 3..6 {
        for seat in &game.seats {
            let cross = json!({"type": "cross", "row": "yellow", "number": number});
            client.make_move(&game, seat, cross).await.ok(201);
        }
    }
    exported(client, &game, games).await.to_string()
}

/// The rows of a table of games on paper: the players, their order and their points vary.
fn rows(games: usize) -> impl Iterator<Item = [String; COLUMNS.len()]> {
    (0..games).flat_map(move |game| {
        let date = format!(
            "{}-{:02}-{:02}",
            2000 + game / 336 % 20,
            1 + game / 28 % 12,
            1 + game % 28
        );
        (0..2 + game % 3).map(move |seat| {
            let player = PLAYERS[(game + seat) % PLAYERS.len()];
            let total = 20 + (game * 31 + seat * 17) % 90;
            let mut row = [const { String::new() }; COLUMNS.len()];
            row[0] = game.to_string();
            row[1].clone_from(&date);
            row[2] = "classic".to_owned();
            row[3] = player.to_owned();
            row[9] = total.to_string();
            row
        })
    })
}

fn csv(games: usize) -> String {
    let mut table = COLUMNS.join(",") + "\n";
    for row in rows(games) {
        table += &(row.join(",") + "\n");
    }
    table
}

fn workbook(games: usize) -> Vec<u8> {
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet();
    let titles = COLUMNS.map(str::to_owned);
    for (row, cells) in (0..).zip([titles].into_iter().chain(rows(games))) {
        for (column, cell) in (0..).zip(cells) {
            if let Ok(number) = cell.parse::<f64>() {
                sheet.write_number(row, column, number).unwrap();
            } else if !cell.is_empty() {
                sheet.write_string(row, column, cell).unwrap();
            }
        }
    }
    workbook.save_to_buffer().unwrap()
}
