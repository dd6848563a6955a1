//! Forms that make a game or take a seat, sent twice by a browser that had no cookie when it asked for the page.

use std::collections::HashSet;

use super::walk::Browser;
use crate::common::{Answer, Server};

const FIELDS: &str = "name=Ana&variant=classic&mode=turns";

/// The browser that was sent this page with a form, and where the form is sent.
fn of<'a>(server: &'a Server, page: &Answer, path: &str) -> (Browser<'a>, String) {
    assert_eq!(page.status, 200, "{}", page.text);
    let (cookie, _) = page.header("set-cookie").split_once(';').unwrap();
    let start = format!("action=\"{path}");
    let (_, behind) = page.text.split_once(&start).unwrap();
    let action = behind.split('"').next().unwrap();
    (Browser::new(server, cookie), format!("{path}{action}"))
}

/// The key that the form of a new game carries.
fn key(page: &Answer) -> &str {
    let (_, behind) = page.text.split_once("name=\"key\" value=\"").unwrap();
    behind.split('"').next().unwrap()
}

/// The code of a lobby.
async fn code(browser: &Browser<'_>, game: &str) -> String {
    let view = browser.open(&format!("/api/v1{game}")).await.ok(200);
    view["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_new_game_that_is_asked_for_twice_is_made_once_one_after_the_other_and_at_once() {
    let server = Server::start().await;
    for at_once in [false, true] {
        let page = Browser::new(&server, "").open("/new").await;
        let (browser, action) = of(&server, &page, "/new");
        let fields = format!("{FIELDS}&key={}", key(&page));
        let answers = if at_once {
            let (one, other) = tokio::join!(
                browser.send(&action, &fields),
                browser.send(&action, &fields)
            );
            vec![one, other]
        } else {
            let first = browser.send(&action, &fields).await;
            vec![first, browser.send(&action, &fields).await]
        };
        for answer in &answers {
            assert_eq!(answer.status, 303, "{}", answer.text);
            assert_eq!(answer.header("set-cookie"), "");
        }
        let games: HashSet<_> = answers.iter().map(|it| it.header("location")).collect();
        assert_eq!(games.len(), 1, "{games:?}");
        let game = answers[0].header("location");
        assert_eq!(browser.open(game).await.status, 200);
    }
}

#[tokio::test]
async fn the_page_of_a_new_game_that_is_gone_back_to_makes_another_game() {
    let server = Server::start().await;
    let page = Browser::new(&server, "").open("/new").await;
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
}

#[tokio::test]
async fn a_seat_that_is_taken_twice_by_one_browser_is_one_seat() {
    let server = Server::start().await;
    let (ana, game) = Browser::enter(&server, "/new", FIELDS).await;
    let code = code(&ana, &game).await;
    let path = format!("/join?code={code}");
    for (at_once, name) in [(false, "Ben"), (true, "Cleo")] {
        let page = Browser::new(&server, "").open(&path).await;
        let (browser, action) = of(&server, &page, "/join");
        let fields = format!("code={code}&name={name}");
        let answers = if at_once {
            let (one, other) = tokio::join!(
                browser.send(&action, &fields),
                browser.send(&action, &fields)
            );
            vec![one, other]
        } else {
            let first = browser.send(&action, &fields).await;
            vec![first, browser.send(&action, &fields).await]
        };
        for answer in answers {
            assert_eq!(answer.status, 303, "{}", answer.text);
            assert_eq!(answer.header("location"), game);
        }
    }
    let view = ana.open(&format!("/api/v1{game}")).await.ok(200);
    let seats = view["seats"].as_array().unwrap().iter();
    let names: Vec<_> = seats.map(|seat| seat["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Ana", "Ben", "Cleo"]);
    // A name is no right: another browser does not come in with it.
    let page = Browser::new(&server, "").open(&path).await;
    let (other, action) = of(&server, &page, "/join");
    let refused = other.send(&action, &format!("code={code}&name=Ben")).await;
    assert_eq!(refused.status, 409);
    assert_eq!(other.open(&game).await.status, 403);
}

#[tokio::test]
async fn a_cookie_that_was_planted_is_replaced_with_the_page_of_a_form() {
    let server = Server::start().await;
    let planted = "rowlock=AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHH";
    let page = Browser::new(&server, planted).open("/new").await;
    let (_, action) = of(&server, &page, "/new");
    // It came after the page, or was put in the place of the page's own.
    let made = Browser::new(&server, planted).send(&action, FIELDS).await;
    let game = made.header("location");
    assert!(!made.header("set-cookie").contains(planted));
    assert_eq!(Browser::new(&server, planted).open(game).await.status, 403);
}
