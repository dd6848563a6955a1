//! Ratings, compared with those of another implementation of the method.

use chrono::{Days, NaiveDate};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::common::{Server, TestGroup};

/// A game of `reference.json`, which `reference.py` has rated.
#[derive(Deserialize)]
struct RatedGame {
    players: Vec<usize>,
    ranks: Vec<i32>,
    /// The points and the uncertainty of each player after it.
    ratings: Vec<(i32, i32)>,
}

const NAMES: [&str; 8] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Oma", "Opa"];

const HEADER: &str = "game,date,variant,player,red,yellow,green,blue,penalties,total\n";

fn reference() -> Vec<RatedGame> {
    serde_json::from_str(include_str!("reference.json")).unwrap()
}

/// A table with these games, one a day, in which the total follows from the rank.
fn table(games: &[RatedGame]) -> String {
    let first = NaiveDate::from_ymd_opt(2020, 1, 1).unwrap();
    let mut table = HEADER.to_owned();
    for (number, game) in games.iter().enumerate() {
        let date = first + Days::new(number as u64);
        for (player, rank) in game.players.iter().zip(&game.ranks) {
            let total = 100 - 10 * rank;
            table += &format!("{number},{date},classic,{},,,,,,{total}\n", NAMES[*player]);
        }
    }
    table
}

async fn import(server: &Server, group: &TestGroup, table: &str) {
    group.import(server, "text/csv", table).await.ok(200);
}

#[tokio::test]
async fn the_ratings_of_500_games_are_those_of_another_implementation() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let games = reference();
    import(&server, &group, &table(&games)).await;
    let ratings = group.get(&server, "/ratings").await;
    let mut before = i64::MAX;
    assert_eq!(ratings["players"].as_array().unwrap().len(), NAMES.len());
    for rated in ratings["players"].as_array().unwrap() {
        let player = NAMES
            .iter()
            .position(|name| rated["name"] == *name)
            .unwrap();
        let played = games.iter().filter_map(|game| {
            let seat = game.players.iter().position(|&other| other == player)?;
            Some(game.ratings[seat])
        });
        let expected: Vec<(i32, i32)> = played.collect();
        let (rating, uncertainty) = expected[expected.len() - 1];
        assert_eq!(rated["rating"], rating);
        assert_eq!(rated["uncertainty"], uncertainty);
        assert_eq!(rated["games"], expected.len());
        // What is likely the least, up to rounding.
        let least = i64::from(rating - uncertainty);
        assert!(before >= least - 1);
        before = least;
        let curve = format!("/players/{}/ratings", rated["player"].as_str().unwrap());
        let curve = group.get(&server, &curve).await;
        let read = |point: &Value| (point["rating"].clone(), point["uncertainty"].clone());
        let curve: Vec<_> = curve["points"]
            .as_array()
            .unwrap()
            .iter()
            .map(read)
            .collect();
        let latest = &expected[expected.len() - 100..];
        let latest: Vec<_> = latest.iter().map(|&(a, b)| (json!(a), json!(b))).collect();
        assert_eq!(curve, latest);
    }
}

#[tokio::test]
async fn a_game_that_is_deleted_or_imported_later_changes_the_ratings_at_once() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let later =
        format!("{HEADER}1,2024-05-02,classic,Ana,,,,,,9\n1,2024-05-02,classic,Ben,,,,,,8\n");
    import(&server, &group, &later).await;
    let rated = async || group.get(&server, "/ratings").await["players"].clone();
    let (ana, ben) = (0, 1);
    let one = rated().await;
    assert_eq!(
        (&one[ana]["name"], &one[ana]["rating"]),
        (&json!("Ana"), &json!(1105))
    );
    assert_eq!(
        (&one[ben]["name"], &one[ben]["rating"]),
        (&json!("Ben"), &json!(895))
    );
    // An earlier game is counted before it.
    let earlier =
        format!("{HEADER}1,2024-05-01,classic,Ana,,,,,,8\n1,2024-05-01,classic,Ben,,,,,,9\n");
    import(&server, &group, &earlier).await;
    let both = rated().await;
    assert_eq!(both[ana]["name"], "Ana");
    let id = both[ana]["player"].as_str().unwrap();
    let curve = group.get(&server, &format!("/players/{id}/ratings")).await;
    assert_eq!(curve["points"][0]["rating"], 895);
    assert_eq!(curve["points"][0]["day"], "2024-05-01");
    let games = group.get(&server, "/games").await;
    let first = games["games"][1]["id"].as_str().unwrap();
    let path = format!("/games/{first}");
    let deleted = server.delete(&path, &group.token).await;
    assert_eq!(deleted.status, 204);
    assert_eq!(rated().await, one);
}

#[tokio::test]
async fn a_player_of_many_games_comes_before_one_who_has_won_a_single_one() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let mut table = HEADER.to_owned();
    for game in 1..=20 {
        let line = |name, total| format!("{game},2024-05-{game:02},classic,{name},,,,,,{total}\n");
        table += &(line("Ana", 50 + game % 3) + &line("Ben", 51));
    }
    table += "21,2024-05-21,classic,Cleo,,,,,,9\n21,2024-05-21,classic,Dan,,,,,,8\n";
    import(&server, &group, &table).await;
    let players = group.get(&server, "/ratings").await["players"].clone();
    let of = |name| {
        let mut players = players.as_array().unwrap().iter();
        let place = players.clone().position(|it| it["name"] == name).unwrap();
        (
            place,
            players.nth(place).unwrap()["rating"].as_i64().unwrap(),
        )
    };
    assert!(of("Cleo").1 > of("Ana").1);
    assert!(of("Ana").0 < of("Cleo").0, "{players}");
}

#[tokio::test]
async fn a_game_alone_is_not_rated_and_a_group_may_switch_ratings_off() {
    let server = Server::start().await;
    let group = server.group("Friday").await;
    let alone = format!("{HEADER}1,2024-05-01,classic,Ana,,,,,,9\n");
    import(&server, &group, &alone).await;
    assert_eq!(group.get(&server, "/ratings").await, json!({"players": []}));
    let ana = group.player(&server, "Ana").await;
    let curve = format!("/players/{ana}/ratings");
    assert_eq!(group.get(&server, &curve).await, json!({"points": []}));
    let other = format!("{}/players/c4w0r7ybm2gs/ratings", group.path);
    server.get(&other, &group.token).await.ok(404);
    let change = json!({"ratings": false});
    let changed = server
        .patch(&group.path, &group.token, change)
        .await
        .ok(200);
    assert_eq!(changed["ratings"], false);
    for path in ["/ratings", &curve] {
        let refused = server
            .get(&format!("{}{path}", group.path), &group.token)
            .await;
        assert_eq!(
            refused.ok(404)["detail"],
            "This group has switched ratings off."
        );
    }
}
