//! Concurrent requests for the same names and games.

use std::time::Duration;

use futures_util::future::{join_all, select_all};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::common::{CreatedGame, Response, Server};

/// Far longer than a test takes on a busy machine; only a deadlock exceeds it.
const DEADLINE: Duration = Duration::from_secs(120);

/// A group with a game, and players to rename, merge and delete.
struct Others {
    made: CreatedGame,
    players: Vec<String>,
}

impl Others {
    async fn make(server: &Server) -> Self {
        let names = ["Ana", "Ben", "Cleo", "Dan"];
        let made = server.start_game("turns", &names).await;
        let mut others = Self {
            players: Vec::new(),
            made,
        };
        for number in 0..20 {
            let body = json!({"name": format!("Player {number}")});
            let path = others.path("/players");
            let player = server.post(&path, &others.made.keeper, body).await.ok(201);
            others
                .players
                .push(player["id"].as_str().unwrap().to_owned());
        }
        others
    }

    fn path(&self, below: &str) -> String {
        format!("/groups/{}{below}", self.made.group)
    }

    /// The number-th of forty changes: a rename, a merge or a deletion.
    async fn change(&self, server: &Server, number: usize) -> Response {
        let player = &self.players[number / 2];
        let path = self.path(&format!("/players/{player}"));
        let keeper = &self.made.keeper;
        if number.is_multiple_of(2) {
            let body = json!({"name": format!("Renamed {number}")});
            return server.patch(&path, keeper, body).await;
        }
        if number % 4 == 1 {
            return server.delete(&path, keeper).await;
        }
        // The next one is there until its own turn comes.
        let seats = server.view(&self.made).await["seats"].clone();
        let into = seats[number % 4]["player"].clone();
        server
            .post(&format!("{path}/merge"), keeper, json!({"into": into}))
            .await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn forty_joins_concurrent_with_renames_merges_and_deletions_all_succeed() {
    let server = Server::start().await;
    let others = Others::make(&server).await;
    let mut lobbies = Vec::new();
    for _ in 0..8 {
        lobbies.push(server.lobby(&["Host"]).await);
    }
    let pairs = (0..40).map(|number| {
        let (server, others, lobby) = (&server, &others, &lobbies[number % 8]);
        async move {
            let name = format!("Guest {number}");
            let (join, change) = (lobby.join(&name), others.change(server, number));
            // Either may come first.
            if number % 3 == 0 {
                let (change, join) = tokio::join!(change, join);
                (join, change)
            } else {
                tokio::join!(join, change)
            }
        }
    });
    let responses = timeout(DEADLINE, join_all(pairs)).await;
    let responses = responses.expect("a join and a rename wait for each other");
    for (join, change) in responses {
        join.ok(201);
        assert!(
            matches!(change.status, 200 | 204 | 404),
            "{} {}",
            change.status,
            change.text
        );
    }
    for lobby in &lobbies {
        assert_eq!(lobby.view().await["seats"].as_array().unwrap().len(), 6);
    }
    server.lobby(&["Ana"]).await.join("Ben").await.ok(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_renamed_while_games_are_loaded_has_the_new_name_in_all_of_them() {
    let server = Server::start().await;
    let first = server.start_game("turns", &["Ana"]).await;
    let player = server.view(&first).await["seats"][0]["player"].clone();
    let body = json!({"variant": "classic", "players": ["Ana"], "start": true});
    let mut games = vec![first.id.clone()];
    for _ in 0..20 {
        let made = server.post("/games", &first.keeper, body.clone()).await;
        games.push(CreatedGame::of(&made.ok(201)).id);
    }
    let keeper = first.keeper.clone();
    let path = format!(
        "/groups/{}/players/{}",
        first.group,
        player.as_str().unwrap()
    );
    // No game is in memory now.
    let server = server.restart().await;
    let read = games.iter().map(async |game| {
        server.get(&format!("/games/{game}"), &keeper).await.ok(200);
    });
    let rename = async {
        let named = server.patch(&path, &keeper, json!({"name": "Zoe"})).await;
        named.ok(200);
    };
    timeout(DEADLINE, async { tokio::join!(join_all(read), rename) })
        .await
        .unwrap();
    for game in &games {
        let view = server.get(&format!("/games/{game}"), &keeper).await.ok(200);
        assert_eq!(view["seats"][0]["name"], "Zoe");
    }
}

/// How many players of a group have this name.
async fn count(server: &Server, group: &str, keeper: &str, name: &str) -> usize {
    let group = server
        .get(&format!("/groups/{group}"), keeper)
        .await
        .ok(200);
    let players = group["players"].as_array().unwrap();
    players
        .iter()
        .filter(|player| player["name"] == name)
        .count()
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_requests_with_the_same_new_name_create_one_player() {
    let server = Server::start().await;
    let first = server.lobby(&["Ana"]).await;
    let body = json!({"variant": "classic", "players": ["Ana"]});
    for round in 0..10 {
        let second = server
            .post("/games", &first.keeper, body.clone())
            .await
            .ok(201);
        let third = server
            .post("/games", &first.keeper, body.clone())
            .await
            .ok(201);
        let name = format!("Zoe {round}");
        let by_code = |made: &Value| {
            let body = json!({"code": made["game"]["code"], "name": name});
            server.request(Method::POST, "/games/join", "").json(&body)
        };
        let new_game = || {
            let body = json!({"variant": "classic", "players": ["Ben", name], "start": true});
            server
                .request(Method::POST, "/games", &first.keeper)
                .json(&body)
        };
        let paper = json!({"format": "rowlock", "version": 1, "paper": [
            {"date": "2026-01-02", "variant": "classic", "seats": [{"name": name, "total": round}]}
        ]});
        let path = format!("/groups/{}/import", first.group);
        let import = server
            .request(Method::POST, &path, &first.keeper)
            .json(&paper);
        let requests = [
            by_code(&second),
            by_code(&third),
            new_game(),
            new_game(),
            import,
        ];
        let responses = timeout(DEADLINE, join_all(requests.map(Response::of)))
            .await
            .unwrap();
        let statuses: Vec<u16> = responses.iter().map(|response| response.status).collect();
        assert_eq!(statuses, [201, 201, 201, 201, 200], "{responses:?}");
        assert_eq!(count(&server, &first.group, &first.keeper, &name).await, 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_concurrent_additions_of_a_player_one_is_refused() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let path = format!("/groups/{}/players", game.group);
    for round in 0..10 {
        let body = json!({"name": format!("Zoe {round}")});
        let add = || server.post(&path, &game.keeper, body.clone());
        let (one, other) = tokio::join!(add(), add());
        let (added, refused) = if one.status == 201 {
            (one, other)
        } else {
            (other, one)
        };
        added.ok(201);
        refused.refused(409, "name_taken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_join_concurrent_with_the_deletion_of_its_player_gives_the_seat_a_name() {
    let server = Server::start().await;
    let first = server.start_game("turns", &["Host", "Ana"]).await;
    for _ in 0..10 {
        let path = format!("/groups/{}", first.group);
        let group = server.get(&path, &first.keeper).await.ok(200);
        let players = group["players"].as_array().unwrap();
        let ana = players.iter().find(|player| player["name"] == "Ana");
        let body = json!({"variant": "classic", "players": ["Host"]});
        let lobby = CreatedGame::of(&server.post("/games", &first.keeper, body).await.ok(201));
        let delete = async {
            if let Some(ana) = ana {
                let path = format!("{path}/players/{}", ana["id"].as_str().unwrap());
                assert_eq!(server.delete(&path, &first.keeper).await.status, 204);
            }
        };
        let body = json!({"code": lobby.code, "name": "Ana"});
        let join = server.post("/games/join", "", body);
        let ((), joined) = tokio::join!(delete, join);
        joined.ok(201);
        // It came before the deletion and is nameless, or after it as a new player.
        let seats = server.view(&lobby).await["seats"].clone();
        let known = count(&server, &first.group, &first.keeper, "Ana").await;
        let expected = if known == 0 { "" } else { "Ana" };
        assert_eq!(
            seats[1]["name"].as_str().unwrap().trim(),
            expected,
            "{seats}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_deleted_concurrently_with_a_move_in_the_previous_game() {
    let server = Server::start().await;
    let first = server.play("sheet", &["Ana", "Ben"]).await;
    first.finish().await;
    for _ in 0..10 {
        let next = server
            .post(&first.path("/rematch"), &first.host, json!({}))
            .await;
        let next = CreatedGame::of(&next.ok(201));
        let rewind = first.try_host_move(json!({"type": "rewind", "to": 3}));
        let path = format!("/games/{}", next.id);
        let delete = server.delete(&path, &next.host);
        let (rewind, delete) = timeout(DEADLINE, async { tokio::join!(rewind, delete) })
            .await
            .unwrap();
        assert!(matches!(rewind.status, 201 | 422), "{}", rewind.text);
        assert_eq!(delete.status, 204);
        assert_eq!(first.view().await["next"], Value::Null);
        if first.view().await["status"] != "finished" {
            first.finish().await;
        }
    }
}

#[tokio::test]
async fn a_client_that_hangs_up_does_not_disturb_others_that_wait_for_the_game() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let (path, token) = (game.path(""), game.host.clone());
    let server = server.restart().await;
    let asked: Vec<_> = (0..12)
        .map(|_| Box::pin(server.get(&path, &token)))
        .collect();
    // One that is answered and one that hangs up leave the others what they wait for.
    let (first, _, mut others) = select_all(asked).await;
    first.ok(200);
    drop(others.pop());
    for response in join_all(others).await {
        response.ok(200);
    }
}
