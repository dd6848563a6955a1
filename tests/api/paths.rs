//! Paths and methods.

use reqwest::Method;

use crate::common::{Response, Server};

#[tokio::test]
async fn an_unknown_path_is_not_found() {
    let server = Server::start().await;
    for path in ["", "/", "/nothing", "/games/", "/games/x/y/z", "/variants/"] {
        for method in [Method::GET, Method::POST, Method::DELETE] {
            let response = Response::of(server.request(method, path, "")).await;
            response.refused(404, "not_found");
        }
    }
    for path in ["/api", "/api/", "/api/v2/games"] {
        let response = server.fetch(path).await;
        response.refused(404, "not_found");
    }
}

#[tokio::test]
async fn a_wrong_method_is_answered_with_the_allowed_ones() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for (method, path, allowed) in [
        (Method::GET, "/games".to_owned(), "POST"),
        (Method::PUT, "/groups".to_owned(), "POST"),
        (Method::DELETE, "/variants".to_owned(), "GET"),
        (Method::GET, "/games/lookup".to_owned(), "POST"),
        (Method::GET, "/games/join".to_owned(), "POST"),
        (Method::GET, game.path("/start"), "POST"),
        (Method::GET, game.path("/moves"), "POST"),
        (Method::POST, game.path("/events"), "GET"),
        (Method::POST, game.path("/stream"), "GET"),
        (Method::PUT, game.path(""), "GET"),
        (Method::GET, game.path("/rematch"), "POST"),
    ] {
        let response = Response::of(server.request(method.clone(), &path, &game.host)).await;
        response.refused(405, "method_not_allowed");
        let allow = response.header("allow");
        assert!(allow.contains(allowed), "{method} {path}: {allow}");
    }
}

#[tokio::test]
async fn private_responses_stay_out_of_shared_caches() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for path in [
        game.path(""),
        game.path("/events"),
        format!("/groups/{}/games", game.group),
    ] {
        let response = server.get(&path, &game.keeper).await;
        let cache = response.header("cache-control");
        assert!(
            cache.contains("private") || cache.contains("no-store"),
            "{path}: {cache}"
        );
    }
}

#[tokio::test]
async fn the_server_reports_that_it_is_healthy() {
    let server = Server::start().await;
    for path in ["/healthz", "/readyz"] {
        let response = server.fetch(path).await;
        assert_eq!(response.status, 200);
    }
}

#[tokio::test]
async fn only_public_resources_that_rarely_change_may_be_cached() {
    let server = Server::start_as(|config| config.metrics = true).await;
    for (path, expected) in [
        ("/healthz", "no-store"),
        ("/readyz", "no-store"),
        ("/metrics", "no-store"),
        ("/api/v1/import-template", "public, max-age=3600"),
        ("/api/v1/variants", "public, max-age=3600"),
    ] {
        let response = server.fetch(path).await;
        assert_eq!(response.header("cache-control"), expected, "{path}");
    }
}
