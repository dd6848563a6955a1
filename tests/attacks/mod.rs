//! Requests that once stalled the server: measured at full size by `cargo bench --bench attacks`, and run at a
//! small size as a test.

use std::fs;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{CreatedGame, Response, Server};

/// The header of an import table.
const HEADER: &str = "game,date,variant,player,red,yellow,green,blue,penalties,total\n";

/// The sizes of the attacks.
pub struct Sizes {
    /// Games of an import that is accepted.
    pub imported: usize,
    /// Lines of a file that is refused.
    pub refused: usize,
    /// Identical lines of a file.
    pub equal: usize,
    /// Events of a log: half corrections, half rewinds.
    pub events: usize,
    /// Joins, with as many renames at the same time.
    pub joins: usize,
    /// New games from one address.
    pub flood: usize,
}

/// A measured value of an attack.
pub struct Measurement {
    pub name: &'static str,
    pub value: String,
}

fn measurement(name: &'static str, value: impl Into<String>) -> Measurement {
    let value = value.into();
    Measurement { name, value }
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}

/// Runs all attacks, each on its own server.
pub async fn run(sizes: &Sizes) -> Vec<Measurement> {
    let mut measured = imports(sizes).await;
    measured.extend(loading(sizes.events).await);
    measured.push(joins(sizes.joins).await);
    measured.extend(flood(sizes.flood).await);
    measured
}

/// A group with its keeper's token.
async fn group(server: &Server) -> (String, String) {
    let group = server.group("Friday").await;
    (group.path, group.token)
}

/// A table of `games` games, with different totals or all identical.
fn table(games: usize, are_alike: bool) -> String {
    let total = |number: usize| if are_alike { 54 } else { number % 200 };
    let day = |number: usize| if are_alike { 1 } else { 1 + number % 28 };
    let line = |number: usize| {
        let (day, total) = (day(number), total(number));
        format!("{number},2024-05-{day:02},classic,Ana,,,,,,{total}\n")
    };
    HEADER
        .chars()
        .chain((0..games).map(line).collect::<String>().chars())
        .collect()
}

/// Imports a table while another game is played; returns the response, its time, and that of the slowest move.
async fn import(server: &Server, file: String) -> (Response, Duration, Duration) {
    let (path, token) = group(server).await;
    let game = server.start_game("sheet", &["Ana"]).await;
    let request = server.request(Method::POST, &format!("{path}/import"), &token);
    let request = request.header("Content-Type", "text/csv").body(file);
    let begin = Instant::now();
    let import = tokio::spawn(async move {
        let response = Response::of(request).await;
        (response, begin.elapsed())
    });
    let mut slowest = Duration::ZERO;
    let mut penalties = 0;
    while !import.is_finished() {
        penalties = 1 - penalties;
        let wanted = json!({"type": "correct", "penalties": penalties, "seat": 0});
        let begin = Instant::now();
        let moved = server.make_move(&game, &game.host, wanted).await;
        slowest = slowest.max(begin.elapsed());
        if moved.status == 422 {
            // The log is full: the import is slow, and has been measured long enough.
            moved.refused(422, "too_many_events");
            break;
        }
        moved.ok(201);
    }
    let (response, time) = import.await.unwrap();
    (response, time, slowest)
}

async fn imports(sizes: &Sizes) -> Vec<Measurement> {
    let server = Server::start_as(|config| {
        config.limits.games.import_games = sizes.imported.max(sizes.equal);
    });
    let server = server.await;
    let (response, taken, slowest) = import(&server, table(sizes.imported, false)).await;
    assert_eq!(response.ok(200)["imported"], sizes.imported);
    let (response, refused, slowest_refused) = import(&server, table(sizes.refused, false)).await;
    response.refused(413, "too_large");
    let (response, equal, _) = import(&server, table(sizes.equal, true)).await;
    assert_eq!(response.ok(200)["imported"], sizes.equal);
    vec![
        measurement("import", ms(taken)),
        measurement("import: slowest move of another game", ms(slowest)),
        measurement("refused file", ms(refused)),
        measurement(
            "refused file: slowest move of another game",
            ms(slowest_refused),
        ),
        measurement("import of equal lines", ms(equal)),
    ]
}

/// A JSON export of one game with this many events: corrections, then as many rewinds.
async fn long_log(server: &Server, events: usize) -> String {
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    for penalties in [1, 0] {
        let wanted = json!({"type": "correct", "penalties": penalties, "seat": 0});
        game.try_host_move(wanted).await.ok(201);
    }
    let rewind = json!({"type": "rewind", "to": 4});
    game.try_host_move(rewind).await.ok(201);
    let path = format!("/groups/{}/export?format=json", game.group);
    let mut document = server.get(&path, &game.keeper).await.ok(200);
    let log = document["games"][0]["events"].as_array_mut().unwrap();
    let pattern: Vec<Value> = log.split_off(3);
    while log.len() < events / 2 {
        let next = pattern[(log.len() - 3) % 2].clone();
        log.push(next);
    }
    let mut to = log.len();
    while log.len() < events {
        to = if to <= 4 { log.len() - 1 } else { to - 1 };
        let mut rewind = pattern[2].clone();
        rewind["to"] = json!(to);
        log.push(rewind);
    }
    document.to_string()
}

async fn loading(events: usize) -> Vec<Measurement> {
    let server = Server::start().await;
    let document = long_log(&server, events).await;
    let (path, token) = group(&server).await;
    let import = server
        .post_text(&format!("{path}/import"), &token, &document)
        .await;
    assert_eq!(import.ok(200)["imported"], 1);
    let games = server.get(&format!("{path}/games"), &token).await.ok(200);
    let game = format!("/games/{}", games["games"][0]["id"].as_str().unwrap());
    // A restart empties the memory.
    let server = server.restart().await;
    server.get("/variants", "").await.ok(200);
    let begin = Instant::now();
    let view = server.get(&game, &token).await.ok(200);
    let one = begin.elapsed();
    assert_eq!(view["seq"], events);
    let server = server.restart().await;
    let asked = (0..12).map(|_| server.get(&game, &token));
    let health = async {
        let mut slowest = Duration::ZERO;
        for _ in 0..20 {
            let begin = Instant::now();
            let health = server.http.get(format!("{}/healthz", server.url));
            assert_eq!(Response::of(health).await.status, 200);
            slowest = slowest.max(begin.elapsed());
        }
        slowest
    };
    let begin = Instant::now();
    let all = async {
        for view in join_all(asked).await {
            view.ok(200);
        }
        begin.elapsed()
    };
    let (twelve, health) = tokio::join!(all, health);
    vec![
        measurement("first read of a long log", ms(one)),
        measurement("twelve first reads at once", ms(twelve)),
        measurement("twelve first reads: slowest healthz", ms(health)),
    ]
}

async fn joins(count: usize) -> Measurement {
    let server = Server::start().await;
    let other = server.start_game("turns", &["Ana", "Ben"]).await;
    let player = server.view(&other).await["seats"][0]["player"].clone();
    let path = format!(
        "/groups/{}/players/{}",
        other.group,
        player.as_str().unwrap()
    );
    let mut lobbies: Vec<CreatedGame> = Vec::new();
    for _ in 0..count.div_ceil(5) {
        lobbies.push(
            server
                .create_game(json!({"variant": "classic", "players": ["Host"]}))
                .await,
        );
    }
    let begin = Instant::now();
    let pairs = (0..count).map(|number| {
        let wanted = json!({"code": lobbies[number / 5].code, "name": format!("Guest {number}")});
        let join = server.post("/games/join", "", wanted);
        let wanted = json!({"name": format!("Ana {number}")});
        let rename = server.patch(&path, &other.keeper, wanted);
        async { tokio::join!(join, rename) }
    });
    for (join, _) in join_all(pairs).await {
        // Concurrent renames of one player can be refused; a join cannot.
        join.ok(201);
    }
    measurement("joins beside renames", ms(begin.elapsed()))
}

async fn flood(count: usize) -> Vec<Measurement> {
    let server = Server::start_limited().await;
    let size = || {
        let files = fs::read_dir(server.database().parent().unwrap()).unwrap();
        let sizes = files.map(|file| file.unwrap().metadata().unwrap().len());
        sizes.sum::<u64>()
    };
    let before = size();
    let mut made = 0;
    for _ in 0..count {
        let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
        let wanted = json!({"variant": "longo", "mode": "dice", "players": names});
        let response = server.post("/games", "", wanted).await;
        match response.status {
            201 => made += 1,
            _ => response.refused(429, "too_many_requests"),
        }
    }
    assert!(made >= 60 && made < count, "{made}");
    let left = size() - before;
    vec![
        measurement(
            "flood: games created of those requested",
            format!("{made} of {count}"),
        ),
        measurement("flood: bytes on disk", format!("{left}")),
    ]
}
