//! The sheet of a player, without scripts.

use std::time::Duration;

use chrono::TimeDelta;

use super::browser::{Page, action, table, table_on};
use super::page_server::PageServer;
use crate::common::Server;

#[tokio::test]
async fn a_cross_shows_what_it_skips_and_what_it_scores() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.press_all(&path, &["cross red 4"]).await;
    assert_eq!(sheet.path, path);
    assert_eq!(sheet.state("red", 4), "crossed");
    assert_eq!(sheet.state("red", 3), "skipped");
    assert_eq!(sheet.state("red", 5), "open");
    assert_eq!(sheet.state("red", 12), "short");
    assert_eq!(sheet.text("score-red"), "1");
    assert_eq!(sheet.text("total"), "1");
    let others = ben.open(&path).await.text("others");
    assert_eq!(others, "Ana 1");
}

#[tokio::test]
async fn a_space_that_is_not_open_says_why() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let sheet = ana.press_all(&path, &["cross red 4"]).await;
    assert_eq!(
        sheet.attribute("space-red-12", "data-reason"),
        "Red 12 needs 5 crosses in red first: 4 to go."
    );
    let refused = ana.press(&sheet, "cross red 2").await;
    assert_eq!(refused.status, 422);
    assert_eq!(
        refused.text("message"),
        "Red 2 is gone: red 4, further right, is already crossed."
    );
    assert_eq!(refused.state("red", 4), "crossed");
    let response = ana.press(&sheet, "lock red").await;
    assert_eq!(
        response.text("message"),
        "Red 12 needs 4 more first. Row points: 1, 3, 6, 10, 15, 21…"
    );
}

#[tokio::test]
async fn the_lock_of_a_closed_row_is_closed_and_lacks_nothing() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "sheet").await;
    let sheet = ana.press_all(&path, &["cross red 4"]).await;
    assert_eq!(sheet.state("red", 12), "short");
    let closed = ana.press(&sheet, "close red").await;
    assert_eq!(closed.state("red", 12), "closed");
}

#[tokio::test]
async fn a_space_of_another_color_than_its_row_is_called_by_both() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "mixx-a", "turns").await;
    let sheet = ana.open(&path).await;
    assert_eq!(
        sheet.attribute("space-red-3", "aria-label"),
        "yellow 3 (red row), open"
    );
    assert_eq!(
        sheet.attribute("space-red-11", "aria-label"),
        "red 11, open"
    );
    let sheet = ana.press(&sheet, "cross red 3").await;
    let refused = ana.press(&sheet, "cross red 2").await;
    assert_eq!(
        refused.text("message"),
        "Yellow 2 is gone: yellow 3, further right, is already crossed."
    );
}

#[tokio::test]
async fn the_host_reads_the_name_of_the_player_whose_sheet_it_is() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ben.press_all(&path, &["cross red 4"]).await;
    let own = ben.press(&sheet, "cross red 5").await;
    assert_eq!(
        own.text("message"),
        "You’ve already crossed a number on this roll."
    );
    let sheet = ana.open(&format!("{path}?seat=1")).await;
    let refused = ana.press(&sheet, "cross red 5").await;
    assert_eq!(
        refused.text("message"),
        "Ben has already crossed a number on this roll."
    );
}

#[tokio::test]
async fn ending_a_turn_without_a_cross_says_that_it_costs_a_penalty() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.text("end-turn"), "End turn penalty −5");
    assert!(!ben.open(&path).await.has("end-turn"));
    let sheet = ana.press(&sheet, "end_turn").await;
    assert_eq!(sheet.text("total"), "−5");
    assert!(ben.open(&path).await.has("end-turn"));
}

#[tokio::test]
async fn a_second_tap_on_end_turn_ends_no_other_turn() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let sheet = ana.open(&path).await;
    ana.press(&sheet, "end_turn").await;
    let refused = ana.press(&sheet, "end_turn").await;
    assert_eq!(refused.status, 422);
    assert_eq!(refused.attribute("sheet", "data-turn"), "2");
}

#[tokio::test]
async fn a_cross_from_a_page_of_the_turn_before_counts_for_that_turn() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let old = ben.open(&path).await;
    ana.press_all(&path, &["cross red 4", "end_turn"]).await;
    let sheet = ben.press(&old, "cross green 9").await;
    assert_eq!(sheet.state("green", 9), "crossed");
    assert_eq!(sheet.text("end-turn"), "End turn penalty −5");
}

#[tokio::test]
async fn a_space_of_the_roll_before_is_offered_once_this_roll_is_used() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.press_all(&path, &["end_turn"]).await;
    let sheet = ben.press_all(&path, &["cross red 5", "cross blue 8"]).await;
    assert_eq!(sheet.state("yellow", 7), "closed");
    assert_eq!(
        sheet.action("space-yellow-7", "data-offer"),
        action("cross yellow 7 1")
    );
    let refused = ben.press(&sheet, "cross yellow 7").await;
    assert_eq!(refused.status, 422);
    // What was crossed first may have been for the previous roll.
    let question = refused.text("message");
    assert!(question.contains("Red 5 was for Ana’s roll?"), "{question}");
    assert!(question.contains("Yes – yellow 7 for mine"), "{question}");
    let sheet = ben.press(&sheet, "cross yellow 7 1").await;
    assert_eq!(sheet.state("yellow", 7), "crossed");
}

#[tokio::test]
async fn a_cross_made_before_anyone_could_roll_counts_for_the_roll_before_without_a_question() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let has_notice = |sheet: &Page| sheet.tag("space-green-8").contains("data-offer-notice");
    ana.press_all(&path, &["cross red 2", "end_turn"]).await;
    ben.press_all(&path, &["cross red 5", "cross blue 8", "end_turn"])
        .await;
    let sheet = ana
        .press_all(&path, &["cross yellow 6", "cross blue 9"])
        .await;
    assert_eq!(
        sheet.attribute("space-green-8", "data-offer-notice"),
        "Yellow 6 now counts for Ben’s roll."
    );
    ana.press_all(&path, &["undo", "undo"]).await;
    tokio::time::sleep(Duration::from_millis(3_100)).await;
    let sheet = ana
        .press_all(&path, &["cross yellow 6", "cross blue 9"])
        .await;
    assert!(sheet.tag("space-green-8").contains("data-offer-label"));
    assert!(!has_notice(&sheet));
}

#[tokio::test]
async fn a_player_who_can_still_lock_a_row_gets_an_offer() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let turns = [2, 3, 4, 5, 6]
        .into_iter()
        .zip([&ana, &ben].into_iter().cycle());
    for (number, active) in turns {
        for phone in [&ana, &ben] {
            phone.cross_all(&path, "red", &[number]).await;
        }
        active.press_all(&path, &["end_turn"]).await;
    }
    let sheet = ben.press_all(&path, &["cross red 12"]).await;
    assert_eq!(sheet.text("score-red"), "28");
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.text("offer"), "Ben locked red. Red 12 too?");
    let sheet = ana.press(&sheet, "cross red 12").await;
    assert_eq!(sheet.text("offer"), "");
    assert_eq!(sheet.text("score-red"), "28");
}

#[tokio::test]
async fn a_sheet_without_turns_has_penalties_and_rows_locked_on_paper() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    let sheet = ana.open(&path).await;
    assert!(!sheet.has("end-turn"));
    let sheet = ana.press(&sheet, "penalty").await;
    assert_eq!(sheet.text("total"), "−5");
    let asked = ana.press_only(&sheet, "close red").await;
    assert_eq!(
        asked.text("question"),
        "Red was locked on paper? That closes the row for everyone."
    );
    assert!(!ben.open(&path).await.tag("row-red").contains("data-closed"));
    ana.press(&sheet, "close red").await;
    let sheet = ben.open(&path).await;
    assert_eq!(sheet.text("update"), "Ana says red was locked on paper.");
    assert!(sheet.tag("row-red").contains("data-closed"));
    ana.press(&sheet, "close blue").await;
    let sheet = ben.open(&path).await;
    let result = ben.press(&sheet, "finish").await;
    assert!(result.html.contains("Ben wins"), "{}", result.html);
}

#[tokio::test]
async fn an_undo_is_shown_to_the_others() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ben.press_all(&path, &["cross red 7", "undo"]).await;
    assert_eq!(sheet.state("red", 7), "open");
    assert_eq!(ana.open(&path).await.text("update"), "Ben took back red 7.");
    let refused = ben.press(&sheet, "undo").await;
    assert_eq!(refused.status, 422);
    assert!(!refused.text("message").is_empty());
}

#[tokio::test]
async fn an_update_is_shown_for_ten_seconds_even_after_the_next_cross() {
    let server = PageServer::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ben.press_all(&path, &["cross red 7", "undo"]).await;
    let seq = sheet.attribute("sheet", "data-seq").to_owned();
    ben.press(&sheet, "cross blue 9").await;
    server.clock.advance(TimeDelta::seconds(9));
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.text("update"), "Ben took back red 7.");
    assert_eq!(sheet.attribute("update", "data-key"), seq);
    server.clock.advance(TimeDelta::seconds(1));
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.text("update"), "");
    assert_eq!(sheet.attribute("update", "data-key"), "none");
}

#[tokio::test]
async fn an_update_about_an_undone_move_is_not_shown() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let of_ben = ana
        .press_all(&format!("{path}?seat=1"), &["cross red 7"])
        .await;
    // It is no notice for the player who did it.
    assert_eq!(of_ben.text("update"), "");
    let sheet = ben.open(&path).await;
    assert_eq!(sheet.text("update"), "The host crossed red 7 for you.");
    let sheet = ben.press(&sheet, "undo").await;
    assert_eq!(sheet.text("update"), "");
}

#[tokio::test]
async fn the_fragment_is_the_same_as_the_page() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let page = ana.open(&path).await;
    let fragment = ana.open(&format!("{path}/sheet")).await;
    assert!(fragment.html.starts_with("<main"), "{}", fragment.html);
    assert!(page.html.contains(fragment.html.trim()));
}

#[tokio::test]
async fn all_sheets_are_seen_on_one_page() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ben.press_all(&path, &["cross blue 12"]).await;
    let page = ana.open(&format!("{path}/others?seat=0")).await;
    assert!(page.html.contains("Ana’s sheet") && page.html.contains("Ben’s sheet"));
    assert!(page.html.contains("Blue: 12"));
    assert_eq!(page.attribute("back", "href"), format!("{path}?seat=0"));
}
