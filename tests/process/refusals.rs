//! What keeps the program from starting: one sentence, exit status 1, and nothing is touched.

use std::fs;
use std::net::TcpListener;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tempfile::TempDir;

use super::program::{Program, command, refusal};

/// Everything in a folder, with its content.
fn content(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let files = fs::read_dir(folder).unwrap();
    let mut content: Vec<_> = files
        .map(|file| {
            let file = file.unwrap();
            let name = file.file_name().into_string().unwrap();
            (name, fs::read(file.path()).unwrap())
        })
        .collect();
    content.sort();
    content
}

/// Tries to start on this database and checks that everything in the folder stays as it is.
fn refused(folder: &TempDir, database: &str) -> String {
    let before = content(folder.path());
    let output = command(folder.path())
        .env("ROWLOCK_DATABASE", database)
        .output()
        .unwrap();
    let said = refusal(&output);
    assert!(said.contains(database), "{said}");
    assert!(
        content(folder.path()) == before,
        "something changed: {said}"
    );
    said
}

async fn sqlite(folder: &TempDir, journal: SqliteJournalMode) -> SqliteConnection {
    SqliteConnectOptions::new()
        .filename(folder.path().join("rowlock.db"))
        .create_if_missing(true)
        .journal_mode(journal)
        .connect()
        .await
        .unwrap()
}

#[test]
fn a_port_in_use() {
    let folder = TempDir::new().unwrap();
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap().to_string();
    let output = command(folder.path())
        .env("ROWLOCK_LISTEN", &address)
        .output()
        .unwrap();
    let said = refusal(&output);
    assert!(said.contains(&address), "{said}");
    assert!(content(folder.path()).is_empty());
}

#[test]
fn a_path_that_cannot_be_written() {
    let folder = TempDir::new().unwrap();
    refused(&folder, "no/such/folder/rowlock.db");
}

#[test]
fn a_text() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("shopping.txt"), "milk, eggs").unwrap();
    let said = refused(&folder, "shopping.txt");
    assert!(said.contains("not a Rowlock database"), "{said}");
}

#[tokio::test]
async fn the_database_of_another_program() {
    for journal in [SqliteJournalMode::Delete, SqliteJournalMode::Wal] {
        let folder = TempDir::new().unwrap();
        let mut other = sqlite(&folder, journal).await;
        sqlx::raw_sql("CREATE TABLE birds (name TEXT); INSERT INTO birds VALUES ('wren')")
            .execute(&mut other)
            .await
            .unwrap();
        other.close().await.unwrap();
        let said = refused(&folder, "rowlock.db");
        assert!(said.contains("not a Rowlock database"), "{said}");
    }
}

#[tokio::test]
async fn a_database_of_a_newer_version() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    program.signal("-TERM");
    program.ended();
    let mut newer = sqlite(&folder, SqliteJournalMode::Wal).await;
    sqlx::raw_sql(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (29990101000000, 'later', 1, x'00', 1)",
    )
    .execute(&mut newer)
    .await
    .unwrap();
    newer.close().await.unwrap();
    let said = refused(&folder, "rowlock.db");
    assert!(said.contains("newer version"), "{said}");
}

#[tokio::test]
async fn a_database_that_another_server_uses() {
    let folder = TempDir::new().unwrap();
    let first = Program::start(folder.path());
    let made = first.client.begin("sheet", &["Ana"]).await;
    let before = first.client.view(&made).await;
    let said = refused(&folder, "rowlock.db");
    assert!(said.contains("Another Rowlock server"), "{said}");
    assert_eq!(first.client.view(&made).await, before);
}
