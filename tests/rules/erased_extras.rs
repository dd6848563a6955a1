//! Corrections of spaces that are crossed together.

use std::sync::Arc;

use rowlock_rules::{
    Action, Board, By, Color, Correction, Cross, Game, Mode, Seat, SheetLetter, SpaceName,
};

use super::act;
use super::checks::begin;

fn erase(space: SpaceName) -> Action {
    let crossed = false;
    Action::Correct(Correction::Space { space, crossed })
}

#[test]
fn either_end_of_a_link_that_is_erased_takes_the_other_and_gives_back_the_cross() {
    let board = include_str!("../../src/rules/boards/connected-chain.json");
    let board = Arc::new(Board::parse(board).unwrap());
    let a = SheetLetter::try_from('A').unwrap();
    let (red, yellow) = (
        SpaceName::number(Color::Red, 6),
        SpaceName::number(Color::Yellow, 6),
    );
    for erased in [red, yellow] {
        let mut game = begin(&board, Mode::Turns, 2, &[a, a]);
        act(&mut game, 1, By::Seat, Action::Cross(Cross::of(red)));
        let sheet = |game: &Game| {
            let sheet = game.table().sheet(Seat::new(1).unwrap()).unwrap();
            (sheet.crossed(Color::Red), sheet.crossed(Color::Yellow))
        };
        assert_eq!(sheet(&game), (vec![6], vec![6]));
        act(&mut game, 1, By::Host, erase(erased));
        assert_eq!(sheet(&game), (vec![], vec![]));
        act(&mut game, 1, By::Seat, Action::Cross(Cross::of(yellow)));
        assert_eq!(sheet(&game), (vec![6], vec![6]));
    }
}
