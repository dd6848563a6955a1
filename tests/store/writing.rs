//! Writing: a refused change leaves no trace and does not stop others.

use futures_util::future::join_all;
use rowlock::domain::error::{Error, ErrorCode};
use rowlock::domain::ids::GameId;
use rowlock::store::{Change, StateKey, StoreError, StoredResponse};

use super::{TestStore, any_event, time};

fn response(key: u8) -> StoredResponse {
    StoredResponse {
        key: [key; 32],
        request: [1; 32],
        encrypted: vec![1, 2, 3],
        at: time(),
    }
}

#[tokio::test]
async fn a_change_whose_event_is_there_already_is_refused_whole() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let first = fixture.store.write(any_event(&game, 1)).await;
    assert!(first.is_ok(), "{first:?}");
    let mut changes = any_event(&game, 1);
    changes.push(Change::Respond(response(1)));
    let second = fixture.store.write(changes).await;
    assert!(matches!(second, Err(StoreError::Conflict)), "{second:?}");
    assert_eq!(fixture.log(&game).await.len(), 1);
    assert_eq!(fixture.store.stored_response(&[1; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn a_change_whose_response_is_stored_already_is_refused_whole() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    for (seq, is_new) in [(1, true), (2, false)] {
        let mut changes = any_event(&game, seq);
        changes.push(Change::Respond(response(1)));
        assert_eq!(fixture.store.write(changes).await.is_ok(), is_new);
    }
    assert_eq!(fixture.log(&game).await.len(), 1);
    assert_eq!(
        fixture.store.stored_response(&[1; 32]).await.unwrap(),
        Some(response(1))
    );
}

#[tokio::test]
async fn a_failed_change_does_not_fail_others_in_its_transaction() {
    let fixture = TestStore::open().await;
    let mut games = Vec::new();
    for number in 0..100 {
        games.push(fixture.game(number).await);
    }
    // Every tenth game has the event already.
    for game in games.iter().step_by(10) {
        fixture.store.write(any_event(game, 1)).await.unwrap();
    }
    let write = |game: &GameId| {
        let (store, change) = (fixture.store.clone(), any_event(game, 1));
        tokio::spawn(async move { store.write(change).await })
    };
    let writes: Vec<_> = games.iter().map(write).collect();
    for (index, write) in writes.into_iter().enumerate() {
        let written = write.await.unwrap();
        if index % 10 == 0 {
            assert!(matches!(written, Err(StoreError::Conflict)), "{index}");
        } else {
            assert!(written.is_ok(), "{index}: {written:?}");
        }
        assert_eq!(fixture.log(&games[index]).await.len(), 1);
    }
}

#[tokio::test]
async fn the_writer_continues_after_sqlite_rolled_a_transaction_back() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    // This ends the whole transaction, as a full disk does.
    sqlx::raw_sql(
        "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ROLLBACK, 'full'); END",
    )
    .execute(&mut fixture.raw().await)
    .await
    .unwrap();
    // A change of more than a log is written in another way, and several at once in savepoints, which are gone then.
    let mixed = || {
        let mut changes = any_event(&game, 1);
        changes.push(Change::SetState(StateKey::CleanedUpAt, String::new()));
        changes
    };
    for _ in 0..3 {
        for changes in [any_event(&game, 1), mixed()] {
            let written = fixture.store.write(changes).await;
            assert!(
                matches!(written, Err(StoreError::Refused(_))),
                "{written:?}"
            );
        }
        let writes = (0..20).map(|_| fixture.store.write(mixed()));
        let written = join_all(writes).await;
        assert!(written.iter().all(Result::is_err), "{written:?}");
        let is_of_several =
            |written: &Result<(), _>| matches!(written, Err(StoreError::Unavailable(_)));
        assert!(written.iter().any(is_of_several), "{written:?}");
    }
    sqlx::raw_sql("DROP TRIGGER full")
        .execute(&mut fixture.raw().await)
        .await
        .unwrap();
    assert!(fixture.log(&game).await.is_empty());
    fixture.store.write(any_event(&game, 1)).await.unwrap();
    assert_eq!(fixture.log(&game).await.len(), 1);
}

#[tokio::test]
async fn a_file_locked_by_another_program_is_unavailable_until_it_is_unlocked() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    let mut other = fixture.raw().await;
    sqlx::raw_sql("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    let written = fixture.store.write(any_event(&game, 1)).await;
    assert!(
        matches!(written, Err(StoreError::Unavailable(_))),
        "{written:?}"
    );
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    fixture.store.write(any_event(&game, 1)).await.unwrap();
    assert_eq!(fixture.log(&game).await.len(), 1);
}

#[tokio::test]
async fn a_closed_store_refuses_changes() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    fixture.store.close().await;
    let written = fixture.store.write(any_event(&game, 1)).await;
    assert!(
        matches!(written, Err(StoreError::Unavailable(_))),
        "{written:?}"
    );
}

#[tokio::test]
async fn an_event_of_a_game_that_was_deleted_is_not_found() {
    let fixture = TestStore::open().await;
    fixture.game(1).await;
    let event = any_event(&GameId::from_random(9), 1);
    let error = fixture.store.write(event).await.unwrap_err();
    assert!(matches!(error, StoreError::Gone), "{error:?}");
    assert_eq!(Error::from(error).code, ErrorCode::NotFound);
}

#[tokio::test]
async fn a_violated_constraint_is_an_internal_error_and_not_an_unavailable_storage() {
    let fixture = TestStore::open().await;
    let game = fixture.game(1).await;
    // A CHECK, and a trigger that refuses.
    let number = fixture.store.write(any_event(&game, 0)).await;
    sqlx::raw_sql("CREATE TRIGGER no BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no'); END")
        .execute(&mut fixture.raw().await)
        .await
        .unwrap();
    let refused = fixture.store.write(any_event(&game, 1)).await;
    for written in [number, refused] {
        let error = written.unwrap_err();
        assert!(matches!(error, StoreError::Refused(_)), "{error:?}");
        let error = Error::from(error);
        assert_eq!((error.code, error.retry_after), (ErrorCode::Internal, None));
    }
}
