//! Searches for better numbers of the policy: changes one or two at random, and keeps what wins against what it has.
//!
//! `cargo bench --package rowlock-coach --bench tune -- SECONDS`

#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};

use rowlock_coach::{Choices, Horizon, Layout, Policy, Position, Shares, Stream, Weights};
use rowlock_rules::Boards;

const GAMES: u64 = 24_000;

fn weights_of(numbers: &[f32; 9]) -> Weights {
    let [
        white,
        color,
        base,
        first,
        second,
        closed,
        seat,
        penalty,
        end_ahead,
    ] = *numbers;
    Weights {
        shares: Shares { white, color },
        horizon: Horizon {
            base,
            first,
            second,
            closed,
            seat,
        },
        penalty,
        end_ahead,
    }
}

fn numbers_of(weights: Weights) -> [f32; 9] {
    let Weights {
        shares: Shares { white, color },
        horizon:
            Horizon {
                base,
                first,
                second,
                closed,
                seat,
            },
        penalty,
        end_ahead,
    } = weights;
    [
        white, color, base, first, second, closed, seat, penalty, end_ahead,
    ]
}

/// Plays a game in which the first policy has the seats of this parity; returns the points.
fn play(policies: [&Policy; 2], parity: usize, seats: u8, seed: u64) -> [i32; 8] {
    let mut position = Position::start(seats);
    let mut stream = Stream::new(seed);
    while !position.is_over {
        let roll = stream.roll(6);
        let rolls = policies.map(|policy| policy.rolls(&position));
        let mut choices = Choices::default();
        for (seat, choice) in choices.iter_mut().enumerate().take(usize::from(seats)) {
            let player = (seat + parity) % 2;
            *choice = policies[player].choice(&position, seat, rolls[player], &roll);
        }
        policies[0].carry_out(&mut position, &roll, &choices);
    }
    position
        .sheets
        .map(|sheet| sheet.points(&policies[0].layout))
}

/// How far the first policy wins more than its share, in per cent, and its points more than the second's.
fn contest(layout: &Layout, first: Weights, second: Weights, seed: u64) -> [(f64, f64); 2] {
    [2_u8, 4].map(|seats| {
        let policies = [first, second].map(|it| Policy::new(layout.clone(), seats, it));
        let policies = [&policies[0], &policies[1]];
        let (mut wins, mut points) = (0.0, 0.0);
        for game in 0..GAMES / u64::from(seats) {
            for parity in 0..2 {
                let totals = play(policies, parity, seats, seed ^ (game << 20));
                let totals = &totals[..usize::from(seats)];
                let most = totals.iter().max().unwrap();
                let winners = totals.iter().filter(|total| *total == most).count() as f64;
                for (seat, total) in totals.iter().enumerate() {
                    let side = if (seat + parity) % 2 == 0 { 1.0 } else { -1.0 };
                    points += side * f64::from(*total);
                    if total == most {
                        wins += side / winners;
                    }
                }
            }
        }
        let games = (GAMES / u64::from(seats) * 2) as f64;
        (50.0 * wins / games, points / games / f64::from(seats) * 2.0)
    })
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|it| it.parse().ok());
    let limit = Duration::from_secs(seconds.unwrap_or(60));
    let boards = Boards::load().unwrap();
    let layout = Layout::of(boards.get("classic").unwrap(), false).unwrap();
    let mut best = numbers_of(Weights::FOUND);
    let mut stream = Stream::new(seconds.unwrap_or(60));
    let start = Instant::now();
    let mut tries = 0;
    while start.elapsed() < limit {
        tries += 1;
        let mut next = best;
        for _ in 0..1 + stream.below(2) {
            let index = stream.below(9) as usize;
            let step = (stream.below(2001) as f32 / 1000.0 - 1.0) * 0.35;
            next[index] += step * next[index].abs().max(0.3);
        }
        let seed = stream.next_number();
        let [two, four] = contest(&layout, weights_of(&next), weights_of(&best), seed);
        // Points and wins, of which neither may get worse for the other.
        let gain = two.0 + four.0 + two.1 + four.1;
        if gain > 1.2 && two.0 > -0.3 && four.0 > -0.3 {
            println!("{tries}: {two:.2?} {four:.2?} {next:.3?}");
            best = next;
        }
    }
    println!("{:#?}", weights_of(&best));
    let [two, four] = contest(&layout, weights_of(&best), Weights::FOUND, 1);
    println!("against the former: {two:.2?} {four:.2?}");
}
