//! A database of every earlier version: each is migrated, and its games are all there.

use std::fs;
use std::path::Path;

use rowlock::store::migrator;
use serde_json::Value;
use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use crate::common::Server;

const FIRST: &[u8] = include_bytes!("first_version/rowlock.db");
/// The newest migration of the first version.
const NEWEST_OF_FIRST: i64 = 20_261_121_000_005;
const ANSWERED: &str = include_str!("first_version/views.json");

/// The first version's database as a later version left it, whose newest migration is this one.
async fn database_of(version: i64, path: &Path) {
    fs::write(path, FIRST).unwrap();
    let migrations = migrator();
    let earlier = migrations.iter().filter(|it| it.version <= version);
    let earlier = Migrator::with_migrations(earlier.cloned().collect());
    let options = SqliteConnectOptions::new().filename(path);
    let mut connection = options.connect().await.unwrap();
    earlier.run(&mut connection).await.unwrap();
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
    for version in later {
        let folder = TempDir::new().unwrap();
        database_of(*version, &folder.path().join("rowlock.db")).await;
        let server = Server::start_in(folder, |_| {}).await;
        let mut games = Vec::new();
        for id in &ids {
            games.push(server.get(&format!("/games/{id}"), keeper).await.ok(200));
        }
        let expected = shown.get_or_insert_with(|| games.clone());
        assert_eq!(games, *expected, "version {version}");
    }
}
