//! The end of a turn or the game: its confirmations and notices.

use super::browser::{action, table};
use crate::common::Server;

#[tokio::test]
async fn a_penalty_is_asked_about_before_it_is_taken() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let sheet = ana.open(&path).await;
    let question = ana.press_only(&sheet, "end_turn").await;
    assert_eq!(question.status, 200);
    assert_eq!(question.text("question"), "No cross: take −5?");
    assert_eq!(question.text("yes"), "End turn");
    assert_eq!(question.attribute("no", "href"), path);
    // The second tap of two asks the same.
    let question = ana.press_only(&sheet, "end_turn").await;
    assert_eq!(question.hidden("confirmed"), Some("penalty"));
    assert_eq!(ana.open(&path).await.attribute("sheet", "data-turn"), "1");
    let fields = ["seat", "turn", "move", "confirmed"];
    let fields = fields.map(|name| (name, question.hidden(name).unwrap().replace("&#34;", "\"")));
    let fields = fields
        .each_ref()
        .map(|(name, value)| (*name, value.as_str()));
    let sheet = ana.send(&format!("{path}/moves"), &fields).await;
    assert_eq!(sheet.path, path);
    assert_eq!(sheet.attribute("sheet", "data-turn"), "2");
    assert_eq!(sheet.text("total"), "−5");
}

#[tokio::test]
async fn a_turn_with_a_cross_ends_without_a_question() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let sheet = ana.press_all(&path, &["cross red 4"]).await;
    let sheet = ana.press_only(&sheet, "end_turn").await;
    assert_eq!(sheet.attribute("sheet", "data-turn"), "2");
}

#[tokio::test]
async fn a_yes_to_one_thing_is_no_yes_to_another() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let moves = format!("{path}/moves");
    for turn in ["1", "2", "3", "4", "5", "6"] {
        let phone = if turn.parse::<u8>().unwrap() % 2 == 1 {
            &ana
        } else {
            &ben
        };
        phone.press_all(&path, &["end_turn"]).await;
    }
    let fields = [
        ("turn", "7"),
        ("move", r#"{"type":"end_turn","turn":7}"#),
        ("confirmed", "penalty"),
    ];
    let question = ana.send(&moves, &fields).await;
    assert_eq!(question.text("question"), "4th penalty: end the game?");
    assert_eq!(question.hidden("confirmed"), Some("last"));
    let sheet = ana.open(&path).await;
    let result = ana.press(&sheet, "end_turn").await;
    assert!(result.has("standings"), "{}", result.html);
}

#[tokio::test]
async fn the_host_is_asked_before_another_player_gets_a_penalty_and_a_notice() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.press_all(&path, &["cross red 4", "end_turn"]).await;
    assert!(!sheet.has("end-turn"), "it stands in the menu alone");
    assert_eq!(sheet.text("end-turn-for"), "End Ben’s turn penalty −5");
    let question = ana.press_only(&sheet, "end_turn").await;
    assert_eq!(question.text("question"), "Give Ben −5?");
    assert_eq!(question.text("yes"), "End Ben’s turn");
    let sheet = ana.press(&sheet, "end_turn").await;
    assert_eq!(sheet.text("notice"), "");
    let sheet = ben.open(&path).await;
    assert_eq!(sheet.text("total"), "−5");
    assert_eq!(sheet.text("notice"), "Ana ended your turn: −5 Undo");
    assert_eq!(sheet.text("update"), "");
    // It is not gone with a reload.
    let sheet = ben.open(&path).await;
    assert!(sheet.has("undo-penalty"));
    let sheet = ben.press(&sheet, "undo").await;
    assert_eq!(sheet.text("notice"), "");
    assert_eq!(sheet.text("total"), "0");
    assert_eq!(sheet.attribute("sheet", "data-turn"), "2");
}

#[tokio::test]
async fn on_the_sheet_of_another_player_the_button_names_that_player() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.press_all(&path, &["cross red 4", "end_turn"]).await;
    let of_ben = ana.open(&format!("{path}?seat=1")).await;
    assert_eq!(of_ben.text("end-turn"), "End Ben’s turn penalty −5");
    assert_eq!(
        of_ben.attribute("end-turn", "data-question"),
        "Give Ben −5?"
    );
    assert!(!of_ben.html.contains(" data-own-turn"));
    ana.press(&of_ben, "end_turn").await;
    let sheet = ben.open(&path).await;
    assert_eq!(sheet.text("notice"), "Ana ended your turn: −5 Undo");
}

#[tokio::test]
async fn the_notice_of_what_cannot_be_undone_offers_no_undo() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.press_all(&path, &["end_turn", "end_turn", "cross red 4"])
        .await;
    let sheet = ben.open(&path).await;
    assert_eq!(sheet.text("notice"), "Ana ended your turn: −5");
    // A page without scripts cannot remember what was read: the next move takes it away.
    let sheet = ben.press(&sheet, "cross blue 9").await;
    assert!(sheet.tag("notice").contains(" hidden"), "{}", sheet.html);
}

#[tokio::test]
async fn the_result_names_who_ended_the_game_by_a_fourth_penalty() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let eraser = [
        ("seat", "1"),
        ("move", r#"{"type":"correct","penalties":3}"#),
    ];
    ana.send(&format!("{path}/moves"), &eraser).await;
    let sheet = ana.press_all(&path, &["cross red 4", "end_turn"]).await;
    let question = ana.press_only(&sheet, "end_turn").await;
    assert_eq!(
        question.text("question"),
        "4th penalty for Ben: end the game?"
    );
    let result = ana.press(&sheet, "end_turn").await;
    assert!(!result.html.contains("ended your turn"));
    let result = ben.open(&path).await;
    assert!(
        result.html.contains("Ana ended your turn: −5"),
        "{}",
        result.html
    );
}

#[tokio::test]
async fn in_last_call_the_active_player_sees_who_can_still_cross_and_is_asked() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    for (row, numbers) in [
        ("red", [2, 3, 4, 5, 6, 12]),
        ("blue", [12, 11, 10, 9, 8, 2]),
    ] {
        for number in numbers {
            let text = action(&format!("correct {row} {number} true")).to_string();
            let fields = [("seat", "0"), ("erase", "true"), ("move", &text)];
            ana.send(&format!("{path}/moves"), &fields).await;
        }
    }
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.text("end-turn"), "End the game Ben can still cross");
    assert!(ben.open(&path).await.html.contains("Ana ends the game"));
    let question = ana.press_only(&sheet, "end_turn").await;
    assert_eq!(question.text("question"), "End the game for everyone?");
    ben.press_all(&path, &["cross green 9"]).await;
    let sheet = ana.open(&path).await;
    let result = ana.press(&sheet, "end_turn").await;
    assert!(result.has("standings"), "{}", result.html);
}

#[tokio::test]
async fn ones_own_turn_is_said_in_words() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.open(&path).await;
    assert!(sheet.html.contains("Roll the dice!"));
    assert!(sheet.html.contains(" data-own-turn"));
    let sheet = ana.press(&sheet, "cross red 4").await;
    assert!(!sheet.html.contains("roll the dice"));
    assert!(sheet.html.contains("Your turn"));
    let sheet = ben.open(&path).await;
    assert!(!sheet.html.contains(" data-own-turn"));
}
