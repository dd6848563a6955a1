//! The stored form of events, which is a format for ever: a line of `events.jsonl` may be added, but
//! none is ever changed.

use std::collections::HashSet;

use rowlock::store::{Change, Store, StoreError};
use rowlock_rules::{Event, EventKind};

use super::{TestStore, any_event, log_of};

const GOLDEN: &str = include_str!("events.jsonl");

/// Every kind of event.
const KINDS: [&str; 18] = [
    "join", "start", "cross", "roll", "end_turn", "penalty", "close", "finish", "undo", "leave",
    "rewind", "correct", "host", "rematch", "lucky", "paper", "remove", "sheet",
];

/// The name of a kind; a new one is added to `KINDS` and to the golden file too.
fn name(kind: &EventKind) -> &'static str {
    match kind {
        EventKind::Join { .. } => "join",
        EventKind::Start { .. } => "start",
        EventKind::Cross(_) => "cross",
        EventKind::Roll(_) => "roll",
        EventKind::EndTurn { .. } => "end_turn",
        EventKind::Penalty {} => "penalty",
        EventKind::Close { .. } => "close",
        EventKind::Finish {} => "finish",
        EventKind::Undo { .. } => "undo",
        EventKind::Leave {} => "leave",
        EventKind::Remove {} => "remove",
        EventKind::Rewind { .. } => "rewind",
        EventKind::Correct(_) => "correct",
        EventKind::Host {} => "host",
        EventKind::Rematch { .. } => "rematch",
        EventKind::SetNumbers { .. } => "lucky",
        EventKind::SetSheet { .. } => "sheet",
        EventKind::TalliedResult { .. } => "paper",
    }
}

fn golden() -> Vec<Event> {
    let read = |line| serde_json::from_str(line).unwrap();
    GOLDEN.lines().map(read).collect()
}

#[test]
fn every_kind_of_event_is_in_the_golden_file() {
    let golden = golden();
    let found: HashSet<_> = golden.iter().map(|event| name(&event.kind)).collect();
    assert_eq!(found, HashSet::from(KINDS));
}

#[tokio::test]
async fn events_are_stored_as_the_golden_file_has_them_and_read_again() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let log = log_of(&game, golden());
    let changes = log.iter().cloned();
    let changes = changes.map(|logged| Change::Append(game.clone(), logged));
    fixture.store.write(changes.collect()).await.unwrap();

    let stored: Vec<(i64, String)> =
        sqlx::query_as("SELECT version, event FROM events ORDER BY seq")
            .fetch_all(&mut fixture.raw().await)
            .await
            .unwrap();
    let golden: Vec<_> = GOLDEN.lines().map(|line| (1, line.to_owned())).collect();
    assert_eq!(stored, golden);

    fixture.store.close().await;
    let store = Store::open(&fixture.file()).await.unwrap();
    assert_eq!(store.game(&game).await.unwrap().unwrap().log, log);
}

#[tokio::test]
async fn an_event_of_an_unknown_version_is_refused_and_not_guessed() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    fixture.store.write(any_event(&game, 1)).await.unwrap();
    sqlx::query("UPDATE events SET version = 2")
        .execute(&mut fixture.raw().await)
        .await
        .unwrap();
    let read = fixture.store.game(&game).await;
    assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
}
