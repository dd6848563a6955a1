//! Forms with mistakes: what was typed stays.

use super::browser::{Browser, table};
use crate::common::Server;

#[tokio::test]
async fn a_new_game_needs_a_name_and_keeps_what_was_chosen() {
    let server = Server::start().await;
    let phone = Browser::of(&server);
    let fields = [("name", " "), ("variant", "longo"), ("mode", "sheet")];
    let page = phone.send("/new", &fields).await;
    assert_eq!(page.status, 400);
    assert_eq!(page.text("message"), "Enter a name.");
    assert!(page.html.contains(r#"value="longo" checked"#));
    assert!(page.html.contains(r#"value="sheet" checked"#));
}

#[tokio::test]
async fn a_name_that_is_taken_is_reported_on_the_join_page_and_stays_typed() {
    let server = Server::start().await;
    let (_, code) = Browser::of(&server).make("Ana", "turns").await;
    let page = Browser::of(&server).join(&code, "ANA").await;
    assert_eq!(page.status, 409);
    assert_eq!(page.text("message"), "Ana is already in this game.");
    assert_eq!(page.attribute("name", "value"), "ANA");
}

#[tokio::test]
async fn an_unknown_code_asks_for_another_one() {
    let server = Server::start().await;
    let page = Browser::of(&server).open("/j/ZZZZZZ").await;
    assert_eq!((page.status, page.path.as_str()), (404, "/join"));
    assert_eq!(
        page.text("message"),
        "No game has this code. Check it and try again."
    );
    assert_eq!(page.attribute("code", "value"), "ZZZZZZ");
}

#[tokio::test]
async fn a_form_that_is_not_ours_is_refused_with_a_page() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    for fields in [
        vec![],
        vec![("move", "fly")],
        vec![("move", r#"{"type":"fly"}"#)],
        vec![("move", r#"["undo"]"#)],
        vec![("lock", "pink")],
        vec![("move", r#"{"type":"cross","row":"pink","number":3}"#)],
        vec![("move", r#"{"type":"cross","row":"red","number":300}"#)],
        vec![("seat", "x"), ("move", r#"{"type":"undo"}"#)],
    ] {
        let page = ana.send(&format!("{path}/moves"), &fields).await;
        assert_eq!(page.status, 400, "{fields:?}");
        assert!(page.html.contains("href=\"/\""), "{fields:?}");
    }
}

#[tokio::test]
async fn a_rematch_is_found_by_every_phone() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.open(&path).await;
    let result = ana.press(&sheet, "finish").await;
    assert!(result.html.contains("won’t be in the history"));
    let next = ana.send(&format!("{path}/rematch"), &[]).await;
    assert_eq!(next.text("total"), "0");
    let old = ben.open(&path).await;
    assert_eq!(old.attribute("next", "href"), next.path);
    let sheet = ben.open(&next.path).await;
    assert_eq!(sheet.attribute("sheet", "data-seat"), "1");
    let again = ana.send(&format!("{path}/rematch"), &[]).await;
    assert_eq!(again.path, next.path);
}
