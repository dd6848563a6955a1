//! Tables as people keep them, in `tests/files/imports` and in other forms of the same kinds.

use serde_json::{Value, json};

use super::circle_of;
use crate::common::{Response, Server, TestGroup};

const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// A file of `tests/files/imports`, with its media type.
fn kept(name: &str) -> (&'static str, Vec<u8>) {
    let path = format!("{}/tests/files/imports/{name}", env!("CARGO_MANIFEST_DIR"));
    let kind = match name.rsplit('.').next() {
        Some("xlsx") => XLSX,
        Some("json") => "application/json",
        _ => "text/csv",
    };
    (kind, std::fs::read(path).unwrap())
}

pub async fn send(
    server: &Server,
    circle: &TestGroup,
    options: &str,
    kind: &str,
    file: impl AsRef<[u8]>,
) -> Response {
    let path = format!("{}/import?{options}", circle.path);
    let request = server.request(reqwest::Method::POST, &path, &circle.token);
    let request = request.header("Content-Type", kind);
    Response::of(request.body(file.as_ref().to_vec())).await
}

/// The games of a preview: day, version, and names with totals by rank.
fn games(preview: &Value) -> Vec<String> {
    let games = preview["preview"]["games"].as_array().unwrap().iter();
    let game = |game: &Value| {
        let players = game["players"].as_array().unwrap().iter();
        let players: Vec<String> = players
            .map(|player| format!("{} {}", player["name"].as_str().unwrap(), player["total"]))
            .collect();
        let (day, variant) = (game["date"].as_str().unwrap(), game["variant"].as_str());
        format!("{day} {} {}", variant.unwrap(), players.join(" "))
    };
    games.map(game).collect()
}

/// Checks the games of a table without storing them.
pub async fn check(server: &Server, circle: &TestGroup, table: &str, wanted: &[&str]) -> Value {
    let table = table.trim_start();
    let preview = send(server, circle, "dry_run=true", "text/csv", table).await;
    let preview = preview.ok(200);
    assert_eq!(games(&preview), wanted, "{table}\n{preview:#}");
    preview
}

/// Checks that this table is refused, with its first mistake in this cell.
pub async fn refused_at(server: &Server, circle: &TestGroup, table: &str, cell: (u64, u64)) {
    let refused = send(server, circle, "", "text/csv", table).await;
    refused.refused(400, "invalid_value");
    let mistake = &refused.json()["mistakes"][0];
    let (line, column) = cell;
    assert_eq!(
        (&mistake["line"], &mistake["column"]),
        (&json!(line), &json!(column))
    );
}

#[tokio::test]
async fn each_file_that_people_keep_has_its_games() {
    let server = Server::start().await;
    for (name, options, wanted) in [
        (
            "totals_only_columns.csv",
            "",
            &["2026-11-20 classic Ana 60 Ben 54"][..],
        ),
        (
            "german_date.csv",
            "",
            &["2026-11-20 classic Jürgen 70 Ben 54"],
        ),
        (
            "merged_game_date.csv",
            "",
            &[
                "2026-11-20 classic Ana 60 Ben 54 Cleo 48",
                "2026-11-21 classic Ana 70 Ben 64",
            ],
        ),
        ("cp1252.csv", "", &["2026-11-20 classic Jürgen 70 Ben 54"]),
        ("d_mmm_yy.csv", "", &["2026-11-20 classic Ana 60 Ben 54"]),
        (
            "trailing_blank_rows.csv",
            "",
            &["2026-11-20 classic Jürgen 70 Ben 54"],
        ),
        ("german_long.csv", "", &["2026-11-20 classic Ana 60 Ben 54"]),
        (
            "comment_lines.csv",
            "",
            &["2026-11-20 classic Ana 60 Ben 54"],
        ),
        (
            "mixed_games.csv",
            "",
            &[
                "2026-11-20 classic Ana 60 Ben 54",
                "2026-11-21 classic Ana 50 Ben 40",
            ],
        ),
        (
            "variant_full_name.csv",
            "&variants=%7B%22Mixx%22:%22mixx-a%22%7D",
            &[
                "2026-11-20 classic Ana 60 Ben 54",
                "2026-11-21 classic Ana 60 Ben 54",
                "2026-11-22 mixx-a Ana 60 Ben 54",
            ],
        ),
        (
            "numbers_export_summary.xlsx",
            "",
            &["2026-11-20 classic Ana 70 Ben 54"],
        ),
        ("crlf.csv", "&leave_out=3", &["2026-11-20 classic Ana 70"]),
        (
            "merged_cells.xlsx",
            "",
            &["2026-11-20 classic Ana 60 Ben 54 Cleo 48"],
        ),
        (
            "date_as_number.xlsx",
            "",
            &["2026-11-20 classic Ana 70 Ben 54"],
        ),
        (
            "players_as_columns.xlsx",
            "",
            &["2026-11-20 classic Cleo 71 Ana 60 Ben 54"],
        ),
        (
            "points_small.csv",
            "&numbers=points",
            &["2026-11-20 classic Ben 25 Ana 20"],
        ),
        (
            "points_small.csv",
            "&numbers=crosses",
            &["2026-11-20 classic Ben 103 Ana 83"],
        ),
        (
            "bgstats_export_minimal.json",
            "",
            &["2025-12-24 classic Ana 71 Ben 54"],
        ),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let (kind, file) = kept(name);
        let options = format!("dry_run=true{options}");
        let preview = send(&server, &circle, &options, kind, &file).await;
        assert_eq!(preview.status, 200, "{name}: {}", preview.text);
        let preview = preview.ok(200);
        assert_eq!(games(&preview), wanted, "{name} {preview:#}");
        assert_eq!(preview["preview"]["questions"], json!([]), "{name}");
        let options = options.replacen("dry_run=true", "", 1);
        let stored = send(
            &server,
            &circle,
            options.trim_start_matches('&'),
            kind,
            &file,
        )
        .await;
        assert_eq!(stored.ok(200)["imported"], wanted.len(), "{name}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_names_what_to_do() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let photo = [&b"\xff\xd8\xff\xe0\x00\x10JFIF\x00"[..], &[0x81; 2000]].concat();
    let long = "x".repeat(500);
    for (kind, file, word) in [
        ("text/csv", kept("own_csv_export.csv").1, "JSON"),
        ("text/csv", kept("dup_header.csv").1, "total"),
        ("text/csv", photo, "isn’t a table"),
        (
            "text/csv",
            b"<?xml version=\"1.0\"?><plays><play/></plays>".to_vec(),
            "BG Stats",
        ),
        (
            "text/csv",
            format!("dear diary\n{long}\n").into_bytes(),
            "isn’t a table",
        ),
        ("text/csv", b"date,score\n2026-11-20,5\n".to_vec(), "player"),
        (
            "text/csv",
            b"player,date,red\nAna,2026-11-20,5\n".to_vec(),
            "yellow, green, blue",
        ),
        (
            "application/json",
            format!("{{\"{long}\":1}}").into_bytes(),
            "unknown field",
        ),
        (
            "application/json",
            format!("{{\"format\":\"rowlock\",\"version\":1,\"paper\":[\"{long}\"]}}").into_bytes(),
            "paper[0]",
        ),
        (
            "application/json",
            br#"{"sourceName":"Rowlock","playDate":"2026-11-20"}"#.to_vec(),
            "JSON",
        ),
    ] {
        let refused = send(&server, &circle, "", kind, &file).await;
        assert_eq!(refused.status, 400, "{}", refused.text);
        assert!(refused.text.contains(word), "{word}: {}", refused.text);
        assert!(!refused.text.contains(&"x".repeat(41)), "{}", refused.text);
    }
}

#[tokio::test]
async fn lines_of_players_need_only_what_is_there() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    // Games are numbered anew each evening, a title and a sum stand between, and who was not there has dashes.
    let table = "
Spiel;Datum;Spieler;Punkte;Platz;Laune
1;Freitag, 20. November 2026;Ana;60 Pkt.;1;gut
1;Freitag, 20. November 2026;Ben;54;2;
1;Freitag, 20. November 2026;Cleo;–;;
Zwischenstand;;;;;
Summe;;;114;;
1;'2026-11-27;Ana;20+21;1;
1;'2026-11-27;Ben;40;2;
";
    let wanted = [
        "2026-11-20 classic Ana 60 Ben 54",
        "2026-11-27 classic Ana 41 Ben 40",
    ];
    let preview = check(&server, &circle, table, &wanted).await;
    let preview = &preview["preview"];
    assert_eq!(preview["left_out_columns"], json!(["Platz", "Laune"]));
    assert_eq!(
        preview["left_out_lines"],
        json!([{"line": 4}, {"line": 5}, {"line": 6}])
    );
    // Without numbers of games, a game ends with its day, and where a player comes again.
    let table = "
player,date,score
Ana,2026-11-20,60
Ben,2026-11-20,54
Ben,2026-11-20,50
Ana,2026-11-20,44
Ana,2026-11-21,30
";
    let wanted = [
        "2026-11-20 classic Ana 60 Ben 54",
        "2026-11-20 classic Ben 50 Ana 44",
        "2026-11-21 classic Ana 30",
    ];
    check(&server, &circle, table, &wanted).await;
}

#[tokio::test]
async fn points_that_no_row_can_have_are_a_mistake_of_their_cell() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "player,date,red (points),yellow (points),green (points),blue (points),penalties\n\
                 Ana,2026-11-20,5,10,21,6,0\n";
    let refused = send(&server, &circle, "", "text/csv", table).await;
    refused.refused(400, "invalid_value");
    let mistake = &refused.json()["mistakes"][0];
    assert_eq!(
        (&mistake["line"], &mistake["column"]),
        (&json!(2), &json!(3))
    );
}

#[tokio::test]
async fn a_mistake_of_a_day_is_one_and_takes_away_its_games_alone() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    // Games are numbered anew each evening; a day that cannot be read is reported where it is.
    let table = "game,date,player,total\n\
                 1,2026-11-20,Ana,60\n1,,Ben,54\n\
                 1,someday,Ana,50\n,,Ben,44\n\
                 1,2026-11-22,Ana,40\n,,Ben,34\n";
    let refused = send(&server, &circle, "", "text/csv", table).await;
    refused.refused(400, "invalid_value");
    let mistakes = refused.json()["mistakes"].as_array().unwrap().clone();
    assert_eq!(mistakes.len(), 1, "{mistakes:?}");
    assert_eq!(mistakes[0]["line"], 4);
    let wanted = send(&server, &circle, "leave_out=4,5", "text/csv", table).await;
    assert_eq!(wanted.ok(200)["imported"], 2);
}

#[tokio::test]
async fn versions_are_known_by_what_people_call_them() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (version, wanted) in [
        ("", "classic"),
        ("–", "classic"),
        ("qwixx", "classic"),
        ("Qwixx Classic", "classic"),
        ("Klassisch", "classic"),
        ("Qwixx: Big Points", "big-points"),
        ("bigpoints", "big-points"),
        ("Mixx A", "mixx-a"),
        ("QWIXX MIXX-B", "mixx-b"),
    ] {
        let table = format!("player,date,version,total\nAna,2026-11-20,{version},60\n");
        let wanted = format!("2026-11-20 {wanted} Ana 60");
        check(&server, &circle, &table, &[&wanted]).await;
    }
    let table = "player,date,version,total\nAna,2026-11-20,Duell,60\nAna,2026-11-21,Duell,60\n\
                 Ana,2026-11-22,Bonus?,60\n";
    let preview = check(&server, &circle, table, &[]).await["preview"].clone();
    let question = |version: &str| json!({"parameter": "variants", "version": version});
    assert_eq!(
        preview["questions"],
        json!([question("Duell"), question("Bonus?")])
    );
    assert_eq!(preview["waiting"], 3);
    let refused = send(&server, &circle, "", "text/csv", table).await;
    refused.refused(400, "invalid_value");
    assert!(refused.text.contains("Duell"), "{}", refused.text);
    let answers = "variants=%7B%22duell%22:%22longo%22,%22Bonus?%22:%22bonus-a%22%7D";
    let stored = send(&server, &circle, answers, "text/csv", table).await;
    assert_eq!(stored.ok(200)["imported"], 3);
}

#[tokio::test]
async fn players_who_may_be_known_are_named_and_can_be_the_same() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let known = "player,date,total\nAnna,2026-11-20,60\nJürgen,2026-11-20,54\nBen,2026-11-20,5\n";
    send(&server, &circle, "", "text/csv", known).await.ok(200);
    let table = "player,date,total\nAnne,2026-11-21,60\nJurgen,2026-11-21,54\nBen Miller,2026-11-21,5\nZoe,2026-11-21,1\n";
    let preview = send(&server, &circle, "dry_run=true", "text/csv", table).await;
    let players = preview.ok(200)["preview"]["players"].clone();
    let similar: Vec<&Value> = players
        .as_array()
        .unwrap()
        .iter()
        .map(|player| &player["similar"])
        .collect();
    assert_eq!(json!(similar), json!(["Anna", "Ben", "Jürgen", null]));
    let names = "names=%7B%22Anne%22:%22Anna%22,%22Ben%20Miller%22:%22Ben%22%7D";
    let stored = send(&server, &circle, names, "text/csv", table).await;
    assert_eq!(stored.ok(200)["imported"], 1);
    let stats = circle.get(&server, "/stats").await;
    assert_eq!(stats["players"].as_array().unwrap().len(), 5);
}
