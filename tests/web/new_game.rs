//! The form of a new game: which boards it offers, and where.

use rowlock_rules::Boards;

use super::browser::{Browser, Page};
use crate::common::Server;

/// The place of a board's choice on the page.
fn place(page: &Page, board: &str) -> usize {
    let choice = format!("type=\"radio\" name=\"variant\" value=\"{board}\"");
    assert_eq!(page.html.matches(&choice).count(), 1, "{board}");
    page.html.find(&choice).unwrap()
}

/// The summary of the boards that are sold in this box, with what is between it and the end of the box.
fn contents<'a>(page: &'a Page, series: &str) -> &'a str {
    let (_, behind) = page
        .html
        .split_once(&format!("<strong>{series}</strong>"))
        .unwrap_or_else(|| panic!("no {series}: {}", page.html));
    behind.split("</details>").next().unwrap()
}

async fn play(browser: &Browser, board: &str) {
    let (path, _) = browser.make_on(board, "Ana", "sheet").await;
    browser.send(&format!("{path}/start"), &[]).await;
}

/// Plays on a board in the group of the game before.
async fn play_again(browser: &Browser, board: &str) {
    let page = browser.open("/new").await;
    let group = page.hidden("group").unwrap().to_owned();
    let fields = [
        ("name", "Ana"),
        ("variant", board),
        ("mode", "sheet"),
        ("group", &group),
    ];
    let path = browser.send("/new", &fields).await.path;
    browser.send(&format!("{path}/start"), &[]).await;
}

#[test]
fn every_official_board_names_the_box_in_which_it_is_sold() {
    for board in Boards::load().unwrap().iter() {
        let series = board.series.unwrap_or_default();
        assert!(series.starts_with("Qwixx"), "{}", board.id);
    }
}

#[tokio::test]
async fn a_new_browser_finds_each_board_once_by_its_box() {
    let server = Server::start().await;
    let page = Browser::of(&server).open("/new").await;
    for board in Boards::load().unwrap().iter() {
        place(&page, &board.id);
    }
    for (series, boards) in [
        ("Qwixx Mixx", ["mixx-a", "mixx-b"]),
        ("Qwixx Connected", ["connected-steps", "connected-chain"]),
        ("Qwixx 15", ["connect-15", "lucky-15"]),
    ] {
        let inside = contents(&page, series);
        for board in boards {
            assert!(inside.contains(&format!("value=\"{board}\"")), "{board}");
        }
    }
    assert!(!page.has("played") && !page.has("more-boards"));
    // A box with one board is that board.
    assert!(!page.html.contains("<strong>Qwixx X-Change</strong>"));
    assert!(page.html.contains("value=\"classic\" checked"));
}

#[tokio::test]
async fn boards_that_the_group_played_lately_come_first() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    play(&ana, "mixx-b").await;
    play_again(&ana, "lucky-15").await;
    play_again(&ana, "mixx-b").await;
    play_again(&ana, "longo").await;
    let page = ana.open("/new").await;
    let more = page.html.find("id=\"more-boards\"").unwrap();
    let places = ["longo", "mixx-b", "lucky-15"].map(|board| place(&page, board));
    assert!(page.html.find("id=\"played\"").unwrap() < places[0]);
    assert!(places.is_sorted() && places[2] < more, "{places:?} {more}");
    for other in ["classic", "mixx-a", "connect-15"] {
        assert!(place(&page, other) > more, "{other}");
    }
    assert!(page.html.contains("value=\"longo\" checked"));
    assert!(!page.tag("more-boards").contains(" open"));
    // A browser of no group has its own list.
    assert!(!Browser::of(&server).open("/new").await.has("played"));
}

#[tokio::test]
async fn no_more_than_four_boards_come_first() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    play(&ana, "classic").await;
    for board in ["longo", "mixx-a", "mixx-b", "double-a"] {
        play_again(&ana, board).await;
    }
    let page = ana.open("/new").await;
    let more = page.html.find("id=\"more-boards\"").unwrap();
    assert!(place(&page, "longo") < more);
    assert!(place(&page, "classic") > more);
}

#[tokio::test]
async fn the_box_of_a_chosen_board_is_open_when_the_form_comes_back() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let fields = [("name", ""), ("variant", "bonus-b"), ("mode", "turns")];
    let page = ana.send("/new", &fields).await;
    assert_eq!(page.status, 400);
    assert!(page.html.contains("value=\"bonus-b\" checked"));
    assert_eq!(
        page.html
            .matches("<details class=\"board-box\" open")
            .count(),
        1
    );
    assert!(contents(&page, "Qwixx Bonus").contains("value=\"bonus-b\" checked"));
    play(&ana, "classic").await;
    let group = ana.open("/new").await.hidden("group").unwrap().to_owned();
    let mut fields = fields.to_vec();
    fields.push(("group", &group));
    let page = ana.send("/new", &fields).await;
    assert!(page.has("played"), "{}", page.html);
    assert!(page.tag("more-boards").contains(" open"));
}

#[tokio::test]
async fn where_only_the_operator_creates_groups_a_stranger_joins_and_a_member_creates_games() {
    let server = Server::start_on_file_as(|_| {}).await;
    let ana = Browser::of(&server);
    let (_, code) = ana.make("Ana", "turns").await;
    let server = server
        .restart_as(|config| config.limits.games.new_groups = false)
        .await;
    let (ana, ben) = (ana.at(&server), Browser::of(&server));
    let home = ben.open("/").await;
    assert!(home.has("closed") && !home.has("new") && home.has("join-code"));
    for refused in [
        ben.open("/new").await,
        ben.send("/new", &[("name", "Ben"), ("variant", "classic")])
            .await,
    ] {
        assert_eq!(refused.status, 401, "{}", refused.html);
    }
    let home = ana.open("/").await;
    assert!(!home.has("closed") && home.has("new"));
    let page = ana.open("/new").await;
    assert!(!page.has("new-group"));
    assert!(!page.html.contains("New group"), "{}", page.html);
    assert_eq!(ben.join(&code, "Ben").await.status, 200);
    assert!(!ben.open("/").await.has("closed"));
}
