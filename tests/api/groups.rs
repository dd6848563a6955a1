//! Groups and their players.

use serde_json::json;

use crate::common::{Server, TestGroup};

#[tokio::test]
async fn a_group_is_created_with_a_token_for_its_keeper() {
    let server = Server::start().await;
    let made = server
        .post("/groups", "", json!({"name": " Friday "}))
        .await
        .ok(201);
    assert_eq!(made["group"]["name"], "Friday");
    let token = made["token"].as_str().unwrap();
    let path = format!("/groups/{}", made["group"]["id"].as_str().unwrap());
    let group = server.get(&path, token).await.ok(200);
    let id = &made["group"]["id"];
    assert_eq!((&group["id"], &group["name"]), (id, &json!("Friday")));
    assert_eq!(group["players"], json!([]));
    let wanted = json!({"variant": "classic", "players": ["Ana"]});
    let game = server.post("/games", token, wanted).await.ok(201);
    assert_eq!(game["game"]["group"], *id);
    // The token authenticates its sender.
    assert!(game["group_token"].is_null());
}

#[tokio::test]
async fn a_player_is_added_once() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let players = format!("{}/players", group.path);
    let add = |name: &str| server.post(&players, &group.token, json!({"name": name}));
    let added = add("Ana").await.ok(201);
    add("ANA").await.refused(409, "name_taken");
    assert_eq!(
        group.get(&server, "").await["players"],
        json!([{"id": added["id"], "name": "Ana"}])
    );
    let wanted = json!({"variant": "classic", "players": ["ana"]});
    let game = server.post("/games", &group.token, wanted).await.ok(201);
    assert_eq!(game["game"]["seats"][0]["player"], added["id"]);
}

#[tokio::test]
async fn a_group_needs_a_valid_name() {
    let server = Server::start().await;
    for (body, code) in [
        (json!({}), "invalid_value"),
        (json!({"name": ""}), "invalid_value"),
        (json!({"name": 7}), "invalid_value"),
        (json!({"name": "x".repeat(41)}), "invalid_value"),
        (json!({"name": "Friday", "color": "red"}), "unknown_field"),
    ] {
        server.post("/groups", "", body).await.refused(400, code);
    }
}

#[tokio::test]
async fn a_group_is_visible_to_its_members_only() {
    let server = Server::start().await;
    let path = server.group("Friday").await.path;
    let stranger = &server.group("Monday").await.token;
    let players = format!("{path}/players");
    let ana = json!({"name": "Ana"});
    server.get(&path, "").await.refused(401, "unauthenticated");
    server.get(&path, stranger).await.refused(403, "forbidden");
    server
        .post(&players, "", ana.clone())
        .await
        .refused(401, "unauthenticated");
    server
        .post(&players, stranger, ana)
        .await
        .refused(403, "forbidden");
}

#[tokio::test]
async fn a_keeper_changes_the_name_and_time_zone_of_a_group() {
    let server = Server::start().await;
    let TestGroup { path, token } = server.group_in("Asia/Tokyo", "Friday").await;
    assert_eq!(
        server.get(&path, &token).await.ok(200)["time_zone"],
        "Asia/Tokyo"
    );
    let wanted = json!({"name": " Monday ", "time_zone": "Europe/Madrid"});
    let changed = server.patch(&path, &token, wanted).await.ok(200);
    assert_eq!(changed["name"], "Monday");
    assert_eq!(changed["time_zone"], "Europe/Madrid");
    assert_eq!(
        server.patch(&path, &token, json!({})).await.ok(200),
        changed
    );
    for (body, code) in [
        (json!({"time_zone": "Mars"}), "invalid_value"),
        (json!({"time_zone": ""}), "invalid_value"),
        (json!({"name": "", "time_zone": "UTC"}), "invalid_value"),
        (json!({"color": "red"}), "unknown_field"),
    ] {
        server.patch(&path, &token, body).await.refused(400, code);
    }
    assert_eq!(server.get(&path, &token).await.ok(200), changed);
}

#[tokio::test]
async fn renaming_a_player_changes_the_name_everywhere() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    let ana = game.view().await["seats"][0]["player"].clone();
    let path = format!("/groups/{}/players/{}", game.group, ana.as_str().unwrap());
    let rename = |name: &str| server.patch(&path, &game.keeper, json!({"name": name}));
    rename("BEN").await.refused(409, "name_taken");
    assert_eq!(
        rename("ANA").await.ok(200),
        json!({"id": ana, "name": "ANA"})
    );
    assert_eq!(
        rename("Anna").await.ok(200),
        json!({"id": ana, "name": "Anna"})
    );
    // The game in memory knows it, too.
    assert_eq!(game.view().await["seats"][0]["name"], "Anna");
    let unknown = format!("/groups/{}/players/{}", game.group, "0".repeat(12));
    let response = server
        .patch(&unknown, &game.keeper, json!({"name": "Cleo"}))
        .await;
    response.refused(404, "not_found");
}
