//! Rate limits, and limits of sizes and numbers.

use std::net::Ipv4Addr;

use futures_util::future::join_all;
use rowlock::config::RateLimit;
use serde_json::json;

use crate::common::{Client, Response, Server, cross};

/// The burst of a client; from then on it can send one request a second.
pub fn burst(burst: u32) -> RateLimit {
    RateLimit {
        per_second: 1,
        burst,
    }
}

#[tokio::test]
async fn guessing_join_codes_is_rate_limited() {
    let server = Server::start_limited().await;
    let mut responses = Vec::new();
    for _ in 0..400 {
        let guess = json!({"code": "ZZZZZZ"});
        responses.push(server.post("/games/lookup", "", guess).await);
    }
    let (wrong, slowed): (Vec<_>, Vec<_>) = responses
        .iter()
        .partition(|response| response.status == 404);
    assert!((30..400).contains(&wrong.len()), "{} guesses", wrong.len());
    for response in slowed {
        response.refused(429, "too_many_requests");
        assert!(response.header("retry-after").parse::<u64>().unwrap() > 0);
    }
    // Joining tries a code as well, and all other requests go on.
    let join = json!({"code": "ZZZZZZ", "name": "Eve"});
    // Meanwhile a guess may have become free.
    let joins = (0..20).map(|_| server.post("/games/join", "", join.clone()));
    let responses = join_all(joins).await;
    let slowed = responses
        .iter()
        .find(|response| response.status == 429)
        .unwrap();
    slowed.refused(429, "too_many_requests");
    server.get("/variants", "").await.ok(200);
}

#[tokio::test]
async fn eight_phones_behind_one_router_are_not_rate_limited() {
    let server = Server::start_limited().await;
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let game = server.lobby(&[]).await;
    let mut tokens = Vec::new();
    for name in names {
        let joined = game.join(name).await.ok(201);
        tokens.push(joined["token"].as_str().unwrap().to_owned());
    }
    game.start().await;
    for token in &tokens {
        server
            .make_move(&game, token, cross("red", 5))
            .await
            .ok(201);
        for _ in 0..20 {
            server.get(&game.path(""), token).await.ok(200);
        }
    }
}

#[tokio::test]
async fn requests_of_a_token_are_rate_limited() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.per_token = burst(100);
    });
    let server = server.await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = game.path("/events");
    let asked = (0..400).map(|_| server.get(&path, &game.seats[0]));
    let responses = join_all(asked).await;
    let slowed = responses
        .iter()
        .find(|response| response.status != 200)
        .unwrap();
    slowed.refused(429, "too_many_requests");
    assert!(slowed.header("retry-after").parse::<u64>().unwrap() > 0);
    server.get(&path, &game.seats[1]).await.ok(200);
}

#[tokio::test]
async fn a_rate_limited_page_request_is_answered_with_a_page() {
    let server = Server::start_limited().await;
    let guess = format!("{}/join?code=ZZZZZZ", server.url);
    let asked = (0..400).map(|_| Response::of(server.http.get(&guess)));
    let responses = join_all(asked).await;
    let slowed = responses
        .iter()
        .find(|response| response.status == 429)
        .unwrap();
    assert!(slowed.header("content-type").starts_with("text/html"));
    assert!(slowed.header("retry-after").parse::<u64>().unwrap() > 0);
    assert!(slowed.text.contains("Please wait a moment"));
}

#[tokio::test]
async fn guessing_codes_of_screens_is_rate_limited_like_guessing_join_codes() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.join_codes = burst(5);
    });
    let server = server.await;
    let game = server.play("sheet", &["Ana"]).await;
    let form = format!("code=ZZZZZZ&game={}", game.id);
    let headers = [("Origin", &*server.url)];
    let guess = |_| server.send_form("/screen", &headers, &form);
    let responses = join_all((0..100).map(guess)).await;
    let slowed = responses.iter().filter(|response| response.status == 429);
    assert!(slowed.count() > 0);
}

#[tokio::test]
async fn another_spelling_of_a_path_has_the_same_limit() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.join_codes = burst(5);
        config.limits.streams.per_address = 2;
    });
    let server = server.await;
    let mut slowed = 0;
    for _ in 0..20 {
        let guess = json!({"code": "ZZZZZZ"});
        let response = server.post("/games/%6Cookup", "", guess).await;
        slowed += usize::from(response.status == 429);
    }
    assert!(slowed > 0);
    let game = server.play("turns", &["Ana"]).await;
    let path = format!("/api/v1{}", game.path("/%73tream"));
    let bearer = format!("Authorization: Bearer {}\r\n", game.host);
    let asked = (0..3).map(|_| server.get_from(2, &path, &bearer));
    let responses = join_all(asked).await;
    assert!(responses.iter().any(|(status, _)| *status == 429));
}

#[tokio::test]
async fn a_busy_token_takes_nothing_from_others_at_its_address() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.per_token = burst(10);
        config.limits.per_address = burst(100);
    });
    let server = server.await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = game.path("/events");
    let mut slowed = 0;
    for _ in 0..300 {
        slowed += usize::from(server.get(&path, &game.seats[0]).await.status == 429);
    }
    assert!(slowed > 200, "{slowed}");
    server.get(&path, &game.seats[1]).await.ok(200);
}

#[tokio::test]
async fn a_rate_limited_request_for_a_link_leaves_its_secret_nowhere() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.per_address = burst(1);
    });
    let server = server.await;
    for kind in ["h", "i", "s"] {
        let url = format!("{}/{kind}/AAAAAAAAAAAAAAAAAAAAAA", server.url);
        let asked = (0..20).map(|_| Response::of(server.http.get(&url)));
        let responses = join_all(asked).await;
        let slowed = responses
            .iter()
            .find(|response| response.status == 429)
            .unwrap();
        assert_eq!(slowed.header("cache-control"), "no-store");
        assert_eq!(slowed.header("referrer-policy"), "no-referrer");
        assert_eq!(slowed.header("x-robots-tag"), "noindex");
    }
}

/// How many of 24 guesses of a join code are refused that claim to come from these addresses in turn.
async fn refused_guesses(client: &Client, addresses: &[&str]) -> usize {
    let mut refused = 0;
    for number in 0..24 {
        let request = client
            .request(reqwest::Method::POST, "/games/lookup", "")
            .header("X-Forwarded-For", addresses[number % addresses.len()])
            .json(&json!({"code": "ZZZZZZ"}));
        refused += usize::from(Response::of(request).await.status == 429);
    }
    refused
}

#[tokio::test]
async fn a_client_is_known_behind_a_trusted_proxy_and_cannot_pretend_to_be_another() {
    let start = |proxies| {
        Server::start_as(move |config| {
            config.rate_limit = true;
            config.limits.join_codes = burst(12);
            config.trusted_proxies = proxies;
        })
    };
    let behind = start(vec![
        Ipv4Addr::LOCALHOST.into(),
        Ipv4Addr::new(10, 0, 0, 1).into(),
    ]);
    let behind = behind.await;
    // The entries of the client precede those of the proxies.
    for apart in [
        ["6.6.6.6, 1.1.1.1", "6.6.6.6, 1.1.1.2"],
        ["6.6.6.6, 1.1.1.3:5678, 10.0.0.1", "6.6.6.6, 1.1.1.4:5678"],
        ["2001:db8:0:1::1", "2001:db8:0:2::1"],
        ["[2001:db8:0:3::1]:5678", "[2001:db8:0:4::1]"],
    ] {
        assert_eq!(refused_guesses(&behind, &apart).await, 0, "{apart:?}");
    }
    for together in [
        ["7.7.7.1, 3.3.3.3", "7.7.7.2, 3.3.3.3"],
        ["3.3.3.4:5678", "3.3.3.4:5679, 10.0.0.1"],
        ["2001:db8:0:5::1", "[2001:db8:0:5:ffff::2]:5678"],
        ["::ffff:3.3.3.5", "3.3.3.5"],
    ] {
        assert!(
            refused_guesses(&behind, &together).await > 0,
            "{together:?}"
        );
    }
    // Requests through a proxy that names no address count as one client.
    assert!(refused_guesses(&behind, &["1.1.1.5, unknown", "1.1.1.6, _x"]).await > 0);
    let open = start(Vec::new()).await;
    assert!(refused_guesses(&open, &["1.1.1.1", "2.2.2.2"]).await > 0);
}

#[tokio::test]
async fn a_group_cannot_fill_the_server_with_unfinished_games() {
    let server = Server::start().await;
    let made = server
        .create_game(json!({"variant": "classic", "players": ["Ana"]}))
        .await;
    let new = json!({"variant": "classic", "players": ["Ana"]});
    for _ in 1..500 {
        server
            .post("/games", &made.keeper, new.clone())
            .await
            .ok(201);
    }
    let response = server.post("/games", &made.keeper, new.clone()).await;
    response.refused(429, "too_many_requests");
    assert!(response.header("retry-after").parse::<u64>().unwrap() > 0);
    server
        .delete(&format!("/games/{}", made.id), &made.host)
        .await;
    server.post("/games", &made.keeper, new).await.ok(201);
}

#[tokio::test]
async fn a_page_request_counts_by_its_cookie_and_not_by_a_header() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.per_token = burst(10);
    });
    let server = server.await;
    let cookie = format!("rowlock={}", "A".repeat(32));
    let asked = (0..40).map(|number| {
        let home = server.http.get(&server.url).header("Cookie", &cookie);
        Response::of(home.header("Authorization", format!("Bearer {number:0>22}")))
    });
    let responses = join_all(asked).await;
    assert!(responses.iter().any(|response| response.status == 429));
}
