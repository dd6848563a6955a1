//! A database of every earlier version: each is migrated, and its games are all there.

use std::fs;
use std::path::Path;

use rowlock::domain::ids::TokenHash;
use rowlock::domain::settings::{Settings, Theme};
use rowlock::store::{Store, migrator};
use serde_json::Value;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;

use crate::common::Server;

const FIRST: &[u8] = include_bytes!("first_version/rowlock.db");
/// The newest migration of the first version.
const NEWEST_OF_FIRST: i64 = 20_261_121_000_005;
const ANSWERED: &str = include_str!("first_version/views.json");

/// Writes the first version's database as a later version left it, whose newest migration is this one, from the content of
/// an earlier version's file; returns its own content.
async fn write_database(version: i64, earlier_file: &[u8], path: &Path) -> Vec<u8> {
    fs::write(path, earlier_file).unwrap();
    let migrations = migrator();
    let earlier = migrations.iter().filter(|it| it.version <= version);
    let earlier = Migrator::with_migrations(earlier.cloned().collect());
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = options.connect().await.unwrap();
    earlier.run(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    fs::read(path).unwrap()
}

#[tokio::test]
async fn a_database_of_every_version_opens_with_all_its_games() {
    let answered: Value = serde_json::from_str(ANSWERED).unwrap();
    let keeper = answered["keeper"].as_str().unwrap();
    let ids = answered["games"].as_array().unwrap().iter();
    let ids: Vec<&str> = ids.map(|game| game["id"].as_str().unwrap()).collect();
    let mut shown: Option<Vec<Value>> = None;
    let versions = migrator();
    let versions: Vec<i64> = versions.iter().map(|it| it.version).collect();
    let (older, later) = versions.split_at(
        versions
            .iter()
            .position(|it| *it == NEWEST_OF_FIRST)
            .unwrap(),
    );
    assert!(older.len() < later.len());
    let mut file = FIRST.to_vec();
    for version in later {
        let folder = TempDir::new().unwrap();
        file = write_database(*version, &file, &folder.path().join("rowlock.db")).await;
        let server = Server::start_in(folder, |_| {}).await;
        let mut games = Vec::new();
        for id in &ids {
            games.push(server.get(&format!("/games/{id}"), keeper).await.ok(200));
        }
        let expected = shown.get_or_insert_with(|| games.clone());
        assert_eq!(games, *expected, "version {version}");
    }
}

/// The columns that the settings of a device had, from which migration on, each with its value and what it means.
type Column = (i64, &'static str, &'static str, fn(&mut Settings));

const COLUMNS: [Column; 6] = [
    (0, "language", "'nl'", |it| it.language = "nl".parse().ok()),
    (0, "theme", "'dark'", |it| it.theme = Some(Theme::Dark)),
    (0, "awake", "0", |it| it.wake_lock = Some(false)),
    (0, "vibrate", "1", |it| it.vibrate = Some(true)),
    (20_261_123_000_010, "sounds", "1", |it| {
        it.sounds = Some(true)
    }),
    (
        20_261_123_000_040,
        "rows",
        "'yellow-green green-yellow blue-blue red-purple'",
        |it| {
            it.rows = "yellow-green green-yellow blue-blue red-purple"
                .parse()
                .ok()
        },
    ),
];

/// The migration that gave the table of settings its present name, and the one after which they are JSON.
const RENAMED: i64 = 20_261_122_000_070;
const AS_JSON: i64 = 20_261_127_070_000;

#[tokio::test]
async fn the_settings_of_every_earlier_version_stay() {
    let versions = migrator();
    let versions = versions.iter().map(|it| it.version);
    let mut file = FIRST.to_vec();
    for version in versions.filter(|it| (NEWEST_OF_FIRST..AS_JSON).contains(it)) {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("rowlock.db");
        file = write_database(version, &file, &path).await;
        let options = SqliteConnectOptions::new().filename(&path);
        let mut connection = options.connect().await.unwrap();
        let table = match version < RENAMED {
            true => "devices",
            false => "device_settings",
        };
        let columns = COLUMNS.iter().filter(|(since, ..)| *since <= version);
        let mut all = Settings::default();
        let (mut names, mut values) = (Vec::new(), Vec::new());
        let mut expected = Vec::new();
        for (number, (_, name, value, choose)) in (1..).zip(columns) {
            let mut one = Settings::default();
            choose(&mut one);
            choose(&mut all);
            names.push(*name);
            values.push(*value);
            expected.push((number, *name, *value, one));
        }
        let (names, values) = (names.join(", "), values.join(", "));
        expected.push((7, &names, &values, all));
        for (number, names, values, _) in &expected {
            let insert = format!(
                "INSERT INTO {table} (holder, {names}) VALUES (x'{}', {values})",
                format!("{number:02x}").repeat(32)
            );
            let insert = sqlx::query(AssertSqlSafe(insert));
            insert.execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
        let store = Store::open(&path).await.unwrap();
        for (number, names, _, expected) in expected {
            let found = store.settings(TokenHash([number; 32])).await.unwrap();
            assert_eq!(found, expected, "version {version}: {names}");
        }
    }
}
