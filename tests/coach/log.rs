//! Logs as they count: facts, white sums, turns with late crosses, and what each seat could have done.

use rowlock_coach::{Decision, Facts, TurnRecord, WhiteSum};
use rowlock_rules::{Action, Color, Correction, Cross, Game, Mode, Seat, SpaceName};

use super::support::{act, begun, cross, layout, played, policy, space};
use Color::{Blue, Green, Red, Yellow};

fn end_turn(game: &mut Game, seat: usize) {
    let turn = game.table().turn().unwrap();
    act(game, seat, Action::EndTurn { turn });
}

fn late(game: &mut Game, turn: u32, seat: usize, row: Color, number: u8) {
    let cross = Cross {
        turn: Some(turn),
        ..Cross::number(row, number)
    };
    act(game, seat, Action::Cross(cross));
}

fn sums(game: &Game) -> Vec<WhiteSum> {
    let layout = layout("classic");
    let records = TurnRecord::all(game, &layout);
    records
        .iter()
        .map(|record| WhiteSum::of(&layout, record))
        .collect()
}

/// A game in mode `turns` of three seats that is stopped after four turns.
fn four_turns() -> Game {
    let mut game = begun("classic", Mode::Turns, 3);
    cross(&mut game, 0, Red, 5);
    cross(&mut game, 0, Green, 10);
    cross(&mut game, 1, Yellow, 5);
    end_turn(&mut game, 0);
    // Nothing is known of the second turn, as only the active seat crosses.
    cross(&mut game, 1, Red, 6);
    end_turn(&mut game, 1);
    cross(&mut game, 0, Blue, 9);
    cross(&mut game, 1, Blue, 8);
    cross(&mut game, 2, Red, 2);
    end_turn(&mut game, 2);
    end_turn(&mut game, 0);
    game
}

#[test]
fn a_cross_of_a_seat_that_is_not_active_tells_the_white_sum() {
    let mut game = four_turns();
    let expected = [
        WhiteSum::Known(5),
        WhiteSum::Unknown,
        WhiteSum::Contradictory,
        WhiteSum::Unknown,
    ];
    assert_eq!(sums(&game)[..4], expected);
    // A cross that comes late tells the sum of its own turn.
    late(&mut game, 2, 0, Yellow, 6);
    assert_eq!(sums(&game)[1], WhiteSum::Known(6));
    // What was undone tells nothing.
    act(&mut game, 0, Action::Undo {});
    assert_eq!(sums(&game)[1], WhiteSum::Unknown);
    // Nor does what a rewind takes away.
    late(&mut game, 2, 2, Green, 6);
    assert_eq!(sums(&game)[1], WhiteSum::Known(6));
    let to = game.seq() - 1;
    act(&mut game, 0, Action::Rewind { to });
    assert_eq!(sums(&game)[1], WhiteSum::Unknown);
}

#[test]
fn seats_that_are_not_active_had_the_sum_or_nothing() {
    let layout = layout("classic");
    let game = four_turns();
    let records = TurnRecord::all(&game, &layout);
    let decisions = Decision::all(&layout, &records[0]);
    let seats: Vec<usize> = decisions.iter().map(|decision| decision.seat).collect();
    assert_eq!(seats, [0, 1, 2]);
    // The active seat could have crossed the five in the three other rows, with the same green ten.
    assert_eq!(decisions[0].others.len(), 2, "{:?}", decisions[0]);
    assert_eq!(space(&layout, decisions[0].played.white.unwrap()), (Red, 5));
    assert_eq!(
        space(&layout, decisions[0].played.color.unwrap()),
        (Green, 10)
    );
    // The second seat crossed in one of four rows, and could have passed; the third passed.
    assert_eq!(decisions[1].others.len(), 4);
    assert_eq!(decisions[2].others.len(), 4);
    assert!(decisions[2].played.white.is_none());
    // Nothing is said of turns whose sum is not known, or known in two ways.
    for record in &records[1..4] {
        assert!(Decision::all(&layout, record).is_empty());
    }
}

#[test]
fn late_crosses_count_in_their_turn_and_corrections_are_not_judged() {
    let layout = layout("classic");
    let mut game = four_turns();
    late(&mut game, 1, 2, Yellow, 5);
    let records = TurnRecord::all(&game, &layout);
    assert_eq!(records[0].made_by(2).count(), 1);
    assert_eq!(records[1].before.sheets[2].last[1], 4);
    assert!(records.iter().take(4).all(|record| record.is_plain));
    // The third seat crossed red two in the third turn, after it.
    assert_eq!(records[2].after.sheets[2].crosses, [1, 1, 0, 0]);
    let correction = Correction::Space {
        space: SpaceName::number(Red, 3),
        crossed: true,
    };
    act(&mut game, 2, Action::Correct(correction));
    cross(&mut game, 0, Green, 8);
    end_turn(&mut game, 1);
    let records = TurnRecord::all(&game, &layout);
    assert!(!records[4].is_plain);
    assert!(Decision::all(&layout, &records[4]).is_empty());
    assert_eq!(records[5].before.sheets[2].crosses, [2, 1, 0, 0]);
}

#[test]
fn records_of_played_games_lead_from_turn_to_turn() {
    for mode in [Mode::Dice, Mode::Turns] {
        for seats in 1..=5 {
            for seed in 0..8 {
                let game = played("classic", mode, seats, seed);
                let records = TurnRecord::all(&game, &layout("classic"));
                assert!(
                    records.iter().all(|record| record.is_plain),
                    "{mode:?} {seats} {seed}"
                );
                for (one, next) in records.iter().zip(records.iter().skip(1)) {
                    assert_eq!(one.after, next.before);
                }
                let last = records.last().unwrap();
                let layout = layout("classic");
                let totals = last.after.sheets.iter().take(seats);
                let totals: Vec<i32> = totals.map(|sheet| sheet.points(&layout)).collect();
                assert_eq!(totals, game.table().totals());
                assert!(last.after.is_over);
            }
        }
    }
}

#[test]
fn every_sum_that_a_log_gives_away_is_the_one_that_was_rolled() {
    let layout = layout("classic");
    let (mut known, mut all) = (0, 0);
    for seed in 0..100 {
        let rolled = played("classic", Mode::Dice, 4, seed);
        let silent = played("classic", Mode::Turns, 4, seed);
        let rolled = TurnRecord::all(&rolled, &layout);
        for (with, without) in rolled.iter().zip(TurnRecord::all(&silent, &layout)) {
            assert_eq!(with.before, without.before);
            let sum = WhiteSum::of(&layout, &without);
            assert_ne!(sum, WhiteSum::Contradictory);
            if let Some(number) = sum.number() {
                assert_eq!(Some(number), WhiteSum::of(&layout, with).number());
                known += 1;
            }
            all += 1;
        }
    }
    // The design counts on 65 to 71 per cent with four players.
    assert!(known * 100 > all * 60, "{known} of {all}");
}

/// A game in which the second seat locks red while the first is ready to, takes penalties, and ends it behind.
fn ended_by_the_second() -> Game {
    let mut game = begun("classic", Mode::Turns, 2);
    let turn = |game: &mut Game, active: usize, crosses: &[(usize, Color, u8)]| {
        for &(seat, row, number) in crosses {
            cross(game, seat, row, number);
        }
        end_turn(game, active);
    };
    turn(&mut game, 0, &[(0, Red, 2), (0, Red, 3), (1, Red, 2)]);
    turn(&mut game, 1, &[(1, Red, 3), (1, Red, 4), (0, Red, 4)]);
    turn(&mut game, 0, &[(0, Red, 5), (0, Red, 6), (1, Red, 5)]);
    turn(&mut game, 1, &[(1, Red, 6), (1, Red, 8), (0, Blue, 6)]);
    turn(&mut game, 0, &[(0, Blue, 5)]);
    turn(&mut game, 1, &[(1, Red, 12)]);
    for number in 2..6 {
        turn(&mut game, 0, &[(0, Yellow, number)]);
        turn(&mut game, 1, &[]);
    }
    game
}

#[test]
fn facts_are_what_the_log_shows() {
    let game = ended_by_the_second();
    assert!(game.table().end_reason().is_some());
    let facts = Facts::of(&game, Some(&policy("classic", 2)));
    let seat = |number| Seat::new(number).unwrap();
    let jumps: Vec<_> = facts
        .jumps
        .iter()
        .map(|it| (it.seat, it.row, it.number, it.skipped))
        .collect();
    let expected = [
        (seat(1), Red, 8, 1),
        (seat(0), Blue, 6, 6),
        (seat(1), Red, 12, 3),
    ];
    assert_eq!(jumps, expected);
    let costs: Vec<f64> = facts
        .jumps
        .iter()
        .map(|it| {
            let [before, after] = it.values.unwrap();
            (before - after).as_f64()
        })
        .collect();
    // To skip one space costs little, to skip half of an empty row much; what a lock skips is almost paid by it.
    assert!(
        costs[0].abs() < 3.0 && costs[1] > 8.0 && costs[2] < 5.0,
        "{costs:?}"
    );
    let lost = &facts.lost_locks[..];
    assert_eq!(lost.len(), 1);
    assert_eq!(
        (lost[0].seat, lost[0].row, lost[0].by, lost[0].crosses),
        (seat(0), Red, Some(seat(1)), 5)
    );
    let penalties: Vec<_> = facts
        .penalties
        .iter()
        .map(|it| (it.seat, it.turn))
        .collect();
    assert_eq!(penalties, [8, 10, 12, 14].map(|turn| (seat(1), Some(turn))));
    let ended = facts.ended.unwrap();
    let totals = game.table().totals();
    assert_eq!((ended.seat, ended.behind), (seat(1), totals[0] - totals[1]));
    let seconds: Vec<_> = facts
        .second_crosses
        .iter()
        .map(|it| (it.turns, it.with_two))
        .collect();
    assert_eq!(seconds, [(7, 2), (7, 2)]);
}

#[test]
fn facts_need_no_turns_and_no_plain_board() {
    let mut game = begun("big-points", Mode::Sheet, 2);
    cross(&mut game, 0, Green, 10);
    act(&mut game, 1, Action::Penalty {});
    act(&mut game, 0, Action::Close { row: Blue });
    cross(&mut game, 0, Red, 4);
    act(&mut game, 0, Action::Undo {});
    act(&mut game, 0, Action::Finish {});
    let facts = Facts::of(&game, None);
    assert_eq!((facts.jumps.len(), facts.penalties.len()), (1, 1));
    assert_eq!(facts.jumps[0].values, None);
    assert!(
        facts.ended.is_none() && facts.lost_locks.is_empty() && facts.second_crosses.is_empty()
    );
}
