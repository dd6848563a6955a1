//! Invites to a group.

use chrono::TimeDelta;
use rowlock::services::{Clock, SystemClock};

use serde_json::json;

use crate::common::{Response, Server};

const UUID: &str = "5a7a5f0e-55d5-4b0c-8f9e-5b7b6f1f2c3d";

async fn invite(server: &Server, group: &str, token: &str, role: &str) -> Response {
    let path = format!("/groups/{group}/invites");
    server.post(&path, token, json!({"role": role})).await
}

#[tokio::test]
async fn an_invite_makes_a_member_or_a_keeper_once() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let players = format!("/groups/{}/players", game.group);
    for (role, status) in [("member", 403), ("keeper", 201)] {
        let made = invite(&server, &game.group, &game.keeper, role)
            .await
            .ok(201);
        assert_eq!(made["role"], role);
        let url = made["url"].as_str().unwrap();
        assert!(url.ends_with(made["token"].as_str().unwrap()));
        let accepted = server.accept(&made).await.ok(201);
        assert_eq!(
            (&accepted["group"], &accepted["role"]),
            (&json!({"id": game.group, "name": "Ana"}), &json!(role))
        );
        let token = accepted["token"].as_str().unwrap();
        let group = format!("/groups/{}", game.group);
        server.get(&group, token).await.ok(200);
        server.get(&game.path(""), token).await.ok(200);
        let response = server.post(&players, token, json!({"name": role})).await;
        assert_eq!(response.status, status, "{}", response.text);
        server.accept(&made).await.refused(410, "gone");
    }
}

#[tokio::test]
async fn an_invite_is_valid_for_a_day() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let before = SystemClock.now();
    let made = invite(&server, &game.group, &game.keeper, "member").await;
    let after = SystemClock.now();
    assert_eq!(made.header("cache-control"), "no-store");
    let ends = made.ok(201)["expires_at"].as_str().unwrap().to_owned();
    let ends: chrono::DateTime<chrono::Utc> = ends.parse().unwrap();
    let begins = ends - TimeDelta::days(1);
    assert!((before..=after).contains(&begins), "{begins}");
}

#[tokio::test]
async fn only_the_keeper_invites() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let other = server.play("turns", &["Eve"]).await;
    let made = invite(&server, &game.group, &game.keeper, "member")
        .await
        .ok(201);
    let member = server.accept(&made).await.ok(201);
    for (token, status, code) in [
        ("", 401, "unauthenticated"),
        ("no-such-token", 401, "unauthenticated"),
        (&*game.seats[0], 403, "forbidden"),
        (&*game.host, 403, "forbidden"),
        (&*other.keeper, 403, "forbidden"),
        (member["token"].as_str().unwrap(), 403, "forbidden"),
    ] {
        let response = invite(&server, &game.group, token, "member").await;
        response.refused(status, code);
    }
    let response = invite(&server, &game.group, &game.keeper, "host").await;
    response.refused(400, "invalid_value");
}

#[tokio::test]
async fn creating_and_accepting_an_invite_are_idempotent() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let path = format!("/groups/{}/invites", game.group);
    let body = json!({"role": "member"});
    let first = server.post_once(&path, &game.keeper, "once", &body).await;
    let again = server.post_once(&path, &game.keeper, "once", &body).await;
    assert_eq!((again.status, &again.text), (201, &first.text));
    let server = server.restart().await;
    let body = json!({"token": first.json()["token"]});
    let first = server.post_once("/links/accept", "", UUID, &body).await;
    let again = server.post_once("/links/accept", "", UUID, &body).await;
    assert_eq!((again.status, &again.text), (201, &first.text));
}
