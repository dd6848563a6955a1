//! Seats that come in after the start.

use rowlock_rules::{
    Action, By, Color, Cross, Event, EventKind, Game, LateEntryError, Mode, Printed, Seat,
    SheetNumbers, Turn, Violation,
};

use super::{act, actor, begun, begun_with, seat};

fn cross(row: Color, number: u8, turn: Option<Turn>) -> Action {
    Action::Cross(Cross {
        turn,
        ..Cross::number(row, number)
    })
}

fn end_turn(game: &mut Game, seat: usize) {
    let turn = game.table().turn().unwrap();
    act(game, seat, By::Seat, Action::EndTurn { turn });
}

fn refused(game: &Game, seat: usize, action: Action) -> Option<Violation> {
    game.decide(actor(seat, By::Seat), action).err()
}

fn enter(game: &mut Game) -> Seat {
    let seat = game.table().free_seat().unwrap();
    let event = Event::enter(seat, Printed::default());
    assert_eq!(game.verify_event(&event), Ok(()));
    game.push(event);
    seat
}

#[test]
fn a_late_seat_plays_from_the_next_turn_on() {
    let mut game = begun("classic", Mode::Turns, 2);
    end_turn(&mut game, 0);
    assert_eq!(enter(&mut game), seat(2));
    let table = game.table();
    assert_eq!(table.seats(), 3);
    assert!(!table.takes_part(seat(2)));
    assert!(table.takes_part(seat(1)));
    assert!(table.open(seat(2), Color::Red).is_empty());
    let now = [
        (cross(Color::Red, 2, None), Violation::NotYourTurn),
        (cross(Color::Red, 2, Some(2)), Violation::NotYourTurn),
        (cross(Color::Red, 2, Some(1)), Violation::TurnOver),
        (cross(Color::Red, 2, Some(3)), Violation::InvalidValue),
        (Action::Undo {}, Violation::NotYourTurn),
    ];
    for (action, violation) in now {
        assert_eq!(refused(&game, 2, action), Some(violation), "{action:?}");
    }
    end_turn(&mut game, 1);
    // It has come in between the last seat and seat 0, so this turn is its own.
    assert_eq!(game.table().active(), Some(seat(2)));
    assert!(game.table().takes_part(seat(2)));
    let late = refused(&game, 2, cross(Color::Red, 2, Some(2)));
    assert_eq!(late, Some(Violation::TurnOver));
    act(&mut game, 2, By::Seat, cross(Color::Red, 2, None));
    end_turn(&mut game, 2);
    assert_eq!(game.table().active(), Some(seat(0)));
    act(&mut game, 2, By::Seat, cross(Color::Red, 4, None));
}

#[test]
fn a_late_seat_can_leave_before_its_first_turn() {
    let mut game = begun("classic", Mode::Turns, 2);
    enter(&mut game);
    act(&mut game, 2, By::Seat, Action::Leave {});
    assert_eq!(
        refused(&game, 2, Action::Leave {}),
        Some(Violation::NotYourTurn)
    );
    end_turn(&mut game, 0);
    end_turn(&mut game, 1);
    assert_eq!(game.table().active(), Some(seat(0)));
}

#[test]
fn a_late_seat_that_does_not_play_yet_ends_no_turn() {
    let mut game = begun("classic", Mode::Turns, 1);
    enter(&mut game);
    act(&mut game, 0, By::Seat, cross(Color::Red, 5, None));
    let end = Action::EndTurn { turn: 1 };
    assert_eq!(refused(&game, 1, end), Some(Violation::NotYourTurn));
    // The host may end any seat's turn.
    assert!(game.decide(actor(1, By::Host), end).is_ok());
    // The eraser knows no turns, either.
    let correct = serde_json::from_str(r#"{"type":"correct","penalties":1}"#).unwrap();
    assert!(game.decide(actor(1, By::Host), correct).is_ok());
}

#[test]
fn a_late_entry_does_not_prevent_an_undo() {
    let mut game = begun("classic", Mode::Turns, 2);
    act(&mut game, 0, By::Seat, cross(Color::Red, 5, None));
    end_turn(&mut game, 0);
    enter(&mut game);
    act(&mut game, 0, By::Seat, Action::Undo {});
    let table = game.table();
    assert_eq!((table.turn(), table.seats()), (Some(1), 3));
    assert!(!table.takes_part(seat(2)));
    act(&mut game, 0, By::Seat, Action::Undo {});
    assert_eq!(game.table().totals(), [0, 0, 0]);
    end_turn(&mut game, 0);
    assert!(game.table().takes_part(seat(2)));
}

#[test]
fn a_rewind_past_an_entry_removes_the_seat_and_one_to_it_restores_it() {
    let mut game = begun("classic", Mode::Turns, 2);
    enter(&mut game);
    let entered = game.seq();
    act(&mut game, 0, By::Seat, cross(Color::Red, 5, None));
    end_turn(&mut game, 0);
    act(&mut game, 2, By::Seat, cross(Color::Red, 6, None));
    let with = game.table().clone();
    let last = game.seq();
    assert_eq!(game.entry_event(seat(2)), Some(entered));
    assert_eq!(game.entry_event(seat(1)), None);

    let to_before = Action::Rewind { to: entered - 1 };
    act(&mut game, 0, By::Host, to_before);
    assert_eq!((game.table().seats(), game.entry_event(seat(2))), (2, None));
    // Its number is free for another.
    assert_eq!(enter(&mut game), seat(2));
    assert_eq!(game.entry_event(seat(2)), Some(game.seq()));

    act(&mut game, 0, By::Host, Action::Rewind { to: last });
    assert_eq!(*game.table(), with);
    assert_eq!(game.entry_event(seat(2)), Some(entered));
}

#[test]
fn a_rewind_past_the_entry_of_the_host_returns_the_role_to_the_seat_before() {
    let mut game = begun("classic", Mode::Turns, 2);
    enter(&mut game);
    let entered = game.seq();
    game.push(Event::host(seat(2), By::Host));
    assert_eq!(game.table().host(), seat(2));
    let to_before = Action::Rewind { to: entered - 1 };
    act(&mut game, 2, By::Host, to_before);
    assert_eq!(game.table().host(), seat(0));
    let to_after = Action::Rewind { to: entered };
    act(&mut game, 0, By::Host, to_after);
    assert_eq!(game.table().host(), seat(2));
}

#[test]
fn seats_that_left_count_and_no_seat_joins_near_the_end() {
    let mut game = begun("classic", Mode::Turns, 7);
    act(&mut game, 3, By::Seat, Action::Leave {});
    assert_eq!(enter(&mut game), seat(7));
    assert_eq!(game.table().free_seat(), Err(LateEntryError::Full));
    let mut game = begun("classic", Mode::Sheet, 2);
    for row in [Color::Red, Color::Blue] {
        act(&mut game, 0, By::Seat, Action::Close { row });
    }
    assert_eq!(game.table().free_seat(), Err(LateEntryError::TooLate));
    let event = Event::enter(seat(2), Printed::default());
    assert_eq!(game.verify_event(&event), Err(Violation::InvalidValue));
    act(&mut game, 0, By::Seat, Action::Finish {});
    assert_eq!(game.table().free_seat(), Err(LateEntryError::TooLate));
}

#[test]
fn without_turns_a_late_seat_plays_at_once_but_not_in_closed_rows() {
    let mut game = begun("classic", Mode::Sheet, 2);
    act(&mut game, 0, By::Seat, Action::Close { row: Color::Red });
    enter(&mut game);
    assert!(game.table().takes_part(seat(2)));
    for number in [2, 3, 4, 5, 6] {
        for row in [Color::Red, Color::Yellow] {
            let correct =
                format!(r#"{{"type":"correct","row":"{row}","number":{number},"crossed":true}}"#);
            let correct = serde_json::from_str(&correct).unwrap();
            act(&mut game, 2, By::Host, correct);
        }
    }
    let lock = cross(Color::Red, 12, None);
    assert_eq!(refused(&game, 2, lock), Some(Violation::RowClosed));
    // A row that is closed from now on gives it the chance that all have, and the last call a cross.
    let row = Color::Yellow;
    act(&mut game, 0, By::Seat, Action::Close { row });
    act(&mut game, 2, By::Seat, cross(row, 12, None));
    let more = refused(&game, 2, cross(Color::Green, 12, None));
    assert_eq!(more, Some(Violation::LastCallUsed));
}

#[test]
fn on_longo_a_late_seat_has_two_numbers_that_no_other_seat_has() {
    let pair = |numbers: [u8; 2]| SheetNumbers::try_from(numbers).unwrap();
    let printed = |numbers| Printed {
        numbers,
        sheet: None,
    };
    let game = begun_with(
        "longo",
        Mode::Dice,
        Default::default(),
        &[Some(pair([5, 8])), Some(pair([6, 11]))],
    );
    let check = |numbers| game.verify_event(&Event::enter(seat(2), printed(numbers)));
    assert_eq!(check(Some(pair([5, 11]))), Ok(()));
    for wrong in [None, Some(pair([5, 8])), Some(pair([11, 6]))] {
        assert_eq!(check(wrong), Err(Violation::InvalidValue), "{wrong:?}");
    }
    // In the lobby it would have come by its own right.
    let by_seat = Event::join(seat(2), printed(Some(pair([2, 3]))));
    assert_eq!(game.verify_event(&by_seat), Err(Violation::InvalidValue));
}

#[test]
fn the_timeline_counts_a_late_seat_from_its_entry() {
    let mut game = begun("classic", Mode::Turns, 1);
    end_turn(&mut game, 0);
    enter(&mut game);
    end_turn(&mut game, 0);
    act(&mut game, 1, By::Seat, cross(Color::Red, 2, None));
    act(&mut game, 0, By::Host, Action::Finish {});
    let course = game.timeline();
    let totals: Vec<&[i32]> = course.points().iter().map(|step| &*step.totals).collect();
    let expected: [&[i32]; 4] = [&[0], &[-5], &[-10, 0], &[-10, 1]];
    assert_eq!(totals, expected);
    let joins = |event: &&Event| matches!(event.kind, EventKind::Join { .. });
    assert_eq!(game.log().iter().filter(joins).count(), 2);
}
