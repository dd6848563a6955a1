//! `If-Match`: what is not as its author saw it is not changed.

use reqwest::Method;
use serde_json::{Value, json};

use super::standings::series::{add, winter};
use crate::common::{Response, Server};

/// A change of a resource that must have this tag.
async fn change(
    server: &Server,
    method: Method,
    (path, token): (&str, &str),
    tag: &str,
    body: &Value,
) -> Response {
    let request = server.request(method.clone(), path, token);
    let request = request.header("If-Match", tag);
    Response::of(match method {
        Method::PATCH => request.json(body),
        _ => request,
    })
    .await
}

async fn tag(server: &Server, path: &str, token: &str) -> String {
    let read = server.get(path, token).await;
    read.header("etag").to_owned()
}

#[tokio::test]
async fn a_changed_resource_is_neither_changed_nor_deleted_by_an_old_tag() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let asked = game.join("Fritz").await.ok(202);
    let group = server.group("Friday").await;
    let series = add(&server, &group, winter()).await;
    let request = game.path(&format!("/requests/{}", asked["request"].as_str().unwrap()));
    let path = game.path("");
    let resources = [
        (&request, &game.host, 200),
        (&path, &game.keeper, 204),
        (&series, &group.token, 204),
        (&group.path, &group.token, 204),
    ];
    for (path, token, deleted) in resources {
        let before = server.get(path, token).await;
        let tag = before.header("etag").to_owned();
        let target = (path.as_str(), token.as_str());
        let body = json!({"name": "New"});
        let has_name = [&series, &group.path].contains(&path);
        for wrong in ["\"other\"", "W/\"other\"", "other"] {
            let methods = [Method::PATCH, Method::DELETE];
            let from = if has_name { 0 } else { 1 };
            for method in methods.into_iter().skip(from) {
                let refused = change(&server, method, target, wrong, &body).await;
                refused.refused(412, "precondition_failed");
            }
            let after = server.get(path, token).await;
            assert_eq!((after.header("etag"), &*after.text), (&*tag, &*before.text));
        }
        let mut tag = tag;
        if has_name {
            let changed = change(&server, Method::PATCH, target, &tag, &body).await;
            assert_eq!(changed.ok(200)["name"], "New");
            let refused = change(&server, Method::DELETE, target, &tag, &body).await;
            refused.refused(412, "precondition_failed");
            tag = self::tag(&server, path, token).await;
        }
        // The tag of a compressed response is as good.
        let packed = tag.replacen("\"", "", 1).replace('"', "-gzip\"");
        // So is what a proxy makes of it that compresses the response itself.
        let packed = format!("W/\"{packed}");
        let gone = change(&server, Method::DELETE, target, &packed, &body).await;
        assert_eq!(gone.status, deleted, "{path}: {}", gone.text);
    }
    for (path, token, _) in &resources[1..] {
        assert!([403, 404, 401].contains(&server.get(path, token).await.status));
    }
}

#[tokio::test]
async fn a_game_that_has_gone_on_is_not_deleted() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let path = game.path("");
    let tag = tag(&server, &path, &game.host).await;
    game.cross(0, "red", 5).await;
    let target = (path.as_str(), game.host.as_str());
    let kept = change(&server, Method::DELETE, target, &tag, &json!({})).await;
    kept.refused(412, "precondition_failed");
    assert_eq!(game.view().await["seq"], 3);
}

#[tokio::test]
async fn of_two_changes_of_what_was_seen_at_once_the_first_counts() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let series = add(&server, &group, winter()).await;
    for round in 0..10 {
        for path in [&group.path, &series] {
            let tag = tag(&server, path, &group.token).await;
            let target = (path.as_str(), group.token.as_str());
            let [one, other] = ["a", "b"].map(|name| json!({"name": format!("{name}{round}")}));
            let (first, second) = tokio::join!(
                change(&server, Method::PATCH, target, &tag, &one),
                change(&server, Method::PATCH, target, &tag, &other),
            );
            let mut statuses = [first.status, second.status];
            statuses.sort();
            assert_eq!(statuses, [200, 412], "{path}");
        }
    }
    let game = server.play("turns", &["Ana"]).await;
    let path = game.path("");
    let tag = tag(&server, &path, &game.host).await;
    let target = (path.as_str(), game.host.as_str());
    let nothing = json!({});
    let (crossed, deleted) = tokio::join!(
        game.try_cross(0, "red", 5),
        change(&server, Method::DELETE, target, &tag, &nothing),
    );
    let both = (crossed.status, deleted.status);
    assert!(
        both.0 == 201 && both.1 == 412 || both.0 != 201 && both.1 == 204,
        "{both:?}"
    );
}

#[tokio::test]
async fn of_two_changes_of_different_fields_of_a_series_none_is_lost() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let series = add(&server, &group, winter()).await;
    for round in 0..10 {
        let name = format!("Cup {round}");
        let scoring = ["rank", "wins"][round % 2];
        let (one, other) = tokio::join!(
            server.patch(&series, &group.token, json!({"name": name})),
            server.patch(&series, &group.token, json!({"scoring": scoring})),
        );
        one.ok(200);
        other.ok(200);
        let read = server.get(&series, &group.token).await.ok(200);
        assert_eq!(
            (&read["name"], &read["scoring"]),
            (&json!(name), &json!(scoring))
        );
    }
}
