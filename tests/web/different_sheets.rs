//! Sheets that differ by seat, in the lobby.

use super::browser::{Browser, Page};
use crate::common::Server;

/// The letter beside a player's name.
fn letter(page: &Page, seat: usize) -> String {
    page.text(&format!("letter-{seat}"))
}

/// A lobby of Ana, its host, and Ben.
async fn lobby(server: &Server, board: &str) -> (Browser, Browser, String) {
    let (ana, ben) = (Browser::of(server), Browser::of(server));
    let (path, code) = ana.make_on(board, "Ana", "turns").await;
    ben.join(&code, "Ben").await;
    (ana, ben, path)
}

const BOTH: [(&str, &str); 4] = [("seat", "0"), ("sheet", "D"), ("seat", "1"), ("sheet", "D")];

#[tokio::test]
async fn the_lobby_shows_everyone_the_letter_of_each_sheet() {
    let server = Server::start().await;
    let (ana, ben, path) = lobby(&server, "connected-steps").await;
    let page = ana.open(&path).await;
    let dealt = [letter(&page, 0), letter(&page, 1)];
    assert_ne!(dealt[0], dealt[1]);
    for text in &dealt {
        assert!(text.starts_with("Sheet "), "{text}");
    }
    let page = ben.open(&path).await;
    assert_eq!([letter(&page, 0), letter(&page, 1)], dealt);
    let (ana, _, path) = lobby(&server, "classic").await;
    let page = ana.open(&path).await;
    assert!(!page.has("letter-0") && !page.has("printed-letters"));
}

#[tokio::test]
async fn the_host_chooses_the_letters_of_printed_sheets() {
    let server = Server::start().await;
    let (ana, ben, path) = lobby(&server, "connected-chain").await;
    let page = ana.open(&path).await;
    assert!(page.html.contains("aria-label=\"Letter of Ben’s sheet\""));
    let action = format!("{path}/sheets");
    assert!(page.html.contains(&format!("action=\"{action}\"")));
    let page = ana.send(&action, &BOTH).await;
    assert_eq!((page.status, page.path.as_str()), (200, path.as_str()));
    assert_eq!([letter(&page, 0), letter(&page, 1)], ["Sheet D", "Sheet D"]);
    assert_eq!(page.html.matches("<option selected>D</option>").count(), 2);
    assert_eq!(letter(&ben.open(&path).await, 0), "Sheet D");
    let sheet = ana.send(&format!("{path}/start"), &[]).await;
    // Red 5 and yellow 5 are linked on this sheet.
    let sheet = ana.press(&sheet, "cross red 5").await;
    assert_eq!(sheet.state("yellow", 5), "crossed");
    assert_eq!(ana.send(&action, &BOTH).await.status, 409);
}

#[tokio::test]
async fn a_player_chooses_the_own_letter_only() {
    let server = Server::start().await;
    let (ana, ben, path) = lobby(&server, "connected-steps").await;
    let action = format!("{path}/sheets");
    let page = ben.open(&path).await;
    assert!(page.html.contains("Letter of Ben’s sheet"));
    assert!(!page.html.contains("Letter of Ana’s sheet"));
    let own = ben.send(&action, &BOTH[2..]).await;
    assert_eq!((own.status, letter(&own, 1).as_str()), (200, "Sheet D"));
    let before = letter(&ana.open(&path).await, 0);
    for fields in [&BOTH[..], &BOTH[..2], &[]] {
        assert_eq!(ben.send(&action, fields).await.status, 403);
    }
    let page = ana.open(&path).await;
    assert_eq!(
        [letter(&page, 0), letter(&page, 1)],
        [before, "Sheet D".into()]
    );
    let stranger = Browser::of(&server);
    assert_eq!(stranger.send(&action, &BOTH[2..]).await.status, 401);
}

#[tokio::test]
async fn a_player_types_in_the_own_lucky_numbers_only() {
    let server = Server::start().await;
    let (ana, ben, path) = lobby(&server, "longo").await;
    let action = format!("{path}/lucky");
    let page = ben.open(&path).await;
    assert!(page.html.contains("Ben’s first lucky number"));
    assert!(!page.html.contains("Ana’s first lucky number"));
    let of = |seat| [("seat", seat), ("one", "6"), ("other", "11")];
    assert_eq!(ben.send(&action, &of("1")).await.text("lucky-1"), "6 11");
    assert_eq!(ben.send(&action, &of("0")).await.status, 403);
    assert_eq!(ana.open(&path).await.text("lucky-1"), "6 11");
}

#[tokio::test]
async fn impossible_letters_are_refused_in_the_lobby() {
    let server = Server::start().await;
    let (ana, _, path) = lobby(&server, "connected-steps").await;
    let action = format!("{path}/sheets");
    for (seat, sheet) in [
        ("0", "F"),
        ("0", "a"),
        ("0", "AB"),
        ("0", ""),
        ("2", "A"),
        ("x", "A"),
    ] {
        let fields = [("seat", seat), ("sheet", sheet)];
        let refused = ana.send(&action, &fields).await;
        assert_eq!(refused.status, 400, "{seat} {sheet}");
        assert!(refused.has("message"), "{}", refused.html);
    }
    let (ana, _, path) = lobby(&server, "classic").await;
    let refused = ana.send(&format!("{path}/sheets"), &BOTH[..2]).await;
    assert_eq!(refused.status, 400);
    let sentence = "This version has the same sheet for everyone.";
    assert_eq!(refused.text("message"), sentence);
}

#[tokio::test]
async fn choosing_letters_leaves_the_lobby_in_its_order() {
    let server = Server::start().await;
    let (ana, ben, path) = lobby(&server, "connected-steps").await;
    let page = ana.open(&format!("{path}?order=1,0")).await;
    assert!(page.html.contains(&format!("{path}/sheets?order=1,0")));
    let fields = [("seat", "0"), ("sheet", "B"), ("seat", "1"), ("sheet", "C")];
    let action = format!("{path}/sheets?order=1,0");
    let page = ana.send(&action, &fields).await;
    assert_eq!(page.hidden("order"), Some("1,0"));
    ana.send(&format!("{path}/start"), &[("order", "1,0")])
        .await;
    let api = ben.open(&format!("/api/v1{path}")).await;
    let ben_first = api.html.find("\"sheet\":\"C\"").unwrap();
    assert!(ben_first < api.html.find("\"sheet\":\"B\"").unwrap());
}
