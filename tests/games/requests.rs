//! Requests to join, with a test clock.

use chrono::TimeDelta;
use rowlock::auth::{Principal, RevokeScope};
use rowlock::domain::error::ErrorCode;
use rowlock::domain::grants::Holder;
use rowlock::domain::precondition::Precondition;
use rowlock::games::{Answer, JoinOutcome, Requester, ScreenState, WantedSeat};
use rowlock_rules::{Printed, Seat};

use super::screen_code;
use crate::common::{TestGames, new_game};

/// One who asks with this device.
fn by(device: Holder) -> Requester {
    Requester {
        device: Some(device),
        network: None,
    }
}

/// Ana's running game and Fritz's request.
struct RequestFixture {
    fixture: TestGames,
    host: Principal,
    fritz: Holder,
    game: rowlock::domain::ids::GameId,
    request: rowlock::domain::ids::RequestId,
}

async fn ask() -> RequestFixture {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let [host, fritz] = [(); 2].map(|()| games.new_device());
    let made = games.make(new_game(&["Ana"]), Some(host)).await;
    let code = made.game.code.unwrap();
    let wanted = WantedSeat::Name("Fritz".parse().unwrap());
    let entered = games.join(&code, wanted, by(fritz), None).await.unwrap();
    let JoinOutcome::Requested(asked) = entered else {
        panic!("a seat was given unasked");
    };
    let host = games.caller(host).await;
    RequestFixture {
        host,
        fritz,
        game: asked.game,
        request: asked.request,
        fixture,
    }
}

#[tokio::test]
async fn an_unanswered_request_expires_after_ten_minutes() {
    let asked = ask().await;
    let games = &asked.fixture.games;
    let fritz = games.caller(asked.fritz).await;
    let (game, request) = (&asked.game, &asked.request);
    asked.fixture.clock.advance(TimeDelta::minutes(9));
    assert!(games.request_state(&fritz, game, request).await.is_ok());
    let view = games.view(&asked.host, game).await.unwrap();
    assert_eq!(view.requests.unwrap().len(), 1);
    asked.fixture.clock.advance(TimeDelta::minutes(1));
    let view = games.view(&asked.host, game).await.unwrap();
    assert!(view.requests.unwrap().is_empty());
    let state = games.request_state(&fritz, game, request).await;
    assert_eq!(state.unwrap_err().code, ErrorCode::Gone);
    let late = games
        .answer_request(
            &asked.host,
            game,
            request,
            Answer::Accept(Printed::default()),
            &Precondition::Any,
            None,
        )
        .await;
    assert_eq!(late.unwrap_err().code, ErrorCode::Gone);
}

#[tokio::test]
async fn a_device_that_revokes_its_rights_is_no_longer_let_in() {
    let asked = ask().await;
    let games = &asked.fixture.games;
    let fritz = games.caller(asked.fritz).await;
    games
        .revoke_own(&fritz, &RevokeScope::Everything)
        .await
        .unwrap();
    let view = games.view(&asked.host, &asked.game).await.unwrap();
    assert!(view.requests.unwrap().is_empty());
    let late = games
        .answer_request(
            &asked.host,
            &asked.game,
            &asked.request,
            Answer::Accept(Printed::default()),
            &Precondition::Any,
            None,
        )
        .await;
    assert_eq!(late.unwrap_err().code, ErrorCode::Gone);
}

#[tokio::test]
async fn a_requested_seat_keeps_its_name_after_its_player_was_merged() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let host = games.new_device();
    let new = new_game(&["Ana", "Ben"]);
    let made = games.make(new, Some(host)).await;
    let guest = games.new_device();
    let code = made.game.code.unwrap();
    let asked = games
        .join(&code, WantedSeat::Seat(1), by(guest), None)
        .await;
    assert!(matches!(asked, Ok(JoinOutcome::Requested(_))));
    let host = games.caller(host).await;
    let groups = games.groups();
    let id = made.game.group.unwrap();
    let benno = "Benno".parse().unwrap();
    let benno = groups.add_player(&host, &id, &benno, None).await.unwrap();
    let ben = &made.seats[1].player;
    groups
        .merge_player(&host, &id, ben, &benno.id, None)
        .await
        .unwrap();
    let view = games.view(&host, &made.game.id).await.unwrap();
    let request = &view.requests.unwrap()[0];
    assert_eq!(request.name.as_deref(), Some("Benno"));
    assert_eq!(request.seat, Seat::new(1));
}

#[tokio::test]
async fn a_screen_waits_as_long_as_a_request_is_valid() {
    let fixture = TestGames::open().await;
    let (games, clock) = (&fixture.games, &fixture.clock);
    let [host, ben, tv] = [(); 3].map(|()| games.new_device());
    let mut new = new_game(&["Ana"]);
    new.start = false;
    let made = games.make(new, Some(host)).await;
    let id = made.game.id;
    let wanted = WantedSeat::Name("Ben".parse().unwrap());
    let code = made.game.code.unwrap();
    games.join(&code, wanted, by(ben), None).await.unwrap();
    let host = games.caller(host).await;
    games.start(&host, &id, None, None, None).await.unwrap();
    let shown = screen_code(games, tv).await;
    clock.advance(TimeDelta::minutes(9));
    let ben = games.caller(ben).await;
    games.pair_screen(&ben, &shown, &id).await.unwrap();
    clock.advance(TimeDelta::minutes(9));
    let view = games.view(&host, &id).await.unwrap();
    let request = &view.requests.unwrap()[0].request;
    games
        .answer_request(
            &host,
            &id,
            request,
            Answer::Accept(Printed::default()),
            &Precondition::Any,
            None,
        )
        .await
        .unwrap();
    assert_eq!(
        games.screen_state(tv).await.unwrap(),
        Some(ScreenState::Paired(id))
    );
}
