//! The permission matrix: every operation of the document, requested by every role.

mod counted;
mod operation;
mod table;

use serde_json::json;

use self::operation::operations;
use self::table::Table;
use super::document::document;
use crate::common::Server;

/// The roles of tokens: the columns of the table.
const ROLES: [&str; 7] = [
    "keeper", "member", "reader", "host", "seat", "share", "nobody",
];

/// Revoked tokens of every role.
async fn revoked(server: &Server) -> Vec<String> {
    let table = Table::for_operation(server, "").await;
    let game = format!("/games/{}", table.made.id);
    let path = format!("{game}/seats/0/token");
    server
        .post(&path, &table.made.host, json!({}))
        .await
        .ok(201);
    let path = format!("{game}/share");
    let withdrawn = server.delete(&path, &table.made.host).await;
    assert_eq!(withdrawn.status, 204);
    let deleted = Table::for_operation(server, "").await;
    let path = format!("/groups/{}", deleted.made.group);
    assert_eq!(server.delete(&path, &deleted.made.keeper).await.status, 204);
    let ended = ROLES[..6].iter().map(|role| deleted.token(role));
    let renewed = ["seat", "share"].map(|role| table.token(role));
    ended.chain(renewed).map(str::to_owned).collect()
}

#[tokio::test]
async fn allowed_operations_succeed() {
    let server = Server::start_as(|config| config.metrics = true).await;
    let document = document(&server).await;
    for operation in operations(&document) {
        for role in ROLES.into_iter().filter(|role| operation.allows(role)) {
            let table = Table::for_operation(&server, operation.name()).await;
            let (status, problem) = operation.ask(&server, &table, table.token(role)).await;
            let name = operation.name();
            let is_documented = operation.about["responses"]
                .get(status.to_string())
                .is_some();
            assert!(
                problem.is_null() && is_documented,
                "{name} as {role}: {status} {problem}"
            );
        }
    }
}

#[tokio::test]
async fn forbidden_operations_are_refused_and_change_nothing() {
    let server = Server::start_as(|config| config.metrics = true).await;
    let document = document(&server).await;
    let revoked = revoked(&server).await;
    for operation in operations(&document) {
        if !operation.looks_at_tokens() {
            continue;
        }
        let table = Table::for_operation(&server, operation.name()).await;
        let foreign = Table::for_operation(&server, operation.name()).await;
        let before = table.seen(&server).await;
        for role in ROLES {
            if !operation.allows(role) {
                let token = table.token(role);
                operation.is_refused(&server, &table, token, role).await;
            }
            if !operation.is_for("nobody") && role != "nobody" {
                let token = foreign.token(role);
                operation
                    .is_refused(&server, &table, token, "foreign")
                    .await;
            }
        }
        if !operation.is_for("nobody") {
            for token in &table.siblings {
                operation
                    .is_refused(&server, &table, token, "sibling")
                    .await;
            }
        }
        if operation.is_for("own_seat") || operation.is_for("seat_without_host") {
            let other = &table.made.seats[1];
            operation
                .is_refused(&server, &table, other, "other seat")
                .await;
        }
        operation
            .is_refused(&server, &table, "no-such-token", "unknown")
            .await;
        for token in &revoked {
            operation
                .is_refused(&server, &table, token, "revoked")
                .await;
        }
        assert_eq!(table.seen(&server).await, before, "{}", operation.name());
    }
}

#[tokio::test]
async fn a_player_of_another_group_is_not_found() {
    let server = Server::start().await;
    let document = document(&server).await;
    let foreign = Table::for_operation(&server, "").await;
    for operation in operations(&document) {
        if !operation.path.contains("{player}") {
            continue;
        }
        let mut table = Table::for_operation(&server, operation.name()).await;
        let own = table.players.clone();
        table.players[0].clone_from(&foreign.players[0]);
        let before = [table.seen(&server).await, foreign.seen(&server).await];
        let response = operation.ask(&server, &table, &table.made.keeper).await;
        let code = &response.1["code"];
        assert_eq!(
            (response.0, code),
            (404, &json!("not_found")),
            "{}",
            operation.name()
        );
        if operation.name() == "merge_player" {
            table.players = [own[0].clone(), foreign.players[0].clone()];
            let (status, problem) = operation.ask(&server, &table, &table.made.keeper).await;
            assert_eq!((status, &problem["code"]), (400, &json!("invalid_value")));
        }
        let after = [table.seen(&server).await, foreign.seen(&server).await];
        assert_eq!(after, before, "{}", operation.name());
    }
}
