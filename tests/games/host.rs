//! The host role while the host is away.

use chrono::TimeDelta;
use rowlock::auth::Principal;
use rowlock::domain::error::{Error, ErrorCode};
use rowlock::domain::grants::Holder;
use rowlock::domain::ids::{GameId, Token};
use rowlock::domain::precondition::Precondition;
use rowlock::games::{GroupChoice, Move};
use rowlock_rules::{Action, By, EventKind, Seat, Status, Violation};

use super::screen_code;
use crate::common::{TestGames, UseCases, new_game};

const SITE: &str = "http://rowlock.test";

/// A started game of three players, with its callers.
struct Table {
    keeper: Principal,
    /// The host, without a seat.
    host: Principal,
    ana: Principal,
    ben: Principal,
    cleo: Principal,
    id: GameId,
}

async fn table(games: &UseCases) -> Table {
    let new = new_game(&["Ana", "Ben", "Cleo"]);
    let made = games.make(new, None).await;
    Table {
        keeper: games.caller_with(made.group_token.as_ref()).await,
        host: games.caller_with(made.host_token.as_ref()).await,
        ana: games.caller_with(made.seats[0].token.as_ref()).await,
        ben: games.caller_with(made.seats[1].token.as_ref()).await,
        cleo: games.caller_with(made.seats[2].token.as_ref()).await,
        id: made.game.id,
    }
}

/// The same after Ben has taken the role of an absent host.
async fn taken(fixture: &TestGames) -> Table {
    let table = table(&fixture.games).await;
    fixture.clock.advance(TimeDelta::minutes(2));
    let moved = fixture.games.move_host(&table.ben, &table.id, 1, None);
    moved.await.unwrap();
    table
}

async fn act(
    games: &UseCases,
    caller: &Principal,
    id: &GameId,
    action: Action,
) -> Result<(), Error> {
    let wanted = Move { seat: None, action };
    games.make_move(caller, id, wanted, None).await.map(|_| ())
}

fn code<T>(response: Result<T, Error>) -> Option<ErrorCode> {
    response.err().map(|error| error.code)
}

/// What a host can do besides playing, and a taker of the role cannot.
async fn manages(games: &UseCases, caller: &Principal, id: &GameId) -> [Option<ErrorCode>; 4] {
    let own = games.access(caller, id).await.unwrap().seats;
    let seat = Seat::first(3).find(|seat| !own.contains(seat)).unwrap();
    [
        code(games.create_share_link(caller, id, SITE, None).await),
        code(games.withdraw_share_links(caller, id).await),
        code(games.renew_token(caller, id, seat, None).await),
        code(games.hand_over(caller, id, seat, SITE, None).await),
    ]
}

#[tokio::test]
async fn the_role_can_be_taken_after_two_minutes_without_the_host() {
    let fixture = TestGames::open().await;
    let (games, clock) = (&fixture.games, &fixture.clock);
    let Table { host, ben, id, .. } = table(games).await;

    clock.advance(TimeDelta::seconds(100));
    games.view(&host, &id).await.unwrap();
    clock.advance(TimeDelta::seconds(119));
    let early = games.move_host(&ben, &id, 1, None).await.unwrap_err();
    assert_eq!(early.code, ErrorCode::HostOnly);

    clock.advance(TimeDelta::seconds(1));
    let view = games.move_host(&ben, &id, 1, None).await.unwrap();
    assert_eq!(view.host_seat, Seat::new(1));
    assert!(games.access(&ben, &id).await.unwrap().host);
    // What the old host may still do is to read the game and to take the role back.
    games.view(&host, &id).await.unwrap();
    let late = act(games, &host, &id, Action::Finish {}).await;
    assert_eq!(code(late), Some(ErrorCode::Forbidden));
    assert!(!games.access(&host, &id).await.unwrap().host);
}

#[tokio::test]
async fn the_role_of_a_finished_game_does_not_move() {
    let fixture = TestGames::open().await;
    let (games, clock) = (&fixture.games, &fixture.clock);
    let Table {
        keeper,
        host,
        ben,
        id,
        ..
    } = table(games).await;
    act(games, &host, &id, Action::Finish {}).await.unwrap();
    clock.advance(TimeDelta::minutes(3));
    for caller in [&ben, &host, &keeper] {
        let moved = games.move_host(caller, &id, 1, None).await;
        assert_eq!(code(moved), Some(ErrorCode::Rule(Violation::GameOver)));
    }
    assert_eq!(
        code(games.delete(&ben, &id, &Precondition::Any).await),
        Some(ErrorCode::HostOnly)
    );
    games.delete(&host, &id, &Precondition::Any).await.unwrap();
}

#[tokio::test]
async fn a_taker_of_the_role_plays_on_but_gives_no_seat_away_and_deletes_nothing() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table {
        keeper, ben, id, ..
    } = taken(&fixture).await;
    assert_eq!(
        manages(games, &ben, &id).await,
        [Some(ErrorCode::HostOnly); 4]
    );
    assert_eq!(
        code(games.delete(&ben, &id, &Precondition::Any).await),
        Some(ErrorCode::HostOnly)
    );
    let own = Seat::new(1).unwrap();
    games.hand_over(&ben, &id, own, SITE, None).await.unwrap();

    let other = Move {
        seat: Some(2),
        action: Action::Leave {},
    };
    games.make_move(&ben, &id, other, None).await.unwrap();
    act(games, &ben, &id, Action::Rewind { to: 4 })
        .await
        .unwrap();
    act(games, &ben, &id, Action::Finish {}).await.unwrap();
    for action in [Action::Rewind { to: 4 }, Action::Undo {}] {
        let refused = act(games, &ben, &id, action).await.unwrap_err();
        let codes = [ErrorCode::HostOnly, ErrorCode::Rule(Violation::GameOver)];
        assert!(codes.contains(&refused.code), "{refused}");
        let for_other = Move {
            seat: Some(0),
            action,
        };
        let refused = games.make_move(&ben, &id, for_other, None).await;
        assert_eq!(code(refused), Some(ErrorCode::HostOnly));
    }
    assert_eq!(
        games.view(&ben, &id).await.unwrap().status,
        Status::Finished
    );
    assert_eq!(manages(games, &keeper, &id).await, [None; 4]);
    games
        .delete(&keeper, &id, &Precondition::Any)
        .await
        .unwrap();
}

#[tokio::test]
async fn a_taker_of_the_role_pairs_no_screen_with_a_finished_game() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table { host, ben, id, .. } = taken(&fixture).await;
    act(games, &ben, &id, Action::Finish {}).await.unwrap();
    let device = games.new_device();
    for (caller, refused) in [(&ben, Some(ErrorCode::NotFound)), (&host, None)] {
        let shown = screen_code(games, device).await;
        let brought = games.pair_screen(caller, &shown, &id).await;
        assert_eq!(code(brought), refused);
        let screen = games.caller(device).await;
        let seen = games.view(&screen, &id).await;
        assert_eq!(seen.is_ok(), refused.is_none());
    }
}

#[tokio::test]
async fn the_host_takes_the_role_back() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table {
        host,
        ana,
        ben,
        cleo,
        id,
        ..
    } = taken(&fixture).await;
    assert!(!games.access(&ana, &id).await.unwrap().host);
    for stranger in [&ana, &cleo] {
        let moved = games.move_host(stranger, &id, 0, None).await;
        assert_eq!(code(moved), Some(ErrorCode::HostOnly));
    }
    // Only to the seat that it was taken from.
    let elsewhere = games.move_host(&host, &id, 2, None).await;
    assert_eq!(code(elsewhere), Some(ErrorCode::HostOnly));
    let view = games.move_host(&host, &id, 0, None).await.unwrap();
    assert_eq!(view.host_seat, Seat::new(0));
    assert!(!games.access(&ben, &id).await.unwrap().host);
    assert_eq!(manages(games, &host, &id).await, [None; 4]);
}

#[tokio::test]
async fn a_role_given_by_the_keeper_or_the_host_is_complete() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table {
        keeper,
        ben,
        cleo,
        id,
        ..
    } = taken(&fixture).await;
    // A role passed on by a taker stays limited.
    games.move_host(&ben, &id, 2, None).await.unwrap();
    assert_eq!(
        manages(games, &cleo, &id).await,
        [Some(ErrorCode::HostOnly); 4]
    );
    games.move_host(&keeper, &id, 1, None).await.unwrap();
    assert_eq!(manages(games, &ben, &id).await, [None; 4]);
    // What was taken from a seat goes back to that seat.
    fixture.clock.advance(TimeDelta::minutes(2));
    games.move_host(&cleo, &id, 2, None).await.unwrap();
    assert!(!games.access(&ben, &id).await.unwrap().host);
    games.move_host(&ben, &id, 1, None).await.unwrap();
    assert_eq!(manages(games, &ben, &id).await, [None; 4]);
}

#[tokio::test]
async fn the_host_of_a_finished_game_is_host_again() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table { host, ben, id, .. } = taken(&fixture).await;
    act(games, &ben, &id, Action::Finish {}).await.unwrap();
    act(games, &host, &id, Action::Undo {}).await.unwrap();
    act(games, &ben, &id, Action::Finish {}).await.unwrap();
    games.delete(&host, &id, &Precondition::Any).await.unwrap();
}

#[tokio::test]
async fn a_role_that_was_taken_stays_taken_in_the_rematch() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table {
        keeper,
        ana,
        ben,
        id,
        ..
    } = taken(&fixture).await;
    act(games, &ben, &id, Action::Finish {}).await.unwrap();
    let next = games.rematch(&ben, &id, false, None).await.unwrap();
    assert_eq!(next.host_token, None);
    let own: Vec<bool> = next.seats.iter().map(|seat| seat.token.is_some()).collect();
    let names: Vec<&str> = next.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!(
        (&*names, &*own),
        (&["Ana", "Ben", "Cleo"][..], &[false, true, false][..])
    );
    let ben = games.caller_with(next.seats[1].token.as_ref()).await;
    assert!(games.access(&ben, &next.game.id).await.unwrap().host);
    assert_eq!(
        manages(games, &ben, &next.game.id).await,
        [Some(ErrorCode::HostOnly); 4]
    );
    games.join_rematch(&ana, &next.game.id, None).await.unwrap();
    games
        .delete(&keeper, &next.game.id, &Precondition::Any)
        .await
        .unwrap();
}

#[tokio::test]
async fn the_event_says_whether_the_role_was_given_or_taken() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table { keeper, id, .. } = taken(&fixture).await;
    games.move_host(&keeper, &id, 2, None).await.unwrap();
    let events = games.events(&keeper, &id, 0).await.unwrap();
    let moved = events
        .iter()
        .filter(|event| event.kind == (EventKind::Host {}));
    let by: Vec<_> = moved.map(|event| (event.seat, event.by)).collect();
    let seat = Seat::new;
    assert_eq!(by, [(seat(1), By::Seat), (seat(2), By::Host)]);
}

#[tokio::test]
async fn setting_the_clock_makes_no_host_absent() {
    let fixture = TestGames::open().await;
    let (games, clock) = (&fixture.games, &fixture.clock);
    let Table { host, ben, id, .. } = table(games).await;
    games.view(&host, &id).await.unwrap();
    clock.jump(TimeDelta::minutes(3));
    let early = games.move_host(&ben, &id, 1, None).await;
    assert_eq!(code(early), Some(ErrorCode::HostOnly));
    clock.jump(TimeDelta::days(-400));
    clock.advance(TimeDelta::minutes(2));
    games.move_host(&ben, &id, 1, None).await.unwrap();
}

#[tokio::test]
async fn who_holds_the_role_of_a_keepers_game_adds_players_in_an_own_share() {
    let fixture = TestGames::open().await;
    let games = &fixture.games;
    let Table { keeper, .. } = table(games).await;
    let group = GroupChoice::Existing(keeper.groups()[0].id.clone());
    let new = new_game(&["Ana", "Ben"]);
    let made = games.create(&keeper, group, new, None, None).await.unwrap();
    let (id, ben) = (
        made.game.id,
        games.caller_with(made.seats[1].token.as_ref()).await,
    );
    fixture.clock.advance(TimeDelta::minutes(2));
    games.move_host(&ben, &id, 1, None).await.unwrap();
    let device = Holder::Device(Token::from_random([7; 24]).hash());
    let before = games.view(&ben, &id).await.unwrap().seq;
    let add = async |caller: &Principal, number: u32| {
        let name = format!("Guest {number}").parse().unwrap();
        games.add_player(caller, &id, &name, device, None).await
    };
    // A rewind takes each out of the game again, but not out of the group.
    let rewind = async || act(games, &ben, &id, Action::Rewind { to: before }).await;
    for number in 0..100 {
        add(&ben, number).await.unwrap();
        rewind().await.unwrap();
    }
    let refused = add(&ben, 100).await.unwrap_err();
    assert_eq!(refused.code, ErrorCode::TooManyRequests);
    add(&ben, 99).await.unwrap();
    rewind().await.unwrap();
    add(&keeper, 100).await.unwrap();
}
