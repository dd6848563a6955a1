//! How games went, computed by hand.

use rowlock_rules::{Action, By, Color, Cross, Game, LongestRow, Mode, Seq, Turn};

use super::{act, begun, seat};

fn cross(game: &mut Game, seat: usize, row: Color, number: u8) {
    cross_in(game, None, seat, row, number);
}

fn cross_in(game: &mut Game, turn: Option<Turn>, seat: usize, row: Color, number: u8) {
    let action = Action::Cross(Cross {
        turn,
        ..Cross::number(row, number)
    });
    act(game, seat, By::Seat, action);
}

/// The crosses of a classic game of three, turn by turn.
const TURNS: [&[(usize, Color, u8)]; 10] = {
    use Color::{Blue, Green, Red, Yellow};
    [
        &[(0, Red, 3), (0, Red, 4), (1, Red, 3), (2, Yellow, 3)],
        &[(0, Red, 5), (1, Red, 5), (1, Red, 6), (2, Yellow, 5)],
        &[
            (0, Green, 11),
            (1, Blue, 11),
            (2, Green, 11),
            (2, Green, 10),
        ],
        &[(0, Red, 7), (0, Red, 8), (1, Red, 7), (2, Yellow, 7)],
        &[(0, Red, 9), (1, Red, 9), (1, Blue, 10), (2, Green, 9)],
        &[],
        &[(0, Red, 12)],
        &[(0, Yellow, 8), (1, Yellow, 8), (1, Blue, 9), (2, Green, 8)],
        &[(0, Green, 7), (1, Blue, 7), (2, Green, 7), (2, Green, 6)],
        &[(2, Green, 2)],
    ]
};

/// Where the three stood at the start and after each turn.
const TOTALS: [[i32; 3]; 11] = [
    [0, 0, 0],
    [3, 1, 1],
    [6, 6, 3],
    [7, 7, 6],
    [16, 11, 9],
    [22, 18, 12],
    [22, 18, 7],
    [37, 18, 7],
    [38, 35, 11],
    [40, 39, 22],
    [40, 39, 37],
];

/// The game, in which the cross with that the second seat locks red arrives after its turn.
fn played() -> Game {
    let mut game = begun("classic", Mode::Turns, 3);
    for (turn, crosses) in (1..).zip(TURNS) {
        for &(seat, row, number) in crosses {
            cross(&mut game, seat, row, number);
        }
        let active = usize::try_from(turn - 1).unwrap() % 3;
        act(&mut game, active, By::Seat, Action::EndTurn { turn });
        if turn == 7 {
            cross_in(&mut game, Some(turn), 1, Color::Red, 12);
        }
    }
    game
}

#[test]
fn the_timeline_has_the_points_after_each_turn() {
    let course = played().timeline();
    let totals: Vec<&[i32]> = course.points().iter().map(|step| &*step.totals).collect();
    assert_eq!(totals, TOTALS);
    let turns: Vec<Option<Turn>> = course.points().iter().map(|step| step.turn).collect();
    let expected: Vec<Option<Turn>> = std::iter::once(None).chain((1..=10).map(Some)).collect();
    assert_eq!(turns, expected);
    assert_eq!(course.lead_changes(), 0);
    // Until the third turn the first two were level.
    assert_eq!(course.decision().unwrap().point.turn, Some(4));
}

#[test]
fn the_end_has_the_lock_holders_and_the_longest_row() {
    let game = played();
    let lockers = Color::ALL.map(|row| game.table().lock_holders(row));
    let (both, third) = (vec![seat(0), seat(1)], vec![seat(2)]);
    assert_eq!(lockers, [both, vec![], third, vec![]]);
    let longest = LongestRow {
        crosses: 8,
        rows: vec![(seat(0), Color::Red), (seat(2), Color::Green)],
    };
    assert_eq!(game.table().longest_row(), Some(longest));
    let empty = begun("classic", Mode::Turns, 2);
    assert_eq!(empty.table().longest_row(), None);
}

#[test]
fn every_move_has_a_position_with_the_table_after_it() {
    let game = played();
    let moments: Vec<_> = game.positions().collect();
    let crosses: usize = TURNS.iter().map(|crosses| crosses.len()).sum();
    assert_eq!(moments.len(), 1 + crosses + 1 + TURNS.len());
    assert_eq!(moments[0].seq, 4);
    assert_eq!(moments[0].table.totals(), [0, 0, 0]);
    assert_eq!(moments[2].table.totals(), [3, 0, 0]);
    assert_eq!(&moments.last().unwrap().table, game.table());
}

#[test]
fn undone_and_rewound_moves_are_not_in_the_timeline() {
    let mut game = begun("classic", Mode::Turns, 2);
    cross(&mut game, 0, Color::Red, 5);
    act(&mut game, 0, By::Seat, Action::Undo {});
    cross(&mut game, 0, Color::Red, 2);
    act(&mut game, 0, By::Seat, Action::EndTurn { turn: 1 });
    cross(&mut game, 1, Color::Blue, 9);
    act(&mut game, 0, By::Host, Action::Rewind { to: 6 });
    act(&mut game, 0, By::Host, Action::Finish {});
    let seqs: Vec<Seq> = game.positions().map(|moment| moment.seq).collect();
    // The start, red 2 and the end of the game, each by its number in the log.
    assert_eq!(seqs, [3, 6, 10]);
    let course = game.timeline();
    assert_eq!(course.points().len(), 2);
    assert_eq!(course.points()[1].totals, [1, 0]);
}

#[test]
fn without_turns_the_timeline_has_the_points_after_each_move_and_the_lead_may_change() {
    let mut game = begun("classic", Mode::Sheet, 2);
    for (seat, row, number) in [
        (0, Color::Red, 2),
        (1, Color::Yellow, 2),
        (1, Color::Yellow, 3),
        (0, Color::Red, 3),
        (0, Color::Red, 4),
    ] {
        cross(&mut game, seat, row, number);
    }
    act(&mut game, 0, By::Host, Action::Finish {});
    let course = game.timeline();
    let totals: Vec<&[i32]> = course.points().iter().map(|step| &*step.totals).collect();
    let expected = [[0, 0], [1, 0], [1, 1], [1, 3], [3, 3], [6, 3], [6, 3]];
    assert_eq!(totals, expected);
    assert!(course.points().iter().all(|step| step.turn.is_none()));
    // The first seat led, then the second, then the first again.
    assert_eq!(course.lead_changes(), 2);
    assert_eq!(course.decision().unwrap().point.totals, [6, 3]);
    assert_eq!(course.decision().unwrap().point.seq, 8);
}

#[test]
fn a_tie_is_decided_where_it_came_about_and_a_game_without_a_lead_nowhere() {
    let mut game = begun("classic", Mode::Sheet, 3);
    cross(&mut game, 0, Color::Red, 2);
    cross(&mut game, 1, Color::Red, 2);
    let course = game.timeline();
    assert_eq!(course.decision().unwrap().winners, [seat(0), seat(1)]);
    let mut level = begun("classic", Mode::Turns, 2);
    act(&mut level, 0, By::Host, Action::Finish {});
    assert_eq!(level.timeline().decision(), None);
    assert_eq!(level.timeline().lead_changes(), 0);
    let mut alone = begun("classic", Mode::Sheet, 1);
    cross(&mut alone, 0, Color::Red, 2);
    assert_eq!(alone.timeline().decision(), None);
}

#[test]
fn a_decision_names_those_who_were_overtaken_and_whether_it_came_first_or_last() {
    let course = played().timeline();
    let decision = course.decision().unwrap();
    assert_eq!(decision.winners, [seat(0)]);
    // The first two were level before.
    assert!(decision.overtaken.is_none() && !decision.is_first && !decision.is_last);
    let mut game = begun("classic", Mode::Turns, 2);
    cross(&mut game, 0, Color::Red, 2);
    act(&mut game, 0, By::Seat, Action::EndTurn { turn: 1 });
    let first = game.timeline();
    let first = first.decision().unwrap();
    assert!(first.overtaken.is_none() && first.is_first && first.is_last);
    cross(&mut game, 1, Color::Red, 2);
    cross(&mut game, 1, Color::Red, 3);
    act(&mut game, 1, By::Seat, Action::EndTurn { turn: 2 });
    let course = game.timeline();
    let decision = course.decision().unwrap();
    assert_eq!(decision.winners, [seat(1)]);
    assert_eq!(decision.overtaken, Some(seat(0)));
    assert_eq!(decision.point.turn, Some(2));
    assert!(!decision.is_first && decision.is_last);
}
