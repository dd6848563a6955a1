//! What is said first of how a game was won.

use rowlock_rules::{Action, By, Color, Cross, Game, Mode, Story};

use super::{act, begun, seat};

/// A game without turns in which these seats crossed these numbers.
fn crossed(seats: usize, crosses: &[(usize, Color, &[u8])]) -> Game {
    let mut game = begun("classic", Mode::Sheet, seats);
    for &(seat, row, numbers) in crosses {
        for &number in numbers {
            let cross = Action::Cross(Cross::number(row, number));
            act(&mut game, seat, By::Seat, cross);
        }
    }
    game
}

const FIVE: &[u8] = &[2, 3, 4, 5, 6];

#[test]
fn one_point_comes_before_a_comeback_and_a_comeback_before_a_race_for_a_lock() {
    let close = crossed(2, &[(0, Color::Red, FIVE), (1, Color::Yellow, FIVE)]);
    let mut close = close;
    act(
        &mut close,
        1,
        By::Seat,
        Action::Cross(Cross::number(Color::Green, 12)),
    );
    let timeline = close.timeline();
    assert_eq!(Story::of(&timeline, close.table()), Some(Story::OnePoint));
    let comeback = crossed(
        2,
        &[(0, Color::Red, FIVE), (1, Color::Red, &[2, 3, 4, 5, 6, 12])],
    );
    let timeline = comeback.timeline();
    assert_eq!(
        Story::of(&timeline, comeback.table()),
        Some(Story::Comeback {
            winner: seat(1),
            points: 15
        })
    );
}

#[test]
fn a_lock_that_others_could_have_had_is_a_race_of_its_winner_with_them() {
    let race = crossed(
        3,
        &[
            (0, Color::Red, FIVE),
            (1, Color::Red, FIVE),
            (2, Color::Red, &[2, 3]),
            (0, Color::Red, &[12]),
        ],
    );
    let timeline = race.timeline();
    assert_eq!(
        Story::of(&timeline, race.table()),
        Some(Story::LockRace {
            row: Color::Red,
            winner: seat(0),
            others: vec![seat(1)]
        })
    );
    // Nobody else had the crosses for it.
    let alone = crossed(2, &[(0, Color::Red, &[2, 3, 4, 5, 6, 12])]);
    let timeline = alone.timeline();
    assert!(matches!(
        Story::of(&timeline, alone.table()),
        Some(Story::Decided(decision)) if decision.is_first
    ));
}

#[test]
fn a_tie_is_decided_and_a_leader_passed_in_the_last_turn_is_said_before_a_lock() {
    let tie = crossed(2, &[(0, Color::Red, &[2]), (1, Color::Red, &[2])]);
    let timeline = tie.timeline();
    assert!(matches!(
        Story::of(&timeline, tie.table()),
        Some(Story::Decided(decision)) if decision.winners.len() == 2
    ));
    let last = crossed(
        2,
        &[
            (1, Color::Green, &[12, 11, 10]),
            (0, Color::Red, &[2, 3]),
            (1, Color::Red, FIVE),
            (0, Color::Red, &[4, 5, 6, 12]),
        ],
    );
    let timeline = last.timeline();
    assert!(matches!(
        Story::of(&timeline, last.table()),
        Some(Story::Comeback { points: 18, .. })
    ));
    let last = crossed(
        2,
        &[
            (1, Color::Green, &[12, 11]),
            (0, Color::Red, FIVE),
            (1, Color::Red, FIVE),
            (0, Color::Red, &[12]),
        ],
    );
    let timeline = last.timeline();
    assert!(matches!(
        Story::of(&timeline, last.table()),
        Some(Story::LastTurn(decision)) if decision.overtaken == Some(seat(1))
    ));
    let single = crossed(1, &[(0, Color::Red, &[2])]);
    assert_eq!(Story::of(&single.timeline(), single.table()), None);
}
