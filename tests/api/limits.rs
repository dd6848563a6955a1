//! Too much at once.

use serde_json::json;

use crate::common::{Answer, Server, cross};

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
    let answer = server.post("/games/join", "", join).await;
    answer.refused(429, "too_many_requests");
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
    let answers = futures_util::future::join_all(asked).await;
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
    let answers = futures_util::future::join_all(asked).await;
    let slowed = answers.iter().find(|answer| answer.status == 429).unwrap();
    assert!(slowed.header("content-type").starts_with("text/html"));
    assert!(slowed.header("retry-after").parse::<u64>().unwrap() > 0);
    assert!(slowed.text.contains("please wait a moment"));
}
