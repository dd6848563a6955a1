//! The history of a group.

use serde_json::{Value, json};

use crate::common::{Server, TestGame};

async fn list(server: &Server, game: &TestGame<'_>, query: &str) -> Value {
    let path = format!("/groups/{}/games{query}", game.group);
    server.get(&path, &game.keeper).await.ok(200)
}

fn ids(list: &Value) -> Vec<&str> {
    let games = list["games"].as_array().unwrap().iter();
    games.map(|game| game["id"].as_str().unwrap()).collect()
}

/// Creates games of one group; returns their ids, newest first.
async fn more(server: &Server, first: &TestGame<'_>, bodies: &[Value]) -> Vec<String> {
    let mut made = vec![first.id.clone()];
    for body in bodies {
        // Ids do not grow, so games of one millisecond may stand in either order.
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        let game = server
            .post("/games", &first.keeper, body.clone())
            .await
            .ok(201);
        assert_eq!(game["game"]["group"], first.group);
        made.insert(0, game["game"]["id"].as_str().unwrap().to_owned());
    }
    made
}

#[tokio::test]
async fn a_finished_game_is_listed_with_its_result() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(1, "red", 5).await;
    let end = game.finish().await;
    let list = list(&server, &game, "").await;
    assert_eq!(list["next_cursor"], Value::Null);
    let line = &list["games"][0];
    for field in [
        "id",
        "group",
        "variant",
        "mode",
        "status",
        "next",
        "created_at",
        "started_at",
        "finished_at",
        "result",
    ] {
        assert_eq!(line[field], end[field], "{field}");
    }
    for seat in 0..2 {
        for field in ["seat", "player", "name"] {
            assert_eq!(
                line["seats"][seat][field], end["seats"][seat][field],
                "{field}"
            );
        }
    }
}

#[tokio::test]
async fn games_are_listed_in_pages_newest_first() {
    let server = Server::start().await;
    let first = server.play("turns", &["Ana"]).await;
    let bodies = vec![json!({"variant": "classic"}); 4];
    let made = more(&server, &first, &bodies).await;
    assert_eq!(ids(&list(&server, &first, "").await), made);
    let mut seen = Vec::new();
    let mut query = "?limit=2".to_owned();
    for size in [2, 2, 1] {
        let page = list(&server, &first, &query).await;
        let page_ids: Vec<String> = ids(&page).into_iter().map(str::to_owned).collect();
        assert_eq!(page_ids.len(), size);
        seen.extend(page_ids);
        let cursor = page["next_cursor"].as_str().unwrap_or_default();
        query = format!("?limit=2&cursor={cursor}");
        assert_eq!(cursor.is_empty(), size == 1);
    }
    assert_eq!(seen, made);
    // The last page is full, and there is none behind it.
    assert_eq!(
        list(&server, &first, "?limit=5").await["next_cursor"],
        Value::Null
    );
}

#[tokio::test]
async fn games_are_found_by_player_board_and_status() {
    let server = Server::start().await;
    let first = server.play("turns", &["Ana", "Ben"]).await;
    let bodies = [
        json!({"variant": "longo", "players": ["Ben"], "start": true}),
        json!({"variant": "classic"}),
    ];
    let made = more(&server, &first, &bodies).await;
    first.cross(0, "red", 5).await;
    let end = first.finish().await;
    let player = |seat: usize| end["seats"][seat]["player"].as_str().unwrap();
    for (query, found) in [
        ("?status=lobby".to_owned(), vec![0]),
        ("?status=playing".to_owned(), vec![1]),
        ("?status=finished".to_owned(), vec![2]),
        ("?status=last_call".to_owned(), vec![]),
        ("?variant=longo".to_owned(), vec![1]),
        ("?variant=classic".to_owned(), vec![0, 2]),
        (format!("?player={}", player(0)), vec![2]),
        (format!("?player={}", player(1)), vec![1, 2]),
        (format!("?player={}&status=finished", player(1)), vec![2]),
    ] {
        let found: Vec<&String> = found.into_iter().map(|index: usize| &made[index]).collect();
        assert_eq!(ids(&list(&server, &first, &query).await), found, "{query}");
    }
}

#[tokio::test]
async fn invalid_filters_are_refused() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    for (query, code) in [
        ("limit=0", "invalid_value"),
        ("limit=101", "invalid_value"),
        ("limit=-1", "invalid_value"),
        ("limit=many", "invalid_value"),
        ("cursor=x", "invalid_value"),
        ("cursor=99999999999999999999-000000000000", "invalid_value"),
        ("status=open", "invalid_value"),
        ("variant=chess", "invalid_value"),
        ("variant=", "invalid_value"),
        ("player=Ana", "invalid_value"),
        ("result=draw", "invalid_value"),
        ("result=won", "invalid_value"),
        ("from=yesterday", "invalid_value"),
        ("to=2026-02-30", "invalid_value"),
        ("from=2026-01-02&to=2026-01-01", "invalid_value"),
        ("color=red", "unknown_field"),
    ] {
        let path = format!("/groups/{}/games?{query}", game.group);
        server.get(&path, &game.keeper).await.refused(400, code);
    }
    let path = format!("/groups/{}/games?limit=100", game.group);
    server.get(&path, &game.keeper).await.ok(200);
}

#[tokio::test]
async fn another_groups_games_are_not_listed() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let other = server.play("turns", &["Ana"]).await;
    assert_ne!(game.group, other.group);
    assert_eq!(ids(&list(&server, &game, "").await), [&game.id]);
    let path = format!("/groups/{}/games", game.group);
    server
        .get(&path, &other.keeper)
        .await
        .refused(403, "forbidden");
}

#[tokio::test]
async fn games_are_found_by_their_result_and_by_part_of_a_name() {
    let server = Server::start().await;
    let first = server.play("sheet", &["Ana", "Ñandú"]).await;
    let bodies = [
        json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Susana"], "start": true}),
        json!({"variant": "classic", "mode": "sheet", "players": ["Cleo"]}),
    ];
    let made = more(&server, &first, &bodies).await;
    first.cross(0, "red", 5).await;
    for row in ["yellow", "blue"] {
        first.play(0, json!({"type": "close", "row": row})).await;
    }
    let end = first.finish().await;
    let player = |seat: usize| end["seats"][seat]["player"].as_str().unwrap();
    let rename = format!("/groups/{}", first.group);
    let friday = json!({"name": "Friday"});
    server.patch(&rename, &first.keeper, friday).await.ok(200);
    for (query, found) in [
        ("?result=locks".to_owned(), vec![2]),
        ("?result=stopped".to_owned(), vec![]),
        (format!("?result=won&player={}", player(0)), vec![2]),
        (format!("?result=lost&player={}", player(0)), vec![]),
        (format!("?result=lost&player={}", player(1)), vec![2]),
        ("?q=ñAND".to_owned(), vec![2]),
        ("?q=ana".to_owned(), vec![1, 2]),
        (format!("?q=usa&player={}", player(0)), vec![1]),
        ("?q=cleo".to_owned(), vec![0]),
        ("?q=nemo".to_owned(), vec![]),
        ("?q=%25".to_owned(), vec![]),
        ("?q=friDAY".to_owned(), vec![0, 1, 2]),
        ("?q=".to_owned(), vec![0, 1, 2]),
    ] {
        let found: Vec<&String> = found.into_iter().map(|index: usize| &made[index]).collect();
        assert_eq!(ids(&list(&server, &first, &query).await), found, "{query}");
    }
}

#[tokio::test]
async fn days_are_those_of_the_groups_time_zone() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana"]).await;
    let made = game.view().await["created_at"].as_str().unwrap().to_owned();
    let made: chrono::DateTime<chrono::Utc> = made.parse().unwrap();
    // Half a day before and after Greenwich: one of the two has another date at any time.
    for zone in ["Etc/GMT+12", "Pacific/Kiritimati", "UTC"] {
        let path = format!("/groups/{}", game.group);
        let body = json!({"time_zone": zone});
        server.patch(&path, &game.keeper, body).await.ok(200);
        let zone: chrono_tz::Tz = zone.parse().unwrap();
        let day = made.with_timezone(&zone).date_naive();
        let (before, after) = (day.pred_opt().unwrap(), day.succ_opt().unwrap());
        for (query, is_found) in [
            (format!("?from={day}&to={day}"), true),
            (format!("?from={before}&to={after}"), true),
            (format!("?from={day}"), true),
            (format!("?to={day}"), true),
            (format!("?to={before}"), false),
            (format!("?from={after}"), false),
        ] {
            let found = list(&server, &game, &query).await;
            assert_eq!(ids(&found).len(), usize::from(is_found), "{zone} {query}");
        }
    }
}

#[tokio::test]
async fn the_next_page_skips_no_game_when_new_ones_are_created() {
    let server = Server::start().await;
    let first = server.play("turns", &["Ana"]).await;
    let bodies = vec![json!({"variant": "classic"}); 3];
    let made = more(&server, &first, &bodies).await;
    let page = list(&server, &first, "?limit=2").await;
    assert_eq!(ids(&page), made[..2]);
    more(&server, &first, &bodies).await;
    let cursor = page["next_cursor"].as_str().unwrap();
    let rest = list(&server, &first, &format!("?limit=2&cursor={cursor}")).await;
    assert_eq!(ids(&rest), made[2..]);
}
