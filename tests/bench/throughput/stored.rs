//! What must not make moves and pages slower: stored games, a long game, a device with many rights.

use futures_util::stream::{self, StreamExt};
use serde_json::json;

use super::common::exported;
use super::load::{Load, Repeat};
use super::moves::Pool;
use super::process::Process;
use super::report::{Report, median, seconds};
use super::table::{AT_ONCE, Origin, PLAYERS};
use super::{Bench, footprint, http};

/// Measures all rounds.
pub async fn measure(bench: &Bench, report: &mut Report) {
    let [few_folder, folder] = [bench.folder(), bench.folder()];
    let (large, groups) = (bench.size(10_000, 20), bench.size(10, 2));
    let few = bench.start(few_folder.path());
    let small = fill(&few, bench.size(100, 10)).await;
    let many = bench.start(folder.path());
    let group = fill(&many, large).await;
    for _ in 1..groups {
        fill(&many, large).await;
    }
    drop(many);
    let mut times = Vec::new();
    for _ in 0..bench.size(5, 1) {
        times.push(footprint::ready(bench, folder.path()).await);
    }
    let name = format!("start to ready, {} stored games", large * groups);
    report.fact(name, Some(seconds(median(times))), "≤ 150 ms");

    let many = bench.start(folder.path());
    let connections = bench.connections();
    let [few_games, many_games] = [Origin::Api, Origin::Api].map(Pool::new);
    let few_rights = Pool::new(Origin::NewPhones);
    let mut phone = Origin::NewPhones;
    // Each with rights of the host and of four seats.
    for _ in 0..bench.size(100, 10) {
        let table = phone.table(&many).await;
        phone = Origin::Phone(table.credentials().to_owned());
    }
    let many_rights = Pool::new(phone);
    for _ in 0..bench.rounds() {
        // Some of the connections go on at another one.
        let mut long = Origin::Api.tables(&many, 2 * connections).await;
        let events = bench.size(500, 60);
        let lengthened = stream::iter(&mut long);
        let lengthened = lengthened.map(|table| table.lengthen(&many, events));
        lengthened.buffer_unordered(AT_ONCE).collect::<()>().await;
        for (name, server, pool) in [
            ("moves with few stored games", &few, &few_games),
            ("moves with many stored games", &many, &many_games),
            ("moves in long games", &many, &Pool::of(long)),
            (
                "fragment moves of a device with few rights",
                &many,
                &few_rights,
            ),
            (
                "fragment moves of a device with many rights",
                &many,
                &many_rights,
            ),
        ] {
            let moves = bench.moves(connections, false);
            report.add(name, moves.run(server, pool).await);
        }
        for (size, server, group) in [("few", &few, &small), ("many", &many, &group)] {
            for (name, request) in group {
                let reader = vec![Repeat(request.clone())];
                let sample = Load::full(bench.time()).run(server, reader).await.0;
                report.add(format!("{name}, {size} games"), sample);
            }
        }
    }
}

/// Imports this number of finished games to a new group; returns the requests that query them.
async fn fill(server: &Process, count: usize) -> [(&'static str, Vec<u8>); 5] {
    let client = &server.client;
    let game = client.start_game("sheet", &PLAYERS).await;
    for number in 2..6 {
        for seat in &game.seats {
            for (row, number) in [("yellow", number), ("blue", 14 - number)] {
                let cross = json!({"type": "cross", "row": row, "number": number});
                client.make_move(&game, seat, cross).await.ok(201);
            }
        }
    }
    let document = exported(client, &game, count).await.to_string();
    let made = client.post("/groups", "", json!({"name": "Club"})).await;
    let made = made.ok(201);
    let keeper = made["token"].as_str().unwrap();
    let path = format!("/groups/{}", made["group"]["id"].as_str().unwrap());
    let import = format!("{path}/import");
    let imported = client.post_text(&import, keeper, &document).await;
    assert_eq!(imported.ok(200)["imported"], count);
    let found = client.get(&path, keeper).await.ok(200);
    let player = found["players"][0]["id"].as_str().unwrap();
    let wins = format!("/games?player={player}&result=won&limit=20");
    let headers = format!("authorization: Bearer {keeper}\r\n");
    [
        ("history", "/games?limit=20"),
        ("filtered history", "/games?variant=longo&limit=20"),
        ("a player's wins", &wins),
        ("a group's statistics", "/stats"),
        ("a player's statistics", &format!("/players/{player}/stats")),
    ]
    .map(|(name, query)| (name, http::get(&format!("/api/v1{path}{query}"), &headers)))
}
