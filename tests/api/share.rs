//! Watching a game by a share link.

use serde_json::{Value, json};

use crate::common::{Response, Server, TestGame, cross};

async fn share(server: &Server, game: &TestGame<'_>) -> String {
    let path = game.path("/share");
    let made = server.post(&path, &game.host, json!({})).await.ok(201);
    made["token"].as_str().unwrap().to_owned()
}

async fn withdraw(server: &Server, game: &TestGame<'_>) -> Response {
    server.delete(&game.path("/share"), &game.host).await
}

#[tokio::test]
async fn a_share_token_reads_the_game_without_code_group_and_player_ids() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(1, "red", 5).await;
    let token = share(&server, &game).await;
    let view = server.get(&game.path(""), &token).await.ok(200);
    let whole = game.view().await;
    for field in ["code", "group"] {
        assert_eq!(view[field], Value::Null, "{field}");
    }
    for seat in view["seats"].as_array().unwrap() {
        assert_eq!(seat["player"], Value::Null);
    }
    for field in ["id", "status", "seq", "variant", "mode", "result", "next"] {
        assert_eq!(view[field], whole[field], "{field}");
    }
    for field in ["name", "rows", "total", "penalties"] {
        assert_eq!(view["seats"][1][field], whole["seats"][1][field], "{field}");
    }
    let events = server.get(&game.path("/events"), &token).await;
    let export = game.path("/export?format=");
    let csv = server.get(&format!("{export}csv"), &token).await;
    let json = server.get(&format!("{export}json"), &token).await;
    let ids = whole["seats"].as_array().unwrap().iter();
    let ids = ids.map(|seat| seat["player"].as_str().unwrap());
    let hidden: Vec<&str> = ids.chain([&*game.code, &*game.group]).collect();
    for response in [events, csv, json] {
        assert_eq!(response.status, 200);
        for hidden in &hidden {
            assert!(!response.text.contains(hidden), "{}", response.text);
        }
    }
}

#[tokio::test]
async fn a_share_link_is_the_servers_url_with_its_token() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = game.path("/share");
    let first = server
        .post_once(&path, &game.host, "once", &json!({}))
        .await;
    assert_eq!(first.header("cache-control"), "no-store");
    let again = server
        .post_once(&path, &game.host, "once", &json!({}))
        .await;
    assert_eq!((again.status, &again.text), (201, &first.text));
    let made = first.ok(201);
    let url = format!("{}/s/{}", server.url, made["token"].as_str().unwrap());
    assert_eq!(made, json!({"url": url, "token": made["token"]}));
}

#[tokio::test]
async fn a_spectator_follows_the_game_and_can_do_nothing_else() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let token = share(&server, &game).await;
    let other = server.play("sheet", &["Eve"]).await;
    let mut stream = server.follow(&game.path("/stream"), &token, Some(3)).await;
    game.cross(1, "red", 5).await;
    assert_eq!(stream.next_event().await.json()["event"]["number"], 5);
    for below in [
        "/start",
        "/rematch",
        "/share",
        "/join",
        "/seats/0/handover",
        "/seats/0/token",
    ] {
        let response = server.post(&game.path(below), &token, json!({})).await;
        assert_eq!(response.status, 403, "{below}: {}", response.text);
    }
    let response = server.make_move(&game, &token, cross("red", 6)).await;
    response.refused(403, "forbidden");
    let role = json!({"seat": 0});
    let response = server.post(&game.path("/host"), &token, role).await;
    response.refused(403, "host_only");
    for below in ["", "/share"] {
        let response = server.delete(&game.path(below), &token).await;
        response.refused(403, "host_only");
    }
    let response = server
        .post("/games", &token, json!({"variant": "classic"}))
        .await;
    response.refused(403, "forbidden");
    let group = format!("/groups/{}", game.group);
    for path in [&*group, &format!("{group}/games"), &other.path("")] {
        server.get(path, &token).await.refused(403, "forbidden");
    }
    let response = server
        .post("/links/accept", "", json!({"token": token}))
        .await;
    response.refused(400, "invalid_value");
}

#[tokio::test]
async fn only_the_host_creates_and_revokes_share_links() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    let path = game.path("/share");
    for (token, status, code) in [
        ("", 401, "unauthenticated"),
        ("no-such-token", 401, "unauthenticated"),
        (&*game.seats[0], 403, "host_only"),
    ] {
        let response = server.post(&path, token, json!({})).await;
        response.refused(status, code);
        server.delete(&path, token).await.refused(status, code);
    }
    for token in [&game.host, &game.keeper] {
        server.post(&path, token, json!({})).await.ok(201);
    }
}

#[tokio::test]
async fn revoking_ends_every_share_token_and_its_streams() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let tokens = [share(&server, &game).await, share(&server, &game).await];
    let path = game.path("/stream");
    let mut streams = Vec::new();
    for token in &tokens {
        server.get(&game.path(""), token).await.ok(200);
        streams.push(server.follow(&path, token, Some(2)).await);
    }
    let mut host = server.follow(&path, &game.host, Some(2)).await;
    assert_eq!(withdraw(&server, &game).await.status, 204);
    assert_eq!(withdraw(&server, &game).await.status, 204);
    for (token, stream) in tokens.iter().zip(&mut streams) {
        let response = server.get(&game.path(""), token).await;
        response.refused(401, "unauthenticated");
        stream.ends().await;
    }
    game.cross(0, "red", 5).await;
    assert_eq!(host.next_event().await.json()["event"]["number"], 5);
    let token = share(&server, &game).await;
    server.get(&game.path(""), &token).await.ok(200);
}

#[tokio::test]
async fn a_share_link_survives_a_restart_until_it_is_revoked() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let token = share(&server, &game).await;
    let (path, host) = (game.path(""), game.host.clone());
    let server = server.restart().await;
    server.get(&path, &token).await.ok(200);
    server.delete(&format!("{path}/share"), &host).await;
    let server = server.restart().await;
    let response = server.get(&path, &token).await;
    response.refused(401, "unauthenticated");
}

#[tokio::test]
async fn hidden_scores_are_hidden_from_spectators_until_the_end() {
    let server = Server::start().await;
    let game = server
        .game(json!({
            "variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"], "start": true,
            "house_rules": {"hide_scores": true},
        }))
        .await;
    game.cross(1, "red", 5).await;
    let token = share(&server, &game).await;
    let view = server.get(&game.path(""), &token).await.ok(200);
    for seat in view["seats"].as_array().unwrap() {
        for hidden in [
            &seat["total"],
            &seat["penalty_score"],
            &seat["lines"],
            &seat["rows"]["red"]["score"],
        ] {
            assert!(hidden.is_null());
        }
    }
    game.finish().await;
    let view = server.get(&game.path(""), &token).await.ok(200);
    assert_eq!(view["seats"][1]["total"], 1);
    assert_eq!(view["result"]["standings"][0]["seat"], 1);
}

#[tokio::test]
async fn a_body_that_is_an_array_is_refused_where_an_object_is_asked_for() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    for body in [json!([]), json!(["turns"]), json!(null), json!("{}")] {
        let response = server.post(&game.path("/share"), &game.host, body).await;
        response.refused(400, "invalid_value");
    }
}
