//! The choice of a row on Bonus B, also for crosses that come late.

use serde_json::{Value, json};

use super::browser::{action, late_card, table_on};
use super::moves::send;
use super::raw_browser::RawBrowser;
use crate::common::Server;

const QUESTION: &str = "Which row takes the two crosses?";

fn cross(seat: u8, row: &str, number: u8) -> Value {
    json!({"type": "cross", "seat": seat, "row": row, "number": number})
}

/// The same cross of Ben's, for turn 3 and perhaps with a chosen row.
fn late_green_9(choose: Option<&str>) -> Value {
    let mut action = cross(1, "green", 9);
    action["turn"] = json!(3);
    if let Some(row) = choose {
        action["choose"] = json!(row);
    }
    action
}

/// Ana's phone with Ben's sheet on it, at turn 4: Ben has crossed yellow 11 in his turn 2, and nothing in turn 3.
async fn at_turn_4(server: &Server) -> (RawBrowser<'_>, String) {
    let fields = "name=Ana&players=Ben&variant=bonus-b&mode=turns";
    let (ana, game) = RawBrowser::enter(server, "/new", fields).await;
    let started = ana.send(&format!("{game}/start"), "sure=true").await;
    assert_eq!(started.status, 303, "{}", started.text);
    let moves = format!("{game}/moves");
    for (turn, action) in [
        (1, cross(0, "red", 2)),
        (2, cross(1, "yellow", 11)),
        (3, cross(0, "red", 3)),
    ] {
        let end = json!({"type": "end_turn", "turn": turn});
        for (name, action) in [("cross", action), ("end", end)] {
            let made = send(&ana, &moves, &format!("{name}-{turn}"), &action).await;
            assert_eq!(made.status, 200, "{}", made.text);
        }
    }
    (ana, game)
}

#[tokio::test]
async fn a_late_cross_that_gives_a_choice_is_not_made_until_its_row_is_chosen() {
    let server = Server::start().await;
    let (ana, game) = at_turn_4(&server).await;
    let moves = format!("{game}/moves?seat=1&asks=true");
    for (key, action) in [
        ("none", late_green_9(None)),
        // Offline the phone showed another choice.
        ("other", late_green_9(Some("yellow"))),
    ] {
        let refused = send(&ana, &moves, key, &action).await;
        refused.refused(422, "not_fewest");
        assert_eq!(refused.json()["detail"], QUESTION);
    }
    let made = send(&ana, &moves, "blue", &late_green_9(Some("blue"))).await;
    assert_eq!(made.status, 200, "{}", made.text);
    for crossed in ["blue 12", "blue 11", "green 9"] {
        let state = "\" data-state=\"crossed\"";
        let mut spaces = made.text.split("data-name=\"").skip(1);
        let is_crossed = |space: &str| space.starts_with(crossed) && space.contains(state);
        assert!(spaces.any(is_crossed), "{crossed}: {}", made.text);
    }
}

#[tokio::test]
async fn a_row_that_no_longer_has_the_fewest_crosses_is_refused_in_words_about_pairs() {
    let server = Server::start().await;
    let (ana, game) = at_turn_4(&server).await;
    let moves = format!("{game}/moves?seat=1&asks=true");
    let red = send(&ana, &moves, "red", &cross(1, "red", 5)).await;
    assert_eq!(red.status, 200, "{}", red.text);
    let refused = send(&ana, &moves, "late", &late_green_9(Some("red"))).await;
    refused.refused(422, "not_fewest");
    let detail = "Another row has the fewest crosses now.";
    assert_eq!(refused.json()["detail"], detail);
    // A single row is no choice.
    let made = send(&ana, &moves, "again", &late_green_9(None)).await;
    assert_eq!(made.status, 200, "{}", made.text);
}

#[tokio::test]
async fn a_cross_that_was_made_is_not_asked_about_when_its_answer_is_lost() {
    let server = Server::start().await;
    let (ana, game) = at_turn_4(&server).await;
    let made = send(
        &ana,
        &format!("{game}/moves?seat=1"),
        "tap",
        &late_green_9(None),
    )
    .await;
    assert_eq!(made.status, 200, "{}", made.text);
    let moves = format!("{game}/moves?seat=1&asks=true");
    let again = send(&ana, &moves, "tap", &late_green_9(None)).await;
    assert_eq!(again.status, 200, "{}", again.text);
    let seq = made.header("rowlock-seq");
    assert_eq!(again.header("rowlock-seq"), seq);
}

#[tokio::test]
async fn the_card_of_late_crosses_has_the_rows_to_choose_from() {
    let server = Server::start().await;
    let (ana, game) = at_turn_4(&server).await;
    let card = late_card(&game, &[(1, "green 9 3"), (1, "green 10 3")]);
    let card = ana.open(&card).await.text;
    let rows = card.split_once(
        "Which row takes the two crosses?</small>\n<select class=\"field\" name=\"0-row\">",
    );
    let (_, rows) = rows.unwrap_or_else(|| panic!("{card}"));
    let (rows, _) = rows.split_once("</select>").unwrap();
    assert_eq!(
        rows,
        "<option value=\"red\">Red</option><option value=\"blue\">Blue</option>"
    );
    assert!(card.contains(&format!("<small>{QUESTION}</small>")));
    assert!(!card.contains("1-row"), "{card}");
}

#[tokio::test]
async fn a_phone_without_scripts_is_asked_for_the_row_of_a_cross_for_the_roll_before() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "bonus-b", "turns").await;
    let turns = [
        (&ana, "cross red 2"),
        (&ben, "cross yellow 11"),
        (&ana, "cross red 3"),
    ];
    for (phone, cross) in turns {
        phone.press_all(&path, &[cross, "end_turn"]).await;
    }
    let sheet = ben
        .press_all(&path, &["cross red 2", "cross blue 12"])
        .await;
    let offer = "cross green 9 3";
    assert_eq!(sheet.action("space-green-9", "data-offer"), action(offer));
    let rows = ["red", "yellow", "green", "blue"];
    let choices = rows.map(|row| {
        let json =
            format!(r#"{{"type":"cross","row":"green","number":9,"choose":"{row}","turn":3}}|"#);
        json.replace('"', "&#34;")
    });
    let offered = sheet.attribute("space-green-9", "data-offer-choices");
    for choice in &choices {
        assert!(offered.contains(choice), "{offered}");
    }
    let asked = ben.press(&sheet, offer).await;
    assert_eq!(
        asked.text("message"),
        format!("{QUESTION} Red Yellow Green Blue")
    );
    assert_eq!(asked.state("green", 9), "closed");
    let sheet = ben.press(&asked, "cross green 9 choose blue 3").await;
    assert_eq!(sheet.state("green", 9), "crossed");
    assert_eq!(
        (sheet.state("blue", 11), sheet.state("blue", 10)),
        ("crossed", "crossed")
    );
}
