//! Large changes in several transactions, one of which fails.

use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::common::{CreatedGame, Server, exported, own_board};

/// A group with so many finished games of Ana and Ben.
async fn group_of(server: &Server, games: usize) -> CreatedGame {
    let made = server.start_game("sheet", &["Ana", "Ben"]).await;
    let document = exported(server, &made, games - 1).await;
    let import = format!("/groups/{}/import", made.group);
    server.post(&import, &made.keeper, document).await.ok(200);
    made
}

/// Runs a statement of another program on the database of the server.
async fn run(server: &Server, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(server.database());
    let mut raw = options.connect().await.unwrap();
    sqlx::raw_sql(statement).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
}

#[tokio::test]
async fn a_merge_of_which_a_part_failed_is_completed_by_repeating_it() {
    const GAMES: usize = 120;
    let server = Server::start_on_file().await;
    let made = group_of(&server, GAMES).await;
    let group = format!("/groups/{}", made.group);
    let players = format!("{group}/players");
    let eve = server
        .post(&players, &made.keeper, json!({"name": "Eve"}))
        .await
        .ok(201);
    let id = |player: &serde_json::Value| player["id"].as_str().unwrap().to_owned();
    let known = server.get(&group, &made.keeper).await.ok(200);
    let merge = format!("{players}/{}/merge", id(&known["players"][1]));
    let merge = async || {
        let into = json!({"into": eve["id"]});
        server.post(&merge, &made.keeper, into).await
    };
    let stats = format!("{players}/{}/stats", id(&eve));
    let games = async || server.get(&stats, &made.keeper).await.ok(200)["games"].clone();
    run(
        &server,
        "CREATE TRIGGER part BEFORE UPDATE OF player_id ON seats WHEN \
         (SELECT count(*) FROM seats WHERE player_id = NEW.player_id) >= 70 \
         BEGIN SELECT RAISE(ABORT, 'no more'); END",
    )
    .await;
    for _ in 0..2 {
        assert_eq!(merge().await.status, 500);
        let merged = games().await.as_u64().unwrap();
        assert!((1..70).contains(&merged), "{merged}");
    }
    run(&server, "DROP TRIGGER part").await;
    merge().await.ok(200);
    assert_eq!(games().await, GAMES);
    let known = server.get(&group, &made.keeper).await.ok(200);
    let names: Vec<&str> = known["players"]
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Ana", "Eve"]);
}

#[tokio::test]
async fn a_deletion_of_which_a_part_failed_is_completed_by_repeating_it() {
    let server = Server::start_on_file().await;
    let made = group_of(&server, 60).await;
    let group = format!("/groups/{}", made.group);
    let stats = format!("{group}/stats");
    let games = async || {
        let stats = server.get(&stats, &made.keeper).await.ok(200);
        stats["players"][0]["games"].as_u64().unwrap()
    };
    assert_eq!(games().await, 60);
    run(
        &server,
        "CREATE TRIGGER part BEFORE DELETE ON games WHEN (SELECT count(*) FROM games) <= 20 \
         BEGIN SELECT RAISE(ABORT, 'no more'); END",
    )
    .await;
    for _ in 0..2 {
        let deleted = server.delete(&group, &made.keeper).await;
        assert_eq!(deleted.status, 500);
        let left = games().await;
        assert!((20..60).contains(&left), "{left}");
    }
    run(&server, "DROP TRIGGER part").await;
    let deleted = server.delete(&group, &made.keeper).await;
    assert_eq!(deleted.status, 204);
    let gone = server.get(&group, &made.keeper).await;
    assert!(gone.status == 401 || gone.status == 404, "{}", gone.status);
}

#[tokio::test]
async fn a_group_is_deleted_with_its_boards_or_not_at_all() {
    let server = Server::start_on_file().await;
    let made = group_of(&server, 2).await;
    let group = format!("/groups/{}", made.group);
    let boards = format!("{group}/boards");
    let board = server.post(&boards, &made.keeper, own_board("Otters"));
    let board = board.await.ok(201);
    run(
        &server,
        "CREATE TRIGGER part BEFORE DELETE ON boards BEGIN SELECT RAISE(ABORT, 'no more'); END",
    )
    .await;
    assert_eq!(server.delete(&group, &made.keeper).await.status, 500);
    server.get(&group, &made.keeper).await.ok(200);
    run(&server, "DROP TRIGGER part").await;
    assert_eq!(server.delete(&group, &made.keeper).await.status, 204);
    let variant = format!("/variants/{}", board["id"].as_str().unwrap());
    server.get(&variant, "").await.refused(404, "not_found");
}
