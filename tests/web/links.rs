//! Links that are opened on another phone: to a seat, to a game as a spectator, to a group.

use serde_json::json;

use super::browser::{Browser, Page, escaped, table};
use crate::common::{Response, Server};

/// The path of the link that a page shows.
fn path_of(page: &Page) -> String {
    let link = page.attribute("link", "href");
    let path = link.splitn(4, '/').last().unwrap();
    format!("/{path}")
}

/// The link by which Ben's seat moves to another phone, made by this one.
async fn move_ben(phone: &Browser, path: &str) -> String {
    let page = phone.send(&format!("{path}/seats/1/handover"), &[]).await;
    assert_eq!(page.status, 200, "{}", page.html);
    assert!(page.has("qr") && page.has("ends"));
    path_of(&page)
}

async fn share(host: &Browser, path: &str) -> String {
    path_of(&host.send(&format!("{path}/share"), &[]).await)
}

#[tokio::test]
async fn the_seat_of_a_lost_phone_continues_on_another() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ben.press_all(&path, &["cross red 5"]).await;
    let people = ana.open(&format!("{path}/people")).await;
    assert!(people.has("move-0") && people.has("move-1"));
    let link = move_ben(&ana, &path).await;
    let new = Browser::of(&server);
    let asked = new.open(&link).await;
    assert_eq!(asked.text("question"), "Play as Ben here?");
    assert!(!asked.html.contains("the host here too"));
    // Opening asks only.
    assert_eq!(new.open(&path).await.status, 403);
    assert!(ben.open(&path).await.has("sheet"));
    let sheet = new.send(&link, &[]).await;
    assert_eq!(
        (sheet.path.as_str(), sheet.state("red", 5)),
        (&*path, "crossed")
    );
    assert_eq!(sheet.attribute("sheet", "data-seat"), "1");
    let old = ben.open(&path).await;
    assert!(!old.has("sheet"), "the old phone only looks on now");
    let fields = [("seat", "1"), ("turn", "1"), ("move", r#"{"type":"undo"}"#)];
    let page = ben.send(&format!("{path}/moves"), &fields).await;
    assert_eq!(page.status, 403);
    assert_eq!(new.open("/history").await.status, 200);
}

#[tokio::test]
async fn a_player_hands_the_own_seat_over_and_no_other() {
    let server = Server::start().await;
    let (_, ben, path) = table(&server, "turns").await;
    let people = ben.open(&format!("{path}/people")).await;
    assert!(people.has("move-1") && !people.has("move-0") && !people.has("share"));
    let page = ben.send(&format!("{path}/seats/0/handover"), &[]).await;
    assert_eq!(page.status, 403);
    let link = move_ben(&ben, &path).await;
    let page = ben.open(&link).await;
    assert!(page.has("open") && !page.has("accept"));
}

#[tokio::test]
async fn the_hosts_seat_takes_the_hosts_role_along() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let page = ana.send(&format!("{path}/seats/0/handover"), &[]).await;
    let link = path_of(&page);
    let new = Browser::of(&server);
    assert!(new.open(&link).await.html.contains("the host here too"));
    let sheet = new.send(&link, &[]).await;
    assert!(sheet.has("correct") && sheet.has("finish"));
}

#[tokio::test]
async fn a_guest_who_becomes_the_host_on_another_phone_leaves_the_old_one_without_the_role() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.send(&format!("{path}/host"), &[("seat", "1")]).await;
    let link = move_ben(&ben, &path).await;
    let new = Browser::of(&server);
    assert!(new.open(&link).await.html.contains("the host here too"));
    assert!(new.send(&link, &[]).await.has("correct"));
    assert!(!ben.open(&path).await.has("correct"));
}

#[tokio::test]
async fn a_link_that_was_used_says_so_and_leads_its_user_to_the_game() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let link = move_ben(&ana, &path).await;
    let (new, late) = (Browser::of(&server), Browser::of(&server));
    new.open(&link).await;
    new.send(&link, &[]).await;
    // A second tap on the button, and a second look at the camera.
    assert_eq!(new.send(&link, &[]).await.path, path);
    assert_eq!(new.open(&link).await.path, path);
    for page in [late.open(&link).await, late.send(&link, &[]).await] {
        assert_eq!(page.status, 410);
        assert_eq!(page.text("message"), "This link has already been used.");
        assert!(page.html.contains("href=\"/join\"") && page.html.contains("href=\"/\""));
    }
}

#[tokio::test]
async fn links_that_never_were_and_links_of_another_kind_are_not_known() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let link = move_ben(&ana, &path).await;
    let secret = link.rsplit('/').next().unwrap();
    let new = Browser::of(&server);
    for path in [
        "/h/none",
        "/i/none",
        "/s/none",
        &format!("/i/{secret}"),
        &format!("/s/{secret}"),
    ] {
        let page = new.open(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.html.contains("Home"), "{path}");
    }
    assert_eq!(new.send(&link, &[]).await.path, path);
}

#[tokio::test]
async fn pages_under_a_secret_are_never_cached() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let (seat, shared) = (move_ben(&ana, &path).await, share(&ana, &path).await);
    for path in [&*seat, &shared, "/i/none", "/h/none", "/s/none"] {
        let request = server.http.get(format!("{}{path}", server.url));
        let response = Response::of(request).await;
        assert_eq!(response.header("cache-control"), "no-store", "{path}");
        assert_eq!(response.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(response.header("x-robots-tag"), "noindex", "{path}");
        let leads_on = response.header("location");
        // Nowhere but to itself, to see whether the browser comes back with its cookie.
        let is_back = leads_on.starts_with(&format!("{path}?device="));
        let secret = path.rsplit('/').next().unwrap();
        assert!(is_back || !leads_on.contains(secret), "{leads_on}");
    }
    let eve = Browser::of(&server);
    let page = eve.send_from(&seat, &[], "http://evil.example").await;
    assert_eq!(page.status, 403);
}

#[tokio::test]
async fn links_never_name_the_host_that_a_request_wrote() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    for below in ["/share", "/seats/0/handover"] {
        let request = server.request(reqwest::Method::POST, &game.path(below), &game.host);
        let request = request.header("Host", "elsewhere.local").json(&json!({}));
        let made = Response::of(request).await.ok(201);
        let url = made["url"].as_str().unwrap();
        assert!(url.starts_with(&format!("{}/", server.url)), "{url}");
    }
}

#[tokio::test]
async fn a_spectator_sees_the_table_and_nothing_to_press() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let link = share(&ana, &path).await;
    let eve = Browser::of(&server);
    let seen = eve.open(&link).await;
    assert_eq!(seen.path, format!("{path}/table"));
    assert!(!seen.html.contains("<button") && !seen.html.contains("<form"));
    ben.press_all(&path, &["cross red 5"]).await;
    let seen = eve.open(&format!("{path}/table/sheets")).await;
    assert!(
        seen.text("seat-sheet-1")
            .starts_with("Ben 1 0 penalties 0 2 3 4 5"),
        "{}",
        seen.html
    );
    for below in ["", "/people"] {
        let seen = eve.open(&format!("{path}{below}")).await;
        assert_eq!(seen.path, format!("{path}/table"));
    }
    let fields = [
        ("seat", "1"),
        ("turn", "1"),
        ("move", r#"{"type":"cross","row":"red","number":6}"#),
    ];
    let page = eve.send(&format!("{path}/moves"), &fields).await;
    assert_eq!(page.status, 403);
    for below in [
        "share",
        "share/withdraw",
        "seats/1/handover",
        "start",
        "rematch",
    ] {
        let page = eve.send(&format!("{path}/{below}"), &[]).await;
        assert_eq!(page.status, 403, "{below}");
    }
}

#[tokio::test]
async fn a_withdrawn_share_link_closes_for_those_who_look_on_already_too() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let people = format!("{path}/people");
    assert!(!ana.open(&people).await.has("withdraw"));
    let link = share(&ana, &path).await;
    assert!(ana.open(&people).await.has("withdraw"));
    let (eve, late) = (Browser::of(&server), Browser::of(&server));
    eve.open(&link).await;
    let page = ana.send(&format!("{path}/share/withdraw"), &[]).await;
    assert_eq!(page.path, people);
    assert!(!page.has("withdraw"));
    let page = eve.open(&format!("{path}/table")).await;
    assert_eq!(page.status, 403);
    assert!(page.text("message").contains("withdrawn"));
    for phone in [eve, late] {
        let page = phone.open(&link).await;
        assert_eq!(
            (page.status, page.text("message")),
            (410, "This link was withdrawn.".to_owned())
        );
    }
}

#[tokio::test]
async fn an_invite_is_asked_about_and_brings_a_phone_into_the_group() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let path = format!("/groups/{}/invites", game.group);
    for role in ["member", "keeper"] {
        let made = server
            .post(&path, &game.keeper, json!({"role": role}))
            .await;
        let link = format!("/i/{}", made.ok(201)["token"].as_str().unwrap());
        let eve = Browser::of(&server);
        assert_eq!(
            eve.open(&link).await.text("question"),
            "Join the group “Ana”?"
        );
        assert!(eve.open("/").await.html.contains("New game"));
        let history = format!("/history/{}", game.group);
        assert_eq!(eve.open(&history).await.status, 403);
        let page = eve.send(&link, &[]).await;
        assert_eq!((page.status, page.path.as_str()), (200, &*history));
        assert_eq!(eve.open(&link).await.path, history);
        assert_eq!(Browser::of(&server).open(&link).await.status, 410);
    }
}

#[tokio::test]
async fn the_keeper_finds_one_page_for_invites_everywhere_and_a_member_cannot_invite() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.press_all(&path, &["finish"]).await;
    let group = ana.open("/history").await.link("/groups/");
    let page = format!("{group}/members#invite-title");
    for (place, id) in [
        ("/history", "invite"),
        (&group, "invite"),
        (&format!("{group}/edit"), "invite"),
        (&format!("{path}/people"), "invite-group"),
    ] {
        assert_eq!(ana.open(place).await.attribute(id, "href"), page, "{place}");
        assert!(!ben.open(place).await.has(id), "{place}");
    }
    let invites = format!("{group}/invites");
    let fields = [("role", "keeper")];
    assert_eq!(ben.send(&invites, &fields).await.status, 403);
    let given = ana.send(&invites, &fields).await;
    assert!(given.has("qr") && given.has("ends"));
    assert!(ben.send(&path_of(&given), &[]).await.has("invite"));
}

#[tokio::test]
async fn a_phone_that_took_over_a_seat_finds_the_game_on_its_home_page() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let link = move_ben(&ana, &path).await;
    let phone = Browser::of(&server);
    phone.send(&link, &[]).await;
    let home = phone.open("/").await;
    assert!(home.html.contains(&format!("href=\"{path}\"")));
}

#[tokio::test]
async fn an_app_without_an_address_line_takes_a_link_in_a_field() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let link = move_ben(&ana, &path).await;
    let app = Browser::of(&server);
    assert!(app.open("/join").await.has("link"));
    for typed in [
        format!(" {}{link} ", server.url),
        format!("http://other.example{link}/"),
    ] {
        let page = app.send("/link", &[("link", &typed)]).await;
        assert_eq!(page.text("question"), "Play as Ben here?");
    }
    for typed in [
        "",
        "what",
        "http://evil.example/x/y",
        "/h/",
        "/h/../..",
        "javascript:alert(1)",
    ] {
        let page = app.send("/link", &[("link", typed)]).await;
        assert_eq!((page.status, page.has("message")), (400, true), "{typed}");
    }
    let (_, code) = ana.make("Ana", "turns").await;
    let page = app.send("/link", &[("link", &code)]).await;
    assert_eq!(page.path, "/join");
    assert!(page.has("name"));
}

#[tokio::test]
async fn a_link_or_a_text_that_holds_a_code_is_understood_wherever_a_code_is_asked() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let link = move_ben(&ana, &path).await;
    let (lobby, code) = ana.make("Ana", "turns").await;
    let tv = Browser::of(&server);
    let screen = tv.open("/tv").await.text("code");
    let phone = Browser::of(&server);
    for (page, field) in [("/", "join-code"), ("/join", "code"), ("/join", "link")] {
        let page = phone.open(page).await;
        assert!(!page.tag(field).contains("maxlength"), "{field}");
    }
    let ask = async |text: &str| {
        let asked = phone.open(&format!("/join?code={}", escaped(text))).await;
        let opened = phone.send("/link", &[("link", text)]).await;
        assert_eq!((&asked.path, asked.status), (&opened.path, opened.status));
        asked
    };
    let url = &server.url;
    let small = code.to_lowercase();
    for text in [
        format!(" {small} "),
        format!("{}-{}", &small[..3], &code[3..]),
        format!("{url}/j/{code}"),
        format!("http://server/j/{small}?again"),
        format!("{url}/join?code={code}"),
        format!("Please join us: {url}/j/{code}."),
        format!("{code} opens my server to a friend"),
    ] {
        let page = ask(&text).await;
        assert!(page.has("name"), "{text}: {}", page.html);
        let shown = server
            .post("/games/lookup", "", json!({"code": text}))
            .await;
        assert_eq!(shown.ok(200)["seats"][0]["name"], "Ana");
    }
    for text in [
        format!("{url}{link}"),
        format!("Ben, take {url}{link}, please"),
    ] {
        let page = ask(&text).await;
        assert_eq!(page.text("question"), "Play as Ben here?", "{text}");
    }
    let text = format!("{url}/screen?code={screen}");
    assert_eq!(ask(&text).await.path, "/screen");
    let shown = ana.open(&format!("/screen?code={}", escaped(&text))).await;
    assert!(!shown.tag("code").contains("maxlength"));
    let game = lobby.trim_start_matches("/games/");
    let fields = [("code", text.as_str()), ("game", game)];
    assert_eq!(ana.send("/screen", &fields).await.path, lobby);
    let pasted = format!("{url}/j/{code}");
    let fields = [("code", pasted.as_str()), ("name", "Cleo")];
    assert_eq!(phone.send("/join", &fields).await.path, lobby);
}

#[tokio::test]
async fn a_phone_that_lost_its_cookie_learns_how_to_get_its_seat_back() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let (path, code) = ana.make("Ana", "turns").await;
    Browser::of(&server).join(&code, "Ben").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let page = Browser::of(&server).open(&path).await;
    assert_eq!(page.status, 401);
    assert!(
        page.text("message")
            .contains("ask the host for the QR code of your seat")
    );
    for (code, status) in [(&*code, 200), ("ZZZZZZ", 404)] {
        let page = Browser::of(&server)
            .open(&format!("/join?code={code}"))
            .await;
        assert_eq!(page.status, status);
        assert_eq!(page.text("link-title"), "Switching phones?");
    }
}
