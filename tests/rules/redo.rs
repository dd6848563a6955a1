//! Which move can be made again after an undo.

use rowlock_rules::{Action, By, Color, Correction, Cross, Dice, DiceUse, Game, Mode, SpaceName};

use super::{act, actor, begun};

fn cross(row: Color, number: u8) -> Action {
    Action::Cross(Cross::number(row, number))
}

fn redo(game: &Game, seat: usize) -> Option<Action> {
    game.redo(actor(seat, By::Seat))
}

#[test]
fn an_undone_cross_or_penalty_can_be_made_again_and_gives_the_table_before_the_undo() {
    for mode in [Mode::Sheet, Mode::Turns] {
        let mut game = begun("classic", mode, 2);
        act(&mut game, 0, By::Seat, cross(Color::Red, 5));
        let before = game.clone();
        assert_eq!(redo(&game, 0), None);
        act(&mut game, 0, By::Seat, Action::Undo {});
        assert_eq!(redo(&game, 1), None);
        let action = redo(&game, 0).unwrap();
        act(&mut game, 0, By::Seat, action);
        assert!(game.table() == before.table());
        assert_eq!(redo(&game, 0), None);
    }
    let mut game = begun("classic", Mode::Sheet, 2);
    act(&mut game, 0, By::Seat, Action::Penalty {});
    act(&mut game, 0, By::Seat, Action::Undo {});
    assert_eq!(redo(&game, 0), Some(Action::Penalty {}));
}

#[test]
fn moves_of_others_leave_a_redo_and_anything_of_the_own_seat_ends_it() {
    let mut game = begun("classic", Mode::Turns, 2);
    act(&mut game, 0, By::Seat, cross(Color::Red, 5));
    act(&mut game, 0, By::Seat, Action::Undo {});
    act(&mut game, 1, By::Seat, cross(Color::Red, 5));
    assert!(redo(&game, 0).is_some());
    let mut crossed = game.clone();
    act(&mut crossed, 0, By::Seat, cross(Color::Blue, 9));
    assert_eq!(redo(&crossed, 0), None);
    let correction = Correction::Space {
        space: SpaceName::number(Color::Red, 7),
        crossed: true,
    };
    act(&mut game, 0, By::Host, Action::Correct(correction));
    assert_eq!(redo(&game, 0), None);
}

#[test]
fn a_cross_of_a_turn_that_is_over_and_an_undone_end_of_a_turn_are_not_made_again() {
    let mut game = begun("classic", Mode::Turns, 2);
    act(&mut game, 1, By::Seat, cross(Color::Red, 5));
    act(&mut game, 1, By::Seat, Action::Undo {});
    act(&mut game, 0, By::Seat, Action::EndTurn { turn: 1 });
    assert_eq!(redo(&game, 1), None);
    act(&mut game, 0, By::Seat, Action::Undo {});
    assert_eq!(redo(&game, 0), None);
    // The turn goes on, and with it the redo.
    assert!(redo(&game, 1).is_some());
}

#[test]
fn a_row_that_was_locked_meanwhile_ends_the_redo() {
    let mut game = begun("classic", Mode::Sheet, 2);
    act(&mut game, 0, By::Seat, cross(Color::Red, 5));
    act(&mut game, 0, By::Seat, Action::Undo {});
    act(&mut game, 1, By::Seat, Action::Close { row: Color::Red });
    assert_eq!(redo(&game, 0), None);
}

#[test]
fn a_cross_is_made_again_with_the_same_dice() {
    let mut game = begun("classic", Mode::Dice, 2);
    let dice = Dice {
        white: [2, 4],
        red: Some(2),
        yellow: Some(1),
        green: Some(1),
        blue: Some(1),
    };
    act(&mut game, 0, By::Seat, Action::Roll(dice));
    let by_color = Action::Cross(Cross {
        usage: Some(DiceUse::Color),
        ..Cross::number(Color::Red, 6)
    });
    act(&mut game, 0, By::Seat, by_color);
    let before = game.clone();
    act(&mut game, 0, By::Seat, Action::Undo {});
    let action = redo(&game, 0).unwrap();
    act(&mut game, 0, By::Seat, action);
    assert!(game.table() == before.table());
}
