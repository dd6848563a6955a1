//! The card that asks what becomes of crosses which were made without a connection.

use super::browser::{Browser, Page, late_card, table};
use crate::common::Server;

/// Lets Ana end her turn after a cross, and Ben his, so that turn 3 is Ana's.
async fn two_turns(ana: &Browser, ben: &Browser, path: &str) {
    for (phone, cross) in [(ana, "cross red 2"), (ben, "cross green 12")] {
        phone.press_all(path, &[cross, "end_turn"]).await;
    }
}

async fn card(phone: &Browser, path: &str, crosses: &[(u8, &str)]) -> Page {
    phone.open(&late_card(path, crosses)).await
}

#[tokio::test]
async fn the_card_says_why_and_proposes_the_turns_in_which_each_cross_still_counts() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    two_turns(&ana, &ben, &path).await;
    ben.press_all(&path, &["cross yellow 5 1"]).await;
    let page = card(
        &ben,
        &path,
        &[(1, "yellow 6 1"), (1, "green 9 2"), (1, "yellow 2 1")],
    )
    .await;
    assert_eq!(page.status, 200);
    assert_eq!(page.text("late-title"), "3 crosses made offline");
    for part in [
        "You’d already crossed yellow 5 on Ana’s roll.",
        "<option value=\"3\" selected>Ana’s roll, turn 3</option>",
        "Your turn 2 was already over.",
        // Nothing is chosen for a cross that fits no turn by itself: neither choice is made for the player.
        "<option value=\"\" selected disabled>Choose a roll …</option>",
        "<option value=\"0\">Don’t count it</option>",
        "You’ve crossed further right in that row by now.",
        "It can’t count any more.",
    ] {
        assert!(page.html.contains(part), "{part}: {}", page.html);
    }
    // It changes nothing.
    assert_eq!(ben.open(&path).await.state("yellow", 6), "open");
}

#[tokio::test]
async fn crosses_made_after_the_end_are_named_without_an_offer() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    two_turns(&ana, &ben, &path).await;
    ana.press_all(&path, &["finish"]).await;
    // The last one was made in a game without turns.
    let page = card(
        &ben,
        &path,
        &[(1, "yellow 6 1"), (1, "green 9 2"), (1, "blue 4")],
    )
    .await;
    assert_eq!(
        page.text("late-title"),
        "Too late, the game was already over. Not counted: yellow 6, green 9 and blue 4."
    );
    assert!(!page.html.contains("<select") && !page.html.contains("value=\"place\""));
    // A phone that marks several sheets says whose crosses they were.
    let page = card(&ana, &path, &[(1, "yellow 6 1")]).await;
    assert!(page.text("late-title").ends_with("Ben: yellow 6."));
}

#[tokio::test]
async fn the_card_accepts_only_crosses_of_own_seats() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    assert_eq!(card(&ben, &path, &[(0, "yellow 6 1")]).await.status, 403);
    assert_eq!(card(&ana, &path, &[(1, "yellow 6 1")]).await.status, 200);
    assert_eq!(card(&ana, &path, &[(7, "yellow 6 1")]).await.status, 403);
    for (seat, cross) in [
        (1, "pink 6 1"),
        (1, "yellow 600 1"),
        (9, "yellow 6 1"),
        (1, "yellow 6 -1"),
        (1, "yellow x 1"),
    ] {
        let status = card(&ben, &path, &[(seat, cross)]).await.status;
        assert_eq!(status, 400, "{cross}");
    }
    for crosses in [
        "",
        "1",
        "{}",
        "[1]",
        "[{}]",
        r#"[{"type":"undo","seat":1}]"#,
    ] {
        let page = ben.open(&format!("{path}/late?crosses={crosses}")).await;
        assert_eq!(page.status, 400, "{crosses}");
    }
    // No such space, and turns that have not come, are said to be so.
    for cross in ["yellow 1 1", "yellow 6 0", "yellow 6 4000000000"] {
        let status = card(&ben, &path, &[(1, cross)]).await.status;
        assert_eq!(status, 200, "{cross}");
    }
    let many = [(1, "yellow 6 1"); 500];
    assert_eq!(card(&ben, &path, &many).await.status, 200);
}
