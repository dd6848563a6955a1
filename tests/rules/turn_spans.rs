//! From which event to which each turn went.

use rowlock::domain::length::TurnTimes;
use rowlock_rules::{Action, By, Color, Cross, Game, Mode, Seq, TurnSpan};

use chrono::{DateTime, TimeDelta, Utc};

use super::{act, begun, seat};

/// Lets the seat cross a number of red and end its turn.
fn turn(game: &mut Game, seat: usize, number: u8) {
    let cross = Action::Cross(Cross::number(Color::Red, number));
    act(game, seat, By::Seat, cross);
    end(game, seat);
}

fn end(game: &mut Game, seat: usize) {
    let turn = game.table().turn().unwrap();
    act(game, seat, By::Seat, Action::EndTurn { turn });
}

/// The turns as seat, first and last event.
fn spans(game: &Game) -> Vec<(usize, Seq, Seq)> {
    let spans = game.turn_spans().into_iter();
    spans
        .map(|span| (span.active.index(), span.began, span.ended))
        .collect()
}

#[test]
fn a_turn_goes_from_the_end_of_the_one_before_to_its_own() {
    let mut game = begun("classic", Mode::Turns, 2);
    assert_eq!((spans(&game), game.turn_timed_from()), (vec![], Some(3)));
    turn(&mut game, 0, 2);
    turn(&mut game, 1, 3);
    assert_eq!(spans(&game), [(0, 3, 5), (1, 5, 7)]);
    assert_eq!(game.turn_timed_from(), Some(7));
    let without = begun("classic", Mode::Sheet, 2);
    assert_eq!((spans(&without), without.turn_timed_from()), (vec![], None));
}

#[test]
fn the_end_of_a_turn_that_was_undone_ends_nothing() {
    let mut game = begun("classic", Mode::Turns, 2);
    turn(&mut game, 0, 2);
    act(&mut game, 0, By::Seat, Action::Undo {});
    assert_eq!((spans(&game), game.turn_timed_from()), (vec![], Some(3)));
    end(&mut game, 0);
    assert_eq!(spans(&game), [(0, 3, 7)]);
}

#[test]
fn a_turn_to_which_the_host_rewound_is_timed_anew_and_left_out() {
    let mut game = begun("classic", Mode::Turns, 2);
    turn(&mut game, 0, 2);
    turn(&mut game, 1, 3);
    act(&mut game, 0, By::Host, Action::Rewind { to: 4 });
    assert_eq!((spans(&game), game.turn_timed_from()), (vec![], Some(8)));
    end(&mut game, 0);
    turn(&mut game, 1, 4);
    assert_eq!(spans(&game), [(1, 9, 11)]);
}

#[test]
fn a_turn_ends_when_its_player_leaves_or_the_game_ends_with_it_but_not_when_the_host_ends_the_game()
{
    let mut game = begun("classic", Mode::Turns, 3);
    act(&mut game, 0, By::Seat, Action::Leave {});
    assert_eq!(spans(&game), [(0, 4, 5)]);
    act(&mut game, 1, By::Host, Action::Finish {});
    assert_eq!(spans(&game), [(0, 4, 5)]);
    let mut game = begun("classic", Mode::Turns, 1);
    for _ in 0..4 {
        end(&mut game, 0);
    }
    assert!(game.table().end_reason().is_some());
    assert_eq!(spans(&game), [(0, 2, 3), (0, 3, 4), (0, 4, 5), (0, 5, 6)]);
}

/// The times of the turns of seat 0, each of which began and ended after so many seconds.
fn times(turns: &[(i64, i64)]) -> Option<TurnTimes> {
    let mut at: Vec<i64> = turns
        .iter()
        .flat_map(|&(began, ended)| [began, ended])
        .collect();
    at.push(0);
    let spans = (0..).zip(turns).map(|(index, _)| TurnSpan {
        active: seat(0),
        began: 2 * index + 1,
        ended: 2 * index + 2,
    });
    let spans: Vec<TurnSpan> = spans.collect();
    let start: DateTime<Utc> = "2026-11-21T18:30:00Z".parse().unwrap();
    assert_eq!(TurnTimes::of(seat(1), &spans, |_| Some(start)), None);
    TurnTimes::of(seat(0), &spans, |seq| {
        let seconds = at.get(usize::try_from(seq).unwrap() - 1)?;
        Some(start + TimeDelta::seconds(*seconds))
    })
}

#[test]
fn the_median_leaves_out_what_no_turn_takes() {
    let of = |median, longest| {
        Some(TurnTimes {
            median: TimeDelta::milliseconds(median),
            longest: TimeDelta::milliseconds(longest),
        })
    };
    assert_eq!(times(&[(0, 20)]), of(20_000, 20_000));
    assert_eq!(times(&[(0, 20), (20, 25), (25, 125)]), of(20_000, 100_000));
    assert_eq!(times(&[(0, 20), (20, 25)]), of(12_500, 20_000));
    // A clock that was set back, a night, and turns that arrived together.
    let wrong = [(60, 0), (60, 40_000), (100, 100)];
    assert_eq!(times(&wrong), None);
    let [first, second, third] = wrong;
    assert_eq!(times(&[first, (0, 30), second, third]), of(30_000, 30_000));
}
