//! Hidden scores on a board that scores more than its rows.

use serde_json::{Value, json};

use crate::common::Server;

/// Everything about a seat that says how many points it has.
fn points(seat: &Value) -> Vec<&Value> {
    let rows = seat["rows"].as_object().unwrap().values();
    let extra_rows = seat["extra_rows"].as_object().unwrap().values();
    let rows = rows.chain(extra_rows).map(|row| &row["score"]);
    let others = ["lines", "total", "penalty_score"].map(|name| seat.get(name).unwrap());
    rows.chain(others).collect()
}

#[tokio::test]
async fn the_lines_and_the_track_of_others_are_hidden_until_the_end() {
    let server = Server::start().await;
    for (board, row, numbers, total) in [
        ("lucky-15", "track", [5, 11], 11),
        ("big-points", "red", [5, 6], 3),
    ] {
        let game = server
            .game(json!({
                "variant": board, "mode": "sheet", "players": ["Ana", "Ben"], "start": true,
                "house_rules": {"hide_scores": true},
            }))
            .await;
        for seat in [0, 1] {
            for number in numbers {
                game.cross(seat, row, number).await;
            }
        }
        let path = game.path("");
        for seat in [0, 1] {
            let view = server.get(&path, &game.seats[seat]).await.ok(200);
            let other = &view["seats"][1 - seat];
            assert!(points(other).iter().all(|it| it.is_null()), "{other}");
            // What is crossed is on the table for all to see.
            let crossed = other.pointer(&format!("/extra_rows/{row}/crossed"));
            assert!(crossed.is_none_or(|crossed| *crossed == json!(numbers)));
            let own = &view["seats"][seat];
            assert!(points(own).iter().all(|it| !it.is_null()), "{own}");
            assert_eq!(own["total"], total);
        }
        let share = game.path("/share");
        let share = server.post(&share, &game.host, json!({})).await.ok(201);
        let watched = server.get(&path, share["token"].as_str().unwrap()).await;
        let watched = watched.ok(200);
        for seat in watched["seats"].as_array().unwrap() {
            assert!(points(seat).iter().all(|it| it.is_null()), "{seat}");
        }
        game.finish().await;
        let view = server.get(&path, &game.seats[0]).await.ok(200);
        let ben = &view["seats"][1];
        assert!(points(ben).iter().all(|it| !it.is_null()), "{ben}");
        assert_eq!(ben["total"], total);
    }
}
