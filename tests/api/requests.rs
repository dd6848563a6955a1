//! Requests to join a game in progress, and the decisions of its host.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Response, Server, TestGame};

/// A player who has asked to join.
struct Guest {
    request: String,
    token: String,
}

impl Guest {
    fn of(response: &Response) -> Self {
        let asked = response.ok(202);
        let text = |field: &str| asked[field].as_str().unwrap().to_owned();
        Self {
            request: text("request"),
            token: text("token"),
        }
    }

    async fn ask(game: &TestGame<'_>, name: &str) -> Self {
        Self::of(&game.join(name).await)
    }

    fn path(&self, game: &CreatedGame) -> String {
        format!("/games/{}/requests/{}", game.id, self.request)
    }

    async fn state(&self, server: &Server, game: &CreatedGame) -> Response {
        server.get(&self.path(game), &self.token).await
    }
}

#[tokio::test]
async fn a_player_who_asks_gets_the_seat_when_the_host_accepts() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let asked = game.join("Fritz").await.ok(202);
    assert_eq!(asked["game"], game.id);
    let fritz = Guest::of(&game.join("Gina").await);
    let view = game.view().await;
    assert_eq!(
        view["requests"],
        json!([
            {"request": asked["request"], "name": "Fritz", "seat": null},
            {"request": fritz.request, "name": "Gina", "seat": null},
        ])
    );
    let own = server.get(&game.path(""), &game.seats[0]).await.ok(200);
    assert_eq!(own.get("requests"), None);
    let state = fritz.state(&server, &game).await.ok(200);
    assert_eq!(state, json!({"status": "waiting"}));
    for path in ["", "/events", "/stream", "/export?format=csv"] {
        let response = server.get(&game.path(path), &fritz.token).await;
        response.refused(403, "forbidden");
    }
    let crossed = game.cross(0, "red", 5).await;
    assert_eq!(crossed["seats"].as_array().unwrap().len(), 2);
    let let_in = server
        .post(&fritz.path(&game), &game.host, json!({}))
        .await
        .ok(200);
    assert_eq!(let_in["seats"][2]["name"], "Gina");
    assert_eq!(let_in["requests"].as_array().unwrap().len(), 1);
    let state = fritz.state(&server, &game).await.ok(200);
    assert_eq!(state, json!({"status": "accepted"}));
    let view = server.get(&game.path(""), &fritz.token).await.ok(200);
    assert_eq!(view["seats"][2]["rows"]["red"]["crossed"], json!([]));
    // The same decision again changes nothing; another one is refused.
    let again = server.post(&fritz.path(&game), &game.host, json!({})).await;
    assert_eq!(again.ok(200)["seq"], let_in["seq"]);
    let late = server.delete(&fritz.path(&game), &game.host).await;
    late.refused(410, "gone");
}

#[tokio::test]
async fn a_refused_player_has_no_access() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let fritz = Guest::ask(&game, "Fritz").await;
    let response = server.delete(&fritz.path(&game), &game.seats[0]).await;
    response.refused(403, "host_only");
    let path = fritz.path(&game);
    let response = server.post(&path, &fritz.token, json!({})).await;
    response.refused(403, "forbidden");
    let view = server.delete(&fritz.path(&game), &game.host).await.ok(200);
    assert_eq!(view["requests"], json!([]));
    let state = fritz.state(&server, &game).await.ok(200);
    assert_eq!(state, json!({"status": "refused"}));
    let response = server.get(&game.path(""), &fritz.token).await;
    response.refused(403, "forbidden");
    let late = server.post(&fritz.path(&game), &game.host, json!({})).await;
    late.refused(410, "gone");
    assert_eq!(game.view().await["seats"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn the_hosts_stream_announces_requests_at_once_and_no_other_stream_does() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let path = game.path("/stream?after=3");
    let mut host = server.follow(&path, &game.host, None).await;
    let mut ben = server.follow(&path, &game.seats[1], None).await;
    let fritz = Guest::ask(&game, "Fritz").await;
    assert_eq!(host.next_event().await.event, "requests");
    let mut late = server.follow(&path, &game.host, None).await;
    assert_eq!(late.next_event().await.event, "requests");
    server.delete(&fritz.path(&game), &game.host).await.ok(200);
    assert_eq!(host.next_event().await.event, "requests");
    game.cross(0, "red", 5).await;
    for stream in [&mut host, &mut ben] {
        assert_eq!(stream.next_event().await.event, "move");
    }
}

#[tokio::test]
async fn an_unclaimed_seat_can_be_requested() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let code = json!({"code": game.code});
    let found = server.post("/games/lookup", "", code.clone()).await.ok(200);
    assert_eq!(found["status"], "playing");
    let ben = json!({"seat": 1, "name": "Ben", "claimed": false});
    assert_eq!(found["seats"][1], ben);
    let claim = json!({"code": game.code, "seat": 1});
    let ben = Guest::of(&server.post("/games/join", "", claim.clone()).await);
    let shown = &game.view().await["requests"][0];
    assert_eq!((&shown["name"], &shown["seat"]), (&json!("Ben"), &json!(1)));
    server
        .post(&ben.path(&game), &game.host, json!({}))
        .await
        .ok(200);
    let crossed = server
        .make_move(&game, &ben.token, crate::common::cross("red", 4))
        .await;
    assert_eq!(crossed.ok(201)["event"]["seat"], 1);
    let response = server.post("/games/join", "", claim).await;
    response.refused(409, "seat_taken");
    let found = server.post("/games/lookup", "", code).await.ok(200);
    assert_eq!(found["seats"][1]["claimed"], true);
}

#[tokio::test]
async fn a_request_that_cannot_be_accepted_is_refused_at_once() {
    let server = Server::start().await;
    let names = ["A", "B", "C", "D", "E", "F", "G", "Ana"];
    let full = server.play("sheet", &names).await;
    full.join("Fritz").await.refused(409, "game_full");
    let game = server.play("sheet", &names[6..]).await;
    game.join("ana").await.refused(409, "name_taken");
    for seat in [json!(2), json!(-1), json!(99), json!("0")] {
        let claim = json!({"code": game.code, "seat": seat});
        let response = server.post("/games/join", "", claim).await;
        response.refused(400, "invalid_value");
    }
    let both = json!({"code": game.code, "name": "Fritz", "seat": 0});
    let response = server.post("/games/join", "", both).await;
    response.refused(400, "invalid_value");
    for row in ["red", "green"] {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    assert_eq!(game.view().await["status"], "last_call");
    game.join("Fritz").await.refused(409, "already_started");
    game.finish().await;
    game.join("Fritz").await.refused(404, "not_found");
    let response = server.post("/games/lookup", "", json!({"code": game.code}));
    response.await.refused(404, "not_found");
}

#[tokio::test]
async fn a_game_has_at_most_three_requests_and_none_after_its_end() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let fritz = Guest::ask(&game, "Fritz").await;
    Guest::ask(&game, "Gina").await;
    Guest::ask(&game, "Hans").await;
    let fourth = game.join("Ida").await;
    fourth.refused(429, "too_many_requests");
    assert!(!fourth.header("retry-after").is_empty());
    server.delete(&fritz.path(&game), &game.host).await.ok(200);
    let ida = Guest::ask(&game, "Ida").await;
    let over = game.finish().await;
    assert_eq!(over["requests"], json!([]));
    ida.state(&server, &game).await.refused(410, "gone");
    let late = server.post(&ida.path(&game), &game.host, json!({})).await;
    late.refused(410, "gone");
}

#[tokio::test]
async fn requests_survive_a_restart_and_hold_no_readable_secret() {
    let server = Server::start_on_file().await;
    let game = server.start_game("turns", &["Ana"]).await;
    let join = json!({"code": game.code, "name": "Fritz"});
    let key = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
    let first = server.post_once("/games/join", "", key, &join).await;
    let fritz = Guest::of(&first);
    let again = server.post_once("/games/join", "", key, &join).await;
    assert_eq!((again.status, &again.text), (202, &first.text));
    let server = server.restart().await;
    let stored = std::fs::read(server.database()).unwrap();
    let token = fritz.token.as_bytes();
    assert!(!stored.windows(token.len()).any(|bytes| bytes == token));
    let again = server.post_once("/games/join", "", key, &join).await;
    assert_eq!((again.status, &again.text), (202, &first.text));
    assert_eq!(server.view(&game).await["requests"][0]["name"], "Fritz");
    let path = fritz.path(&game);
    let let_in = server.post_once(&path, &game.host, "in", &json!({})).await;
    let seq = &let_in.ok(200)["seq"];
    let again = server.post_once(&path, &game.host, "in", &json!({})).await;
    assert_eq!(&again.ok(200)["seq"], seq);
    let server = server.restart().await;
    assert_eq!(server.view(&game).await["seats"][1]["name"], "Fritz");
    let path = format!("/games/{}", game.id);
    server.get(&path, &fritz.token).await.ok(200);
}

#[tokio::test]
async fn rewinding_past_an_entry_removes_the_seat_and_rewinding_to_it_restores_it() {
    let server = Server::start().await;
    let game = server.start_game("turns", &["Ana"]).await;
    let before = server.view(&game).await["seq"].clone();
    let fritz = {
        let game = TestGame::of(&server, game.clone());
        Guest::ask(&game, "Fritz").await
    };
    let path = fritz.path(&game);
    let entered = server.post(&path, &game.host, json!({})).await.ok(200)["seq"].clone();
    let rewind = |to: Value| json!({"type": "rewind", "to": to});
    let cross = crate::common::cross("red", 3);
    server.make_move(&game, &game.host, cross).await.ok(201);
    let out = server
        .make_move(&game, &game.host, rewind(before))
        .await
        .ok(201);
    assert_eq!(out["game"]["seats"].as_array().unwrap().len(), 1);
    let server = server.restart().await;
    let own = format!("/games/{}", game.id);
    let asleep = server.get(&own, &fritz.token).await;
    asleep.refused(403, "forbidden");
    // The number is not taken.
    let again = TestGame::of(&server, game.clone());
    let gina = Guest::ask(&again, "Gina").await;
    let view = server.post(&gina.path(&game), &game.host, json!({})).await;
    assert_eq!(view.ok(200)["seats"][1]["name"], "Gina");
    let back = server
        .make_move(&game, &game.host, rewind(entered))
        .await
        .ok(201);
    assert_eq!(back["game"]["seats"][1]["name"], "Fritz");
    let server = server.restart().await;
    server.get(&own, &fritz.token).await.ok(200);
    let asleep = server.get(&own, &gina.token).await;
    asleep.refused(403, "forbidden");
    let finish = json!({"type": "finish"});
    let over = server.make_move(&game, &game.host, finish).await.ok(201);
    let standings = over["game"]["result"]["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 2);
}

#[tokio::test]
async fn simultaneous_decisions_of_two_hosts_create_one_seat() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let fritz = Guest::ask(&game, "Fritz").await;
    let path = fritz.path(&game);
    let responses = futures_util::future::join_all(
        [&game.host, &game.keeper].map(|token| server.post(&path, token, json!({}))),
    );
    for response in responses.await {
        response.ok(200);
    }
    assert_eq!(game.view().await["seats"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_player_accepted_on_longo_has_lucky_numbers_that_no_other_seat_has() {
    let server = Server::start().await;
    let body = json!({
        "variant": "longo", "mode": "dice", "players": ["Ana"], "lucky_numbers": [[5, 8]], "start": true,
    });
    let game = server.game(body).await;
    let typed = |pair: [u8; 2]| json!({"lucky_numbers": pair});
    let fritz = Guest::ask(&game, "Fritz").await;
    let path = fritz.path(&game);
    for pair in [[5, 8], [8, 5], [1, 8], [16, 17], [4, 4]] {
        let response = server.post(&path, &game.host, typed(pair)).await;
        response.refused(400, "invalid_value");
    }
    let response = server.post(&path, &game.host, typed([6, 11])).await;
    let numbers = &response.ok(200)["seats"][1]["lucky_numbers"];
    assert_eq!(numbers, &json!([6, 11]));
    let gina = Guest::ask(&game, "Gina").await;
    let response = server.post(&gina.path(&game), &game.host, json!({})).await;
    let dealt = response.ok(200)["seats"][2]["lucky_numbers"].clone();
    assert!(dealt != json!([5, 8]) && dealt != json!([6, 11]), "{dealt}");
}

#[tokio::test]
async fn one_address_that_is_refused_puts_no_more_questions_to_the_host() {
    let server = Server::start_limited().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let mut questions = 0;
    for number in 0..40 {
        let asked = game.join(&format!("Guest {number}")).await;
        if asked.status == 202 {
            questions += 1;
            let guest = Guest::of(&asked);
            server.delete(&guest.path(&game), &game.host).await.ok(200);
        } else {
            asked.refused(429, "too_many_requests");
            assert!(asked.header("retry-after").parse::<u64>().unwrap() > 0);
        }
    }
    assert_eq!(questions, 2);
}
