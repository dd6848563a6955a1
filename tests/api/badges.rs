//! Badges: what players have reached for the first time, computed from the results.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, TestGame, TestGroup};

/// A game without turns of these players in the group of another game.
async fn next_game<'a>(server: &'a Server, other: &CreatedGame, players: &[&str]) -> TestGame<'a> {
    let body = json!({"variant": "classic", "mode": "sheet", "players": players, "start": true});
    let made = server.post("/games", &other.keeper, body).await.ok(201);
    TestGame::of(server, CreatedGame::of(&made))
}

/// Ends a game by two locks that were crossed on paper.
async fn end(game: &TestGame<'_>) {
    for row in ["yellow", "blue"] {
        game.play(0, json!({"type": "close", "row": row})).await;
    }
    game.finish().await;
}

/// The badges of the player in this seat of the group's first game, the latest first, each with its game.
async fn badges(server: &Server, first: &TestGame<'_>, seat: usize) -> Vec<(String, String)> {
    let player = first.view().await["seats"][seat]["player"].clone();
    let path = format!(
        "/groups/{}/players/{}/stats",
        first.group,
        player.as_str().unwrap()
    );
    listed(&server.get(&path, &first.keeper).await.ok(200))
}

fn listed(stats: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let badges = stats["badges"].as_array().unwrap().iter();
    badges
        .map(|badge| (text(&badge["badge"]), text(&badge["game"])))
        .collect()
}

/// Badges as the API lists them.
fn of_game(game: &TestGame<'_>, names: &[&str]) -> Vec<(String, String)> {
    let badge = |name: &&str| ((*name).to_owned(), game.id.clone());
    names.iter().map(badge).collect()
}

#[tokio::test]
async fn a_badge_belongs_to_the_game_with_which_the_player_first_earned_it() {
    let server = Server::start().await;
    let first = server.play("sheet", &["Ana", "Ben"]).await;
    // Ana crosses all of red and its lock: 78. Ben: 1.
    first
        .cross_all(0, "red", &[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
        .await;
    first.cross(1, "green", 9).await;
    assert_eq!(badges(&server, &first, 0).await, []);
    end(&first).await;
    let second = next_game(&server, &first, &["Ana", "Ben"]).await;
    // Ana: 28 and a lock. Ben: 28 + 1 and a lock, by which he wins.
    second.cross_all(0, "red", &[2, 3, 4, 5, 6, 12]).await;
    second.cross(1, "blue", 9).await;
    second.cross_all(1, "green", &[12, 11, 10, 9, 8, 2]).await;
    second.finish().await;
    let of_ana = of_game(&first, &["eleven_in_a_row", "first_win", "first_lock"]);
    let of_ben = of_game(&second, &["won_by_a_point", "first_win", "first_lock"]);
    assert_eq!(badges(&server, &first, 0).await, of_ana);
    assert_eq!(badges(&server, &first, 1).await, of_ben);
    // They follow what is changed later.
    second.try_host_move(json!({"type": "undo"})).await.ok(201);
    assert_eq!(badges(&server, &first, 1).await, []);
    second.finish().await;
    assert_eq!(badges(&server, &first, 1).await, of_ben);
    // Without the first game it is the second with which Ana has locked a row.
    first
        .try_host_move(json!({"type": "rewind", "to": 4}))
        .await
        .ok(201);
    let of_ana = of_game(&second, &["first_lock"]);
    assert_eq!(badges(&server, &first, 0).await, of_ana);
}

#[tokio::test]
async fn a_game_that_was_ended_early_earns_nothing_and_one_alone_no_win() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[2, 3, 4, 5, 6, 12]).await;
    game.finish().await;
    assert_eq!(badges(&server, &game, 0).await, []);
    let alone = next_game(&server, &game, &["Ana"]).await;
    alone.cross_all(0, "red", &[2, 3, 4, 5, 6, 12]).await;
    end(&alone).await;
    assert_eq!(
        badges(&server, &game, 0).await,
        of_game(&alone, &["first_lock"])
    );
}

/// A group with as many games on paper of Ana and Ben, a day after another; in the last one Ana is ahead by a point.
async fn group_with(server: &Server, games: u32) -> TestGroup {
    let group = server.group_in("Europe/Berlin", "Friday").await;
    let game = |day: u32| {
        let ana = if day == games { 51 } else { 40 };
        json!({"date": format!("2026-01-{day:02}"), "variant": "classic",
               "seats": [{"name": "Ana", "total": ana}, {"name": "Ben", "total": 50}]})
    };
    let paper: Vec<Value> = (1..=games).map(game).collect();
    let document = json!({"format": "rowlock", "version": 1, "paper": paper});
    group.import_json(server, document).await.ok(200);
    group
}

#[tokio::test]
async fn games_on_paper_count_with_what_is_known_of_them() {
    let server = Server::start().await;
    let group = group_with(&server, 12).await;
    let of = async |name: &str| {
        let player = group.player(&server, name).await;
        let stats = group
            .get(&server, &format!("/players/{player}/stats"))
            .await;
        let badges = stats["badges"].as_array().unwrap().clone();
        let dated = |badge: &Value| [badge["badge"].clone(), badge["day"].clone()];
        badges.iter().map(dated).collect::<Vec<_>>()
    };
    assert_eq!(
        of("Ana").await,
        [
            ["won_by_a_point", "2026-01-12"],
            ["first_win", "2026-01-12"],
            ["games_10", "2026-01-10"],
        ]
    );
    assert_eq!(
        of("Ben").await,
        [["games_10", "2026-01-10"], ["first_win", "2026-01-01"]]
    );
}
