//! The table as a tablet or a TV in the middle shows it.

use super::browser::{Browser, table};
use crate::common::Server;

#[tokio::test]
async fn the_lobby_shows_the_way_in_to_those_who_may_know_it() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let (path, code) = ana.make("Ana", "turns").await;
    let board = format!("{path}/table");
    let seen = ana.open(&board).await;
    assert_eq!((seen.text("code"), seen.has("qr")), (code.clone(), true));
    assert_eq!(seen.text("players"), "Ana");
    let link = ana.send(&format!("{path}/share"), &[]).await;
    let link = link.attribute("link", "href").replace(&server.url, "");
    let eve = Browser::of(&server);
    let seen = eve.open(&link).await;
    assert_eq!(
        (seen.path.as_str(), seen.text("players")),
        (&*board, "Ana".to_owned())
    );
    assert!(!seen.has("code") && !seen.has("qr") && !seen.html.contains(&code));
    let fragment = eve.open(&format!("{path}/sheet")).await;
    assert!(!fragment.html.contains(&code));
}

#[tokio::test]
async fn all_players_see_all_sheets_whose_roll_it_is_and_the_closed_rows() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    let sheet = ana.press_all(&path, &["close red"]).await;
    ana.press(&sheet, "cross blue 9").await;
    for phone in [&ana, &ben] {
        let seen = phone.open(&format!("{path}/table")).await;
        assert_eq!(seen.text("closed"), "red");
        assert!(seen.text("seat-sheet-0").starts_with("Ana 1"));
        assert!(seen.text("seat-sheet-1").starts_with("Ben 0"));
        assert!(!seen.html.contains("<button"));
    }
    let (ana, _, path) = table(&server, "dice").await;
    let seen = ana.open(&format!("{path}/table")).await;
    assert!(seen.html.contains("Ana’s roll") && seen.has("roll"));
    let seen = Browser::of(&server).open(&format!("{path}/table")).await;
    assert_eq!(seen.status, 401);
}

#[tokio::test]
async fn hidden_scores_stay_hidden_in_the_middle_of_the_table_until_the_end() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let fields = [
        ("name", "Ana"),
        ("variant", "classic"),
        ("mode", "sheet"),
        ("hide_scores", "true"),
    ];
    let lobby = ana.send("/new", &fields).await;
    let path = lobby.path;
    ana.send(&format!("{path}/start"), &[]).await;
    let sheet = ana.press_all(&path, &["cross blue 9"]).await;
    let board = format!("{path}/table");
    let seen = ana.open(&board).await;
    assert!(!seen.text("seat-sheet-0").starts_with("Ana 1"));
    assert!(!seen.has("scores"), "{}", seen.html);
    ana.press(&sheet, "finish").await;
    let seen = ana.open(&board).await;
    assert_eq!(seen.text("standings"), "Ana 1");
    assert!(
        !seen.has("podium"),
        "a game that was ended early has no winner"
    );
    assert!(
        seen.text("seat-sheet-0").starts_with("Ana 1"),
        "{}",
        seen.text("seat-sheet-0")
    );
    assert!(seen.html.contains("Ended early"));
}

#[tokio::test]
async fn the_table_follows_a_rematch_for_those_who_look_on_too() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let link = ana.send(&format!("{path}/share"), &[]).await;
    let link = link.attribute("link", "href").replace(&server.url, "");
    let eve = Browser::of(&server);
    eve.open(&link).await;
    ana.press_all(&path, &["finish"]).await;
    let next = ana.send(&format!("{path}/rematch"), &[]).await.path;
    let seen = eve.open(&format!("{path}/table")).await;
    assert_eq!(seen.path, format!("{next}/table"));
    let fragment = eve.open(&format!("{path}/table/sheets")).await;
    assert_eq!(
        fragment.attribute("main", "data-next"),
        format!("{next}/table")
    );
    ana.send(&format!("{next}/share/withdraw"), &[]).await;
    let seen = eve.open(&format!("{path}/table")).await;
    assert_eq!((seen.status, seen.path), (200, format!("{path}/table")));
}
