//! Too much at once.

use std::net::{IpAddr, Ipv4Addr};

use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::common::{Answer, Client, Server, cross};

/// A connection to the server from another address of this machine.
async fn connect(server: &Server, last: u8) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    let from = IpAddr::V4(Ipv4Addr::new(127, 0, 0, last));
    socket.bind((from, 0).into()).unwrap();
    let to = server.url.trim_start_matches("http://").parse().unwrap();
    socket.connect(to).await.unwrap()
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
        let mut connection = connect(&server, last).await;
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
    let mut other = connect(&server, 9).await;
    let head = format!(
        "GET /api/v1{path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
        game.seats[1]
    );
    other.write_all(head.as_bytes()).await.unwrap();
    let mut begin = [0; 12];
    other.read_exact(&mut begin).await.unwrap();
    assert_eq!(&begin, b"HTTP/1.1 200");
}

#[tokio::test]
async fn connections_of_one_address_are_counted() {
    let server = Server::start_limited().await;
    // What stays silent is closed after a while, so they come all at once.
    let open = join_all((0..600).map(|_| connect(&server, 3))).await;
    let asked = open.into_iter().map(|mut connection| async {
        let request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
        connection.write_all(request).await.unwrap();
        let mut begin = [0; 12];
        connection.read_exact(&mut begin).await.unwrap();
        (begin, connection)
    });
    let answers = join_all(asked).await;
    let count = |status: &[u8; 12]| answers.iter().filter(|(begin, _)| begin == status).count();
    assert!(count(b"HTTP/1.1 200") >= 64);
    assert!(count(b"HTTP/1.1 429") > 0);
    server.get("/variants", "").await.ok(200);
}

/// How many of 400 guesses of a join code are refused, told to come from these addresses in turn.
async fn refused_guesses(client: &Client, addresses: &[&str]) -> usize {
    let mut refused = 0;
    for number in 0..400 {
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
    let behind = Server::start_as(|config| {
        config.rate_limit = true;
        config.trusted_proxies = vec![Ipv4Addr::LOCALHOST.into()];
    });
    let behind = behind.await;
    // What a client itself says stands before what the proxy says.
    assert_eq!(
        refused_guesses(&behind, &["6.6.6.6, 1.1.1.1", "6.6.6.6, 2.2.2.2"]).await,
        0
    );
    assert!(refused_guesses(&behind, &["7.7.7.1, 3.3.3.3", "7.7.7.2, 3.3.3.3"]).await > 0);
    let open = Server::start_limited().await;
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
