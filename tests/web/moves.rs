//! Moves as the page's script sends them: JSON, answered with the fragment that the page would ask for next.

use serde_json::{Value, json};

use super::raw_browser::RawBrowser;
use crate::common::{Response, Server};

const ACCEPT: &str = "text/vnd.rowlock.fragment+html, application/problem+json";

/// Sends a move under this key to a page's address for moves.
pub async fn send(browser: &RawBrowser<'_>, path: &str, key: &str, action: &Value) -> Response {
    let headers = [
        ("Accept", ACCEPT),
        ("Content-Type", "application/json"),
        ("Idempotency-Key", key),
    ];
    browser.post(path, &headers, &action.to_string()).await
}

/// Ana, whose game has begun with Ben in the second seat, and the path of the game.
async fn host(server: &Server) -> (RawBrowser<'_>, String) {
    let fields = "name=Ana&players=Ben&variant=classic&mode=sheet";
    let (ana, game) = RawBrowser::enter(server, "/new", fields).await;
    let started = ana.send(&format!("{game}/start"), "sure=true").await;
    assert_eq!(started.status, 303, "{}", started.text);
    (ana, game)
}

fn red(number: u8) -> Value {
    json!({"type": "cross", "row": "red", "number": number, "seat": 0})
}

#[tokio::test]
async fn a_move_is_answered_with_the_fragment_of_the_page_that_sent_it() {
    let server = Server::start().await;
    let (ana, game) = host(&server).await;
    for (number, query) in [(4, ""), (5, "?seat=1"), (6, "?seat=0&erase=true")] {
        let moves = format!("{game}/moves{query}");
        let response = send(&ana, &moves, &format!("key-{number}"), &red(number)).await;
        assert_eq!(response.status, 200, "{}", response.text);
        let fragment = ana.open(&format!("{game}/sheet{query}")).await;
        assert_eq!(response.text, fragment.text);
        let seq = format!(" data-seq=\"{}\"", response.header("rowlock-seq"));
        assert!(response.text.contains(&seq), "{seq} in {}", response.text);
        let files = fragment.header("rowlock-files");
        assert_eq!(response.header("rowlock-files"), files);
    }
}

#[tokio::test]
async fn a_move_that_is_sent_again_counts_once_and_is_answered_with_what_the_page_shows_now() {
    let server = Server::start().await;
    let (ana, game) = host(&server).await;
    let moves = format!("{game}/moves");
    let first = send(&ana, &moves, "tap", &red(4)).await;
    send(&ana, &moves, "next", &red(5)).await;
    let again = send(&ana, &moves, "tap", &red(4)).await;
    assert_eq!(again.status, 200, "{}", again.text);
    let seq = first.header("rowlock-seq");
    assert_eq!(again.header("rowlock-seq"), seq);
    let now = ana.open(&format!("{game}/sheet")).await;
    assert_eq!(again.text, now.text);
    // Sent to the API under the same key, it is the same move, too.
    let api = send(&ana, &format!("/api/v1{moves}"), "tap", &red(4)).await;
    assert_eq!(api.ok(201)["event"]["seq"].to_string(), seq);
    // Under the key of another move, it is none.
    let other = send(&ana, &moves, "tap", &red(6)).await;
    other.refused(409, "idempotency_mismatch");
}

#[tokio::test]
async fn a_refused_move_is_answered_with_a_problem_in_the_language_of_the_page() {
    let server = Server::start().await;
    let (ana, game) = host(&server).await;
    let moves = format!("{game}/moves");
    ana.send("/settings", "language=de").await;
    send(&ana, &moves, "first", &red(4)).await;
    let refused = send(&ana, &moves, "second", &red(4)).await;
    refused.refused(422, "already_crossed");
    let detail = refused.json()["detail"].to_string();
    assert!(detail.contains("angekreuzt"), "{detail}");
    let unreadable = send(&ana, &moves, "third", &json!({"type": "fly"})).await;
    unreadable.refused(400, "invalid_value");
    let stranger = RawBrowser::new(&server, "");
    let refused = send(&stranger, &moves, "fourth", &red(5)).await;
    refused.refused(401, "unauthenticated");
}
