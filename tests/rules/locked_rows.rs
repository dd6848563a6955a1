//! What a row still takes that was locked with the roll of the turn.

use std::sync::Arc;

use rowlock::rules::{
    Action, Board, By, Color, Correction, Cross, Game, Mode, SpaceName, Violation,
};

use super::actor;
use super::checks::begin;

const BONUS_B: &str = include_str!("../../src/rules/boards/bonus-b.json");

/// A game in which a seat that is not active has just locked red; another is ready to lock it, too.
fn locked(board: Board) -> Game {
    let mut game = begin(&Arc::new(board), Mode::Turns, 3, &[]);
    for seat in [1, 2] {
        for number in 2..=6 {
            let (space, crossed) = (SpaceName::number(Color::Red, number), true);
            let correction = Action::Correct(Correction::Space { space, crossed });
            act(&mut game, seat, By::Host, correction);
        }
    }
    act(
        &mut game,
        1,
        By::Seat,
        Action::Cross(Cross::number(Color::Red, 12)),
    );
    game
}

fn act(game: &mut Game, seat: usize, by: By, action: Action) {
    let event = game.decide(actor(seat, by), action).unwrap();
    game.push(event);
}

#[test]
fn only_where_crosses_are_forced_another_number_than_the_lock_may_have_been_rolled() {
    let seven = Action::Cross(Cross::number(Color::Red, 7));
    let forcing = locked(Board::parse(BONUS_B).unwrap());
    assert!(forcing.decide(actor(2, By::Seat), seven).is_ok());
    let mut scoring: serde_json::Value = serde_json::from_str(BONUS_B).unwrap();
    let pairs = scoring["extras"][0]["pairs"].as_array_mut().unwrap();
    pairs.retain(|pair| pair["effect"] != "two_in_fewest" && pair["effect"] != "one_in_each");
    assert_eq!(pairs.len(), 3);
    let scoring = locked(Board::parse(&scoring.to_string()).unwrap());
    assert_eq!(
        scoring.decide(actor(2, By::Seat), seven),
        Err(Violation::RowClosed)
    );
}
