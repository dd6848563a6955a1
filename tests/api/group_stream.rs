//! The event stream of a group: begins and ends of its games.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, Stream};

/// A new game in the group of this keeper, which has started.
async fn start(server: &Server, keeper: &str, players: [&str; 2]) -> CreatedGame {
    let body = json!({"variant": "classic", "mode": "sheet", "players": players, "start": true});
    CreatedGame::of(&server.post("/games", keeper, body).await.ok(201))
}

async fn finish(server: &Server, game: &CreatedGame) {
    let finished = server.make_move(game, &game.host, json!({"type": "finish"}));
    finished.await.ok(201);
}

/// The next event other than a ping: what it says, its number and its game.
async fn next(stream: &mut Stream) -> (String, String, Value) {
    let event = stream.next_event().await;
    let id = event.id.clone().unwrap();
    let data = event.json();
    assert_eq!(data["seq"].to_string(), id);
    (event.event, id, data["game"].clone())
}

fn path(game: &CreatedGame) -> String {
    format!("/groups/{}/stream", game.group)
}

#[tokio::test]
async fn begins_and_ends_are_sent_as_they_happen_with_the_game_as_it_is_listed() {
    let server = Server::start().await;
    let first = server.start_game("sheet", &["Ana", "Ben"]).await;
    let mut stream = server.follow(&path(&first), &first.keeper, None).await;
    let hello = stream.next().await.unwrap();
    assert_eq!(
        (hello.event.as_str(), hello.id.as_deref()),
        ("ping", Some("1"))
    );
    let lobby = json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"]});
    let second = CreatedGame::of(&server.post("/games", &first.keeper, lobby).await.ok(201));
    let starting = format!("/games/{}/start", second.id);
    let begin = server.post(&starting, &second.host, json!({}));
    begin.await.ok(200);
    let (event, id, game) = next(&mut stream).await;
    assert_eq!((event.as_str(), id.as_str()), ("begun", "2"));
    assert_eq!(
        (&game["id"], &game["result"]),
        (&json!(second.id), &Value::Null)
    );
    finish(&server, &first).await;
    let (event, id, game) = next(&mut stream).await;
    assert_eq!((event.as_str(), id.as_str()), ("finished", "3"));
    assert_eq!(
        (&game["id"], &game["result"]["reason"]),
        (&json!(first.id), &json!("stopped"))
    );
    // The host takes the end back, and finishes the game again.
    let undo = server.make_move(&first, &first.host, json!({"type": "undo"}));
    undo.await.ok(201);
    let (event, id, game) = next(&mut stream).await;
    assert_eq!((event.as_str(), id.as_str()), ("begun", "4"));
    assert_eq!(game["status"], "playing");
    finish(&server, &first).await;
    let (event, id, _) = next(&mut stream).await;
    assert_eq!((event.as_str(), id.as_str()), ("finished", "5"));
    let crossed = server.make_move(
        &second,
        &second.host,
        json!({"type": "cross", "row": "red", "number": 2, "seat": 0}),
    );
    crossed.await.ok(201);
    finish(&server, &second).await;
    let (event, _, game) = next(&mut stream).await;
    assert_eq!(event, "finished");
    let games = server
        .get(&format!("/groups/{}/games", first.group), &first.keeper)
        .await
        .ok(200);
    assert_eq!(games["games"][0], game);
}

#[tokio::test]
async fn a_client_that_was_away_gets_the_last_event_of_each_game() {
    let server = Server::start().await;
    let first = server.start_game("sheet", &["Ana", "Ben"]).await;
    let mut stream = server.follow(&path(&first), &first.keeper, None).await;
    let last = stream.next().await.unwrap().id.unwrap().parse().unwrap();
    drop(stream);
    let second = start(&server, &first.keeper, ["Ana", "Ben"]).await;
    let third = start(&server, &first.keeper, ["Ana", "Ben"]).await;
    finish(&server, &second).await;
    for (query, header) in [
        (String::new(), Some(last)),
        (format!("?after={last}"), None),
        ("?after=99".to_owned(), Some(last)),
    ] {
        let mut stream = server
            .follow(&(path(&first) + &query), &first.keeper, header)
            .await;
        let hello = stream.next().await.unwrap();
        assert_eq!(hello.id, Some(last.to_string()));
        let (event, _, game) = next(&mut stream).await;
        assert_eq!((event.as_str(), &game["id"]), ("begun", &json!(third.id)));
        let (event, _, game) = next(&mut stream).await;
        assert_eq!(
            (event.as_str(), &game["id"]),
            ("finished", &json!(second.id))
        );
    }
    // More than are read at a time.
    let mut stream = server
        .follow(&(path(&first) + "?after=0"), &first.keeper, None)
        .await;
    for _ in 0..120 {
        start(&server, &first.keeper, ["Ana", "Ben"]).await;
    }
    let mut numbers = Vec::new();
    for _ in 0..123 {
        numbers.push(next(&mut stream).await.1.parse::<u32>().unwrap());
    }
    assert!(numbers.is_sorted(), "{numbers:?}");
    assert_eq!(numbers.last(), Some(&124));
}

#[tokio::test]
async fn the_number_of_a_deleted_game_is_not_given_again() {
    let server = Server::start().await;
    let first = server.start_game("sheet", &["Ana", "Ben"]).await;
    let second = start(&server, &first.keeper, ["Ana", "Ben"]).await;
    let mut stream = server.follow(&path(&first), &first.keeper, None).await;
    assert_eq!(stream.next().await.unwrap().id.as_deref(), Some("2"));
    assert_eq!(
        server
            .delete(&format!("/games/{}", second.id), &first.keeper)
            .await
            .status,
        204
    );
    let third = start(&server, &first.keeper, ["Ana", "Ben"]).await;
    let (_, id, game) = next(&mut stream).await;
    assert_eq!((id.as_str(), &game["id"]), ("3", &json!(third.id)));
    let mut stream = server.follow(&path(&first), &first.keeper, Some(2)).await;
    assert_eq!(next(&mut stream).await.1, "3");
}

#[tokio::test]
async fn games_from_files_have_no_event() {
    let server = Server::start().await;
    let game = server.start_game("sheet", &["Ana", "Ben"]).await;
    let seats = json!([{"name": "Ana", "total": 74}, {"name": "Ben", "total": 61}]);
    let paper = json!([{"date": "2026-01-17", "variant": "classic", "seats": seats}]);
    let file = json!({"format": "rowlock", "version": 1, "paper": paper});
    let import = format!("/groups/{}/import", game.group);
    server.post(&import, &game.keeper, file).await.ok(200);
    finish(&server, &game).await;
    let mut stream = server.follow(&path(&game), &game.keeper, Some(0)).await;
    let (event, id, sent) = next(&mut stream).await;
    assert_eq!(
        (event.as_str(), id.as_str(), &sent["id"]),
        ("finished", "2", &json!(game.id))
    );
    let next = tokio::time::timeout(Duration::from_millis(300), stream.next_event());
    assert!(next.await.is_err());
}

#[tokio::test]
async fn the_stream_ends_with_the_right_and_with_the_group() {
    let server = Server::start().await;
    let game = server.start_game("sheet", &["Ana", "Ben"]).await;
    let group = format!("/groups/{}", game.group);
    let invites = format!("{group}/invites");
    let invite = server.post(&invites, &game.keeper, json!({"role": "reader"}));
    let reader = server.accept(&invite.await.ok(201)).await.ok(201);
    let reader = reader["token"].as_str().unwrap();
    let mut of_reader = server.follow(&path(&game), reader, None).await;
    let mut of_keeper = server.follow(&path(&game), &game.keeper, None).await;
    let members = server
        .get(&format!("{group}/members"), &game.keeper)
        .await
        .ok(200);
    let mut listed = members["members"].as_array().unwrap().iter();
    let id = listed.find(|it| it["role"] == "reader").unwrap()["id"]
        .as_str()
        .unwrap();
    let path_of_member = format!("{group}/members/{id}");
    let removed = server.delete(&path_of_member, &game.keeper);
    assert_eq!(removed.await.status, 204);
    of_reader.ends().await;
    server
        .get(&path(&game), reader)
        .await
        .refused(401, "unauthenticated");
    assert_eq!(server.delete(&group, &game.keeper).await.status, 204);
    of_keeper.ends().await;
}

#[tokio::test]
async fn an_id_that_the_group_has_not_reached_asks_the_client_to_reload() {
    let server = Server::start().await;
    let game = server.start_game("sheet", &["Ana", "Ben"]).await;
    for (query, last) in [("", Some(2)), ("?after=2", None)] {
        let path = path(&game) + query;
        server.follow(&path, &game.keeper, last).await.ends().await;
    }
    for query in ["?after=x", "?after=-1"] {
        let refused = server.get(&(path(&game) + query), &game.keeper).await;
        refused.refused(400, "invalid_value");
    }
}

#[tokio::test]
async fn an_idle_stream_of_a_group_sends_pings() {
    let server =
        Server::start_as(|config| config.limits.heartbeat_interval = Duration::from_millis(200));
    let server = server.await;
    let game = server.start_game("sheet", &["Ana"]).await;
    let mut stream = server.follow(&path(&game), &game.keeper, None).await;
    stream.next().await.unwrap();
    for _ in 0..2 {
        let ping = stream.next().await.unwrap();
        assert_eq!((ping.event.as_str(), ping.id), ("ping", None));
    }
}
