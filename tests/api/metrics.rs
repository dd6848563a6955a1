//! Metrics.

use std::collections::BTreeSet;
use std::time::Duration;

use reqwest::Method;
use rowlock::config::ConcurrencyLimit;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::common::{Response, Server, status, until, until_first_backup};

async fn metrics(server: &Server) -> String {
    let response = server.fetch("/metrics").await;
    assert_eq!(response.status, 200);
    assert!(
        response
            .header("content-type")
            .starts_with("application/openmetrics-text")
    );
    response.text
}

#[tokio::test]
async fn a_server_has_no_metrics_unless_it_is_configured_to() {
    let server = Server::start().await;
    let response = server.fetch("/metrics").await;
    response.refused(404, "not_found");
}

#[tokio::test]
async fn metrics_count_requests_by_route_and_open_streams() {
    let server = Server::start_as(|config| {
        config.metrics = true;
        // At a ping the server notices that the client is gone.
        config.limits.heartbeat_interval = Duration::from_millis(200);
    });
    let server = server.await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
    game.cross(0, "red", 7).await;
    let crosses = r#"rowlock_requests_total{method="POST",route="/api/v1/games/{game}/moves",status="201"} 2"#;
    let durations = r#"rowlock_request_duration_seconds_count{method="POST",route="/api/v1/games/{game}/moves"} 2"#;
    let text = metrics(&server).await;
    for line in [crosses, durations, "rowlock_streams 0"] {
        assert!(text.lines().any(|each| each == line), "{line}\n{text}");
    }
    let stream = server.follow(&game.path("/stream"), &game.host, None).await;
    assert!(metrics(&server).await.contains("rowlock_streams 1\n"));
    drop(stream);
    until(async || metrics(&server).await.contains("rowlock_streams 0\n")).await;
}

#[tokio::test]
async fn metrics_contain_no_names_ids_or_secrets() {
    let server = Server::start_as(|config| config.metrics = true).await;
    let game = server.play("sheet", &["Ana"]).await;
    let code = json!({"code": "SECRET"});
    server.post("/games/lookup", "", code).await;
    for path in [
        "/s/hidden-in-a-link",
        "/h/hidden-in-a-link",
        "/api/v1/hidden-in-a-link",
        "/hidden-in-a-link",
    ] {
        server.fetch(&format!("{path}?hidden-in-a-link")).await;
    }
    let method = Method::from_bytes(b"HIDDEN").unwrap();
    Response::of(
        server
            .http
            .request(method, format!("{}/healthz", server.url)),
    )
    .await;
    let text = metrics(&server).await;
    for secret in [
        "hidden",
        "HIDDEN",
        "Ana",
        "SECRET",
        &game.host,
        &game.id,
        &game.group,
    ] {
        assert!(!text.contains(secret), "{secret} is in\n{text}");
    }
    assert!(
        text.contains(r#"method="other",route="/healthz",status="405""#),
        "{text}"
    );
}

/// The value of a metric without labels.
fn value(text: &str, name: &str) -> f64 {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in\n{text}"))
        .parse()
        .unwrap()
}

#[tokio::test]
async fn metrics_show_what_was_written_and_how_large_the_database_is() {
    let server = Server::start_on_file_as(|config| config.metrics = true).await;
    let before = metrics(&server).await;
    let game = server.play("sheet", &["Ana"]).await;
    for number in 2..=6 {
        game.cross(0, "red", number).await;
    }
    let after = metrics(&server).await;
    let grown = |name| value(&after, name) - value(&before, name);
    assert!(grown("rowlock_changes_total") >= 6.0, "{after}");
    let transactions = grown("rowlock_transactions_total");
    assert!(
        transactions >= 6.0 && transactions <= grown("rowlock_changes_total"),
        "{after}"
    );
    // Reading counts nothing.
    let again = metrics(&server).await;
    for name in [
        "rowlock_game_loads_total",
        "rowlock_changes_total",
        "rowlock_transactions_total",
    ] {
        assert_eq!(value(&again, name), value(&after, name), "{name}");
    }
    assert_eq!(value(&after, "rowlock_queued_changes"), 0.0, "{after}");
    for name in ["rowlock_database_size_bytes", "rowlock_log_size_bytes"] {
        assert!(value(&after, name) >= 4096.0, "{after}");
    }
    let build = format!(
        "rowlock_build_info{{version=\"{}\"}} 1",
        rowlock::cli::VERSION
    );
    assert!(after.contains(&build), "{after}");
}

#[tokio::test]
async fn metrics_are_served_to_the_chosen_clients_only_also_behind_a_proxy() {
    let server = Server::start_as(|config| {
        config.metrics = true;
        config.metrics_clients = vec!["127.0.0.1".parse().unwrap(), "192.0.2.7".parse().unwrap()];
        config.trusted_proxies = vec!["127.0.0.2".parse().unwrap()];
    })
    .await;
    let status = async |last: u8, lines: &str| server.get_from(last, "/metrics", lines).await.0;
    assert_eq!(status(1, "").await, 200);
    assert_eq!(status(3, "").await, 404);
    assert_eq!(status(2, "X-Forwarded-For: 192.0.2.7\r\n").await, 200);
    assert_eq!(status(2, "X-Forwarded-For: 192.0.2.8\r\n").await, 404);
    // Whom a client says it is counts only from a proxy.
    assert_eq!(status(3, "X-Forwarded-For: 127.0.0.1\r\n").await, 404);
}

/// The value of a metric with these labels; zero if it has none yet.
fn count(text: &str, metric: &str) -> u64 {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(metric)?.strip_prefix(' '));
    line.map_or(0, |line| line.parse().unwrap())
}

#[tokio::test]
async fn connections_that_send_no_request_are_counted_also_after_requests() {
    let server = Server::start_as(|config| config.metrics = true).await;
    let unreadable = async || count(&metrics(&server).await, "rowlock_unreadable_requests_total");
    for first in ["", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"] {
        let before = unreadable().await;
        let mut connection = server.connect(2).await;
        if !first.is_empty() {
            connection.write_all(first.as_bytes()).await.unwrap();
            assert_eq!(status(&mut connection).await, 200);
        }
        connection.write_all(b"X\r\n\r\n").await.unwrap();
        let mut response = String::new();
        connection.read_to_string(&mut response).await.unwrap();
        assert!(response.contains("HTTP/1.1 400 "), "{response}");
        until(async || unreadable().await == before + 1).await;
    }
}

#[tokio::test]
async fn refused_connections_are_counted_by_the_limit_that_refuses_them() {
    let server = Server::start_as(|config| {
        config.metrics = true;
        config.rate_limit = true;
        config.limits.connections = ConcurrencyLimit {
            per_address: 2,
            total: 4,
        };
    });
    let server = server.await;
    let mut open = Vec::new();
    for (address, expected) in [(2, 200), (2, 200), (2, 429), (3, 200)] {
        let (given, connection) = server.get_from(address, "/healthz", "").await;
        assert_eq!(given, expected);
        open.push(connection);
    }
    let (_, last) = server.get_from(4, "/healthz", "").await;
    assert_eq!(server.get_from(5, "/healthz", "").await.0, 429);
    drop((open, last));
    let refused = |limit| format!("rowlock_refused_connections_total{{limit=\"{limit}\"}}");
    let mut text = String::new();
    until(async || {
        let response = server.fetch("/metrics").await;
        text = response.text;
        response.status == 200
    })
    .await;
    assert_eq!(count(&text, &refused("address")), 1, "{text}");
    assert!(count(&text, &refused("server")) >= 1, "{text}");
}

#[tokio::test]
async fn the_metrics_that_operators_watch_are_there_before_anything_has_happened() {
    let page = include_str!("../../docs/operating.md");
    let server = Server::start_as(|config| config.metrics = true).await;
    let text = metrics(&server).await;
    let words = page.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let watched: BTreeSet<&str> = words.filter(|word| word.starts_with("rowlock_")).collect();
    assert!(watched.len() >= 4, "{watched:?}");
    for name in watched.into_iter().filter(|name| *name != "rowlock_data") {
        let values = text.lines().filter(|line| line.starts_with(name));
        assert!(values.count() > 0, "{name} is not in\n{text}");
    }
    for limit in ["address", "server"] {
        let line = format!("rowlock_refused_connections_total{{limit=\"{limit}\"}} 0\n");
        assert!(text.contains(&line), "{text}");
    }
}

#[tokio::test]
async fn the_dashboard_shows_metrics_that_a_server_has() {
    let dashboard = include_str!("../../packaging/grafana.json");
    let dashboard: Value = serde_json::from_str(dashboard).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let ids: BTreeSet<u64> = panels.iter().map(|it| it["id"].as_u64().unwrap()).collect();
    assert_eq!(ids.len(), panels.len());
    let server = Server::start_as(|config| config.metrics = true).await;
    server.play("sheet", &["Ana"]).await;
    let text = metrics(&server).await;
    let emitted = text
        .lines()
        .filter_map(|line| line.split(['{', ' ']).next());
    let emitted: BTreeSet<&str> = emitted.collect();
    let targets = panels
        .iter()
        .flat_map(|it| it["targets"].as_array().unwrap());
    let mut shown = 0;
    for target in targets {
        let expression = target["expr"].as_str().unwrap();
        let words = expression.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        for name in words.filter(|word| word.starts_with("rowlock_")) {
            assert!(emitted.contains(name), "{name} is not in\n{text}");
            shown += 1;
        }
    }
    assert!(shown >= panels.len(), "{shown}");
}

#[tokio::test]
async fn a_server_makes_a_backup_of_the_day_and_shows_its_time() {
    let server = Server::start_on_file_as(|config| config.metrics = true).await;
    server.play("sheet", &["Ana"]).await;
    let at = async || {
        value(
            &metrics(&server).await,
            "rowlock_last_backup_timestamp_seconds",
        )
    };
    assert_eq!(at().await, 0.0);
    until_first_backup().await;
    until(async || at().await > 1_700_000_000.0).await;
    let text = metrics(&server).await;
    assert_eq!(value(&text, "rowlock_backup_failures_total"), 0.0);
    let folder = server.database().with_file_name("rowlock.db-backups");
    let made = std::fs::read_dir(folder).unwrap();
    let names = made.map(|file| file.unwrap().file_name().into_string().unwrap());
    let names: Vec<String> = names.collect();
    assert!(
        names.len() == 1 && names[0].starts_with("automatic-"),
        "{names:?}"
    );
}

#[tokio::test]
async fn a_backup_that_fails_is_counted_and_play_goes_on() {
    let server = Server::start_on_file_as(|config| config.metrics = true).await;
    let game = server.play("sheet", &["Ana"]).await;
    // No folder can be made where a file is.
    std::fs::write(server.database().with_file_name("rowlock.db-backups"), "").unwrap();
    until_first_backup().await;
    let failures = async || value(&metrics(&server).await, "rowlock_backup_failures_total");
    until(async || failures().await == 1.0).await;
    game.cross(0, "red", 5).await;
}
