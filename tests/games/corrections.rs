//! Corrections of the day of a game, with a test clock.

use chrono::{NaiveDate, TimeDelta};
use chrono_tz::Europe::Berlin;
use rowlock::auth::Principal;
use rowlock::domain::precondition::Precondition;
use rowlock::games::GroupChoice;
use rowlock::services::Clock;

use super::finish;
use crate::common::{TestGames, new_game};

#[tokio::test]
async fn a_game_of_last_night_that_is_moved_to_this_morning_ends_now_and_not_tonight() {
    let fixture = TestGames::open().await;
    let (games, clock) = (&fixture.games, &fixture.clock);
    let group = GroupChoice::New {
        time_zone: Some(Berlin),
    };
    let stranger = Principal::anonymous();
    let host = games.new_device();
    let made = games.create(&stranger, group, new_game(&["Ana"]), Some(host), None);
    let id = made.await.unwrap().game.id;
    let keeper = games.caller(host).await;
    // From half past seven until eight.
    clock.advance(TimeDelta::minutes(30));
    finish(games, &keeper, &id).await;
    let before = games.view(&keeper, &id).await.unwrap().played;
    // At ten the next morning.
    clock.advance(TimeDelta::hours(14));
    let today = NaiveDate::from_ymd_opt(2026, 11, 22).unwrap();
    let moved = games.correct_date(&keeper, &id, today, &Precondition::Any);
    let after = moved.await.unwrap().played;
    assert_eq!(after.finished_at, Some(clock.now()));
    // It lasts as long as before.
    let moved_by = Some(TimeDelta::hours(14));
    let shift = |before, after| Some(after? - before?);
    assert_eq!(shift(before.started_at, after.started_at), moved_by);
}
