//! Access is checked under the lock of the game.

use std::time::Duration;

use chrono::TimeDelta;
use rowlock::auth::{Principal, RevokeScope};
use rowlock::domain::error::{Error, ErrorCode};
use rowlock::domain::ids::{GameId, Token};
use rowlock::games::{CreatedGame, Move, MoveOutcome};
use rowlock::live::Update;
use rowlock_rules::{Action, Color, Cross, Seat};

use crate::common::{TestGames, UseCases, new_game};

const SITE: &str = "http://rowlock.test";

fn token(text: &str) -> Token {
    text.parse().unwrap()
}

async fn table(games: &UseCases) -> CreatedGame {
    let new = new_game(&["Ana", "Ben", "Cleo"]);
    games.make(new, None).await
}

async fn cross(
    games: &UseCases,
    caller: &Principal,
    id: &GameId,
    seat: usize,
) -> Result<MoveOutcome, Error> {
    let action = Action::Cross(Cross::number(Color::Red, 5));
    let seat = Some(seat);
    let made = games.make_move(caller, id, Move { seat, action }, None);
    made.await?.outcome()
}

#[tokio::test]
async fn a_seat_that_was_handed_over_meanwhile_cannot_move() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let made = table(games).await;
    let id = &made.game.id;
    // A request that has begun before the seat is handed over, and comes to its move after.
    let old = games.caller_with(made.seats[0].token.as_ref()).await;
    games.view(&old, id).await.unwrap();
    let seat = Seat::new(0).unwrap();
    let link = games.hand_over(&old, id, seat, SITE, None).await.unwrap();
    let taken = games.accept_seat(&token(&link.token), None, None).await;
    let new = games.caller_with(taken.unwrap().token.as_ref()).await;
    let late = cross(games, &old, id, 0).await.unwrap_err();
    assert_eq!(late.code, ErrorCode::Forbidden);
    cross(games, &new, id, 0).await.unwrap();
}

#[tokio::test]
async fn a_former_host_cannot_move_as_host() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    for _ in 0..20 {
        let made = table(games).await;
        let id = &made.game.id;
        let host = games.caller_with(made.host_token.as_ref()).await;
        let keeper = games.caller_with(made.group_token.as_ref()).await;
        let (one, moved, two, three) = tokio::join!(
            cross(games, &host, id, 0),
            games.move_host(&keeper, id, 1, None),
            cross(games, &host, id, 1),
            cross(games, &host, id, 2),
        );
        let moved = moved.unwrap().seq;
        for response in [one, two, three] {
            match response {
                Ok(made) => assert!(made.event.seq < moved || made.event.seat.is_none()),
                Err(error) => assert_eq!(error.code, ErrorCode::Forbidden),
            }
        }
    }
}

#[tokio::test]
async fn a_host_with_an_open_stream_is_present() {
    let fixture = TestGames::open().await;
    let (games, clock) = (&fixture.games, &fixture.clock);
    let made = table(games).await;
    let id = &made.game.id;
    let host = games.caller_with(made.host_token.as_ref()).await;
    let ben = games.caller_with(made.seats[1].token.as_ref()).await;
    let stream = games.subscribe(&host, id, 0).await.unwrap();
    // Others who follow are no host.
    let _other = games.subscribe(&ben, id, 0).await.unwrap();
    clock.advance(TimeDelta::minutes(10));
    let early = games.move_host(&ben, id, 1, None).await.unwrap_err();
    assert_eq!(early.code, ErrorCode::HostOnly);
    drop(stream);
    clock.advance(TimeDelta::seconds(119));
    let early = games.move_host(&ben, id, 1, None).await.unwrap_err();
    assert_eq!(early.code, ErrorCode::HostOnly);
    clock.advance(TimeDelta::seconds(1));
    games.move_host(&ben, id, 1, None).await.unwrap();
}

#[tokio::test]
async fn the_streams_of_a_holder_learn_of_revoked_rights() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let made = table(games).await;
    let id = &made.game.id;
    let group = made.game.group.clone().unwrap();
    for (secret, what) in [
        (&made.seats[0].token, RevokeScope::Game(id.clone())),
        (&made.group_token, RevokeScope::Group(group)),
        (&made.host_token, RevokeScope::Everything),
    ] {
        let caller = games.caller_with(secret.as_ref()).await;
        let mut stream = games.subscribe(&caller, id, 0).await.unwrap();
        games.revoke_own(&caller, &what).await.unwrap();
        let news = tokio::time::timeout(Duration::from_secs(30), stream.updates.recv()).await;
        let news = news.expect("no update is published").unwrap();
        assert!(matches!(news, Update::AccessChanged), "{news:?}");
        let follower = stream.follower.unwrap();
        assert!(!games.still_authorized(&follower, id).await);
    }
}

#[tokio::test]
async fn a_game_is_encoded_once_for_all_who_see_the_same_until_it_changes() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let made = table(games).await;
    let id = &made.game.id;
    let ana = games.caller_with(made.seats[0].token.as_ref()).await;
    let ben = games.caller_with(made.seats[1].token.as_ref()).await;
    let view = async |caller| games.encoded_view(caller, id).await.unwrap();
    let (first, second) = (view(&ana).await, view(&ben).await);
    assert_eq!(first.json().as_ptr(), second.json().as_ptr());
    let expected = serde_json::to_string(&games.view(&ana, id).await.unwrap()).unwrap();
    assert_eq!(first.json(), expected);
    let moved = cross(games, &ana, id, 0).await.unwrap();
    let after = view(&ben).await;
    assert_eq!(after.json().as_ptr(), moved.game.json().as_ptr());
    let expected = serde_json::to_string(&games.view(&ben, id).await.unwrap()).unwrap();
    assert_eq!(after.json(), expected);
    assert_ne!(after.json(), first.json());
}
