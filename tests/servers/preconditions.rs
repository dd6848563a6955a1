//! `If-Match` on PostgreSQL, while two servers change the same at once.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Servers, path};
use crate::common::{Response, Server, TestGame, TestGroup, postgres};

async fn change(
    server: &Server,
    method: Method,
    (path, token): (&str, &str),
    tag: &str,
    body: &Value,
) -> u16 {
    let request = server.request(method, path, token);
    let request = request.header("If-Match", tag).json(body);
    Response::of(request).await.status
}

async fn tag(server: &Server, (path, token): (&str, &str)) -> String {
    let read = server.get(path, token).await;
    read.header("etag").to_owned()
}

#[tokio::test]
async fn of_two_changes_on_two_servers_at_once_the_first_counts() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (one, other) = servers.two();
    let group = one.group("Friday").await;
    let TestGroup { path, token } = &group;
    let winter =
        json!({"name": "Winter", "from": "2026-01-01", "to": "2026-01-31", "scoring": "rank"});
    let list = format!("{path}/series");
    let series = one.post(&list, token, winter).await.ok(201);
    let series = format!("{list}/{}", series["id"].as_str().unwrap());
    for round in 0..5 {
        for path in [path, &series] {
            let target = (path.as_str(), token.as_str());
            let seen = tag(one, target).await;
            let [a, b] = ["a", "b"].map(|name| json!({"name": format!("{name}{round}")}));
            let (first, second) = tokio::join!(
                change(one, Method::PATCH, target, &seen, &a),
                change(other, Method::PATCH, target, &seen, &b),
            );
            let mut statuses = [first, second];
            statuses.sort();
            assert_eq!(statuses, [200, 412], "{path}");
        }
    }
    for path in [&series, path] {
        let target = (path.as_str(), token.as_str());
        let seen = tag(one, target).await;
        let body = json!({"name": "Renamed"});
        let (renamed, deleted) = tokio::join!(
            change(one, Method::PATCH, target, &seen, &body),
            change(other, Method::DELETE, target, &seen, &body),
        );
        let both = (renamed, deleted);
        assert!(
            both == (200, 412) || both.0 >= 400 && both.1 == 204,
            "{path}: {both:?}"
        );
    }
}

#[tokio::test]
async fn a_move_on_another_server_saves_the_game_from_a_deletion_that_has_not_seen_it() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (one, other) = servers.two();
    for _ in 0..5 {
        let game = TestGame::of(one, one.start_game("sheet", &["Ana"]).await);
        let path = path(&game, "");
        let target = (path.as_str(), game.host.as_str());
        let seen = tag(other, target).await;
        let body = json!({});
        let (crossed, deleted) = tokio::join!(
            game.try_cross(0, "red", 5),
            change(other, Method::DELETE, target, &seen, &body),
        );
        let both = (crossed.status, deleted);
        assert!(
            both == (201, 412) || both.0 >= 400 && both.1 == 204,
            "{both:?}"
        );
    }
}
