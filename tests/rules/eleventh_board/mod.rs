//! A board that was never printed, as one file of data: it has almost all extras at once.

use std::sync::Arc;

use rowlock_rules::{
    Action, Board, By, Color, Correction, Cross, Event, Game, Mode, SheetLetter, SpaceName,
    Violation,
};
use serde_json::json;

use super::actor;
use super::all_boards::holds_on;
use super::checks::{begin, pass};

/// Four rows of 14 crosses, the steps, the row counted twice, the octagon's points and the track.
const MOST: i32 = 4 * 105 + 10 + 105 + 13 + 20;

fn board() -> Arc<Board> {
    Arc::new(Board::parse(include_str!("board.json")).unwrap())
}

fn game() -> Game {
    let a = SheetLetter::try_from('A').unwrap();
    begin(&board(), Mode::Sheet, 1, &[a])
}

fn cross(game: &mut Game, row: Color, number: u8) -> Event {
    let action = Action::Cross(Cross::number(row, number));
    let event = game.decide(actor(0, By::Seat), action).unwrap();
    game.push(event.clone());
    event
}

#[test]
fn the_eleventh_board_passes_its_checks() {
    pass(&board(), include_str!("checks.txt"));
}

#[test]
fn on_the_eleventh_board_open_is_what_is_taken_and_undo_and_replay_are_exact() {
    for mode in Mode::ALL {
        holds_on(&board(), mode, MOST);
    }
}

#[test]
fn a_link_a_box_and_a_pair_bring_about_their_effects_in_the_order_in_which_they_were_earned() {
    let mut game = game();
    cross(&mut game, Color::Green, 7);
    cross(&mut game, Color::Blue, 10);
    // Red 7 completes a pair: a cross in each row, of which that in red is no box and no link.
    let event = cross(&mut game, Color::Red, 7);
    let by = |row: &str, number: u8, by: &str| json!({"type": "cross", "row": row, "number": number, "by": by});
    let expected = json!([
        {"type": "pair", "pair": 2},
        by("red", 8, "pair"), by("yellow", 2, "pair"), by("green", 9, "pair"), by("blue", 9, "pair"),
    ]);
    assert_eq!(json!(event.effects), expected);
    // Red 4 is to the left; yellow 4 alone crosses it, and takes the next field of the bar.
    let event = cross(&mut game, Color::Yellow, 4);
    let expected =
        json!([by("red", 4, "link"), {"type": "bar", "field": 2}, by("yellow", 5, "bar")]);
    assert_eq!(json!(event.effects), expected);
}

#[test]
fn a_link_is_not_erased_where_its_other_end_is_the_neighbor_of_a_bonus_space() {
    let mut game = game();
    cross(&mut game, Color::Red, 4);
    let bonus: Action =
        serde_json::from_value(json!({"type": "cross", "row": "yellow-green", "number": 4}))
            .unwrap();
    let event = game.decide(actor(0, By::Seat), bonus).unwrap();
    game.push(event);
    let erased = Action::Correct(Correction::Space {
        space: SpaceName::number(Color::Red, 4),
        crossed: false,
    });
    assert_eq!(
        game.decide(actor(0, By::Host), erased),
        Err(Violation::CorrectionConflict)
    );
}
