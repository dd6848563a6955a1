//! Request bodies: syntax, fields, media type and size.

use reqwest::Method;
use reqwest::header::CONTENT_TYPE;
use serde_json::json;

use crate::common::{Response, Server};

#[tokio::test]
async fn invalid_json_is_malformed_and_its_location_is_named() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for text in [
        "{",
        "no",
        "{\"type\":}",
        "{\"type\": \"undo\"} x",
        "\u{0}",
        "{'type': 1}",
    ] {
        for path in ["/games", "/games/join", &game.path("/moves")] {
            let response = server.post_text(path, &game.host, text).await;
            response.refused(400, "malformed");
            let detail = response.json()["detail"].as_str().unwrap().to_owned();
            assert!(detail.contains("line 1 column"), "{detail}");
        }
    }
    for path in [
        "/games",
        "/groups",
        "/games/lookup",
        "/games/join",
        &game.path("/moves"),
    ] {
        let response = server.post_text(path, "", "").await;
        assert!(
            [400, 401].contains(&response.status),
            "{path}: {}",
            response.text
        );
    }
}

#[tokio::test]
async fn an_unknown_field_or_an_invalid_value_is_named_by_its_path() {
    let server = Server::start().await;
    let players = json!({"variant": "classic", "players": ["Ana", 5]});
    let seat = json!({"variant": "classic", "players": ["Ana"], "first": true});
    let rows = json!({"variant": "classic", "rows": {"purple": [2]}});
    for (path, body, code, place) in [
        ("/games", players, "invalid_value", "players[1]"),
        ("/games", seat, "invalid_value", "first"),
        ("/score", rows, "unknown_field", "rows.purple"),
    ] {
        let response = server.post(path, "", body).await;
        response.refused(400, code);
        let detail = response.json()["detail"].as_str().unwrap().to_owned();
        assert!(detail.contains(place), "{detail}");
    }
}

#[tokio::test]
async fn an_integer_may_have_a_fraction_of_zero() {
    let server = Server::start().await;
    let body = "{\"variant\": \"classic\", \"rows\": {\"red\": [2.0, 3]}, \"penalties\": 1e0}";
    let score = server.post_text("/score", "", body).await.ok(200);
    assert_eq!(score["rows"]["red"]["crosses"], 2);
    let body = body.replace("2.0", "2.5");
    let response = server.post_text("/score", "", &body).await;
    response.refused(400, "invalid_value");
}

#[tokio::test]
async fn invalid_utf_8_is_malformed() {
    let server = Server::start().await;
    let request = server.request(Method::POST, "/groups", "");
    let request = request.header(CONTENT_TYPE, "application/json");
    let response = Response::of(request.body(b"{\"name\": \"\xff\xfe\"}".to_vec())).await;
    response.refused(400, "malformed");
}

#[tokio::test]
async fn deep_nesting_is_malformed_and_does_no_harm() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for path in ["/games", &game.path("/moves")] {
        let text = format!("{{\"type\": {}", "[".repeat(30_000));
        let response = server.post_text(path, &game.host, &text).await;
        assert_eq!(response.status, 400, "{}", response.text);
        assert_eq!(response.header("content-type"), "application/problem+json");
    }
    server.get(&game.path(""), &game.host).await.ok(200);
}

#[tokio::test]
async fn a_body_needs_the_media_type_of_json() {
    let server = Server::start().await;
    for kind in [
        None,
        Some("text/plain"),
        Some("application/x-www-form-urlencoded"),
        Some("application/jsonp"),
    ] {
        let mut request = server.request(Method::POST, "/groups", "");
        if let Some(kind) = kind {
            request = request.header(CONTENT_TYPE, kind);
        }
        let response = Response::of(request.body("{\"name\": \"Friday\"}")).await;
        response.refused(415, "unsupported_media_type");
    }
    for kind in [
        "application/json",
        "application/json; charset=utf-8",
        "Application/JSON",
    ] {
        let request = server.request(Method::POST, "/groups", "");
        let request = request.header(CONTENT_TYPE, kind);
        let response = Response::of(request.body("{\"name\": \"Friday\"}")).await;
        response.ok(201);
    }
}

#[tokio::test]
async fn a_body_has_at_most_64_kibibytes() {
    let server = Server::start().await;
    let padded = |bytes: usize| {
        let body = "{\"name\": \"Friday\"}";
        format!("{body}{}", " ".repeat(bytes - body.len()))
    };
    server
        .post_text("/groups", "", &padded(64 * 1024))
        .await
        .ok(201);
    for bytes in [64 * 1024 + 1, 1024 * 1024] {
        let response = server.post_text("/groups", "", &padded(bytes)).await;
        response.refused(413, "too_large");
    }
}
