//! The lobby: players, their order, the start.

use super::browser::{Browser, table};
use crate::common::Server;

#[tokio::test]
async fn the_lobby_shows_its_code_a_qr_code_and_who_is_in() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make("Ana", "turns").await;
    assert_eq!(code.len(), 6);
    let guest = ben.join(&code, "Ben").await;
    assert_eq!(guest.path, path);
    assert!(!guest.has("start"));
    let lobby = ana.open(&path).await;
    assert!(lobby.has("start"));
    assert!(lobby.text("qr").is_empty());
    assert!(lobby.html.contains("<svg viewBox"));
    assert!(lobby.html.contains("Ben"));
}

#[tokio::test]
async fn a_player_who_scans_the_code_again_returns_to_the_lobby() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let (path, code) = ana.make("Ana", "turns").await;
    assert_eq!(ana.open(&format!("/j/{code}")).await.path, path);
}

#[tokio::test]
async fn the_host_moves_players_up_before_the_start() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    let lobby = ana.open(&path).await;
    assert!(lobby.html.contains(&format!("{path}?order=1,0")));
    ana.send(&format!("{path}/start"), &[("order", "1,0")])
        .await;
    assert_eq!(ben.open(&path).await.attribute("sheet", "data-seat"), "0");
    assert!(ben.open(&path).await.has("end-turn"));
    assert!(!ana.open(&path).await.has("end-turn"));
}

#[tokio::test]
async fn the_host_plays_for_a_player_without_a_phone() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let (path, _) = ana.make("Ana", "turns").await;
    let players = format!("{path}/players");
    let fields = [("name", "Cleo")];
    ana.send(&players, &fields).await;
    let twice = ana.send(&players, &fields).await;
    assert_eq!(twice.status, 409);
    assert_eq!(twice.attribute("guest", "value"), "Cleo");
    ana.send(&format!("{path}/start"), &[]).await;
    let cleo = ana
        .press_all(&format!("{path}?seat=1"), &["cross red 4"])
        .await;
    assert_eq!(cleo.attribute("sheet", "data-seat"), "1");
    assert_eq!(cleo.state("red", 4), "crossed");
    assert_eq!(ana.open(&path).await.state("red", 4), "open");
}

#[tokio::test]
async fn the_host_adds_players_to_the_own_game_whatever_code_is_sent_and_a_guest_adds_none() {
    let server = Server::start().await;
    let (ana, ben, eve) = (
        Browser::of(&server),
        Browser::of(&server),
        Browser::of(&server),
    );
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    let (own, _) = eve.make("Eve", "turns").await;
    let fields = [("code", code.as_str()), ("name", "Zoelina")];
    let page = eve.send(&format!("{own}/players"), &fields).await;
    assert!(
        page.path == own && page.html.contains("Zoelina"),
        "{}",
        page.html
    );
    let page = ben.send(&format!("{path}/players"), &fields).await;
    assert_eq!(page.status, 403);
    assert!(!ana.open(&path).await.html.contains("Zoelina"));
}

#[tokio::test]
async fn a_guest_cannot_start_the_game() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    let page = ben.send(&format!("{path}/start"), &[]).await;
    assert_eq!(page.status, 403);
    assert_eq!(page.text("message"), "Only the host can do this.");
}

#[tokio::test]
async fn the_sheet_of_a_stranger_is_not_shown() {
    let server = Server::start().await;
    let (_, _, path) = table(&server, "turns").await;
    let stranger = Browser::of(&server);
    assert_eq!(stranger.open(&path).await.status, 401);
    stranger.make("Zoe", "turns").await;
    let page = stranger.open(&path).await;
    assert_eq!(page.status, 403);
    assert!(page.html.contains("This phone isn’t in that game"));
}

#[tokio::test]
async fn a_phone_claims_the_seat_of_its_player_also_after_an_earlier_one_was_removed() {
    let server = Server::start().await;
    let (ana, cleo) = (Browser::of(&server), Browser::of(&server));
    let new = [
        ("name", "Ana"),
        ("players", "Ben"),
        ("players", "Cleo"),
        ("players", "Dora"),
        ("variant", "classic"),
        ("mode", "turns"),
    ];
    let lobby = ana.send("/new", &new).await;
    let code = lobby.text("code");
    let seats = cleo.open(&format!("/join?code={code}")).await;
    assert!(seats.html.contains("value=\"Cleo\""), "{}", seats.html);
    let remove = lobby.attribute("remove-1", "href").to_owned();
    ana.send(&remove, &[]).await;
    let claim = [("code", code.as_str()), ("seat_of", "Cleo")];
    let joined = cleo.send("/join", &claim).await;
    assert_eq!(joined.path, lobby.path);
    assert!(
        joined.text("player-1").starts_with("Cleo you"),
        "{}",
        joined.html
    );
    let claim = [("code", code.as_str()), ("seat_of", "Ben")];
    let refused = Browser::of(&server).send("/join", &claim).await;
    assert_eq!(refused.status, 400);
    assert_eq!(refused.text("message"), "There’s no such seat.");
}
