//! Exports of a game and of a group.

use proptest::prelude::*;
use rowlock::domain::formula::{escape, unescape};
use serde_json::{Value, json};

use crate::common::{CreatedGame, Response, Server, TestGame};

const COLUMNS: &str = "game_id,finished_at,group,variant,mode,reason,players,rank,seat,player,\
                       red,yellow,green,blue,penalties,penalty_score,total,place,note,\
                       steps,double,bonus,track";

async fn download(server: &Server, game: &TestGame<'_>, format: &str) -> Response {
    let path = game.path(&format!("/export?format={format}"));
    server.get(&path, &game.host).await
}

#[tokio::test]
async fn a_csv_export_has_a_line_for_each_player() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[2, 3]).await;
    game.play(1, json!({"type": "penalty"})).await;
    game.finish().await;
    let response = download(&server, &game, "csv").await;
    assert_eq!(response.header("content-type"), "text/csv; charset=utf-8");
    let name = response.header("content-disposition");
    assert!(
        name.starts_with("attachment") && name.contains(".csv"),
        "{name}"
    );
    let text = response
        .text
        .strip_prefix('\u{feff}')
        .unwrap_or(&response.text);
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines[0], COLUMNS);
    assert!(lines[1].starts_with(&game.id) && lines[2].starts_with(&game.id));
    assert!(
        lines[1].ends_with(",classic,sheet,stopped,2,1,0,Ana,3,0,0,0,0,0,3,,,,,,"),
        "{}",
        lines[1]
    );
    assert!(
        lines[2].ends_with(",classic,sheet,stopped,2,2,1,Ben,0,0,0,0,1,-5,-5,,,,,,"),
        "{}",
        lines[2]
    );
    assert_eq!(lines[3..], [""]);
}

#[tokio::test]
async fn no_name_becomes_a_formula_or_breaks_its_line() {
    let server = Server::start().await;
    for (names, exported) in [
        (
            &["=1+1", "+x", "-x", "@x", "Ñandú", "\"a\",b", "🎲"][..],
            &["'=1+1", "'+x", "'-x", "'@x", "Ñandú", "\"a\",b", "🎲"][..],
        ),
        // Spreadsheets for East Asian text read the fullwidth signs as well.
        (
            &["＝1+1", "＋x", "－x", "＠x"][..],
            &["'＝1+1", "'＋x", "'－x", "'＠x"][..],
        ),
    ] {
        let game = server.play("sheet", names).await;
        let response = download(&server, &game, "csv").await;
        let text = response.text.trim_start_matches('\u{feff}');
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let players: Vec<String> = reader
            .records()
            .map(|line| line.unwrap()[9].to_owned())
            .collect();
        assert_eq!(players, exported);
    }
}

#[tokio::test]
async fn no_place_and_no_note_becomes_a_formula_where_semicolons_separate() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana;=1+1;", "Ben"]).await;
    game.cross(0, "red", 5).await;
    game.finish().await;
    let remarks = json!({"place": "Home;=cmd|' /C calc'!A0;", "note": "nice\n=2+5;x"});
    server
        .patch(&game.path(""), &game.host, remarks)
        .await
        .ok(200);
    let response = download(&server, &game, "csv").await;
    let text = response.text.trim_start_matches('\u{feff}');
    let mut reader = csv::ReaderBuilder::new();
    let reader = reader.delimiter(b';').flexible(true).has_headers(false);
    let mut cells = 0;
    for line in reader.from_reader(text.as_bytes()).records() {
        for cell in &line.unwrap() {
            cells += 1;
            assert!(!cell.starts_with(['=', '+', '-', '@']), "{cell}");
        }
    }
    assert!(cells > 6, "{text}");
    assert!(text.contains("'=cmd") && text.contains("'=2+5"), "{text}");
}

proptest! {
    #[test]
    fn a_escaped_text_has_no_formula_and_comes_back(text in "[a=+@'\"; \t\r\n\u{200b}\u{a0}＝-]{0,12}") {
        let escaped = escape(&text);
        prop_assert_eq!(unescape(&escaped), text.as_str());
        for cell in escaped.split([';', '\t', '\r', '\n']) {
            let seen = cell.trim_start_matches(['"', ' ', '\u{200b}', '\u{a0}']);
            prop_assert!(!seen.starts_with(['=', '+', '-', '@', '＝']), "{}", escaped);
        }
    }
}

#[tokio::test]
async fn a_json_export_has_the_whole_log_and_no_id_of_this_server() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
    game.play(0, json!({"type": "undo"})).await;
    let end = game.finish().await;
    let response = download(&server, &game, "json").await;
    let name = response.header("content-disposition").to_owned();
    assert!(
        name.starts_with("attachment") && name.contains(".json"),
        "{name}"
    );
    let document = response.ok(200);
    let exported = &document["games"][0];
    for field in ["variant", "mode", "house_rules", "result"] {
        assert_eq!(exported[field], end[field], "{field}");
    }
    let events = exported["events"].as_array().unwrap().iter();
    let kinds: Vec<&Value> = events.map(|event| &event["type"]).collect();
    assert_eq!(kinds, ["join", "join", "start", "cross", "undo", "finish"]);
    for id in [
        &game.id,
        &game.group,
        end["seats"][0]["player"].as_str().unwrap(),
    ] {
        assert!(!response.text.contains(id));
    }
}

#[tokio::test]
async fn an_unknown_format_is_refused() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for query in ["", "?format=", "?format=doc", "?format=CSV"] {
        let path = game.path(&format!("/export{query}"));
        let response = server.get(&path, &game.host).await;
        response.refused(400, "invalid_value");
    }
    let path = game.path("/export?format=csv&color=red");
    server
        .get(&path, &game.host)
        .await
        .refused(400, "unknown_field");
}

async fn export(server: &Server, game: &TestGame<'_>, query: &str) -> Response {
    let path = format!("/groups/{}/export?{query}", game.group);
    server.get(&path, &game.keeper).await
}

/// A finished game of Ana and Ben, and a running one of Ana alone on Longo.
async fn two_games(server: &Server) -> (TestGame<'_>, TestGame<'_>) {
    let first = server.play("sheet", &["Ana", "Ben"]).await;
    first.cross_all(1, "red", &[2, 3]).await;
    first.finish().await;
    let body = json!({"variant": "longo", "mode": "sheet", "players": ["Ana"], "start": true});
    let made = server.post("/games", &first.keeper, body).await.ok(201);
    let second = TestGame::of(server, crate::common::CreatedGame::of(&made));
    second.cross(0, "blue", 16).await;
    (first, second)
}

fn lines(response: &Response) -> Vec<Vec<String>> {
    let text = response.text.trim_start_matches('\u{feff}');
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let line = |line: csv::StringRecord| line.iter().map(str::to_owned).collect();
    reader.records().map(|read| line(read.unwrap())).collect()
}

#[tokio::test]
async fn the_csv_export_of_a_group_has_the_filtered_games() {
    let server = Server::start().await;
    let (first, second) = two_games(&server).await;
    for (query, games) in [
        ("", vec![&second, &first, &first]),
        ("&status=finished", vec![&first, &first]),
        ("&variant=longo", vec![&second]),
        ("&q=ben", vec![&first, &first]),
        ("&result=locks", vec![]),
        ("&to=2001-01-01", vec![]),
    ] {
        let response = export(&server, &first, &format!("format=csv{query}")).await;
        assert_eq!(response.status, 200);
        let lines = lines(&response);
        let ids: Vec<&String> = lines.iter().map(|line| &line[0]).collect();
        let expected: Vec<&String> = games.iter().map(|game| &game.id).collect();
        assert_eq!(ids, expected, "{query}");
    }
    let finished = export(&server, &first, "format=csv&status=finished").await;
    let finished = lines(&finished);
    assert_eq!(
        finished[0][7..19],
        ["1", "1", "Ben", "3", "0", "0", "0", "0", "0", "3", "", ""]
    );
    assert_eq!(
        finished[1][7..19],
        ["2", "0", "Ana", "0", "0", "0", "0", "0", "0", "0", "", ""]
    );
}

#[tokio::test]
async fn the_file_of_a_game_is_named_after_its_day_and_players() {
    let server = Server::start().await;
    let body = json!({"variant": "classic", "mode": "sheet", "players": ["Oma Lotte", "Jürgen"], "start": true});
    let made = server.post("/games", "", body).await.ok(201);
    let game = TestGame::of(&server, CreatedGame::of(&made));
    let response = download(&server, &game, "csv").await;
    let day = &made["game"]["created_at"].as_str().unwrap()[..10];
    assert_eq!(
        response.header("content-disposition").replace("%2D", "-"),
        format!(
            "attachment; filename=\"qwixx-{day}-Oma-Lotte-J_rgen.csv\"; \
             filename*=UTF-8''qwixx-{day}-Oma-Lotte-J%C3%BCrgen.csv"
        )
    );
}

#[tokio::test]
async fn the_json_export_of_a_group_has_all_its_games() {
    let server = Server::start().await;
    let (first, second) = two_games(&server).await;
    let response = export(&server, &first, "format=json").await;
    let name = response.header("content-disposition");
    assert!(
        name.contains(&format!("rowlock-{}.json", first.group)),
        "{name}"
    );
    let document = response.ok(200);
    assert_eq!(document["games"].as_array().unwrap().len(), 2);
    for (index, game) in [&second, &first].into_iter().enumerate() {
        let single = download(&server, game, "json").await.ok(200);
        assert_eq!(document["games"][index], single["games"][0]);
    }
    let empty = export(&server, &first, "format=json&q=nemo").await.ok(200);
    assert_eq!(empty["games"], json!([]));
}

#[tokio::test]
async fn a_play_for_bg_stats_has_every_field_the_app_needs() {
    let server = Server::start().await;
    let (first, second) = two_games(&server).await;
    let view = first.view().await;
    let play = download(&server, &first, "bgstats").await.ok(200);
    let date = view["finished_at"].as_str().unwrap()[..19].replace('T', " ");
    let player = |seat: usize, score: i32, rank: u32| {
        json!({
            "name": view["seats"][seat]["name"], "sourcePlayerId": view["seats"][seat]["player"],
            "score": score, "rank": rank, "winner": false, "startPlayer": false, "role": "",
        })
    };
    assert_eq!(
        play,
        json!({
            "sourceName": "Rowlock", "sourcePlayId": first.id, "playDate": date, "durationMin": 0,
            "game": {"name": "Qwixx", "bggId": 131_260, "highestWins": true, "noPoints": false,
                     "sourceGameId": "qwixx"},
            "board": "Classic", "location": "", "comments": "The game was ended early.",
            "players": [player(1, 3, 1), player(0, 0, 2)],
        })
    );
    // A running game is not exported as a play.
    let plays = export(&server, &first, "format=bgstats").await.ok(200);
    assert_eq!(plays, json!([play]));
    download(&server, &second, "bgstats")
        .await
        .refused(400, "invalid_value");
}

#[tokio::test]
async fn a_workbook_is_a_zip_file_of_its_own_type() {
    let server = Server::start().await;
    let (first, _) = two_games(&server).await;
    for response in [
        download(&server, &first, "xlsx").await,
        export(&server, &first, "format=xlsx").await,
    ] {
        assert_eq!(response.status, 200);
        assert!(
            response
                .header("content-type")
                .contains("spreadsheetml.sheet")
        );
        assert!(response.header("content-disposition").contains(".xlsx"));
        assert!(response.text.starts_with("PK"));
    }
}

#[tokio::test]
async fn invalid_filters_of_an_export_are_refused() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    let other = server.play("sheet", &["Ana"]).await;
    for (query, code) in [
        ("", "invalid_value"),
        ("format=doc", "invalid_value"),
        ("format=csv&status=open", "invalid_value"),
        ("format=csv&limit=5", "unknown_field"),
        ("format=csv&color=red", "unknown_field"),
    ] {
        export(&server, &game, query).await.refused(400, code);
    }
    let path = format!("/groups/{}/export?format=csv", game.group);
    server
        .get(&path, &other.keeper)
        .await
        .refused(403, "forbidden");
    server.get(&path, "").await.refused(401, "unauthenticated");
    let list = format!("/groups/{}/games?format=csv", game.group);
    server
        .get(&list, &game.keeper)
        .await
        .refused(400, "unknown_field");
}
