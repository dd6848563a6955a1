//! How close and how long the games of a group are, and what turn 1 is worth, compared with numbers worked out by hand.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, TestGame, TestGroup};

/// A group whose games all are imported, so that their times are known.
struct Circle<'a> {
    server: &'a Server,
    group: TestGroup,
}

impl<'a> Circle<'a> {
    async fn make(server: &'a Server) -> Self {
        let group = server.group("Friday").await;
        Self { server, group }
    }

    async fn get(&self, below: &str) -> Value {
        self.group.get(self.server, below).await
    }

    async fn stats_of(&self, name: &str) -> Value {
        let id = self.group.player(self.server, name).await;
        self.get(&format!("/players/{id}/stats")).await
    }

    /// Imports a finished game as if it had taken these minutes.
    async fn import(&self, game: &TestGame<'_>, minutes: u32) {
        let path = game.path("/export?format=json");
        let mut document = self.server.get(&path, &game.host).await.ok(200);
        let times = [
            "2026-01-17T19:00:10Z".to_owned(),
            format!("2026-01-17T19:{minutes}:00Z"),
        ];
        let game = &mut document["games"][0];
        game["created_at"] = json!(times[0]);
        game["started_at"] = json!(times[0]);
        game["finished_at"] = json!(times[1]);
        let events = game["events"].as_array_mut().unwrap();
        let last = events.len() - 1;
        for (index, event) in events.iter_mut().enumerate() {
            event["at"] = json!(times[usize::from(index == last)]);
        }
        let imported = self.group.import_json(self.server, document);
        imported.await.ok(200);
    }

    async fn import_paper(&self, table: &str) {
        let imported = self.group.import(self.server, "text/csv", table);
        imported.await.ok(200);
    }
}

/// A game of these players, of whom this one goes first.
async fn game<'a>(
    server: &'a Server,
    mode: &str,
    players: &[&str],
    first: Option<u32>,
) -> TestGame<'a> {
    let mut body = json!({"variant": "classic", "mode": mode, "players": players, "start": true});
    if let Some(first) = first {
        body["first"] = json!(first);
    }
    let made = server.post("/games", "", body).await.ok(201);
    TestGame::of(server, CreatedGame::of(&made))
}

/// Six games with times, of which one was ended early and one has a single player, and two on paper.
///
/// | game | first | minutes | Ana | Ben |
/// | --- | --- | --- | --- | --- |
/// | turns | Ana | 20 | 10 | −20 |
/// | turns | Ben | 35 | −15 | −20 |
/// | turns | Ana | 40 | −14 | −14 |
/// | turns, ended early | Ana | 59 | 1 | 0 |
/// | turns | Ana | 10 | −20 | |
/// | sheet | | 26 | 1 | 1 |
/// | paper | | | 70 | 21 |
/// | paper | | | 75 | |
async fn evening(server: &Server) -> Circle<'_> {
    let circle = Circle::make(server).await;
    let both = ["Ana", "Ben"];
    let won = game(server, "turns", &both, None).await;
    for (turn, number) in [(1, 2), (3, 3), (5, 4), (7, 5)] {
        won.cross(0, "red", number).await;
        won.end_turn(turn).await;
        won.end_turn(turn + 1).await;
    }
    circle.import(&won, 20).await;
    let lost = game(server, "turns", &both, Some(1)).await;
    for turn in 1..=7 {
        lost.end_turn(turn).await;
    }
    circle.import(&lost, 35).await;
    let tie = game(server, "turns", &both, Some(0)).await;
    tie.cross(1, "blue", 12).await;
    for turn in 1..=7 {
        if turn % 2 == 0 {
            tie.cross(0, "red", turn / 2 + 1).await;
        }
        tie.end_turn(turn.into()).await;
    }
    circle.import(&tie, 40).await;
    let stopped = game(server, "turns", &both, None).await;
    stopped.cross(0, "red", 2).await;
    stopped.finish().await;
    circle.import(&stopped, 59).await;
    let alone = game(server, "turns", &["Ana"], None).await;
    for turn in 1..=4 {
        alone.end_turn(turn).await;
    }
    circle.import(&alone, 10).await;
    let sheet = game(server, "sheet", &both, None).await;
    sheet.cross(0, "red", 2).await;
    sheet.cross(1, "blue", 12).await;
    for row in ["yellow", "green"] {
        sheet.play(0, json!({"type": "close", "row": row})).await;
    }
    sheet.finish().await;
    circle.import(&sheet, 26).await;
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                 1,2024-05-01,classic,Ana,4,3,8,7,2,70\n1,2024-05-01,classic,Ben,4,5,2,2,2,\n\
                 2,2024-05-02,classic,Ana,,,,,,75\n";
    circle.import_paper(table).await;
    circle
}

#[tokio::test]
async fn a_group_knows_how_close_and_how_long_its_games_are_and_how_often_the_first_player_wins() {
    let server = Server::start().await;
    let circle = evening(&server).await;
    let stats = circle.get("/stats").await;
    assert_eq!(stats["games"], 8);
    // 30, 5 and 49 points; neither the ties, nor the early end, nor a player alone.
    assert_eq!(
        stats["margins"],
        json!({"games": 3, "average": 28.0, "closest": 5})
    );
    // 10, 20, 26, 35 and 40 minutes; neither the early end nor the games on paper.
    assert_eq!(
        stats["lengths"],
        json!({"games": 5, "median": 26.0, "longest": 40})
    );
    // Ana won and shared a win as the first, Ben lost.
    assert_eq!(stats["starters"], json!({"games": 3, "wins": 2}));
    let starts = |of: &Value| json!([of["starts"], of["starter_wins"]]);
    assert_eq!(stats["players"][0]["name"], "Ana");
    assert_eq!(starts(&stats["players"][0]), json!([2, 2]));
    assert_eq!(starts(&stats["players"][1]), json!([1, 0]));
    let ben = circle.stats_of("Ben").await;
    assert_eq!(starts(&ben), json!([1, 0]));
    assert_eq!(starts(&ben["by_board"][0]), json!([1, 0]));
}

#[tokio::test]
async fn a_deleted_game_leaves_the_margins_and_the_lengths_of_the_others() {
    let server = Server::start().await;
    let circle = evening(&server).await;
    let games = circle.get("/games?result=penalties").await;
    let games = games["games"].as_array().unwrap().iter();
    let seats = |game: &Value, totals: [i32; 2]| {
        let seats = game["seats"].as_array().unwrap();
        seats.len() == 2 && (0..2).all(|seat| seats[seat]["total"] == totals[seat])
    };
    let closest = games
        .clone()
        .find(|game| seats(game, [-20, -15]) || seats(game, [-15, -20]));
    let path = format!("/games/{}", closest.unwrap()["id"].as_str().unwrap());
    assert_eq!(server.delete(&path, &circle.group.token).await.status, 204);
    let stats = circle.get("/stats").await;
    assert_eq!(
        stats["margins"],
        json!({"games": 2, "average": 39.5, "closest": 30})
    );
    assert_eq!(
        stats["lengths"],
        json!({"games": 4, "median": 23.0, "longest": 40})
    );
    assert_eq!(stats["starters"], json!({"games": 2, "wins": 2}));
}
