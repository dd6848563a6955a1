//! The rules, proved without a server.

mod all_boards;
mod any_boards;
mod board_shuffle;
mod boards;
pub mod checks;
mod corrected_fields;
mod dice;
mod differential;
mod eleventh_board;
mod entry;
mod erased_extras;
mod extra_mistakes;
mod fifteenth_board;
mod game;
mod late_cross;
mod lobby;
mod locked_rows;
mod own_boards;
mod perft;
mod printed_sheet;
mod redo;
mod scorecard;
mod story;
mod summaries;
mod swapped_locks;
mod timeline;
mod turn_spans;
pub mod vectors;

use std::sync::Arc;

use rowlock_rules::{
    Action, Actor, Boards, By, Event, Game, GameSetup, HouseRules, Mode, Printed, Seat,
    SheetNumbers,
};

/// A game of this many seats on this board that has just begun.
pub fn begun(board: &str, mode: Mode, seats: usize) -> Game {
    begun_with(board, mode, HouseRules::default(), &vec![None; seats])
}

/// The same with house rules, and a seat for each of these lucky numbers.
pub fn begun_with(
    board: &str,
    mode: Mode,
    house_rules: HouseRules,
    lucky_numbers: &[Option<SheetNumbers>],
) -> Game {
    begun_by(board, mode, house_rules, lucky_numbers, 0)
}

/// The same with turn 1 for this seat.
pub fn begun_by(
    board: &str,
    mode: Mode,
    house_rules: HouseRules,
    lucky_numbers: &[Option<SheetNumbers>],
    first: usize,
) -> Game {
    let setup = GameSetup {
        board: Arc::clone(Boards::load().unwrap().get(board).unwrap()),
        mode,
        house_rules,
    };
    begun_as(setup, &with_numbers(lucky_numbers), first)
}

/// A game that has just begun, with a seat for each of these sheets and turn 1 for this one.
pub fn begun_as(setup: GameSetup, printed: &[Printed], first: usize) -> Game {
    let mode = setup.mode;
    let mut game = in_lobby_as(setup, printed);
    let order = Seat::first(printed.len()).collect();
    game.push(match mode {
        Mode::Sheet => Event::start(order),
        Mode::Turns | Mode::Dice => {
            Event::start_with_first(order, Seat::new(first).unwrap(), false)
        }
    });
    game
}

/// The same before its start.
pub fn in_lobby_with(
    board: &str,
    mode: Mode,
    house_rules: HouseRules,
    lucky_numbers: &[Option<SheetNumbers>],
) -> Game {
    let setup = GameSetup {
        board: Arc::clone(Boards::load().unwrap().get(board).unwrap()),
        mode,
        house_rules,
    };
    in_lobby_as(setup, &with_numbers(lucky_numbers))
}

fn in_lobby_as(setup: GameSetup, printed: &[Printed]) -> Game {
    let mut game = Game::new(setup);
    for (seat, &printed) in Seat::first(printed.len()).zip(printed) {
        game.push(Event::join(seat, printed));
    }
    game
}

fn with_numbers(lucky_numbers: &[Option<SheetNumbers>]) -> Vec<Printed> {
    let sheet = |&numbers| Printed {
        numbers,
        sheet: None,
    };
    lucky_numbers.iter().map(sheet).collect()
}

/// The seat of this number, with this right.
pub fn actor(seat: usize, by: By) -> Actor {
    Actor {
        seat: Seat::new(seat).unwrap(),
        by,
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// Makes a move that must be accepted.
fn act(game: &mut Game, seat: usize, by: By, action: Action) {
    let event = game.decide(actor(seat, by), action).unwrap();
    game.push(event);
}
