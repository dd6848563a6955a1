//! What one member of a group can use up.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{CreatedGame, Response, Server, TestGame};

/// A new member of the group, by a token.
async fn member(server: &Server, made: &CreatedGame) -> String {
    let path = format!("/groups/{}/invites", made.group);
    let invite = server.post(&path, &made.keeper, json!({"role": "member"}));
    let response = server.accept(&invite.await.ok(201)).await.ok(201);
    response["token"].as_str().unwrap().to_owned()
}

/// A game of the group that starts at once.
async fn create(server: &Server, token: &str) -> Response {
    create_with(server, token, &["Ana".to_owned()]).await
}

async fn create_with(server: &Server, token: &str, players: &[String]) -> Response {
    let game = json!({
        "variant": "classic", "mode": "sheet", "players": players, "start": true,
    });
    server.post("/games", token, game).await
}

/// The names of so many guests of a member.
fn guests(of: &str, count: usize) -> Vec<String> {
    (0..count).map(|number| format!("{of} {number}")).collect()
}

/// A member who has added a hundred players, with its last game.
async fn busy_member(server: &Server, made: &CreatedGame) -> (String, Value) {
    let token = member(server, made).await;
    let mut last = Value::Null;
    for names in guests("Guest", 100).chunks(8) {
        last = create_with(server, &token, names).await.ok(201);
    }
    (token, last)
}

/// Refused because a member has added too many players.
fn refused_for_share(response: &Response) {
    response.refused(429, "too_many_requests");
    assert!(!response.header("retry-after").is_empty());
    let detail = response.json()["detail"].as_str().unwrap().to_owned();
    assert!(detail.contains("admin of the group"), "{detail}");
}

/// The ids and names of the players of the group.
async fn players(server: &Server, made: &CreatedGame) -> Vec<(String, String)> {
    let path = format!("/groups/{}", made.group);
    let group = server.get(&path, &made.keeper).await.ok(200);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let players = group["players"].as_array().unwrap().iter();
    let players = players.map(|player| (text(&player["id"]), text(&player["name"])));
    players.collect()
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

#[tokio::test]
async fn a_member_adds_a_hundred_players_and_others_can_still_add_theirs() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let (busy, last) = busy_member(&server, &made).await;
    let other = member(&server, &made).await;
    let one_more = ["One more".to_owned()];
    refused_for_share(&create_with(&server, &busy, &one_more).await);
    create_with(&server, &busy, &guests("Guest", 3))
        .await
        .ok(201);
    create_with(&server, &other, &guests("Friend", 8))
        .await
        .ok(201);
    for names in guests("Keeper's friend", 120).chunks(8) {
        create_with(&server, &made.keeper, names).await.ok(201);
    }
    // A game that ends frees nothing: it takes a single request to end it.
    play_again(&server, &last).await.ok(201);
    refused_for_share(&create_with(&server, &busy, &one_more).await);
    // A player who is deleted does, also one whose seats stay without a name, and one who is merged.
    let players = players(&server, &made).await;
    let path = |name: &str| {
        let (id, _) = players.iter().find(|(_, other)| other == name).unwrap();
        format!("/groups/{}/players/{id}", made.group)
    };
    let deleted = server.delete(&path("Guest 20"), &made.keeper).await;
    assert_eq!(deleted.status, 204, "{}", deleted.text);
    create_with(&server, &busy, &one_more).await.ok(201);
    let two_more = ["Two more".to_owned()];
    refused_for_share(&create_with(&server, &busy, &two_more).await);
    let (into, _) = players.iter().find(|(_, name)| name == "Ana").unwrap();
    let merge = format!("{}/merge", path("Guest 30"));
    server
        .post(&merge, &made.keeper, json!({"into": into}))
        .await
        .ok(200);
    create_with(&server, &busy, &two_more).await.ok(201);
}

#[tokio::test]
async fn requests_at_the_same_time_add_no_more_than_a_hundred_players() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let busy = member(&server, &made).await;
    let names = guests("Guest", 160);
    let created = names
        .chunks(8)
        .map(|names| create_with(&server, &busy, names));
    let created = join_all(created).await;
    let refused = created.iter().filter(|response| response.status == 429);
    // Twelve games of eight players, and Ana.
    assert_eq!(refused.count(), 8);
    assert_eq!(players(&server, &made).await.len(), 12 * 8 + 1);
}

#[tokio::test]
async fn who_comes_into_the_game_of_a_member_counts_in_its_share() {
    let server = Server::start().await;
    let made = server.start_game("sheet", &["Ana"]).await;
    let (busy, _) = busy_member(&server, &made).await;
    let lobby = json!({"variant": "classic", "mode": "sheet", "players": ["Ana"]});
    let created = server.post("/games", &busy, lobby.clone()).await.ok(201);
    let game = TestGame::of(&server, CreatedGame::of(&created));
    refused_for_share(&game.join("Late").await);
    game.join("Guest 1").await.ok(201);
    let ana = format!("/players/{}", players(&server, &made).await[0].0);
    let renamed = json!({"name": "Late"});
    refused_for_share(
        &server
            .patch(&game.path(&ana), &game.host, renamed.clone())
            .await,
    );
    game.start().await;
    let asked = game.join("Late").await.ok(202);
    let request = game.path(&format!("/requests/{}", asked["request"].as_str().unwrap()));
    refused_for_share(&server.post(&request, &game.host, json!({})).await);
    // A keeper lets in whom it wants, and who comes into its own games has nothing to do with the member.
    server.post(&request, &made.keeper, json!({})).await.ok(200);
    let created = server.post("/games", &made.keeper, lobby).await.ok(201);
    let game = TestGame::of(&server, CreatedGame::of(&created));
    game.join("Other").await.ok(201);
    let renamed = server.patch(&game.path(&ana), &game.host, renamed).await;
    renamed.ok(200);
}
