//! Retention: data that is no longer needed is deleted.

use chrono::TimeDelta;
use rowlock::auth::{self, Principal};
use rowlock::domain::error::ErrorCode;
use rowlock::games::{CreatedGame, GroupChoice, Move, NewGame};
use rowlock::idempotency::{self, IdempotencyKey};
use rowlock::services::{Clock, Services, SystemRandom};
use rowlock::store::{Change, Retention};
use rowlock_rules::{Action, Color, Cross, EndReason, Seat, Status};
use serde::Serialize;

use super::{TIME, TestStore};
use crate::common::{FakeClock, UseCases, new_game};

fn open(fixture: &TestStore) -> (UseCases, FakeClock) {
    let clock = FakeClock::at(TIME);
    let games = UseCases::new(Services::new(
        fixture.store.clone(),
        clock.clone(),
        SystemRandom,
    ));
    (games, clock)
}

/// Cleans up twice, as a running server does: a clock that has jumped is trusted only when it is read again.
async fn clean_up(games: &UseCases, clock: &FakeClock) {
    games.clean_up().await.unwrap();
    clock.advance(TimeDelta::hours(1));
    games.clean_up().await.unwrap();
}

async fn make(
    games: &UseCases,
    start: bool,
    key: Option<&IdempotencyKey>,
) -> (Principal, CreatedGame) {
    let device = games.new_device();
    let new = NewGame {
        start,
        ..new_game(&["Ana"])
    };
    let created = games
        .create(
            &Principal::anonymous(),
            GroupChoice::New { time_zone: None },
            new,
            Some(device),
            key,
        )
        .await
        .unwrap();
    (games.caller(device).await, created)
}

fn json(game: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(game).unwrap()
}

#[tokio::test]
async fn a_lobby_that_was_never_started_is_deleted_after_a_day() {
    let fixture = TestStore::open().await;
    let (games, clock) = open(&fixture);
    let (host, lobby) = make(&games, false, None).await;
    let (player, running) = make(&games, true, None).await;
    let code = lobby.game.code.unwrap();

    clock.advance(TimeDelta::hours(23));
    clean_up(&games, &clock).await;
    games.preview(&code).await.unwrap();

    clock.advance(TimeDelta::hours(2));
    clean_up(&games, &clock).await;
    let lookup = games.preview(&code).await.unwrap_err();
    assert_eq!(lookup.code, ErrorCode::NotFound);
    let view = games.view(&host, &lobby.game.id).await.unwrap_err();
    assert_eq!(view.code, ErrorCode::NotFound);
    let view = games.view(&player, &running.game.id).await.unwrap();
    assert_eq!(json(&view), json(&running.game));
}

#[tokio::test]
async fn expired_data_is_deleted_in_transactions_of_bounded_size() {
    /// How many rows of a table a transaction deletes.
    const PART: i64 = 200;
    let fixture = TestStore::open().await;
    let (games, clock) = open(&fixture);
    make(&games, true, None).await;
    let mut raw = fixture.raw().await;
    sqlx::raw_sql(
        "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 450) \
         INSERT INTO idempotency_keys SELECT randomblob(32), randomblob(32), x'00', '2026' FROM numbers; \
         INSERT INTO screens (holder, code, since) VALUES (randomblob(32), 'AAAAAA', '2026'); \
         INSERT INTO removals SELECT id, randomblob(32), '2026' FROM games",
    )
    .execute(&mut raw)
    .await
    .unwrap();
    let before = "2026-06-01T00:00:00Z".parse().unwrap();
    let retention = Retention {
        lobbies: before,
        responses: before,
        links: before,
        requests: before,
    };
    let changes = vec![Change::Expire(retention)];
    fixture.store.write(changes).await.unwrap();
    let mut count = async || -> i64 {
        let counted = sqlx::query_scalar("SELECT count(*) FROM idempotency_keys");
        counted.fetch_one(&mut raw).await.unwrap()
    };
    assert_eq!(count().await, 450 - PART);
    assert!(fixture.store.has_expired(&retention).await.unwrap());
    clean_up(&games, &clock).await;
    assert_eq!(count().await, 0);
    let others = "SELECT (SELECT count(*) FROM screens) + (SELECT count(*) FROM removals)";
    let others = sqlx::query_scalar::<_, i64>(others);
    let others = others.fetch_one(&mut fixture.raw().await).await.unwrap();
    assert_eq!(others, 0);
    assert!(!fixture.store.has_expired(&retention).await.unwrap());
}

#[tokio::test]
async fn many_lobbies_are_deleted_in_parts_and_their_groups_with_them() {
    let fixture = TestStore::open().await;
    let (games, clock) = open(&fixture);
    for _ in 0..45 {
        make(&games, false, None).await;
    }
    assert_eq!(people(&fixture).await, (45, 45));
    let changes = vec![Change::Expire(Retention {
        lobbies: clock.now() + TimeDelta::hours(1),
        responses: clock.now(),
        links: clock.now(),
        requests: clock.now(),
    })];
    fixture.store.write(changes).await.unwrap();
    assert_eq!(people(&fixture).await, (25, 25));
    clock.advance(TimeDelta::hours(25));
    clean_up(&games, &clock).await;
    assert_eq!(people(&fixture).await, (0, 0));
}

/// How many groups and players the file has.
async fn people(fixture: &TestStore) -> (i64, i64) {
    let mut file = fixture.raw().await;
    sqlx::query_as("SELECT (SELECT count(*) FROM groups), (SELECT count(*) FROM players)")
        .fetch_one(&mut file)
        .await
        .unwrap()
}

#[tokio::test]
async fn a_group_is_deleted_with_the_lobby_it_was_created_for_unless_it_has_other_players() {
    let fixture = TestStore::open().await;
    let (games, clock) = open(&fixture);
    make(&games, false, None).await;
    let (keeper, lobby) = make(&games, false, None).await;
    let (_, running) = make(&games, true, None).await;
    let groups = games.groups();
    let with_player = lobby.game.group.unwrap();
    let ben = "Ben".parse().unwrap();
    groups
        .add_player(&keeper, &with_player, &ben, None)
        .await
        .unwrap();
    assert_eq!(people(&fixture).await, (3, 4));

    clock.advance(TimeDelta::hours(25));
    clean_up(&games, &clock).await;
    assert_eq!(people(&fixture).await, (2, 3));
    let left = fixture.store.players(&with_player).await.unwrap();
    assert_eq!(left.len(), 2);
    let running = running.game.group.unwrap();
    assert_eq!(fixture.store.players(&running).await.unwrap().len(), 1);
}

/// Whether a response is stored under this key.
async fn is_stored(games: &UseCases, key: &IdempotencyKey) -> bool {
    let stored = idempotency::stored_response(&games.services, key).await;
    stored.unwrap().is_some()
}

#[tokio::test]
async fn a_stored_response_is_deleted_after_a_day() {
    let fixture = TestStore::open().await;
    let (games, clock) = open(&fixture);
    let [old, young] = ["old", "young"].map(|key| {
        let request: [&[u8]; 3] = [b"POST", b"/games", b"{}"];
        IdempotencyKey::new(key, None, request)
    });
    make(&games, true, Some(&old)).await;

    clock.advance(TimeDelta::hours(24));
    make(&games, true, Some(&young)).await;
    clean_up(&games, &clock).await;
    assert!(is_stored(&games, &old).await);

    clock.advance(TimeDelta::hours(2));
    clean_up(&games, &clock).await;
    assert!(!is_stored(&games, &old).await);
    assert!(is_stored(&games, &young).await);
}

#[tokio::test]
async fn a_game_without_a_move_for_a_month_is_stopped() {
    let fixture = TestStore::open().await;
    let (games, clock) = open(&fixture);
    let (player, left) = make(&games, true, None).await;
    let (guest, played) = make(&games, true, None).await;

    clock.advance(TimeDelta::days(29));
    clean_up(&games, &clock).await;
    let view = games.view(&player, &left.game.id).await.unwrap();
    assert_eq!(json(&view), json(&left.game));
    let cross = Move {
        seat: None,
        action: Action::Cross(Cross::number(Color::Red, 2)),
    };
    let moved = games.make_move(&guest, &played.game.id, cross, None).await;
    let moved = moved.unwrap().outcome().unwrap();

    clock.advance(TimeDelta::days(2));
    clean_up(&games, &clock).await;
    let stopped = games.view(&player, &left.game.id).await.unwrap();
    assert_eq!(stopped.status, Status::Finished);
    assert_eq!(stopped.result.unwrap().reason, Some(EndReason::Stopped));
    let view = games.view(&guest, &played.game.id).await.unwrap();
    assert_eq!(json(&view), json(&moved.game));
}

#[tokio::test]
async fn a_link_expires_is_reported_as_gone_for_a_while_and_is_deleted() {
    let fixture = TestStore::open().await;
    let (games, clock) = open(&fixture);
    let (host, game) = make(&games, true, None).await;
    let id = &game.game.id;
    let seat = Seat::new(0).unwrap();
    let made = games.hand_over(&host, id, seat, "", None).await.unwrap();
    let shared = games.create_share_link(&host, id, "", None).await.unwrap();
    let secret = made.token.parse().unwrap();

    clock.advance(TimeDelta::minutes(9));
    let offer = games.handover_offer(&secret).await.unwrap();
    assert_eq!((&*offer.name, offer.with_host), ("Ana", true));

    clock.advance(TimeDelta::minutes(1));
    for late in [
        games.handover_offer(&secret).await.err(),
        games.accept_seat(&secret, None, None).await.err(),
    ] {
        let late = late.unwrap();
        assert_eq!(
            (late.code, late.detail.key()),
            (ErrorCode::Gone, "link-expired")
        );
    }
    games.access(&host, id).await.unwrap();

    clock.advance(TimeDelta::days(29));
    clean_up(&games, &clock).await;
    let found = auth::find_link(&games.services, &secret).await;
    assert_eq!(found.unwrap_err().code, ErrorCode::Gone);

    clock.advance(TimeDelta::days(2));
    clean_up(&games, &clock).await;
    let found = auth::find_link(&games.services, &secret).await;
    assert_eq!(found.unwrap_err().code, ErrorCode::NotFound);
    auth::find_link(&games.services, &shared.token.parse().unwrap())
        .await
        .unwrap();
}

#[tokio::test]
async fn a_clock_that_is_far_ahead_for_one_start_ends_and_deletes_nothing() {
    for ahead in [TimeDelta::days(2), TimeDelta::days(40)] {
        let fixture = TestStore::open().await;
        let (games, clock) = open(&fixture);
        clean_up(&games, &clock).await;
        let request: [&[u8]; 3] = [b"POST", b"/games", b"{}"];
        let key = IdempotencyKey::new("key", None, request);
        let (host, lobby) = make(&games, false, None).await;
        let (player, running) = make(&games, true, Some(&key)).await;
        let unchanged = async |games: &UseCases| {
            games
                .preview(lobby.game.code.as_ref().unwrap())
                .await
                .unwrap();
            games.view(&host, &lobby.game.id).await.unwrap();
            let view = games.view(&player, &running.game.id).await.unwrap();
            assert_eq!(json(&view), json(&running.game));
            assert!(is_stored(games, &key).await);
        };

        let restarted = || {
            let services = Services::new(fixture.store.clone(), clock.clone(), SystemRandom);
            UseCases::new(services)
        };

        clock.jump(ahead);
        let again = restarted();
        again.clean_up().await.unwrap();
        unchanged(&again).await;

        clock.jump(-ahead);
        let again = restarted();
        clean_up(&again, &clock).await;
        unchanged(&again).await;
    }
}
