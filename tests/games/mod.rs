//! Use cases that no client can trigger: clocks, locks, disconnects.

mod abandoned;
mod admission;
mod attacks;
mod corrections;
mod host;
mod memory;
mod request_limits;
mod requests;
mod streak;

use rowlock_rules::Action;

use crate::common::UseCases;
use rowlock::auth::Principal;
use rowlock::domain::grants::Holder;
use rowlock::domain::ids::GameId;
use rowlock::games::{Move, ScreenState};

/// Lets the host finish a game.
async fn finish(games: &UseCases, host: &Principal, id: &GameId) {
    let wanted = Move {
        seat: None,
        action: Action::Finish {},
    };
    games.make_move(host, id, wanted, None).await.unwrap();
}

/// The code that a waiting screen shows.
async fn screen_code(games: &UseCases, screen: Holder) -> String {
    match games.show_screen(screen, None).await.unwrap() {
        ScreenState::Code(code) => code.to_string(),
        ScreenState::Paired(game) => panic!("it is paired with {game}"),
    }
}
