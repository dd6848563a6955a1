//! Rematches.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Response, Server, TestGame, cross};

async fn rematch(server: &Server, game: &TestGame<'_>) -> Response {
    server
        .post(&game.path("/rematch"), &game.host, json!({}))
        .await
}

fn names(game: &Value) -> Vec<&str> {
    let seats = game["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_next_player_starts_the_rematch() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben", "Cleo"]).await;
    let old = game.finish().await;
    let response = rematch(&server, &game).await;
    let location = response.header("location").to_owned();
    let made = response.ok(201);
    let next = &made["game"];
    assert!(location.ends_with(next["id"].as_str().unwrap()));
    assert_eq!(names(next), ["Ana", "Ben", "Cleo"]);
    assert_eq!(
        (&next["turn"], &next["active_seat"]),
        (&json!(1), &json!(1))
    );
    for field in ["group", "variant", "mode", "house_rules"] {
        assert_eq!(next[field], old[field], "{field}");
    }
    assert_eq!(next["status"], "playing");
    assert_eq!(next["next"], Value::Null);
    for (index, seat) in made["seats"].as_array().unwrap().iter().enumerate() {
        assert_eq!(seat["seat"], index);
        assert_eq!(seat["player"], next["seats"][index]["player"]);
        let token = seat["token"].as_str().unwrap();
        let path = format!("/games/{}/moves", next["id"].as_str().unwrap());
        let moved = server.post(&path, token, cross("red", 5)).await.ok(201);
        assert_eq!(moved["event"]["seat"], index);
    }
}

#[tokio::test]
async fn the_starting_player_of_a_rematch_is_the_next_who_has_not_left() {
    let server = Server::start().await;
    let body = json!({
        "variant": "classic", "mode": "turns", "players": ["Ana", "Ben", "Cleo", "Dora"],
        "start": true, "first": 1,
    });
    let game = server.game(body).await;
    game.play(2, json!({"type": "leave"})).await;
    game.finish().await;
    let made = rematch(&server, &game).await.ok(201);
    assert_eq!(names(&made["game"]), ["Ana", "Ben", "Dora"]);
    assert_eq!(made["game"]["active_seat"], 2);
    assert_eq!(made["seats"].as_array().unwrap().len(), 3);
    let next = CreatedGame::of(&made);
    // A player who has left has no seat in the rematch.
    let join = format!("/games/{}/join", next.id);
    let response = server.post(&join, &game.seats[2], json!({})).await;
    response.refused(403, "forbidden");
    let path = format!("/games/{}", next.id);
    let seen = server.get(&path, &game.seats[2]).await;
    seen.refused(403, "forbidden");
    let third = again(&server, &next).await;
    assert_eq!(server.view(&third).await["active_seat"], 0);
    let path = format!("/games/{}/events", third.id);
    let events = server.get(&path, &third.host).await.ok(200);
    let start = &events["events"][3];
    assert_eq!(start["type"], "start");
    assert_eq!(
        (&start["first"], &start["drawn"]),
        (&json!(0), &json!(false))
    );
}

#[tokio::test]
async fn a_game_that_everyone_has_left_has_no_rematch() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    game.play(0, json!({"type": "leave"})).await;
    rematch(&server, &game)
        .await
        .refused(409, "too_few_players");
}

#[tokio::test]
async fn the_host_stays_the_host() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo"]).await;
    let start = json!({"order": [1, 2, 0]});
    server
        .post(&game.path("/start"), &game.host, start)
        .await
        .ok(200);
    let old = game.finish().await;
    assert_eq!(
        names(&old)[old["host_seat"].as_u64().unwrap() as usize],
        "Ana"
    );
    let made = rematch(&server, &game).await.ok(201);
    let next = &made["game"];
    assert_eq!(names(next), ["Ben", "Cleo", "Ana"]);
    assert_eq!(
        (&next["host_seat"], &next["active_seat"]),
        (&json!(2), &json!(1))
    );
    let host = made["host_token"].as_str().unwrap();
    let moves = format!("/games/{}/moves", next["id"].as_str().unwrap());
    let finish = json!({"type": "finish"});
    server.post(&moves, host, finish).await.ok(201);
}

#[tokio::test]
async fn everyone_in_the_old_game_sees_the_new_one() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
    let seq = game.finish().await["seq"].as_u64().unwrap();
    let path = game.path(&format!("/stream?after={seq}"));
    let mut stream = server.follow(&path, &game.seats[1], None).await;
    let made = rematch(&server, &game).await.ok(201);
    let next = &made["game"]["id"];
    let event = stream.next_event().await.json();
    assert_eq!(event["event"]["type"], "rematch");
    assert_eq!(event["event"]["next"], *next);
    assert_eq!(event["event"]["seat"], Value::Null);
    assert_eq!(game.view().await["next"], *next);
    let path = format!("/groups/{}/games", game.group);
    let list = server.get(&path, &game.keeper).await.ok(200);
    assert_eq!(list["games"][0]["id"], *next);
    assert_eq!(list["games"][1]["next"], *next);
}

#[tokio::test]
async fn the_token_of_the_old_seat_joins_the_rematch() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let stranger = server.play("turns", &["Eve"]).await;
    game.finish().await;
    let made = CreatedGame::of(&rematch(&server, &game).await.ok(201));
    let join = format!("/games/{}/join", made.id);
    let joined = server.post(&join, &game.seats[0], json!({})).await.ok(201);
    assert_eq!(joined["seat"], 0);
    let token = joined["token"].as_str().unwrap();
    let moved = server
        .make_move(&made, token, cross("red", 5))
        .await
        .ok(201);
    assert_eq!(moved["event"]["seat"], 0);
    server
        .post(&join, "", json!({}))
        .await
        .refused(401, "unauthenticated");
    let response = server.post(&join, &stranger.seats[0], json!({})).await;
    response.refused(403, "forbidden");
    let old = format!("/games/{}/join", game.id);
    let response = server.post(&old, &game.seats[0], json!({})).await;
    response.refused(403, "forbidden");
}

#[tokio::test]
async fn a_game_has_one_rematch_and_only_when_it_is_over() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    assert!([409, 422].contains(&rematch(&server, &game).await.status));
    game.start().await;
    assert!([409, 422].contains(&rematch(&server, &game).await.status));
    game.finish().await;
    let together = (0..4).map(|_| rematch(&server, &game));
    let responses = futures_util::future::join_all(together).await;
    let (made, refused): (Vec<_>, Vec<_>) = responses
        .iter()
        .partition(|response| response.status == 201);
    assert_eq!(made.len(), 1);
    for response in refused {
        response.refused(409, "already_started");
    }
}

#[tokio::test]
async fn an_ended_game_stays_as_it_is_while_there_is_a_rematch() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    game.play(0, cross("red", 5)).await;
    let locked = json!({"type": "correct", "penalties": 3, "seat": 1});
    game.try_host_move(locked).await.ok(201);
    game.play(1, json!({"type": "end_turn", "turn": 1})).await;
    let end = json!({"type": "end_turn", "turn": 2});
    let ended = game.play(1, end.clone()).await;
    assert_eq!(ended["status"], "finished");
    let next = CreatedGame::of(&rematch(&server, &game).await.ok(201));
    let undo = json!({"type": "undo"});
    let rewind = json!({"type": "rewind", "to": 4});
    for refused in [
        game.try_move(1, undo.clone()).await,
        game.try_host_move(undo.clone()).await,
        game.try_host_move(rewind.clone()).await,
    ] {
        refused.refused(422, "game_over");
        for part in ["next game", "host has to delete"] {
            assert!(refused.text.contains(part), "{}", refused.text);
        }
    }
    // The play of the next game changes nothing, only that it is gone.
    server
        .make_move(&next, &next.host, cross("red", 5))
        .await
        .ok(201);
    game.try_host_move(undo.clone())
        .await
        .refused(422, "game_over");
    let path = format!("/games/{}", next.id);
    assert_eq!(server.delete(&path, &next.host).await.status, 204);
    let undone = game.try_move(1, undo).await.ok(201);
    assert_eq!(undone["game"]["status"], "playing");
    assert_eq!(undone["game"]["next"], Value::Null);
    game.try_host_move(rewind).await.ok(201);
    game.finish().await;
    rematch(&server, &game).await.ok(201);
}

/// Creates a rematch of a game.
async fn again(server: &Server, game: &CreatedGame) -> CreatedGame {
    let finish = json!({"type": "finish"});
    server.make_move(game, &game.host, finish).await.ok(201);
    let path = format!("/games/{}/rematch", game.id);
    CreatedGame::of(&server.post(&path, &game.host, json!({})).await.ok(201))
}

#[tokio::test]
async fn a_transferred_seat_cannot_be_reclaimed_from_earlier_games() {
    let server = Server::start().await;
    for by_link in [true, false] {
        let first = server.start_game("turns", &["Ana", "Ben", "Cleo"]).await;
        let second = again(&server, &first).await;
        let third = again(&server, &second).await;
        let seat = format!("/games/{}/seats", third.id);
        if by_link {
            let path = format!("{seat}/1/handover");
            let link = server.post(&path, &third.host, json!({})).await.ok(201);
            server.accept(&link).await.ok(201);
        } else {
            let path = format!("{seat}/1/token");
            server.post(&path, &third.host, json!({})).await.ok(201);
        }
        for (old, ben, next) in [(&first, 1, &second), (&second, 1, &third)] {
            let join = format!("/games/{}/join", next.id);
            let response = server.post(&join, &old.seats[ben], json!({})).await;
            response.refused(401, "unauthenticated");
            let others = [0, 1, 2].into_iter().filter(|seat| *seat != ben);
            for other in others {
                let joined = server.post(&join, &old.seats[other], json!({})).await;
                joined.ok(201);
            }
        }
    }
}

#[tokio::test]
async fn a_link_to_a_seat_of_an_earlier_game_ends_with_the_seat() {
    let server = Server::start().await;
    let first = server.start_game("turns", &["Ana", "Ben"]).await;
    let second = again(&server, &first).await;
    let path = format!("/games/{}/seats/1/handover", first.id);
    let link = server.post(&path, &first.seats[1], json!({})).await.ok(201);
    let path = format!("/games/{}/seats/1/token", second.id);
    server.post(&path, &second.host, json!({})).await.ok(201);
    server.accept(&link).await.refused(410, "gone");
}

#[tokio::test]
async fn the_host_of_an_earlier_game_cannot_transfer_seats_of_the_rematch() {
    let server = Server::start().await;
    let first = server.start_game("sheet", &["Ana", "Ben"]).await;
    let second = again(&server, &first).await;
    // The role goes to Ben.
    let path = format!("/games/{}/host", second.id);
    let moved = server.post(&path, &second.host, json!({"seat": 1})).await;
    moved.ok(200);
    let seat = format!("/games/{}/seats/1", first.id);
    for host in [&first.host, &first.keeper] {
        for given in ["handover", "token"] {
            let path = format!("{seat}/{given}");
            let response = server.post(&path, host, json!({})).await;
            response.refused(409, "already_started");
        }
    }
    let join = format!("/games/{}/join", second.id);
    let joined = server.post(&join, &first.seats[1], json!({})).await.ok(201);
    assert_eq!(joined["seat"], 1);
}
