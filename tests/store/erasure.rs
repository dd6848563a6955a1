//! What was deleted cannot be read in the file any more.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use rowlock::domain::ids::{GroupId, PlayerId};
use rowlock::store::{Change, GroupEdit, NewGroup, NewPlayer};

use super::{TestStore, rename_group, time};
use crate::common::Server;
use serde_json::json;
use tokio::time::{sleep, timeout};

/// Far longer than many changes take that need not wait.
const TIMEOUT: Duration = Duration::from_secs(60);

/// How many times a text occurs in the files of a folder.
fn found(folder: &Path, text: &str) -> usize {
    let files = fs::read_dir(folder).unwrap();
    let bytes = files.map(|file| fs::read(file.unwrap().path()).unwrap());
    let wanted = text.as_bytes();
    let count = |file: Vec<u8>| {
        let parts = file.windows(wanted.len());
        parts.filter(|part| *part == wanted).count()
    };
    bytes.map(count).sum()
}

fn edit(edit: GroupEdit) -> Vec<Change> {
    vec![Change::Edit(edit)]
}

/// Waits until this text is in no file of a folder.
async fn gone(folder: &Path, text: &str) {
    let gone = async {
        while found(folder, text) > 0 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(TIMEOUT, gone)
        .await
        .unwrap_or_else(|_| panic!("{text} remains in the files"));
}

/// Stores groups of so many players, all of whom have this word in their names.
async fn people(fixture: &TestStore, word: &str) -> Vec<GroupId> {
    let mut groups = Vec::new();
    for number in 0..3 {
        let group = GroupId::from_random(number);
        let player = |own: u64| {
            Change::CreatePlayer(NewPlayer {
                id: PlayerId::from_random(number * 30 + own),
                group: group.clone(),
                name: format!("{word} {own}"),
                name_key: format!("{word} {own}").to_lowercase(),
                creator: None,
            })
        };
        let mut changes = vec![Change::CreateGroup(NewGroup {
            id: group.clone(),
            name: format!("{word}s"),
            time_zone: None,
            named_after: None,
            created_at: time(),
        })];
        changes.extend((0..30).map(player));
        fixture.store.write(changes).await.unwrap();
        groups.push(group);
    }
    groups
}

#[tokio::test]
async fn names_that_were_changed_or_deleted_are_gone_from_the_file_and_its_log() {
    let fixture = TestStore::open().await;
    let folder = fixture.folder.path();
    let groups = people(&fixture, "Xanthippe").await;
    assert!(found(folder, "Xanthippe") >= 90);
    for number in 0..90 {
        let player = PlayerId::from_random(number);
        let (name, folded) = (format!("Zoe {number}"), format!("zoe {number}"));
        let change = edit(GroupEdit::RenamePlayer(player, name, folded));
        fixture.store.write(change).await.unwrap();
    }
    for group in &groups {
        let name = "Others".to_owned();
        let change = edit(rename_group(group.clone(), name));
        fixture.store.write(change).await.unwrap();
    }
    gone(folder, "Xanthippe").await;
    gone(folder, "xanthippe").await;
    assert!(found(folder, "Zoe") >= 90);
    for group in groups {
        fixture
            .store
            .write(edit(GroupEdit::DeleteGroup(group)))
            .await
            .unwrap();
    }
    fixture.store.close().await;
    for word in ["Zoe", "zoe", "Others"] {
        assert_eq!(found(folder, word), 0, "{word}");
    }
}

#[tokio::test]
async fn a_note_that_was_changed_is_gone_from_the_file_and_its_log() {
    let server = Server::start_on_file().await;
    let game = server.play("sheet", &["Ana"]).await;
    let database = server.database();
    let folder = database.parent().unwrap();
    for note in ["Xanthippe won", "Rain"] {
        let body = json!({"note": note});
        server.patch(&game.path(""), &game.host, body).await.ok(200);
        assert!(found(folder, note) > 0);
    }
    gone(folder, "Xanthippe").await;
}

#[tokio::test]
async fn changes_do_not_wait_for_a_reader_and_the_log_is_truncated_afterwards() {
    let fixture = TestStore::open().await;
    let folder = fixture.folder.path();
    let groups = people(&fixture, "Xanthippe").await;
    let mut reader = fixture.raw().await;
    sqlx::raw_sql("BEGIN; SELECT * FROM players")
        .execute(&mut reader)
        .await
        .unwrap();
    let rename = async {
        // Were each to wait for the reader, all would wait for minutes.
        for round in 0..30 {
            for group in &groups {
                let name = format!("Others {round}");
                fixture
                    .store
                    .write(edit(rename_group(group.clone(), name)))
                    .await
                    .unwrap();
            }
        }
    };
    timeout(TIMEOUT, rename)
        .await
        .expect("changes wait for a reader");
    sqlx::raw_sql("COMMIT").execute(&mut reader).await.unwrap();
    gone(folder, "Xanthippes").await;
}

/// How often the log was reset, as its header counts.
fn resets(folder: &Path) -> u32 {
    let log = fs::read(folder.join("rowlock.db-wal")).unwrap();
    u32::from_be_bytes(log[12..16].try_into().unwrap())
}

#[tokio::test]
async fn many_deletions_in_a_row_truncate_the_log_once_a_second() {
    let fixture = TestStore::open().await;
    let groups = people(&fixture, "Xanthippe").await;
    let (before, begin) = (resets(fixture.folder.path()), Instant::now());
    for number in 0..60 {
        let player = PlayerId::from_random(number);
        let change = edit(GroupEdit::DeletePlayer(player));
        fixture.store.write(change).await.unwrap();
    }
    let rename = rename_group(groups[0].clone(), "Others".to_owned());
    fixture.store.write(edit(rename)).await.unwrap();
    let most = 2 + begin.elapsed().as_secs();
    let resets = resets(fixture.folder.path()) - before;
    assert!(u64::from(resets) <= most, "{resets} resets");
}
