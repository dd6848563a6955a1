//! Seats that are removed before the start.

use rowlock_rules::{By, Event, Game, Mode, Printed, Seat, SheetNumbers, Violation};

use super::{begun, in_lobby_with, seat};

fn lobby(seats: usize) -> Game {
    in_lobby_with(
        "classic",
        Mode::Turns,
        Default::default(),
        &vec![None; seats],
    )
}

fn remove(game: &mut Game, number: usize) {
    let event = Event::remove(seat(number));
    assert_eq!(game.verify_event(&event), Ok(()));
    game.push(event);
}

#[test]
fn the_seats_behind_a_removed_one_move_up_with_what_is_theirs() {
    let numbers = |low, high| Some(SheetNumbers::try_from([low, high]).unwrap());
    let all = [numbers(2, 3), numbers(4, 5), numbers(6, 7)];
    let mut game = in_lobby_with("longo", Mode::Dice, Default::default(), &all);
    game.push(Event::host(seat(2), By::Host));
    remove(&mut game, 1);
    let table = game.table();
    assert_eq!(table.seats(), 2);
    let left: Vec<_> = Seat::first(2)
        .map(|seat| table.printed(seat).numbers)
        .collect();
    assert_eq!(left, [all[0], all[2]]);
    assert_eq!((table.host(), table.free_seat()), (seat(1), Ok(seat(2))));
    // As a replay of the log has it.
    let log = game.log().iter().cloned();
    assert_eq!(Game::replay(game.setup().clone(), log), game);
}

#[test]
fn the_seat_of_a_host_who_was_given_the_role_or_took_it_is_not_removed() {
    for by in [By::Host, By::Seat] {
        let mut game = lobby(3);
        game.push(Event::host(seat(1), by));
        let refused = game.verify_event(&Event::remove(seat(1)));
        assert_eq!(refused, Err(Violation::InvalidValue), "{by:?}");
        // A damaged log that has the event all the same does not move the role.
        game.push(Event::remove(seat(1)));
        assert_eq!((game.table().seats(), game.table().host()), (3, seat(1)));
        remove(&mut game, 0);
        assert_eq!(game.table().host(), seat(0));
    }
}

#[test]
fn a_seat_is_removed_only_before_the_start_and_only_if_it_exists() {
    let game = begun("classic", Mode::Turns, 2);
    let refused = Err(Violation::InvalidValue);
    assert_eq!(game.verify_event(&Event::remove(seat(1))), refused);
    assert_eq!(lobby(2).verify_event(&Event::remove(seat(2))), refused);
    let mut game = lobby(1);
    remove(&mut game, 0);
    assert_eq!(game.table().seats(), 0);
    assert_eq!(game.verify_event(&Event::start(Vec::new())), refused);
    assert_eq!(
        game.verify_event(&Event::join(seat(0), Printed::default())),
        Ok(())
    );
}
