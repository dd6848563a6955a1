//! A group's history with its filters, its players and its records.

use rowlock::services::{Clock, SystemClock};

use super::browser::{Browser, table};
use crate::common::Server;

/// A game that Ana won over Ben; gives Ana's phone, the game and the group's page.
pub async fn evening(server: &Server) -> (Browser, String, String) {
    let (ana, _, path) = table(server, "sheet").await;
    let presses = ["cross red 2", "close yellow", "close blue", "finish"];
    ana.press_all(&path, &presses).await;
    let group = ana.open("/history").await.link("/groups/");
    (ana, path, group)
}

/// Ten games of Zoe alone: with so many the page of a group shows records and averages.
pub async fn play_more(ana: &Browser, group: &str) {
    let line = |game| format!("{game},2020-01-{game:02},classic,Zoe,,,,,,-20\n");
    let lines: String = (1..=10).map(line).collect();
    let table = format!("game,date,variant,player,red,yellow,green,blue,penalties,total\n{lines}");
    ana.upload(&format!("/api/v1{group}/import"), &table).await;
}

#[tokio::test]
async fn a_group_shows_its_players_and_records() {
    let server = Server::start().await;
    let (ana, path, group) = evening(&server).await;
    let page = ana.open(&group).await;
    assert!(page.html.contains("One finished game."));
    assert_eq!(page.text("players"), "Player Games Wins Ana 1 1 Ben 1 0");
    let by_average = ana
        .open(&page.link(&format!("{group}?column=average")))
        .await;
    assert_eq!(
        by_average.text("players"),
        "Player Games Average Best Ana 1 1.0 1 Ben 1 0.0 0"
    );
    let by_rating = ana
        .open(&page.link(&format!("{group}?column=rating")))
        .await;
    assert_eq!(
        by_rating.text("players"),
        "Player Games Rating Ana 1 – Ben 1 –"
    );
    // One game says nothing of records and averages.
    assert!(!page.has("records") && !page.has("games") && !page.has("by-period"));
    play_more(&ana, &group).await;
    let page = ana.open(&group).await;
    assert!(page.text("records").contains("1 Highest total"));
    assert!(page.has("games") && page.has("by-period"));
    assert!(page.html.contains(&format!("href=\"{path}\"")));
    let player = ana.open(&page.link(&format!("{group}/players/"))).await;
    assert!(player.text("stats").contains("Games 1 Wins 1 Average 1.0"));
    assert!(player.text("head-to-head").contains("Ben 1 1 0 0"));
    ana.send("/settings", &[("language", "de")]).await;
    assert!(ana.open(&player.path).await.text("stats").contains("1,0"));
    ana.send("/settings", &[("language", "en")]).await;
    // Two games make a line.
    assert!(!player.html.contains("<svg viewBox=\"0 0 320 120\""));
    let stranger = Browser::of(&server).open(&group).await;
    assert_ne!(stranger.status, 200);
}

#[tokio::test]
async fn a_group_without_a_finished_game_says_what_to_do_next() {
    let server = Server::start().await;
    let (ana, _, _) = table(&server, "sheet").await;
    let group = ana.open("/history").await.link("/groups/");
    let page = ana.open(&group).await;
    assert!(page.text("empty").starts_with("No games yet."));
    assert!(page.html.contains("href=\"/new\"") && !page.has("records"));
}

#[tokio::test]
async fn a_shared_record_names_all_but_what_all_players_have_reached_is_none() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.press_all(&path, &["cross red 2"]).await;
    ben.press_all(&path, &["cross blue 12"]).await;
    let presses = ["close yellow", "close blue", "finish"];
    ana.press_all(&path, &presses).await;
    let group = ana.open("/history").await.link("/groups/");
    play_more(&ana, &group).await;
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                 1,2024-05-01,classic,Cleo,,,,,,0\n1,2024-05-01,classic,Ana,,,,,,0\n\
                 2,2024-05-01,longo,Cleo,,,,,,7\n";
    ana.upload(&format!("/api/v1{group}/import"), table).await;
    let page = ana.open(&group).await;
    let records = page.text("records");
    // A card for each version.
    let (classic, longo) = records.split_once("Longo").unwrap();
    assert!(
        classic.starts_with("Classic 1 Highest total Ana and Ben · "),
        "{records}"
    );
    assert!(longo.starts_with(" 7 Highest total Cleo · "), "{records}");
    assert_eq!(records.matches("Classic").count(), 1);
    assert!(!records.contains("Lowest"), "{records}");
}

#[tokio::test]
async fn the_home_page_shows_who_has_won_most_of_a_group_this_year() {
    let server = Server::start().await;
    let (ana, _, group) = evening(&server).await;
    let leaders = async || ana.open("/").await.text("groups");
    assert!(leaders().await.ends_with(" This year: one win for Ana"));
    let year = SystemClock.now().format("%Y");
    let games = |first: usize, ana_wins: &[bool]| {
        let game = |(game, &ana_wins): (usize, &bool)| {
            let game = first + game;
            let (ana, ben) = if ana_wins {
                (10 + game, 8)
            } else {
                (8, 10 + game)
            };
            format!(
                "{game},{year}-01-01,classic,Ana,,,,,,{ana}\n{game},{year}-01-01,classic,Ben,,,,,,{ben}\n"
            )
        };
        let lines: String = ana_wins.iter().enumerate().map(game).collect();
        format!("game,date,variant,player,red,yellow,green,blue,penalties,total\n{lines}")
    };
    let import = format!("/api/v1{group}/import");
    ana.upload(&import, &games(1, &[false])).await;
    assert!(
        leaders()
            .await
            .ends_with(" Ana and Ben: one win each this year")
    );
    ana.upload(&import, &games(2, &[false, true, false])).await;
    assert!(leaders().await.ends_with(" Ben leads Ana 3:2 this year"));
    // Neither a game of another year nor one that a player played alone is a win of this year.
    let others = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                  8,2024-05-01,classic,Ana,,,,,,9\n8,2024-05-01,classic,Ben,,,,,,8\n";
    ana.upload(&import, others).await;
    let alone = format!(
        "game,date,variant,player,red,yellow,green,blue,penalties,total\n9,{year}-01-01,classic,Ana,,,,,,9\n"
    );
    ana.upload(&import, &alone).await;
    assert!(leaders().await.ends_with(" Ben leads Ana 3:2 this year"));
}

#[tokio::test]
async fn the_points_of_a_player_are_counted_by_range_and_averaged_by_the_number_of_players() {
    let server = Server::start().await;
    let (ana, _, group) = evening(&server).await;
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                 1,2024-05-01,classic,Ana,4,3,8,7,2,\n1,2024-05-01,classic,Cleo,,,,,,84\n\
                 2,2024-05-02,classic,Ana,1,0,0,0,2,\n\
                 3,2024-05-03,classic,Ana,,,,,,75\n";
    ana.upload(&format!("/api/v1{group}/import"), table).await;
    let player = ana
        .open(&ana.open(&group).await.link(&format!("{group}/players/")))
        .await;
    // Against Ben 1 and against Cleo 70; alone −9 and 75.
    assert_eq!(
        player.text("spread"),
        "Points Games −20 … −1 1 0 … 19 1 20 … 39 0 40 … 59 0 60 … 79 2"
    );
    assert_eq!(
        player.text("by-players"),
        "Players Games Wins Average 1 2 0 33.0 2 2 1 35.5"
    );
}

#[tokio::test]
async fn the_history_is_filtered_by_a_form_and_downloaded_as_it_stands() {
    let server = Server::start().await;
    let (ana, path, group) = evening(&server).await;
    let history = group.replace("/groups/", "/history/");
    let game = format!("href=\"{path}\"");
    for (query, is_found) in [
        ("", true),
        ("?q=&player=&variant=&result=&from=&to=", true),
        ("?q=BEN", true),
        ("?q=nobody", false),
        ("?variant=classic&result=locks", true),
        ("?variant=longo", false),
        ("?to=2001-01-01", false),
    ] {
        let page = ana.open(&format!("{history}{query}")).await;
        assert_eq!(page.status, 200, "{query}");
        assert_eq!(page.html.contains(&game), is_found, "{query}");
    }
    let page = ana.open(&format!("{history}?q=BEN&player=&cursor=")).await;
    assert!(page.html.contains("value=\"BEN\""));
    let download = page.link("/api/v1/groups/");
    assert!(
        download.ends_with("/export?format=csv&status=finished&q=BEN"),
        "{download}"
    );
    let page = ana.open(&format!("{history}?result=draw")).await;
    assert_eq!(page.status, 400);
}

#[tokio::test]
async fn a_game_on_paper_is_shown_by_what_is_known_of_it() {
    let server = Server::start().await;
    let (ana, _, group) = evening(&server).await;
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                 1,2024-05-01,classic,Ana,4,3,8,7,2,\n1,2024-05-01,classic,Cleo,,,,,,54\n\
                 2,2024-05-02,classic,Ana,0,0,0,0,0,\n";
    ana.upload(&format!("/api/v1{group}/import"), table).await;
    let history = group.replace("/groups/", "/history/");
    let page = ana.open(&format!("{history}?q=cleo")).await;
    let result = ana.open(&page.link("/games/")).await;
    assert!(result.html.contains("The game was played on paper."));
    let standings = result.text("standings");
    assert!(standings.contains("1 Ana 10 6 36 28 −10 70"), "{standings}");
    assert!(standings.contains("2 Cleo – – – – – 54"), "{standings}");
    // Of a total alone nothing else is counted, and locks are known of the game that was played here.
    let page = ana.open(&group).await;
    assert!(page.text("players").contains("Cleo 1 0"));
    let by_average = ana.open(&format!("{group}?column=average")).await;
    let players = by_average.text("players");
    assert!(
        players.ends_with("Cleo 1 54.0 54 Ana 3 23.7 70 Ben 1 0.0 0"),
        "{players}"
    );
    // Games enough for a line.
    let player = ana.open(&page.link(&format!("{group}/players/"))).await;
    let tiles = player.text("stats");
    assert!(tiles.contains("Rows locked 0 in one game"), "{tiles}");
    assert!(!tiles.contains("Penalties 2 in"), "{tiles}");
    assert!(player.html.contains("Ana’s points in the last 3 games"));
    // The chart has its scale.
    assert_eq!(player.html.matches("class=\"chart-points\"").count(), 5);
    assert!(player.html.contains(">80</text>"));
}

#[tokio::test]
async fn the_result_of_a_game_on_paper_shows_the_sheets_whose_crosses_are_known() {
    let server = Server::start().await;
    let (ana, _, group) = evening(&server).await;
    let document = r#"{"format": "rowlock", "version": 1, "paper": [
        {"date": "2024-05-01", "variant": "bonus-b", "seats": [
            {"name": "Ana", "rows": {"red": [6, 8], "blue": [12, 11, 10]}, "penalties": 2},
            {"name": "Cleo", "total": 20}]}]}"#;
    ana.upload_as(
        "application/json",
        &format!("/api/v1{group}/import"),
        document,
    )
    .await;
    let history = group.replace("/groups/", "/history/");
    let page = ana.open(&format!("{history}?q=cleo")).await;
    let result = ana.open(&page.link("/games/")).await;
    assert!(result.html.contains("The game was played on paper."));
    let words = result.text("main");
    assert!(
        words.contains("3 + 0 + 0 + 6 + Double yellow 0 + Bonus 0 − 10 = −1"),
        "{words}"
    );
    assert_eq!(result.html.matches("class=\"static-sheet\"").count(), 1);
}

#[tokio::test]
async fn a_result_can_be_downloaded_and_sent_to_bg_stats() {
    let server = Server::start().await;
    let (ana, path, _) = evening(&server).await;
    let page = ana.open(&path).await;
    for format in ["csv", "xlsx", "json"] {
        let link = format!("/api/v1{path}/export?format={format}");
        assert!(page.html.contains(&link), "{format}");
    }
    let app = "https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22%3A%22Rowlock%22";
    assert!(page.html.contains(app));
}

#[tokio::test]
async fn a_group_shows_how_close_its_games_were_and_a_player_how_often_they_went_first() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    for number in [2, 3, 4, 5] {
        let cross = format!("cross red {number}");
        ana.press_all(&path, &[&cross, "end_turn"]).await;
        let sheet = ben.open(&path).await;
        ben.press(&sheet, "end_turn").await;
    }
    let group = ana.open("/history").await.link("/groups/");
    play_more(&ana, &group).await;
    let page = ana.open(&group).await;
    assert_eq!(
        page.text("games"),
        "Winner’s lead, on average 30.0 Closest win 30 points Usual length 0 min Longest game 0 min \
         First player won 1 of 1"
    );
    assert!(!page.html.contains("Won when first"));
    let player = ana.open(&page.link(&format!("{group}/players/"))).await;
    let words = player.text("stats");
    assert!(words.ends_with("Went first 1 Won when first 1"), "{words}");
    // Without turns there is no first player.
    let (ana, _, path) = table(&server, "sheet").await;
    let presses = ["penalty", "close yellow", "close blue", "finish"];
    ana.press_all(&path, &presses).await;
    let group = ana.open("/history").await.link("/groups/");
    play_more(&ana, &group).await;
    let page = ana.open(&group).await;
    assert_eq!(
        page.text("games"),
        "Winner’s lead, on average 5.0 Closest win 5 points Usual length 0 min Longest game 0 min"
    );
    let player = ana.open(&page.link(&format!("{group}/players/"))).await;
    assert!(!player.text("stats").contains("Went first"));
}
