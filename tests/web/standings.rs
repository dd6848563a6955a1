//! The standings of an evening on the pages of games and of the group, and the pages of a series.

use super::browser::{Browser, Page, table};
use crate::common::Server;

/// What ends a game without turns.
const ENDING: [&str; 3] = ["close yellow", "close blue", "finish"];

/// Plays a game without turns to its end, in which Ana crosses these red numbers and Ben these; starts the next one.
async fn play(ana: &Browser, ben: &Browser, path: &str, crosses: [&[u8]; 2]) -> String {
    for (player, numbers) in [ana, ben].into_iter().zip(crosses) {
        player.cross_all(path, "red", numbers).await;
    }
    ana.press_all(path, &ENDING).await;
    ana.send(
        &format!("{path}/replay"),
        &[("player", "0"), ("player", "1")],
    )
    .await
    .path
}

/// Ana wins a game against Cleo, whom she adds to her group; returns its path, and its page for a spectator.
async fn with_cleo(server: &Server, ana: &Browser) -> (String, Page) {
    let group = ana.open("/history").await.link("/groups/");
    let (_, group) = group.rsplit_once('/').unwrap();
    let fields = [
        ("name", "Ana"),
        ("players", "Cleo"),
        ("variant", "classic"),
        ("mode", "sheet"),
        ("group", group),
    ];
    let game = ana.send("/new", &fields).await.path;
    ana.send(&format!("{game}/start"), &[("sure", "true")])
        .await;
    ana.cross_all(&game, "red", &[2]).await;
    ana.press_all(&game, &ENDING).await;
    let shared = ana.send(&format!("{game}/share"), &[]).await;
    let spectator = Browser::of(server);
    let link = shared.attribute("link", "href").replace(&server.url, "");
    spectator.open(&link).await;
    let watched = spectator.open(&game).await;
    (game, watched)
}

/// The lines of the standings: name with its parts, gain and score.
fn shown(page: &Page) -> Vec<String> {
    let list = page.html.split("class=\"placings\"").nth(1);
    let list = list.and_then(|list| list.split("</ol>").next());
    let lines = list.unwrap_or_default().split("<li ").skip(1);
    let text = |line: &str| {
        let mut text = String::new();
        let mut is_tag = true;
        for letter in line.chars() {
            match letter {
                '<' => is_tag = true,
                '>' => {
                    is_tag = false;
                    text.push(' ');
                }
                _ if !is_tag => text.push(letter),
                _ => {}
            }
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    lines.map(text).collect()
}

#[tokio::test]
async fn the_second_game_shows_who_leads_in_its_lobby_its_result_and_the_table_view() {
    let server = Server::start().await;
    let (ana, ben, first) = table(&server, "sheet").await;
    assert!(!ana.open(&first).await.has("evening"));
    let second = play(&ana, &ben, &first, [&[2, 3], &[2]]).await;
    // The first result says it all.
    assert!(!ana.open(&first).await.has("evening"));
    let line = "After one game · Ana leads with one win";
    assert_eq!(ana.open(&second).await.text("evening"), line);
    let tv = ana.open(&format!("{second}/table")).await;
    assert_eq!(tv.text("players"), "Ana 1 win Ben 0 wins");
    assert_eq!(tv.text("evening"), line);
    let german = "Nach einem Spiel · Ana führt mit einem Sieg";
    ana.send("/settings", &[("language", "de")]).await;
    assert_eq!(ana.open(&second).await.text("evening"), german);
}

#[tokio::test]
async fn a_result_shows_what_it_changed_and_a_spectator_sees_only_its_players() {
    let server = Server::start().await;
    let (ana, ben, first) = table(&server, "sheet").await;
    ana.cross_all(&first, "red", &[2, 3]).await;
    ana.press_all(&first, &ENDING).await;
    let second = ana.send(&format!("{first}/rematch"), &[]).await.path;
    ben.open(&second).await;
    // No sheet in play says anything of the evening.
    assert!(!ana.open(&second).await.html.contains("placing"));
    ben.cross_all(&second, "red", &[2]).await;
    ana.press_all(&second, &ENDING).await;
    let page = ana.open(&second).await;
    assert_eq!(
        page.text("evening-title"),
        "After 2 games Ana and Ben are level with one win each"
    );
    let lines = shown(&page);
    assert!(lines[0].starts_with("1 Ana 2 games"), "{lines:?}");
    assert!(
        lines[1].starts_with("1 Ben 2 games") && lines[1].contains("+1"),
        "{lines:?}"
    );
    assert!(!lines[0].contains("+1"), "{lines:?}");
    // What came later does not change an earlier result.
    assert!(!ana.open(&first).await.has("evening"));
    // A game of others of the group: Ana with Cleo.
    let (third, watched) = with_cleo(&server, &ana).await;
    let names = |page: &Page| {
        let lines = shown(page).into_iter();
        let name = |line: String| line.split(' ').nth(1).unwrap().to_owned();
        lines.map(name).collect::<Vec<_>>()
    };
    assert_eq!(names(&watched), ["Ana", "Cleo"]);
    assert!(watched.html.contains(">Ana<") && !watched.html.contains(">Ben<"));
    let own = ana.open(&third).await;
    assert_eq!(names(&own).len(), 3);
}

#[tokio::test]
async fn a_spectator_of_a_game_does_not_see_who_of_others_leads() {
    let server = Server::start().await;
    let (ana, ben, first) = table(&server, "sheet").await;
    ben.cross_all(&first, "red", &[2, 3]).await;
    ana.press_all(&first, &ENDING).await;
    let (second, watched) = with_cleo(&server, &ana).await;
    let own = ana.open(&second).await.text("evening-title");
    assert!(own.contains("Ben and Ana are level"), "{own}");
    assert!(!watched.html.contains("Ben"), "{}", watched.html);
}

#[tokio::test]
async fn an_admin_makes_a_series_and_members_see_its_standings() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.cross_all(&path, "red", &[2]).await;
    ana.press_all(&path, &ENDING).await;
    let group = ana.open("/history").await.link("/groups/");
    let page = ana.open(&group).await;
    assert!(
        page.text("evening")
            .contains("After one game · Ana leads with one win")
    );
    assert_eq!(
        page.attribute("new-series", "href"),
        format!("{group}/series/new")
    );
    let guest = ben.open(&group).await;
    assert!(guest.has("evening") && !guest.has("series") && !guest.has("new-series"));
    assert_eq!(ben.open(&format!("{group}/series/new")).await.status, 403);
    let form = ana.open(&format!("{group}/series/new")).await;
    assert!(form.has("from") && form.has("to"));
    let fields = |name, from, to, scoring| {
        [
            ("name", name),
            ("from", from),
            ("to", to),
            ("scoring", scoring),
        ]
    };
    let new = format!("{group}/series/new");
    for (bad, text) in [
        (fields("", "2020-01-01", "", "rank"), "Enter a name."),
        (fields("Cup", "2020", "", "rank"), "Write dates like"),
        (
            fields("Cup", "2020-01-02", "2020-01-01", "rank"),
            "after the last",
        ),
        (fields("Cup", "1889-01-02", "", "rank"), "too long ago"),
        (
            fields("Cup", "2020-01-02", "2202-01-01", "rank"),
            "too far away",
        ),
    ] {
        let refused = ana.send(&new, &bad).await;
        assert_eq!(refused.status, 400);
        assert!(
            refused.text("message").contains(text),
            "{}",
            refused.text("message")
        );
        assert_eq!(refused.attribute("name", "value"), bad[0].1);
        assert_eq!(refused.attribute("from", "value"), bad[1].1);
    }
    assert_eq!(
        ana.send(&new, &fields("Cup", "2020-01-02", "", "luck"))
            .await
            .status,
        400
    );
    let series = ana
        .send(&new, &fields("Cup", "2020-01-02", "", "rank"))
        .await;
    assert_eq!(series.status, 200);
    assert!(series.path.starts_with(&format!("{group}/series/")));
    assert!(series.text("days").starts_with("From 2 January 2020"));
    let lines = [
        "1 Ana one game · 1 win 2 points",
        "2 Ben one game · 0 wins 1 point",
    ];
    assert_eq!(shown(&series), lines);
    let seen = ben.open(&series.path).await;
    assert!(shown(&seen) == lines && !seen.has("edit"));
    // The series that goes on is the first thing of the group's page.
    let page = ben.open(&group).await;
    assert!(page.html.contains(&series.path) && !page.has("evening"));
    assert!(page.text("running").starts_with("Cup After one game 1 Ana"));
    let edit = format!("{}/edit", series.path);
    let form = ana.open(&edit).await;
    assert_eq!(form.attribute("name", "value"), "Cup");
    let ended = ana
        .send(
            &edit,
            &fields("Old cup", "2020-01-02", "2020-02-01", "total"),
        )
        .await;
    assert_eq!(ended.path, series.path);
    assert_eq!(ended.text("days"), "2 January 2020 – 1 February 2020");
    assert!(ended.has("no-games"));
    let page = ben.open(&group).await;
    assert!(page.has("evening") && page.has("series") && !page.has("running"));
    let delete = format!("{}/delete", series.path);
    assert!(ana.open(&delete).await.html.contains("Delete Old cup?"));
    assert_eq!(ben.send(&delete, &[]).await.status, 403);
    assert_eq!(ana.send(&delete, &[]).await.path, group);
    for path in [&series.path, &edit, &delete] {
        assert_eq!(ana.open(path).await.status, 404);
    }
}

/// The text of the card of a series: each player with the score and what the game added.
fn card(page: &Page) -> String {
    assert!(!page.has("evening"), "another order is named");
    page.text("series")
}

#[tokio::test]
async fn while_a_series_runs_results_lobbies_and_the_table_view_show_its_standings_and_no_others() {
    let server = Server::start().await;
    let (ana, ben, first) = table(&server, "sheet").await;
    ana.cross_all(&first, "red", &[2]).await;
    ana.press_all(&first, &ENDING).await;
    let group = ana.open("/history").await.link("/groups/");
    let fields = [
        ("name", "Autumn league"),
        ("from", "2020-01-02"),
        ("to", ""),
        ("scoring", "rank"),
    ];
    let series = ana.send(&format!("{group}/series/new"), &fields).await.path;
    let after_one = "Autumn league after one game Ana 2 +2 Ben 1 +1";
    assert_eq!(card(&ana.open(&first).await), after_one);
    let second = ana.send(&format!("{first}/rematch"), &[]).await.path;
    ben.open(&second).await;
    assert!(!ana.open(&second).await.has("series"));
    let second = play(&ana, &ben, &second, [&[2], &[2, 3]]).await;
    let lobby = ana.open(&second).await;
    assert_eq!(card(&lobby), "Autumn league after 2 games Ben 3 Ana 3");
    assert_eq!(lobby.link(&series), series);
    let tv = ana.open(&format!("{second}/table")).await;
    assert_eq!(card(&tv), "Autumn league after 2 games Ben 3 Ana 3");
    assert_eq!(tv.text("players"), "Ana Ben");
    // What came later does not change an earlier result.
    let page = ben.open(&first).await;
    assert_eq!(card(&page), after_one);
    let (_, own) = page.html.split_once("<li data-own>").unwrap();
    let (own, _) = own.split_once("</li>").unwrap();
    assert!(own.contains("Ben"), "{own}");
    let screen = ana.open(&format!("{first}/table")).await;
    assert!(!screen.has("evening"));
    // A day outside of the series has the evening again.
    let past = [
        ("name", "Autumn league"),
        ("from", "2020-01-02"),
        ("to", "2020-02-01"),
        ("scoring", "rank"),
    ];
    ana.send(&format!("{series}/edit"), &past).await;
    let lobby = ana.open(&second).await;
    assert!(lobby.has("evening") && !lobby.has("series"));
}
