//! Games whose stored logs are not what a server has in memory.

use serde_json::json;

use super::{Servers, path};
use crate::common::{RawConnection, cross, postgres, until};

#[tokio::test]
async fn a_game_that_cannot_be_read_does_not_keep_a_server_from_following_others() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let [first, second] = &servers.servers[..] else {
        panic!("two servers are needed")
    };
    let damaged = first.start_game("sheet", &["Ana"]).await;
    let sound = first.start_game("sheet", &["Ben"]).await;
    for game in [&damaged, &sound] {
        second.view(game).await;
    }
    let last = u32::try_from(second.view(&sound).await["seq"].as_u64().unwrap()).unwrap();
    let mut stream = second
        .follow(&path(&sound, "/stream"), &sound.host, Some(last))
        .await;
    let mut raw = RawConnection::to_url(&servers.url).await;
    let id = &damaged.id;
    raw.execute(format!(
        "INSERT INTO events (game_id, seq, at, version, event, hash) \
         SELECT game_id, seq + 1, at, version, event, hash FROM events WHERE game_id = '{id}' \
         ORDER BY seq DESC LIMIT 1"
    ))
    .await;
    raw.close().await;
    until(async || {
        let read = second.get(&path(&damaged, ""), &damaged.host).await;
        read.status == 500
    })
    .await;
    for number in [2, 3] {
        first
            .make_move(&sound, &sound.seats[0], cross("red", number))
            .await
            .ok(201);
        assert_eq!(stream.next_event().await.event, "move");
    }
}

#[tokio::test]
async fn play_goes_on_where_a_database_has_lost_its_latest_events() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(1).await;
    let server = &servers.servers[0];
    let game = server.start_game("sheet", &["Ana"]).await;
    let move_of = async |body| server.make_move(&game, &game.seats[0], body).await;
    for number in [2, 3, 4] {
        move_of(cross("red", number)).await.ok(201);
    }
    // As after a change to a standby that did not have the last two.
    let mut raw = RawConnection::to_url(&servers.url).await;
    let seq = server.view(&game).await["seq"].as_u64().unwrap();
    raw.execute(format!("DELETE FROM events WHERE seq > {}", seq - 2))
        .await;
    raw.close().await;
    assert_eq!(server.view(&game).await["seq"], seq - 2);
    let moved = move_of(cross("red", 5)).await.ok(201);
    assert_eq!(moved["event"]["seq"], seq - 1);
    let crossed = &moved["game"]["seats"][0]["rows"]["red"]["crossed"];
    assert_eq!(*crossed, json!([2, 5]));
}
