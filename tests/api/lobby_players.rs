//! Removing and renaming players before the start.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::common::{Server, TestGame};

/// The path of the player in this seat.
async fn player(server: &Server, game: &TestGame<'_>, seat: usize) -> String {
    let view = server.get(&game.path(""), &game.keeper).await.ok(200);
    let id = view["seats"][seat]["player"].as_str().unwrap();
    game.path(&format!("/players/{id}"))
}

async fn remove(server: &Server, path: &str, token: &str) {
    let removed = server.delete(path, token).await;
    assert_eq!(removed.status, 204, "{}", removed.text);
}

async fn names(game: &TestGame<'_>) -> Vec<Value> {
    let view = game.view().await;
    let seats = view["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["name"].clone()).collect()
}

/// The players of the group of a game.
async fn group(server: &Server, game: &TestGame<'_>) -> (Value, Vec<Value>) {
    let path = format!("/groups/{}", game.group);
    let group = server.get(&path, &game.keeper).await.ok(200);
    let players = group["players"].as_array().unwrap().iter();
    let names = players.map(|player| player["name"].clone());
    (group["name"].clone(), names.collect())
}

fn token(joined: &Value) -> &str {
    joined["token"].as_str().unwrap()
}

#[tokio::test]
async fn a_removed_player_loses_the_seat_and_the_later_ones_move_up() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let ben = game.join("Ben").await.ok(201);
    let cleo = game.join("Cleo").await.ok(201);
    let path = player(&server, &game, 1).await;
    let mut stream = server
        .follow(&game.path("/stream?after=3"), token(&ben), None)
        .await;
    remove(&server, &path, &game.host).await;
    // The stream says why it ends.
    let sent = stream.next_event().await;
    let event = &sent.json()["event"];
    assert_eq!(
        (&event["type"], &event["seat"], &event["by"]),
        (&json!("remove"), &json!(1), &json!("host"))
    );
    stream.ends().await;
    let refused = server.get(&game.path(""), token(&ben)).await;
    refused.refused(401, "unauthenticated");
    assert_eq!(names(&game).await, ["Ana", "Cleo"]);
    game.start().await;
    let cross = json!({"type": "cross", "row": "red", "number": 4});
    let moved = server.make_move(&game, token(&cleo), cross).await.ok(201);
    assert_eq!(moved["event"]["seat"], 1);
}

#[tokio::test]
async fn a_removal_outlasts_a_restart_and_the_removed_can_join_again() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo"]).await;
    let path = player(&server, &game, 1).await;
    remove(&server, &path, &game.host).await;
    let made = (game.id.clone(), game.code.clone(), game.host.clone());
    let before = game.view().await;
    let server = server.restart().await;
    let view = server.get(&format!("/games/{}", made.0), &made.2).await;
    assert_eq!(view.ok(200), before);
    let join = json!({"code": made.1, "name": "Ben"});
    let joined = server.post("/games/join", "", join).await.ok(201);
    assert_eq!(joined["seat"], 2);
}

#[tokio::test]
async fn two_who_remove_a_player_at_once_remove_no_other_one() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo", "Dora"]).await;
    let path = player(&server, &game, 1).await;
    let both = [&game.host, &game.keeper].map(|token| server.delete(&path, token));
    let mut statuses: Vec<u16> = join_all(both).await.iter().map(|it| it.status).collect();
    statuses.sort();
    assert_eq!(statuses, [204, 404]);
    assert_eq!(names(&game).await, ["Ana", "Cleo", "Dora"]);
}

#[tokio::test]
async fn only_those_who_manage_the_game_remove_and_rename_and_only_before_the_start() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben"]).await;
    let path = player(&server, &game, 1).await;
    let name = json!({"name": "Cleo"});
    for (token, status, code) in [
        (game.seats[0].as_str(), 403, "host_only"),
        (&game.seats[1], 403, "host_only"),
        ("", 401, "unauthenticated"),
    ] {
        server.delete(&path, token).await.refused(status, code);
        let renamed = server.patch(&path, token, name.clone()).await;
        renamed.refused(status, code);
    }
    let unknown = game.path("/players/c4w0r7ybm2gs");
    server
        .delete(&unknown, &game.host)
        .await
        .refused(404, "not_found");
    let renamed = server.patch(&unknown, &game.host, name.clone()).await;
    renamed.refused(404, "not_found");
    game.start().await;
    let removed = server.delete(&path, &game.host).await;
    removed.refused(409, "already_started");
    let renamed = server.patch(&path, &game.host, name).await;
    renamed.refused(409, "already_started");
    assert_eq!(names(&game).await, ["Ana", "Ben"]);
}

#[tokio::test]
async fn a_seat_with_the_role_of_the_host_is_not_removed() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo"]).await;
    let host = json!({"seat": 1});
    server
        .post(&game.path("/host"), &game.host, host)
        .await
        .ok(200);
    let path = player(&server, &game, 1).await;
    let removed = server.delete(&path, &game.seats[1]).await;
    removed.refused(403, "forbidden");
    // The role goes along when an earlier seat is removed.
    let path = player(&server, &game, 0).await;
    remove(&server, &path, &game.seats[1]).await;
    let view = server.get(&game.path(""), &game.seats[1]).await.ok(200);
    assert_eq!(view["host_seat"], 0);
    assert_eq!(view["seats"][0]["name"], "Ben");
    let path = game.path("/start");
    server.post(&path, &game.seats[1], json!({})).await.ok(200);
}

#[tokio::test]
async fn a_link_that_hands_a_seat_over_ends_when_its_player_is_removed_or_renamed() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo"]).await;
    let mut links = Vec::new();
    for seat in [1, 2] {
        let path = game.path(&format!("/seats/{seat}/handover"));
        let made = server.post(&path, &game.host, json!({})).await.ok(201);
        links.push(token(&made).to_owned());
    }
    let (ben, cleo) = (
        player(&server, &game, 1).await,
        player(&server, &game, 2).await,
    );
    remove(&server, &ben, &game.host).await;
    let renamed = server.patch(&cleo, &game.host, json!({"name": "Clea"}));
    renamed.await.ok(200);
    for link in links {
        let accepted = server
            .post("/links/accept", "", json!({"token": link}))
            .await;
        // A player who has no other game is deleted with the link.
        accepted.refused(404, "not_found");
    }
}

#[tokio::test]
async fn those_who_hold_a_renamed_seat_keep_it_and_a_typing_mistake_leaves_no_player_behind() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Bne"]).await;
    let path = player(&server, &game, 1).await;
    let renamed = server.patch(&path, &game.host, json!({"name": "Ben"}));
    let view = renamed.await.ok(200);
    assert_eq!(view["seats"][1]["name"], "Ben");
    let again = server
        .patch(&path, &game.host, json!({"name": "Ben"}))
        .await;
    again.refused(404, "not_found");
    let own = server.get(&game.path(""), &game.seats[1]).await.ok(200);
    assert_eq!(own["seats"][1]["name"], "Ben");
    // Only the spelling changes: the player stays the same.
    let path = player(&server, &game, 1).await;
    server
        .patch(&path, &game.host, json!({"name": "BEN"}))
        .await
        .ok(200);
    assert_eq!(player(&server, &game, 1).await, path);
    assert_eq!(names(&game).await, ["Ana", "BEN"]);
    let first = player(&server, &game, 0).await;
    server
        .patch(&first, &game.host, json!({"name": "Anna"}))
        .await
        .ok(200);
    game.start().await;
    game.cross(1, "red", 4).await;
    let named = group(&server, &game).await;
    assert_eq!(
        named,
        (json!("Anna & BEN"), vec![json!("Anna"), json!("BEN")])
    );
}

#[tokio::test]
async fn a_seat_is_given_to_a_known_player_and_one_with_earlier_games_stays_in_the_group() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben", "Cleo"]).await;
    game.finish().await;
    let new = json!({"variant": "classic", "players": ["Ana", "Cleo"]});
    let made = server.post("/games", &game.keeper, new).await.ok(201);
    let view = &made["game"];
    let path = format!(
        "/games/{}/players/{}",
        view["id"].as_str().unwrap(),
        view["seats"][1]["player"].as_str().unwrap()
    );
    let taken = server
        .patch(&path, &game.keeper, json!({"name": "ana"}))
        .await;
    taken.refused(409, "name_taken");
    let unreadable = server
        .patch(&path, &game.keeper, json!({"name": " "}))
        .await;
    unreadable.refused(400, "invalid_value");
    let renamed = server.patch(&path, &game.keeper, json!({"name": "Ben"}));
    let renamed = renamed.await.ok(200);
    let ben = &game.view().await["seats"][1]["player"];
    assert_eq!(&renamed["seats"][1]["player"], ben);
    let (_, players) = group(&server, &game).await;
    assert_eq!(players, ["Ana", "Ben", "Cleo"]);
}

#[tokio::test]
async fn a_game_with_removed_players_is_exported_and_imported_again() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana", "Ben", "Cleo"]).await;
    let path = player(&server, &game, 1).await;
    remove(&server, &path, &game.host).await;
    let path = player(&server, &game, 1).await;
    server
        .patch(&path, &game.host, json!({"name": "Dora"}))
        .await
        .ok(200);
    game.join("Emil").await.ok(201);
    let order = json!({"order": [2, 0, 1]});
    server
        .post(&game.path("/start"), &game.host, order)
        .await
        .ok(200);
    let cross = json!({"type": "cross", "row": "red", "number": 4, "seat": 0});
    game.try_host_move(cross).await.ok(201);
    game.finish().await;
    let path = game.path("/export?format=json");
    let exported = server.get(&path, &game.host).await;
    let other = Server::start().await;
    let home = other.lobby(&["Zoe"]).await;
    let import = format!("/groups/{}/import", home.group);
    let imported = other.post(&import, &home.keeper, exported.json()).await;
    assert_eq!(imported.ok(200), json!({"imported": 1, "known": 0}));
    let path = format!("/groups/{}/export?format=json", home.group);
    let again = other.get(&path, &home.keeper).await.ok(200);
    let (again, game) = (&again["games"][1], &exported.json()["games"][0]);
    assert_eq!(again["events"], game["events"]);
    let seats = again["seats"].as_array().unwrap().iter();
    let names: Vec<&Value> = seats.map(|seat| &seat["name"]).collect();
    assert_eq!(names, ["Emil", "Ana", "Dora"]);
}

#[tokio::test]
async fn one_who_has_left_and_comes_back_under_the_same_name_is_told_why_that_is_taken() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben", "Cleo"]).await;
    game.play(1, json!({"type": "leave"})).await;
    for (name, why) in [
        ("ben", "Ben has left this game"),
        ("cleo", "Cleo is already in this game"),
    ] {
        let refused = game.join(name).await;
        refused.refused(409, "name_taken");
        assert!(refused.text.contains(why), "{}", refused.text);
    }
}
