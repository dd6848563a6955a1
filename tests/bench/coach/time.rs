//! Prints how long a report takes, by the number of seats.

#![allow(clippy::unwrap_used)]

use std::time::Instant;

use rowlock_coach::{Effort, Report, seed_of};
use rowlock_rules::Mode;

#[path = "../../coach/support.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod support;

fn main() {
    for mode in [Mode::Dice, Mode::Turns] {
        for seats in [1, 2, 3, 4, 6, 8] {
            let mut most = 0.0_f64;
            let mut sum = 0.0;
            let games = 4;
            let (mut decisions, mut mistakes) = (0, 0);
            for number in 0..games {
                let game = support::played("classic", mode, seats, number);
                let seed = seed_of(&format!("{number}"));
                let start = Instant::now();
                let report = Report::of(&game, seed, None, Effort::USUAL, &|| false).unwrap();
                let seconds = start.elapsed().as_secs_f64();
                most = most.max(seconds);
                sum += seconds;
                decisions += report.seats.iter().map(|seat| seat.decisions).sum::<u32>();
                mistakes += report.seats.iter().map(|seat| seat.mistakes).sum::<u32>();
            }
            println!(
                "{mode:?} with {seats} seats: {:.1} s, at most {most:.1} s; {} decisions a game, {} of them said",
                sum / games as f64,
                decisions / games as u32,
                mistakes / games as u32,
            );
        }
    }
}
