//! History, statistics and exports of the first version's database: byte for byte what that version wrote, but for
//! what was settled since about games that were ended early.

use std::fs;
use std::io::Read;
use std::iter::repeat;

use flate2::read::GzDecoder;
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use super::FILE;
use crate::common::Server;
use crate::common::workbook::workbook;

const KEEPER: &str = "nKy0tX_-cYGIMdpDtB_8dvSCtZwl2D0I";
const GROUP: &str = "/groups/rptjz0mqp8cj";

/// Games that ended without a cross or a penalty: they are no longer recorded.
const UNPLAYED: [&str; 2] = ["ay2h2nwkvm47", "sk35c0788vfg"];

/// The names of the same games in JSON exports.
const UNPLAYED_UIDS: [&str; 2] = ["da3qzvmf98m2", "znt1mah23m3a"];

/// The game on paper, of which that version showed a clock, a reason and a starting player that it did not know.
const PAPER: &str = "1rbn4yfhk26d";

/// Its name in JSON exports.
const PAPER_UID: &str = "2t8tffb8xq1f";

/// These facts of a game in JSON, as they are known of a game on paper.
fn on_paper(game: &mut Value) {
    game["day"] = json!("2025-12-24");
    for field in ["started_at", "finished_at"] {
        if game.get(field).is_some() {
            game[field] = Value::Null;
        }
    }
    if game.get("result").is_some() {
        game["result"]["reason"] = Value::Null;
    }
}

/// What the first version wrote.
fn golden(zipped: &[u8]) -> String {
    let mut text = String::new();
    GzDecoder::new(zipped).read_to_string(&mut text).unwrap();
    text
}

/// A server on a copy of the database; the group has a time zone, so that exports do not depend on the server's.
async fn server() -> Server {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("rowlock.db");
    fs::write(&file, FILE).unwrap();
    let options = SqliteConnectOptions::new().filename(&file);
    let mut database = options.connect().await.unwrap();
    sqlx::query("UPDATE groups SET time_zone = 'Europe/Berlin'")
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    Server::start_in(folder, |_| {}).await
}

async fn export(server: &Server, format: &str) -> Vec<u8> {
    let path = format!("{GROUP}/export?format={format}");
    let response = server.request(Method::GET, &path, KEEPER).send().await;
    let response = response.unwrap();
    assert_eq!(response.status(), 200);
    response.bytes().await.unwrap().to_vec()
}

async fn text_export(server: &Server, format: &str) -> String {
    String::from_utf8(export(server, format).await).unwrap()
}

#[track_caller]
fn assert_same(found: &str, expected: &str) {
    let mut lines = found.lines().zip(expected.lines());
    if let Some((found, expected)) = lines.find(|(found, expected)| found != expected) {
        panic!("now:    {found}\nbefore: {expected}");
    }
    assert_eq!(found, expected);
}

fn names_any(line: &str, ids: [&str; 2]) -> bool {
    ids.iter().any(|id| line.contains(id))
}

#[tokio::test]
async fn the_table_is_the_same_but_for_unplayed_games_and_columns_that_came_later() {
    let server = server().await;
    let before = golden(include_bytes!("games.csv.gz"));
    let lines = before.split_inclusive("\r\n");
    let lines = lines.filter(|line| !names_any(line, UNPLAYED));
    // Places, notes and lines beside the rows came later.
    let head = ",place,note,steps,double,bonus,track\r\n";
    let later = [head].into_iter().chain(repeat(",,,,,,\r\n"));
    let expected: String = lines
        .zip(later)
        .map(|(line, later)| line.replace("\r\n", later))
        .map(|line| match line.contains(PAPER) {
            true => line
                .replace("T13:00:00+01:00", "")
                .replace(",sheet,locks,", ",sheet,,"),
            false => line,
        })
        .collect();
    assert_same(&text_export(&server, "csv").await, &expected);
}

#[tokio::test]
async fn the_document_is_the_same_but_for_unplayed_games() {
    /// The document without the time of the export.
    fn timeless(text: &str) -> String {
        let (before, rest) = text.split_once("\"exported_at\":\"").unwrap();
        let (_, behind) = rest.split_once('"').unwrap();
        format!("{before}{behind}")
    }
    let server = server().await;
    let before = timeless(&golden(include_bytes!("games.json.gz")));
    let lines = before.split_inclusive('\n');
    let expected: String = lines
        .filter(|line| !names_any(line, UNPLAYED_UIDS))
        .map(|line| match line.contains(PAPER_UID) {
            true => line
                .replace(
                    "\"started_at\":\"2025-12-24T12:00:00.000Z\",\"finished_at\":\"2025-12-24T12:00:00.000Z\"",
                    "\"day\":\"2025-12-24\",\"started_at\":null,\"finished_at\":null",
                )
                .replace("\"result\":{\"reason\":\"locks\"", "\"result\":{\"reason\":null"),
            false => line.to_owned(),
        })
        // These rules came later.
        .map(|line| line.replacen("},\"created_at\"", ",\"tap_to_end\":false,\"clock\":false},\"created_at\"", 1))
        .collect();
    assert_same(&timeless(&text_export(&server, "json").await), &expected);
}

#[tokio::test]
async fn plays_are_the_same_but_for_unplayed_games_and_the_winners_of_games_that_were_ended_early()
{
    let server = server().await;
    let before = golden(include_bytes!("games.bgstats.json.gz"));
    // A table without turns has no starting player.
    let table = golden(include_bytes!("games.csv.gz"));
    let is_without_turns = |play: &str| {
        let (_, rest) = play.split_once("\"sourcePlayId\":\"").unwrap();
        let id = rest.split('"').next().unwrap();
        let mut lines = table.lines();
        lines.any(|line| line.starts_with(id) && line.contains(",sheet,"))
    };
    let plays = before.strip_prefix("[\n").unwrap();
    let plays = plays.strip_suffix("\n]\n").unwrap().split(",\n");
    let plays: Vec<String> = plays
        .filter(|play| !names_any(play, UNPLAYED))
        .map(|play| {
            if play.contains("The game was ended early.") {
                play.replace("\"winner\":true", "\"winner\":false")
            } else {
                play.to_owned()
            }
        })
        .map(|play| match is_without_turns(&play) {
            true => play.replace("\"startPlayer\":true", "\"startPlayer\":false"),
            false => play,
        })
        .map(|play| match play.contains(PAPER) {
            true => play
                .replace("\"durationMin\":0,", "")
                .replace("Two rows were locked.", ""),
            false => play,
        })
        .collect();
    let expected = format!("[\n{}\n]\n", plays.join(",\n"));
    assert_same(&text_export(&server, "bgstats").await, &expected);
}

#[tokio::test]
async fn the_workbook_is_the_same_but_for_unplayed_games_and_the_winners_of_games_that_were_ended_early()
 {
    let server = server().await;
    let before = golden(include_bytes!("games.xlsx.txt.gz"));
    let (sheets, _) = before.split_once("Players\n").unwrap();
    let (games, scores) = sheets.split_once("Scores\n").unwrap();
    let mut expected = String::new();
    for line in games.lines().filter(|line| !names_any(line, UNPLAYED)) {
        let mut cells: Vec<&str> = line.split('\t').collect();
        if cells.contains(&"F=stopped") {
            // The winners.
            cells.retain(|cell| !cell.starts_with("H="));
        }
        if line.contains(PAPER) {
            cells.retain(|cell| !cell.starts_with("B=") && !cell.starts_with("F="));
            cells[1] = "C=46015";
        }
        if cells.contains(&"I=best_total") {
            cells.extend(["J=place", "K=note"]);
        }
        expected.push_str(&cells.join("\t"));
        expected.push('\n');
    }
    expected.push_str("Scores\n");
    let later = "Q=total\tR=place\tS=note\tT=steps\tU=double\tV=bonus\tW=track";
    let scores = scores.replacen("Q=total", later, 1);
    let scores = scores.split_inclusive('\n');
    for line in scores.filter(|line| !names_any(line, UNPLAYED)) {
        expected.push_str(&match line.contains(PAPER) {
            true => line.replace(".541666666664", "").replace("\tF=locks", ""),
            false => line.to_owned(),
        });
    }
    // Two games fewer for Ana and Ben, and fewer wins for all.
    expected.push_str(
        "Players\n\
         A=player\tB=games\tC=wins\tD=average\tE=best\tF=worst\tG=penalties\tH=points\n\
         A=Ana\tB=13\tC=2\tD=14.384615384615385\tE=70\tF=-20\tG=6\tH=187\n\
         A=Ben\tB=13\tC=4\tD=17.076923076923077\tE=47\tF=0\tG=0\tH=222\n\
         A=Cem\tB=7\tC=2\tD=18.428571428571427\tE=43\tF=0\tG=0\tH=129\n",
    );
    assert_same(&workbook(&export(&server, "xlsx").await), &expected);
}

#[tokio::test]
async fn the_history_is_the_same_but_for_unplayed_games() {
    let server = server().await;
    let mut expected: Value =
        serde_json::from_str(&golden(include_bytes!("history.json.gz"))).unwrap();
    let games = expected["games"].as_array_mut().unwrap();
    games.retain(|game| !UNPLAYED.contains(&game["id"].as_str().unwrap()));
    assert_eq!(games.len(), 77);
    let mut paper = games.iter_mut().filter(|game| game["id"] == PAPER);
    on_paper(paper.next().unwrap());
    let path = format!("{GROUP}/games?limit=100");
    assert_eq!(server.get(&path, KEEPER).await.ok(200), expected);
}

#[tokio::test]
async fn statistics_are_the_same_but_for_unplayed_games_and_the_winners_of_games_that_were_ended_early()
 {
    let server = server().await;
    let mut expected: Value =
        serde_json::from_str(&golden(include_bytes!("stats.json.gz"))).unwrap();
    expected["games"] = json!(13);
    expected["by_board"][0]["games"] = json!(9);
    let changed = r#"[
        {"games": 13, "wins": 2, "average": 14.384615384615385},
        {"games": 13, "wins": 4, "average": 17.076923076923077},
        {"games": 7, "wins": 2, "average": 18.428571428571427}
    ]"#;
    let changed: Vec<Value> = serde_json::from_str(changed).unwrap();
    for (index, changed) in changed.iter().enumerate() {
        for (field, value) in changed.as_object().unwrap() {
            expected["players"][index][field] = value.clone();
        }
    }
    // That version had a record of the lowest total, and named only the first player of a shared one.
    let records = expected["records"].as_array_mut().unwrap();
    records.retain(|record| record["record"] != "lowest_total");
    for record in records.iter_mut().filter(|record| record["game"] == PAPER) {
        on_paper(record);
    }
    let path = format!("{GROUP}/stats");
    let mut stats = server.get(&path, KEEPER).await.ok(200);
    let records = stats["records"].as_array_mut().unwrap();
    records.dedup_by_key(|record| (record["variant"].clone(), record["record"].clone()));
    // That version did not count these; the games had been played within seconds.
    let all = stats.as_object_mut().unwrap();
    let added = ["margins", "lengths", "starters", "by_month"].map(|field| all.remove(field));
    assert_eq!(
        json!(added),
        json!([
            {"games": 2, "average": 21.5, "closest": 20},
            {"games": 4, "median": 0.0, "longest": 0},
            {"games": 3, "wins": 1},
            [],
        ])
    );
    let years = all.remove("by_year").unwrap();
    assert_eq!(years[0]["games"], 12);
    assert_eq!(
        years[1],
        json!({"period": "2025", "games": 1, "average": 58.5})
    );
    let players = all["players"].as_array_mut().unwrap().iter_mut();
    let added = players.map(|player| {
        let player = player.as_object_mut().unwrap();
        let fields = [
            "starts",
            "starter_wins",
            "penalties_known",
            "rows_locked_known",
        ];
        fields.map(|field| player.remove(field))
    });
    let added: Vec<_> = added.collect();
    assert_eq!(
        json!(added),
        json!([[3, 1, 13, 12], [0, 0, 12, 12], [0, 0, 7, 7]])
    );
    assert_eq!(stats, expected);
}

#[tokio::test]
async fn migrated_statistics_are_those_that_the_logs_give() {
    let server = server().await;
    let path = format!("{GROUP}/stats");
    let migrated = server.get(&path, KEEPER).await.ok(200);
    let options = SqliteConnectOptions::new().filename(server.database());
    let mut database = options.connect().await.unwrap();
    sqlx::raw_sql("DELETE FROM results; DELETE FROM state WHERE name = 'results_complete'")
        .execute(&mut database)
        .await
        .unwrap();
    database.close().await.unwrap();
    let server = server.restart().await;
    assert_eq!(server.get(&path, KEEPER).await.ok(200), migrated);
}
