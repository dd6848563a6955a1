//! Forms that are sent twice: done once, and answered alike.

use std::collections::HashSet;

use chrono::TimeDelta;

use super::page_server::PageServer;
use super::raw_browser::RawBrowser;
use crate::common::{Response, Server};

const FIELDS: &str = "name=Ana&variant=classic&mode=turns";

/// The browser that was sent this page with a form, and where the form is sent.
fn of<'a>(server: &'a Server, page: &Response, path: &str) -> (RawBrowser<'a>, String) {
    assert_eq!(page.status, 200, "{}", page.text);
    let (cookie, _) = page.header("set-cookie").split_once(';').unwrap();
    let start = format!("action=\"{path}");
    let (_, behind) = page.text.split_once(&start).unwrap();
    let action = behind.split('"').next().unwrap();
    (RawBrowser::new(server, cookie), format!("{path}{action}"))
}

/// The key that the form of a new game carries.
fn key(page: &Response) -> &str {
    let (_, behind) = page.text.split_once("name=\"key\" value=\"").unwrap();
    behind.split('"').next().unwrap()
}

/// The code of a lobby.
async fn code(browser: &RawBrowser<'_>, game: &str) -> String {
    let view = browser.open(&format!("/api/v1{game}")).await.ok(200);
    view["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_new_game_that_is_asked_for_twice_is_made_once_one_after_the_other_and_at_once() {
    let server = Server::start().await;
    for at_once in [false, true] {
        let page = RawBrowser::new(&server, "").open("/new").await;
        let (browser, action) = of(&server, &page, "/new");
        let fields = format!("{FIELDS}&key={}", key(&page));
        let responses = if at_once {
            let (one, other) = tokio::join!(
                browser.send(&action, &fields),
                browser.send(&action, &fields)
            );
            vec![one, other]
        } else {
            let first = browser.send(&action, &fields).await;
            vec![first, browser.send(&action, &fields).await]
        };
        for response in &responses {
            assert_eq!(response.status, 303, "{}", response.text);
            assert_eq!(response.header("set-cookie"), "");
        }
        let games: HashSet<_> = responses.iter().map(|it| it.header("location")).collect();
        assert_eq!(games.len(), 1, "{games:?}");
        let game = responses[0].header("location");
        assert_eq!(browser.open(game).await.status, 200);
    }
}

#[tokio::test]
async fn the_page_of_a_new_game_that_is_gone_back_to_makes_another_game() {
    let server = Server::start().await;
    let page = RawBrowser::new(&server, "").open("/new").await;
    let (browser, action) = of(&server, &page, "/new");
    let fields = format!("{FIELDS}&key={}", key(&page));
    let first = browser.send(&action, &fields).await;
    let first = first.header("location");
    // With other players, and once the first game has begun.
    let other = browser
        .send(&action, &format!("{fields}&players=Ben"))
        .await;
    assert_eq!(other.status, 303, "{}", other.text);
    assert_ne!(other.header("location"), first);
    assert_eq!(
        browser.send(&format!("{first}/start"), "").await.status,
        303
    );
    let later = browser.send(&action, &fields).await;
    assert_eq!(later.status, 303, "{}", later.text);
    assert_ne!(later.header("location"), first);
    let again = browser.send(&action, &fields).await;
    assert_eq!(again.header("location"), later.header("location"));
}

#[tokio::test]
async fn a_seat_that_is_taken_twice_by_one_browser_is_one_seat() {
    let server = Server::start().await;
    let (ana, game) = RawBrowser::enter(&server, "/new", FIELDS).await;
    let code = code(&ana, &game).await;
    let path = format!("/join?code={code}");
    for (at_once, name) in [(false, "Ben"), (true, "Cleo")] {
        let page = RawBrowser::new(&server, "").open(&path).await;
        let (browser, action) = of(&server, &page, "/join");
        let fields = format!("code={code}&name={name}");
        let responses = if at_once {
            let (one, other) = tokio::join!(
                browser.send(&action, &fields),
                browser.send(&action, &fields)
            );
            vec![one, other]
        } else {
            let first = browser.send(&action, &fields).await;
            vec![first, browser.send(&action, &fields).await]
        };
        for response in responses {
            assert_eq!(response.status, 303, "{}", response.text);
            assert_eq!(response.header("location"), game);
        }
    }
    let view = ana.open(&format!("/api/v1{game}")).await.ok(200);
    let seats = view["seats"].as_array().unwrap().iter();
    let names: Vec<_> = seats.map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ana", "Ben", "Cleo"]);
    // A name is no right: another browser does not come in with it.
    let page = RawBrowser::new(&server, "").open(&path).await;
    let (other, action) = of(&server, &page, "/join");
    let refused = other.send(&action, &format!("code={code}&name=Ben")).await;
    assert_eq!(refused.status, 409);
    assert_eq!(other.open(&game).await.status, 403);
}

#[tokio::test]
async fn a_cookie_that_was_planted_is_replaced_with_the_page_of_a_form() {
    let server = Server::start().await;
    let planted = "rowlock=AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHH";
    let page = RawBrowser::new(&server, planted).open("/new").await;
    let (_, action) = of(&server, &page, "/new");
    // It came after the page, or was put in the place of the page's own.
    let made = RawBrowser::new(&server, planted)
        .send(&action, FIELDS)
        .await;
    let game = made.header("location");
    assert!(!made.header("set-cookie").contains(planted));
    assert_eq!(
        RawBrowser::new(&server, planted).open(game).await.status,
        403
    );
}

/// Sends a form with the key of the page at this address twice, one after the other and at once; gives the responses.
async fn send_twice(
    browser: &RawBrowser<'_>,
    page: &str,
    path: &str,
    fields: &str,
) -> [Response; 3] {
    let page = browser.open(page).await;
    let fields = format!("{fields}key={}", key(&page));
    let (one, other) = tokio::join!(browser.send(path, &fields), browser.send(path, &fields));
    [one, other, browser.send(path, &fields).await]
}

#[tokio::test]
async fn a_button_of_a_sheet_that_is_pressed_twice_makes_one_move() {
    let server = Server::start().await;
    let fields = "name=Ana&players=Ben&variant=classic&mode=sheet";
    let (ana, game) = RawBrowser::enter(&server, "/new", fields).await;
    ana.send(&format!("{game}/start"), "sure=true").await;
    let moves = format!("{game}/moves");
    for count in 1..=2 {
        let fields = "seat=0&move=%7B%22type%22:%22penalty%22%7D&";
        for response in send_twice(&ana, &game, &moves, fields).await {
            assert_eq!(response.status, 303, "{}", response.text);
            assert_eq!(response.header("location"), game);
        }
        let view = ana.open(&format!("/api/v1{game}")).await.ok(200);
        assert_eq!(view["seats"][0]["penalties"], count);
    }
    for response in send_twice(
        &ana,
        &game,
        &moves,
        "seat=0&move=%7B%22type%22:%22undo%22%7D&",
    )
    .await
    {
        assert_eq!(response.status, 303, "{}", response.text);
    }
    let view = ana.open(&format!("/api/v1{game}")).await.ok(200);
    assert_eq!(view["seats"][0]["penalties"], 1);
}

#[tokio::test]
async fn a_player_who_is_added_twice_from_one_page_is_one_player() {
    let server = Server::start().await;
    let (ana, game) = RawBrowser::enter(&server, "/new", FIELDS).await;
    let players = format!("{game}/players");
    for response in send_twice(&ana, &game, &players, "name=Ben&").await {
        assert_eq!(response.status, 303, "{}", response.text);
    }
    ana.send(&format!("{game}/start"), "sure=true").await;
    let page = format!("{game}/people");
    for response in send_twice(&ana, &page, &players, "name=Cleo&").await {
        assert_eq!(response.status, 303, "{}", response.text);
    }
    let view = ana.open(&format!("/api/v1{game}")).await.ok(200);
    assert_eq!(view["seats"].as_array().unwrap().len(), 3);
    let history = ana.open("/history").await;
    let (_, behind) = history.text.split_once("href=\"/groups/").unwrap();
    let group = format!("/groups/{}", behind.split('"').next().unwrap());
    let page = format!("{group}/edit");
    for response in send_twice(&ana, &page, &format!("{group}/players"), "name=Dora&").await {
        assert_eq!(response.status, 303, "{}", response.text);
    }
    let page = ana.open(&page).await;
    assert_eq!(page.text.matches(">Dora<").count(), 1);
}

/// The link that this page shows.
fn link(response: &Response) -> String {
    assert_eq!(response.status, 200, "{}", response.text);
    let (_, behind) = response.text.split_once("id=\"link\" href=\"").unwrap();
    behind.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_page_of_links_that_is_gone_back_to_makes_another_link() {
    let server = PageServer::start().await;
    let (ana, game) = RawBrowser::enter(&server, "/new", FIELDS).await;
    let page = ana.open(&format!("{game}/people")).await;
    let fields = format!("key={}", key(&page));
    let mut links = HashSet::new();
    for _ in 0..3 {
        let handover = format!("{game}/seats/0/handover");
        let made = link(&ana.send(&handover, &fields).await);
        assert_eq!(link(&ana.send(&handover, &fields).await), made);
        links.insert(made);
        server.clock.advance(TimeDelta::minutes(1));
    }
    assert_eq!(links.len(), 3);
}

#[tokio::test]
async fn a_link_that_is_made_twice_from_one_page_is_one_link_and_a_new_page_makes_another() {
    let server = Server::start().await;
    let (ana, game) = RawBrowser::enter(&server, "/new", FIELDS).await;
    let page = format!("{game}/people");
    let mut links = HashSet::new();
    for path in ["share", "share", "seats/0/handover"] {
        let responses = send_twice(&ana, &page, &format!("{game}/{path}"), "").await;
        let made: HashSet<_> = responses.iter().map(link).collect();
        assert_eq!(made.len(), 1, "{path}: {made:?}");
        links.extend(made);
    }
    assert_eq!(links.len(), 3);
}
