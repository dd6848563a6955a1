//! Tables as spreadsheets of several countries save them.

use reqwest::Method;
use serde_json::{Value, json};

use super::circle_of;
use crate::common::{Response, Server, TestGroup};

const HEAD: &str = "game;date;variant;player;red;yellow;green;blue;penalties;total";

const GERMAN: &str = "game;date;variant;player;red;yellow;green;blue;penalties;total\r\n\
    1;20.11.2026;classic;Jürgen;4;3;8;7;2;\r\n1;20.11.2026;classic;Ben;;;;;;54\r\n";

/// The names and totals of the newest game, by seat.
async fn newest(server: &Server, circle: &TestGroup) -> Vec<(String, i64)> {
    let list = circle.get(server, "/games").await;
    let seats = list["games"][0]["seats"].as_array().unwrap().iter();
    let seat = |seat: &Value| {
        let name = seat["name"].as_str().unwrap().to_owned();
        (name, seat["total"].as_i64().unwrap())
    };
    seats.map(seat).collect()
}

async fn import_in(
    server: &Server,
    circle: &TestGroup,
    language: &str,
    file: impl AsRef<[u8]>,
) -> Response {
    let path = format!("{}/import", circle.path);
    let request = server.request(Method::POST, &path, &circle.token);
    let request = request
        .header("Content-Type", "text/csv")
        .header("Accept-Language", language);
    Response::of(request.body(file.as_ref().to_vec())).await
}

/// The text in UTF-16, with a byte order mark.
fn utf_16(text: &str, bytes_of: fn(u16) -> [u8; 2]) -> Vec<u8> {
    let marked = format!("\u{feff}{text}");
    marked.encode_utf16().flat_map(bytes_of).collect()
}

fn windows_1252(text: &str) -> Vec<u8> {
    let byte = |letter: char| u8::try_from(u32::from(letter)).unwrap();
    text.chars().map(byte).collect()
}

#[tokio::test]
async fn a_table_is_read_in_each_encoding_and_with_each_delimiter() {
    let server = Server::start().await;
    let tabs = GERMAN.replace(';', "\t");
    for file in [
        GERMAN.as_bytes().to_vec(),
        format!("\u{feff}{GERMAN}").into_bytes(),
        windows_1252(GERMAN),
        utf_16(&tabs, u16::to_le_bytes),
        utf_16(&tabs, u16::to_be_bytes),
        utf_16(&tabs, u16::to_le_bytes)[2..].to_vec(),
        utf_16(&tabs, u16::to_be_bytes)[2..].to_vec(),
        GERMAN.replace(';', "|").into_bytes(),
        format!("sep=;\r\n{GERMAN}").into_bytes(),
        format!("\"sep=\t\"\n{tabs}").into_bytes(),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let response = circle.import(&server, "text/csv", &file).await;
        assert_eq!(response.ok(200), json!({"imported": 1, "known": 0}));
        let wanted = [("Jürgen".to_owned(), 70), ("Ben".to_owned(), 54)];
        assert_eq!(newest(&server, &circle).await, wanted, "{file:?}");
    }
}

#[tokio::test]
async fn a_table_is_in_mac_roman_where_windows_would_have_signs_in_words() {
    let server = Server::start().await;
    for (name, read) in [
        // Mac Roman.
        (&b"J\x9frgen"[..], "Jürgen"),
        (b"Andr\x8e", "André"),
        (b"Gen\x8fve", "Genève"),
        (b"P\x8bo", "Pão"),
        (b"H\x8ckan O\xd5Neill", "Håkan O’Neill"),
        // Windows-1252: signs are around words, capitals in words of capitals.
        (b"J\xfcrgen", "Jürgen"),
        (b"O\x92Neill\x99", "O’Neill™"),
        (b"\x8bBen\x9b \x95a\x86", "‹Ben› •a†"),
        (b"VO\x8aKA \x8eaneta", "VOŠKA Žaneta"),
        (b"Du\x9aan \x9eiga \x9cuvre", "Dušan žiga œuvre"),
        (b"L\xe9a O\x8falso", "Léa O\u{8f}also"),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let table = format!("{HEAD};note\n1;2024-05-01;classic;Ben;;;;;;54;").into_bytes();
        let response = circle
            .import(&server, "text/csv", [&table, name].concat())
            .await;
        if read.contains('\u{8f}') {
            // What it would be in Windows-1252 is no text.
            assert_eq!(response.status, 400);
            continue;
        }
        assert_eq!(response.ok(200)["imported"], 1);
        let list = circle.get(&server, "/games").await;
        assert_eq!(list["games"][0]["note"], read);
    }
}

#[tokio::test]
async fn what_a_spreadsheet_leaves_behind_is_no_mistake() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "\
        ;;;;;;;;;;;\r\n\
        GAME;;Date;Variant;Player;Red;Yellow;Green;Blue;Penalties;Total;\r\n\
        ;;;;;;;;;;;\r\n\
        1;;20.11.2026;Classic;Ana;4.0;3,0;8;7;-10;70,00;;;\r\n\
        ;;;;;;;;;;;\r\n\
        1;;20.11.2026;KLASSISCH;Ben;4;5;2;2;2\r\n\
        ;;;;;;;;;;;\r\n\
        ;;;;;;;;;;;\r\n";
    let response = circle.import(&server, "text/csv", table).await;
    assert_eq!(response.ok(200), json!({"imported": 1, "known": 0}));
    let wanted = [("Ana".to_owned(), 70), ("Ben".to_owned(), 21)];
    assert_eq!(newest(&server, &circle).await, wanted);
    for (right, wrong, line) in [("4.0", "4.5", 4), ("-10", "-12", 4)] {
        let table = table.replacen(right, wrong, 1);
        let response = circle.import(&server, "text/csv", &table).await;
        response.refused(400, "invalid_value");
        let mistakes = &response.json()["mistakes"];
        assert_eq!(mistakes[0]["line"], line, "{wrong}: {mistakes}");
    }
}

#[tokio::test]
async fn a_board_that_a_group_has_made_can_be_named() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let path = format!("{}/boards", circle.path);
    let board = server.post(&path, &circle.token, crate::common::own_board("Stars"));
    board.await.ok(201);
    let table = format!("{HEAD}\n1;2024-05-01;stars;Ana;;;;;;54\n");
    let response = circle.import(&server, "text/csv", &table).await;
    assert_eq!(response.ok(200)["imported"], 1);
}

#[tokio::test]
async fn days_are_read_as_the_language_or_the_table_has_them() {
    let server = Server::start().await;
    for (language, date, others, day) in [
        ("de", "1.5.2024", "", "2024-05-01"),
        ("de", "1.5/2024", "", "2024-05-01"),
        ("en", "01.05.24", "", "2024-05-01"),
        ("en", "1. 5. 2024", "", "2024-05-01"),
        ("en", "2024-05-01 21:30", "", "2024-05-01"),
        ("en", "2024-05-01T21:30:00+02:00", "", "2024-05-01"),
        ("en", "2024/5/1", "", "2024-05-01"),
        ("en", "1.5.2024 or so", "", "2024-05-01"),
        ("en", "5/6/2024", "", "2024-05-06"),
        ("fr", "5/6/2024", "", "2024-06-05"),
        ("nl", "5-6-24", "", "2024-06-05"),
        ("fr", "11/20/2025", "", "2025-11-20"),
        ("en", "20/11/2025 9:30 PM", "", "2025-11-20"),
        // Another line shows which comes first.
        ("en", "5/6/2024", "20/11/2025", "2024-06-05"),
        ("fr", "5/6/2024", "11/20/2025", "2024-05-06"),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let mut table = format!("{HEAD}\n1;{date};classic;Ana;;;;;;54\n");
        if !others.is_empty() {
            table += &format!("2;{others};classic;Ana;;;;;;54\n");
        }
        import_in(&server, &circle, language, &table).await.ok(200);
        let of_day = format!("/games?from={day}&to={day}");
        let list = circle.get(&server, &of_day).await;
        let games = list["games"].as_array().unwrap().len();
        assert_eq!(games, 1, "{language} {date} {others}");
    }
    let circle = circle_of(&server, "Friday").await;
    for date in [
        "yesterday",
        "20.13.2025",
        "31.2.",
        "1.5.124",
        "20/13",
        "31.2.2024",
        "1.5.2999",
        "1.5.0024",
    ] {
        let table = format!("{HEAD}\n1;{date};classic;Ana;;;;;;54\n");
        let response = circle.import(&server, "text/csv", &table).await;
        assert_eq!(response.status, 400, "{date}");
        response.refused(400, "invalid_value");
        assert_eq!(response.json()["mistakes"][0]["line"], 2, "{date}");
    }
}

#[tokio::test]
async fn points_of_rows_are_read_as_such_or_asked_for() {
    let server = Server::start().await;
    let table = |lines: &[&str]| format!("{HEAD}\n{}\n", lines.join("\n"));
    for (lines, totals) in [
        // A row of 15 points, a total, and 4 crosses say what the numbers are.
        (
            [
                "1;2024-05-01;classic;Ana;10;6;3;15;-5;",
                "1;2024-05-01;classic;Ben;6;6;10;3;0;",
            ],
            [29, 25],
        ),
        (
            [
                "1;2024-05-01;classic;Ana;10;6;3;1;0;20",
                "1;2024-05-01;classic;Ben;6;6;10;3;1;",
            ],
            [20, 20],
        ),
        (
            [
                "1;2024-05-01;classic;Ana;10;6;3;1;0;83",
                "1;2024-05-01;classic;Ben;6;6;10;3;0;",
            ],
            [83, 103],
        ),
        (
            [
                "1;2024-05-01;classic;Ana;10;6;3;1;0;",
                "1;2024-05-01;classic;Ben;4;6;10;3;0;",
            ],
            [83, 92],
        ),
        (
            [
                "1;2024-05-01;classic;Ana;1;0;0;1;0;",
                "1;2024-05-01;classic;Ben;0;0;0;0;1;",
            ],
            [2, -5],
        ),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let response = circle.import(&server, "text/csv", table(&lines)).await;
        assert_eq!(response.ok(200)["imported"], 1);
        let newest = newest(&server, &circle).await;
        let found: Vec<i64> = newest.into_iter().map(|(_, total)| total).collect();
        assert_eq!(found, totals, "{lines:?}");
    }
    let circle = circle_of(&server, "Friday").await;
    let unclear = table(&[
        "1;2024-05-01;classic;Ana;10;6;3;1;0;",
        "1;2024-05-01;classic;Ben;6;6;10;3;0;",
    ]);
    let response = circle.import(&server, "text/csv", &unclear).await;
    response.refused(400, "invalid_value");
    assert!(response.text.contains("total"), "{}", response.text);
}

#[tokio::test]
async fn a_file_that_is_no_table_is_refused_without_the_words_of_a_parser() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let long_line = "a,".repeat(200_000);
    let many_columns = format!("{HEAD}{}x", ";".repeat(300));
    for file in [
        long_line.as_bytes(),
        many_columns.as_bytes(),
        b"\xff\xfe\x00\xd8\x00",
        b"\x00\x01\x02\x03",
        b"sep=;",
    ] {
        let response = import_in(&server, &circle, "de", file).await;
        assert_eq!(response.status, 400, "{}", response.text);
        for english in ["CSV error", "record", "byte", "UTF"] {
            assert!(!response.text.contains(english), "{}", response.text);
        }
    }
}
