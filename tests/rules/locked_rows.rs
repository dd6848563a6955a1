//! What a row still takes that was locked with the roll of the turn.

use std::sync::Arc;

use rowlock_rules::{
    Action, Board, By, Color, Correction, Cross, Game, Mode, SpaceName, Violation,
};

use super::checks::begin;
use super::{act, actor};

const BONUS_B: &str = include_str!("../../src/rules/boards/bonus-b.json");
const X_CHANGE: &str = include_str!("../../src/rules/boards/x-change.json");

/// A game in which a seat that is not active has just locked this row; another is ready to lock it, too.
fn locked_in(board: Board, row: Color) -> Game {
    let numbers: Vec<u8> = board.rows[row].numbers().collect();
    let mut game = begin(&Arc::new(board), Mode::Turns, 3, &[]);
    for seat in [1, 2] {
        for &number in &numbers[..5] {
            let (space, crossed) = (SpaceName::number(row, number), true);
            let correction = Action::Correct(Correction::Space { space, crossed });
            act(&mut game, seat, By::Host, correction);
        }
    }
    let lock = Cross::number(row, numbers[numbers.len() - 1]);
    act(&mut game, 1, By::Seat, Action::Cross(lock));
    game
}

fn locked(board: Board) -> Game {
    locked_in(board, Color::Red)
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

#[test]
fn only_where_a_swap_gives_the_lock_space_another_number_than_its_own_may_have_been_rolled() {
    let seven = |row| Cross::number(row, 7);
    let decide = |board: &Board, cross: Cross| {
        let game = locked_in(board.clone(), cross.space.row.color().unwrap());
        game.decide(actor(2, By::Seat), Action::Cross(cross))
    };
    let printed = Board::parse(X_CHANGE).unwrap();
    for row in Color::ALL {
        assert_eq!(decide(&printed, seven(row)), Err(Violation::RowClosed));
    }
    // The fourth field swaps 7 and 4.
    let mut file: serde_json::Value = serde_json::from_str(X_CHANGE).unwrap();
    file["rows"]["red"] = "R2 R3 R5 R6 R8 R7 R9 R10 R11 R12 R4".into();
    let mixed = Board::parse(&file.to_string()).unwrap();
    assert!(decide(&mixed, seven(Color::Red)).is_ok());
    let swapped = Cross {
        swap: Some(4),
        ..seven(Color::Red)
    };
    assert!(decide(&mixed, swapped).is_ok());
    assert_eq!(
        decide(&mixed, seven(Color::Yellow)),
        Err(Violation::RowClosed)
    );
}
