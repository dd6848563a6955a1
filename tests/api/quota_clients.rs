//! Whose quota a request takes: that of an address, of its site, and of a known device.

use serde_json::json;

use super::quotas::{only, refused_for_long};
use crate::common::{Response, Server};

#[tokio::test]
async fn the_networks_of_one_site_share_eight_times_the_quota_of_one() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.new_games = only(2);
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    });
    let server = server.await;
    let create = async |address: &str| {
        let request = server.http.post(format!("{}/api/v1/games", server.url));
        let request = request.header("X-Forwarded-For", address);
        let body = json!({"variant": "classic", "players": ["Ana"]});
        Response::of(request.json(&body)).await
    };
    for network in 0..8 {
        let address = format!("2001:db8:1:{network}::1");
        create(&address).await.ok(201);
        create(&address).await.ok(201);
        // What its own quota refuses takes nothing from the others.
        refused_for_long(&create(&address).await);
    }
    refused_for_long(&create("2001:db8:1:ff::1").await);
    create("2001:db8:2::1").await.ok(201);
    create("203.0.113.1").await.ok(201);
}

#[tokio::test]
async fn a_made_up_cookie_has_the_quota_of_a_stranger() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.new_games = only(2);
        config.limits.new_games_with_token = only(2);
    });
    let server = server.await;
    let fields = "variant=classic&name=Ana";
    let create = async |cookie: &str| {
        let headers = [("Cookie", cookie)];
        server.send_form("/new", &headers, fields).await
    };
    let first = create("").await;
    assert_eq!(first.status, 303, "{}", first.text);
    let (known, _) = first.header("set-cookie").split_once(';').unwrap();
    let made_up = |letter: &str| format!("rowlock={}", letter.repeat(32));
    assert_eq!(create(&made_up("a")).await.status, 303);
    assert_eq!(create(&made_up("b")).await.status, 429);
    for status in [303, 303, 429] {
        assert_eq!(create(known).await.status, status);
    }
}
