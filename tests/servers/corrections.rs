//! Corrections of finished games on PostgreSQL, by one server and seen on another.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Servers, path};
use crate::common::{Response, Server, TestGame, postgres, until, verified};

#[tokio::test]
async fn a_corrected_date_is_the_same_on_every_server() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (one, other) = servers.two();
    let game = TestGame::of(one, one.start_game("sheet", &["Ana", "Ben"]).await);
    game.cross(1, "red", 5).await;
    game.finish().await;
    let below = |below: &str| path(&game, below);
    // Both have the game in memory.
    let tag = other.get(&below(""), &game.keeper).await;
    let tag = tag.header("etag").to_owned();
    let body = json!({"date": "2025-03-14"});
    let corrected = one.patch(&below(""), &game.keeper, body).await.ok(200);
    let read = other.get(&below(""), &game.keeper).await;
    assert_ne!(read.header("etag"), tag);
    assert_eq!(read.ok(200)["finished_at"], corrected["finished_at"]);
    let group = format!("/groups/{}", game.group);
    let listed = format!("{group}/games?from=2025-03-14&to=2025-03-14");
    let stats = format!("{group}/stats?period=2025");
    for server in [one, other] {
        let listed = server.get(&listed, &game.keeper).await.ok(200);
        assert_eq!(listed["games"].as_array().unwrap().len(), 1);
        let stats = server.get(&stats, &game.keeper).await.ok(200);
        assert_eq!(stats["games"], 1);
        let events = server.get(&below("/events"), &game.host).await.ok(200);
        let events = events["events"].as_array().unwrap();
        let at = |event: &Value| event["at"].as_str().unwrap().starts_with("2025-03-14");
        assert!(events.last().is_some_and(at));
    }
    verified(one).await;
}

#[tokio::test]
async fn a_paper_game_that_one_server_corrects_whole_is_the_same_on_every_server() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (one, other) = servers.two();
    let group = one.group("Friday").await;
    let paper = |date: &str, seats: &[(&str, i32)]| {
        let seat = |(name, total): &(&str, i32)| json!({"name": name, "total": total});
        let seats: Vec<Value> = seats.iter().map(seat).collect();
        json!({"date": date, "variant": "classic", "seats": seats})
    };
    let games = [
        paper("2025-03-14", &[("Ana", 60), ("Ben", 50)]),
        paper("2025-03-15", &[("Ana", 60), ("Bne", 50), ("Cleo", 40)]),
    ];
    let document = json!({"format": "rowlock", "version": 1, "paper": games});
    group.import_json(one, document).await.ok(200);
    let listed = group.get(other, "/games").await;
    let game = format!("/games/{}", listed["games"][0]["id"].as_str().unwrap());
    let ana = group.player(one, "Ana").await;
    let before = other.get(&game, &group.token).await.ok(200);
    let cleo = format!("{}/players/{}", group.path, group.player(one, "Cleo").await);
    assert_eq!(one.delete(&cleo, &group.token).await.status, 204);
    let is_gone = async || {
        let read = other.get(&game, &group.token).await.ok(200);
        read["seats"][2]["name"] == ""
    };
    until(is_gone).await;
    let whole = paper("2024-12-31", &[("Ana", 10), ("Ben", 90), ("", 41)]);
    let body = json!({"paper": whole});
    let corrected = other.patch(&game, &group.token, body).await.ok(200);
    assert_eq!(
        corrected["seats"][2]["player"],
        before["seats"][2]["player"]
    );
    for server in [one, other] {
        let read = server.get(&game, &group.token).await.ok(200);
        assert_eq!(read, corrected);
        // Bne was a mistake.
        let players = group.get(server, "").await["players"].clone();
        let players = players.as_array().unwrap().iter();
        let names: Vec<_> = players.map(|player| &player["name"]).collect();
        assert_eq!(names, ["Ana", "Ben"]);
        let curve = group.get(server, &format!("/players/{ana}/ratings")).await;
        let days = curve["points"].as_array().unwrap().iter();
        let days: Vec<_> = days.map(|point| &point["day"]).collect();
        assert_eq!(days, ["2024-12-31", "2025-03-14"]);
        let stats = group.get(server, "/stats?period=2024").await;
        assert_eq!(stats["records"][0]["name"], "Ben");
        assert_eq!(stats["records"][0]["value"], 90);
    }
    // Of two corrections of what was seen, on two servers at once, the first counts.
    let tag = one.get(&game, &group.token).await;
    let tag = tag.header("etag").to_owned();
    let patch = async |server: &Server, total: i32| {
        let whole = paper("2024-12-31", &[("Ana", total), ("Ben", 90)]);
        let request = server.request(Method::PATCH, &game, &group.token);
        let request = request
            .header("If-Match", &tag)
            .json(&json!({"paper": whole}));
        Response::of(request).await.status
    };
    let (first, second) = tokio::join!(patch(one, 11), patch(other, 12));
    let mut statuses = [first, second];
    statuses.sort();
    assert_eq!(statuses, [200, 412]);
    let [shown, other_shown] = [one, other].map(|server| server.get(&game, &group.token));
    assert_eq!(shown.await.ok(200), other_shown.await.ok(200));
    verified(one).await;
}
