//! Reports on finished games: when there is one, for which tokens, and what it says of choices over many games.

use std::fs;
use std::ops::Range;
use std::time::Duration;

use rowlock_coach::{SmallSheet, SoloTable};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::common::{CreatedGame, Response, Server, TestGame, TestGroup, until};

/// A game of two with dice, in which Ana has skipped nine spaces in turn 1.
async fn jump(server: &Server) -> TestGame<'_> {
    let game = server.play("dice", &["Ana", "Ben"]).await;
    let roll = json!({
        "type": "roll", "white": [5, 6], "red": 1, "yellow": 3, "green": 2, "blue": 4,
    });
    game.try_host_move(roll).await.ok(201);
    game.cross(0, "red", 11).await;
    game.end_turn(1).await;
    game
}

async fn ask(server: &Server, game: &TestGame<'_>, token: &str) -> Response {
    server.get(&game.path("/coach"), token).await
}

/// The report at this path, once it is made.
async fn made(server: &Server, path: &str, token: &str) -> Value {
    until(async || {
        let response = server.get(path, token).await;
        let is_awaited = response.status == 202;
        if is_awaited {
            assert_eq!((response.header("retry-after"), &*response.text), ("2", ""));
        }
        !is_awaited
    })
    .await;
    server.get(path, token).await.ok(200)
}

async fn report(server: &Server, game: &TestGame<'_>) -> Value {
    made(server, &game.path("/coach"), &game.host).await
}

#[tokio::test]
async fn a_report_is_made_after_the_end_and_no_token_has_one_before() {
    let server = Server::start().await;
    let game = jump(&server).await;
    let path = game.path("/share");
    let share = server.post(&path, &game.host, json!({})).await.ok(201);
    let share = share["token"].as_str().unwrap().to_owned();
    let tokens = [
        &game.keeper,
        &game.host,
        &game.seats[0],
        &game.seats[1],
        &share,
    ];
    for token in tokens {
        ask(&server, &game, token).await.refused(404, "not_found");
    }
    game.finish().await;
    let made = report(&server, &game).await;
    for token in tokens {
        assert_eq!(ask(&server, &game, token).await.ok(200), made);
    }
    assert_eq!(ask(&server, &game, "").await.status, 401);
    assert_eq!(made["depth"], "rolls");
    let moment = &made["moments"][0];
    assert_eq!(
        [&moment["seat"], &moment["turn"], &moment["is_active"]],
        [&json!(0), &json!(1), &json!(true)]
    );
    assert_eq!(
        moment["played"]["white"],
        json!({"row": "red", "number": 11})
    );
    assert!(moment["loss"].as_f64().unwrap() > 3.0, "{moment}");
    // What else was possible is worth less than the better choice, and was neither that nor what was played.
    let others = moment["others"].as_array().unwrap();
    assert!((1..=2).contains(&others.len()), "{moment}");
    for other in others {
        assert!(other["loss"].as_f64().unwrap() >= 0.3, "{moment}");
        assert!(![&moment["played"], &moment["better"]].contains(&&other["crossed"]));
    }
    assert_eq!(made["facts"]["jumps"][0]["skipped"], 9);
}

#[tokio::test]
async fn a_game_that_goes_on_has_no_report_until_it_ends_again() {
    let server = Server::start_on_file().await;
    let game = jump(&server).await;
    game.finish().await;
    let first = report(&server, &game).await;
    game.try_host_move(json!({"type": "undo"})).await.ok(201);
    ask(&server, &game, &game.host)
        .await
        .refused(404, "not_found");
    let roll = json!({
        "type": "roll", "white": [1, 1], "red": 6, "yellow": 6, "green": 6, "blue": 6,
    });
    game.try_move(1, roll).await.ok(201);
    game.cross(1, "yellow", 2).await;
    game.end_turn(2).await;
    game.finish().await;
    let second = report(&server, &game).await;
    let turns = |report: &Value| report["expected"].as_array().unwrap().len();
    assert!(turns(&second) > turns(&first), "{first} {second}");
    // It is stored, and a rematch changes nothing of it.
    let path = game.path("/rematch");
    server.post(&path, &game.host, json!({})).await.ok(201);
    let (path, host) = (game.path("/coach"), game.host.clone());
    let server = server.restart().await;
    assert_eq!(server.get(&path, &host).await.ok(200), second);
    assert_eq!(server.sql("DELETE FROM reports").await, 1);
    assert_eq!(made(&server, &path, &host).await, second);
}

#[tokio::test]
async fn the_choices_of_players_are_counted_over_their_games() {
    let server = Server::start().await;
    let game = jump(&server).await;
    game.finish().await;
    let made = report(&server, &game).await;
    let group = format!("/groups/{}", game.group);
    let path = format!("{group}/coach");
    let choices = server.get(&path, &game.keeper).await.ok(200);
    let [ben, ana] = [&choices["players"][0], &choices["players"][1]];
    assert_eq!([&ana["name"], &ben["name"]], ["Ana", "Ben"]);
    assert_eq!(ana["rolls"]["given_away"], made["seats"][0]["given_away"]);
    assert_eq!(ana["rolls"]["games"], 1);
    assert_eq!(ana["white_sums"], Value::Null);
    let of_each = |choices: &Value| {
        let [given_away, decisions] =
            ["given_away", "decisions"].map(|it| choices[it].as_f64().unwrap());
        (given_away / decisions * 100.0).round() / 100.0
    };
    assert_eq!(ana["rolls"]["per_decision"], of_each(&ana["rolls"]));
    let player = ana["player"].as_str().unwrap();
    let path = format!("{group}/players/{player}/coach");
    let curve = server.get(&path, &game.keeper).await.ok(200);
    let [point] = &curve["points"].as_array().unwrap()[..] else {
        panic!("{curve}");
    };
    for field in ["given_away", "decisions", "mistakes", "luck"] {
        assert_eq!(point[field], made["seats"][0][field], "{field}");
    }
    assert_eq!(
        [&point["game"], &point["depth"]],
        [game.id.as_str(), "rolls"]
    );
    let unknown = format!("{group}/players/000000000000/coach");
    server
        .get(&unknown, &game.keeper)
        .await
        .refused(404, "not_found");
}

#[tokio::test]
async fn a_game_without_judged_choices_is_part_of_no_mean() {
    let server = Server::start_on_file().await;
    let game = jump(&server).await;
    game.finish().await;
    let made = report(&server, &game).await;
    let players = async || {
        let path = format!("/groups/{}/coach", game.group);
        server.get(&path, &game.keeper).await.ok(200)["players"].clone()
    };
    let before = players().await;
    // Another game is ended before anything could be judged.
    let body =
        json!({"variant": "classic", "mode": "turns", "players": ["Ana", "Cleo"], "start": true});
    let next = server.post("/games", &game.keeper, body).await.ok(201);
    let next = TestGame::of(&server, CreatedGame::of(&next));
    next.cross(0, "red", 4).await;
    next.finish().await;
    let none = report(&server, &next).await;
    assert_eq!(
        [&none["depth"], &none["seats"][0]["decisions"]],
        [&json!("white_sums"), &json!(0)]
    );
    assert_eq!(players().await, before);
    let ana = made["seats"][0].clone();
    let path = format!(
        "/groups/{}/players/{}/coach",
        game.group,
        game.view().await["seats"][0]["player"].as_str().unwrap()
    );
    let curve = server.get(&path, &game.keeper).await.ok(200);
    assert_eq!(curve["points"].as_array().unwrap().len(), 1);
    assert_eq!(curve["points"][0]["given_away"], ana["given_away"]);
    // Who gives less away with each choice comes first, however many there were.
    let seats = |ben: (f64, u32)| {
        let mut report = made.clone();
        for (seat, (given_away, decisions)) in [(4.0, 40), ben].into_iter().enumerate() {
            report["seats"][seat]["given_away"] = json!(given_away);
            report["seats"][seat]["decisions"] = json!(decisions);
        }
        report.to_string()
    };
    for (ben, first) in [((2.0, 10), "Ana"), ((5.0, 100), "Ben")] {
        let update = format!(
            "UPDATE reports SET report = '{}' WHERE game_id = '{}'",
            seats(ben),
            game.id
        );
        assert_eq!(server.sql(update).await, 1);
        assert_eq!(players().await[0]["name"], first, "{ben:?}");
    }
}

/// The exported document of copies of a game with these uids.
fn copies(document: &Value, uids: Range<u32>) -> Value {
    let mut copies = document.clone();
    let copy = |number: u32| {
        let mut copy = document["games"][0].clone();
        copy["uid"] = json!(format!("{number:012}"));
        copy
    };
    copies["games"] = uids.map(copy).collect();
    copies
}

#[tokio::test]
async fn many_reports_of_a_group_delay_no_other_group_and_none_is_left_out_without_a_word() {
    let server = Server::start_on_file().await;
    let game = jump(&server).await;
    game.finish().await;
    report(&server, &game).await;
    let document = server
        .get(&game.path("/export?format=json"), &game.host)
        .await
        .ok(200);
    let [large, small] = [server.group("Large").await, server.group("Small").await];
    large
        .import_json(&server, copies(&document, 0..200))
        .await
        .ok(200);
    small
        .import_json(&server, copies(&document, 0..1))
        .await
        .ok(200);
    let page = async |group: &TestGroup, query: &str| {
        let listed = group
            .get(&server, &format!("/games?limit=100{query}"))
            .await;
        let games = listed["games"].as_array().unwrap().iter();
        let paths = games.map(|game| format!("/games/{}/coach", game["id"].as_str().unwrap()));
        (
            paths.collect::<Vec<String>>(),
            listed["next_cursor"].clone(),
        )
    };
    let (mut paths, cursor) = page(&large, "").await;
    paths.extend(
        page(&large, &format!("&cursor={}", cursor.as_str().unwrap()))
            .await
            .0,
    );
    let mut statuses = Vec::new();
    for path in paths {
        let response = server.get(&path, &large.token).await;
        statuses.push(response.status);
        if response.status == 429 {
            response.refused(429, "too_many_requests");
            assert_eq!(response.header("retry-after"), "30");
        }
    }
    assert!(
        statuses[..100].iter().all(|&status| status == 202),
        "{statuses:?}"
    );
    assert!(statuses.contains(&429), "{statuses:?}");
    made(&server, &page(&small, "").await.0[0], &small.token).await;
    let made = server.sql("DELETE FROM reports").await;
    assert!(
        made < 50,
        "{made} reports were made before that of the other group"
    );
}

#[tokio::test]
async fn a_group_switches_the_coach_off() {
    let server = Server::start().await;
    let game = jump(&server).await;
    let group = format!("/groups/{}", game.group);
    let seen = server.get(&group, &game.keeper).await.ok(200);
    assert_eq!(seen["coach"], true);
    let off = server.patch(&group, &game.keeper, json!({"coach": false}));
    assert_eq!(off.await.ok(200)["coach"], false);
    game.finish().await;
    for path in [game.path("/coach"), format!("{group}/coach")] {
        let refused = server.get(&path, &game.keeper).await;
        refused.refused(404, "not_found");
        assert_eq!(
            refused.json()["detail"],
            "This group has switched the coach off."
        );
    }
    let on = server.patch(&group, &game.keeper, json!({"coach": true}));
    on.await.ok(200);
    report(&server, &game).await;
}

#[tokio::test]
async fn without_dice_and_turns_a_report_has_facts() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[3, 9]).await;
    game.play(1, json!({"type": "penalty"})).await;
    game.finish().await;
    // It needs no games played on, and waits for no other report.
    let made = ask(&server, &game, &game.host).await.ok(200);
    assert_eq!(
        [&made["depth"], &made["seats"], &made["moments"]],
        [&json!("facts"), &json!([]), &json!([])]
    );
    let facts = &made["facts"];
    assert_eq!(facts["jumps"][1]["skipped"], 5);
    assert_eq!(facts["penalties"][0]["seat"], 1);
    let path = format!("/groups/{}/coach", game.group);
    let choices = server.get(&path, &game.keeper).await.ok(200);
    assert_eq!(choices["players"], json!([]));
}

/// A game of Ana alone that has ended, and the path of its report.
async fn alone(server: &Server) -> (String, String) {
    let game = server.play("dice", &["Ana"]).await;
    let roll = json!({
        "type": "roll", "white": [5, 6], "red": 1, "yellow": 3, "green": 2, "blue": 4,
    });
    game.play(0, roll).await;
    game.cross(0, "red", 11).await;
    game.end_turn(1).await;
    game.finish().await;
    (game.path("/coach"), game.host.clone())
}

#[tokio::test]
async fn a_player_alone_is_judged_by_the_table_in_the_file() {
    let server = Server::start_on_file().await;
    let file = server.database().with_added_extension("solo-table");
    // The whole table takes a minute: this one has the values of full sheets only.
    let full = SmallSheet {
        last: [10; 4],
        crosses: [10; 4],
        ..SmallSheet::default()
    };
    let table = SoloTable::make_from(&full, 1, &|| false).unwrap();
    fs::write(&file, table.write()).unwrap();
    let (path, host) = alone(&server).await;
    assert_eq!(made(&server, &path, &host).await["depth"], "exact");
}

#[tokio::test]
async fn the_table_of_a_player_alone_is_made_and_kept_in_a_file() {
    if std::env::var_os("ROWLOCK_ALL").is_none() {
        return;
    }
    let server = Server::start_on_file().await;
    let file = server.database().with_added_extension("solo-table");
    fs::write(&file, "damaged").unwrap();
    let (path, host) = alone(&server).await;
    // It takes a minute of a processor that nothing else uses.
    let mut seconds = 0..1800;
    while server.get(&path, &host).await.status == 202 {
        seconds.next().expect("it is never made");
        sleep(Duration::from_secs(1)).await;
    }
    let report = server.get(&path, &host).await.ok(200);
    assert_eq!(report["depth"], "exact");
    // An empty sheet is worth 115.48 points, and nine skipped spaces cost many.
    assert_eq!(report["seats"][0]["start"], 115.48);
    assert!(report["seats"][0]["given_away"].as_f64().unwrap() > 5.0);
    assert!(SoloTable::read(&fs::read(&file).unwrap()).is_ok());
}
