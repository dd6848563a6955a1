//! The year of a group in one picture, compared with the statistics of the API.

use serde_json::{Value, json};

use super::browser::{Browser, Page, table};
use super::coach::{played, report, with};
use super::moments::{costly, with_best};
use crate::common::Server;

/// Sixty games from paper, one a day of 2025; every tenth was ended early.
fn games() -> Vec<Value> {
    let numbers = |count: u32| (2..2 + count).collect::<Vec<u32>>();
    let game = |index: u32| {
        let seat = |name: &str, count: u32| json!({"name": name, "rows": {"red": numbers(count % 10)}, "penalties": count % 3});
        let mut seats = vec![
            seat("Ana", index * 7),
            seat("Ben", index * 3 + 1),
            seat("Cleo", index * 5 + 2),
        ];
        if index.is_multiple_of(4) {
            seats.pop();
        }
        let date = format!("2025-{:02}-{:02}", 1 + index / 28, 1 + index % 28);
        let mut game = json!({"date": date, "variant": "classic", "seats": seats});
        if index % 10 == 9 {
            game["reason"] = json!("stopped");
        }
        game
    };
    (0..60).map(game).collect()
}

/// Ana's browser and the page of a group that has played these games.
async fn group_with(server: &Server, games: &[Value]) -> (Browser, String) {
    let (ana, _, _) = table(server, "sheet").await;
    let group = ana.open("/history").await.link("/groups/");
    let document = json!({"format": "rowlock", "version": 1, "paper": games}).to_string();
    let import = format!("/api/v1{group}/import");
    ana.upload_as("application/json", &import, &document).await;
    (ana, group)
}

async fn api(ana: &Browser, path: &str) -> Value {
    let page: Page = ana.open(&format!("/api/v1{path}")).await;
    serde_json::from_str(&page.html).unwrap()
}

/// The most wins one after the other among games, the oldest first.
fn longest_streak(trend: &Value) -> u32 {
    let (mut now, mut longest) = (0, 0);
    for game in trend.as_array().unwrap() {
        let is_win = game["rank"] == 1 && game["stopped"] == false;
        now = if is_win { now + 1 } else { 0 };
        longest = longest.max(now);
    }
    longest
}

#[tokio::test]
async fn the_figures_of_a_year_are_those_of_the_statistics() {
    let server = Server::start().await;
    let (ana, group) = group_with(&server, &games()).await;
    let stats = api(&ana, &format!("{group}/stats?period=2025")).await;
    assert_eq!(stats["games"], 60);
    let records = stats["records"].as_array().unwrap().iter();
    let rows: Vec<&Value> = records.filter(|it| it["record"] == "longest_row").collect();
    let mut names: Vec<&str> = rows.iter().map(|it| it["name"].as_str().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Ana", "Ben"]);
    let closest = &stats["margins"]["closest"];
    let page = ana.open(&format!("{group}/year/2025")).await;
    let figures = page.text("figures");
    assert!(figures.starts_with("Games 60 Wins: "), "{figures}");
    for expected in [
        format!("Most crosses in a row: Ana and Ben {}", rows[0]["value"]),
        format!("Closest win {closest} "),
    ] {
        assert!(figures.contains(&expected), "{expected}: {figures}");
    }
    let mut streaks = Vec::new();
    for player in stats["players"].as_array().unwrap() {
        let id = player["player"].as_str().unwrap();
        let own = api(&ana, &format!("{group}/players/{id}/stats")).await;
        let rival = &own["head_to_head"][0];
        let streak = longest_streak(&own["trend"]);
        streaks.push(streak);
        let page = ana.open(&format!("{group}/year/2025?player={id}")).await;
        let figures = page.text("figures");
        let expected = format!(
            "Games {} Wins {} Rival in {} games {} Highest total {} Most crosses in a row ",
            player["games"],
            player["wins"],
            rival["games"],
            rival["name"].as_str().unwrap(),
            player["best"],
        );
        assert!(figures.starts_with(&expected), "{expected}: {figures}");
        let expected = format!("Most wins in a row {streak} ");
        assert_eq!(
            figures.contains(&expected),
            streak > 1,
            "{expected}: {figures}"
        );
        assert!(page.text("years-of").starts_with("Everyone "));
    }
    let longest = streaks.into_iter().max().unwrap();
    assert!(longest > 1 && figures.contains(&format!(" {longest} ")));
}

#[tokio::test]
async fn a_year_that_is_over_is_offered_where_it_is_shown_and_one_with_few_games_has_no_picture() {
    let server = Server::start().await;
    let (ana, group) = group_with(&server, &games()[..10]).await;
    let page = ana.open(&format!("{group}?period=2025")).await;
    let year = page.attribute("year", "href").to_owned();
    assert_eq!(year, format!("{group}/year/2025"));
    assert!(ana.open(&year).await.has("share-year"));
    for (path, status) in [
        ("/year/2024", 404),
        ("/year/2025-01", 404),
        ("/year/never", 404),
        ("/year/2025?player=c4w0r7ybm2gs", 404),
    ] {
        assert_eq!(
            ana.open(&format!("{group}{path}")).await.status,
            status,
            "{path}"
        );
    }
    let stranger = Browser::of(&server).open(&year).await;
    assert_ne!(stranger.status, 200);
    let (ana, group) = group_with(&server, &games()[..9]).await;
    assert!(!ana.open(&format!("{group}?period=2025")).await.has("year"));
    assert_eq!(ana.open(&format!("{group}/year/2025")).await.status, 404);
}

#[tokio::test]
async fn a_year_shows_its_best_choice_or_the_costliest_where_none_was_clearly_good() {
    let server = Server::start_on_file().await;
    let (ana, review) = played(&server, "dice").await;
    let group = ana.open("/history").await.link("/groups/");
    let document = json!({"format": "rowlock", "version": 1, "paper": &games()[..10]}).to_string();
    let import = format!("/api/v1{group}/import");
    ana.upload_as("application/json", &import, &document).await;
    let moved = "UPDATE results SET finished_at = '2025-06-01T18:00:00.000Z' WHERE day IS NULL";
    assert_eq!(server.sql(moved).await, 2);
    let year = format!("{group}/year/2025");
    let costly = report(&[costly()], json!({}));
    let both = with_best(costly.clone(), 1, 1.5);
    for (report, title) in [
        (
            &costly,
            "Costliest choice: Ana, turn 1 Green 9 instead of red 9",
        ),
        (&both, "Best choice: Ben, turn 1 Red 9 instead of green 9"),
    ] {
        with(&server, &ana, &review, report).await;
        let text = ana.open(&year).await.text("moment");
        assert!(text.starts_with(title), "{text}");
    }
    // That of a player is of the player.
    let own = ana.open(&year).await.link(&format!("{year}?player="));
    let page = ana.open(&own).await;
    assert!(page.html.contains("<h1>Ana"), "{own}");
    let text = page.text("moment");
    assert!(text.starts_with("Costliest choice: Ana, turn 1"), "{text}");
}
