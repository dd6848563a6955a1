//! The one cookie: whose secret counts, and what is stored for a browser that has none.

use rowlock::config::{Config, Quota};

use super::browser::table;
use super::raw_browser::RawBrowser;
use crate::common::{Response, Server};

/// A secret of the right form that no server has made.
const PLANTED: &str = "rowlock=AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHH";
const NEW: &str = "name=Anastasia&variant=classic&mode=turns";

/// The cookie that a response sets.
fn cookie(response: &Response) -> String {
    let (cookie, _) = response.header("set-cookie").split_once(';').unwrap();
    cookie.to_owned()
}

fn https(config: &mut Config) {
    config.public_url = Some("https://rowlock.example".to_owned());
}

/// How many rights there are on this server.
async fn rights(server: &Server) -> i64 {
    let mut raw = server.raw().await;
    raw.number("SELECT count(*) FROM grants").await
}

/// Where the button of a question sends its form.
fn action(question: &Response) -> String {
    let (_, behind) = question.text.split_once("action=\"").unwrap();
    behind.split('"').next().unwrap().to_owned()
}

/// The path of the link of Ben's seat.
async fn seat_link(server: &Server) -> String {
    let (ana, _, path) = table(server, "turns").await;
    let page = ana.send(&format!("{path}/seats/1/handover"), &[]).await;
    let (_, secret) = page.html.split_once("/h/").unwrap();
    let secret = secret.split(['"', '<', ' ']).next().unwrap().trim();
    format!("/h/{secret}")
}

#[tokio::test]
async fn a_cookie_that_the_server_does_not_know_is_never_taken_for_a_device() {
    let server = Server::start().await;
    for planted in [PLANTED, "rowlock=a", "rowlock=", "rowlock=%00"] {
        let browser = RawBrowser::new(&server, planted);
        let made = browser.send("/new", NEW).await;
        assert_eq!(made.status, 303, "{planted}");
        let given = cookie(&made);
        assert_ne!(given, planted);
        let game = made.header("location").to_owned();
        assert!([401, 403].contains(&browser.open(&game).await.status));
        let own = RawBrowser::new(&server, &given);
        assert_eq!(own.open(&game).await.status, 200);
        // What a device does in its own group needs no other secret.
        let view = own.open(&format!("/api/v1{game}")).await.ok(200);
        let again = format!("{NEW}&group={}", view["group"].as_str().unwrap());
        let again = own.send("/new", &again).await;
        assert_eq!((again.status, again.header("set-cookie")), (303, ""));
    }
    let planted = RawBrowser::new(&server, PLANTED);
    let saved = planted.send("/settings", "language=de").await;
    assert_ne!(cookie(&saved), PLANTED);
}

#[tokio::test]
async fn a_planted_cookie_is_given_no_token_and_no_seat_by_the_api() {
    let server = Server::start().await;
    let game = server.lobby(&[]).await;
    let request = server
        .http
        .post(format!("{}/api/v1/games/join", server.url));
    let request = request.header("Cookie", PLANTED);
    let body = serde_json::json!({"code": game.code, "name": "Anastasia"});
    let joined = Response::of(request.json(&body)).await.ok(201);
    assert!(joined["token"].is_string(), "{joined}");
    let planted = RawBrowser::new(&server, PLANTED);
    assert_eq!(
        planted.open(&format!("/games/{}", game.id)).await.status,
        403
    );
}

#[tokio::test]
async fn a_seat_link_accepted_twice_belongs_to_one_device() {
    let server = Server::start().await;
    let link = seat_link(&server).await;
    let question = RawBrowser::new(&server, PLANTED).open(&link).await;
    let given = cookie(&question);
    assert_ne!(given, PLANTED, "a planted cookie is replaced with the form");
    let browser = RawBrowser::new(&server, &given);
    let action = action(&question);
    for _ in 0..2 {
        let accepted = browser.send(&action, "").await;
        assert_eq!(accepted.status, 303, "{}", accepted.text);
        assert!(accepted.header("location").starts_with("/games/"));
        assert_eq!(accepted.header("set-cookie"), "");
    }
}

#[tokio::test]
async fn a_cookie_that_was_planted_after_the_form_is_not_adopted() {
    let server = Server::start().await;
    let link = seat_link(&server).await;
    let question = RawBrowser::new(&server, "").open(&link).await;
    let planted = RawBrowser::new(&server, PLANTED);
    let accepted = planted.send(&action(&question), "").await;
    assert_eq!(accepted.status, 303, "{}", accepted.text);
    assert_ne!(cookie(&accepted), PLANTED);
    let game = accepted.header("location");
    assert_eq!(planted.open(game).await.status, 403);
    let own = RawBrowser::new(&server, &cookie(&accepted));
    assert_eq!(own.open(game).await.status, 200);
}

#[tokio::test]
async fn behind_tls_the_cookie_has_a_name_that_no_other_site_can_set() {
    let before = Server::start_on_file().await;
    let earlier = RawBrowser::new(&before, "");
    let earlier = cookie(&earlier.send("/new", NEW).await);
    let (name, secret_of_earlier) = earlier.split_once('=').unwrap();
    assert_eq!(name, "rowlock");
    let server = before.restart_as(https).await;
    let made = server.send_form("/new", &[], NEW).await;
    let given = cookie(&made);
    let (name, _) = given.split_once('=').unwrap();
    assert_eq!(name, "__Host-rowlock");
    for part in ["; Secure", "; Path=/", "; HttpOnly"] {
        assert!(made.header("set-cookie").contains(part));
    }
    assert!(!made.header("set-cookie").contains("Domain"));
    let open = async |cookie: &str| {
        let request = server.http.get(format!("{}/", server.url));
        Response::of(request.header("Cookie", cookie)).await
    };
    // A browser that connected before the server had TLS goes on, and gets the new name.
    let home = open(&earlier).await;
    assert!(home.text.contains("Anastasia"));
    let set: Vec<_> = home.headers.get_all("set-cookie").iter().collect();
    let set: Vec<_> = set.iter().map(|it| it.to_str().unwrap()).collect();
    let renewed = set.iter().find(|it| it.starts_with("__Host-rowlock="));
    let (renewed, _) = renewed.unwrap().split_once(';').unwrap();
    assert!(!renewed.contains(secret_of_earlier), "{set:?}");
    let home = open(renewed).await;
    assert!(home.text.contains("Anastasia") && home.header("set-cookie").is_empty());
    assert!(
        set.iter()
            .any(|it| it.starts_with("rowlock=;") && it.contains("Max-Age=0"))
    );
    // What is not known gets none, and the new name counts before the old one.
    assert_eq!(open(PLANTED).await.header("set-cookie"), "");
    let both = open(&format!("{PLANTED}; {given}")).await;
    assert!(both.text.contains("Anastasia") && both.header("set-cookie").is_empty());
}

#[tokio::test]
async fn what_a_browser_gets_after_a_known_secret_was_planted_as_its_old_cookie_is_its_own() {
    let before = Server::start_on_file().await;
    let attacker = cookie(&RawBrowser::new(&before, "").send("/new", NEW).await);
    let server = before.restart_as(https).await;
    let send = async |cookie| server.send_form("/new", &[("Cookie", cookie)], NEW).await;
    let opens = async |cookie: &str, path: &str| {
        let request = server.http.get(format!("{}{path}", server.url));
        Response::of(request.header("Cookie", cookie)).await.status
    };
    let made = send(&attacker).await;
    let game = made.header("location").to_owned();
    let given = made.headers.get_all("set-cookie").iter();
    let given = given.map(|it| it.to_str().unwrap().split(';').next().unwrap());
    let given = given.filter(|it| it.starts_with("__Host-rowlock="));
    let given: Vec<&str> = given.collect();
    assert_eq!(given.len(), 1, "{given:?}");
    assert_eq!(opens(given[0], &game).await, 200);
    assert!([401, 403].contains(&opens(&attacker, &game).await));
    let (_, secret) = attacker.split_once('=').unwrap();
    let renamed = format!("__Host-rowlock={secret}");
    assert!([401, 403].contains(&opens(&renamed, &game).await));
}

/// The path to which the form of a page is sent, which has this path without its query.
fn form_of(page: &Response, path: &str) -> String {
    let (_, behind) = page.text.split_once(&format!("action=\"{path}")).unwrap();
    format!("{path}{}", behind.split('"').next().unwrap())
}

/// The path of a link that a page shows.
fn link(page: &Response, kind: &str) -> String {
    let (_, secret) = page.text.split_once(&format!("/{kind}/")).unwrap();
    let secret = secret.split(['"', '<', ' ']).next().unwrap().trim();
    format!("/{kind}/{secret}")
}

#[tokio::test]
async fn one_who_knows_a_cookie_that_was_planted_without_tls_gets_nothing_of_what_its_browser_gets()
{
    let server = Server::start().await;
    let (ana, game) = RawBrowser::enter(&server, "/new", NEW).await;
    ana.send(&format!("{game}/players"), "name=Ben").await;
    let view = ana.open(&format!("/api/v1{game}")).await.ok(200);
    let [code, group] = ["code", "group"].map(|field| view[field].as_str().unwrap());
    let invited = ana
        .send(&format!("/groups/{group}/invites"), "role=keeper")
        .await;
    let handed = ana.send(&format!("{game}/seats/1/handover"), "").await;
    let join = format!("code={code}&name=Cleo");
    for (page, fields, gives) in [
        (link(&invited, "i"), "", format!("/history/{group}")),
        (link(&handed, "h"), "", game.clone()),
        (format!("/join?code={code}"), &*join, game.clone()),
        ("/new".to_owned(), NEW, String::new()),
    ] {
        let (attacker, own) = RawBrowser::enter(&server, "/new", NEW).await;
        let victim = RawBrowser::new(&server, &attacker.cookie);
        let form = victim.open(&page).await;
        let action = form_of(&form, page.split('?').next().unwrap());
        let key = form.text.split_once("name=\"key\" value=\"");
        let key = key.map_or("", |(_, behind)| behind.split('"').next().unwrap());
        let fields = format!("{fields}&key={key}");
        let sent = victim.send(&action, &fields).await;
        assert_eq!(sent.status, 303, "{page}: {}", sent.text);
        let given = RawBrowser::new(&server, &cookie(&sent));
        assert_ne!(given.cookie, attacker.cookie, "{page}");
        let gives = match gives.as_str() {
            "" => sent.header("location"),
            gives => gives,
        };
        assert_eq!(attacker.open(gives).await.status, 403, "{page}");
        // It still has its earlier rights.
        for path in [gives, &own] {
            assert_eq!(given.open(path).await.status, 200, "{page}");
        }
        // The form is one, sent once more at once or with the new cookie.
        for browser in [&victim, &given] {
            let again = browser.send(&action, &fields).await;
            assert_eq!(again.header("location"), sent.header("location"), "{page}");
            let set = again.header("set-cookie");
            assert!(set.is_empty() || set.starts_with(&given.cookie), "{page}");
        }
    }
    let shared = ana.send(&format!("{game}/share"), "").await;
    let (attacker, _) = RawBrowser::enter(&server, "/new", NEW).await;
    let table = format!("{game}/table");
    let watched = attacker.open(&link(&shared, "s")).await;
    assert_eq!(watched.header("location"), table);
    assert_eq!(attacker.open(&table).await.status, 403);
    let given = RawBrowser::new(&server, &cookie(&watched));
    assert_eq!(given.open(&table).await.status, 200);
}

#[tokio::test]
async fn an_old_cookie_is_renewed_only_as_often_as_its_address_may_add_things() {
    let before = Server::start_on_file().await;
    let known = cookie(&RawBrowser::new(&before, "").send("/new", NEW).await);
    let server = before
        .restart_as(|config| {
            https(config);
            config.rate_limit = true;
            config.limits.additions = Quota {
                burst: 3,
                per_hour: 1,
            };
        })
        .await;
    let before = rights(&server).await;
    let head = server.http.head(format!("{}/", server.url));
    let head = Response::of(head.header("Cookie", &known)).await;
    assert_eq!((head.status, head.header("set-cookie")), (200, ""));
    assert_eq!(rights(&server).await, before);
    let mut added = Vec::new();
    for _ in 0..5 {
        let request = server.http.get(format!("{}/", server.url));
        let home = Response::of(request.header("Cookie", &known)).await;
        assert!(home.status == 200 && home.text.contains("Anastasia"));
        added.push(rights(&server).await - before);
    }
    assert!(added[2] > added[1] && added[1] > added[0]);
    assert_eq!(added[4], added[2], "{added:?}");
}

#[tokio::test]
async fn a_secret_that_was_made_with_tls_is_nothing_as_the_cookie_that_another_site_can_plant() {
    let server = Server::start_as(https).await;
    let make = async |cookie| server.send_form("/new", &[("Cookie", cookie)], NEW).await;
    let given = cookie(&make("").await);
    let (_, secret) = given.split_once('=').unwrap();
    let planted = format!("rowlock={secret}");
    let home = RawBrowser::new(&server, &planted).open("/").await;
    assert!(!home.text.contains("Anastasia"), "{}", home.text);
    assert_eq!(home.header("set-cookie"), "");
    let made = make(&planted).await;
    let own = cookie(&made);
    assert!(own.starts_with("__Host-rowlock=") && !own.contains(secret));
    let game = made.header("location").to_owned();
    let attacker = RawBrowser::new(&server, &given);
    assert!([401, 403].contains(&attacker.open(&game).await.status));
    let own = RawBrowser::new(&server, &own);
    assert_eq!(own.open(&game).await.status, 200);
}

#[tokio::test]
async fn a_share_link_that_is_only_looked_at_leaves_nothing_behind() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let page = ana.send(&format!("{path}/share"), &[]).await;
    let (_, secret) = page.html.split_once("/s/").unwrap();
    let secret = secret.split(['"', '<', ' ']).next().unwrap().trim();
    let link = format!("/s/{secret}");
    let before = rights(&server).await;
    for planted in ["", PLANTED, "rowlock=a"] {
        let response = RawBrowser::new(&server, planted).open(&link).await;
        assert_eq!(response.status, 303, "{planted}");
        let head = server.http.head(format!("{}{link}", server.url));
        let head = Response::of(head.header("Cookie", planted)).await;
        assert_eq!((head.status, head.text.as_str()), (303, ""));
        // Without the cookie it is asked for, once.
        let lost = RawBrowser::new(&server, planted);
        let lost = lost.open(response.header("location")).await;
        assert_eq!(lost.status, 200);
        assert!(lost.text.contains("This browser doesn’t keep cookies"));
    }
    assert_eq!(rights(&server).await, before);

    let first = RawBrowser::new(&server, "").open(&link).await;
    let browser = RawBrowser::new(&server, &cookie(&first));
    let head = server
        .http
        .head(format!("{}{}", server.url, first.header("location")));
    let head = Response::of(head.header("Cookie", cookie(&first))).await;
    assert_eq!(head.status, 303);
    assert_eq!(rights(&server).await, before);
    let back = browser.open(first.header("location")).await;
    assert_eq!(back.header("location"), format!("{path}/table"));
    assert_eq!(rights(&server).await, before + 1);
    assert_eq!(browser.open(&format!("{path}/table")).await.status, 200);
    browser.open(&link).await;
    assert_eq!(rights(&server).await, before + 1);
}
