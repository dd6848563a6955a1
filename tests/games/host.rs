//! The host's role, when the host's phone is dead.

use chrono::TimeDelta;
use rowlock::error::Code;
use rowlock::games::{Caller, Games, GroupChoice};
use rowlock::ids::{GameId, Token};
use rowlock::rules::Seat;
use rowlock::store::Holder;

use crate::common::{Clocked, new_game};

async fn caller(games: &Games, token: Option<&String>) -> Caller {
    let token: Token = token.unwrap().parse().unwrap();
    games.caller(Holder::Token(token.hash())).await.unwrap()
}

/// A game of two that has begun: its host, who has no seat, and the second player.
async fn table(games: &Games) -> (Caller, Caller, GameId) {
    let group = GroupChoice::New { time_zone: None };
    let new = new_game(&["Ana", "Ben"]);
    let made = games
        .create(&Caller::nobody(), group, new, None, None)
        .await
        .unwrap();
    let host = caller(games, made.host_token.as_ref()).await;
    let ben = caller(games, made.seats[1].token.as_ref()).await;
    (host, ben, made.game.id)
}

#[tokio::test]
async fn the_role_moves_once_the_host_was_silent_for_two_minutes() {
    let clocked = Clocked::open().await;
    let (games, watch) = (&clocked.games, &clocked.watch);
    let (host, ben, id) = table(games).await;

    watch.advance(TimeDelta::seconds(100));
    games.view(&host, &id).await.unwrap();
    watch.advance(TimeDelta::seconds(119));
    let early = games.move_host(&ben, &id, 1, None).await.unwrap_err();
    assert_eq!(early.code, Code::HostOnly);

    watch.advance(TimeDelta::seconds(1));
    let view = games.move_host(&ben, &id, 1, None).await.unwrap();
    assert_eq!(view.host_seat, Seat::new(1));
    assert!(games.access(&ben, &id).await.unwrap().host);
    // The token of the role was all that the old host had.
    let late = games.move_host(&host, &id, 0, None).await.unwrap_err();
    assert_eq!(late.code, Code::Forbidden);
}
