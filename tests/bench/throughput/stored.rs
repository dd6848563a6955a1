//! What must not make moves and pages slower: stored games, a long game, a device with many rights.

use futures_util::stream::{self, StreamExt};
use serde_json::json;

use super::Bench;
use super::common::{cross, exported};
use super::load::{Load, Repeat};
use super::moves::Pool;
use super::process::Process;
use super::report::{Report, growth, median, seconds};
use super::table::{AT_ONCE, Origin, PLAYERS};
use super::{footprint, http};

/// The tables with long games of each round, for each connection: some go on at another one.
const LONG_TABLES: usize = 2;

/// A group with stored games.
struct Group {
    path: String,
    keeper: String,
    player: String,
}

/// Measures all rounds.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let [few_folder, folder] = [bench.folder(), bench.folder()];
    let large = bench.size(10_000, 20);
    let few = bench.start(few_folder.path());
    let small = fill(&few, bench.size(100, 10)).await;
    let many = bench.start(folder.path());
    let group = fill(&many, large).await;
    for _ in 1..bench.size(10, 2) {
        fill(&many, large).await;
    }
    drop(many);
    let mut times = Vec::new();
    for _ in 0..bench.size(5, 1) {
        times.push(footprint::ready(bench, folder.path()).await);
    }
    let name = format!("start to ready, {} stored games", large * bench.size(10, 2));
    report.fact(name, Some(seconds(median(times))), "≤ 150 ms");

    let many = bench.start(folder.path());
    let connections = bench.connections();
    let pools = [Origin::Api, Origin::Api, Origin::NewPhones].map(Pool::new);
    let [few_games, many_games, few_rights] = pools;
    let phone = Origin::NewPhones.table(&many.client).await;
    let phone = Origin::Phone(phone.secret(0).to_owned());
    // Each with rights of the host and of four seats.
    phone.tables(&many, bench.size(1000, 10)).await;
    let many_rights = Pool::new(phone);
    for _ in 0..bench.rounds() {
        let moves = bench.moves(connections, false);
        let sample = moves.run(&few, &few_games).await;
        report.add("moves with few stored games", sample);
        let sample = moves.run(&many, &many_games).await;
        report.add("moves with many stored games", sample);
        let mut long = Origin::Api.tables(&many, LONG_TABLES * connections).await;
        let events = bench.size(500, 60);
        let lengthened = stream::iter(&mut long);
        let lengthened = lengthened.map(|table| table.lengthen(&many, events));
        lengthened.buffer_unordered(AT_ONCE).collect::<()>().await;
        let sample = moves.run(&many, &Pool::of(long)).await;
        report.add("moves in long games", sample);
        for (name, pool) in [
            ("fragment moves of a device with few rights", &few_rights),
            ("fragment moves of a device with many rights", &many_rights),
        ] {
            report.add(name, moves.run(&many, pool).await);
        }
        for ((name, small), (_, large)) in small.pages().into_iter().zip(group.pages()) {
            for (size, server, request) in [("few", &few, small), ("many", &many, large)] {
                let contained = None;
                let reader = vec![Repeat { request, contained }];
                let sample = Load::full(bench.time()).run(server, reader).await.0;
                report.add(format!("{name}, {size} games"), sample);
            }
        }
    }
    let before = many.memory();
    let (lines, most) = group.download(&many).await;
    assert!(lines > large);
    let name = format!("growth by a CSV download of {large} games");
    report.fact(name, growth(before, most, 1), "< 20,480 KiB");
}

impl Group {
    /// The requests of pages that query many games.
    fn pages(&self) -> [(&'static str, Vec<u8>); 5] {
        let player = &self.player;
        let headers = format!("authorization: Bearer {}\r\n", self.keeper);
        [
            ("history", "/games?limit=20".to_owned()),
            (
                "filtered history",
                "/games?variant=longo&limit=20".to_owned(),
            ),
            (
                "a player's wins",
                format!("/games?player={player}&result=won&limit=20"),
            ),
            ("a group's statistics", "/stats".to_owned()),
            ("a player's statistics", format!("/players/{player}/stats")),
        ]
        .map(|(name, path)| {
            (
                name,
                http::get(&format!("/api/v1{}{path}", self.path), &headers),
            )
        })
    }

    /// Downloads the games as CSV; returns the number of lines and the most memory that the server had.
    async fn download(&self, server: &Process) -> (usize, Option<usize>) {
        let path = format!("{}/export?format=csv", self.path);
        let request = server
            .client
            .request(reqwest::Method::GET, &path, &self.keeper);
        let mut response = request.send().await.unwrap().error_for_status().unwrap();
        let (mut lines, mut most) = (0, server.memory());
        while let Some(piece) = response.chunk().await.unwrap() {
            lines += piece.iter().filter(|&&byte| byte == b'\n').count();
            most = most.max(server.memory());
        }
        (lines, most)
    }
}

/// Imports this number of finished games to a new group.
async fn fill(server: &Process, count: usize) -> Group {
    let client = &server.client;
    let game = client.start_game("sheet", &PLAYERS).await;
    for number in 2..6 {
        for seat in &game.seats {
            client
                .make_move(&game, seat, cross("yellow", number))
                .await
                .ok(201);
            client
                .make_move(&game, seat, cross("blue", 14 - number))
                .await
                .ok(201);
        }
    }
    let document = exported(client, &game, count).await.to_string();
    let made = client
        .post("/groups", "", json!({"name": "Club"}))
        .await
        .ok(201);
    let keeper = made["token"].as_str().unwrap().to_owned();
    let path = format!("/groups/{}", made["group"]["id"].as_str().unwrap());
    let import = format!("{path}/import");
    let imported = client.post_text(&import, &keeper, &document).await.ok(200);
    assert_eq!(imported["imported"], count);
    let found = client.get(&path, &keeper).await.ok(200);
    Group {
        player: found["players"][0]["id"].as_str().unwrap().to_owned(),
        path,
        keeper,
    }
}
