//! Results in numbers on boards with more than four rows of numbers.

use rowlock_rules::{Action, By, Cross, Game, Mode, SeatSummary};
use serde_json::{Value, json};

use super::actor;
use super::all_boards::board_of;
use super::checks::begin;

fn crossed(board: &str, crosses: &[Value]) -> Game {
    let mut game = begin(&board_of(board), Mode::Sheet, 1, &[]);
    for cross in crosses {
        let cross: Cross = serde_json::from_value(cross.clone()).unwrap();
        let action = Action::Cross(cross);
        let event = game.decide(actor(0, By::Seat), action).unwrap();
        game.push(event);
    }
    game
}

#[test]
fn a_game_in_which_only_a_field_of_the_track_was_crossed_is_not_unplayed() {
    assert!(crossed("lucky-15", &[]).table().is_unplayed());
    let game = crossed("lucky-15", &[json!({"row": "track", "number": 5})]);
    assert!(!game.table().is_unplayed());
}

#[test]
fn a_field_without_a_number_is_no_skipped_number() {
    let game = crossed("connect-15", &[json!({"row": "red", "number": 4})]);
    let skipped = |game: &Game| {
        let summaries = game.table().seat_summaries();
        summaries
            .first()
            .and_then(|summary: &SeatSummary| summary.skipped)
    };
    assert_eq!(skipped(&game), Some(2));
    let game = crossed("connect-15", &[json!({"row": "red", "field": 1})]);
    assert_eq!(skipped(&game), Some(2));
}
