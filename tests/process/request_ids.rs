//! The ids of requests: in the log, and in what is sent with an error.

use std::fs::{self, File};

use serde_json::Value;
use tempfile::TempDir;

use super::program::{Program, command};
use crate::common::{Client, Response};

/// A program that logs requests as JSON, with this trusted proxy.
fn logging(folder: &TempDir, proxy: &str) -> Program {
    let log = File::create(folder.path().join("log")).unwrap();
    let mut command = command(folder.path());
    command.args(["serve", "--log-format", "json", "--trusted-proxies", proxy]);
    Program::run(command.env("RUST_LOG", "info").stderr(log))
}

/// The lines of the log on requests.
fn logged(folder: &TempDir) -> Vec<Value> {
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    let lines = log.lines().map(|line| serde_json::from_str(line).unwrap());
    lines
        .filter(|line: &Value| line["message"] == "request")
        .collect()
}

/// What is sent for a path that does not exist.
async fn missing(client: &Client, id: Option<&str>) -> Response {
    let request = client
        .http
        .get(format!("{}/api/v1/games/missing", client.url));
    let request = match id {
        Some(id) => request.header("X-Request-Id", id),
        None => request,
    };
    Response::of(request).await
}

#[tokio::test]
async fn an_error_is_sent_with_the_id_that_its_line_in_the_log_has() {
    let folder = TempDir::new().unwrap();
    let program = logging(&folder, "192.0.2.1");
    let first = missing(&program.client, None).await;
    let second = missing(&program.client, Some("chosen-by-a-client")).await;
    let ids = [&first, &second].map(|answer| answer.header("x-request-id").to_owned());
    assert_ne!(ids[0], ids[1]);
    for (answer, id) in [first, second].iter().zip(&ids) {
        assert_eq!(id.len(), 12, "{id}");
        assert_eq!(answer.json()["request_id"], id.as_str(), "{}", answer.text);
    }
    let fine = program.client.get("/variants", "").await;
    let lines = logged(&folder);
    let id = lines.last().unwrap()["span"]["id"].as_str().unwrap();
    assert_eq!((fine.status, fine.header("x-request-id")), (200, id));
    assert!(
        lines[0]["duration_ms"].as_f64().unwrap() > 0.0,
        "{lines:#?}"
    );
    assert_eq!(lines.len(), 3, "{lines:#?}");
    for (line, id) in lines.iter().zip(&ids) {
        assert_eq!(line["span"]["id"], id.as_str(), "{line:#}");
        assert_eq!(line["status"], 404, "{line:#}");
        assert_eq!(line["level"], "INFO", "{line:#}");
        assert!(
            line["timestamp"].as_str().unwrap().ends_with('Z'),
            "{line:#}"
        );
    }
}

#[tokio::test]
async fn the_id_of_a_trusted_proxy_is_taken_over_if_it_is_one() {
    let folder = TempDir::new().unwrap();
    let program = logging(&folder, "127.0.0.1");
    let longest = "a".repeat(64);
    for id in ["Root-1_b", longest.as_str()] {
        let answer = missing(&program.client, Some(id)).await;
        assert_eq!(answer.header("x-request-id"), id);
        assert_eq!(answer.json()["request_id"], id);
    }
    let too_long = "a".repeat(65);
    for id in ["", "a b", "a\"b", "ä", too_long.as_str()] {
        let answer = missing(&program.client, Some(id)).await;
        assert_eq!(answer.header("x-request-id").len(), 12, "{id}");
    }
}
