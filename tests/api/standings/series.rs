//! The series of a group, and their standings.

use serde_json::{Value, json};

use super::{import, import_paper, line, lines, played};
use crate::common::{Server, TestGroup};

/// Adds a series; gives its path.
pub(in crate::api) async fn add(server: &Server, group: &TestGroup, body: Value) -> String {
    let path = format!("{}/series", group.path);
    let series = server.post(&path, &group.token, body).await.ok(201);
    format!("{path}/{}", series["id"].as_str().unwrap())
}

pub(in crate::api) fn winter() -> Value {
    json!({"name": "Winter cup", "from": "2026-01-01", "to": "2026-01-31", "scoring": "rank"})
}

/// A group in Madrid with games around the first and the last day of January 2026.
async fn january(server: &Server) -> TestGroup {
    let three = played(server, &[("Ana", 3), ("Ben", 2), ("Cleo", 1)], true).await;
    let two = played(server, &[("Ben", 4), ("Cleo", 2)], true).await;
    let early = played(server, &[("Ana", 1), ("Ben", 3)], false).await;
    let alone = played(server, &[("Cleo", 4)], true).await;
    let group = server.group_in("Europe/Madrid", "Friday").await;
    let games = [
        // One minute before the first day there, and its first minute.
        (&two, "2025-12-31T22:59:00Z"),
        (&three, "2025-12-31T23:00:00Z"),
        (&early, "2026-01-10T20:00:00Z"),
        (&alone, "2026-01-11T20:00:00Z"),
        (&two, "2026-01-31T22:59:00Z"),
        (&three, "2026-01-31T23:00:00Z"),
    ];
    import(server, &group, &games).await;
    import_paper(server, &group, "2026-01-31", &[("Ana", 40), ("Ben", 50)]).await;
    import_paper(server, &group, "2026-02-01", &[("Ana", 90), ("Ben", 50)]).await;
    group
}

#[tokio::test]
async fn a_series_counts_the_games_of_its_days_in_the_zone_of_the_group_by_each_scoring() {
    let server = Server::start().await;
    let group = january(&server).await;
    let path = add(&server, &group, winter()).await;
    // Ana: 3 and 1 for places. Ben: 2, 2 and 2. Cleo: 1 and 1.
    let by_rank = [
        line("Ben", [1, 3, 2, 63, 6]),
        line("Ana", [2, 2, 1, 46, 4]),
        line("Cleo", [3, 2, 0, 4, 2]),
    ];
    let series = server.get(&path, &group.token).await.ok(200);
    assert_eq!(series["games"], 3);
    assert_eq!(lines(&series["standings"]), by_rank);
    for (scoring, scores) in [("wins", [2, 1, 0]), ("total", [63, 46, 4])] {
        let change = json!({"scoring": scoring});
        server.patch(&path, &group.token, change).await.ok(200);
        let series = server.get(&path, &group.token).await.ok(200);
        let found = lines(&series["standings"]);
        let found: Vec<i64> = found.into_iter().map(|line| line.5).collect();
        assert_eq!(found, scores);
    }
    let open = json!({"to": null});
    let changed = server.patch(&path, &group.token, open).await.ok(200);
    assert_eq!(changed["to"], Value::Null);
    assert_eq!(
        server.get(&path, &group.token).await.ok(200)["games"],
        json!(5)
    );
}

#[tokio::test]
async fn a_series_of_one_evening_has_the_standings_of_that_evening() {
    let server = Server::start().await;
    let group = january(&server).await;
    let day =
        json!({"name": "One day", "from": "2026-02-01", "to": "2026-02-28", "scoring": "wins"});
    let path = add(&server, &group, day).await;
    let paper = json!({"from": "2026-02-02"});
    server.patch(&path, &group.token, paper).await.ok(200);
    let none = server.get(&path, &group.token).await.ok(200);
    assert_eq!(
        (&none["games"], &none["standings"]),
        (&json!(0), &json!([]))
    );
    let tie = played(&server, &[("Dora", 2), ("Emil", 2)], true).await;
    let other = server.group_in("Europe/Madrid", "Sunday").await;
    import(&server, &other, &[(&tie, "2026-02-10T20:00:00Z")]).await;
    let path = add(&server, &other, winter()).await;
    let february = json!({"to": "2026-02-28", "scoring": "wins"});
    server.patch(&path, &other.token, february).await.ok(200);
    let series = server.get(&path, &other.token).await.ok(200);
    let evening = other.get(&server, "/evening").await;
    assert_eq!(series["standings"], evening["standings"]);
    assert_eq!(lines(&evening["standings"])[1].1, 1);
}

#[tokio::test]
async fn series_are_listed_changed_and_deleted_and_go_with_their_group() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let list = format!("{}/series", group.path);
    assert_eq!(group.get(&server, "/series").await, json!({"series": []}));
    // Sent twice it is added once.
    let once = async || {
        let series = winter();
        let added = server.post_once(&list, &group.token, "key", &series).await;
        added.ok(201)
    };
    let first = once().await;
    assert_eq!(once().await, first);
    let path = format!("{list}/{}", first["id"].as_str().unwrap());
    let open = json!({"name": "Always", "from": "2026-03-01", "scoring": "total"});
    let always = add(&server, &group, open).await;
    let listed = group.get(&server, "/series").await["series"].clone();
    assert_eq!(listed[0]["name"], "Always");
    assert_eq!(listed[0]["to"], Value::Null);
    assert_eq!(listed[1], first);
    let renamed = json!({"name": " Winter  2026 "});
    let renamed = server.patch(&path, &group.token, renamed).await.ok(200);
    assert_eq!(renamed["to"], "2026-01-31");
    assert!(renamed["name"].as_str().unwrap().starts_with("Winter"));
    assert_eq!(
        server.patch(&path, &group.token, json!({})).await.ok(200),
        renamed
    );
    // Of another group it is unknown.
    let other = server.group("Sunday").await;
    let foreign = path.replace(&group.path, &other.path);
    for token in [&group.token, &other.token] {
        assert!([403, 404].contains(&server.get(&foreign, token).await.status));
    }
    let unknown = server.patch(&foreign, &other.token, json!({})).await;
    unknown.refused(404, "not_found");
    assert_eq!(server.delete(&path, &group.token).await.status, 204);
    server
        .delete(&path, &group.token)
        .await
        .refused(404, "not_found");
    let gone = server.patch(&path, &group.token, json!({})).await;
    gone.refused(404, "not_found");
    server
        .get(&path, &group.token)
        .await
        .refused(404, "not_found");
    assert_eq!(server.delete(&group.path, &group.token).await.status, 204);
    assert_ne!(server.get(&always, &group.token).await.status, 200);
}

#[tokio::test]
async fn a_group_has_fifty_series_at_most() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    for _ in 0..50 {
        add(&server, &group, winter()).await;
    }
    let path = format!("{}/series", group.path);
    let refused = server.post(&path, &group.token, winter()).await;
    refused.refused(429, "too_many_requests");
}
