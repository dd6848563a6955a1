//! Dry runs: what an import would do.

use serde_json::{Value, json};

use super::circle_of;
use crate::common::{Response, Server, TestGroup};

const HEAD: &str = "game,date,variant,player,red,yellow,green,blue,penalties,total\n";

impl TestGroup {
    /// Sends a table with these options, in which English is the language.
    async fn import_with(
        &self,
        server: &Server,
        options: &str,
        table: impl AsRef<[u8]>,
    ) -> Response {
        let path = format!("{}/import?{options}", self.path);
        let request = server.request(reqwest::Method::POST, &path, &self.token);
        let request = request.header("Content-Type", "text/csv");
        Response::of(request.body(table.as_ref().to_vec())).await
    }
}

#[tokio::test]
async fn a_dry_run_says_what_would_be_stored_and_stores_nothing() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let known =
        format!("{HEAD}1,2024-05-01,classic,Ana,4,3,8,7,2,\n1,2024-05-01,classic,Ben,,,,,,54\n");
    circle.import(&server, "text/csv", &known).await.ok(200);
    let table = format!("{known}2,2024-05-02,longo,ANA,,,,,,12\n2,2024-05-02,longo,Cleo,,,,,,-5\n");
    for _ in 0..2 {
        let report = circle
            .import_with(&server, "dry_run=true", &table)
            .await
            .ok(200);
        let expected = json!({"imported": 1, "known": 1, "preview": {
            "games": [
                {"line": 2, "date": "2024-05-01", "variant": "classic", "is_known": true,
                    "players": [{"name": "Ana", "total": 70}, {"name": "Ben", "total": 54}]},
                {"line": 4, "date": "2024-05-02", "variant": "longo", "is_known": false,
                    "players": [{"name": "ANA", "total": 12}, {"name": "Cleo", "total": -5}]},
            ],
            "players": [
                {"name": "Ana", "games": 2, "is_new": false},
                {"name": "Ben", "games": 1, "is_new": false},
                {"name": "Cleo", "games": 1, "is_new": true},
            ],
            "left_out": 0, "left_out_columns": [], "left_out_lines": [], "left_out_sheets": [],
            "left_out_more": {"columns": 0, "lines": 0, "sheets": 0}, "hidden_lines": 0, "waiting": 0, "questions": [],
            "dates": null, "encoding_assumed": false, "numbers": null,
        }});
        assert_eq!(report, expected);
        assert_eq!(circle.games(&server).await, 1);
    }
    let report = circle
        .import_with(&server, "dry_run=false", &table)
        .await
        .ok(200);
    assert_eq!(report, json!({"imported": 1, "known": 1}));
}

#[tokio::test]
async fn what_a_table_leaves_open_is_reported_and_can_be_said() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = format!(
        "{HEAD}1,4/5/2024,classic,Zo\u{e9},10,6,3,1,0,\n1,4/5/2024,classic,Ana,6,6,10,3,0,\n"
    );
    let latin: Vec<u8> = table.chars().map(|letter| letter as u8).collect();
    let asked = circle.import_with(&server, "dry_run=true", &latin).await;
    let preview = &asked.ok(200)["preview"];
    assert_eq!(preview["questions"], json!([{"parameter": "numbers"}]));
    assert_eq!(preview["waiting"], 1);
    let refused = circle.import_with(&server, "", &latin).await;
    refused.refused(400, "invalid_value");
    for (options, date, totals) in [
        ("numbers=points&dates=day_first", "2024-05-04", [25, 20]),
        ("numbers=crosses&dates=month_first", "2024-04-05", [103, 83]),
    ] {
        let options = format!("dry_run=true&{options}");
        let report = circle.import_with(&server, &options, &latin).await.ok(200);
        let preview = &report["preview"];
        assert_eq!(preview["games"][0]["date"], date);
        let players = preview["games"][0]["players"].as_array().unwrap();
        let found: Vec<&Value> = players.iter().map(|player| &player["total"]).collect();
        assert_eq!(found, totals);
        assert_eq!(preview["encoding_assumed"], true);
        assert_eq!(preview["players"][1]["name"], "Zo\u{e9}");
        assert!(options.contains(preview["dates"].as_str().unwrap()));
        assert!(options.contains(preview["numbers"].as_str().unwrap()));
    }
    let sent = circle.import_with(&server, "numbers=points", &latin).await;
    assert_eq!(sent.ok(200)["imported"], 1);
    for options in [
        "dry_run=maybe",
        "dates=year_first",
        "numbers=",
        "rows=crosses",
        "date=tomorrow",
        "variants=mixx",
        "names=[]",
        "leave_out=0:4",
        "leave_out=x",
    ] {
        let response = circle.import_with(&server, options, &latin).await;
        assert_eq!(response.status, 400, "{options}");
    }
}

#[tokio::test]
async fn a_dry_run_has_the_mistakes_of_the_import_with_their_cells() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = format!("{HEAD}1,2024-05-01,classic,Ana,4,3,8,x,2,\n2,2024-05-01,chess,,,,,,,54\n");
    let dry = circle.import_with(&server, "dry_run=true", &table).await;
    dry.refused(400, "invalid_value");
    let wet = circle.import(&server, "text/csv", &table).await;
    assert_eq!(dry.json()["mistakes"], wet.json()["mistakes"]);
    let mistakes = dry.json()["mistakes"].clone();
    let mut cells: Vec<Value> = mistakes
        .as_array()
        .unwrap()
        .iter()
        .map(|mistake| json!([mistake["line"], mistake["column"]]))
        .collect();
    cells.sort_by_key(Value::to_string);
    assert_eq!(json!(cells), json!([[2, 8], [3, 4]]));
}

#[tokio::test]
async fn the_games_of_a_document_are_previewed_by_their_paths() {
    let server = Server::start().await;
    let game = server.play("sheet", &["Ana", "Ben"]).await;
    game.cross_all(0, "red", &[2, 3]).await;
    game.finish().await;
    let group = TestGroup {
        path: format!("/groups/{}", game.group),
        token: game.keeper.clone(),
    };
    let document = group.get(&server, "/export?format=json").await;
    let other = circle_of(&server, "Other").await;
    for (circle, is_known) in [(&group, true), (&other, false)] {
        let path = format!("{}/import?dry_run=true", circle.path);
        let report = server
            .post(&path, &circle.token, document.clone())
            .await
            .ok(200);
        let found = &report["preview"]["games"][0];
        assert_eq!(found["place"], "games[0]");
        assert_eq!(found["is_known"], is_known);
        assert_eq!(found["players"][0], json!({"name": "Ana", "total": 3}));
    }
    assert_eq!(other.games(&server).await, 0);
}
