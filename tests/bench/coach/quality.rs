//! Prints how well the coach judges: calibration, agreement with many more games, mistakes, and what mode `turns` says.
//!
//! `cargo run --release -p rowlock-coach --example quality -- DECISIONS GAMES`; the design asks for 300 and 100,000.

#![allow(clippy::unwrap_used)]

use std::time::Instant;

use rowlock_coach::{
    Choice, Decision, Effort, LEAST_LOSS, Policy, Position, Report, Roll, Sample, Stream,
    TurnRecord, WhiteSum, color_spots, judge, outcome, white_spots,
};
use rowlock_rules::{Game, Mode};

#[path = "../../coach/support.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod support;

/// A game in which each seat does something else than the policy with this chance, in per cent.
fn careless(seats: usize, mode: Mode, seed: u64, per_cent: u32) -> Game {
    let mut stream = Stream::part(seed, 99);
    support::played_by(
        "classic",
        mode,
        seats,
        seed,
        |policy, position, roll, mut choices| {
            for (seat, choice) in choices.iter_mut().enumerate().take(seats) {
                if stream.below(100) < per_cent {
                    *choice = any(policy, position, seat, roll, &mut stream);
                }
            }
            choices
        },
    )
}

/// A choice that the rules allow.
fn any(
    policy: &Policy,
    position: &Position,
    seat: usize,
    roll: &Roll,
    stream: &mut Stream,
) -> Choice {
    let sheet = &position.sheets[seat];
    let sum = roll.white[0] + roll.white[1];
    let mut all = vec![Choice::default()];
    let whites = white_spots(&policy.layout, sheet, position.closed, sum);
    all.extend(whites.into_iter().map(|spot| Choice {
        white: Some(spot),
        color: None,
    }));
    if seat == usize::from(position.active) {
        color_spots(&policy.layout, sheet, (position.closed, 0), roll, |spot| {
            all.push(Choice {
                white: None,
                color: Some(spot),
            });
        });
    }
    all[stream.below(all.len() as u32) as usize]
}

fn calibration() {
    for (name, per_cent) in [("the policy", 0), ("careless players", 10)] {
        let mut tenths = [(0.0, 0.0, 0.0); 10];
        let mut positions = 0;
        let mut seed = 0;
        while positions < 5000 {
            seed += 1;
            let seats = 2 + (seed % 3) as usize;
            let policy = support::policy("classic", seats as u8);
            let game = careless(seats, Mode::Dice, seed, per_cent);
            let records = TurnRecord::all(&game, &policy.layout);
            let totals = game.table().totals();
            let most = totals.iter().max().unwrap();
            let winners = totals.iter().filter(|total| *total == most).count() as f64;
            // One position of each game, as those of one game come out the same.
            let number = Stream::part(seed, 3).below(records.len() as u32) as usize;
            let mut sample = Sample::new(records[number].before, seed);
            sample.extend(&policy, 256);
            for (seat, total) in totals.iter().enumerate() {
                let stated = sample.wins(seat);
                let came = if total == most { 1.0 / winners } else { 0.0 };
                let tenth = &mut tenths[((stated * 10.0) as usize).min(9)];
                *tenth = (tenth.0 + stated, tenth.1 + came, tenth.2 + 1.0);
                positions += 1;
            }
        }
        println!("calibration with {name}, {positions} positions: stated, came, how many");
        for (stated, came, count) in tenths {
            let per_cent = |sum: f64| 100.0 * sum / count;
            println!(
                "  {:5.1} % {:5.1} %  {count}",
                per_cent(stated),
                per_cent(came)
            );
        }
    }
}

fn agreement(wanted: usize, games: usize) {
    let start = Instant::now();
    let (mut count, mut named, mut close) = (0, 0, 0);
    let (mut small, mut small_said, mut large, mut large_said) = (0, 0, 0, 0);
    let mut seed = 5000;
    let mut stream = Stream::new(8);
    while count < wanted {
        seed += 1;
        let seats = 2 + (seed % 3) as usize;
        let policy = support::policy("classic", seats as u8);
        let game = careless(seats, Mode::Dice, seed, 15);
        let records = TurnRecord::all(&game, &policy.layout);
        for record in &records {
            for decision in Decision::all(&policy.layout, record) {
                if count == wanted || stream.below(20) > 0 {
                    continue;
                }
                count += 1;
                let seat = decision.seat;
                let mut played = Sample::new(record.after, seed * 1000 + count as u64);
                let found = judge(
                    &policy,
                    (record, &decision),
                    &mut played,
                    Effort::USUAL,
                    &|| false,
                );
                let mut base = Sample::new(record.after, u64::MAX - seed);
                base.extend(&policy, games);
                let truths: Vec<(Choice, f64)> = decision
                    .others
                    .iter()
                    .filter_map(|&choice| {
                        let after = outcome(&policy.layout, record, seat, choice)?;
                        // Those that are far behind need no more games.
                        let mut sample = base.of_other(after);
                        sample.extend(&policy, games / 50);
                        let gain = sample.gain(&base, seat, games / 50);
                        if gain.mean + 5.0 * gain.error > 0.0 {
                            sample.extend(&policy, games);
                        }
                        let risk = sample.wins(seat) < base.wins(seat) - 0.01;
                        let gain = sample.gain(&base, seat, games).mean;
                        Some((choice, if risk { gain.min(0.0) } else { gain }))
                    })
                    .collect();
                let best = truths.iter().map(|it| it.1).fold(0.0, f64::max);
                let said = found.filter(|better| better.is_worth_saying());
                let of_named = said.map_or(0.0, |better| {
                    truths
                        .iter()
                        .find(|it| it.0 == better.choice)
                        .map_or(-99.0, |it| it.1)
                });
                let stated = said.map_or(0.0, |better| better.loss.mean);
                named += usize::from(best - of_named <= 0.3);
                close += usize::from((best - stated).abs() <= 0.5);
                if best < LEAST_LOSS {
                    small += 1;
                    small_said += usize::from(said.is_some());
                }
                if best >= 3.0 {
                    large += 1;
                    large_said += usize::from(said.is_some());
                }
            }
        }
    }
    let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
    println!(
        "agreement with {games} games, {count} decisions, {:.0?}:",
        start.elapsed()
    );
    println!(
        "  best named, or within 0.3 points: {:.1} %",
        share(named, count)
    );
    println!(
        "  loss stated within 0.5 points: {:.1} %",
        share(close, count)
    );
    println!(
        "  said, of {small} with a loss below 0.3: {:.1} %",
        share(small_said, small)
    );
    println!(
        "  said, of {large} with a loss of 3 or more: {:.1} %",
        share(large_said, large)
    );
}

/// Whether mode `turns` says something about rolls that its log does not give away, or something wrong about them.
fn silence(games: u64) {
    let effort = Effort {
        first: 64,
        most: 256,
        others: 4,
    };
    let (mut said, mut wrong) = (0, 0);
    let mut sums = [(0, 0); 4];
    for seed in 0..games {
        let seats = 2 + (seed % 4) as usize;
        let layout = support::layout("classic");
        let game = careless(seats, Mode::Turns, seed, 10);
        let rolled = careless(seats, Mode::Dice, seed, 10);
        let rolled = TurnRecord::all(&rolled, &layout);
        let silent = TurnRecord::all(&game, &layout);
        for record in &silent {
            let is_known = WhiteSum::of(&layout, record).number().is_some();
            sums[seats - 2].0 += u32::from(is_known);
            sums[seats - 2].1 += 1_u32;
        }
        let report = Report::of(&game, seed, None, effort, &|| false).unwrap();
        for moment in report.seats.iter().flat_map(|seat| &seat.moments) {
            said += 1;
            let turn = moment.turn as usize - 1;
            let known = WhiteSum::of(&layout, &silent[turn]).number();
            let sum = rolled[turn].roll.map(|roll| roll.white[0] + roll.white[1]);
            let mut numbers = [moment.played.white, moment.better.white]
                .into_iter()
                .flatten();
            let fits = known.is_some() && known == sum && numbers.all(|it| Some(it.number) == sum);
            wrong += usize::from(!fits);
        }
    }
    println!(
        "mode turns: {wrong} of {said} moments in {games} games are about what the log does not give away"
    );
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|it| it.parse().ok());
    let decisions = numbers.next().unwrap_or(300);
    let games = numbers.next().unwrap_or(100_000);
    silence(500);
    calibration();
    agreement(decisions, games);
}
