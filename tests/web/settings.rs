//! Choosing a browser's language, theme, wake lock and vibration.

use super::browser::{Browser, Page, table};
use crate::common::Server;

/// The opening tag of the page, with all its attributes.
fn opening<'a>(page: &'a Page, name: &str) -> &'a str {
    let start = page.html.find(&format!("<{name}")).unwrap();
    page.html[start..].split('>').next().unwrap()
}

#[tokio::test]
async fn a_phone_follows_its_browser_and_system_until_something_is_chosen() {
    let server = Server::start().await;
    let phone = Browser::asking(&server, "de");
    let page = phone.open("/settings").await;
    assert_eq!(opening(&page, "html"), "<html lang=\"de\"");
    for name in ["data-wake-lock", "data-vibrate", "data-sounds"] {
        assert!(!opening(&page, "body").contains(name), "{}", page.html);
    }
    assert!(page.html.contains("content=\"light dark\""));
    assert!(page.text("language").starts_with("Wie im Browser"));
}

#[tokio::test]
async fn settings_apply_to_every_page_of_the_phone_that_chose_them() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let fields = [
        ("language", "fr"),
        ("theme", "dark"),
        ("vibrate", "on"),
        ("sounds", "on"),
    ];
    let home = ana.send("/settings", &fields).await;
    assert_eq!(home.path, "/");
    for place in ["/", "/settings", &path, "/nowhere"] {
        let page = ana.open(place).await;
        let html = opening(&page, "html");
        assert_eq!(html, "<html lang=\"fr\" data-theme=\"dark\"", "{place}");
        let body = opening(&page, "body");
        assert!(body.contains("data-wake-lock=\"off\"") && !body.contains("data-vibrate"));
        assert!(body.contains("data-sounds=\"on\""));
    }
    let chosen = ana.open("/settings").await;
    assert!(chosen.html.contains("name=\"sounds\" value=\"on\" checked"));
    // Sounds alone are a choice, too, and no choice is stored as none.
    let sounds = [("awake", "on"), ("vibrate", "on"), ("sounds", "on")];
    ana.send("/settings", &sounds).await;
    assert!(opening(&ana.open("/").await, "body").contains("data-sounds"));
    ana.send("/settings", &sounds[..2]).await;
    assert!(!opening(&ana.open("/").await, "body").contains("data-"));
    let page = ben.open(&path).await;
    assert_eq!(opening(&page, "html"), "<html lang=\"en\"");
}

#[tokio::test]
async fn the_page_shows_what_was_chosen_and_leads_back_to_the_game() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let game = path.rsplit('/').next().unwrap();
    let sheet = ana.open(&path).await;
    assert_eq!(
        sheet.attribute("settings", "href"),
        format!("/settings?game={game}")
    );
    let fields = [("game", game), ("language", "nl"), ("theme", "light")];
    let sheet = ana.send("/settings", &fields).await;
    assert_eq!(sheet.path, path);
    let page = ana.open(&format!("/settings?game={game}")).await;
    assert!(page.html.contains("value=\"nl\" lang=\"nl\" selected"));
    assert!(page.html.contains("value=\"light\" checked"));
    assert!(!page.html.contains("value=\"on\" checked"));
    assert!(page.html.contains(&format!("href=\"{path}\"")));
}

#[tokio::test]
async fn unknown_choices_are_ignored() {
    let server = Server::start().await;
    let phone = Browser::asking(&server, "es");
    let fields = [
        ("game", "//evil.example"),
        ("language", "tlh"),
        ("theme", "\"><b>"),
        ("awake", "on"),
        ("vibrate", "on"),
    ];
    let home = phone.send("/settings", &fields).await;
    assert_eq!((home.status, home.path.as_str()), (200, "/"));
    assert_eq!(opening(&home, "html"), "<html lang=\"es\"");
}

#[tokio::test]
async fn a_page_of_another_site_chooses_nothing() {
    let server = Server::start().await;
    let (ana, _, _) = table(&server, "turns").await;
    let fields = [("theme", "dark")];
    let page = ana
        .send_from("/settings", &fields, "http://evil.example")
        .await;
    assert_eq!(page.status, 403);
    assert!(!opening(&ana.open("/").await, "html").contains("data-theme"));
}
