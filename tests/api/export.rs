//! Downloads of one game.

use serde_json::{Value, json};

use crate::common::{Answer, Played, Server};

const COLUMNS: &str = "game_id,finished_at,group,variant,mode,reason,players,rank,seat,player,\
                       red,yellow,green,blue,penalties,penalty_score,total";

async fn download(server: &Server, game: &Played<'_>, format: &str) -> Answer {
    let path = game.path(&format!("/export?format={format}"));
    server.get(&path, &game.host).await
}

#[tokio::test]
async fn a_table_has_a_line_a_player() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[2, 3]).await;
    game.play(1, json!({"type": "penalty"})).await;
    game.finish().await;
    let answer = download(&server, &game, "csv").await;
    assert_eq!(answer.header("content-type"), "text/csv; charset=utf-8");
    let name = answer.header("content-disposition");
    assert!(
        name.starts_with("attachment") && name.contains(".csv"),
        "{name}"
    );
    let text = answer.text.strip_prefix('\u{feff}').unwrap_or(&answer.text);
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines[0], COLUMNS);
    assert!(lines[1].starts_with(&game.id) && lines[2].starts_with(&game.id));
    assert!(
        lines[1].ends_with(",classic,sheet,stopped,2,1,0,Ana,3,0,0,0,0,0,3"),
        "{}",
        lines[1]
    );
    assert!(
        lines[2].ends_with(",classic,sheet,stopped,2,2,1,Ben,0,0,0,0,1,-5,-5"),
        "{}",
        lines[2]
    );
    assert_eq!(lines[3..], [""]);
}

#[tokio::test]
async fn no_name_becomes_a_formula_or_breaks_its_line() {
    let server = Server::start().await;
    let names = ["=1+1", "+x", "-x", "@x", "Ñandú", "\"a\",b", "🎲"];
    let game = server.play("sheet", &names).await;
    let answer = download(&server, &game, "csv").await;
    let text = answer.text.trim_start_matches('\u{feff}');
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let players: Vec<String> = reader
        .records()
        .map(|line| line.unwrap()[9].to_owned())
        .collect();
    assert_eq!(
        players,
        ["'=1+1", "'+x", "'-x", "'@x", "Ñandú", "\"a\",b", "🎲"]
    );
}

#[tokio::test]
async fn a_document_has_the_whole_log_and_no_id_of_this_server() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
    game.play(0, json!({"type": "undo"})).await;
    let end = game.finish().await;
    let answer = download(&server, &game, "json").await;
    let name = answer.header("content-disposition").to_owned();
    assert!(
        name.starts_with("attachment") && name.contains(".json"),
        "{name}"
    );
    let document = answer.ok(200);
    assert!(document["format"].is_string());
    assert_eq!(document["version"], 1);
    let exported = &document["games"][0];
    assert!(exported["uid"].is_string());
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
        assert!(!answer.text.contains(id));
    }
}

#[tokio::test]
async fn a_format_that_is_none_is_refused() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana"]).await;
    for query in ["", "?format=", "?format=doc", "?format=CSV"] {
        let path = game.path(&format!("/export{query}"));
        let answer = server.get(&path, &game.host).await;
        answer.refused(400, "invalid_value");
    }
    let path = game.path("/export?format=csv&color=red");
    server
        .get(&path, &game.host)
        .await
        .refused(400, "unknown_field");
}
