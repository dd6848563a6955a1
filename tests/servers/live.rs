//! What is stored on one server is shown by the others.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Servers, path};
use crate::common::{CreatedGame, RawConnection, Server, cross, own_board, postgres, until};

/// A game of Ana and Ben, made and started on the first server and read on the second.
async fn game_on_both(servers: &Servers) -> (&Server, &Server, CreatedGame) {
    let [first, second, ..] = &servers.servers[..] else {
        panic!("two servers are needed")
    };
    let game = first.start_game("sheet", &["Ana", "Ben"]).await;
    second.get(&path(&game, ""), &game.host).await.ok(200);
    (first, second, game)
}

async fn a_stream_shows_the_moves_made_on_the_other_server(servers: &Servers) {
    let (first, second, game) = game_on_both(servers).await;
    let after = second.view(&game).await["seq"].as_u64().unwrap();
    let last = u32::try_from(after).unwrap();
    let mut stream = second
        .follow(&path(&game, "/stream"), &game.seats[1], Some(last))
        .await;
    for (number, seq) in [(2, after + 1), (3, after + 2), (4, after + 3)] {
        first
            .make_move(&game, &game.seats[0], cross("red", number))
            .await
            .ok(201);
        loop {
            let event = stream.next_event().await;
            if event.event == "move" {
                assert_eq!(event.json()["seq"], seq);
                break;
            }
        }
    }
    assert_eq!(second.view(&game).await, first.view(&game).await);
}

#[tokio::test]
async fn a_stream_shows_the_moves_that_were_made_on_another_server() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    a_stream_shows_the_moves_made_on_the_other_server(&servers).await;
}

#[tokio::test]
async fn without_notifications_a_stream_shows_the_moves_of_another_server_too() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::two_that_poll().await;
    a_stream_shows_the_moves_made_on_the_other_server(&servers).await;
}

async fn a_stream_of_a_group_shows_the_games_of_the_other_server(servers: &Servers) {
    let (first, second, game) = game_on_both(servers).await;
    let group = format!("/groups/{}/stream", game.group);
    let mut stream = second.follow(&group, &game.keeper, None).await;
    let body =
        json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"], "start": true});
    let made = first.post("/games", &game.keeper, body).await.ok(201);
    let begun = stream.next_event().await;
    assert_eq!(begun.event, "begun");
    assert_eq!(begun.json()["game"]["id"], made["game"]["id"]);
    let finish = first.make_move(&game, &game.host, json!({"type": "finish"}));
    finish.await.ok(201);
    let finished = stream.next_event().await;
    assert_eq!(
        (finished.event.as_str(), finished.id.as_deref()),
        ("finished", Some("3"))
    );
    assert_eq!(finished.json()["game"]["id"], json!(game.id));
}

#[tokio::test]
async fn a_stream_of_a_group_shows_games_that_began_and_ended_on_another_server() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    a_stream_of_a_group_shows_the_games_of_the_other_server(&servers).await;
    let servers = Servers::two_that_poll().await;
    a_stream_of_a_group_shows_the_games_of_the_other_server(&servers).await;
}

#[tokio::test]
async fn streams_catch_up_while_every_connection_that_listens_is_cut_again_and_again() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let cutting = RawConnection::to_url(&servers.url).await;
    let cut = tokio::spawn(async move {
        let mut raw = cutting;
        loop {
            raw.number(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                 WHERE datname = current_database() AND query LIKE 'LISTEN%'",
            )
            .await;
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    });
    for _ in 0..3 {
        a_stream_shows_the_moves_made_on_the_other_server(&servers).await;
    }
    cut.abort();
}

#[tokio::test]
async fn a_client_that_has_seen_a_later_event_is_answered_with_what_follows_it() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::two_that_poll().await;
    let (first, second, game) = game_on_both(&servers).await;
    let moved = first
        .make_move(&game, &game.seats[0], cross("red", 2))
        .await;
    let seq = moved.ok(201)["event"]["seq"].as_u64().unwrap();
    // The second server has not looked for changes yet.
    let events = path(&game, &format!("/events?after={seq}"));
    let later = second.get(&events, &game.seats[0]).await.ok(200);
    assert_eq!(later["events"], json!([]));
    assert_eq!(second.view(&game).await["seq"], seq);
}

#[tokio::test]
async fn a_right_that_was_revoked_on_one_server_is_refused_by_the_others_within_a_second() {
    if postgres::is_missing() {
        return;
    }
    for servers in [Servers::start(2).await, Servers::two_that_poll().await] {
        let (first, second, game) = game_on_both(&servers).await;
        let move_on_second = async |number| {
            second
                .make_move(&game, &game.seats[0], cross("red", number))
                .await
        };
        move_on_second(2).await.ok(201);
        let renew = path(&game, "/seats/0/token");
        first.post(&renew, &game.host, json!({})).await.ok(201);
        let revoked = Instant::now();
        let mut tried = 0_u32;
        until(async || {
            tried += 1;
            second.get(&path(&game, ""), &game.seats[0]).await.status == 401
        })
        .await;
        eprintln!("refused after {:?} ({tried} requests)", revoked.elapsed());
        move_on_second(3).await.refused(401, "unauthenticated");
    }
}

#[tokio::test]
async fn names_boards_and_deletions_are_those_of_the_other_server() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (first, second, game) = game_on_both(&servers).await;
    let group = format!("/groups/{}", game.group);
    let players = first.get(&group, &game.keeper).await.ok(200)["players"].clone();
    let ana = players[0]["id"].as_str().unwrap().to_owned();
    let rename = format!("{group}/players/{ana}");
    let renamed = first
        .patch(&rename, &game.keeper, json!({"name": "Zoe"}))
        .await;
    renamed.ok(200);
    until(async || second.view(&game).await["seats"][0]["name"] == "Zoe").await;

    first.delete(&path(&game, ""), &game.host).await;
    let is_gone = async || {
        let read = second.get(&path(&game, ""), &game.keeper).await;
        read.status == 404 || read.status == 403
    };
    until(is_gone).await;
    let list = second.get(&format!("{group}/games"), &game.keeper).await;
    assert_eq!(list.ok(200)["games"], Value::Array(Vec::new()));
}

#[tokio::test]
async fn a_game_can_be_played_on_a_board_that_was_made_on_another_server() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::two_that_poll().await;
    let (first, second, game) = game_on_both(&servers).await;
    let group = format!("/groups/{}", game.group);
    let made = first
        .post(&format!("{group}/boards"), &game.keeper, own_board("Own"))
        .await;
    let board = made.ok(201)["id"].clone();
    let wanted = json!({
        "variant": board, "mode": "sheet", "players": ["Ana"], "start": true,
    });
    let created = second.post("/games", &game.keeper, wanted).await.ok(201);
    let id = created["game"]["id"].as_str().unwrap();
    let host = created["host_token"].as_str().unwrap();
    let read = first.get(&format!("/games/{id}"), host).await.ok(200);
    assert_eq!(read["variant"], board);
}
