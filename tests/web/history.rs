//! The history of games.

use super::browser::{Browser, table};
use crate::common::Server;

#[tokio::test]
async fn every_phone_that_joined_finds_the_game_in_its_history() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.press_all(&path, &["cross red 2", "finish"]).await;
    for phone in [&ana, &ben] {
        let history = phone.open("/history").await;
        assert!(history.text("games").contains("Ana 1 Ben 0"));
        assert!(history.html.contains(&format!("href=\"{path}\"")));
        let result = phone.open(&path).await;
        assert!(result.text("standings").contains("1 0 0 0 0 1"));
    }
}

#[tokio::test]
async fn a_phone_that_never_joined_finds_nothing() {
    let server = Server::start().await;
    table(&server, "turns").await;
    let page = Browser::of(&server).open("/history").await;
    assert_eq!(page.status, 200);
    assert!(page.html.contains("No games yet."));
    assert!(page.html.contains("href=\"/new\""));
}

#[tokio::test]
async fn the_games_are_listed_by_month_with_the_winner_marked_and_games_on_paper_have_no_time() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "sheet").await;
    let presses = ["cross red 2", "close yellow", "close blue", "finish"];
    ana.press_all(&path, &presses).await;
    let group = ana.open("/history").await.link("/groups/");
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                 1,2024-05-01,classic,Ana,,,,,,70\n1,2024-05-01,classic,Cleo,,,,,,84\n\
                 2,2024-05-31,classic,Ana,,,,,,41\n2,2024-05-31,classic,Ben,,,,,,41\n\
                 3,2023-05-31,classic,Ana,,,,,,30\n3,2023-05-31,classic,Ben,,,,,,20\n";
    ana.upload(&format!("/api/v1{group}/import"), table).await;
    let page = ana.open("/history").await;
    let games = page.text("games");
    let (_, games) = games.split_once("Ana 1 Ben 0 ").unwrap();
    let games = games.split(" Invite").next().unwrap();
    assert_eq!(
        games,
        "May 2024 31 May 2024 Classic · on paper Ana 41 Ben 41 1 May 2024 Classic · on paper Cleo 84 Ana 70 \
         May 2023 31 May 2023 Classic · on paper Ana 30 Ben 20"
    );
    // The tie has two winners.
    assert_eq!(page.html.matches("game-player game-first").count(), 5);
    assert_eq!(page.html.matches("games-month").count(), 3);
    let history = group.replace("/groups/", "/history/");
    let none = ana.open(&format!("{history}?q=nobody")).await;
    assert_eq!(none.attribute("all-games", "href"), history);
}

#[tokio::test]
async fn the_home_page_leads_back_to_running_games() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    for phone in [ana, ben] {
        let home = phone.open("/").await;
        assert!(home.html.contains(&format!("href=\"{path}\"")));
    }
}

#[tokio::test]
async fn the_home_page_leads_to_the_own_game_however_many_newer_ones_the_group_has() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let home = ana.open("/").await;
    let (_, group) = home.html.split_once("/groups/").unwrap();
    let group = &group[..12];
    let fields = [
        ("name", "Ben"),
        ("players", "Cleo"),
        ("variant", "classic"),
        ("mode", "turns"),
        ("group", group),
    ];
    for _ in 0..160 {
        ben.send("/new", &fields).await;
    }
    let home = ana.open("/").await;
    assert!(home.html.contains(&format!("href=\"{path}\"")));
    // Of the games of others it shows the newest.
    assert_eq!(home.html.matches("/join?code=").count(), 5);
}

#[tokio::test]
async fn a_new_game_is_filled_in_with_what_was_played_last() {
    let server = Server::start().await;
    let (ana, _, _) = table(&server, "sheet").await;
    let page = ana.open("/new").await;
    assert_eq!(page.attribute("name", "value"), "Ana");
    assert!(page.html.contains(r#"value="sheet" checked"#));
    assert!(page.html.contains(r#"name="players" value="Ben"> Ben"#));
}

#[tokio::test]
async fn the_same_again_sets_up_the_last_game_with_one_tap() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let fields = [
        ("name", "Ana"),
        ("players", "Ben"),
        ("players", "Cleo"),
        ("variant", "longo"),
        ("mode", "dice"),
        ("hide_scores", "true"),
        ("color_required", "true"),
    ];
    let lobby = ana.send("/new", &fields).await;
    assert_eq!(lobby.html.matches(r#"class="player-name""#).count(), 3);
    let page = ana.open("/new").await;
    assert_eq!(
        page.text("same-again"),
        "Same players, same rules Ana, Ben and Cleo · Longo, with dice"
    );
    let again = page.html.split("</form>").next().unwrap();
    let fields = fields.into_iter().filter(|(name, _)| *name != "name");
    for (name, value) in fields.chain([("name", "Ana")]) {
        let field = format!(r#"type="hidden" name="{name}" value="{value}""#);
        assert!(again.contains(&field), "{field} is not in {again}");
    }
}
