//! All that is computed from results follows a correction.

use serde_json::{Value, json};

use super::corrections::{paper, paper_games};
use crate::common::{Server, TestGroup, verified};

/// What is computed from the games of a group; of the player with this name what only a player has.
struct Figures {
    records: Vec<(String, i64, String)>,
    badges: Vec<(String, String)>,
    ratings: Vec<(String, i64)>,
    curve: Vec<String>,
    months: Vec<(String, i64)>,
    years: Vec<(String, i64)>,
    trend: Vec<(String, i64)>,
    series: Vec<(String, i64)>,
    versus: [i64; 3],
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list<T>(value: &Value, item: impl Fn(&Value) -> T) -> Vec<T> {
    value.as_array().unwrap().iter().map(item).collect()
}

async fn figures(server: &Server, group: &TestGroup, series: &str, name: &str) -> Figures {
    let player = group.player(server, name).await;
    let stats = group.get(server, "/stats?period=2025").await;
    let own = group.get(server, &format!("/players/{player}/stats")).await;
    let curve = format!("/players/{player}/ratings");
    let number = |value: &Value| value.as_i64().unwrap();
    let period = |it: &Value| (text(&it["period"]), number(&it["games"]));
    let versus = own["head_to_head"].as_array().unwrap().first();
    let versus = |field: &str| versus.map_or(0, |it| number(&it[field]));
    Figures {
        records: list(&stats["records"], |it| {
            (text(&it["record"]), number(&it["value"]), text(&it["name"]))
        }),
        badges: list(&own["badges"], |it| (text(&it["badge"]), text(&it["day"]))),
        ratings: list(&group.get(server, "/ratings").await["players"], |it| {
            (text(&it["name"]), number(&it["games"]))
        }),
        curve: list(&group.get(server, &curve).await["points"], |it| {
            text(&it["day"])
        }),
        months: list(&stats["by_month"], period),
        years: list(&own["by_year"], period),
        trend: list(&own["trend"], |it| (text(&it["day"]), number(&it["total"]))),
        series: list(
            &server.get(series, &group.token).await.ok(200)["standings"],
            |it| (text(&it["name"]), number(&it["score"])),
        ),
        versus: [versus("wins"), versus("losses"), versus("ties")],
    }
}

fn owned<T: Copy>(pairs: &[(&str, T)]) -> Vec<(String, T)> {
    let owned = |(name, value): &(&str, T)| ((*name).to_owned(), *value);
    pairs.iter().map(owned).collect()
}

fn dated(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    let owned = |(badge, day): &(&str, &str)| ((*badge).to_owned(), (*day).to_owned());
    pairs.iter().map(owned).collect()
}

#[tokio::test]
async fn all_figures_follow_the_date_and_the_whole_of_a_paper_game() {
    let server = Server::start_on_file().await;
    // Ana wins in March by a point, and Ben in April.
    let games = [("2025-03-14", 51, 50), ("2025-04-02", 40, 90)];
    let (group, paths) = paper_games(&server, &games).await;
    let [april, march] = &paths[..] else {
        panic!("two games")
    };
    let body =
        json!({"name": "Spring", "from": "2025-03-01", "to": "2025-03-31", "scoring": "total"});
    let series = server
        .post(&format!("{}/series", group.path), &group.token, body)
        .await
        .ok(201);
    let series = format!("{}/series/{}", group.path, series["id"].as_str().unwrap());
    let of = async |name: &str| figures(&server, &group, &series, name).await;
    let patch = async |path: &str, body: Value| {
        server.patch(path, &group.token, body).await.ok(200);
        verified(&server).await;
    };
    let ana = of("Ana").await;
    assert_eq!(ana.series, owned(&[("Ana", 51), ("Ben", 50)]));
    assert_eq!(ana.months, owned(&[("2025-04", 1), ("2025-03", 1)]));
    let won = dated(&[
        ("won_by_a_point", "2025-03-14"),
        ("first_win", "2025-03-14"),
    ]);
    assert_eq!(ana.badges, won);
    assert_eq!(ana.versus, [1, 1, 0]);
    // The game of March was in 2024.
    patch(march, json!({"date": "2024-03-14"})).await;
    let ana = of("Ana").await;
    assert_eq!(ana.series, []);
    assert_eq!(ana.months, owned(&[("2025-04", 1)]));
    assert_eq!(ana.years, owned(&[("2025", 1), ("2024", 1)]));
    let won = dated(&[
        ("won_by_a_point", "2024-03-14"),
        ("first_win", "2024-03-14"),
    ]);
    assert_eq!(ana.badges, won);
    assert_eq!(ana.curve, ["2024-03-14", "2025-04-02"]);
    assert_eq!(ana.trend, owned(&[("2024-03-14", 51), ("2025-04-02", 40)]));
    // It was after the other, so that Ben has won first.
    patch(march, json!({"date": "2025-05-01"})).await;
    let ana = of("Ana").await;
    assert_eq!(ana.curve, ["2025-04-02", "2025-05-01"]);
    assert_eq!(ana.trend, owned(&[("2025-04-02", 40), ("2025-05-01", 51)]));
    assert_eq!(ana.months, owned(&[("2025-05", 1), ("2025-04", 1)]));
    // The game of April was Ana's, in March, and Cleo was there.
    let mut whole = paper("2025-03-20", 95, 90);
    whole["seats"][1]["name"] = json!("Cleo");
    patch(april, json!({"paper": whole})).await;
    let ana = of("Ana").await;
    assert_eq!(ana.series, owned(&[("Ana", 95), ("Cleo", 90)]));
    assert_eq!(
        ana.badges.last().unwrap(),
        &dated(&[("first_win", "2025-03-20")])[0]
    );
    assert_eq!(ana.curve, ["2025-03-20", "2025-05-01"]);
    let highest = ("highest_total".to_owned(), 95, "Ana".to_owned());
    assert!(ana.records.contains(&highest), "{:?}", ana.records);
    let mut rated = ana.ratings;
    rated.sort();
    assert_eq!(rated, owned(&[("Ana", 2), ("Ben", 1), ("Cleo", 1)]));
    let ben = of("Ben").await;
    assert_eq!(ben.badges, []);
    assert_eq!(ben.versus, [0, 1, 0]);
    assert_eq!(ben.trend, owned(&[("2025-05-01", 50)]));
    // A tie has no record of one player.
    patch(april, json!({"paper": paper("2025-03-20", 90, 90)})).await;
    let ana = of("Ana").await;
    assert_eq!(ana.versus, [1, 0, 1]);
    assert_eq!(ana.series, owned(&[("Ana", 90), ("Ben", 90)]));
    assert!(
        ana.ratings
            .iter()
            .all(|(name, games)| name != "Cleo" && *games == 2)
    );
}

#[tokio::test]
async fn a_played_game_leaves_the_evening_with_its_date() {
    let server = Server::start_on_file().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(0, "red", 2).await;
    for row in ["yellow", "blue"] {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    game.finish().await;
    let group = TestGroup {
        path: format!("/groups/{}", game.group),
        token: game.keeper.clone(),
    };
    let body = json!({"name": "Now", "from": "2025-01-01", "to": "2025-12-31", "scoring": "wins"});
    let series = server
        .post(&format!("{}/series", group.path), &group.token, body)
        .await
        .ok(201);
    let series = format!("/series/{}", series["id"].as_str().unwrap());
    assert_eq!(group.get(&server, "/evening").await["goes_on"], true);
    assert_eq!(group.get(&server, &series).await["games"], 0);
    let date = json!({"date": "2025-06-01"});
    server
        .patch(&game.path(""), &game.keeper, date)
        .await
        .ok(200);
    let evening = group.get(&server, "/evening").await;
    assert_eq!(evening["goes_on"], false);
    assert!(text(&evening["ended_at"]).starts_with("2025-06-01"));
    let in_series = group.get(&server, &series).await;
    assert_eq!(
        (&in_series["games"], &in_series["standings"][0]["name"]),
        (&json!(1), &json!("Ana"))
    );
    let ana = group.player(&server, "Ana").await;
    let curve = group.get(&server, &format!("/players/{ana}/ratings")).await;
    assert!(text(&curve["points"][0]["finished_at"]).starts_with("2025-06-01"));
    let own = group.get(&server, &format!("/players/{ana}/stats")).await;
    assert!(text(&own["badges"][0]["finished_at"]).starts_with("2025-06-01"));
    let stats = group.get(&server, "/stats?period=2025").await;
    assert_eq!(stats["games"], 1);
    assert!(text(&stats["records"][0]["finished_at"]).starts_with("2025-06-01"));
    verified(&server).await;
}
