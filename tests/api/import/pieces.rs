//! Large files: stored in pieces, counted against quotas, and recognized when imported again.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::time::timeout;

use super::circle_of;
use crate::common::{Response, Server, TestGroup};

/// Far longer than an import takes on a busy machine.
const DEADLINE: Duration = Duration::from_secs(600);

const HEAD: &str = "game,date,variant,player,red,yellow,green,blue,penalties,total\n";

/// A CSV file of this many games of one player, each with its own day and total.
fn table(games: usize) -> String {
    let line = |number: usize| {
        let day = 1 + number % 28;
        format!(
            "{number},2024-05-{day:02},classic,Ana,,,,,,{}\n",
            number % 200
        )
    };
    let lines: String = (0..games).map(line).collect();
    format!("{HEAD}{lines}")
}

/// How many games of the group are finished.
async fn finished(server: &Server, circle: &TestGroup) -> u64 {
    let stats = circle.get(server, "/stats").await;
    let players = stats["players"].as_array().unwrap();
    players
        .first()
        .map_or(0, |ana| ana["games"].as_u64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn other_games_continue_between_the_pieces_of_an_import() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let game = server.play("sheet", &["Ana"]).await;
    let file = table(3000);
    let mut seen = Vec::new();
    let moves = async {
        let mut penalties = 0;
        while seen.last() != Some(&3000) {
            penalties = 1 - penalties;
            let wanted = json!({"type": "correct", "penalties": penalties, "seat": 0});
            game.try_host_move(wanted).await.ok(201);
            seen.push(finished(&server, &circle).await);
        }
    };
    let both = async { tokio::join!(circle.import(&server, "text/csv", &file), moves) };
    let (response, ()) = timeout(DEADLINE, both).await.unwrap();
    assert_eq!(response.ok(200), json!({"imported": 3000, "known": 0}));
    let between = seen.iter().filter(|&&games| games > 0 && games < 3000);
    assert!(between.count() > 0, "{seen:?}");
}

#[tokio::test]
async fn an_interrupted_import_is_completed_by_importing_again() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let whole = table(350);
    // As many as were stored before.
    let response = circle.import(&server, "text/csv", &table(150)).await;
    assert_eq!(response.ok(200), json!({"imported": 150, "known": 0}));
    let response = circle.import(&server, "text/csv", &whole).await;
    assert_eq!(response.ok(200), json!({"imported": 200, "known": 150}));
    let response = circle.import(&server, "text/csv", &whole).await;
    assert_eq!(response.ok(200), json!({"imported": 0, "known": 350}));
    assert_eq!(finished(&server, &circle).await, 350);
}

#[tokio::test]
async fn a_late_mistake_in_a_file_prevents_the_whole_import() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let file = format!("{}x,2024-05-01,classic,Ana,,,,,,many\n", table(350));
    let response = circle.import(&server, "text/csv", &file).await;
    response.refused(400, "invalid_value");
    assert_eq!(response.json()["mistakes"][0]["line"], 352);
    assert_eq!(circle.games(&server).await, 0);
}

#[tokio::test]
async fn an_import_of_many_pieces_is_idempotent() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let send = || {
        let path = format!("{}/import", circle.path);
        let request = server.request(Method::POST, &path, &circle.token);
        let request = request.header("Content-Type", "text/csv").body(table(250));
        Response::of(request.header("Idempotency-Key", "once"))
    };
    for _ in 0..2 {
        assert_eq!(send().await.ok(200), json!({"imported": 250, "known": 0}));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn concurrent_imports_wait_for_each_other() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let file = table(600);
    let import = || circle.import(&server, "text/csv", &file);
    let both = async { tokio::join!(import(), import()) };
    let (one, other) = timeout(DEADLINE, both).await.unwrap();
    let mut responses = [one.ok(200), other.ok(200)];
    responses.sort_by_key(|response| response["known"].as_u64());
    assert_eq!(responses[0], json!({"imported": 600, "known": 0}));
    assert_eq!(responses[1], json!({"imported": 0, "known": 600}));
}

#[tokio::test]
async fn a_file_has_a_maximum_number_of_games() {
    let server = Server::start_as(|config| config.limits.games.import_games = 20).await;
    let circle = circle_of(&server, "Friday").await;
    let paper = |count: usize| {
        let game = |number: usize| {
            json!({"date": "2024-05-01", "variant": "classic",
                   "seats": [{"name": "Ana", "total": number}]})
        };
        let games: Vec<Value> = (0..count).map(game).collect();
        json!({"format": "rowlock", "version": 1, "paper": games}).to_string()
    };
    for (kind, file) in [
        ("text/csv", table(21)),
        ("application/json", paper(21)),
        // Their mistakes do not matter.
        ("text/csv", table(500).replace("classic", "chess")),
    ] {
        let response = circle.import(&server, kind, &file).await;
        response.refused(413, "too_large");
        assert!(response.json()["detail"].as_str().unwrap().contains("20"));
        assert_eq!(circle.games(&server).await, 0);
    }
    circle.import(&server, "text/csv", &table(20)).await.ok(200);
    circle
        .import(&server, "application/json", &paper(20))
        .await
        .ok(200);
}

#[tokio::test]
async fn a_file_that_takes_too_long_to_check_is_refused() {
    let server = Server::start_as(|config| config.limits.games.import_time = Duration::ZERO).await;
    let circle = circle_of(&server, "Friday").await;
    let response = circle.import(&server, "text/csv", &table(20)).await;
    response.refused(413, "too_large");
    assert_eq!(circle.games(&server).await, 0);
}

#[tokio::test]
async fn an_address_has_one_file_that_is_read_and_one_that_waits() {
    let server = Server::start_as(|config| {
        config.rate_limit = true;
        config.limits.games.import_games = 20_000;
    });
    let server = server.await;
    let circle = circle_of(&server, "Friday").await;
    let file = table(3000);
    let import = || circle.import(&server, "text/csv", &file);
    let (one, two, three, four) = tokio::join!(import(), import(), import(), import());
    let mut statuses = [one, two, three, four].map(|response| response.status);
    statuses.sort_unstable();
    assert_eq!(statuses[0], 200);
    assert_eq!(statuses[3], 429);
    // Those who were refused can come again.
    assert_eq!(
        import().await.ok(200),
        json!({"imported": 0, "known": 3000})
    );
}

#[tokio::test]
async fn a_game_with_too_many_lines_is_refused_for_its_players() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let line = |number: usize| format!("1,2024-05-01,classic,Player {number},,,,,,5\n");
    let lines: String = (0..5000).map(line).collect();
    let response = circle
        .import(&server, "text/csv", &format!("{HEAD}{lines}"))
        .await;
    response.refused(400, "invalid_value");
    assert_eq!(response.json()["mistakes"].as_array().unwrap().len(), 1);
    assert_eq!(circle.games(&server).await, 0);
}

#[tokio::test]
async fn a_group_has_a_maximum_number_of_players() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let line =
        |number: usize| format!("{},2024-05-01,classic,Player {number},,,,,,5\n", number / 8);
    let lines = |count: usize| (0..count).map(line).collect::<String>();
    let file = format!("{HEAD}{}", lines(2001));
    let response = circle.import(&server, "text/csv", &file).await;
    response.refused(429, "too_many_requests");
    assert!(response.header("retry-after").parse::<u64>().unwrap() > 0);
    assert_eq!(circle.games(&server).await, 0);
    let file = format!("{HEAD}{}", lines(2000));
    circle.import(&server, "text/csv", &file).await.ok(200);
    let (players, games) = (format!("{}/players", circle.path), "/games");
    let add = server
        .post(&players, &circle.token, json!({"name": "Zoe"}))
        .await;
    add.refused(429, "too_many_requests");
    let wanted = json!({"variant": "classic", "players": ["Zoe"]});
    let made = server.post(games, &circle.token, wanted).await;
    made.refused(429, "too_many_requests");
    // Existing players are not affected.
    let wanted = json!({"variant": "classic", "players": ["Player 1"]});
    server.post(games, &circle.token, wanted).await.ok(201);
}

#[tokio::test]
async fn a_great_many_equal_games_are_distinguished() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let line = |number: usize| format!("{number},2024-05-01,classic,Ana,,,,,,54\n");
    let lines: String = (0..500).map(line).collect();
    for (imported, known) in [(500, 0), (0, 500)] {
        let response = circle
            .import(&server, "text/csv", &format!("{HEAD}{lines}"))
            .await;
        assert_eq!(
            response.ok(200),
            json!({"imported": imported, "known": known})
        );
    }
}

/// The first fingerprints of the games of this file.
const CALLED: [&str; 8] = [
    "k4gymn9kt0hg",
    "9sf9qxh2dzdd",
    "wx9jk5mqjay4",
    "vgs5py8cmtmm",
    "718z950cnz55",
    "e2qjy3adrgmv",
    "zcy9gym63bam",
    "6gk0ynzek48m",
];

#[tokio::test]
async fn the_fingerprint_of_a_paper_game_never_changes() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let lines = "\
        1,2024-05-01,classic,Ana,4,3,8,7,2,70\n\
        1,2024-05-01,classic,Ben,,,,,,54\n\
        2,2024-05-02,longo,ÑANDÚ,,,,,,87\n\
        3,2024-05-03,classic,O'Neil,,,,,,12\n\
        3,2024-05-03,classic,\"Say \"\"hi\"\" \\o/\",,,,,,-3\n\
        4,2024-05-04,mixx-a,e\u{301}x\u{332}y,,,,,,33\n\
        4,2024-05-04,mixx-a,\u{301}a,,,,,,34\n\
        4,2024-05-04,mixx-a,🎲\u{200d}x,,,,,,35\n\
        5,2024-05-05,classic,Ana,,,,,,1\n\
        6,2024-05-05,classic,Ana,,,,,,1\n\
        7,2024-05-05,classic,Ana,,,,,,1\n\
        8,2024-05-06,classic,Ａｎａ Ⅷ ﬁ,,,,,,5\n";
    let response = circle
        .import(&server, "text/csv", &format!("{HEAD}{lines}"))
        .await;
    response.ok(200);
    let document = circle.get(&server, "/export?format=json").await;
    let mut games = document["games"].as_array().unwrap().clone();
    games.sort_by_key(|game| game["created_at"].as_str().unwrap().to_owned());
    let called: Vec<&str> = games
        .iter()
        .map(|game| game["uid"].as_str().unwrap())
        .collect();
    assert_eq!(called, CALLED);
}
