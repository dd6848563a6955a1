//! In which turns a late cross still counts, against what the table itself decides.

use std::sync::Arc;

use rowlock_rules::{
    Action, Actor, Boards, By, Color, Correction, Cross, Event, Game, GameSetup, HouseRules,
    LateCross, Mode, Printed, Seat, SpaceName, Turn, Violation,
};

use super::seat;

fn game(seats: usize) -> Game {
    game_on("classic", seats)
}

fn game_on(board: &str, seats: usize) -> Game {
    let boards = Boards::load().unwrap();
    let mut game = Game::new(GameSetup {
        board: Arc::clone(boards.get(board).unwrap()),
        mode: Mode::Turns,
        house_rules: HouseRules::default(),
    });
    for number in 0..seats {
        game.push(Event::join(seat(number), Printed::default()));
    }
    game.push(Event::start(Seat::first(seats).collect()));
    game
}

fn act(game: &mut Game, number: usize, action: Action) {
    let actor = Actor {
        seat: seat(number),
        by: By::Seat,
    };
    let event = game.decide(actor, action).unwrap();
    game.push(event);
}

/// Turns go by in which only the active seat crosses, the next number of a row.
fn turns(game: &mut Game, seats: usize, count: u32) {
    for turn in 1..=count {
        let active = usize::try_from(turn - 1).unwrap() % seats;
        let number = u8::try_from(turn + 1).unwrap();
        act(
            game,
            active,
            late(active, Color::Red, number, turn).in_turn(turn),
        );
        act(game, active, Action::EndTurn { turn });
    }
}

fn late(number: usize, row: Color, space: u8, turn: Turn) -> LateCross {
    LateCross {
        actor: Actor {
            seat: seat(number),
            by: By::Seat,
        },
        cross: Cross::number(row, space),
        turn,
    }
}

#[test]
fn crosses_of_several_turns_are_assigned_to_their_own_turns() {
    let mut game = game(4);
    turns(&mut game, 4, 3);
    // Seat 3 is the active one by now, and was not in the three turns before.
    let crosses = [
        late(3, Color::Yellow, 5, 1),
        late(3, Color::Yellow, 6, 2),
        late(3, Color::Green, 9, 3),
        late(3, Color::Blue, 9, 4),
    ];
    let placed = game.table().assign_late_crosses(&crosses);
    assert_eq!(placed, [Some(1), Some(2), Some(3), Some(4)]);
}

#[test]
fn crosses_of_one_counted_turn_are_assigned_to_the_turns_after_it() {
    let mut game = game(4);
    turns(&mut game, 4, 3);
    let crosses = [
        late(3, Color::Yellow, 5, 1),
        late(3, Color::Yellow, 6, 1),
        late(3, Color::Yellow, 4, 1),
        late(3, Color::Green, 9, 1),
    ];
    let placed = game.table().assign_late_crosses(&crosses);
    // Yellow 4 is left of both; it takes no turn from green 9.
    assert_eq!(placed, [Some(1), Some(2), None, Some(3)]);
}

#[test]
fn a_cross_of_an_own_turn_that_is_over_is_proposed_for_no_other() {
    let mut game = game(2);
    turns(&mut game, 2, 3);
    let own = late(1, Color::Green, 9, 2);
    assert_eq!(game.table().assign_late_crosses(&[own]), [None]);
    assert_eq!(game.table().eligible_turns(&own), [1, 3, 4]);
}

#[test]
fn a_late_cross_goes_into_the_row_that_its_seat_chose() {
    let mut game = game_on("bonus-b", 2);
    let cross = late(1, Color::Yellow, 11, 1);
    act(&mut game, 1, cross.in_turn(1));
    act(&mut game, 0, Action::EndTurn { turn: 1 });
    act(&mut game, 1, Action::EndTurn { turn: 2 });
    act(&mut game, 0, Action::EndTurn { turn: 3 });
    let mut pair = late(1, Color::Green, 9, 3);
    pair.cross.choose = Some(Color::Blue);
    assert_eq!(game.table().eligible_turns(&pair), [3, 4]);
    act(&mut game, 1, pair.in_turn(3));
    let crossed = |row| game.table().sheet(seat(1)).unwrap().crossed(row);
    assert_eq!(crossed(Color::Blue), [12, 11]);
    assert!(crossed(Color::Red).is_empty());
    // Yellow has a cross.
    let mut undone = game.clone();
    act(&mut undone, 1, Action::Undo {});
    pair.cross.choose = Some(Color::Yellow);
    assert!(undone.table().eligible_turns(&pair).is_empty());
}

#[test]
fn turns_that_were_counted_too_often_end_with_the_current_one() {
    let mut game = game(2);
    turns(&mut game, 2, 2);
    let ahead = late(1, Color::Green, 9, 7);
    assert_eq!(game.table().assign_late_crosses(&[ahead]), [Some(3)]);
    let refused = game.decide(ahead.actor, ahead.in_turn(7));
    assert_eq!(refused, Err(Violation::InvalidValue));
}

#[test]
fn the_turns_that_are_offered_are_just_those_that_the_table_takes() {
    let mut game = game(3);
    turns(&mut game, 3, 8);
    for number in 0..3 {
        for row in Color::ALL {
            for space in 2..=12 {
                let cross = late(number, row, space, 1);
                let offered = game.table().eligible_turns(&cross);
                for turn in 0..=10 {
                    let taken = game.decide(cross.actor, cross.in_turn(turn)).is_ok();
                    assert_eq!(offered.contains(&turn), taken, "{cross:?} in {turn}");
                }
            }
        }
    }
}

#[test]
fn of_a_game_without_end_only_the_latest_turns_are_offered() {
    let mut game = game(2);
    for turn in 1..=250 {
        let active = usize::try_from(turn - 1).unwrap() % 2;
        act(&mut game, active, Action::EndTurn { turn });
        let host = Actor {
            seat: seat(active),
            by: By::Host,
        };
        let none = Action::Correct(Correction::Penalties(0));
        let event = game.decide(host, none).unwrap();
        game.push(event);
    }
    let offered = game.table().eligible_turns(&late(1, Color::Green, 9, 1));
    // Every other turn was its own.
    assert_eq!(offered.len(), 50);
    assert_eq!(offered.last(), Some(&251));
}

#[test]
fn crosses_of_a_turn_are_those_that_count_for_it() {
    let mut game = game(2);
    turns(&mut game, 2, 2);
    act(&mut game, 1, late(1, Color::Green, 9, 1).in_turn(1));
    assert_eq!(
        game.table().crosses_in(1, seat(1)),
        [SpaceName::number(Color::Green, 9)]
    );
    assert_eq!(
        game.table().crosses_in(1, seat(0)),
        [SpaceName::number(Color::Red, 2)]
    );
    assert_eq!(game.table().crosses_in(9, seat(0)), []);
}
