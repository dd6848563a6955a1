//! The fast simulator plays by the rules of the program.

use rowlock_coach::{
    Choice, Choices, Layout, Policy, Position, Sample, Stream, Weights, color_spots, white_spots,
};
use rowlock_rules::{Action, Color, Cross, DiceUse, Game, HouseRules, Mode, Seat, Table};

use super::second_simulator::{self, OwnDice};
use super::support::{act, begun_with, board, cross_with, dice, policy, space};

/// The crosses that the table takes from this seat with this use.
fn taken(table: &Table, seat: usize, usage: DiceUse) -> Vec<(Color, u8)> {
    let seat = Seat::new(seat).unwrap();
    let actor = rowlock_rules::Actor {
        seat,
        by: rowlock_rules::By::Host,
    };
    let board = &table.setup().board;
    let all = board
        .rows
        .iter()
        .flat_map(|(row, printed)| printed.numbers().map(move |number| (row, number)));
    let takes = |&(row, number): &(Color, u8)| {
        let cross = Cross {
            usage: Some(usage),
            ..Cross::number(row, number)
        };
        table.decide(actor, Action::Cross(cross)).is_ok()
    };
    let mut taken: Vec<_> = all.filter(takes).collect();
    taken.sort_unstable();
    taken
}

fn spaces(layout: &Layout, spots: &[rowlock_coach::Spot]) -> Vec<(Color, u8)> {
    let mut spaces: Vec<_> = spots.iter().map(|&spot| space(layout, spot)).collect();
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

fn one<T: Copy>(stream: &mut Stream, options: &[T], chance: u32) -> Option<T> {
    let is_taken = !options.is_empty() && stream.below(100) < chance;
    is_taken.then(|| options[stream.below(options.len() as u32) as usize])
}

/// Plays a game at random by both, and compares what is allowed, and how it goes.
fn compare(id: &str, seats: usize, seed: u64, color_required: bool) -> usize {
    let mut stream = Stream::new(seed);
    let rules = HouseRules {
        color_required,
        ..HouseRules::default()
    };
    let mut game: Game = begun_with(id, Mode::Dice, rules, seats);
    let layout = Layout::of(&board(id), color_required).unwrap();
    let policy = Policy::new(layout.clone(), seats as u8, Weights::FOUND);
    let mut position = Position::start(seats as u8);
    let mut turns = 0;
    let chance = 60 + stream.below(40);
    while !position.is_over {
        turns += 1;
        let number = |stream: &mut Stream| 1 + stream.below(u32::from(board(id).die_sides)) as u8;
        let roll = rowlock_coach::Roll {
            white: [number(&mut stream), number(&mut stream)],
            colored: [0; 4].map(|_| number(&mut stream)),
        };
        let active = usize::from(position.active);
        assert_eq!(game.table().active(), Seat::new(active));
        act(
            &mut game,
            active,
            Action::Roll(dice(&roll, position.closed)),
        );
        let mut choices = Choices::default();
        let sum = roll.white[0] + roll.white[1];
        for (seat, choice) in choices.iter_mut().enumerate().take(seats) {
            let whites = white_spots(&layout, &position.sheets[seat], position.closed, sum);
            assert_eq!(
                spaces(&layout, &whites),
                taken(game.table(), seat, DiceUse::White)
            );
            choice.white = one(&mut stream, &whites, chance);
        }
        let mut locked = 0;
        for (seat, choice) in choices.iter().enumerate().take(seats) {
            if let Some(spot) = choice.white {
                cross_with(&mut game, seat, space(&layout, spot), Some(DiceUse::White));
                let is_locked = game
                    .table()
                    .sheet(Seat::new(seat).unwrap())
                    .unwrap()
                    .row(Color::ALL[usize::from(spot.row)])
                    .locked();
                locked |= u8::from(is_locked) << spot.row;
            }
        }
        let mut sheet = position.sheets[active];
        if let Some(spot) = choices[active].white {
            sheet.last[usize::from(spot.row)] = spot.place;
            sheet.crosses[usize::from(spot.row)] += board(id).rows
                [Color::ALL[usize::from(spot.row)]]
            .spaces[usize::from(spot.place) - 1]
                .crosses();
        }
        let mut colors = Vec::new();
        color_spots(&layout, &sheet, (position.closed, locked), &roll, |spot| {
            colors.push(spot)
        });
        if game.table().end_reason().is_none() {
            assert_eq!(
                spaces(&layout, &colors),
                taken(game.table(), active, DiceUse::Color)
            );
        }
        choices[active].color = one(&mut stream, &colors, chance);
        if let Some(spot) = choices[active].color {
            cross_with(
                &mut game,
                active,
                space(&layout, spot),
                Some(DiceUse::Color),
            );
        }
        if game.table().end_reason().is_none() {
            let turn = game.table().turn().unwrap();
            act(&mut game, active, Action::EndTurn { turn });
        }
        policy.carry_out(&mut position, &roll, &choices);
        let totals: Vec<i32> = position.sheets[..seats]
            .iter()
            .map(|sheet| sheet.points(&layout))
            .collect();
        assert_eq!(totals, game.table().totals(), "{id} {seed}");
        assert_eq!(
            position.is_over,
            game.table().end_reason().is_some(),
            "{id} {seed}"
        );
        if !position.is_over {
            assert_eq!(position, Position::of(game.table()));
        }
    }
    turns
}

#[test]
fn it_allows_the_same_and_ends_the_same_as_the_rules() {
    let mut turns = 0;
    for id in ["classic", "mixx-a", "mixx-b", "double-b"] {
        for seats in 1..=5 {
            for seed in 0..6 {
                turns += compare(id, seats, seed * 100 + seats as u64, false);
            }
        }
    }
    turns += compare("classic", 8, 7, false);
    for seed in 0..10 {
        turns += compare("classic", 3, seed, true);
    }
    assert!(turns > 500, "{turns}");
}

#[test]
fn boards_whose_rows_do_not_say_everything_have_no_layout() {
    for (id, has_layout) in [
        ("classic", true),
        ("mixx-a", true),
        ("mixx-b", true),
        ("double-b", true),
        ("longo", false),
        ("big-points", false),
        ("double-a", false),
        ("connected-steps", false),
        ("connected-chain", false),
        ("bonus-a", false),
        ("bonus-b", false),
        ("x-change", false),
        ("connect-15", false),
        ("lucky-15", false),
    ] {
        assert_eq!(Layout::of(&board(id), false).is_some(), has_layout, "{id}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let policy = policy("classic", 4);
    let start = Position::start(4);
    assert_eq!(policy.play_out(&start, 5), policy.play_out(&start, 5));
    let different =
        (0..20).filter(|&seed| policy.play_out(&start, seed) != policy.play_out(&start, 5));
    assert!(different.count() > 15);
}

#[test]
fn a_choice_without_a_cross_is_a_penalty() {
    let policy = policy("classic", 2);
    let mut position = Position::start(2);
    let roll = rowlock_coach::Roll {
        white: [1, 2],
        colored: [1; 4],
    };
    policy.carry_out(&mut position, &roll, &[Choice::default(); 8]);
    assert_eq!((position.sheets[0].penalties, position.active), (1, 1));
}

#[test]
fn a_second_simulator_plays_the_same_turns_with_the_same_dice() {
    let mut ended_by_others = 0;
    for seats in 2..=4 {
        let policy = policy("classic", seats);
        for seed in 0..400 {
            let mut dice = OwnDice::new(seed);
            let mut position = Position::start(seats);
            while !position.is_over {
                let roll = dice.roll();
                let (before, mut second) = (position, position);
                policy.play_turn(&mut position, &roll);
                second_simulator::take_turn(&policy, &mut second, &roll);
                assert_eq!(position, second, "{before:?} {roll:?}");
                let active = usize::from(before.active);
                let has_crossed = position.sheets[active] != before.sheets[active];
                ended_by_others += u32::from(position.is_over && !has_crossed);
            }
        }
    }
    // In some of them another seat ended the game, so that the active one had no penalty.
    assert!(ended_by_others > 0);
}

#[test]
fn a_second_simulator_comes_to_the_same_points_and_wins() {
    const GAMES: usize = 4000;
    for seats in 2..=4 {
        let policy = policy("classic", seats);
        let start = Position::start(seats);
        let mut sample = Sample::new(start, 7);
        sample.extend(&policy, GAMES);
        let mut dice = OwnDice::new(7);
        let games: Vec<[i32; 8]> = (0..GAMES)
            .map(|_| second_simulator::play_out(&policy, &start, &mut dice))
            .collect();
        for seat in 0..usize::from(seats) {
            let one = sample.points(seat);
            let points: f64 = games.iter().map(|totals| f64::from(totals[seat])).sum();
            let other = points / GAMES as f64;
            // Both means have an error.
            let apart = (one.mean - other).abs();
            assert!(
                apart < 4.0 * 1.5 * one.error,
                "{seats} {seat}: {one:?} {other}"
            );
            let shares = games.iter().map(|totals| {
                let totals = &totals[..usize::from(seats)];
                let most = totals.iter().max().unwrap();
                let winners = totals.iter().filter(|total| *total == most).count();
                match totals[seat] == *most {
                    true => 1.0 / winners as f64,
                    false => 0.0,
                }
            });
            let (one, other) = (sample.wins(seat), shares.sum::<f64>() / GAMES as f64);
            let error = (one * (1.0 - one) / GAMES as f64).sqrt();
            let apart = (one - other).abs();
            assert!(apart < 4.0 * 1.5 * error, "{seats} {seat}: {one} {other}");
        }
    }
}
