//! `rowlock copy`: everything in a database in a new one, from SQLite or PostgreSQL to either.

mod postgres;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::backup::{names, printed, rowlock};
use super::program::{Program, refusal};
use crate::common::{Client, CreatedGame, cross, own_board};

/// What no request of this test writes, in more rows than are read at once: their keys differ in the first column or in
/// a later one.
const MORE_ROWS: &str = "
    INSERT INTO device_settings (holder, settings)
      VALUES (zeroblob(32), '{\"language\":\"de\",\"sounds\":true,\"newer\":[\"ü\",1.5]}'), (randomblob(32), '{\"vibrate\":false}');
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1200)
      INSERT INTO device_settings (holder, settings) SELECT randomblob(32), '{\"theme\":\"dark\"}' FROM numbers;
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 1200)
      INSERT INTO players (id, group_id, name, name_key, creator)
      SELECT printf('%012d', number), (SELECT min(id) FROM groups), 'P' || number, 'p' || number, randomblob(32) FROM numbers;
    INSERT INTO links (secret, role, group_id, game_id, player_id, expires_at, made_by)
      SELECT randomblob(32), 'seat', group_id, game_id, player_id, '2027-01-01T00:00:00.000Z', randomblob(32)
      FROM results;
    INSERT INTO grants (holder, kind, role, group_id, game_id, player_id)
      SELECT zeroblob(32), 'device', 'seat', group_id, (SELECT min(id) FROM games WHERE group_id = players.group_id), id
      FROM players
      UNION ALL SELECT zeroblob(32), 'device', 'host', group_id, id, NULL FROM games
      UNION ALL SELECT zeroblob(32), 'device', 'member', id, NULL, NULL FROM groups;
    INSERT OR IGNORE INTO state VALUES ('cleaned_up_at', '2026-11-25T18:30:00.000Z');
    INSERT INTO reports SELECT id, 1, last_seq, '{\"depth\":\"facts\"}' FROM games WHERE status = 'finished';
    INSERT INTO removals SELECT id, zeroblob(32), '2026-11-25T18:30:00.000Z' FROM games;";

/// A group with what is in every table: games that are finished, in play and in their lobby, a board of the
/// group, entries, requests, links, remarks and keys.
pub async fn fill(client: &Client) -> CreatedGame {
    let body = json!({
        "variant": "connected-steps", "mode": "sheet", "players": ["Ana", "Ünal 🎲"], "sheets": ["A", "B"],
        "start": true,
    });
    let first = client.create_game(body).await;
    let moves = format!("/games/{}/moves", first.id);
    for (seat, number) in [(0, 2), (0, 3), (1, 4)] {
        let token = &first.seats[seat];
        let key = format!("tap-{number}");
        let body = cross("red", number);
        let done = client.post_once(&moves, token, &key, &body).await;
        done.ok(201);
    }
    let finish = json!({"type": "finish"});
    client.make_move(&first, &first.host, finish).await.ok(201);
    let remarks = json!({"place": "Grandma’s", "note": "Two\nlines, 'quoted'"});
    let path = format!("/games/{}", first.id);
    let remarks = client.patch(&path, &first.keeper, remarks).await;
    remarks.ok(200);
    let path = format!("/groups/{}/series", first.group);
    let series =
        json!({"name": "Cup", "from": "2026-01-01", "to": "2026-12-31", "scoring": "rank"});
    client.post(&path, &first.keeper, series).await.ok(201);
    let path = format!("/groups/{}/boards", first.group);
    let board = client.post(&path, &first.keeper, own_board("Otters")).await;
    let board = board.ok(201)["id"].clone();
    let rematch = format!("/games/{}/rematch", first.id);
    client.post(&rematch, &first.host, json!({})).await.ok(201);
    let own = json!({"variant": board, "mode": "sheet", "players": ["Ana", "Ben"], "start": true});
    let own = client
        .post_once("/games", &first.keeper, "new-1", &own)
        .await;
    let own = CreatedGame::of(&own.ok(201));
    client
        .make_move(&own, &own.seats[1], cross("blue", 5))
        .await
        .ok(201);

    let finish = json!({"type": "finish"});
    client.make_move(&own, &own.host, finish).await.ok(201);
    let open = client.start_game("turns", &["Cleo", "Dan"]).await;
    client
        .make_move(&open, &open.seats[0], cross("blue", 12))
        .await
        .ok(201);
    let undo = json!({"type": "undo"});
    client.make_move(&open, &open.seats[0], undo).await.ok(201);
    for name in ["Fritz", "Gina"] {
        let body = json!({"code": open.code, "name": name});
        let asked = client.post("/games/join", "", body).await.ok(202);
        if name == "Fritz" {
            let request = asked["request"].as_str().unwrap();
            let path = format!("/games/{}/requests/{request}", open.id);
            client.post(&path, &open.host, json!({})).await.ok(200);
        }
    }
    first
}

/// A folder with such a database, which no server is using.
async fn filled() -> (TempDir, CreatedGame) {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    let made = fill(&program.client).await;
    program.stop();
    let mut raw = open(&folder.path().join("rowlock.db")).await;
    sqlx::raw_sql(MORE_ROWS).execute(&mut raw).await.unwrap();
    raw.close().await.unwrap();
    (folder, made)
}

async fn open(database: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(database);
    options.connect().await.unwrap()
}

/// All rows of a file by table, as SQL writes their values, in order.
async fn content(database: &Path) -> BTreeMap<String, Vec<String>> {
    let mut raw = open(database).await;
    let tables =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> '_sqlx_migrations'";
    let tables: Vec<String> = sqlx::query_scalar(tables)
        .fetch_all(&mut raw)
        .await
        .unwrap();
    let mut content = BTreeMap::new();
    for table in tables {
        let columns =
            format!("SELECT 'quote(\"' || name || '\")' FROM pragma_table_info('{table}')");
        let columns = sqlx::query_scalar(AssertSqlSafe(columns)).fetch_all(&mut raw);
        let columns: Vec<String> = columns.await.unwrap();
        let columns = columns.join(" || ', ' || ");
        let rows = format!("SELECT {columns} AS line FROM \"{table}\" ORDER BY line");
        let rows = sqlx::query_scalar(AssertSqlSafe(rows)).fetch_all(&mut raw);
        content.insert(table, rows.await.unwrap());
    }
    raw.close().await.unwrap();
    content
}

/// The export of a group without the time at which it was made.
fn export(folder: &Path, database: &str, group: &str) -> Vec<u8> {
    let (file, database) = ("export.json", ["--database", database]);
    printed(&rowlock(
        folder,
        &[&["export", group, file], &database[..]].concat(),
    ));
    let file = folder.join(file);
    let text = fs::read_to_string(&file).unwrap();
    fs::remove_file(file).unwrap();
    let (before, after) = text.split_once("\"exported_at\":\"").unwrap();
    let (_, after) = after.split_once('"').unwrap();
    format!("{before}{after}").into_bytes()
}

/// Verifies a database.
#[track_caller]
fn verify(folder: &Path, database: &str) {
    let said = printed(&rowlock(folder, &["verify", "--database", database]));
    assert!(said.contains("fine: 4 games"), "{said}");
}

/// Copies, and returns the number of rows by table.
#[track_caller]
fn copy(folder: &Path, from: &str, to: &str) -> BTreeMap<String, usize> {
    let said = printed(&rowlock(folder, &["copy", from, to, "--json"]));
    let said: Value = serde_json::from_str(&said).unwrap();
    for (named, said) in [(from, &said["from"]), (to, &said["to"])] {
        let database = named.split('?').next().unwrap();
        let database = database.rsplit('/').next().unwrap();
        assert!(said.as_str().unwrap().ends_with(database), "{said}");
    }
    serde_json::from_value(said["rows"].clone()).unwrap()
}

#[tokio::test]
async fn every_row_of_every_table_is_in_a_new_file() {
    let (folder, made) = filled().await;
    let source = folder.path().join("rowlock.db");
    let before = fs::read(&source).unwrap();
    let rows = copy(folder.path(), "rowlock.db", "new.db");
    assert!(fs::read(&source).unwrap() == before);
    assert_eq!(
        names(folder.path()),
        ["new.db", "rowlock.db", "rowlock.db.lock"]
    );

    let content = [
        content(&source).await,
        content(&folder.path().join("new.db")).await,
    ];
    assert_eq!(content[0], content[1]);
    let all: BTreeSet<&str> = content[0].keys().map(String::as_str).collect();
    let copied = rows.keys().map(String::as_str);
    // A screen that waits gets another code.
    let known = copied.chain(["screens"]);
    assert_eq!(known.collect::<BTreeSet<_>>(), all);
    for (table, copied) in rows {
        assert!(copied > 0, "{table}");
        assert_eq!(content[0][&table].len(), copied, "{table}");
    }

    verify(folder.path(), "new.db");
    let exports = ["rowlock.db", "new.db"].map(|name| export(folder.path(), name, &made.group));
    assert!(exports[0] == exports[1]);
    let said = printed(&rowlock(folder.path(), &["copy", "rowlock.db", "text.db"]));
    assert_eq!(said.lines().count(), 1);
    assert!(
        said.starts_with("rowlock.db is copied to text.db"),
        "{said}"
    );
}

#[tokio::test]
async fn a_copy_beside_a_stream_of_moves_is_one_instant() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let made = fill(&program.client).await;
    let again = program.client.start_game("sheet", &["Ana"]).await;
    let moves = async {
        for number in 2..=12 {
            let moved = program
                .client
                .make_move(&again, &again.seats[0], cross("red", number));
            moved.await;
        }
    };
    let path = folder.path().to_owned();
    let copies = tokio::task::spawn_blocking(move || {
        for name in ["1.db", "2.db"] {
            printed(&rowlock(&path, &["copy", "rowlock.db", name]));
            let said = printed(&rowlock(&path, &["verify", "--database", name]));
            assert!(said.contains("fine: 5 games"), "{said}");
        }
    });
    let (copied, ()) = tokio::join!(copies, moves);
    copied.unwrap();
    let copy = TempDir::new().unwrap();
    fs::rename(folder.path().join("2.db"), copy.path().join("rowlock.db")).unwrap();
    let copy = Program::start(copy.path());
    assert_eq!(
        copy.client.view(&made).await,
        program.client.view(&made).await
    );
}

#[tokio::test]
async fn a_copy_that_cannot_be_written_is_refused_with_a_sentence_and_nothing_is_left() {
    let (folder, _) = filled().await;
    let folder = folder.path();
    fs::write(folder.join("shopping.txt"), "milk, eggs").unwrap();
    let before = names(folder);
    for (to, reason) in [
        ("shopping.txt", "exists already"),
        ("rowlock.db", "exists already"),
        ("no/such/folder.db", "no/such/folder.db"),
    ] {
        let said = refusal(&rowlock(folder, &["copy", "rowlock.db", to]));
        assert!(said.contains(reason), "{said}");
        assert_eq!(names(folder), before, "{said}");
    }
    let said = refusal(&rowlock(
        folder,
        &["copy", "rowlock.db", "postgres://ana:secret@host:port/x"],
    ));
    assert!(
        said.starts_with("TO is not a database path or URL") && !said.contains("secret"),
        "{said}"
    );
}

#[tokio::test]
async fn a_database_with_an_error_is_not_copied_in_part() {
    let (folder, _) = filled().await;
    let source = folder.path().join("rowlock.db");
    let sound = fs::read(&source).unwrap();
    for (planted, reason) in [
        ("UPDATE seats SET uid = 'another'", "seats: "),
        (
            "UPDATE events SET at = '2026-11-21T18:30:00.124Z' WHERE seq = 2",
            "has changed",
        ),
        ("DELETE FROM events WHERE seq = 2", "is missing"),
    ] {
        fs::write(&source, &sound).unwrap();
        let mut raw = open(&source).await;
        sqlx::raw_sql(planted).execute(&mut raw).await.unwrap();
        raw.close().await.unwrap();
        let before = names(folder.path());
        let said = refusal(&rowlock(folder.path(), &["copy", "rowlock.db", "new.db"]));
        assert!(said.contains(reason) && said.contains("verify"), "{said}");
        assert_eq!(names(folder.path()), before);
    }
}
