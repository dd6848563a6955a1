//! How many crosses a lock needs that a swap field gives.

use std::sync::Arc;

use rowlock_rules::{
    Action, Board, By, Color, Correction, Cross, Game, Mode, Seat, SpaceName, Violation,
};

use super::actor;
use super::checks::begin;

/// A game on a board whose first swap field changes a 7 into the last number of a row, with this many red crosses.
fn begun_with(crosses: u8) -> Game {
    let printed = include_str!("../../src/rules/boards/x-change.json");
    let mut file: serde_json::Value = serde_json::from_str(printed).unwrap();
    file["extras"][0]["fields"] = "7/12 8/5 9/6".into();
    let board = Arc::new(Board::parse(&file.to_string()).unwrap());
    let mut game = begin(&board, Mode::Turns, 2, &[]);
    for number in 2..2 + crosses {
        let (space, crossed) = (SpaceName::number(Color::Red, number), true);
        let correction = Action::Correct(Correction::Space { space, crossed });
        let event = game.decide(actor(1, By::Host), correction).unwrap();
        game.push(event);
    }
    game
}

fn swapped() -> Action {
    Action::Cross(Cross {
        swap: Some(1),
        ..Cross::number(Color::Red, 12)
    })
}

#[test]
fn a_swap_locks_a_row_with_five_other_crosses_and_the_field_is_none_of_them() {
    let by_seat = actor(1, By::Seat);
    assert_eq!(
        begun_with(4).decide(by_seat, swapped()),
        Err(Violation::TooFewCrosses)
    );
    let mut game = begun_with(5);
    let event = game.decide(by_seat, swapped()).unwrap();
    game.push(event);
    let sheet = game.table().sheet(Seat::new(1).unwrap()).unwrap();
    assert!(sheet.row(Color::Red).locked());
    // Five crosses, the last number and the lock.
    assert_eq!(sheet.crosses(Color::Red), 7);
}

#[test]
fn a_seat_is_offered_a_swap_that_locks_only_once_the_row_has_its_five_crosses() {
    for (crosses, is_open) in [(4, false), (5, true)] {
        let game = begun_with(crosses);
        let decided = game.decide(actor(1, By::Seat), swapped());
        assert_eq!(decided.is_ok(), is_open);
        let open = game.table().open_extras(Seat::new(1).unwrap());
        let has_it = open.iter().any(|cross| Action::Cross(*cross) == swapped());
        assert_eq!(has_it, is_open);
    }
}
