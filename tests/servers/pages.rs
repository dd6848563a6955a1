//! Pages that show the same whichever server renders them.

use super::Servers;
use crate::common::{own_board, postgres};
use crate::web::browser::{Browser, table};

#[tokio::test]
async fn every_server_shows_a_player_that_the_host_has_removed_from_the_lobby() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (one, other) = servers.two();
    let (ana, ben) = (Browser::of(one), Browser::of(other));
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    let lobby = ana.open(&path).await;
    ana.send(lobby.attribute("remove-1", "href"), &[]).await;
    for server in [one, other] {
        let shown = ben.at(server).open(&path).await;
        assert!(shown.has("removed"), "{}", shown.html);
        // The notice is for who was removed, and for no other phone.
        assert!(!Browser::of(server).open(&path).await.has("removed"));
    }
    ben.join(&code, "Ben").await;
    assert!(!ben.at(one).open(&path).await.has("removed"));
}

#[tokio::test]
async fn every_server_shows_that_a_rematch_has_started() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (one, other) = servers.two();
    let (ana, ben, path) = table(one, "turns").await;
    ana.press_all(&path, &["cross red 2", "finish"]).await;
    let next = ana.send(&format!("{path}/rematch"), &[]).await.path;
    for server in [one, other] {
        let shown = ben.at(server).open(&next).await;
        assert_eq!(shown.text("update"), "New game: you go first");
    }
}

#[tokio::test]
async fn a_new_board_is_on_every_server_before_its_notice() {
    if postgres::is_missing() {
        return;
    }
    // Without notifications a notice is read within a second.
    let servers = Servers::two_that_poll().await;
    let (one, other) = servers.two();
    let made = one.start_game("sheet", &["Ana", "Ben"]).await;
    let boards = format!("/groups/{}/boards", made.group);
    for number in 0..5 {
        let board = own_board(&format!("Otters {number}"));
        let id = one.post(&boards, &made.keeper, board).await.ok(201)["id"].clone();
        let listed = other.get(&boards, &made.keeper).await.ok(200);
        let mut listed = listed["boards"].as_array().unwrap().iter();
        assert!(listed.any(|board| board["id"] == id), "{number}");
        let shown = one.post(&boards, &made.keeper, own_board(&format!("Eels {number}")));
        let id = shown.await.ok(201)["id"].as_str().unwrap().to_owned();
        other.get(&format!("/variants/{id}"), "").await.ok(200);
    }
}

#[tokio::test]
async fn the_next_page_shows_what_a_phone_has_changed_whichever_server_renders_it() {
    if postgres::is_missing() {
        return;
    }
    // Without notifications one server hears of the other's changes within a second.
    let servers = Servers::two_that_poll().await;
    let (one, other) = servers.two();
    let (ana, _, path) = table(one, "turns").await;
    for theme in ["dark", "light", "dark"] {
        ana.send("/settings", &[("theme", theme)]).await;
        for page in ["/settings", &path] {
            let shown = ana.at(other).open(page).await;
            let theme = format!("data-theme=\"{theme}\"");
            assert!(shown.html.contains(&theme), "{page} without {theme}");
        }
    }
    ana.send("/device/end", &[]).await;
    assert!(ana.at(other).open("/").await.has("new"));
    assert_eq!(ana.at(other).open(&path).await.status, 403);
}
