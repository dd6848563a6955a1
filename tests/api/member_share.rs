//! What one member of a group can use up.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{CreatedGame, Response, Server};

/// A new member of the group, by a token.
async fn member(server: &Server, made: &CreatedGame) -> String {
    let path = format!("/groups/{}/invites", made.group);
    let invite = server.post(&path, &made.keeper, json!({"role": "member"}));
    let accepted = json!({"token": invite.await.ok(201)["token"]});
    let response = server.post("/links/accept", "", accepted).await.ok(201);
    response["token"].as_str().unwrap().to_owned()
}

/// A game of the group that starts at once.
async fn create(server: &Server, token: &str) -> Response {
    let game = json!({
        "variant": "classic", "mode": "sheet", "players": ["Ana"], "start": true,
    });
    server.post("/games", token, game).await
}

/// Finishes a game and creates its rematch, both with its own host token.
async fn play_again(server: &Server, created: &Value) -> Response {
    let id = created["game"]["id"].as_str().unwrap();
    let host = created["host_token"].as_str().unwrap();
    let finish = json!({"type": "finish"});
    server
        .post(&format!("/games/{id}/moves"), host, finish)
        .await
        .ok(201);
    server
        .post(&format!("/games/{id}/rematch"), host, json!({}))
        .await
}

#[tokio::test]
async fn a_member_has_twenty_unfinished_games_and_others_can_still_create_theirs() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let [busy, other] = [member(&server, &made).await, member(&server, &made).await];
    let mut games = Vec::new();
    for _ in 0..20 {
        games.push(create(&server, &busy).await.ok(201));
    }
    let refused = create(&server, &busy).await;
    refused.refused(429, "too_many_requests");
    assert!(!refused.header("retry-after").is_empty());
    create(&server, &other).await.ok(201);
    for _ in 0..25 {
        create(&server, &made.keeper).await.ok(201);
    }
    // A game that ends makes room for one: its rematch takes that place.
    play_again(&server, &games[0]).await.ok(201);
    let refused = create(&server, &busy).await;
    refused.refused(429, "too_many_requests");
}

#[tokio::test]
async fn games_of_members_without_a_move_do_not_lock_the_keeper_out() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let members = join_all((0..25).map(|_| member(&server, &made))).await;
    for member in &members {
        for created in join_all((0..20).map(|_| create(&server, member))).await {
            created.ok(201);
        }
    }
    create(&server, &made.keeper).await.ok(201);
}

#[tokio::test]
async fn the_unfinished_games_of_a_removed_member_are_deleted_if_the_keeper_wants_it() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    for (query, is_deleted) in [("", false), ("?with_games=true", true)] {
        let member = member(&server, &made).await;
        let [running, finished] = [
            create(&server, &member).await.ok(201),
            create(&server, &member).await.ok(201),
        ];
        let path = |game: &Value| format!("/games/{}", game["game"]["id"].as_str().unwrap());
        let host = finished["host_token"].as_str().unwrap();
        let finish = json!({"type": "finish"});
        let moves = format!("{}/moves", path(&finished));
        server.post(&moves, host, finish).await.ok(201);
        let members = format!("/groups/{}/members", made.group);
        let list = server.get(&members, &member).await;
        list.refused(403, "forbidden");
        let list = server.get(&members, &made.keeper).await.ok(200);
        let listed = list["members"].as_array().unwrap();
        let other = listed.iter().find(|member| member["own"] == false).unwrap();
        let end = format!("{members}/{}{query}", other["id"].as_str().unwrap());
        assert_eq!(server.delete(&end, &made.keeper).await.status, 204);
        let found = server.get(&path(&running), &made.keeper).await.status;
        assert_eq!(found, if is_deleted { 404 } else { 200 });
        server.get(&path(&finished), &made.keeper).await.ok(200);
    }
}
