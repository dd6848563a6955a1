//! Corrections by the host, and rewinding.

use super::browser::{Browser, Page, action, table, table_on};
use crate::common::Server;

/// Presses a button under the eraser.
async fn correct(phone: &Browser, page: &Page, text: &str) -> Page {
    let text = action(text).to_string();
    let fields = [
        ("seat", page.attribute("sheet", "data-seat")),
        ("erase", "true"),
        ("move", &*text),
    ];
    phone.send(page.attribute("sheet", "action"), &fields).await
}

#[tokio::test]
async fn the_host_crosses_and_erases_on_any_sheet() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let eraser = ana.open(&format!("{path}?seat=1&erase=true")).await;
    assert_eq!(eraser.attribute("main", "data-kind"), "correction");
    let eraser = correct(&ana, &eraser, "correct red 5 true").await;
    assert_eq!(eraser.state("red", 5), "crossed");
    assert_eq!(
        eraser.action("space-red-5", "value"),
        action("correct red 5 false")
    );
    let eraser = correct(&ana, &eraser, "correct penalties 2").await;
    assert_eq!(eraser.text("total"), "−9");
    let sheet = ben.open(&path).await;
    assert_eq!(sheet.state("red", 5), "crossed");
    assert_eq!(sheet.text("notice"), "Ana set your penalties to 2");
    let eraser = correct(&ana, &eraser, "correct red 5 false").await;
    assert_eq!(eraser.state("red", 5), "open");
    let sheet = ben.open(&path).await;
    assert_eq!(
        sheet.text("update"),
        "The host erased red 5 on Ben’s sheet."
    );
    let done = ana.open(eraser.attribute("done", "href")).await;
    assert_eq!(done.attribute("main", "data-kind"), "sheet");
}

#[tokio::test]
async fn the_eraser_says_that_another_cross_needs_this_one_where_no_lock_does() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "big-points", "sheet").await;
    ana.press_all(&path, &["cross red 5", "cross red-yellow 5"])
        .await;
    let eraser = ana.open(&format!("{path}?seat=0&erase=true")).await;
    assert_eq!(
        eraser.attribute("space-red-5", "data-reason"),
        "Another cross needs this one. Erase that one first."
    );
}

#[tokio::test]
async fn the_eraser_crosses_a_second_box_before_it_erases_both() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "double-a", "turns").await;
    let mut eraser = ana.open(&format!("{path}?seat=1&erase=true")).await;
    for (text, next, total) in [
        ("correct red 5 true", "correct red 5 second true", "1"),
        ("correct red 5 second true", "correct red 5 false", "3"),
        ("correct red 5 false", "correct red 5 true", "0"),
    ] {
        eraser = correct(&ana, &eraser, text).await;
        assert_eq!(eraser.action("space-red-5", "value"), action(next));
        assert_eq!(eraser.text("total"), total);
        if total == "3" {
            let update = ben.open(&path).await;
            assert_eq!(
                update.text("update"),
                "The host crossed red 5 (second box) on Ben’s sheet."
            );
        }
    }
}

#[tokio::test]
async fn the_eraser_says_why_a_space_stays_as_it_is() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let mut eraser = ana.open(&format!("{path}?seat=1&erase=true")).await;
    for number in [2, 3, 4, 5, 6, 12] {
        let text = format!("correct red {number} true");
        eraser = correct(&ana, &eraser, &text).await;
    }
    assert_eq!(eraser.text("score-red"), "28");
    let refused = correct(&ana, &eraser, "correct red 3 false").await;
    assert_eq!(refused.status, 422);
    assert_eq!(refused.attribute("main", "data-kind"), "correction");
    assert_eq!(
        refused.text("message"),
        "The red lock needs this cross. Erase the lock’s number first."
    );
    assert_eq!(
        eraser.attribute("space-yellow-12", "data-reason"),
        "Yellow 12 needs 5 crosses in yellow first: 5 to go."
    );
}

#[tokio::test]
async fn a_guest_has_no_eraser_and_cannot_go_back() {
    let server = Server::start().await;
    let (_, ben, path) = table(&server, "turns").await;
    let sheet = ben.open(&format!("{path}?erase=true")).await;
    assert_eq!(sheet.attribute("main", "data-kind"), "sheet");
    assert!(!sheet.has("correct") && !sheet.has("go-back"));
    let refused = correct(&ben, &sheet, "correct red 5 true").await;
    assert_eq!(refused.status, 403);
    assert_eq!(refused.text("message"), "Only the host can do this.");
    assert_eq!(ben.open(&format!("{path}/back")).await.status, 403);
}

#[tokio::test]
async fn the_host_sees_what_would_be_taken_back_before_going_back() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.press_all(&path, &["cross red 5"]).await;
    let seq = sheet.attribute("sheet", "data-seq").to_owned();
    let sheet = ana.press(&sheet, "cross blue 10").await;
    ana.press(&sheet, "end_turn").await;
    let log = ana.open(&format!("{path}/back")).await;
    assert_eq!(
        log.text("log"),
        "Turn 1 ended. Ana crossed blue 10. Ana crossed red 5. The game started."
    );
    assert!(!log.has("rewind"));
    let asked = ana.open(&format!("{path}/back?to={seq}")).await;
    assert_eq!(asked.text("undone"), "Turn 1 ended. Ana crossed blue 10.");
    assert_eq!(ana.open(&path).await.state("blue", 10), "crossed");
    let rewind = asked.action("rewind", "value").to_string();
    let fields = [("move", &*rewind)];
    let sheet = ana.send(&format!("{path}/moves"), &fields).await;
    assert_eq!(sheet.state("red", 5), "crossed");
    assert_eq!(sheet.state("blue", 10), "open");
    assert_eq!(
        ben.open(&path).await.text("update"),
        "The host rewound to here: Ana crossed red 5."
    );
    let log = ana.open(&format!("{path}/back")).await.text("log");
    assert!(log.contains("Ana crossed blue 10. undone"), "{log}");
}

#[tokio::test]
async fn going_back_can_itself_be_taken_back() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let start = ana.open(&path).await;
    let sheet = ana.press(&start, "cross red 5").await;
    let (before, after) = (
        start.attribute("sheet", "data-seq"),
        sheet.attribute("sheet", "data-seq"),
    );
    let rewind = action(&format!("rewind {before}")).to_string();
    let moves = format!("{path}/moves");
    ana.send(&moves, &[("move", &rewind)]).await;
    let asked = ana.open(&format!("{path}/back?to={after}")).await;
    assert_eq!(asked.text("restored"), "Ana crossed red 5.");
    let rewind = action(&format!("rewind {after}")).to_string();
    let sheet = ana.send(&moves, &[("move", &rewind)]).await;
    assert_eq!(sheet.state("red", 5), "crossed");
}

#[tokio::test]
async fn the_host_goes_back_from_the_result_until_another_game_has_begun() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let sheet = ana.open(&path).await;
    let result = ana.press(&sheet, "finish").await;
    assert!(result.has("go-back"));
    ana.send(&format!("{path}/rematch"), &[]).await;
    assert!(!ana.open(&path).await.has("go-back"));
    let late = [("move", r#"{"type":"rewind","to":3}"#)];
    let page = ana.send(&format!("{path}/moves"), &late).await;
    assert_eq!(page.status, 422);
}
