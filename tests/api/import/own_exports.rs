//! Exported tables, imported as results.

use rust_xlsxwriter::Workbook;
use serde_json::{Value, json};

use super::{circle_of, play};
use crate::common::{Response, Server, TestGroup, own_board};

pub const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const HEAD: &str = "game_id,finished_at,group,variant,mode,reason,players,rank,seat,player,red,yellow,green,blue,\
    penalties,penalty_score,total,place,note,steps,double,bonus,track";

const GAME: &str = "\
    cb3cm3xxrkjt,2026-11-20T23:30:00+01:00,I,classic,dice,penalties,2,1,1,'=SUM(A1),10,6,36,28,2,-10,70,Home,\"Nice,\n'-)\",,,,\n\
    cb3cm3xxrkjt,2026-11-20T23:30:00+01:00,I,classic,dice,penalties,2,2,0,Ana,10,15,3,3,4,-20,11,Home,,,,,\n";

const CSV_FILE: &str = "\u{feff}game_id,finished_at,group,variant,mode,reason,players,rank,seat,player,red,yellow,green,\
    blue,penalties,penalty_score,total,place,note,steps,double,bonus,track\r\n\
    cb3cm3xxrkjt,2026-11-20T12:00:00+00:00,I,classic,sheet,locks,6,1,5,'-Ana,,,,,,,15,,,,,,\r\n\
    cb3cm3xxrkjt,2026-11-20T12:00:00+00:00,I,classic,sheet,locks,6,2,4,'Ndrangheta,,,,,,,14,,,,,,\r\n\
    cb3cm3xxrkjt,2026-11-20T12:00:00+00:00,I,classic,sheet,locks,6,3,3,'=SUM(A1),,,,,,,13,,,,,,\r\n\
    cb3cm3xxrkjt,2026-11-20T12:00:00+00:00,I,classic,sheet,locks,6,4,2,דוד,,,,,,,12,,,,,,\r\n\
    cb3cm3xxrkjt,2026-11-20T12:00:00+00:00,I,classic,sheet,locks,6,5,1,👨‍👩‍👧‍👦,,,,,,,11,,,,,,\r\n\
    cb3cm3xxrkjt,2026-11-20T12:00:00+00:00,I,classic,sheet,locks,6,6,0,\"O'Neill, Zoë\",,,,,,,10,,,,,,\r\n";

async fn newest(server: &Server, circle: &TestGroup) -> Value {
    let list = circle.get(server, "/games").await;
    list["games"][0].clone()
}

/// The names and totals of a listed game, by seat.
fn seats(game: &Value) -> Value {
    let seats = game["seats"].as_array().unwrap().iter();
    seats
        .map(|seat| json!([seat["name"], seat["total"]]))
        .collect()
}

pub async fn download(server: &Server, circle: &TestGroup, format: &str) -> Vec<u8> {
    let path = format!("{}/export?format={format}", circle.path);
    let request = server.request(reqwest::Method::GET, &path, &circle.token);
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 200);
    response.bytes().await.unwrap().to_vec()
}

fn places(refused: &Response) -> Vec<(u64, String)> {
    refused.refused(400, "invalid_value");
    let problem = refused.json();
    let mistakes = problem["mistakes"].as_array().unwrap().iter();
    let place = |mistake: &Value| {
        let detail = mistake["detail"].as_str().unwrap();
        (mistake["line"].as_u64().unwrap(), detail.to_owned())
    };
    mistakes.map(place).collect()
}

#[tokio::test]
async fn an_exported_csv_file_is_read_as_results() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (imported, known) in [(1, 0), (0, 1)] {
        let response = circle.import(&server, "text/csv", CSV_FILE).await;
        let counts = json!({"imported": imported, "known": known});
        assert_eq!(response.ok(200), counts);
    }
    let game = newest(&server, &circle).await;
    assert_eq!(game["day"], "2026-11-20");
    assert_eq!(game["result"]["reason"], "locks");
    let wanted = json!([
        ["O'Neill, Zoë", 10],
        ["👨‍👩‍👧‍👦", 11],
        ["דוד", 12],
        ["=SUM(A1)", 13],
        ["'Ndrangheta", 14],
        ["-Ana", 15],
    ]);
    assert_eq!(seats(&game), wanted);
}

#[tokio::test]
async fn points_of_rows_become_crosses_and_what_is_empty_stays_unknown() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = format!(
        "{HEAD}\n{GAME}\
         7k2m9qxw4t0c,2024-05-01,I,longo,sheet,,1,1,0,,,,,,,,87,,,,,,\n\
         9f3tk6zj0pax,2024-05-01,I,connected-steps,turns,stopped,1,1,0,Ben,10,6,36,28,2,-10,77,,,7,,,\n"
    );
    let response = circle.import(&server, "text/csv", &table).await;
    assert_eq!(response.ok(200), json!({"imported": 3, "known": 0}));
    let list = circle.get(&server, "/games").await;
    let [game, longo, steps] = &list["games"].as_array().unwrap()[..] else {
        panic!("{list}");
    };
    // The day as it is written, in the order of the seats.
    assert_eq!(game["day"], "2026-11-20");
    assert_eq!(game["result"]["reason"], "penalties");
    assert_eq!(
        (&game["place"], &game["note"]),
        (&json!("Home"), &json!("Nice,\n-)"))
    );
    assert_eq!(seats(game), json!([["Ana", 11], ["=SUM(A1)", 70]]));
    let view = async |game: &Value| {
        let path = format!("/games/{}", game["id"].as_str().unwrap());
        server.get(&path, &circle.token).await.ok(200)
    };
    let view_of_game = view(game).await;
    assert_eq!(view_of_game["seats"][1]["rows"]["green"]["score"], 36);
    assert_eq!(view_of_game["seats"][0]["penalties"], 4);
    // A deleted player has no name, and no reason is known.
    assert_eq!(longo["result"]["reason"], Value::Null);
    assert_eq!(seats(longo), json!([["", 87]]));
    // Where other lines count, the total is all that is kept.
    assert_eq!(steps["result"]["reason"], "stopped");
    assert_eq!(seats(steps), json!([["Ben", 77]]));
    assert_eq!(
        view(steps).await["seats"][0]["rows"]["red"]["score"],
        Value::Null
    );
}

#[tokio::test]
async fn games_of_the_group_and_games_imported_before_are_known_by_their_ids() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let wanted =
        json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"], "start": true});
    let game = play(&server, &circle, wanted).await;
    game.cross_all(0, "red", &[2, 3]).await;
    game.finish().await;
    for (format, kind) in [
        ("csv", "text/csv"),
        ("xlsx", XLSX),
        ("bgstats", "application/json"),
    ] {
        let file = download(&server, &circle, format).await;
        let known = circle.import(&server, kind, &file).await;
        assert_eq!(
            known.ok(200),
            json!({"imported": 0, "known": 1}),
            "{format}"
        );
    }
    // Whatever the format, it is the same game elsewhere.
    let other = circle_of(&server, "Sunday").await;
    for (number, (format, kind)) in (0..).zip([
        ("bgstats", "application/json"),
        ("csv", "text/csv"),
        ("xlsx", XLSX),
    ]) {
        let file = download(&server, &circle, format).await;
        let known = other.import(&server, kind, &file).await.ok(200)["known"].clone();
        assert_eq!(known, i32::from(number > 0), "{format}");
    }
    assert_eq!(other.games(&server).await, 1);
}

#[tokio::test]
async fn mistakes_of_an_exported_table_have_their_lines() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = |lines: &[&str]| format!("{HEAD}\n{}\n", lines.join("\n"));
    let a = "7k2m9qxw4t0c,2024-05-01,I,classic,sheet,locks,2,1,0,Ana,10,6,36,28,2,-10,70,,,,,,";
    let b = "7k2m9qxw4t0c,2024-05-01,I,classic,sheet,locks,2,2,1,Ben,,,,,,,54,,,,,,";
    let right = circle.import(&server, "text/csv", table(&[a, b])).await;
    assert_eq!(right.ok(200)["imported"], 1);
    let circle = circle_of(&server, "Sunday").await;
    for (from, to, text) in [
        (
            "2024-05-01,I,classic,sheet,locks,2,2",
            ",I,classic,sheet,,2,2",
            "finished",
        ),
        (
            "7k2m9qxw4t0c,2024-05-01,I,classic,sheet,locks,2,2",
            "1,2024-05-01,I,classic,sheet,locks,2,2",
            "id",
        ),
        ("locks,2,2", "late,2,2", "reason"),
        ("Ben,,,,,,,54", "Ben,,,,,,,many", "total"),
        ("Ben,,,,,,,54", "Ben,,,,,,,", "missing"),
        ("Ben,,,,,,,54", "Ben,5,0,0,0,0,0,5", "row"),
        ("Ben,,,,,,,54", "Ben,10,6,36,28,2,-10,71", "70"),
        ("locks,2,2,1", "locks,2,2,0", "twice"),
        (
            "7k2m9qxw4t0c,2024-05-01,I,classic,sheet,locks,2,2",
            "7k2m9qxw4t0c,2024-05-02,I,classic,sheet,locks,2,2",
            "date",
        ),
        (
            "7k2m9qxw4t0c,2024-05-01,I,classic,sheet,locks,2,2",
            "7k2m9qxw4t0c,2024-05-01,I,longo,sheet,locks,2,2",
            "version",
        ),
        ("54,,,,,,", "54,,,,,,,what", "what"),
    ] {
        assert!(b.contains(from), "{from}");
        let wrong = b.replacen(from, to, 1);
        let refused = circle
            .import(&server, "text/csv", table(&[a, &wrong]))
            .await;
        let [(3, detail)] = &places(&refused)[..] else {
            panic!("{to}: {}", refused.text);
        };
        assert!(detail.contains(text), "{to}: {detail}");
    }
    for (lines, text) in [
        // A row is missing.
        (vec![a], "2"),
        (vec![a, &b.replace("Ben", "ana")], "name"),
        (
            vec![
                &a.replace("classic", "chess"),
                &b.replace("classic", "chess"),
            ],
            "version",
        ),
        (
            vec![&a.replace("2024", "2999"), &b.replace("2024", "2999")],
            "come",
        ),
    ] {
        let refused = circle.import(&server, "text/csv", table(&lines)).await;
        let [(2, detail)] = &places(&refused)[..] else {
            panic!("{text}: {}", refused.text);
        };
        assert!(detail.contains(text), "{detail}");
    }
    for (head, code) in [
        (HEAD.replace("steps", "color"), "unknown_field"),
        (HEAD.replace("steps", "red"), "invalid_value"),
        (HEAD.replace("finished_at,", ""), "invalid_value"),
        ("game_id,started_at,finished_at".to_owned(), "unknown_field"),
    ] {
        let refused = circle
            .import(&server, "text/csv", format!("{head}\n{a}\n"))
            .await;
        refused.refused(400, code);
    }
    assert_eq!(circle.games(&server).await, 0);
}

#[tokio::test]
async fn an_exported_table_may_have_been_through_a_spreadsheet() {
    let server = Server::start().await;
    for (day, date) in [
        ("2024-05-13", "5/13/2024 21:30"),
        ("2024-05-13", "13.05.2024"),
        ("2024-05-13", "13/05/2024"),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let table = format!(
            "Game_ID;player;variant;finished_at;total;note;red\r\n\
             ;;;;;;\r\n\
             7k2m9qxw4t0c;Ana;Classic;{date};70,00;'- nice;\r\n\
             7k2m9qxw4t0c;Ben;Classic;{date};54;;\r\n"
        );
        let response = circle.import(&server, "text/csv", &table).await;
        assert_eq!(response.ok(200)["imported"], 1);
        let game = newest(&server, &circle).await;
        assert_eq!(
            (&game["day"], &game["note"]),
            (&json!(day), &json!("- nice"))
        );
        assert_eq!(seats(&game), json!([["Ana", 70], ["Ben", 54]]));
    }
}

#[tokio::test]
async fn unfinished_games_and_unknown_boards_of_an_export_are_refused() {
    let (server, other) = (Server::start().await, Server::start().await);
    let circle = circle_of(&server, "Friday").await;
    let wanted =
        json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"], "start": true});
    let game = play(&server, &circle, wanted).await;
    game.cross(0, "red", 2).await;
    let path = format!("{}/boards", circle.path);
    let board = server
        .post(&path, &circle.token, own_board("Stars"))
        .await
        .ok(201);
    let wanted =
        json!({"variant": board["id"], "mode": "sheet", "players": ["Ana"], "start": true});
    let of_board = play(&server, &circle, wanted).await;
    of_board.cross(0, "red", 2).await;
    of_board.finish().await;
    let elsewhere = circle_of(&other, "Friday").await;
    for (format, kind, first) in [("csv", "text/csv", 2), ("xlsx", XLSX, 2)] {
        let file = download(&server, &circle, format).await;
        let refused = elsewhere.import(&other, kind, &file).await;
        let found = places(&refused);
        let lines: Vec<u64> = found.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [first, first + 1, first + 2], "{found:?}");
        // The group itself has the board, but its unfinished game is no result, either.
        let refused = circle.import(&server, kind, &file).await;
        assert_eq!(places(&refused).len(), 2, "{}", refused.text);
    }
}

#[tokio::test]
async fn a_large_exported_table_is_refused_without_being_read_to_its_end() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let mut table = format!("{HEAD}\n");
    for index in 0..10_001 {
        table += &format!("{index:012},2024-05-01,I,classic,sheet,,1,1,0,Ana,,,,,,,5,,,,,,\n");
    }
    let refused = circle.import(&server, "text/csv", &table).await;
    refused.refused(413, "too_large");
    // One game with any number of players.
    let mut table = format!("{HEAD}\n");
    for index in 0..20_000 {
        table += &format!(
            "7k2m9qxw4t0c,2024-05-01,I,classic,sheet,,,1,{index},A{index},,,,,,,5,,,,,,\n"
        );
    }
    let refused = circle.import(&server, "text/csv", &table).await;
    assert_eq!(places(&refused).len(), 1);
}

#[tokio::test]
async fn texts_of_a_workbook_are_escaped_only_if_a_spreadsheet_made_it_of_a_table() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let mut of_table = Workbook::new();
    let sheet = of_table.add_worksheet();
    let id = "7k2m9qxw4t0c";
    for (column, title) in (0..).zip(HEAD.split(',')) {
        sheet.write_string(0, column, title).unwrap();
        let value = match title {
            "game_id" => id,
            "finished_at" => "2024-05-01",
            "variant" => "classic",
            "player" => "'=Ana",
            "total" => "70",
            _ => "",
        };
        sheet.write_string(1, column, value).unwrap();
    }
    let file = of_table.save_to_buffer().unwrap();
    circle.import(&server, XLSX, file).await.ok(200);
    assert_eq!(
        seats(&newest(&server, &circle).await),
        json!([["=Ana", 70]])
    );
    // Without the sheet of the scores, an exported workbook has no players.
    let mut of_games = Workbook::new();
    let sheet = of_games.add_worksheet();
    for (column, title) in (0..).zip(["game_id", "finished_at", "variant", "total"]) {
        sheet.write_string(0, column, title).unwrap();
        sheet.write_string(1, column, id).unwrap();
    }
    let file = of_games.save_to_buffer().unwrap();
    let refused = circle.import(&server, XLSX, file).await;
    refused.refused(400, "invalid_value");
    assert!(refused.text.contains("player"), "{}", refused.text);
}
