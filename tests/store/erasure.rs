//! What was deleted cannot be read in the file any more.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rowlock::domain::ids::{GroupId, PlayerId};
use rowlock::store::{GroupEdit, NewGroup, NewPlayer, WriteBatch};

use super::{TestStore, time};
use tokio::time::{sleep, timeout};

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

fn edit(edit: GroupEdit) -> WriteBatch {
    WriteBatch {
        edits: vec![edit],
        ..WriteBatch::default()
    }
}

/// Stores groups of so many players, all of whom have this word in their names.
async fn people(fixture: &TestStore, word: &str) -> Vec<GroupId> {
    let mut groups = Vec::new();
    for number in 0..3 {
        let group = GroupId::from_random(number);
        let player = |own: u64| NewPlayer {
            id: PlayerId::from_random(number * 30 + own),
            group: group.clone(),
            name: format!("{word} {own}"),
            name_key: format!("{word} {own}").to_lowercase(),
        };
        let change = WriteBatch {
            group: Some(NewGroup {
                id: group.clone(),
                name: format!("{word}s"),
                time_zone: None,
                named_after: None,
                created_at: time(),
            }),
            players: (0..30).map(player).collect(),
            ..WriteBatch::default()
        };
        fixture.store.write(change).await.unwrap();
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
        let change = edit(GroupEdit::RenameGroup(group.clone(), name));
        fixture.store.write(change).await.unwrap();
    }
    // The log is emptied before the next change.
    fixture.store.write(WriteBatch::default()).await.unwrap();
    assert_eq!(found(folder, "Xanthippe") + found(folder, "xanthippe"), 0);
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

/// Far longer than many changes take that need not wait.
const TIMEOUT: Duration = Duration::from_secs(60);

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
                    .write(edit(GroupEdit::RenameGroup(group.clone(), name)))
                    .await
                    .unwrap();
            }
        }
    };
    timeout(TIMEOUT, rename)
        .await
        .expect("changes wait for a reader");
    sqlx::raw_sql("COMMIT").execute(&mut reader).await.unwrap();
    let emptied = async {
        while found(folder, "Xanthippes") > 0 {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(TIMEOUT, emptied)
        .await
        .expect("the old name remains in the log");
}
