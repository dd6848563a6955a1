//! Corrections of fields that no player crosses.

use rowlock_rules::{Action, By, Color, Correction, Game, Label, Mode, RowName, Seat, SpaceName};

use super::actor;
use super::all_boards::board_of;
use super::checks::begin;

fn corrected(board: &str, row: RowName, number: u8) -> Game {
    let mut game = begin(&board_of(board), Mode::Turns, 2, &[]);
    let correction = Correction::Space {
        space: SpaceName {
            row,
            label: Label::Number(number),
            second: false,
        },
        crossed: true,
    };
    act(&mut game, By::Host, Action::Correct(correction));
    game
}

fn act(game: &mut Game, by: By, action: Action) {
    let event = game.decide(actor(0, by), action).unwrap();
    game.push(event);
}

fn penalties_after_the_turn(mut game: Game) -> u8 {
    act(&mut game, By::Seat, Action::EndTurn { turn: 1 });
    game.table()
        .sheet(Seat::new(0).unwrap())
        .unwrap()
        .penalties()
}

#[test]
fn a_field_that_only_a_rule_crosses_is_no_cross_of_the_turn_in_which_the_host_sets_it() {
    for (board, row) in [("bonus-a", RowName::Bar), ("x-change", RowName::Swaps)] {
        let game = corrected(board, row, 1);
        assert!(!game.table().may_end_turn(Seat::new(1).unwrap()));
        assert_eq!(penalties_after_the_turn(game), 1, "{board}");
    }
}

#[test]
fn a_field_that_a_player_crosses_is_a_cross_of_the_turn_in_which_the_host_sets_it() {
    for (board, row, number) in [
        ("bonus-a", Color::Red.into(), 3),
        ("lucky-15", RowName::Track, 5),
    ] {
        let game = corrected(board, row, number);
        assert!(game.table().may_end_turn(Seat::new(1).unwrap()));
        assert_eq!(penalties_after_the_turn(game), 0, "{board}");
    }
}
