//! Corrections of finished games by keepers.

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Response, Server, TestGame, TestGroup, verified};

/// A group with games on paper, each of a day and the totals of Ana and Ben; with their paths.
pub async fn paper_games(server: &Server, games: &[(&str, i32, i32)]) -> (TestGroup, Vec<String>) {
    let group = server.group_in("Europe/Berlin", "Friday").await;
    let games = games.iter().map(|(date, ana, ben)| paper(date, *ana, *ben));
    let document = json!({"format": "rowlock", "version": 1, "paper": games.collect::<Vec<_>>()});
    group.import_json(server, document).await.ok(200);
    let listed = group.get(server, "/games").await;
    let listed = listed["games"].as_array().unwrap().iter();
    let path = |game: &Value| format!("/games/{}", game["id"].as_str().unwrap());
    let paths = listed.map(path).collect();
    (group, paths)
}

pub fn paper(date: &str, ana: i32, ben: i32) -> Value {
    json!({"date": date, "variant": "classic", "seats": [
        {"name": "Ana", "total": ana}, {"name": "Ben", "total": ben},
    ]})
}

async fn patch(server: &Server, path: &str, token: &str, tag: &str, body: Value) -> Response {
    let request = server.request(Method::PATCH, path, token).json(&body);
    Response::of(request.header("If-Match", tag)).await
}

async fn exported(server: &Server, path: &str, token: &str) -> Value {
    let path = format!("{path}/export?format=json");
    server.get(&path, token).await.ok(200)
}

/// The wins and the points of the players of a group, by name.
async fn wins(server: &Server, group: &TestGroup, query: &str) -> Vec<(String, i64)> {
    let stats = group.get(server, &format!("/stats{query}")).await;
    let players = stats["players"].as_array().unwrap().iter();
    let name = |player: &Value| player["name"].as_str().unwrap().to_owned();
    let mut wins: Vec<_> = players
        .map(|player| (name(player), player["wins"].as_i64().unwrap()))
        .collect();
    wins.sort();
    wins
}

fn won(of: &[(&str, i64)]) -> Vec<(String, i64)> {
    let owned = |(name, wins): &(&str, i64)| ((*name).to_owned(), *wins);
    of.iter().map(owned).collect()
}

async fn games_in(server: &Server, game: &TestGame<'_>, query: &str) -> (usize, i64) {
    let group = format!("/groups/{}", game.group);
    let games = server
        .get(&format!("{group}/games{query}"), &game.keeper)
        .await;
    let stats = server
        .get(&format!("{group}/stats?period=2025"), &game.keeper)
        .await;
    let games = games.ok(200)["games"].as_array().unwrap().len();
    (games, stats.ok(200)["games"].as_i64().unwrap())
}

#[tokio::test]
async fn the_day_of_a_played_game_is_corrected_and_all_its_times_move_with_it() {
    let server = Server::start_on_file().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(1, "red", 5).await;
    game.finish().await;
    assert_eq!(games_in(&server, &game, "?to=2025-12-31").await, (0, 0));
    let before = exported(&server, &game.path(""), &game.keeper).await;
    let corrected = server
        .patch(&game.path(""), &game.keeper, json!({"date": "2025-03-14"}))
        .await
        .ok(200);
    assert!(
        corrected["finished_at"]
            .as_str()
            .unwrap()
            .starts_with("2025-03-14")
    );
    assert!(corrected["corrected_at"].is_string());
    // This token has no seat.
    assert_eq!(corrected.get("corrected_by"), None);
    assert_eq!(
        games_in(&server, &game, "?from=2025-03-14&to=2025-03-14").await,
        (1, 1)
    );
    // Each event is as long after the one before as it was, and an import has the same game.
    let after = exported(&server, &game.path(""), &game.keeper).await;
    let times = |document: &Value| -> Vec<i64> {
        let events = document["games"][0]["events"].as_array().unwrap().iter();
        let at = |event: &Value| event["at"].as_str().unwrap().parse().unwrap();
        let times: Vec<chrono::DateTime<chrono::Utc>> = events.map(at).collect();
        let gaps = times
            .windows(2)
            .map(|pair| (pair[1] - pair[0]).num_milliseconds());
        gaps.collect()
    };
    assert_eq!(times(&after), times(&before));
    let group = server.group("Other").await;
    let imported = group.import_json(&server, after.clone()).await.ok(200);
    assert_eq!(imported["imported"], 1);
    let listed = group.get(&server, "/games").await["games"][0].clone();
    assert_eq!(listed["corrected_at"], corrected["corrected_at"]);
    assert_eq!(listed["finished_at"], corrected["finished_at"]);
    // It is played on, and ends today.
    game.try_host_move(json!({"type": "undo"})).await.ok(201);
    game.finish().await;
    assert_eq!(games_in(&server, &game, "?to=2025-12-31").await, (1, 0));
    let (path, keeper) = (game.path(""), game.keeper.clone());
    let server = server.restart().await;
    let read = server.get(&path, &keeper).await.ok(200);
    assert_eq!(read["corrected_at"], corrected["corrected_at"]);
    verified(&server).await;
}

#[tokio::test]
async fn only_keepers_correct_a_game() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.finish().await;
    let date = json!({"date": "2025-03-14"});
    for token in [&game.host, &game.seats[0], &game.seats[1]] {
        let refused = server.patch(&game.path(""), token, date.clone()).await;
        refused.refused(403, "forbidden");
    }
    let corrected = server.patch(&game.path(""), &game.keeper, date).await;
    corrected.ok(200);
}

#[tokio::test]
async fn a_day_that_cannot_be_is_refused_and_so_is_a_game_that_is_not_over() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let of = |date: Value| json!({"date": date});
    let (path, keeper) = (game.path(""), &game.keeper);
    let running = server.patch(&path, keeper, of(json!("2025-03-14"))).await;
    running.refused(409, "already_started");
    game.finish().await;
    let before = game.view().await;
    for date in [
        "2100-01-01",
        "1989-12-31",
        "0026-03-14",
        "14.03.2025",
        "2025-02-30",
        "",
    ] {
        let refused = server.patch(&path, keeper, of(json!(date))).await;
        refused.refused(400, "invalid_value");
    }
    for body in [
        of(json!(20250314)),
        json!({"date": "2025-03-14", "note": "Rain"}),
        json!({"date": "2025-03-14", "before": {"place": ""}}),
        json!({"date": "2025-03-14", "paper": paper("2025-03-14", 60, 50)}),
        // It was not played on paper.
        json!({"paper": paper("2025-03-14", 60, 50)}),
    ] {
        server
            .patch(&path, keeper, body)
            .await
            .refused(400, "invalid_value");
    }
    let unknown = json!({"day": "2025-03-14"});
    server
        .patch(&path, keeper, unknown)
        .await
        .refused(400, "unknown_field");
    // The same day is no correction.
    let today = before["finished_at"].as_str().unwrap()[..10].to_owned();
    server.patch(&path, keeper, of(json!(today))).await.ok(200);
    assert_eq!(game.view().await, before);
    let lobby = server.lobby(&["Ana"]).await;
    let refused = server
        .patch(&lobby.path(""), &lobby.keeper, of(json!("2025-03-14")))
        .await;
    refused.refused(422, "not_started");
}

#[tokio::test]
async fn a_game_that_is_not_as_the_caller_saw_it_is_not_corrected() {
    let server = Server::start().await;
    let (group, games) = paper_games(&server, &[("2026-03-14", 60, 50)]).await;
    let path = &games[0];
    let tag = server
        .get(path, &group.token)
        .await
        .header("etag")
        .to_owned();
    for wrong in ["\"other\"", "W/\"other\"", "other"] {
        let body = json!({"date": "2026-03-13"});
        let refused = patch(&server, path, &group.token, wrong, body).await;
        refused.refused(412, "precondition_failed");
    }
    let of = |ana| json!({"paper": paper("2026-03-14", ana, 50)});
    // Of two corrections of what was seen, the first counts.
    let (first, second) = tokio::join!(
        patch(&server, path, &group.token, &tag, of(61)),
        patch(&server, path, &group.token, &tag, of(62)),
    );
    let mut statuses = [first.status, second.status];
    statuses.sort();
    assert_eq!(statuses, [200, 412]);
    for body in [json!({"date": "2026-03-13"}), json!({"note": "Rain"})] {
        patch(&server, path, &group.token, &tag, body.clone())
            .await
            .refused(412, "precondition_failed");
        patch(&server, path, &group.token, "*", body).await.ok(200);
    }
    let tag = server
        .get(path, &group.token)
        .await
        .header("etag")
        .to_owned();
    let body = json!({"date": "2026-03-12"});
    let both = format!("\"other\", {tag}");
    patch(&server, path, &group.token, &both, body)
        .await
        .ok(200);
}

#[tokio::test]
async fn a_paper_game_is_corrected_as_a_whole_and_statistics_follow() {
    let server = Server::start_on_file().await;
    let games = [("2025-03-14", 60, 50), ("2025-03-15", 60, 50)];
    let (group, paths) = paper_games(&server, &games).await;
    let path = &paths[0];
    assert_eq!(
        wins(&server, &group, "").await,
        won(&[("Ana", 2), ("Ben", 0)])
    );
    let before = server.get(path, &group.token).await.ok(200);
    let corrected = json!({"paper": {
        "date": "2026-03-15", "variant": "mixx-a", "reason": "penalties", "place": "Home", "note": "Rain",
        "seats": [
            {"name": "Cleo", "total": 70},
            {"name": "ben", "total": 80},
            {"name": "Ana", "total": 60},
        ],
    }});
    let after = server
        .patch(path, &group.token, corrected.clone())
        .await
        .ok(200);
    assert_eq!(
        [&after["id"], &after["code"]],
        [&before["id"], &before["code"]]
    );
    for (field, value) in [
        ("day", "2026-03-15"),
        ("variant", "mixx-a"),
        ("place", "Home"),
        ("note", "Rain"),
        ("status", "finished"),
    ] {
        assert_eq!(after[field], value, "{field}");
    }
    assert_eq!(after["result"]["reason"], "penalties");
    assert_eq!(after["seats"].as_array().unwrap().len(), 3);
    assert_eq!(after["seats"][1]["total"], 80);
    assert_eq!(after["seats"][1]["player"], before["seats"][1]["player"]);
    assert!(after["corrected_at"].is_string());
    assert_eq!(
        wins(&server, &group, "").await,
        won(&[("Ana", 1), ("Ben", 1), ("Cleo", 0)])
    );
    let of_2026 = wins(&server, &group, "?period=2026").await;
    assert_eq!(of_2026, won(&[("Ana", 0), ("Ben", 1), ("Cleo", 0)]));
    // What is sent again changes nothing, not even when it was corrected.
    let again = server.patch(path, &group.token, corrected).await.ok(200);
    assert_eq!(again, after);
    // Without a place and a note it has none, and it keeps its place among the games of its day.
    let shorter = json!({"paper": paper("2026-03-15", 60, 50)});
    let shorter = server.patch(path, &group.token, shorter).await.ok(200);
    assert_eq!([shorter.get("place"), shorter.get("note")], [None, None]);
    assert_eq!(shorter["created_at"], after["created_at"]);
    assert_eq!(shorter["result"]["reason"], Value::Null);
    assert_eq!(
        wins(&server, &group, "").await,
        won(&[("Ana", 2), ("Ben", 0)])
    );
    // The export of the group is read by another, and this group has all of its games.
    let document = exported(&server, &group.path, &group.token).await;
    let known = group.import_json(&server, document.clone()).await.ok(200);
    assert_eq!(known, json!({"imported": 0, "known": 2}));
    let other = server.group("Other").await;
    other.import_json(&server, document).await.ok(200);
    assert_eq!(
        wins(&server, &other, "").await,
        won(&[("Ana", 2), ("Ben", 0)])
    );
    let server = server.restart().await;
    let read = server.get(path, &group.token).await.ok(200);
    assert_eq!(read["seats"][0]["total"], 60);
    verified(&server).await;
}

#[tokio::test]
async fn the_day_alone_of_a_paper_game_is_corrected_and_its_players_stay() {
    let server = Server::start_on_file().await;
    let (group, paths) = paper_games(&server, &[("2025-03-14", 60, 50)]).await;
    let ben = group.player(&server, "Ben").await;
    let path = format!("{}/players/{ben}", group.path);
    assert_eq!(server.delete(&path, &group.token).await.status, 204);
    let date = json!({"date": "2024-02-29"});
    let corrected = server.patch(&paths[0], &group.token, date).await.ok(200);
    assert_eq!(corrected["day"], "2024-02-29");
    assert_eq!(corrected["finished_at"], Value::Null);
    assert_eq!(corrected["seats"][1]["name"], "");
    let listed = group
        .get(&server, "/games?from=2024-02-29&to=2024-02-29")
        .await;
    assert_eq!(listed["games"][0]["day"], "2024-02-29");
    assert_eq!(group.get(&server, "/stats?period=2024").await["games"], 1);
    verified(&server).await;
}
