//! Coming into a game that is being played, without scripts.

use super::browser::{Browser, Page};
use crate::common::Server;

/// Where the buttons of the host's question send the decision.
pub fn question(page: &Page) -> String {
    let mut actions = page.html.split("action=\"").skip(1);
    let action = actions.find_map(|behind| {
        behind
            .split('"')
            .next()
            .filter(|to| to.contains("/requests/"))
    });
    action.unwrap().to_owned()
}

async fn begin(ana: &Browser, mode: &str) -> (String, String) {
    let (path, code) = ana.make("Ana", mode).await;
    ana.send(&format!("{path}/start"), &[]).await;
    (path, code)
}

#[tokio::test]
async fn a_late_guest_asks_waits_and_is_led_to_an_empty_sheet_when_let_in() {
    let server = Server::start().await;
    let (ana, fritz) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = begin(&ana, "turns").await;
    let page = fritz.open(&format!("/j/{code}")).await;
    assert!(page.text("note").contains("Ask Ana"), "{}", page.html);
    let waiting = fritz.join(&code, "Fritz").await;
    assert_eq!(waiting.path, format!("{path}/wait"));
    assert_eq!(waiting.attribute("main", "data-key"), "waiting");
    assert!(waiting.html.contains("http-equiv=\"refresh\""));
    assert_eq!(fritz.open(&path).await.status, 403);
    let sheet = ana.open(&path).await;
    assert!(sheet.html.contains("Let Fritz join?"));
    let request = question(&sheet);
    let after = ana.send(&request, &[("answer", "accept"), ("seat", "0")]);
    let after = after.await;
    assert_eq!(after.path, path);
    assert!(!after.html.contains("Let Fritz join?"));
    let own = fritz.open(&format!("{path}/wait")).await;
    assert_eq!(own.path, path);
    assert_eq!(own.attribute("sheet", "data-seat"), "1");
    // From the next roll on.
    assert_ne!(own.state("red", 2), "open");
    assert!(own.html.contains("You’re in from the next roll."));
    assert!(!own.html.contains("has left the game"));
    let sheet = ana.press(&ana.open(&path).await, "cross red 5").await;
    ana.press(&sheet, "end_turn").await;
    assert_eq!(fritz.open(&path).await.state("red", 2), "open");
}

#[tokio::test]
async fn a_late_guest_who_was_let_in_can_give_up_all_permissions() {
    let server = Server::start().await;
    let (ana, fritz) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = begin(&ana, "turns").await;
    fritz.join(&code, "Fritz").await;
    let request = question(&ana.open(&path).await);
    ana.send(&request, &[("answer", "accept"), ("seat", "0")])
        .await;
    assert_eq!(fritz.open(&path).await.status, 200);
    let ended = fritz.send("/device/end", &[]).await;
    assert_eq!((ended.status, ended.path.as_str()), (200, "/"));
    assert_ne!(fritz.open(&path).await.status, 200);
}

#[tokio::test]
async fn a_late_guest_sees_a_refusal() {
    let server = Server::start().await;
    let (ana, fritz) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = begin(&ana, "sheet").await;
    fritz.join(&code, "Fritz").await;
    let people = ana.open(&format!("{path}/people")).await;
    let request = question(&people);
    let after = ana.send(&request, &[("answer", "refuse")]).await;
    assert_eq!(after.path, format!("{path}/people"));
    let page = fritz.open(&format!("{path}/wait")).await;
    assert_eq!(page.attribute("main", "data-key"), "refused");
    assert!(page.html.contains("Ana said no") && page.has("try-again"));
    // Pressed on another phone of the host a moment later.
    let late = ana.send(&request, &[("answer", "accept")]).await;
    assert_eq!(late.status, 410);
    assert!(late.has("people") && late.has("message"));
}

#[tokio::test]
async fn the_host_closes_the_game_to_others_and_lets_them_join_again() {
    let server = Server::start().await;
    let [ana, fritz, gina] = [(); 3].map(|()| Browser::of(&server));
    let (path, code) = begin(&ana, "turns").await;
    fritz.join(&code, "Fritz").await;
    let change = format!("{path}/code");
    let people = ana.open(&format!("{path}/people")).await;
    assert!(people.text("code-open").contains(&code));
    let closed = ana.send(&change, &[("open", "false")]).await;
    assert_eq!(closed.path, format!("{path}/people"));
    assert!(closed.has("code-closed") && !closed.html.contains(&code));
    assert!(!closed.html.contains("Let Fritz join?"));
    let page = fritz.open(&format!("{path}/wait")).await;
    assert_eq!(page.attribute("main", "data-key"), "refused");
    let refusal = "its host has closed it";
    for page in [
        gina.open(&format!("/j/{code}")).await,
        gina.join(&code, "Gina").await,
        gina.send("/join", &[("code", &*code), ("watch", "true")])
            .await,
    ] {
        assert_eq!(page.status, 410);
        assert!(page.text("message").contains(refusal), "{}", page.html);
    }
    // A player still comes to the game by its old code, and the host adds players without a phone.
    assert_eq!(ana.open(&format!("/j/{code}")).await.path, path);
    let players = format!("{path}/players");
    let added = ana.send(&players, &[("name", "Ida")]).await;
    assert_eq!(added.status, 200);
    let open = ana.send(&change, &[("open", "true")]).await;
    let hint = open.text("code-open").to_owned();
    assert!(open.has("close-code") && !hint.contains(&code));
    assert_eq!(gina.open(&format!("/j/{code}")).await.status, 404);
    let code = hint
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .find(|word| word.len() == 6 && word.chars().all(|it| !it.is_ascii_lowercase()));
    let waiting = gina.join(code.unwrap(), "Gina").await;
    assert_eq!(waiting.path, format!("{path}/wait"));
}

#[tokio::test]
async fn a_screen_that_is_only_to_watch_asks_once_the_game_is_played_and_not_in_the_lobby() {
    let server = Server::start().await;
    let [ana, early, late] = [(); 3].map(|()| Browser::of(&server));
    let (path, code) = ana.make("Ana", "sheet").await;
    let watch = [("code", code.as_str()), ("watch", "true")];
    let table = early.send("/join", &watch).await;
    assert_eq!(table.path, format!("{path}/table"));
    assert_eq!(table.text("code"), code);
    ana.send(&format!("{path}/start"), &[]).await;
    assert_eq!(early.open(&format!("{path}/table")).await.status, 200);
    let waiting = late.send("/join", &watch).await;
    assert_eq!(waiting.attribute("main", "data-key"), "waiting");
    let request = question(&ana.open(&path).await);
    ana.send(&request, &[("answer", "accept"), ("seat", "0")])
        .await;
    let table = late.open(&format!("{path}/wait")).await;
    assert_eq!(table.path, format!("{path}/table"));
    assert!(
        late.open(&format!("{path}/people"))
            .await
            .path
            .ends_with("/table")
    );
}

#[tokio::test]
async fn the_host_adds_a_player_while_the_game_is_played() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let players = format!("{path}/players");
    let people = ana.send(&players, &[("name", "Cleo")]).await;
    assert_eq!(people.path, format!("{path}/people"));
    assert!(people.has("person-2"), "{}", people.html);
    let twice = ana.send(&players, &[("name", "cleo")]).await;
    assert_eq!(twice.status, 409);
    assert_eq!(ben.send(&players, &[("name", "Dora")]).await.status, 403);
    let cleo = ana.open(&format!("{path}?seat=2")).await;
    assert_eq!(cleo.attribute("sheet", "data-seat"), "2");
}

#[tokio::test]
async fn a_full_table_says_so_at_once_and_offers_to_watch() {
    let server = Server::start().await;
    let (ana, late) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make("Ana", "sheet").await;
    for name in ["B", "C", "D", "E", "F", "G", "H"] {
        ana.send(&format!("{path}/players"), &[("name", name)])
            .await;
    }
    for _ in 0..2 {
        let page = late.open(&format!("/j/{code}")).await;
        assert!(page.has("note") && page.has("spectate") && !page.has("join"));
        ana.send(&format!("{path}/start"), &[]).await;
    }
}
