//! A large database that is damaged: the running server finds it and stops.

use std::fs;
use std::process::Stdio;

use rowlock::store::{Change, Store, StoredResponse};
use rustix::process::Signal;
use tempfile::TempDir;

use super::program::{Program, command, refusal};

/// The length of a value that fills most of a large database.
const LARGE: usize = 20 << 20;

/// Creates a database whose pages are not all checked before it is opened.
async fn create(folder: &TempDir) {
    let file = folder.path().join("rowlock.db");
    let store = Store::open(&file).await.unwrap();
    let change = Change::Respond(StoredResponse {
        key: [1; 32],
        request: [1; 32],
        encrypted: vec![1; LARGE],
        at: "2026-11-21T18:30:00Z".parse().unwrap(),
    });
    store.write(vec![change]).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn damage_that_is_found_while_the_server_runs_stops_it_with_the_same_sentence() {
    let folder = TempDir::new().unwrap();
    create(&folder).await;
    let file = folder.path().join("rowlock.db");
    let mut bytes = fs::read(&file).unwrap();
    bytes[LARGE / 2..][..4096].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let mut output = command(folder.path())
        .stdout(Stdio::piped())
        .output()
        .unwrap();
    let banner = String::from_utf8(std::mem::take(&mut output.stdout)).unwrap();
    assert!(banner.contains("Rowlock is running"), "{banner}");
    let said = refusal(&output);
    assert!(said.contains("rowlock.db is damaged"), "{said}");
    assert!(said.contains("restore a backup"), "{said}");
    assert!(!folder.path().join("rowlock.db-wal").exists());
}

#[tokio::test]
async fn a_server_that_is_stopped_while_it_checks_the_database_closes_it() {
    let folder = TempDir::new().unwrap();
    create(&folder).await;
    let mut program = Program::start(folder.path());
    program.signal(Signal::TERM);
    let (status, _) = program.ended();
    assert!(status.success(), "{status}");
    assert!(!folder.path().join("rowlock.db-wal").exists());
}
