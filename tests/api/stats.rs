//! The statistics of groups and players, compared with results that were worked out by hand.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, TestGame};

/// Two games of Ana and Ben on the classic board and one of Ana and Cleo on Longo, all finished.
///
/// 1. Ana: red 2 3 5, a penalty: 6 − 5 = 1. Ben: blue 12: 1. A tie.
/// 2. Ana: red 2 3 4 5 6 12 with its lock: 28. Ben: nothing and two penalties: −10.
/// 3. Longo. Ana: nothing: 0. Cleo: green 16 15: 3.
struct Evening<'a> {
    server: &'a Server,
    games: Vec<TestGame<'a>>,
}

async fn sheet_game<'a>(
    server: &'a Server,
    first: Option<&CreatedGame>,
    variant: &str,
    players: &[&str],
) -> TestGame<'a> {
    let token = first.map_or("", |first| first.keeper.as_str());
    let body = json!({"variant": variant, "mode": "sheet", "players": players, "start": true});
    let made = server.post("/games", token, body).await.ok(201);
    TestGame::of(server, CreatedGame::of(&made))
}

/// Ends a game by two locks that were crossed on paper.
async fn end(game: &TestGame<'_>) {
    for row in ["yellow", "blue"] {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    game.finish().await;
}

impl<'a> Evening<'a> {
    async fn play(server: &'a Server) -> Self {
        let penalty = json!({"type": "penalty"});
        let first = sheet_game(server, None, "classic", &["Ana", "Ben"]).await;
        first.cross_all(0, "red", &[2, 3, 5]).await;
        first.play(0, penalty.clone()).await;
        first.cross(1, "blue", 12).await;
        end(&first).await;
        let second = sheet_game(server, Some(&first), "classic", &["Ben", "Ana"]).await;
        second.cross_all(1, "red", &[2, 3, 4, 5, 6, 12]).await;
        second.play(0, penalty.clone()).await;
        second.play(0, penalty).await;
        end(&second).await;
        let third = sheet_game(server, Some(&first), "longo", &["Ana", "Cleo"]).await;
        third.cross_all(1, "green", &[16, 15]).await;
        end(&third).await;
        Self {
            server,
            games: vec![first, second, third],
        }
    }

    fn group(&self) -> String {
        format!("/groups/{}", self.games[0].group)
    }

    async fn get(&self, below: &str) -> Value {
        let path = format!("{}{below}", self.group());
        self.server.get(&path, &self.games[0].keeper).await.ok(200)
    }

    async fn player(&self, name: &str) -> String {
        let group = self.get("").await;
        let mut players = group["players"].as_array().unwrap().iter();
        let player = players.find(|player| player["name"] == name).unwrap();
        player["id"].as_str().unwrap().to_owned()
    }

    async fn stats_of(&self, name: &str) -> Value {
        let player = self.player(name).await;
        self.get(&format!("/players/{player}/stats")).await
    }
}

/// The numbers among other fields.
fn numbers(of: &Value) -> Value {
    let fields = [
        "games",
        "wins",
        "average",
        "best",
        "worst",
        "penalties",
        "rows_locked",
    ];
    fields.map(|field| of[field].clone()).into()
}

#[tokio::test]
async fn a_players_statistics_are_those_of_the_games() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let ana = evening.stats_of("Ana").await;
    assert_eq!(ana["player"]["name"], "Ana");
    assert_eq!(numbers(&ana), json!([3, 2, 29.0 / 3.0, 28, 0, 1, 1]));
    let boards = ana["by_board"].as_array().unwrap();
    assert_eq!(boards.len(), 2);
    assert_eq!(boards[0]["variant"], "classic");
    assert_eq!(numbers(&boards[0]), json!([2, 2, 14.5, 28, 1, 1, 1]));
    assert_eq!(boards[1]["variant"], "longo");
    assert_eq!(numbers(&boards[1]), json!([1, 0, 0.0, 0, 0, 0, 0]));
    let trend = ana["trend"].as_array().unwrap().iter();
    let trend: Vec<Value> = trend
        .map(|point| {
            json!([
                point["game"],
                point["variant"],
                point["rank"],
                point["total"]
            ])
        })
        .collect();
    let [first, second, third] = [0, 1, 2].map(|game: usize| &evening.games[game].id);
    assert_eq!(
        Value::from(trend),
        json!([
            [first, "classic", 1, 1],
            [second, "classic", 1, 28],
            [third, "longo", 2, 0]
        ])
    );
    let ben = evening.stats_of("Ben").await;
    assert_eq!(numbers(&ben), json!([2, 1, -4.5, 1, -10, 2, 0]));
}

#[tokio::test]
async fn players_are_compared_head_to_head() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let lines = |stats: &Value| -> Value {
        let lines = stats["head_to_head"].as_array().unwrap().iter();
        let line = |line: &Value| {
            ["name", "games", "wins", "losses", "ties"].map(|field| line[field].clone())
        };
        lines.map(line).map(Value::from).collect()
    };
    let ana = evening.stats_of("Ana").await;
    assert_eq!(
        lines(&ana),
        json!([["Ben", 2, 1, 0, 1], ["Cleo", 1, 0, 1, 0]])
    );
    let ben = evening.stats_of("Ben").await;
    assert_eq!(lines(&ben), json!([["Ana", 2, 0, 1, 1]]));
}

#[tokio::test]
async fn a_group_has_the_records_of_each_board() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let stats = evening.get("/stats").await;
    assert_eq!(stats["games"], 3);
    assert_eq!(
        stats["by_board"],
        json!([{"variant": "classic", "games": 2}, {"variant": "longo", "games": 1}])
    );
    let players = stats["players"].as_array().unwrap().iter();
    let players: Vec<&Value> = players.map(|player| &player["name"]).collect();
    assert_eq!(players, ["Ana", "Ben", "Cleo"]);
    assert_eq!(
        numbers(&stats["players"][2]),
        json!([1, 1, 3.0, 3, 3, 0, 0])
    );
    let records = stats["records"].as_array().unwrap().iter();
    let records: Vec<Value> = records
        .map(|record| {
            let fields = ["variant", "record", "value", "name", "game"];
            fields.map(|field| record[field].clone()).into()
        })
        .collect();
    let [_, second, third] = [0, 1, 2].map(|game: usize| &evening.games[game].id);
    assert_eq!(
        Value::from(records),
        json!([
            ["classic", "highest_total", 28, "Ana", second],
            ["classic", "longest_row", 7, "Ana", second],
            ["longo", "highest_total", 3, "Cleo", third],
            ["longo", "longest_row", 2, "Cleo", third],
        ])
    );
}

#[tokio::test]
async fn an_end_that_is_undone_leaves_no_statistics() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let before = evening.get("/stats").await;
    let second = &evening.games[1];
    let undo = json!({"type": "undo"});
    second.try_host_move(undo).await.ok(201);
    let ana = evening.stats_of("Ana").await;
    assert_eq!(numbers(&ana), json!([2, 1, 0.5, 1, 0, 1, 0]));
    assert_eq!(evening.get("/stats").await["games"], 2);
    second.finish().await;
    let mut after = evening.get("/stats").await;
    // The game ended again, at another time.
    for (record, old) in after["records"]
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .zip(before["records"].as_array().unwrap())
    {
        record["finished_at"] = old["finished_at"].clone();
    }
    assert_eq!(after, before);
}

#[tokio::test]
async fn two_players_who_never_met_can_be_merged() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let (ben, cleo) = (evening.player("Ben").await, evening.player("Cleo").await);
    let path = format!("{}/players/{cleo}/merge", evening.group());
    let keeper = &evening.games[0].keeper;
    let merged = server.post(&path, keeper, json!({"into": ben})).await;
    assert_eq!(merged.ok(200), json!({"id": ben, "name": "Ben"}));
    let stats = evening.stats_of("Ben").await;
    assert_eq!(numbers(&stats), json!([3, 2, -2.0, 3, -10, 2, 0]));
    assert_eq!(stats["head_to_head"][0]["games"], 3);
    assert_eq!(stats["head_to_head"][0]["losses"], 1);
    assert_eq!(stats["head_to_head"][0]["wins"], 1);
    assert_eq!(
        evening.get("/stats").await["players"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    // The game in memory is updated, too.
    assert_eq!(evening.games[2].view().await["seats"][1]["name"], "Ben");
    assert_eq!(
        evening.games[2].view().await["seats"][1]["player"],
        ben.as_str()
    );
    let again = server.post(&path, keeper, json!({"into": ben})).await;
    again.refused(404, "not_found");
}

#[tokio::test]
async fn players_of_one_game_cannot_be_merged() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let (ana, ben) = (evening.player("Ana").await, evening.player("Ben").await);
    let before = evening.get("/stats").await;
    let path = format!("{}/players/{ben}/merge", evening.group());
    let keeper = &evening.games[0].keeper;
    for into in [&ana, &ben, &"0".repeat(12), &"Ana".to_owned()] {
        let merged = server.post(&path, keeper, json!({"into": into})).await;
        merged.refused(400, "invalid_value");
    }
    assert_eq!(evening.get("/stats").await, before);
}

#[tokio::test]
async fn a_deleted_player_is_nameless_in_their_games() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let ben = evening.player("Ben").await;
    let keeper = &evening.games[0].keeper;
    let path = format!("{}/players/{ben}", evening.group());
    let gone = server.delete(&path, keeper).await;
    assert_eq!(gone.status, 204);
    for (method, below) in [("DELETE", ""), ("GET", "/stats")] {
        let path = format!("{path}{below}");
        let method = method.parse().unwrap();
        let response = crate::common::Response::of(server.request(method, &path, keeper)).await;
        response.refused(404, "not_found");
    }
    assert_eq!(
        evening.get("").await["players"].as_array().unwrap().len(),
        2
    );
    assert_eq!(evening.games[0].view().await["seats"][1]["name"], "");
    let lines = evening.get("/games").await;
    let text = lines.to_string() + &evening.get("/stats").await.to_string();
    assert!(!text.contains("\"Ben\""), "{text}");
    // Another player can have the name.
    let other = sheet_game(&server, Some(&evening.games[0]), "classic", &["Ben"]).await;
    assert_ne!(other.view().await["seats"][0]["player"], ben.as_str());
}

#[tokio::test]
async fn deleting_a_group_deletes_its_games() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let keeper = &evening.games[0].keeper;
    let gone = server.delete(&evening.group(), keeper).await;
    assert_eq!(gone.status, 204);
    for game in &evening.games {
        let response = server.get(&game.path(""), &game.host).await;
        response.refused(401, "unauthenticated");
    }
    let response = server.get(&evening.group(), keeper).await;
    response.refused(401, "unauthenticated");
}

#[tokio::test]
async fn only_a_keeper_changes_a_group() {
    let server = Server::start().await;
    let evening = Evening::play(&server).await;
    let game = &evening.games[0];
    let ana = evening.player("Ana").await;
    let path = evening.group();
    let player = format!("{path}/players/{ana}");
    for (token, status, code) in [
        ("", 401, "unauthenticated"),
        (game.seats[0].as_str(), 403, "forbidden"),
        (game.host.as_str(), 403, "forbidden"),
    ] {
        let name = json!({"name": "Monday"});
        server
            .patch(&path, token, name.clone())
            .await
            .refused(status, code);
        server
            .patch(&player, token, name)
            .await
            .refused(status, code);
        server.delete(&path, token).await.refused(status, code);
        server.delete(&player, token).await.refused(status, code);
        let merge = format!("{player}/merge");
        let response = server.post(&merge, token, json!({"into": ana})).await;
        response.refused(status, code);
        for below in ["/stats", &format!("/players/{ana}/stats")] {
            let path = format!("{path}{below}");
            server.get(&path, token).await.refused(status, code);
        }
    }
}

#[tokio::test]
async fn a_record_that_players_share_names_each_of_them_once_the_first_one_first() {
    let server = Server::start().await;
    let first = sheet_game(&server, None, "classic", &["Ana", "Ben"]).await;
    first.cross_all(1, "red", &[2, 3]).await;
    end(&first).await;
    for _ in 0..2 {
        let game = sheet_game(&server, Some(&first), "classic", &["Ana", "Ben"]).await;
        game.cross_all(0, "blue", &[12, 11]).await;
        end(&game).await;
    }
    let evening = Evening {
        server: &server,
        games: vec![first],
    };
    let stats = evening.get("/stats").await;
    let records = stats["records"].as_array().unwrap().iter();
    let records = records.map(|record| ["record", "value", "name"].map(|it| record[it].clone()));
    assert_eq!(
        json!(records.collect::<Vec<_>>()),
        json!([
            ["highest_total", 3, "Ben"],
            ["highest_total", 3, "Ana"],
            ["longest_row", 2, "Ben"],
            ["longest_row", 2, "Ana"],
        ])
    );
}

#[tokio::test]
async fn whom_a_player_has_met_most_often_is_first() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let table = "date,player,total\n2026-01-14,Ana,60\n,Zoe,54\n2026-01-15,Ana,60\n,Zoe,54\n2026-01-16,Ana,60\n,Ben,54\n";
    group.import(&server, "text/csv", table).await.ok(200);
    let players = group.get(&server, "").await["players"].clone();
    let mut players = players.as_array().unwrap().iter();
    let ana = players.find(|player| player["name"] == "Ana").unwrap();
    let path = format!("/players/{}/stats", ana["id"].as_str().unwrap());
    let met = group.get(&server, &path).await["head_to_head"].clone();
    let names = [0, 1].map(|index: usize| met[index]["name"].clone());
    assert_eq!(names, ["Zoe", "Ben"]);
}
