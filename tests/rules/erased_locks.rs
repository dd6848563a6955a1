//! A lock that is erased beside another's lock of the same roll, in mode `sheet`.

use rowlock::rules::{
    Action, By, Color, Correction, Cross, Game, Mode, Seat, SpaceName, Status, Violation,
};

use super::{actor, begun};

fn act(game: &mut Game, seat: usize, by: By, action: Action) {
    let event = game.decide(actor(seat, by), action).unwrap();
    game.push(event);
}

fn refusal(game: &Game, seat: usize, number: u8) -> Option<Violation> {
    let cross = Action::Cross(Cross::number(Color::Red, number));
    game.decide(actor(seat, By::Seat), cross).err()
}

fn correct(game: &mut Game, seat: usize, number: u8, crossed: bool) {
    let space = SpaceName::number(Color::Red, number);
    let correction = Action::Correct(Correction::Space { space, crossed });
    act(game, seat, By::Host, correction);
}

fn lock(game: &mut Game, seat: usize) {
    let lock = Action::Cross(Cross::number(Color::Red, 12));
    act(game, seat, By::Seat, lock);
}

fn has_lock(game: &Game, seat: usize) -> bool {
    let sheet = game.table().sheet(Seat::new(seat).unwrap()).unwrap();
    sheet.row(Color::Red).locked()
}

/// Three seats with five red crosses each, of which the first has locked red, and the second with the same roll.
fn locked_twice() -> Game {
    let mut game = begun("classic", Mode::Sheet, 3);
    for seat in 0..3 {
        for number in 2..=6 {
            correct(&mut game, seat, number, true);
        }
    }
    lock(&mut game, 0);
    lock(&mut game, 1);
    game
}

#[test]
fn a_row_stays_closed_by_the_other_lock_when_one_of_two_is_erased() {
    let mut game = locked_twice();
    correct(&mut game, 0, 12, false);
    assert_eq!(game.table().closed_rows(), [Color::Red]);
    assert_eq!(
        [0, 1, 2].map(|seat| has_lock(&game, seat)),
        [false, true, false]
    );
    let points = |seat| {
        game.table()
            .sheet(Seat::new(seat).unwrap())
            .unwrap()
            .total()
    };
    assert_eq!([0, 1].map(points), [15, 28]);
    for seat in [0, 2] {
        assert_eq!(refusal(&game, seat, 7), Some(Violation::RowClosed));
        // The chance of the roll that closed the row is that of everyone who has not moved since.
        assert_eq!(refusal(&game, seat, 12), None);
    }
}

#[test]
fn the_chance_at_an_erased_lock_ends_with_the_next_cross() {
    let mut game = locked_twice();
    correct(&mut game, 0, 12, false);
    let yellow = Action::Cross(Cross::number(Color::Yellow, 2));
    act(&mut game, 0, By::Seat, yellow);
    assert_eq!(refusal(&game, 0, 12), Some(Violation::RowClosed));
    assert_eq!(game.table().closed_rows(), [Color::Red]);
}

#[test]
fn a_row_opens_for_all_when_its_last_lock_is_erased() {
    let mut game = locked_twice();
    correct(&mut game, 0, 12, false);
    correct(&mut game, 1, 12, false);
    assert_eq!(game.table().closed_rows(), []);
    assert_eq!(game.table().status(), Status::Playing);
    for seat in 0..3 {
        assert_eq!(refusal(&game, seat, 7), None);
    }
}
