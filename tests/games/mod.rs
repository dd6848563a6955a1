//! Use cases that no client can trigger: clocks, locks, disconnects.

mod abandoned;
mod admission;
mod attacks;
mod host;
mod memory;
mod requests;

use rowlock::auth::Principal;
use rowlock::domain::ids::GameId;
use rowlock::games::{GameService, Move};
use rowlock::rules::Action;

/// Lets the host finish a game.
async fn finish(games: &GameService, host: &Principal, id: &GameId) {
    let wanted = Move {
        seat: None,
        action: Action::Finish {},
    };
    games.make_move(host, id, wanted, None).await.unwrap();
}
