//! A file of the first version is brought up to date.

use std::borrow::Cow;
use std::fs;

use rowlock::auth::{self, Principal};
use rowlock::domain::grants::Holder;
use rowlock::domain::ids::{GameId, GameUid, GroupId, JoinCode, PlayerId, Token};
use rowlock::history;
use rowlock::idempotency::{self, IdempotencyKey};
use rowlock::rules::{Seat, Status};
use rowlock::services::{Services, SystemRandom};
use rowlock::store::{Store, migrator};
use sqlx::migrate::{Migration, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::{TIME, TestStore};
use crate::common::{FakeClock, UseCases};

/// What marks a file as ours.
const APPLICATION_ID: i32 = 0x526f_776c;

/// The logs of a game that is over and of one that goes on.
const LOGS: [&[&str]; 2] = [
    &[
        r#"{"seat":0,"by":"seat","type":"join"}"#,
        r#"{"seat":1,"by":"seat","type":"join"}"#,
        r#"{"seat":null,"by":"host","type":"start","order":[0,1]}"#,
        r#"{"seat":0,"by":"seat","type":"cross","row":"red","number":5}"#,
        r#"{"seat":null,"by":"host","type":"finish","effects":[{"type":"finish","reason":"stopped"}]}"#,
    ],
    &[
        r#"{"seat":0,"by":"seat","type":"join"}"#,
        r#"{"seat":1,"by":"seat","type":"join"}"#,
        r#"{"seat":null,"by":"host","type":"start","order":[1,0]}"#,
        r#"{"seat":1,"by":"seat","type":"cross","row":"blue","number":9}"#,
    ],
];

/// What the first version wrote for two players with two games, of whom the first keeps the group.
fn rows(group: &GroupId, players: &[PlayerId; 2], games: &[GameId; 2], keeper: &str) -> String {
    let [ana, ben] = players;
    let mut rows = format!(
        "INSERT INTO groups VALUES ('{group}', 'Ana', '{TIME}');
         INSERT INTO players VALUES ('{ana}', '{group}', 'Ana', 'ana'),
                                    ('{ben}', '{group}', 'Ben', 'ben');
         INSERT INTO rights VALUES (x'{keeper}', 'device', 'keeper', '{group}', NULL, NULL);"
    );
    for (number, (game, log)) in (1..).zip(games.iter().zip(LOGS)) {
        let (uid, code) = (GameUid::from_random(number), JoinCode::from_random(number));
        let (status, reason, finished_at) = if number == 1 {
            ("finished", "'stopped'", format!("'{TIME}'"))
        } else {
            ("playing", "NULL", "NULL".to_owned())
        };
        let seats = if number == 1 { [ana, ben] } else { [ben, ana] };
        rows += &format!(
            "INSERT INTO games VALUES ('{game}', '{group}', '{uid}', '{code}', 'classic',
               'sheet', 0, 0, '{status}', {reason}, NULL, '{TIME}', '{TIME}', {finished_at});
             INSERT INTO seats VALUES ('{game}', 0, '{}', 1), ('{game}', 1, '{}', 1);",
            seats[0], seats[1],
        );
        for (seq, event) in (1..).zip(log) {
            rows +=
                &format!("INSERT INTO events VALUES ('{game}', {seq}, '{TIME}', 1, '{event}');");
        }
    }
    rows
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn a_file_of_the_first_version_is_migrated_without_loss() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("rowlock.db");
    let options = SqliteConnectOptions::new()
        .filename(&path)
        .create_if_missing(true)
        .pragma("application_id", APPLICATION_ID.to_string());
    let mut file = options.connect().await.unwrap();
    let first = Migrator {
        migrations: Cow::Owned(migrator().iter().take(1).cloned().collect()),
        ..Migrator::DEFAULT
    };
    first.run(&mut file).await.unwrap();
    let group = GroupId::from_random(1);
    let players = [1, 2].map(PlayerId::from_random);
    let ids = [1, 2].map(GameId::from_random);
    let device: Token = "a-secret-of-the-first-version".parse().unwrap();
    let device = Holder::Device(device.hash());
    let rows = rows(&group, &players, &ids, &hex(&device.hash().0));
    sqlx::raw_sql(AssertSqlSafe(rows))
        .execute(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();

    let store = Store::open(&path).await.unwrap();
    let games = UseCases::new(Services::new(store, FakeClock::at(TIME), SystemRandom));
    history::backfill(&games.services, &games).await.unwrap();
    let keeper: Principal = auth::authenticate(&games.services, device).await.unwrap();
    let over = games.view(&keeper, &ids[0]).await.unwrap();
    assert_eq!(over.status, Status::Finished);
    assert_eq!(over.seats[0].rows.red.crossed, [5]);
    let running = games.view(&keeper, &ids[1]).await.unwrap();
    assert_eq!((&*running.seats[0].name, running.seq), ("Ben", 4));
    assert_eq!(running.seats[1].rows.blue.crossed, [9]);
    let access = auth::group_access(&games.services, &keeper, &group).await;
    let stats = games.groups().stats(&access.unwrap(), None).await;
    assert_eq!(serde_json::to_value(stats.unwrap()).unwrap()["games"], 1);

    // What later versions brought is there, too.
    let seat = Seat::new(0).unwrap();
    let key = IdempotencyKey::new("key", None, [b"POST", b"/handover", b"{}"]);
    let link = games.hand_over(&keeper, &ids[1], seat, "", Some(&key));
    let link = link.await.unwrap().token.parse().unwrap();
    let taken = games.accept_seat(&link, None, None).await.unwrap();
    assert_eq!(taken.seat, seat);
    assert!(
        idempotency::stored_response(&games.services, &key)
            .await
            .unwrap()
            .is_some()
    );
}

/// The names that tables, columns, views, triggers and indexes no longer have.
const OLD_NAMES: [&str; 10] = [
    "answers",
    "rights",
    "devices",
    "counts",
    "sums",
    "rival",
    "tally",
    "runs_out_at",
    "sealed",
    "folded",
];

/// The migration that gave them other names.
const RENAMING: i64 = 20_261_122_000_070;

/// What the file says of its tables, without comments.
async fn schema(file: &mut SqliteConnection) -> String {
    let schema: Vec<String> =
        sqlx::query_scalar("SELECT name || ' ' || coalesce(sql, '') FROM sqlite_schema")
            .fetch_all(file)
            .await
            .unwrap();
    let lines = schema.iter().flat_map(|text| text.lines());
    let code = lines.map(|line| line.split("--").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn no_table_column_trigger_or_view_has_an_old_name() {
    let fixture = TestStore::open().await;
    let schema = schema(&mut fixture.raw().await).await;
    let old = OLD_NAMES.iter().find(|name| schema.contains(**name));
    assert_eq!(old, None, "{schema}");
}

#[tokio::test]
async fn a_migration_that_fails_in_the_middle_changes_nothing() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("rowlock.db");
    fs::write(&path, include_bytes!("first_version/rowlock.db")).unwrap();
    let options = SqliteConnectOptions::new().filename(&path);
    let mut file = options.connect().await.unwrap();
    let is_before = |migration: &&Migration| migration.version < RENAMING;
    let before = Migrator {
        migrations: migrator()
            .iter()
            .filter(is_before)
            .cloned()
            .collect::<Vec<_>>()
            .into(),
        ..Migrator::DEFAULT
    };
    before.run(&mut file).await.unwrap();
    let old = schema(&mut file).await;
    // The last of the tables cannot have its new name.
    sqlx::query("CREATE TABLE head_to_head (name TEXT)")
        .execute(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();
    assert!(Store::open(&path).await.is_err());

    let mut file = options.connect().await.unwrap();
    sqlx::query("DROP TABLE head_to_head")
        .execute(&mut file)
        .await
        .unwrap();
    assert_eq!(schema(&mut file).await, old);
    assert!(OLD_NAMES.iter().all(|name| old.contains(name)), "{old}");
    let rights: i64 = sqlx::query_scalar("SELECT count(*) FROM rights")
        .fetch_one(&mut file)
        .await
        .unwrap();
    file.close().await.unwrap();

    let store = Store::open(&path).await.unwrap();
    store.close().await;
    let mut file = options.connect().await.unwrap();
    let grants: i64 = sqlx::query_scalar("SELECT count(*) FROM grants")
        .fetch_one(&mut file)
        .await
        .unwrap();
    assert_eq!(grants, rights);
}
