//! The chained hashes of events: a log that is not the one that was stored is not read.

use chrono::TimeDelta;
use rowlock::domain::ids::GameId;
use rowlock::store::{Change, LogHash, LoggedEvent, Store, StoreError};
use rowlock_rules::{Event, Printed, Seat, Seq};
use sqlx::SqliteConnection;

use super::{TestStore, time};

/// How many events the log has.
const EVENTS: Seq = 8;

/// Appends the events of this log from a number on, as a session does, and returns the hash of the whole log.
async fn append(store: &Store, game: &GameId, from: Seq, to: Seq) -> LogHash {
    let mut hash = LogHash::of(game);
    let mut events = Vec::new();
    for seq in 1..=to {
        let at = time() + TimeDelta::seconds(i64::from(seq));
        let seat = Seat::new(usize::try_from(seq % 2).unwrap()).unwrap();
        let event = Event::join(seat, Printed::default());
        hash = hash.with(seq, at, &event);
        let logged = LoggedEvent {
            seq,
            at,
            event,
            key: None,
            hash,
        };
        events.extend((seq >= from).then(|| Change::Append(game.clone(), logged)));
    }
    store.write(events).await.unwrap();
    hash
}

/// Stores that the game has finished, with its results: the end of its log is known from then on.
async fn finish(store: &Store, game: &GameId) {
    let results = Change::Results(game.clone(), Vec::new());
    store.write(vec![results]).await.unwrap();
}

async fn run(fixture: &TestStore, statement: &'static str) {
    let file: &mut SqliteConnection = &mut fixture.raw().await;
    sqlx::raw_sql(statement).execute(file).await.unwrap();
}

/// The stored hashes, in order.
async fn hashes(fixture: &TestStore) -> Vec<Vec<u8>> {
    sqlx::query_scalar("SELECT hash FROM events ORDER BY game_id, seq")
        .fetch_all(&mut fixture.raw().await)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_log_that_was_changed_in_any_way_is_not_read() {
    for statement in [
        "UPDATE events SET event = replace(event, '0', '1') WHERE seq = 2",
        "UPDATE events SET event = replace(event, ':', ': ') WHERE seq = 2",
        "UPDATE events SET at = '2026-11-21T18:30:00.124Z' WHERE seq = 5",
        "UPDATE events SET hash = zeroblob(16) WHERE seq = 8",
        "DELETE FROM events WHERE seq = 4",
        "DELETE FROM events WHERE seq = 1",
        "DELETE FROM events WHERE seq = 8",
        "DELETE FROM events WHERE seq > 5",
        "DELETE FROM events",
        // A missing event that the numbers do not show.
        "DELETE FROM events WHERE seq = 4; UPDATE events SET seq = 4 WHERE seq = 8; \
         DELETE FROM events WHERE seq > 7",
        // Two events in each other's place.
        "UPDATE events SET seq = 100 WHERE seq = 2; UPDATE events SET seq = 2 WHERE seq = 3; \
         UPDATE events SET seq = 3 WHERE seq = 100",
        // An event twice.
        "INSERT INTO events (game_id, seq, at, version, event, hash) \
         SELECT game_id, 9, at, version, event, hash FROM events WHERE seq = 8",
    ] {
        let fixture = TestStore::open().await;
        let game = fixture.game(1).await;
        append(&fixture.store, &game, 1, EVENTS).await;
        finish(&fixture.store, &game).await;
        assert_eq!(fixture.log(&game).await.len(), 8);
        run(&fixture, statement).await;
        let read = fixture.store.game(&game).await;
        assert!(matches!(read, Err(StoreError::Damaged(_))), "{statement}");
    }
}

#[tokio::test]
async fn the_log_of_another_game_is_not_read() {
    let fixture = TestStore::open().await;
    let [game, other] = [fixture.game(1).await, fixture.game(2).await];
    append(&fixture.store, &game, 1, EVENTS).await;
    append(&fixture.store, &other, 1, EVENTS).await;
    let (game_id, other_id) = (game.as_str(), other.as_str());
    sqlx::query("DELETE FROM events WHERE game_id = $1")
        .bind(game_id)
        .execute(&mut fixture.raw().await)
        .await
        .unwrap();
    sqlx::query("UPDATE events SET game_id = $1 WHERE game_id = $2")
        .bind(game_id)
        .bind(other_id)
        .execute(&mut fixture.raw().await)
        .await
        .unwrap();
    let read = fixture.store.game(&game).await;
    assert!(matches!(read, Err(StoreError::Damaged(_))));
}

#[tokio::test]
async fn a_hash_is_a_format_for_ever() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    append(&fixture.store, &game, 1, 3).await;
    let hex = |hash: Vec<u8>| data_encoding::HEXLOWER.encode(&hash);
    let hashes: Vec<String> = hashes(&fixture).await.into_iter().map(hex).collect();
    let golden = [
        "95fa70be541b58e7513d997f5084ace0",
        "c2e775e25d6dad117beaefc6d2f6fff2",
        "6d5b393e1eb691f6ac6cc0f322ae771e",
    ];
    assert_eq!(hashes, golden);
}
