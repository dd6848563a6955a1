//! Requests of browsers, with a cookie instead of a token.

use reqwest::{Method, RequestBuilder};
use rowlock::domain::ids::GameId;
use serde_json::{Value, json};

use crate::common::{Response, Server, cross};

/// A browser, with its cookie once it has one.
struct Phone<'a> {
    server: &'a Server,
    cookie: String,
}

impl<'a> Phone<'a> {
    /// Sends a form from a new browser; returns the browser and the path it is redirected to.
    async fn new(server: &'a Server, path: &str, form: &str) -> (Self, String) {
        let response = server.send_form(path, &[], form).await;
        assert_eq!(response.status, 303, "{}", response.text);
        let cookie = response.header("set-cookie");
        for part in ["rowlock=", "; HttpOnly", "; SameSite=Lax", "; Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        // In a home network there is no TLS, and browsers would drop the cookie.
        assert!(!cookie.contains("Secure"), "{cookie}");
        let (cookie, _) = cookie.split_once(';').unwrap();
        let phone = Self {
            server,
            cookie: cookie.to_owned(),
        };
        (phone, response.header("location").to_owned())
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.server.request(method, path, "");
        request.header("Cookie", &self.cookie)
    }

    async fn get(&self, path: &str) -> Response {
        Response::of(self.request(Method::GET, path)).await
    }

    async fn post(&self, path: &str, body: Value) -> Response {
        Response::of(self.request(Method::POST, path).json(&body)).await
    }
}

/// A started game of two phones: host, guest, and its path in the API.
async fn table(server: &Server) -> (Phone<'_>, Phone<'_>, String) {
    let form = "name=Ana&variant=classic&mode=sheet";
    let (host, game) = Phone::new(server, "/new", form).await;
    let lobby = host.get(&game).await.ok(200);
    let form = format!("code={}&name=Ben", lobby["code"].as_str().unwrap());
    let (guest, led_to) = Phone::new(server, "/join", &form).await;
    assert_eq!(led_to, game);
    host.post(&format!("{game}/start"), json!({})).await.ok(200);
    (host, guest, game)
}

#[tokio::test]
async fn a_browser_that_joined_makes_moves_for_its_seat() {
    let server = Server::start().await;
    let (host, guest, game) = table(&server).await;
    let moves = format!("{game}/moves");
    let moved = guest.post(&moves, cross("red", 5)).await.ok(201);
    assert_eq!(
        (&moved["event"]["seat"], &moved["event"]["by"]),
        (&json!(1), &json!("seat"))
    );
    let moved = host.post(&moves, cross("red", 5)).await.ok(201);
    assert_eq!(moved["event"]["seat"], 0);
    let other = json!({"type": "cross", "row": "red", "number": 6, "seat": 0});
    guest.post(&moves, other).await.refused(403, "host_only");
    guest
        .post(&format!("{game}/rematch"), json!({}))
        .await
        .refused(403, "host_only");
}

#[tokio::test]
async fn a_browser_can_read_the_games_that_it_joined() {
    let server = Server::start().await;
    let (host, guest, game) = table(&server).await;
    let cross = json!({"type": "cross", "row": "red", "number": 5});
    let moves = format!("{game}/moves");
    host.post(&moves, cross).await.ok(201);
    host.post(&moves, json!({"type": "finish"})).await.ok(201);
    let group = guest.get(&game).await.ok(200)["group"].clone();
    let path = format!("/groups/{}/games", group.as_str().unwrap());
    for phone in [&host, &guest] {
        let list = phone.get(&path).await.ok(200);
        assert_eq!(list["games"][0]["status"], "finished");
    }
    let stranger = Phone {
        server: &server,
        cookie: format!("rowlock={}", "A".repeat(32)),
    };
    let eve = server.play("sheet", &["Eve"]).await;
    for path in [&game, &path] {
        stranger.get(path).await.refused(403, "forbidden");
        server.get(path, &eve.host).await.refused(403, "forbidden");
    }
    // A browser without rights is refused like a token of another game.
    let nowhere = format!("/games/{}", GameId::from_random(1));
    stranger.get(&nowhere).await.refused(404, "not_found");
    server
        .get(&nowhere, &eve.host)
        .await
        .refused(404, "not_found");
}

#[tokio::test]
async fn a_page_of_another_site_cannot_use_the_cookie() {
    let server = Server::start().await;
    let (host, _, game) = table(&server).await;
    let moves = format!("{game}/moves");
    let own = server.url.clone();
    for (number, (header, value, is_taken)) in (2..).zip([
        ("Sec-Fetch-Site", "cross-site", false),
        ("Sec-Fetch-Site", "same-site", false),
        ("Sec-Fetch-Site", "same-origin", true),
        ("Origin", "http://evil.example", false),
        ("Origin", "null", false),
        ("Origin", own.as_str(), true),
    ]) {
        let request = host.request(Method::POST, &moves).header(header, value);
        let response = Response::of(request.json(&cross("red", number))).await;
        if is_taken {
            response.ok(201);
        } else {
            response.refused(403, "forbidden");
        }
    }
    let view = host.get(&game).await.ok(200);
    assert_eq!(view["seats"][0]["rows"]["red"]["crossed"], json!([4, 7]));
}

#[tokio::test]
async fn a_browser_may_use_any_idempotency_key() {
    let server = Server::start().await;
    let (_, guest, game) = table(&server).await;
    let penalty = || {
        let request = guest.request(Method::POST, &format!("{game}/moves"));
        request
            .header("Idempotency-Key", "tap-1")
            .json(&json!({"type": "penalty"}))
    };
    let first = Response::of(penalty()).await;
    let again = Response::of(penalty()).await;
    assert_eq!((again.status, &again.text), (201, &first.text));
    assert_eq!(guest.get(&game).await.ok(200)["seats"][1]["penalties"], 1);
}

#[tokio::test]
async fn browsers_have_their_seats_in_the_rematch() {
    let server = Server::start().await;
    let (host, guest, game) = table(&server).await;
    host.post(&format!("{game}/moves"), json!({"type": "finish"}))
        .await
        .ok(201);
    let made = host
        .post(&format!("{game}/rematch"), json!({}))
        .await
        .ok(201);
    let next = format!("/games/{}", made["game"]["id"].as_str().unwrap());
    let moves = format!("{next}/moves");
    for (browser, seat) in [(&host, 0), (&guest, 1)] {
        let moved = browser.post(&moves, cross("red", 5)).await.ok(201);
        assert_eq!(moved["event"]["seat"], seat);
    }
    host.post(&moves, json!({"type": "finish"})).await.ok(201);
}

#[tokio::test]
async fn a_phone_stays_a_keeper_when_the_tokens_of_keepers_are_renewed() {
    let server = Server::start().await;
    let (host, _, game) = table(&server).await;
    let view = host.get(&game).await.ok(200);
    let group = format!("/groups/{}", view["group"].as_str().unwrap());
    let role = json!({"role": "keeper"});
    let invites = format!("{group}/invites");
    let invite = host.post(&invites, role).await.ok(201);
    let accepted = server.accept(&invite).await.ok(201);
    let token = accepted["token"].as_str().unwrap();
    let renewal = format!("{group}/token");
    server.post(&renewal, token, json!({})).await.ok(201);
    server
        .get(&group, token)
        .await
        .refused(401, "unauthenticated");
    // Its cookie was not renewed, and it lists members as only keepers do.
    let members = host.get(&format!("{group}/members")).await.ok(200);
    let mut members = members["members"].as_array().unwrap().iter();
    let own = members.find(|member| member["own"] == true).unwrap();
    assert_eq!(
        (&own["role"], &own["kind"]),
        (&json!("keeper"), &json!("device"))
    );
}

#[tokio::test]
async fn a_token_takes_precedence_over_the_cookie() {
    let server = Server::start().await;
    let (host, _, game) = table(&server).await;
    let other = server.play("sheet", &["Eve"]).await;
    let request = host.request(Method::GET, &game).bearer_auth(&other.host);
    Response::of(request).await.refused(403, "forbidden");
    let request = host
        .request(Method::GET, &game)
        .bearer_auth("no-such-token");
    Response::of(request).await.refused(401, "unauthenticated");
}
