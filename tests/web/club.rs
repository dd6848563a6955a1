//! A table of eight: the lobby, the menu, the page of the players, the strip of the others, the screen in the middle.

use super::browser::{Browser, Page, table};
use crate::common::Server;

const GUESTS: [&str; 7] = ["Ben", "Cleo", "Dora", "Emil", "Fred", "Gus", "Hana"];

/// A lobby with this many players, of whom all but the host have no phone.
async fn lobby(server: &Server, players: usize, mode: &str) -> (Browser, String) {
    let ana = Browser::of(server);
    let (path, _) = ana.make("Ana", mode).await;
    for name in &GUESTS[..players - 1] {
        ana.send(&format!("{path}/players"), &[("name", name)])
            .await;
    }
    (ana, path)
}

/// The items of the menu that are shown at once, and those behind "More…".
fn menu_items(page: &Page) -> (usize, usize) {
    let menu = page.html.split("id=\"menu\"").nth(1).unwrap();
    let menu = menu.split("</header>").next().unwrap();
    let (shown, rest) = menu.split_once("id=\"more\"").unwrap();
    let (more, below) = rest.split_once("</details>").unwrap();
    let count = |part: &str| part.matches("class=\"menu-item").count();
    // The line that unfolds them is one of those shown.
    (count(shown) + count(below) + 1, count(more) - 1)
}

#[tokio::test]
async fn a_full_lobby_offers_no_further_seat_and_one_link_to_watch() {
    let server = Server::start().await;
    let (ana, path) = lobby(&server, 7, "turns").await;
    let page = ana.open(&path).await;
    assert!(page.has("guest") && page.has("seat-order") && !page.has("screen"));
    assert!(
        page.html
            .contains("aria-label=\"Pick who goes first, and start\"")
    );
    ana.send(&format!("{path}/players"), &[("name", "Hana")])
        .await;
    let page = ana.open(&path).await;
    assert!(!page.has("guest") && page.has("seat-order"));
    assert_eq!(page.attribute("people", "href"), format!("{path}/people"));
    assert_eq!(page.html.matches("Move Cleo up").count(), 1);
}

#[tokio::test]
async fn the_menu_of_the_host_has_at_most_six_items_for_any_number_of_players() {
    let server = Server::start().await;
    for (players, mode) in [(2, "turns"), (8, "sheet"), (8, "turns")] {
        let (ana, path) = lobby(&server, players, mode).await;
        ana.send(&format!("{path}/start"), &[]).await;
        let sheet = ana
            .press_all(&path, &["cross red 4", "cross blue 9", "undo"])
            .await;
        assert!(sheet.has("redo") && sheet.has("finish") && sheet.has("correct"));
        let (shown, more) = menu_items(&sheet);
        assert!(shown <= 6 && more <= 11, "{shown} and {more}");
    }
}

#[tokio::test]
async fn what_can_be_done_with_a_player_is_folded_into_a_row() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let people = format!("{path}/people");
    let page = ana.open(&people).await;
    for (action, of) in [
        ("sheet-1", 1),
        ("move-1", 1),
        ("host-1", 1),
        ("leave-1", 1),
        ("move-0", 0),
    ] {
        let row = page
            .html
            .split(&format!("id=\"actions-{of}\""))
            .nth(1)
            .unwrap();
        let row = row.split("</details>").next().unwrap();
        assert!(row.contains(&format!("id=\"{action}\"")), "{action}");
    }
    // The own sheet is behind the arrow back.
    assert!(!page.has("sheet-0"));
    assert!(
        ana.open(&format!("{path}?seat=1"))
            .await
            .html
            .contains("Ben’s sheet")
    );
    let page = ben.open(&people).await;
    assert!(page.has("actions-1") && !page.has("actions-0") && page.has("person-0"));
}

#[tokio::test]
async fn nobody_has_a_rank_before_the_first_cross() {
    let server = Server::start().await;
    let (ana, path) = lobby(&server, 6, "sheet").await;
    ana.send(&format!("{path}/start"), &[]).await;
    assert_eq!(ana.open(&path).await.text("others"), "All sheets");
    assert_eq!(ana.open(&path).await.attribute("others", "data-count"), "1");
    ana.press_all(&format!("{path}?seat=1"), &["cross red 4"])
        .await;
    let others = ana.open(&path).await.text("others");
    assert_eq!(others, "Ben 1 2nd of 6 All sheets");
}

#[tokio::test]
async fn a_screen_shows_the_way_in_until_the_first_cross_and_then_who_has_not_crossed() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let board = format!("{path}/table");
    let seen = ben.open(&board).await;
    assert!(seen.has("qr") && seen.has("code") && !seen.has("standings"));
    let sheet = ana.press_all(&path, &["cross red 4"]).await;
    let seen = ben.open(&board).await;
    assert!(!seen.has("qr") && !seen.has("code"));
    let undecided = "aria-label=\"nothing crossed with this roll\"";
    let ben_line = seen.html.split("table-view-standing-name").nth(2).unwrap();
    assert!(ben_line.contains(undecided) && seen.html.matches(undecided).count() == 1);
    ana.press(&sheet, "finish").await;
    assert!(!ben.open(&board).await.html.contains(undecided));
    // A full table lets nobody in.
    let (ana, path) = lobby(&server, 8, "turns").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let seen = ana.open(&format!("{path}/table")).await;
    assert!(!seen.has("qr") && seen.has("strips"));
}

#[tokio::test]
async fn a_lock_is_announced_to_its_own_phone_and_the_last_one_as_the_last_roll() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.cross_all(&path, "red", &[2, 3, 4, 5, 6, 12]).await;
    let update = async |phone: &Browser| phone.open(&path).await.text("update");
    assert_eq!(update(&ana).await, "You locked red: 28 points");
    assert_eq!(update(&ben).await, "Ana locked red: put the red die away.");
    ben.cross_all(&path, "blue", &[12, 11, 10, 9, 8, 2]).await;
    assert_eq!(
        update(&ben).await,
        "You locked blue: 28 points – last roll!"
    );
    assert_eq!(update(&ana).await, "Ben locked blue – last roll!");
    let seen = ana.open(&format!("{path}/table")).await;
    assert_eq!(seen.text("news"), "Ben locked blue – last roll!");
}

#[tokio::test]
async fn the_api_is_linked_from_what_is_stored_and_not_from_the_first_page() {
    let server = Server::start().await;
    let phone = Browser::of(&server);
    assert!(!phone.open("/").await.html.contains("/api/docs/"));
    let page = phone.open("/privacy").await;
    assert_eq!(page.attribute("api", "href"), "/api/docs/");
    assert!(!phone.open("/new").await.html.contains("href=\"/print\""));
}
