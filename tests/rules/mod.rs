//! The rules, proved without a server.

mod boards;
mod random;
mod vectors;

use std::sync::Arc;

use rowlock::rules::{Actor, Boards, By, Event, Game, HouseRules, Mode, Seat, Setup};

/// A game of this many seats on this board that has just begun.
pub fn begun(board: &str, mode: Mode, seats: usize) -> Game {
    let board = Arc::clone(Boards::load().unwrap().get(board).unwrap());
    let mut game = Game::new(Setup {
        board,
        mode,
        house_rules: HouseRules::default(),
    });
    for seat in Seat::first(seats) {
        game.push(Event::join(seat, None));
    }
    game.push(Event::start(Seat::first(seats).collect()));
    game
}

/// The seat of this number, with this right.
pub fn actor(seat: usize, by: By) -> Actor {
    Actor {
        seat: Seat::new(seat).unwrap(),
        by,
    }
}
