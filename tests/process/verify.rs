//! `rowlock verify`: a sound database is fine, and each error that is planted is found.

use std::fs;
use std::path::Path;
use std::process::Output;

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use super::backup::{names, printed, rowlock};
use super::program::{Program, execute_on};
use crate::common::cross;

/// A folder with the database of a server that is stopped: one game that is finished, on a board whose score has a line
/// beside rows and penalties, one in play, one in its lobby.
async fn played() -> TempDir {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let client = &program.client;
    let body = json!({
        "variant": "connected-steps", "mode": "sheet", "players": ["Ana", "Ben"], "sheets": ["A", "B"], "start": true,
    });
    let made = client.create_game(body).await;
    for (seat, number) in [(0, 2), (0, 3), (1, 4)] {
        let token = &made.seats[seat];
        client
            .make_move(&made, token, cross("red", number))
            .await
            .ok(201);
    }
    let finish = json!({"type": "finish"});
    client.make_move(&made, &made.host, finish).await.ok(201);
    let rematch = format!("/games/{}/rematch", made.id);
    client.post(&rematch, &made.host, json!({})).await.ok(201);
    let open = client.start_game("turns", &["Cleo", "Dan"]).await;
    client
        .make_move(&open, &open.seats[0], cross("blue", 12))
        .await
        .ok(201);
    let undo = json!({"type": "undo"});
    client.make_move(&open, &open.seats[0], undo).await.ok(201);
    program.stop();
    folder
}

/// Changes a database as a defect or a bad disk would, without its checks.
async fn plant(database: &Path, statement: &str) {
    let raw = SqliteConnectOptions::new()
        .filename(database)
        .foreign_keys(false)
        .pragma("ignore_check_constraints", "ON");
    assert!(execute_on(raw, statement).await > 0, "{statement}");
}

/// The lines of a verification that found errors.
#[track_caller]
fn errors(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[tokio::test]
async fn a_sound_database_is_fine_closed_and_live_and_nothing_changes() {
    let folder = played().await;
    let before = fs::read(folder.path().join("rowlock.db")).unwrap();
    let said = printed(&rowlock(folder.path(), &["verify"]));
    assert!(said.contains("fine: 3 games"), "{said}");
    assert!(fs::read(folder.path().join("rowlock.db")).unwrap() == before);
    assert_eq!(names(folder.path()), ["rowlock.db", "rowlock.db.lock"]);

    let program = Program::start(folder.path());
    program.client.start_game("sheet", &["Ana"]).await;
    let said = printed(&rowlock(folder.path(), &["verify", "--json"]));
    let said: Value = serde_json::from_str(&said).unwrap();
    assert_eq!(
        said,
        json!({"fine": true, "games": 4, "errors": [], "triggers": []})
    );
}

#[tokio::test]
async fn what_another_program_added_is_no_error_and_a_trigger_is_named() {
    let folder = played().await;
    let database = folder.path().join("rowlock.db");
    plant(
        &database,
        "CREATE TABLE plan (day TEXT); INSERT INTO plan VALUES ('Friday'); CREATE INDEX games_by_end ON games (finished_at); \
         CREATE VIEW names AS SELECT name FROM players; \
         CREATE TRIGGER planned AFTER INSERT ON plan BEGIN SELECT 1; END; \
         CREATE TRIGGER spy AFTER INSERT ON events BEGIN SELECT 1; END",
    )
    .await;
    let said = printed(&rowlock(folder.path(), &["verify"]));
    let named = said.lines().skip(1).collect::<Vec<_>>();
    assert!(said.starts_with("The database is fine"), "{said}");
    assert_eq!(named.len(), 1, "{said}");
    assert!(
        named[0].contains("the trigger spy on the table events"),
        "{said}"
    );
    // A server starts all the same.
    let program = Program::start(folder.path());
    program.client.start_game("sheet", &["Ana"]).await;
}

#[tokio::test]
async fn a_file_that_a_server_is_creating_is_not_verified() {
    let started = TempDir::new().unwrap();
    let raw = SqliteConnectOptions::new()
        .filename(started.path().join("rowlock.db"))
        .create_if_missing(true)
        .pragma("application_id", "0x526f776c");
    execute_on(raw, "VACUUM").await;
    let output = rowlock(started.path(), &["verify"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

#[tokio::test]
async fn each_planted_error_is_found() {
    let folder = played().await;
    let database = folder.path().join("rowlock.db");
    let sound = fs::read(&database).unwrap();
    let planted = [
        (
            "UPDATE events SET event = replace(event, ':12', ':11') WHERE event LIKE '%:12%'",
            "has changed",
        ),
        ("DELETE FROM events WHERE seq = 3", "is missing"),
        (
            "DELETE FROM events WHERE event LIKE '%finish%' OR event LIKE '%rematch%'",
            "of which there were",
        ),
        (
            "DELETE FROM events AS e WHERE seq = (SELECT max(seq) FROM events WHERE game_id = e.game_id)",
            "of which there were",
        ),
        (
            "UPDATE events SET hash = zeroblob(16); UPDATE games SET last_hash = zeroblob(16)",
            "has changed",
        ),
        (
            "INSERT INTO events SELECT game_id, seq + 1, at, version, event, NULL, hash FROM events AS e \
             WHERE seq = (SELECT max(seq) FROM events WHERE game_id = e.game_id)",
            "has changed",
        ),
        (
            "UPDATE results SET total = total + 1 WHERE seat = 0",
            "the result of player 1 differ from its summary",
        ),
        (
            "UPDATE results SET rank = 3 - rank",
            "differ from its summary",
        ),
        (
            "UPDATE results SET longest_row = 1 + longest_row WHERE seat = 1",
            "the result of player 2 differ from its summary",
        ),
        (
            "UPDATE results SET total = total + 1, summary = json_set(summary, '$.total', total + 1) WHERE seat = 0",
            "total of player 1",
        ),
        (
            "UPDATE results SET rank = 3 - rank, summary = json_set(summary, '$.rank', 3 - rank)",
            "rank of player",
        ),
        (
            "UPDATE results SET summary = json_set(summary, '$.rows.red.crosses', 7) WHERE seat = 1",
            "result of player 2",
        ),
        (
            "UPDATE results SET summary = json_set(summary, '$.lines[4].score', 1) WHERE seat = 0",
            "result of player 1",
        ),
        (
            "UPDATE results SET summary = json_remove(summary, '$.lines[4]') WHERE seat = 1",
            "result of player 2",
        ),
        ("UPDATE results SET summary = '{}'", "missing field"),
        (
            "UPDATE results SET game_id = 'nosuchgame' WHERE seat = 1",
            "results: 1 rows refer to missing games",
        ),
        ("DELETE FROM results WHERE seat = 1", "number of results"),
        (
            "UPDATE games SET status = 'last_call' WHERE status = 'playing'",
            "status",
        ),
        (
            "UPDATE games SET reason = 'locks' WHERE reason = 'stopped'",
            "reason of the end",
        ),
        (
            "UPDATE games SET recorded = 0 WHERE status = 'finished'",
            "mark for the statistics",
        ),
        (
            "UPDATE games SET started_at = created_at || 'x' WHERE status = 'finished'",
            "game ",
        ),
        ("DELETE FROM seats WHERE seat = 1", "number of seats"),
        (
            "UPDATE results SET finished_at = '2020-01-01T00:00:00.000Z'",
            "results: ",
        ),
        (
            "INSERT INTO grants SELECT holder, kind, 'host', group_id, 'nosuchgame', NULL FROM grants LIMIT 1",
            "grants: 1 rows refer to missing games",
        ),
        ("UPDATE seats SET uid = 'another'", "seats: "),
    ];
    for (statement, reason) in planted {
        fs::write(&database, &sound).unwrap();
        plant(&database, statement).await;
        let said = errors(&rowlock(folder.path(), &["verify"]));
        assert!(said.contains(reason), "{statement}\n{said}");
        let found = printed_json(&rowlock(folder.path(), &["verify", "--json"]));
        assert_eq!(found["fine"], false);
        let listed = found["errors"].as_array().unwrap().len();
        // The last line is their number.
        assert_eq!(said.lines().count(), listed + 1, "{said}");
    }
}

#[track_caller]
fn printed_json(output: &Output) -> Value {
    serde_json::from_str(&errors(output)).unwrap()
}

#[tokio::test]
async fn pages_and_indexes_that_do_not_fit_are_found() {
    let folder = played().await;
    let database = folder.path().join("rowlock.db");
    plant(
        &database,
        "PRAGMA writable_schema = ON; \
         UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'grants_by_group') \
         WHERE name = 'grants_by_game'",
    )
    .await;
    let said = errors(&rowlock(folder.path(), &["verify"]));
    assert!(said.contains("file: "), "{said}");

    let mut file = fs::read(&database).unwrap();
    file[4096..40 * 4096].fill(0xa5);
    fs::write(&database, file).unwrap();
    let said = errors(&rowlock(folder.path(), &["verify"]));
    assert!(said.contains("file: "), "{said}");
}
