//! Refused corrections of games on paper, and what follows from one.

use serde_json::{Value, json};

use super::corrections::{paper, paper_games};
use crate::common::{Server, TestGroup, verified};

#[tokio::test]
async fn a_wrong_paper_game_is_refused_and_changes_nothing() {
    let server = Server::start().await;
    let (group, paths) = paper_games(&server, &[("2025-03-14", 60, 50)]).await;
    let (path, token) = (&paths[0], &group.token);
    let before = server.get(path, token).await.ok(200);
    let with = |field: &str, value: Value| {
        let mut paper = paper("2025-03-14", 61, 50);
        paper[field] = value;
        json!({"paper": paper})
    };
    let seats = |names: &[&str]| -> Value {
        let seats = names.iter().map(|name| json!({"name": name, "total": 5}));
        seats.collect()
    };
    let long = "é".repeat(501);
    for body in [
        with("date", json!("2100-01-01")),
        with("date", json!("1989-12-31")),
        with("date", Value::Null),
        with("variant", json!("nothing")),
        with("reason", json!("boredom")),
        with("note", json!(long)),
        with("place", json!("one\ntwo")),
        with("seats", json!([])),
        with("seats", seats(&["Ana", "ana"])),
        with(
            "seats",
            seats(&["A", "B", "C", "D", "E", "F", "G", "H", "I"]),
        ),
        with("seats", seats(&["Ana", ""])),
        with("seats", seats(&["\u{202e}ana"])),
        with("seats", json!([{"name": "Ana", "total": 99_999}])),
        with("seats", json!([{"name": "Ana"}])),
        json!({"paper": "Ana won"}),
    ] {
        let refused = server.patch(path, token, body.clone()).await;
        assert_eq!(refused.status, 400, "{body}");
    }
    let unknown = with("winner", json!("Ana"));
    server
        .patch(path, token, unknown)
        .await
        .refused(400, "unknown_field");
    let stranger = server.group("Strangers").await;
    let right = json!({"paper": paper("2025-03-14", 61, 50)});
    server
        .patch(path, &stranger.token, right.clone())
        .await
        .refused(403, "forbidden");
    server
        .patch(path, "", right)
        .await
        .refused(401, "unauthenticated");
    assert_eq!(server.get(path, token).await.ok(200), before);
    // Nobody was added to the group.
    assert_eq!(
        group.get(&server, "").await["players"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[tokio::test]
async fn ratings_streaks_and_records_follow_a_correction() {
    let server = Server::start().await;
    let games = [
        ("2025-03-14", 60, 50),
        ("2025-03-15", 61, 50),
        ("2025-03-16", 90, 50),
    ];
    let (group, paths) = paper_games(&server, &games).await;
    let ana = group.player(&server, "Ana").await;
    let stats = async || group.get(&server, &format!("/players/{ana}/stats")).await;
    let before = stats().await;
    assert_eq!(before["best"], 90);
    let ratings = group.get(&server, "/ratings").await;
    // The last game was Ben's.
    let corrected = json!({"paper": paper("2025-03-16", 50, 90)});
    server
        .patch(&paths[0], &group.token, corrected)
        .await
        .ok(200);
    let after = stats().await;
    assert_eq!(after["best"], 61);
    assert_ne!(group.get(&server, "/ratings").await, ratings);
    // A new first day changes the order of the games.
    let date = json!({"date": "2025-03-01"});
    server.patch(&paths[0], &group.token, date).await.ok(200);
    let listed = group.get(&server, "/games").await;
    let days: Vec<_> = listed["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| &it["day"])
        .collect();
    assert_eq!(days, ["2025-03-15", "2025-03-14", "2025-03-01"]);
}

#[tokio::test]
async fn a_game_with_a_rematch_is_corrected_and_keeps_it() {
    let server = Server::start_on_file().await;
    let (group, paths) = paper_games(&server, &[("2025-03-14", 60, 50)]).await;
    let (path, token) = (&paths[0], &group.token);
    let of_rematch = format!("{path}/rematch");
    let rematch = server.post(&of_rematch, token, json!({}));
    let next = rematch.await.ok(201)["game"]["id"].clone();
    for (date, ana, ben) in [("2025-03-13", 60, 50), ("2025-03-14", 40, 90)] {
        let corrected = json!({"paper": paper(date, ana, ben)});
        let after = server.patch(path, token, corrected.clone()).await.ok(200);
        assert_eq!((&after["next"], &after["day"]), (&next, &json!(date)));
        // What is there already is no correction.
        assert_eq!(server.patch(path, token, corrected).await.ok(200), after);
    }
    let date = json!({"date": "2025-03-12"});
    assert_eq!(server.patch(path, token, date).await.ok(200)["next"], next);
    let again = server.post(&of_rematch, token, json!({}));
    again.await.refused(409, "already_started");
    let of_next = format!("/games/{}", next.as_str().unwrap());
    let before = server.get(&of_next, token).await.ok(200);
    let document = group.get(&server, "/export?format=json").await;
    let server = server.restart().await;
    assert_eq!(server.get(path, token).await.ok(200)["next"], next);
    assert_eq!(server.get(&of_next, token).await.ok(200), before);
    let other = server.group("Other").await;
    let imported = other.import_json(&server, document).await.ok(200);
    assert_eq!(imported["imported"], 2);
    verified(&server).await;
}

#[tokio::test]
async fn a_deleted_player_stays_in_a_corrected_game_without_a_name() {
    let server = Server::start_on_file().await;
    let games = [("2025-03-14", 60, 50), ("2025-03-15", 60, 50)];
    let (group, paths) = paper_games(&server, &games).await;
    let (path, token) = (&paths[0], &group.token);
    let ben = group.player(&server, "Ben").await;
    let of_ben = format!("{}/players/{ben}", group.path);
    assert_eq!(server.delete(&of_ben, token).await.status, 204);
    let of = |seats: Value| json!({"paper": {"date": "2025-03-15", "variant": "classic", "seats": seats}});
    let before = server.get(path, token).await.ok(200);
    for seats in [
        // Ana was not deleted.
        json!([{"name": "", "total": 61}, {"name": "", "total": 50}]),
        json!([{"name": null, "total": 61}, {"name": "Cleo", "total": 50}]),
        json!([{"name": "Ana", "total": 61}, {"name": "", "total": 50}, {"name": "", "total": 5}]),
        json!([{"name": "Ana", "total": 61}, {"total": 50}]),
    ] {
        let refused = server.patch(path, token, of(seats.clone())).await;
        assert_eq!(refused.status, 400, "{seats}");
    }
    assert_eq!(server.get(path, token).await.ok(200), before);
    for (name, seat, seats) in [
        (json!(""), 1, json!([{"name": "Ana", "total": 61}])),
        (json!(null), 1, json!([{"name": "Ana", "total": 62}])),
        // The player before was taken out.
        (json!(" "), 0, json!([])),
    ] {
        let mut seats = seats;
        let stays = json!({"name": name, "total": 51});
        seats.as_array_mut().unwrap().push(stays);
        let after = server.patch(path, token, of(seats)).await.ok(200);
        let stayed = &after["seats"][seat];
        assert_eq!(
            (&stayed["name"], &stayed["total"]),
            (&json!(""), &json!(51))
        );
        assert_eq!(stayed["player"], before["seats"][1]["player"]);
        verified(&server).await;
    }
    // Others of the group may still play as the player who has left this game.
    assert_eq!(group.player(&server, "Ana").await.len(), 12);
    let named = of(json!([{"name": "Ben", "total": 51}]));
    let after = server.patch(path, token, named).await.ok(200);
    assert_eq!(after["seats"][0]["name"], "Ben");
    let unnamed = of(json!([{"name": "", "total": 51}]));
    let refused = server.patch(path, token, unnamed).await;
    refused.refused(400, "invalid_value");
    let document = json!({"format": "rowlock", "version": 1, "paper": [
        {"date": "2025-03-15", "variant": "classic", "seats": [{"name": "", "total": 51}]},
    ]});
    let refused = group.import_json(&server, document).await;
    refused.refused(400, "invalid_value");
    assert_eq!(
        refused.json()["mistakes"][0]["place"],
        "paper[0].seats[0].name"
    );
    verified(&server).await;
}

/// The names of a group's players.
async fn names(server: &Server, group: &TestGroup) -> Vec<String> {
    let group = group.get(server, "").await;
    let players = group["players"].as_array().unwrap().iter();
    let name = |player: &Value| player["name"].as_str().unwrap().to_owned();
    players.map(name).collect()
}

#[tokio::test]
async fn a_player_whom_a_correction_replaces_goes_unless_anything_else_is_theirs() {
    let server = Server::start_on_file().await;
    let games = [("2025-03-14", 60, 50), ("2025-03-15", 60, 50)];
    let (group, paths) = paper_games(&server, &games).await;
    let token = &group.token;
    let of = |name: &str| {
        json!({"paper": {"date": "2025-03-15", "variant": "classic", "seats": [
            {"name": "Ana", "total": 60}, {"name": name, "total": 50},
        ]}})
    };
    // Ben has another game, and Bne none.
    for (name, left) in [
        ("Bne", ["Ana", "Ben", "Bne"].as_slice()),
        ("Cleo", &["Ana", "Ben", "Cleo"]),
        ("Ben", &["Ana", "Ben"]),
        ("Dan", &["Ana", "Ben", "Dan"]),
    ] {
        server.patch(&paths[0], token, of(name)).await.ok(200);
        assert_eq!(names(&server, &group).await, left);
    }
    // A link to Dan’s seat was accepted.
    let handover = format!("{}/seats/1/handover", paths[0]);
    let link = server.post(&handover, token, json!({}));
    let link = link.await.ok(201);
    let seat = server.accept(&link).await.ok(201);
    server.patch(&paths[0], token, of("Ben")).await.ok(200);
    assert_eq!(names(&server, &group).await, ["Ana", "Ben", "Dan"]);
    let read = server.get(&paths[0], seat["token"].as_str().unwrap()).await;
    assert!([200, 403].contains(&read.status), "{}", read.text);
    // Ben’s last game is another’s, and then it is his again.
    server.patch(&paths[1], token, of("Eve")).await.ok(200);
    assert_eq!(names(&server, &group).await, ["Ana", "Ben", "Dan", "Eve"]);
    verified(&server).await;
}

#[tokio::test]
async fn a_group_that_is_named_after_a_replaced_player_is_named_after_another() {
    let server = Server::start_on_file().await;
    let game = server.play("sheet", &["Ana"]).await;
    game.finish().await;
    let group = TestGroup {
        path: format!("/groups/{}", game.group),
        token: game.keeper.clone(),
    };
    let document =
        json!({"format": "rowlock", "version": 1, "paper": [paper("2025-03-14", 60, 50)]});
    group.import_json(&server, document).await.ok(200);
    let listed = group.get(&server, "/games?to=2025-12-31").await;
    let path = format!("/games/{}", listed["games"][0]["id"].as_str().unwrap());
    assert_eq!(server.delete(&game.path(""), &game.host).await.status, 204);
    let mut corrected = paper("2025-03-14", 60, 50);
    corrected["seats"][0]["name"] = json!("Anna");
    server
        .patch(&path, &group.token, json!({"paper": corrected}))
        .await
        .ok(200);
    // The device of the deleted game has no right any more.
    assert!(names(&server, &group).await.contains(&"Anna".to_owned()));
    let name = group.get(&server, "").await["name"].clone();
    let names = names(&server, &group).await;
    assert!(
        names
            .iter()
            .any(|known| name.as_str().unwrap().contains(known)),
        "{name} {names:?}"
    );
    verified(&server).await;
}

#[tokio::test]
async fn a_deleted_game_and_a_deleted_group_cannot_be_corrected() {
    let server = Server::start().await;
    let games = [("2025-03-14", 60, 50), ("2025-03-15", 60, 50)];
    let (group, paths) = paper_games(&server, &games).await;
    let corrected = json!({"paper": paper("2025-03-14", 61, 50)});
    let date = json!({"date": "2025-03-13"});
    assert_eq!(server.delete(&paths[0], &group.token).await.status, 204);
    for body in [&corrected, &date] {
        let refused = server.patch(&paths[0], &group.token, body.clone()).await;
        refused.refused(404, "not_found");
    }
    // A correction and the deletion at once: the game is gone, whichever was first.
    let (patched, deleted) = tokio::join!(
        server.patch(&paths[1], &group.token, corrected.clone()),
        server.delete(&paths[1], &group.token),
    );
    assert!([200, 404].contains(&patched.status), "{}", patched.text);
    assert_eq!(deleted.status, 204);
    assert_eq!(server.get(&paths[1], &group.token).await.status, 404);
    assert_eq!(group.get(&server, "/stats").await["games"], 0);
    assert_eq!(server.delete(&group.path, &group.token).await.status, 204);
    let gone = server.patch(&paths[1], &group.token, date).await;
    assert!([401, 403, 404].contains(&gone.status), "{}", gone.text);
}
