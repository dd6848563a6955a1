//! What is known of a game on paper, and what is not, wherever it is shown.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use crate::common::Server;

/// A group with a game on paper of these totals on the 20th of November 2026.
async fn group_with(server: &Server, totals: &[(&str, i32)]) -> (String, String) {
    let group = server.group_in("Europe/Berlin", "Friday").await;
    let seats = totals.iter();
    let seats = seats.map(|(name, total)| json!({"name": name, "total": total}));
    let document = json!({"format": "rowlock", "version": 1, "paper": [
        {"date": "2026-11-20", "variant": "classic", "seats": seats.collect::<Vec<_>>()},
    ]});
    group.import_json(server, document).await.ok(200);
    (group.path, group.token)
}

async fn listed(server: &Server, path: &str, keeper: &str, query: &str) -> Vec<Value> {
    let path = format!("{path}/games{query}");
    let page = server.get(&path, keeper).await.ok(200);
    page["games"].as_array().unwrap().clone()
}

async fn exported(server: &Server, path: &str, keeper: &str, format: &str) -> String {
    let path = format!("{path}/export?format={format}");
    let request = server.request(reqwest::Method::GET, &path, keeper);
    request.send().await.unwrap().text().await.unwrap()
}

#[tokio::test]
async fn a_paper_game_with_totals_has_no_reason_no_clock_and_no_start_player() {
    let server = Server::start().await;
    let (path, keeper) = group_with(&server, &[("Ana", 60), ("Ben", 50)]).await;
    let games = listed(&server, &path, &keeper, "").await;
    let game = &games[0];
    assert_eq!(game["day"], "2026-11-20");
    assert_eq!(game["started_at"], Value::Null);
    assert_eq!(game["finished_at"], Value::Null);
    assert_eq!(game["result"]["reason"], Value::Null);
    let id = game["id"].as_str().unwrap();
    let game = server.get(&format!("/games/{id}"), &keeper).await.ok(200);
    assert_eq!(game["day"], "2026-11-20");
    assert_eq!(game["finished_at"], Value::Null);
    assert_eq!(game["result"]["reason"], Value::Null);
    let csv = exported(&server, &path, &keeper, "csv").await;
    let line = csv.lines().nth(1).unwrap();
    assert!(line.contains(",2026-11-20,"), "{line}");
    assert!(line.contains(",classic,sheet,,2,1,"), "{line}");
    let plays = exported(&server, &path, &keeper, "bgstats").await;
    let plays: Value = serde_json::from_str(&plays).unwrap();
    let play = &plays[0];
    assert_eq!(play["comments"], "");
    assert_eq!(play["durationMin"], Value::Null);
    assert!(play["playDate"].as_str().unwrap().starts_with("2026-11-20"));
    for player in play["players"].as_array().unwrap() {
        assert_eq!(player["startPlayer"], false);
    }
    assert_eq!(
        listed(&server, &path, &keeper, "?result=locks").await.len(),
        0
    );
}

#[tokio::test]
async fn what_a_paper_sheet_says_counts_and_what_it_does_not_say_is_null() {
    let server = Server::start_on_file().await;
    let group = server.group_in("Europe/Berlin", "Friday").await;
    // Of Ana every cross is known, of Ben in one game the numbers of them, and of Cleo no more than her total.
    let ana = json!({"name": "Ana", "rows": {"red": [2, 3, 5, 7, 11, 12]}, "locks": ["red"], "penalties": 1});
    let ben = json!({"name": "Ben", "crosses": {"red": 6, "yellow": 1, "green": 0, "blue": 2}, "penalties": 2});
    let game = |day: &str, ben: Value| {
        let seats = json!([ana, ben, {"name": "Cleo", "total": 20}]);
        json!({"date": day, "variant": "classic", "seats": seats})
    };
    let all = json!({"name": "Ben", "rows": {"blue": [12, 11]}});
    let paper = json!([game("2026-11-20", ben), game("2026-11-21", all)]);
    let document = json!({"format": "rowlock", "version": 1, "paper": paper});
    group.import_json(&server, document).await.ok(200);
    let fields = [
        "penalties",
        "penalties_known",
        "rows_locked",
        "rows_locked_known",
    ];
    let expected = [
        ("Ana", json!([2, 2, 2, 2])),
        ("Ben", json!([2, 2, 0, 1])),
        ("Cleo", json!([null, 0, null, 0])),
    ];
    for query in ["", "?period=2026"] {
        let stats = group.get(&server, &format!("/stats{query}")).await;
        for (line, (name, figures)) in stats["players"].as_array().unwrap().iter().zip(&expected) {
            assert_eq!(line["name"], *name);
            assert_eq!(
                json!(fields.map(|field| &line[field])),
                *figures,
                "{name} {query}"
            );
        }
    }
    for (name, figures) in &expected {
        let player = group.player(&server, name).await;
        let stats = group
            .get(&server, &format!("/players/{player}/stats"))
            .await;
        assert_eq!(json!(fields.map(|field| &stats[field])), *figures, "{name}");
        let badges = stats["badges"].as_array().unwrap().iter();
        let locks = badges.filter(|badge| badge["badge"] == "first_lock");
        let days: Vec<&Value> = locks.map(|badge| &badge["day"]).collect();
        let first: &[&str] = if *name == "Ana" { &["2026-11-20"] } else { &[] };
        assert_eq!(days, first, "{name}");
    }
    // Their times are not those of a game that was played here.
    let stats = group.get(&server, "/stats").await;
    assert_eq!(stats["lengths"]["games"], 0);
}

#[tokio::test]
async fn paper_games_of_a_day_that_are_added_one_by_one_have_one_order_everywhere() {
    let server = Server::start().await;
    let group = server.group_in("Europe/Berlin", "Friday").await;
    // Of today before noon there is no other time than now.
    let game = server.play("sheet", &["Ana"]).await.view().await;
    let now: DateTime<Utc> = game["created_at"].as_str().unwrap().parse().unwrap();
    let today = now.with_timezone(&chrono_tz::Europe::Berlin).date_naive();
    for day in ["2026-10-20".to_owned(), today.to_string()] {
        for total in 40..46 {
            let seats = json!([{"name": "Ana", "total": total}, {"name": "Ben", "total": 30}]);
            let paper = json!([{"date": day, "variant": "classic", "seats": seats}]);
            let document = json!({"format": "rowlock", "version": 1, "paper": paper});
            group.import_json(&server, document).await.ok(200);
        }
    }
    let ids = |games: &Value, id: &str| -> Vec<String> {
        let games = games.as_array().unwrap().iter();
        games
            .map(|game| game[id].as_str().unwrap().to_owned())
            .collect()
    };
    let mut listed = ids(&group.get(&server, "/games").await["games"], "id");
    listed.reverse();
    assert_eq!(listed.len(), 12);
    let ana = group.player(&server, "Ana").await;
    let stats = group.get(&server, &format!("/players/{ana}/stats")).await;
    assert_eq!(ids(&stats["trend"], "game"), listed);
    let totals = stats["trend"].as_array().unwrap().iter();
    let totals: Vec<&Value> = totals.map(|game| &game["total"]).collect();
    assert_eq!(totals, (40..46).chain(40..46).collect::<Vec<i32>>());
    let rating = group.get(&server, &format!("/players/{ana}/ratings")).await;
    assert_eq!(ids(&rating["points"], "game"), listed);
    let badges = stats["badges"].as_array().unwrap().iter();
    let game =
        |badge: &str| badges.clone().find(|it| it["badge"] == badge).unwrap()["game"].clone();
    assert_eq!(
        [game("first_win"), game("games_10")],
        [listed[0].clone(), listed[9].clone()]
    );
}

#[tokio::test]
async fn the_day_of_a_paper_game_stays_when_the_time_zone_of_the_group_changes() {
    let server = Server::start().await;
    let (path, keeper) = group_with(&server, &[("Ana", 60), ("Ben", 50)]).await;
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin"] {
        let change = json!({"time_zone": zone});
        let request = server.request(reqwest::Method::PATCH, &path, &keeper);
        let changed = request.json(&change).send().await.unwrap();
        assert_eq!(changed.status().as_u16(), 200);
        for (query, count) in [
            ("?from=2026-11-20&to=2026-11-20", 1),
            ("?to=2026-11-19", 0),
            ("?from=2026-11-21", 0),
        ] {
            let games = listed(&server, &path, &keeper, query).await;
            assert_eq!(games.len(), count, "{zone} {query}");
        }
        let csv = exported(&server, &path, &keeper, "csv").await;
        assert!(csv.lines().nth(1).unwrap().contains(",2026-11-20,"));
    }
}

#[tokio::test]
async fn a_player_alone_wins_nothing_and_has_statistics_of_these_games() {
    let server = Server::start().await;
    let (path, keeper) = group_with(&server, &[("Ana", 60)]).await;
    for query in ["", "?period=2026"] {
        let stats = server
            .get(&format!("{path}/stats{query}"), &keeper)
            .await
            .ok(200);
        assert_eq!(stats["games"], 1);
        assert_eq!(stats["players"][0]["wins"], 0);
    }
    let group = server.get(&path, &keeper).await.ok(200);
    let player = group["players"][0]["id"].as_str().unwrap();
    let stats = server
        .get(&format!("{path}/players/{player}/stats"), &keeper)
        .await
        .ok(200);
    assert_eq!(stats["wins"], 0);
    assert_eq!(
        stats["alone"],
        json!({"games": 1, "best": 60, "average": 60.0})
    );
    let won = format!("?player={player}&result=won");
    assert_eq!(listed(&server, &path, &keeper, &won).await.len(), 0);
    let plays = exported(&server, &path, &keeper, "bgstats").await;
    let plays: Value = serde_json::from_str(&plays).unwrap();
    assert_eq!(plays[0]["players"][0]["winner"], false);
}
