//! The same thing wanted on two servers at the same time.

use std::collections::HashSet;

use futures_util::future::join_all;
use serde_json::json;

use super::{Servers, path};
use crate::common::{RawConnection, cross, postgres, until, verified};

/// How often one key is raced: a thousand times in the long run.
fn races() -> u32 {
    match std::env::var_os("ROWLOCK_ALL") {
        Some(_) => 1000,
        None => 60,
    }
}

#[tokio::test]
async fn a_move_with_one_key_on_two_servers_at_once_has_one_effect_and_equal_answers() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let [first, second] = &servers.servers[..] else {
        panic!("two servers are needed")
    };
    let game = first.start_game("sheet", &["Ana", "Ben"]).await;
    let moves = path(&game, "/moves");
    let start = first.view(&game).await["seq"].as_u64().unwrap();
    let count = races();
    for race in 0..count {
        let body = match race % 2 {
            0 => cross("red", 2),
            _ => json!({"type": "undo"}),
        };
        let key = format!("race-{race}");
        let (one, other) = tokio::join!(
            first.post_once(&moves, &game.seats[0], &key, &body),
            second.post_once(&moves, &game.seats[0], &key, &body),
        );
        assert_eq!((one.status, other.status), (201, 201), "{one:?} {other:?}");
        assert_eq!(one.text, other.text, "{race}");
        assert_eq!(one.json()["event"]["seq"], start + u64::from(race) + 1);
    }
}

#[tokio::test]
async fn a_game_created_with_one_key_on_two_servers_at_once_is_one_game() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let body = json!({"variant": "classic", "mode": "turns", "players": ["Ana", "Ben"]});
    for race in 0..races() / 10 {
        let key = format!("7c9e6679-7425-40de-944b-{race:012}");
        let both = servers
            .servers
            .iter()
            .map(|server| server.post_once("/games", "", &key, &body));
        let both = join_all(both).await;
        assert_eq!(both[0].status, 201, "{both:?}");
        assert_eq!((both[1].status, &both[1].text), (201, &both[0].text));
    }
    let mut raw = RawConnection::to_url(&servers.url).await;
    let games = raw.number("SELECT count(*) FROM games").await;
    assert_eq!(games, i64::from(races() / 10));
    raw.close().await;
}

#[tokio::test]
async fn a_seat_link_opened_on_two_servers_at_once_gives_the_seat_to_one() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let game = servers.servers[0]
        .start_game("turns", &["Ana", "Ben"])
        .await;
    for _ in 0..races() / 10 {
        let link = servers.servers[0]
            .post(&path(&game, "/seats/1/handover"), &game.host, json!({}))
            .await;
        let body = json!({"token": link.ok(201)["token"]});
        let accepts = servers
            .servers
            .iter()
            .map(|server| server.post("/links/accept", "", body.clone()));
        let answers = join_all(accepts).await;
        let taken: Vec<_> = answers.iter().filter(|it| it.status == 201).collect();
        assert_eq!(taken.len(), 1, "{answers:?}");
        let token = taken[0].json()["token"].as_str().unwrap().to_owned();
        let mut raw = RawConnection::to_url(&servers.url).await;
        let holders = raw
            .number("SELECT count(DISTINCT holder) FROM grants JOIN players ON players.id = player_id WHERE role = 'seat' AND name = 'Ben'")
            .await;
        assert_eq!(holders, 1);
        raw.close().await;
        servers.servers[1]
            .get(&path(&game, ""), &token)
            .await
            .ok(200);
    }
}

#[tokio::test]
async fn players_who_join_a_lobby_on_three_servers_at_once_each_get_a_seat_of_their_own() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(3).await;
    for _ in 0..races() / 20 {
        let lobby = servers.servers[0]
            .create_game(json!({"variant": "classic", "players": ["Host"]}))
            .await;
        let names = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Fritz"];
        let joins = names.iter().zip(servers.servers.iter().cycle());
        let joins = joins.map(|(name, server)| {
            server.post("/games/join", "", json!({"code": lobby.code, "name": name}))
        });
        let joined = join_all(joins).await;
        let seats: HashSet<u64> = joined
            .iter()
            .map(|joined| joined.ok(201)["seat"].as_u64().unwrap())
            .collect();
        assert_eq!(seats.len(), names.len());
        for server in &servers.servers {
            until(async || {
                let view = server.view(&lobby).await;
                view["seats"].as_array().unwrap().len() == names.len() + 1
            })
            .await;
        }
    }
    verified(&servers.servers[0]).await;
}
