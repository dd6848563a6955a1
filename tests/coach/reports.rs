//! Reports: what is judged, what adds up, and what is not said.

use std::cell::Cell;

use rowlock_coach::{
    Choice, Crossed, Decision, Depth, Effort, NoReport, Points, REPORT_VERSION, Report, Roll,
    Sample, SmallSheet, SoloTable, TurnRecord, WhiteSum, outcome,
};
use rowlock_rules::{Action, Color, Correction, DiceUse, Game, Mode, SpaceName};

use super::support::{
    act, begun, cross_with, dice, layout, longest, played, played_by, policy, space,
};

const LITTLE: Effort = Effort {
    first: 32,
    most: 256,
    others: 4,
};

fn report(game: &Game) -> Report {
    Report::of(game, 1, None, LITTLE, &|| false).unwrap()
}

fn assert_adds_up(report: &Report) {
    for seat in &report.seats {
        let change = seat.luck.unwrap() - seat.given_away + seat.other.unwrap();
        assert_eq!(seat.start + change, seat.end, "{seat:?}");
    }
}

#[test]
fn in_mode_dice_luck_less_what_was_given_away_is_the_result() {
    for seats in [1, 2, 4] {
        let game = played("classic", Mode::Dice, seats, 3);
        let report = report(&game);
        assert_eq!(
            (report.version, report.depth),
            (REPORT_VERSION, Depth::Rolls)
        );
        assert_adds_up(&report);
        let totals = game.table().totals();
        assert_eq!(report.seats.len(), seats);
        for (seat, total) in report.seats.iter().zip(totals) {
            assert_eq!(seat.end, Points(total * 100));
            assert_eq!(seat.other, Some(Points(0)));
            assert!(seat.decisions > 5 && seat.moments.len() <= 3, "{seat:?}");
        }
        let turns = TurnRecord::all(&game, &layout("classic")).len();
        assert_eq!(report.expected.len(), turns + 1);
        assert!(report.expected[1..].iter().all(|point| point.is_rest_luck));
        for seat in &report.seats {
            let lost = report
                .expected
                .iter()
                .map(|point| point.given_away[seat.seat.index()]);
            assert_eq!(lost.sum::<Points>(), seat.given_away);
        }
        assert!(report.moments.len() <= 3);
        let losses: Vec<Points> = report.moments.iter().map(|moment| moment.loss).collect();
        assert!(losses.is_sorted_by(|one, other| one >= other));
        assert!(losses.iter().all(|&loss| loss >= Points(30)));
    }
}

#[test]
fn a_report_is_the_same_each_time_and_survives_json() {
    let game = played("mixx-b", Mode::Dice, 2, 8);
    let report = report(&game);
    assert_eq!(report, self::report(&game));
    let json = serde_json::to_string(&report).unwrap();
    assert_eq!(serde_json::from_str::<Report>(&json).unwrap(), report);
}

#[test]
fn a_planted_mistake_is_found() {
    let mut found = 0;
    for seed in 0..6 {
        // The second seat jumps far in its third turn.
        let turn = Cell::new(0);
        let planted = Cell::new(0);
        let game = played_by(
            "classic",
            Mode::Dice,
            2,
            seed,
            |policy, position, roll, choices| {
                turn.set(turn.get() + 1);
                let mut choices = choices;
                let sheet = &position.sheets[1];
                let sum = roll.white[0] + roll.white[1];
                let whites =
                    rowlock_coach::white_spots(&policy.layout, sheet, position.closed, sum);
                let far = whites
                    .into_iter()
                    .max_by_key(|spot| spot.place - sheet.last[usize::from(spot.row)]);
                let is_far = far
                    .is_some_and(|spot| spot.place >= 8 && sheet.last[usize::from(spot.row)] <= 2);
                if planted.get() == 0 && position.active == 0 && is_far {
                    choices[1] = Choice {
                        white: far,
                        color: None,
                    };
                    planted.set(turn.get());
                }
                choices
            },
        );
        if planted.get() == 0 || planted.get() > 12 {
            continue;
        }
        let report = report(&game);
        let moments = &report.seats[1].moments;
        assert!(
            moments.iter().any(|moment| moment.turn == planted.get()),
            "{seed}: {moments:?}"
        );
        found += 1;
    }
    assert!(found >= 3, "{found}");
}

#[test]
fn a_best_choice_was_judged_and_is_ahead_of_the_next_best_cross_with_other_dice_too() {
    let policy = policy("classic", 2);
    let mut found = 0;
    for (seed, mode) in (0..3).flat_map(|seed| [(seed, Mode::Dice), (seed, Mode::Turns)]) {
        let game = played("classic", mode, 2, seed);
        let records = TurnRecord::all(&game, &policy.layout);
        for seat in report(&game).seats {
            let Some(best) = seat.best else {
                continue;
            };
            found += 1;
            let record = &records[best.turn as usize - 1];
            let decisions = Decision::all(&policy.layout, record);
            let index = seat.seat.index();
            let decision = decisions.iter().find(|it| it.seat == index).unwrap();
            assert_eq!((best.seat, best.seq), (seat.seat, decision.seq));
            assert_eq!(best.is_active, record.active() == index);
            assert!(seat.moments.iter().all(|moment| moment.turn != best.turn));
            let crossed = |choice: Choice| {
                let spots = [choice.white, choice.color];
                spots.map(|spot| spot.map(|spot| space(&policy.layout, spot)))
            };
            let said = |choice: Crossed| {
                let spaces = [choice.white, choice.color];
                spaces.map(|space| space.map(|space| (space.row, space.number)))
            };
            assert_eq!(crossed(decision.played), said(best.played));
            // To cross what is there, and no less, is no choice.
            let mut next = said(best.next).into_iter().flatten();
            assert!(next.any(|space| !said(best.played).contains(&Some(space))));
            let others = decision.others.iter();
            let mut next = others.filter(|&&choice| crossed(choice) == said(best.next));
            let next = outcome(&policy.layout, record, index, *next.next().unwrap());
            let mut played = Sample::new(record.after, 4711);
            let mut other = played.of_other(next.unwrap());
            played.extend(&policy, 2000);
            other.extend(&policy, 2000);
            let lead = played.gain(&other, index, 2000);
            assert!(lead.mean > 0.2, "{best:?}: {lead:?}");
            // The report has an eighth of these games, so a larger error.
            let error = lead.error.hypot(lead.error * f64::sqrt(8.0));
            let difference = (lead.mean - best.lead.as_f64()).abs();
            assert!(difference < 4.0 * error, "{best:?}: {lead:?}");
        }
    }
    assert!(found >= 6, "{found}");
}

/// A game of two whose first seat is far ahead and ends it with the lock of red.
fn ended_ahead() -> Game {
    let mut game = begun("classic", Mode::Dice, 2);
    for (row, numbers) in [(Color::Red, 2..7), (Color::Yellow, 2..12)] {
        for number in numbers {
            let crossed = Correction::Space {
                space: SpaceName::number(row, number),
                crossed: true,
            };
            act(&mut game, 0, Action::Correct(crossed));
        }
    }
    let turns = [
        (0, [6, 6], (Color::Yellow, 12)),
        (1, [1, 2], (Color::Red, 3)),
        (0, [6, 6], (Color::Red, 12)),
    ];
    for (turn, (seat, white, space)) in (1..).zip(turns) {
        let colored = [1, 1, 1, 6];
        let closed = if turn > 1 {
            1 << Color::Yellow as u8
        } else {
            0
        };
        let roll = dice(&Roll { white, colored }, closed);
        act(&mut game, seat, Action::Roll(roll));
        cross_with(&mut game, seat, space, Some(DiceUse::White));
        act(&mut game, seat, Action::EndTurn { turn });
    }
    game
}

#[test]
fn a_cross_with_which_the_game_was_won_is_never_worse() {
    let game = ended_ahead();
    assert!(game.table().end_reason().is_some());
    let totals = game.table().totals();
    assert!(totals[0] > totals[1] + 50, "{totals:?}");
    let report = report(&game);
    assert_eq!(report.depth, Depth::Rolls);
    let [winner, _] = &report.seats[..] else {
        panic!("{report:?}");
    };
    assert!(winner.decisions > 0);
    assert_eq!((winner.mistakes, &winner.moments[..]), (0, &[][..]));
    assert_adds_up(&report);
}

#[test]
fn in_mode_turns_only_known_sums_are_judged() {
    let game = played("classic", Mode::Turns, 4, 5);
    let report = report(&game);
    assert_eq!(report.depth, Depth::WhiteSums);
    let layout = layout("classic");
    let records = TurnRecord::all(&game, &layout);
    let known = records
        .iter()
        .filter(|record| WhiteSum::of(&layout, record).number().is_some());
    let most = known.count() * 4;
    let decisions: u32 = report.seats.iter().map(|seat| seat.decisions).sum();
    assert!(
        decisions > 20 && decisions as usize <= most,
        "{decisions} of {most}"
    );
    for seat in &report.seats {
        assert_eq!((seat.luck, seat.other), (None, None));
        for moment in &seat.moments {
            let record = &records[moment.turn as usize - 1];
            let sum = WhiteSum::of(&layout, record).number();
            let numbers = [moment.played.white, moment.better.white]
                .into_iter()
                .flatten();
            assert!(
                numbers
                    .map(|space| Some(space.number))
                    .all(|number| number == sum)
            );
            // Of the active seat nothing is said but the row.
            if moment.is_active {
                assert_eq!(moment.played.color, moment.better.color);
            }
        }
    }
}

#[test]
fn a_player_alone_is_judged_exactly() {
    // The end of a game, as the whole table takes too long here.
    let game = played("classic", Mode::Dice, 1, 4);
    let late = SmallSheet {
        last: [9; 4],
        crosses: [5; 4],
        locks: 0,
        penalties: 0,
    };
    let table = SoloTable::make_from(&late, 2, &|| false).unwrap();
    let report = Report::of(&game, 1, Some(&table), LITTLE, &|| false).unwrap();
    assert_eq!(report.depth, Depth::Exact);
    assert_adds_up(&report);
    // At a table of two it is not used.
    let game = played("classic", Mode::Dice, 2, 4);
    let report = Report::of(&game, 1, Some(&table), LITTLE, &|| false).unwrap();
    assert_eq!(report.depth, Depth::Rolls);
}

#[test]
fn boards_and_modes_that_are_not_judged_have_facts() {
    let mut game = begun("bonus-a", Mode::Turns, 2);
    assert_eq!(
        Report::of(&game, 1, None, LITTLE, &|| false),
        Err(NoReport::NotOver)
    );
    act(&mut game, 0, Action::Finish {});
    assert_eq!(report(&game).depth, Depth::Facts);
    let mut game = begun("classic", Mode::Sheet, 2);
    act(&mut game, 0, Action::Finish {});
    let report = report(&game);
    assert_eq!(report.depth, Depth::Facts);
    assert!(report.seats.is_empty() && report.expected.is_empty());
}

#[test]
fn a_report_on_the_longest_game_of_eight_plays_as_many_games_as_it_has_time_for() {
    let game = longest(Mode::Dice);
    let report = Report::of(&game, 1, None, Effort::USUAL, &|| false).unwrap();
    let decisions: u32 = report.seats.iter().map(|seat| seat.decisions).sum();
    assert!(
        report.expected.len() > 340 && decisions > 1000,
        "{decisions}"
    );
    // Each choice is compared with the two others that are best.
    let games = decisions * report.games.unwrap() * 3;
    assert!(games < 1_000_000, "{games} games for {decisions} decisions");
}

#[test]
fn games_as_they_are_played_have_the_usual_number_of_games() {
    for seats in [2, 5, 8] {
        for seed in 0..4 {
            for mode in [Mode::Dice, Mode::Turns] {
                let report = report(&played("classic", mode, seats, seed));
                assert_eq!(report.games, None, "{mode:?} {seats} {seed}");
            }
        }
    }
}

#[test]
fn it_can_be_stopped() {
    let game = played("classic", Mode::Dice, 3, 4);
    let asked = Cell::new(0);
    let should_stop = || {
        asked.set(asked.get() + 1);
        asked.get() > 20
    };
    assert_eq!(
        Report::of(&game, 1, None, LITTLE, &should_stop),
        Err(NoReport::Stopped)
    );
    assert!(asked.get() < 40, "{}", asked.get());
}

#[test]
fn a_game_that_was_stopped_or_left_adds_up_too() {
    let mut game = begun("classic", Mode::Dice, 3);
    let whole = played("classic", Mode::Dice, 3, 6);
    // The first nine turns of the game, then a seat leaves, and the host ends it.
    for event in whole.log().iter().skip(4) {
        if game.table().turn() == Some(10) {
            break;
        }
        game.push(event.clone());
    }
    act(&mut game, 1, Action::Leave {});
    act(&mut game, 0, Action::Finish {});
    let report = report(&game);
    assert_adds_up(&report);
    assert!(
        report
            .seats
            .iter()
            .any(|seat| seat.other != Some(Points(0)))
    );
    assert!(report.facts.ended.is_none());
}
