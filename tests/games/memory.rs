//! Games in memory: loaded once, bounded in number, evicted when idle.

use chrono::TimeDelta;
use futures_util::future::join_all;
use rowlock::auth::Principal;
use rowlock::domain::grants::Holder;
use rowlock::domain::ids::{GameId, GroupId, Token};
use rowlock::games::{GameLimits, GroupChoice};
use rowlock::services::{Services, SystemRandom};

use crate::common::{TestGames, UseCases, new_game};

/// A group with `count` started games, and its keeper.
async fn group_of(games: &UseCases, count: usize) -> (Principal, Vec<GameId>) {
    let make = async |caller: &Principal, group: GroupChoice| {
        let new = new_game(&["Ana", "Ben"]);
        games.create(caller, group, new, None, None).await.unwrap()
    };
    let anonymous = Principal::anonymous();
    let first = make(&anonymous, GroupChoice::New { time_zone: None }).await;
    let token: Token = first.group_token.unwrap().parse().unwrap();
    let keeper = games.caller(Holder::Token(token.hash())).await;
    let group: GroupId = first.game.group.unwrap();
    let mut ids = vec![first.game.id];
    for _ in 1..count {
        let existing = GroupChoice::Existing(group.clone());
        ids.push(make(&keeper, existing).await.game.id);
    }
    (keeper, ids)
}

/// The same games after a restart, with a cache of this size.
fn restarted(fixture: &TestGames, games_in_memory: usize) -> UseCases {
    let limits = GameLimits {
        games_in_memory,
        ..GameLimits::default()
    };
    let store = fixture.games.services.store().clone();
    let services = Services::new(store, fixture.clock.clone(), SystemRandom);
    UseCases::with_limits(limits, services)
}

#[tokio::test]
async fn a_game_is_loaded_once_for_concurrent_requests() {
    let fixture = TestGames::open().await;
    let (keeper, ids) = group_of(&fixture.games, 1).await;
    let games = restarted(&fixture, 100);
    let asked = (0..12).map(|_| games.view(&keeper, &ids[0]));
    for view in join_all(asked).await {
        assert_eq!(view.unwrap().id, ids[0]);
    }
    assert_eq!(games.loads(), 1);
}

#[tokio::test]
async fn the_least_recently_used_games_are_evicted() {
    let fixture = TestGames::open().await;
    let (keeper, ids) = group_of(&fixture.games, 12).await;
    let games = restarted(&fixture, 8);
    for id in &ids {
        fixture.clock.advance(TimeDelta::seconds(1));
        games.view(&keeper, id).await.unwrap();
        assert!(games.cached_games() <= 8, "{} games", games.cached_games());
    }
    assert_eq!(games.loads(), 12);
    games.view(&keeper, &ids[11]).await.unwrap();
    assert_eq!(games.loads(), 12);
    games.view(&keeper, &ids[0]).await.unwrap();
    assert_eq!(games.loads(), 13);
}

#[tokio::test]
async fn a_server_without_a_cache_plays_all_games() {
    let fixture = TestGames::open().await;
    let (keeper, ids) = group_of(&fixture.games, 2).await;
    let games = restarted(&fixture, 0);
    for id in &ids {
        games.view(&keeper, id).await.unwrap();
    }
}

#[tokio::test]
async fn a_game_with_an_open_stream_stays_in_memory() {
    let fixture = TestGames::open().await;
    let (keeper, ids) = group_of(&fixture.games, 12).await;
    let games = restarted(&fixture, 4);
    let following = games.subscribe(&keeper, &ids[0], 0).await.unwrap();
    for id in &ids {
        fixture.clock.advance(TimeDelta::seconds(1));
        games.view(&keeper, id).await.unwrap();
    }
    let loads = games.loads();
    games.view(&keeper, &ids[0]).await.unwrap();
    assert_eq!(games.loads(), loads);
    drop(following);
}

#[tokio::test]
async fn games_with_open_streams_take_no_space_of_the_others() {
    let fixture = TestGames::open().await;
    let (keeper, ids) = group_of(&fixture.games, 12).await;
    let games = restarted(&fixture, 4);
    let mut following = Vec::new();
    for id in &ids[..8] {
        following.push(games.subscribe(&keeper, id, 0).await.unwrap());
    }
    for _ in 0..3 {
        for id in &ids[8..11] {
            fixture.clock.advance(TimeDelta::seconds(1));
            games.view(&keeper, id).await.unwrap();
        }
    }
    assert_eq!(games.loads(), 11);
    // Without their streams they are evicted again.
    drop(following);
    for id in &ids {
        games.view(&keeper, id).await.unwrap();
    }
    games.view(&keeper, &ids[11]).await.unwrap();
    assert!(games.cached_games() <= 5, "{}", games.cached_games());
}

#[tokio::test]
async fn an_idle_game_is_evicted_and_a_finished_one_sooner() {
    let fixture = TestGames::open().await;
    let (keeper, ids) = group_of(&fixture.games, 2).await;
    let games = &fixture.games;
    super::finish(games, &keeper, &ids[0]).await;
    assert_eq!(games.cached_games(), 2);
    fixture.clock.advance(TimeDelta::minutes(6));
    games.evict_idle();
    assert_eq!(games.cached_games(), 1);
    fixture.clock.advance(TimeDelta::hours(1));
    games.evict_idle();
    assert_eq!(games.cached_games(), 0);
    games.view(&keeper, &ids[1]).await.unwrap();
    assert_eq!(games.cached_games(), 1);
}
