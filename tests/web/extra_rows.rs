//! Boards with more than four rows of numbers, in browsers without scripts.

use super::browser::{late_card, table_on};
use crate::common::Server;

#[tokio::test]
async fn a_bonus_space_says_what_it_needs_and_counts_for_both_rows() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "big-points", "sheet").await;
    let sheet = ana.open(&path).await;
    assert_eq!(
        sheet.attribute("space-red-yellow-5", "data-name"),
        "red-yellow 5"
    );
    assert_eq!(
        sheet.attribute("space-red-yellow-5", "data-reason"),
        "Red-yellow 5 opens once the 5 above or below it is crossed."
    );
    let sheet = ana.press(&sheet, "cross red-yellow 5").await;
    assert_eq!(
        sheet.text("message"),
        "Red-yellow 5 opens once the 5 above or below it is crossed."
    );
    let sheet = ana
        .press_all(&path, &["cross yellow 5", "cross red-yellow 5"])
        .await;
    assert_eq!(sheet.text("score-red"), "1");
    assert_eq!(sheet.text("score-yellow"), "3");
    assert_eq!(sheet.text("total"), "4");
    assert_eq!(
        sheet.attribute("space-red-yellow-4", "data-state"),
        "skipped"
    );
    let log = ana.open(&format!("{path}/back")).await.html;
    assert!(log.contains("Ana crossed red-yellow 5."), "{log}");
}

#[tokio::test]
async fn a_bonus_space_whose_dice_are_gone_names_the_lock_of_its_row() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "big-points", "turns").await;
    let eraser = format!("{path}?seat=0&erase=true");
    for number in [2, 3, 4, 6, 7] {
        let sheet = ana.open(&eraser).await;
        ana.press(&sheet, &format!("correct red {number} true"))
            .await;
    }
    let sheet = ana.press_all(&path, &["cross red 12"]).await;
    assert_eq!(
        sheet.attribute("space-red-yellow-7", "data-reason"),
        "Red is locked, and you’ve got the lock."
    );
}

#[tokio::test]
async fn a_field_without_a_number_is_crossed_taken_back_and_erased_as_any_space() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "connect-15", "sheet").await;
    let sheet = ana.press_all(&path, &["cross red 3", "cross red f1"]).await;
    assert_eq!(sheet.text("space-red-f1"), "✱");
    assert_eq!(
        sheet.attribute("space-red-f1", "aria-label"),
        "red ✱1, crossed"
    );
    assert_eq!(sheet.text("score-red"), "3");
    assert_eq!(sheet.text("space-red-12"), "12 4 more");
    let others = ana.open(&format!("{path}/others?seat=0")).await.html;
    assert!(others.contains("aria-label=\"Red: 3, ✱1\""), "{others}");
    let sheet = ana.press_all(&path, &["undo"]).await;
    assert_eq!(sheet.attribute("space-red-f1", "data-state"), "open");
    let eraser = format!("{path}?seat=0&erase=true");
    ana.press_all(&eraser, &["correct red f1 true"]).await;
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.attribute("space-red-f1", "data-state"), "crossed");
    let log = ana.open(&format!("{path}/back")).await.html;
    let says = "The host crossed red ✱1 on Ana’s sheet.";
    assert!(log.contains(says), "{log}");
}

#[tokio::test]
async fn the_track_takes_the_place_of_both_crosses() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "lucky-15", "turns").await;
    let sheet = ben.open(&path).await;
    assert_eq!(sheet.attribute("space-track-5", "data-state"), "closed");
    let is_closed_offline = sheet.tag("space-track-5").contains("data-needs-other");
    assert!(is_closed_offline);
    let sheet = ana.press_all(&path, &["cross track 5"]).await;
    assert_eq!(sheet.text("score-track"), "5");
    assert_eq!(sheet.text("total"), "5");
    assert_eq!(sheet.attribute("space-red-5", "data-state"), "closed");
    assert_eq!(
        sheet.attribute("space-track-18", "data-reason"),
        "The fields of the track are crossed one after the other."
    );
    let sheet = ana.press_all(&path, &["undo", "cross red 5"]).await;
    assert_eq!(
        sheet.attribute("space-track-5", "data-reason"),
        "A track field replaces both crosses of your turn, and you’ve already crossed something."
    );
    ana.press_all(&path, &["end_turn"]).await;
    ben.press_all(&path, &["cross red 6"]).await;
    let sheet = ana.open(&format!("{path}?seat=1")).await;
    assert_eq!(
        sheet.attribute("space-track-5", "data-reason"),
        "A track field replaces both crosses of a turn, and Ben has already crossed something."
    );
}

#[tokio::test]
async fn a_swap_field_lists_its_crosses_and_the_log_names_it() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "x-change", "turns").await;
    let sheet = ana.open(&path).await;
    let offers = |number: u8| {
        let cross = format!(r#"{{"type":"cross","row":"red","number":{number},"swap":1}}"#);
        sheet.html.contains(&cross)
    };
    assert!(offers(8) && !offers(7));
    let sheet = ana.press_all(&path, &["cross red 3 swap 3"]).await;
    assert_eq!(sheet.attribute("swap-3", "data-state"), "crossed");
    assert_eq!(sheet.attribute("swap-2", "data-state"), "skipped");
    assert_eq!(sheet.attribute("swap-4", "data-state"), "closed");
    assert_eq!(sheet.attribute("swap-4", "aria-label"), "Swap 7/4, not now");
    let log = ana.open(&format!("{path}/back")).await.html;
    let says = "Ana crossed red 3. That used swap field 3.";
    assert!(log.contains(says), "{log}");
    let eraser = ana.open(&format!("{path}?seat=0&erase=true")).await;
    assert_eq!(eraser.text("space-swaps-3"), "11/3");
    ana.press(&eraser, "correct swaps 3 false").await;
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.attribute("swap-3", "data-state"), "closed");
    assert_eq!(sheet.state("red", 3), "crossed");
}

#[tokio::test]
async fn a_tie_for_the_fewest_crosses_is_asked_before_the_cross() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "bonus-b", "sheet").await;
    let sheet = ana
        .press_all(&path, &["cross yellow 11", "cross green 9"])
        .await;
    assert_eq!(sheet.state("green", 9), "open");
    assert_eq!(
        sheet.text("message"),
        "Which row takes the two crosses? Red Blue"
    );
    let sheet = ana.press(&sheet, "cross green 9 choose blue").await;
    assert_eq!(sheet.state("blue", 11), "crossed");
    assert_eq!(sheet.state("red", 2), "open");
    assert_eq!(sheet.text("update"), "Bonus: blue 12 and blue 11");
    let label = sheet.attribute("pairs", "aria-label");
    let says = "two crosses in the row with the fewest (2 of 2)";
    assert!(label.contains(says), "{label}");
    let sheet = ana.press_all(&path, &["undo"]).await;
    assert_eq!(sheet.state("blue", 11), "open");
}

#[tokio::test]
async fn late_crosses_name_fields_swaps_and_rows_beside_the_four() {
    let server = Server::start().await;
    let (_, ben, path) = table_on(&server, "connect-15", "turns").await;
    let card = ben
        .open(&late_card(&path, &[(1, "red f2 1"), (1, "yellow 5 1")]))
        .await;
    assert!(card.html.contains("red ✱2"));
    let (_, ben, path) = table_on(&server, "x-change", "turns").await;
    let card = ben.open(&late_card(&path, &[(1, "red 3 swap 3 1")])).await;
    assert!(card.html.contains("It can count now."), "{}", card.html);
    let (_, ben, path) = table_on(&server, "big-points", "turns").await;
    let card = ben.open(&late_card(&path, &[(1, "red-yellow 5 1")])).await;
    assert!(card.html.contains("red-yellow 5") && !card.html.contains("It can count now."));
    for wrong in ["red x 1", "purple 5 1", "red 5 swap x", "red"] {
        let card = ben.open(&late_card(&path, &[(1, wrong)])).await;
        assert_eq!(card.status, 400, "{wrong}");
    }
}

#[tokio::test]
async fn a_sheet_says_what_is_seen_on_the_dice_where_the_app_does_not_know_them() {
    let server = Server::start().await;
    for (variant, says) in [
        ("connect-15", "✱ when the dice show 1 and 5"),
        ("lucky-15", "Track when white and one colour make 15"),
        ("x-change", "Swap the white sum for its partner"),
        ("big-points", "Between rows: only next to a crossed number"),
    ] {
        let (ana, _, path) = table_on(&server, variant, "turns").await;
        assert_eq!(ana.open(&path).await.text("sheet-notes"), says);
        let (ana, _, path) = table_on(&server, variant, "dice").await;
        assert!(!ana.open(&path).await.has("sheet-notes"), "{variant}");
    }
}

#[tokio::test]
async fn the_log_and_the_others_learn_of_a_row_that_a_cross_by_rule_locked() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "bonus-a", "sheet").await;
    ana.cross_all(&path, "red", &[2, 4, 5, 7, 8, 11]).await;
    ana.cross_all(&path, "green", &[11]).await;
    let log = ana.open(&format!("{path}/back")).await.html;
    let says = "Ana crossed green 11. That crossed red 12 as well. That locked red.";
    assert!(log.contains(says), "{log}");
    assert_eq!(
        ben.open(&path).await.text("update"),
        "Ana locked red: put the red die away."
    );
}
