//! What the players of a rematch are shown at its start.

use super::browser::{Browser, table};
use crate::common::Server;

/// Plays a game without turns in which only Ana crosses, as many numbers as given, and starts its rematch.
async fn win(ana: &Browser, ben: &Browser, path: &str, numbers: &[u8]) -> String {
    ana.cross_all(path, "green", numbers).await;
    ben.press_all(path, &["close red", "close blue", "finish"])
        .await;
    ana.send(&format!("{path}/rematch"), &[]).await.path
}

#[tokio::test]
async fn a_rematch_says_who_goes_first_and_a_first_game_does_not() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    assert_eq!(ana.open(&path).await.text("update"), "");
    ana.press_all(&path, &["cross red 2", "finish"]).await;
    let next = ana.send(&format!("{path}/rematch"), &[]).await.path;
    let update = |page: super::browser::Page| page.text("update");
    let page = ana.open(&next).await;
    assert!(!page.tag("update").contains("data-drawn"));
    assert_eq!(update(page), "New game: Ben goes first");
    assert_eq!(update(ben.open(&next).await), "New game: you go first");
    ben.send("/settings", &[("language", "de")]).await;
    assert_eq!(update(ben.open(&next).await), "Revanche: du fängst an");
}

#[tokio::test]
async fn a_rematch_names_three_wins_in_a_row_or_a_new_record() {
    let server = Server::start().await;
    let (ana, ben, mut path) = table(&server, "sheet").await;
    let started = "The next game has started";
    let streak = |count: u32| format!("{started}. Ana has won {count} in a row.");
    let expected = [
        (&[12, 11][..], started.to_owned()),
        // The second game is the highest so far, but two games make no record.
        (&[12, 11, 10], started.to_owned()),
        (&[12, 11], streak(3)),
        // As high as the highest is no record.
        (&[12, 11, 10], streak(4)),
        (&[12, 11, 10, 9], format!("{started}. Ana: new record, 10.")),
        (&[12], streak(6)),
    ];
    for (numbers, text) in expected {
        path = win(&ana, &ben, &path, numbers).await;
        for phone in [&ana, &ben] {
            assert_eq!(phone.open(&path).await.text("update"), text);
        }
    }
    // A game that nobody won ends the series.
    ana.press_all(&path, &["cross green 12", "finish"]).await;
    path = ana.send(&format!("{path}/rematch"), &[]).await.path;
    path = win(&ana, &ben, &path, &[12]).await;
    assert_eq!(ana.open(&path).await.text("update"), started);
}

#[tokio::test]
async fn the_review_leads_players_into_the_rematch_and_waits_for_it_no_longer() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.press_all(&path, &["cross red 2", "finish"]).await;
    let review = ben.open(&format!("{path}/review")).await;
    assert!(review.tag("next").contains("hidden"));
    assert!(review.tag("main").contains("data-api"));
    let next = ana.send(&format!("{path}/rematch"), &[]).await.path;
    let review = ben.open(&format!("{path}/review")).await;
    assert!(!review.tag("next").contains("hidden"));
    assert_eq!(review.attribute("next", "href"), next);
    assert!(!review.tag("main").contains("data-api"));
}

#[tokio::test]
async fn the_lobby_of_a_rematch_names_who_has_won_the_last_games_of_its_players() {
    let server = Server::start().await;
    let (ana, ben, mut path) = table(&server, "sheet").await;
    let lobby = async |path: &str| {
        let stay = [("player", "0"), ("player", "1")];
        let lobby = ana.send(&format!("{path}/replay"), &stay).await;
        assert!(lobby.has("code"), "{}", lobby.html);
        lobby
    };
    for _ in 0..2 {
        path = win(&ana, &ben, &path, &[12, 11]).await;
    }
    ana.cross_all(&path, "green", &[12]).await;
    ben.press_all(&path, &["close red", "close blue", "finish"])
        .await;
    let lobby = lobby(&path).await;
    assert_eq!(lobby.text("streak"), "Ana has won the last 3");
    let seen = ben.open(&lobby.path).await;
    assert_eq!(seen.text("streak"), "Ana has won the last 3");
    // With another player it is not the same table.
    Browser::of(&server).join(&lobby.text("code"), "Cleo").await;
    assert!(!ana.open(&lobby.path).await.has("streak"));
}

#[tokio::test]
async fn a_result_offers_no_way_back_once_the_next_game_has_begun_and_a_page_from_before_says_why()
{
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let result = ana.press_all(&path, &["cross red 2", "finish"]).await;
    assert!(result.has("undo") && result.has("go-back"));
    let next = ana.send(&format!("{path}/rematch"), &[]).await.path;
    let result = ana.open(&path).await;
    assert!(!result.has("undo") && !result.has("go-back"));
    let undo = [("move", r#"{"type":"undo"}"#)];
    for phone in [&ana, &ben] {
        let refused = phone.send(&format!("{path}/moves"), &undo).await;
        assert_eq!(refused.status, 422);
        let message = "The next game has begun. To go on with this one, the host has to delete that one first.";
        assert_eq!(refused.text("message"), message);
    }
    ana.send(&format!("{next}/delete"), &[]).await;
    assert!(ana.open(&path).await.has("undo"));
    let sheet = ana.send(&format!("{path}/moves"), &undo).await;
    assert_eq!(sheet.attribute("main", "data-kind"), "sheet");
}
