//! Too much at once.

use std::net::Ipv4Addr;
use std::time::Duration;

use futures_util::future::join_all;
use rowlock::config::{Most, Rate};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::sleep;

use crate::common::{Answer, Client, Server, cross, status};

/// So many at first, and from then on one a second.
fn at_once(at_once: u32) -> Rate {
    Rate {
        a_second: 1,
        at_once,
    }
}

#[tokio::test]
async fn guessing_join_codes_is_slowed_down() {
    let server = Server::start_limited().await;
    let mut answers = Vec::new();
    for _ in 0..400 {
        let guess = json!({"code": "ZZZZZZ"});
        answers.push(server.post("/games/lookup", "", guess).await);
    }
    let (wrong, slowed): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 404);
    assert!((30..400).contains(&wrong.len()), "{} guesses", wrong.len());
    for answer in slowed {
        answer.refused(429, "too_many_requests");
        assert!(answer.header("retry-after").parse::<u64>().unwrap() > 0);
    }
    // Joining tries a code as well, and all other requests go on.
    let join = json!({"code": "ZZZZZZ", "name": "Eve"});
    // Meanwhile a guess may have become free.
    let joins = (0..20).map(|_| server.post("/games/join", "", join.clone()));
    let answers = join_all(joins).await;
    let slowed = answers.iter().find(|answer| answer.status == 429).unwrap();
    slowed.refused(429, "too_many_requests");
    server.get("/variants", "").await.ok(200);
}

#[tokio::test]
async fn eight_phones_behind_one_router_are_not_slowed_down() {
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
        server.act(&game, token, cross("red", 5)).await.ok(201);
        for _ in 0..20 {
            server.get(&game.path(""), token).await.ok(200);
        }
    }
}

#[tokio::test]
async fn one_token_cannot_keep_the_server_busy() {
    let server = Server::start_limited().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = game.path("/events");
    let asked = (0..400).map(|_| server.get(&path, &game.seats[0]));
    let answers = join_all(asked).await;
    let slowed = answers.iter().find(|answer| answer.status != 200).unwrap();
    slowed.refused(429, "too_many_requests");
    assert!(slowed.header("retry-after").parse::<u64>().unwrap() > 0);
    server.get(&path, &game.seats[1]).await.ok(200);
}

#[tokio::test]
async fn who_is_too_fast_on_a_page_reads_it_on_a_page() {
    let server = Server::start_limited().await;
    let guess = format!("{}/join?code=ZZZZZZ", server.url);
    let asked = (0..400).map(|_| Answer::of(server.http.get(&guess)));
    let answers = join_all(asked).await;
    let slowed = answers.iter().find(|answer| answer.status == 429).unwrap();
    assert!(slowed.header("content-type").starts_with("text/html"));
    assert!(slowed.header("retry-after").parse::<u64>().unwrap() > 0);
    assert!(slowed.text.contains("please wait a moment"));
}

#[tokio::test]
async fn a_thousand_connections_that_say_nothing_do_not_disturb_a_game() {
    let server = Server::start_limited().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let mut idle = Vec::new();
    for number in 0..1000_u32 {
        let last = u8::try_from(2 + number % 199).unwrap();
        let mut connection = server.connect(last).await;
        let path = game.path("/stream");
        let head = format!("GET /api/v1{path} HTTP/1.1\r\nAuthorization: Bearer");
        connection.write_all(head.as_bytes()).await.unwrap();
        idle.push(connection);
    }
    let mut stream = server
        .follow(&game.path("/stream"), &game.seats[1], None)
        .await;
    game.cross(0, "red", 5).await;
    while stream.news().await.json()["event"]["type"] != "cross" {}
    // Whoever does not send the head of a request in time is sent away.
    let mut answer = Vec::new();
    let mut silent = idle.pop().unwrap();
    silent.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 408"),
        "{answer}"
    );
}

#[tokio::test]
async fn a_thousand_streams_that_nobody_reads_do_not_disturb_a_game() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.by_secret = at_once(2000);
    });
    let server = server.await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = format!("/api/v1{}", game.path("/stream"));
    let bearer = format!("Authorization: Bearer {}\r\n", game.seats[0]);
    let mut unread = Vec::new();
    for _ in 0..5 {
        let asked = (2..=200).map(|last| server.get_from(last, &path, &bearer));
        unread.extend(join_all(asked).await);
    }
    assert!(unread.iter().all(|(status, _)| *status == 200));
    let path = game.path("/stream?after=3");
    let mut stream = server.follow(&path, &game.seats[1], None).await;
    for number in 2..8 {
        game.cross(0, "red", number).await;
        let news = stream.news().await.json();
        assert_eq!(news["event"]["number"], number);
    }
}

#[tokio::test]
async fn streams_of_one_address_are_counted_and_those_of_others_go_on() {
    let server = Server::start_limited().await;
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let game = server.play("turns", &names).await;
    let path = game.path("/stream");
    let mut streams = Vec::new();
    let refused = loop {
        let request = server.http.get(format!("{}/api/v1{path}", server.url));
        let seat = &game.seats[streams.len() % names.len()];
        let answer = request.bearer_auth(seat).send().await.unwrap();
        if answer.status() != 200 || streams.len() == 400 {
            break answer;
        }
        streams.push(answer);
    };
    assert!(
        (64..400).contains(&streams.len()),
        "{} streams",
        streams.len()
    );
    let refused = Answer::read(refused).await;
    refused.refused(429, "too_many_requests");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 0);
    let bearer = format!("Authorization: Bearer {}\r\n", game.seats[1]);
    let path = format!("/api/v1{path}");
    assert_eq!(server.get_from(9, &path, &bearer).await.0, 200);
}

#[tokio::test]
async fn streams_of_all_addresses_together_are_counted() {
    let server = Server::start_as(|config| {
        config.limits.streams = Most {
            by_address: 64,
            in_all: 3,
        };
    });
    let server = server.await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = format!("/api/v1{}", game.path("/stream"));
    let bearer = format!("Authorization: Bearer {}\r\n", game.seats[1]);
    let asked = (2..6).map(|last| server.get_from(last, &path, &bearer));
    let mut answers = join_all(asked).await;
    answers.sort_by_key(|(status, _)| *status);
    let statuses: Vec<u16> = answers.iter().map(|(status, _)| *status).collect();
    assert_eq!(statuses, [200, 200, 200, 429]);
    game.cross(0, "red", 5).await;
}

#[tokio::test]
async fn connections_of_one_address_are_counted() {
    let server = Server::start_limited().await;
    // What stays silent is closed after a while, so they come all at once.
    let open = join_all((0..600).map(|_| server.connect(3))).await;
    let asked = open.into_iter().map(|mut connection| async {
        let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
        connection.write_all(request).await.unwrap();
        (status(&mut connection).await, connection)
    });
    let answers = join_all(asked).await;
    let count = |wanted| {
        let wanted = answers.iter().filter(|(status, _)| *status == wanted);
        wanted.count()
    };
    assert!(count(200) >= 64);
    assert!(count(429) > 0);
    server.get("/variants", "").await.ok(200);
}

#[tokio::test]
async fn connections_of_all_addresses_together_are_counted() {
    let server = Server::start_as(|config| {
        config.limits.connections = Most {
            by_address: 64,
            in_all: 4,
        };
    });
    let server = server.await;
    let ask = |last| server.get_from(last, "/healthz", "");
    let mut open = Vec::new();
    for last in 2..6 {
        let (status, connection) = ask(last).await;
        assert_eq!(status, 200);
        open.push(connection);
    }
    assert_eq!(ask(6).await.0, 429);
    // Where one leaves, another comes in.
    open.pop();
    while ask(6).await.0 != 200 {
        sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn connections_of_a_proxy_count_in_all_and_not_as_one_address() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.trusted_proxies = vec![Ipv4Addr::new(127, 0, 0, 2).into()];
        config.limits.connections = Most {
            by_address: 1,
            in_all: 3,
        };
    });
    let server = server.await;
    let mut open = Vec::new();
    for expected in [200, 200, 200, 429] {
        let (status, connection) = server.get_from(2, "/healthz", "").await;
        assert_eq!(status, expected);
        open.push(connection);
    }
    assert_eq!(server.get_from(3, "/healthz", "").await.0, 429);
}

#[tokio::test]
async fn another_spelling_of_a_path_is_no_way_around_its_limit() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.guesses = at_once(5);
        config.limits.streams.by_address = 2;
    });
    let server = server.await;
    let mut slowed = 0;
    for _ in 0..20 {
        let guess = json!({"code": "ZZZZZZ"});
        let answer = server.post("/games/%6Cookup", "", guess).await;
        slowed += usize::from(answer.status == 429);
    }
    assert!(slowed > 0);
    let game = server.play("turns", &["Ana"]).await;
    let path = format!("/api/v1{}", game.path("/%73tream"));
    let bearer = format!("Authorization: Bearer {}\r\n", game.host);
    let asked = (0..3).map(|_| server.get_from(2, &path, &bearer));
    let answers = join_all(asked).await;
    assert!(answers.iter().any(|(status, _)| *status == 429));
}

#[tokio::test]
async fn a_busy_token_takes_nothing_from_its_household() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.by_secret = at_once(10);
        config.limits.by_address = at_once(100);
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
async fn whoever_is_too_fast_at_a_link_leaves_its_secret_nowhere() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.by_address = at_once(1);
    });
    let server = server.await;
    for kind in ["h", "i", "s"] {
        let url = format!("{}/{kind}/AAAAAAAAAAAAAAAAAAAAAA", server.url);
        let asked = (0..20).map(|_| Answer::of(server.http.get(&url)));
        let answers = join_all(asked).await;
        let slowed = answers.iter().find(|answer| answer.status == 429).unwrap();
        assert_eq!(slowed.header("cache-control"), "no-store");
        assert_eq!(slowed.header("referrer-policy"), "no-referrer");
        assert_eq!(slowed.header("x-robots-tag"), "noindex");
    }
}

/// How many of 24 guesses of a join code are refused, told to come from these addresses in turn.
async fn refused_guesses(client: &Client, addresses: &[&str]) -> usize {
    let mut refused = 0;
    for number in 0..24 {
        let request = client
            .request(reqwest::Method::POST, "/games/lookup", "")
            .header("X-Forwarded-For", addresses[number % addresses.len()])
            .json(&json!({"code": "ZZZZZZ"}));
        refused += usize::from(Answer::of(request).await.status == 429);
    }
    refused
}

#[tokio::test]
async fn a_sender_is_known_behind_a_trusted_proxy_and_nobody_can_pretend_to_be_another() {
    let start = |proxies| {
        Server::start_as(move |config| {
            config.rate_limit = true;
            config.limits.guesses = at_once(12);
            config.trusted_proxies = proxies;
        })
    };
    let behind = start(vec![
        Ipv4Addr::LOCALHOST.into(),
        Ipv4Addr::new(10, 0, 0, 1).into(),
    ]);
    let behind = behind.await;
    // What a client itself says stands before what the proxies say.
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
        ["2001:db8:0:5::1", "[2001:db8:0:5:6::2]:5678"],
        ["::ffff:3.3.3.5", "3.3.3.5"],
    ] {
        assert!(
            refused_guesses(&behind, &together).await > 0,
            "{together:?}"
        );
    }
    // Where a proxy names no address, all that comes through it is one.
    assert!(refused_guesses(&behind, &["1.1.1.5, unknown", "1.1.1.6, _x"]).await > 0);
    let open = start(Vec::new()).await;
    assert!(refused_guesses(&open, &["1.1.1.1", "2.2.2.2"]).await > 0);
}

#[tokio::test]
async fn a_group_cannot_fill_the_server_with_games_nobody_finishes() {
    let server = Server::start().await;
    let made = server
        .make(json!({"variant": "classic", "players": ["Ana"]}))
        .await;
    let new = json!({"variant": "classic", "players": ["Ana"]});
    for _ in 1..500 {
        server
            .post("/games", &made.keeper, new.clone())
            .await
            .ok(201);
    }
    let answer = server.post("/games", &made.keeper, new.clone()).await;
    answer.refused(429, "too_many_requests");
    assert!(answer.header("retry-after").parse::<u64>().unwrap() > 0);
    server
        .delete(&format!("/games/{}", made.id), &made.host)
        .await;
    server.post("/games", &made.keeper, new).await.ok(201);
}
