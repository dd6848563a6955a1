//! The backup before a migration: made first, never overwritten, and without it nothing is migrated.

use std::fs;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;

use super::backup::{names, printed, rowlock};
use super::program::{Program, command, refusal};

/// A database of the first version.
const OLD: &[u8] = include_bytes!("../store/first_version/rowlock.db");

/// The newest migration of a database.
async fn version(database: &Path) -> i64 {
    let mut database = SqliteConnectOptions::new()
        .filename(database)
        .connect()
        .await
        .unwrap();
    let version = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    let version = version.fetch_one(&mut database).await.unwrap();
    database.close().await.unwrap();
    version
}

#[tokio::test]
async fn a_database_is_migrated_after_a_backup_that_can_be_restored_and_migrated_again() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("rowlock.db");
    fs::write(&database, OLD).unwrap();
    let old = version(&database).await;
    drop(Program::start(folder.path()));
    assert!(version(&database).await > old);
    let backups = folder.path().join("rowlock.db-backups");
    let name = format!("before-migration-from-{old}.db");
    assert_eq!(names(&backups), std::slice::from_ref(&name));
    assert_eq!(version(&backups.join(&name)).await, old);

    // A start without a migration makes none.
    drop(Program::start(folder.path()));
    assert_eq!(names(&backups), std::slice::from_ref(&name));

    let backup = format!("rowlock.db-backups/{name}");
    printed(&rowlock(folder.path(), &["restore", &backup]));
    assert_eq!(version(&database).await, old);
    drop(Program::start(folder.path()));
    let again = format!("before-migration-from-{old}-2.db");
    assert_eq!(names(&backups), [again, name]);
}

#[tokio::test]
async fn a_database_that_cannot_be_backed_up_is_not_migrated() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("rowlock.db");
    fs::write(&database, OLD).unwrap();
    let old = version(&database).await;
    fs::write(folder.path().join("rowlock.db-backups"), "a file").unwrap();
    let said = refusal(&command(folder.path()).output().unwrap());
    assert!(
        said.contains("rowlock.db-backups") && said.contains("left as it is"),
        "{said}"
    );
    assert!(fs::read(&database).unwrap() == OLD);
    let files = ["rowlock.db", "rowlock.db-backups", "rowlock.db.lock"];
    assert_eq!(names(folder.path()), files);
    assert_eq!(version(&database).await, old);

    fs::remove_file(folder.path().join("rowlock.db-backups")).unwrap();
    drop(Program::start(folder.path()));
    assert!(version(&database).await > old);
}

#[test]
fn a_new_database_needs_no_backup() {
    let folder = TempDir::new().unwrap();
    drop(Program::start(folder.path()));
    assert!(!folder.path().join("rowlock.db-backups").exists());
}
