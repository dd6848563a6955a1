//! The page of a group: its latest games, its players, and its periods.

use super::stats::{evening, play_more};
use crate::common::Server;

#[tokio::test]
async fn a_group_page_is_limited_to_a_year_or_a_month() {
    let server = Server::start().await;
    let (ana, _, group) = evening(&server).await;
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                 1,2024-05-01,classic,Ana,,,,,,70\n1,2024-05-01,classic,Cleo,,,,,,60\n\
                 2,2024-06-02,classic,Ana,,,,,,41\n3,2023-06-02,classic,Ana,,,,,,30\n";
    ana.upload(&format!("/api/v1{group}/import"), table).await;
    play_more(&ana, &group).await;
    let all = ana.open(&group).await;
    let periods = all.text("period");
    let (_, now) = periods.split_once("All time ").unwrap();
    let now = now.strip_suffix(" 2024 2023 2020").unwrap();
    assert_eq!(
        all.text("by-period"),
        format!("Period Games Average {now} 1 0.5 2024 2 57.0 2023 1 30.0 2020 10 −20.0")
    );
    let year = ana.open(&all.link(&format!("{group}?period=2024"))).await;
    assert_eq!(year.text("count"), "2024 · 2 finished games.");
    assert_eq!(
        year.text("by-period"),
        "Period Games Average June 2024 1 41.0 May 2024 1 65.0"
    );
    assert_eq!(year.text("players"), "Player Games Wins Ana 2 1 Cleo 1 0");
    // Ratings follow from all games.
    assert!(!year.html.contains("column=rating"));
    assert!(
        year.text("records")
            .starts_with("Classic 70 Highest total Ana")
    );
    let month = ana
        .open(&year.link(&format!("{group}?period=2024-06")))
        .await;
    assert_eq!(month.text("count"), "June 2024 · One finished game.");
    assert!(month.text("players").ends_with("Ana 1 0"));
    assert_eq!(
        ana.open(&format!("{group}?period=")).await.text("count"),
        "14 finished games."
    );
    let refused = ana.open(&format!("{group}?period=May")).await;
    assert_eq!(refused.status, 400);
    assert!(
        refused
            .html
            .contains("Write a year or a month, like 2026 or 2026-05.")
    );
    let player = ana.open(&all.link(&format!("{group}/players/"))).await;
    assert_eq!(
        player.text("by-year"),
        format!("Period Games Average {now} 1 1.0 2024 2 55.5 2023 1 30.0")
    );
}

#[tokio::test]
async fn the_ratings_of_a_group_lead_to_the_curve_of_each_player_unless_they_are_off() {
    let server = Server::start().await;
    let (ana, path, group) = evening(&server).await;
    let ratings = format!("{group}?column=rating");
    let page = ana
        .open(&ana.open(&ratings).await.link(&format!("{group}/ratings")))
        .await;
    assert_eq!(
        page.text("without-rating"),
        "4 more games until Ana has a rating 4 more games until Ben has a rating"
    );
    assert!(!page.has("ratings"));
    let curve = ana.open(&page.link(&format!("{group}/players/"))).await;
    assert!(curve.text("games").ends_with(" 1105 323"));
    assert!(curve.html.contains(&format!("href=\"{path}\"")));
    // Two games make a curve.
    assert!(!curve.has("curve"));
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                 1,2024-05-01,classic,Ana,,,,,,8\n1,2024-05-01,classic,Ben,,,,,,9\n";
    ana.upload(&format!("/api/v1{group}/import"), table).await;
    assert!(ana.open(&curve.path).await.has("curve"));
    let day = |day| {
        format!(
            "{day},2024-06-0{day},classic,Ana,,,,,,9\n{day},2024-06-0{day},classic,Ben,,,,,,8\n"
        )
    };
    let lines: String = (1..=3).map(day).collect();
    let (header, _) = table.split_once('\n').unwrap();
    let table = format!("{header}\n{lines}");
    ana.upload(&format!("/api/v1{group}/import"), &table).await;
    let rated = ana.open(&page.path).await;
    // A question mark, as long as nobody knows.
    let rows = rated.text("ratings");
    assert!(
        rows.starts_with("Player Rating ± Uncertainty Games Ana 1"),
        "{rows}"
    );
    assert_eq!(rows.matches('?').count(), 2);
    assert!(!rated.has("without-rating"));
    let edit = format!("{group}/edit");
    let settings = ana.open(&edit).await;
    assert!(settings.tag("ratings").contains(" checked"));
    ana.send(&edit, &[("name", "Friday"), ("time_zone", "Europe/Rome")])
        .await;
    assert!(!ana.open(&ratings).await.html.contains("column=rating"));
    assert_eq!(ana.open(&curve.path).await.status, 404);
}

#[tokio::test]
async fn the_page_of_a_group_has_its_latest_games_and_leads_to_all_of_them() {
    let server = Server::start().await;
    let (ana, path, group) = evening(&server).await;
    let page = ana.open(&group).await;
    assert!(page.text("latest").contains("Ana 1 Ben 0"));
    assert!(page.text("latest").contains("Classic"));
    assert!(page.html.contains(&format!("href=\"{path}\"")));
    play_more(&ana, &group).await;
    let page = ana.open(&group).await;
    let (_, latest) = page.html.split_once("id=\"latest\"").unwrap();
    let (latest, _) = latest.split_once("</ul>").unwrap();
    assert_eq!(latest.matches("class=\"game\"").count(), 3);
    // A game on paper says so.
    assert!(page.text("latest").contains("Classic · on paper"));
    assert_eq!(page.text("all-games"), "All 11 games ›");
    let all = ana.open(page.attribute("all-games", "href")).await;
    assert_eq!(all.html.matches("class=\"game\"").count(), 11);
    assert!(all.html.contains(&format!("href=\"{group}\"")));
    let home = ana.open("/").await;
    assert!(home.html.contains(&format!("href=\"{group}\"")));
}
