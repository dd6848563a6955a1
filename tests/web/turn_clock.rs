//! The clock that shows how long a turn takes, in games that are set up with it.

use chrono::TimeDelta;

use super::browser::{Browser, Page};
use super::page_server::PageServer;

/// What the clock of a page shows, if the page has one.
fn time(page: &Page) -> Option<String> {
    page.has("turn-clock").then(|| page.text("turn-clock"))
}

/// The milliseconds from which the page's script counts on.
fn elapsed(page: &Page) -> &str {
    page.attribute("turn-clock", "data-elapsed")
}

/// A game of Ana, who hosts, and Ben; with the clock if it is asked for.
async fn game(server: &PageServer, clock: bool) -> (Browser, Browser, String) {
    let (ana, ben) = (Browser::of(server), Browser::of(server));
    let mut fields = vec![("name", "Ana"), ("variant", "classic")];
    if clock {
        fields.push(("clock", "true"));
    }
    let lobby = ana.send("/new", &fields).await;
    ben.join(&lobby.text("code"), "Ben").await;
    assert!(
        !ana.open(&format!("{}/table", lobby.path))
            .await
            .has("turn-clock")
    );
    ana.send(&format!("{}/start", lobby.path), &[]).await;
    (ana, ben, lobby.path)
}

#[tokio::test]
async fn every_sheet_and_the_table_view_show_how_long_the_turn_has_lasted() {
    let server = PageServer::start().await;
    let (ana, ben, path) = game(&server, true).await;
    server.clock.advance(TimeDelta::milliseconds(65_250));
    for (phone, path) in [
        (&ana, path.clone()),
        (&ben, path.clone()),
        (&ana, format!("{path}/table")),
    ] {
        let page = phone.open(&path).await;
        assert_eq!(
            (time(&page), elapsed(&page)),
            (Some("1:05".to_owned()), "65250")
        );
        assert!(page.html.contains("/turn_clock.js"), "{}", page.html);
        assert!(page.html.contains("/turn_clock.css"), "{}", page.html);
        // It is not read out.
        assert!(page.tag("turn-clock").contains("aria-hidden=\"true\""));
    }
    let sheet = ana.press_all(&path, &["cross red 4", "end_turn"]).await;
    assert_eq!(time(&sheet).as_deref(), Some("0:00"));
    server.clock.advance(TimeDelta::seconds(5));
    // The turn goes on as if it had never ended.
    let sheet = ana.press_all(&path, &["undo"]).await;
    assert_eq!(time(&sheet).as_deref(), Some("1:10"));
    server.clock.advance(TimeDelta::hours(9));
    let page = ben.open(&path).await;
    assert_eq!((time(&page).as_deref(), elapsed(&page)), (Some(""), ""));
    let over = ana.press_all(&path, &["finish"]).await;
    assert!(!over.has("turn-clock") && !over.html.contains("turn_clock"));
}

#[tokio::test]
async fn a_clock_that_was_set_back_shows_no_time() {
    let server = PageServer::start().await;
    let (ana, _, path) = game(&server, true).await;
    server.clock.jump(TimeDelta::minutes(-3));
    assert_eq!(time(&ana.open(&path).await).as_deref(), Some(""));
}

#[tokio::test]
async fn without_the_rule_nothing_of_the_clock_is_sent() {
    let server = PageServer::start().await;
    let (ana, _, path) = game(&server, false).await;
    for path in [path.clone(), format!("{path}/table")] {
        let page = ana.open(&path).await;
        assert!(!page.html.contains("turn-clock") && !page.html.contains("turn_clock"));
    }
    ana.press_all(&path, &["cross red 4", "end_turn", "finish"])
        .await;
    assert!(!ana.open(&format!("{path}/review")).await.has("turn-times"));
}

#[tokio::test]
async fn the_review_has_the_typical_and_the_longest_turn_of_each_player() {
    let server = PageServer::start().await;
    let (ana, ben, path) = game(&server, true).await;
    for (phone, cross, seconds) in [
        (&ana, "cross red 2", 20),
        (&ben, "cross red 2", 70),
        (&ana, "cross red 3", 40),
        (&ben, "cross red 3", 40_000),
        (&ana, "cross red 4", 100),
        // Of two, the typical one is between them.
        (&ben, "cross red 4", 90),
    ] {
        server.clock.advance(TimeDelta::seconds(seconds));
        phone.press_all(&path, &[cross, "end_turn"]).await;
    }
    ana.press_all(&path, &["finish"]).await;
    let review = ana.open(&format!("{path}/review")).await;
    assert_eq!(
        review.text("turn-times"),
        "Player Typical turn Longest turn Ana 0:40 1:40 Ben 1:20 1:30"
    );
}

#[tokio::test]
async fn a_rematch_and_the_next_game_of_the_same_players_have_the_clock_again() {
    let server = PageServer::start().await;
    let ana = Browser::of(&server);
    let is_checked = |page: &Page| page.tag("clock").contains(" checked");
    assert!(!is_checked(&ana.open("/new").await));
    let (ana, _, path) = game(&server, true).await;
    assert!(is_checked(&ana.open("/new?again").await));
    assert_eq!(ana.open("/").await.hidden("clock"), None);
    ana.press_all(&path, &["cross red 2", "finish"]).await;
    assert_eq!(ana.open("/").await.hidden("clock"), Some("true"));
    let rematch = ana.send(&format!("{path}/rematch"), &[]).await;
    assert_eq!(time(&rematch).as_deref(), Some("0:00"));
}
