//! A turn that ends by itself once the active player has crossed something, and who may still cross something.

use super::browser::{Browser, Page, table};
use crate::common::Server;

/// After how many milliseconds the turn of this sheet ends by itself, if it does.
fn ends_after(sheet: &Page) -> Option<&str> {
    let tag = sheet.tag("end-turn");
    tag.contains("data-ends-after")
        .then(|| sheet.attribute("end-turn", "data-ends-after"))
}

#[tokio::test]
async fn a_turn_with_both_crosses_ends_by_itself_sooner_once_the_others_have_crossed() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.press_all(&path, &["cross red 4", "cross blue 9"]).await;
    assert_eq!(ends_after(&sheet), Some("8000"));
    assert_eq!(sheet.text("end-turn"), "End turn ends by itself");
    let nobody_yet = "Ben’s sheet, nothing crossed with this roll";
    assert!(sheet.text("others").contains(nobody_yet));
    let sheet = ben.press_all(&path, &["cross yellow 5"]).await;
    assert!(!sheet.text("others").contains("nothing crossed"));
    let sheet = ana.open(&path).await;
    assert_eq!(ends_after(&sheet), Some("4000"));
    assert!(!sheet.text("others").contains(nobody_yet));
    let sheet = ana.press_all(&path, &["undo", "undo"]).await;
    assert_eq!(ends_after(&sheet), None);
}

#[tokio::test]
async fn a_turn_with_one_cross_ends_by_itself_after_more_time_than_one_with_both() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.press_all(&path, &["cross red 4"]).await;
    assert_eq!(ends_after(&sheet), Some("12000"));
    assert_eq!(sheet.text("end-turn"), "End turn ends by itself");
    ben.press_all(&path, &["cross yellow 5"]).await;
    let sheet = ana.open(&path).await;
    assert_eq!(ends_after(&sheet), Some("8000"));
    // Undo keeps the turn that has ended, as it does after a tap.
    ana.press_all(&path, &["end_turn"]).await;
    let sheet = ana.press_all(&path, &["undo"]).await;
    assert_eq!(ends_after(&sheet), Some("8000"));
}

#[tokio::test]
async fn no_turn_ends_by_itself_while_another_player_is_offered_its_lock() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    for (index, number) in [2, 3, 4, 5, 6].into_iter().enumerate() {
        let cross = format!("cross red {number}");
        for each in [&ana, &ben] {
            each.press_all(&path, &[&cross]).await;
        }
        let active = if index % 2 == 0 { &ana } else { &ben };
        active.press_all(&path, &["end_turn"]).await;
    }
    let sheet = ben.press_all(&path, &["cross red 12"]).await;
    assert_eq!(ends_after(&sheet), None);
    assert_eq!(sheet.text("end-turn"), "End turn");
    ana.press_all(&path, &["cross red 12"]).await;
    assert_eq!(ends_after(&ben.open(&path).await), Some("8000"));
}

#[tokio::test]
async fn a_turn_without_the_colored_cross_that_a_house_rule_asks_for_does_not_end_by_itself() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let fields = [
        ("name", "Ana"),
        ("variant", "classic"),
        ("mode", "dice"),
        ("color_required", "true"),
    ];
    let path = ana.send("/new", &fields).await.path;
    let sheet = ana.send(&format!("{path}/start"), &[]).await;
    ana.roll(&sheet, ["2", "2", "1", "1", "1", "1"]).await;
    let sheet = ana.press_all(&path, &["cross yellow 4"]).await;
    assert_eq!(ends_after(&sheet), None);
    let sheet = ana.press_all(&path, &["cross red 3"]).await;
    assert_eq!(ends_after(&sheet), Some("4000"));
}

#[tokio::test]
async fn neither_a_penalty_nor_the_last_turn_nor_the_turn_of_another_ends_by_itself() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    assert_eq!(ends_after(&ana.open(&path).await), None);
    ana.press_all(&path, &["cross red 4", "cross blue 9"]).await;
    let host_sees_ben = format!("{path}?seat=1");
    let sheet = ana.open(&host_sees_ben).await;
    assert!(!sheet.has("end-turn"));
    ana.press_all(&path, &["end_turn"]).await;
    ben.press_all(&path, &["cross red 4", "cross blue 9"]).await;
    // The host may end the turn of Ben, but this phone does not do it for him.
    assert_eq!(ends_after(&ana.open(&host_sees_ben).await), None);
}

#[tokio::test]
async fn a_table_that_ends_turns_by_taps_stays_so_in_its_next_game() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let is_checked = |page: &Page| page.tag("tap-to-end").contains(" checked");
    assert!(!is_checked(&ana.open("/new").await));
    let fields = [
        ("name", "Ana"),
        ("variant", "classic"),
        ("tap_to_end", "true"),
    ];
    let path = ana.send("/new", &fields).await.path;
    ana.send(&format!("{path}/start"), &[]).await;
    let sheet = ana.press_all(&path, &["cross red 4", "cross blue 9"]).await;
    assert_eq!(ends_after(&sheet), None);
    assert_eq!(sheet.text("end-turn"), "End turn");
    assert!(is_checked(&ana.open("/new?again").await));
}

#[tokio::test]
async fn with_many_players_the_own_turn_shows_the_initials_of_all() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let names = ["Ben", "Cleo", "Dan", "Eva", "Finn"];
    let (path, code) = ana.make("Ana", "turns").await;
    for name in names {
        Browser::of(&server).join(&code, name).await;
    }
    let sheet = ana.send(&format!("{path}/start"), &[]).await;
    let strip = sheet.text("others");
    for name in names {
        let missing = format!(
            "{name}’s sheet, nothing crossed with this roll {}",
            &name[..1]
        );
        assert!(strip.contains(&missing), "{strip}");
    }
}
