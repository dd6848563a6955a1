//! `If-Match`: who has not seen the last change does not undo it.

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use crate::common::{Response, Server, TestGroup, cross};

/// A request with the tag that the client has.
async fn send(
    server: &Server,
    (method, path): (Method, &str),
    token: &str,
    body: Option<&Value>,
    tag: &str,
) -> Response {
    let request = server.request(method, path, token).header("If-Match", tag);
    Response::of(match body {
        Some(body) => request.json(body),
        None => request,
    })
    .await
}

async fn tag(server: &Server, path: &str, token: &str) -> String {
    let response = server.get(path, token).await;
    response.header("etag").to_owned()
}

/// A group with a series, and the paths of both.
async fn group_with_series(server: &Server) -> (TestGroup, String, String) {
    let group = server.group("Friday").await;
    let path = group.path.clone();
    let body = json!({"name": "Cup", "from": "2026-01-01", "scoring": "rank"});
    let all = format!("{path}/series");
    let series = server.post(&all, &group.token, body).await.ok(201);
    let series = series["id"].as_str().unwrap();
    let series = format!("{path}/series/{series}");
    (group, path, series)
}

#[tokio::test]
async fn a_group_and_a_series_are_changed_and_deleted_as_they_were_seen() {
    let server = Server::start().await;
    let (group, path, series) = group_with_series(&server).await;
    for (path, old, new) in [
        (
            &path,
            json!({"name": "Saturday"}),
            json!({"name": "Sunday"}),
        ),
        (&series, json!({"name": "Bowl"}), json!({"name": "Vase"})),
    ] {
        let seen = tag(&server, path, &group.token).await;
        let change = async |body, tag| {
            send(
                &server,
                (Method::PATCH, path),
                &group.token,
                Some(body),
                tag,
            )
            .await
        };
        change(&old, &seen).await.ok(200);
        change(&new, &seen).await.refused(412, "resource_changed");
        let weak = format!("W/{}", tag(&server, path, &group.token).await);
        for tag in ["\"other\"", "nonsense", &weak] {
            change(&new, tag).await.refused(412, "resource_changed");
        }
        let now = server.get(path, &group.token).await.ok(200);
        assert!(now.to_string().contains(old["name"].as_str().unwrap()));
        let delete =
            async |tag| send(&server, (Method::DELETE, path), &group.token, None, tag).await;
        delete(&seen).await.refused(412, "resource_changed");
        change(&new, "*").await.ok(200);
    }
    for path in [&series, &path] {
        let seen = tag(&server, path, &group.token).await;
        let gone = send(&server, (Method::DELETE, path), &group.token, None, &seen).await;
        assert_eq!(gone.status, 204, "{}", gone.text);
    }
}

#[tokio::test]
async fn a_game_that_went_on_is_not_deleted() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let path = game.path("");
    let seen = tag(&server, &path, &game.host).await;
    game.play(0, cross("red", 2)).await;
    let delete = async |tag| send(&server, (Method::DELETE, &path), &game.host, None, tag).await;
    delete(&seen).await.refused(412, "game_changed");
    let seen = tag(&server, &path, &game.host).await;
    assert_eq!(delete(&seen).await.status, 204);
}

#[tokio::test]
async fn of_changes_at_the_same_time_one_was_seen() {
    let server = Server::start().await;
    let (group, path, series) = group_with_series(&server).await;
    for path in [&path, &series] {
        for round in 0..5 {
            let seen = tag(&server, path, &group.token).await;
            let bodies: Vec<Value> = (0..8)
                .map(|number| json!({"name": format!("Name {round} {number}")}))
                .collect();
            let sent = bodies.iter().map(|body| {
                send(
                    &server,
                    (Method::PATCH, path),
                    &group.token,
                    Some(body),
                    &seen,
                )
            });
            let answers = join_all(sent).await;
            let done = answers.iter().filter(|answer| answer.status == 200).count();
            assert_eq!(done, 1, "{path}");
            for answer in answers.iter().filter(|answer| answer.status != 200) {
                answer.refused(412, "resource_changed");
            }
        }
    }
}

#[tokio::test]
async fn a_precondition_says_nothing_to_those_who_may_not_change() {
    let server = Server::start().await;
    let (group, path, series) = group_with_series(&server).await;
    let invite = json!({"role": "member"});
    let invites = format!("{path}/invites");
    let link = server.post(&invites, &group.token, invite).await.ok(201);
    let member = server.accept(&link).await.ok(201);
    let member = member["token"].as_str().unwrap();
    let seen = tag(&server, &path, member).await;
    for path in [&path, &series] {
        for tag in [&*seen, "\"other\""] {
            for method in [Method::PATCH, Method::DELETE] {
                let body = json!({"name": "Mine"});
                let refused = send(&server, (method, path), member, Some(&body), tag).await;
                refused.refused(403, "forbidden");
            }
        }
    }
}
