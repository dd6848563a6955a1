//! A file of the first version is brought up to date.

use std::fs;

use rowlock::store::{Store, migrator};
use sqlx::migrate::{Migration, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::TestStore;

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
