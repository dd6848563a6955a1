//! Prints how many seconds of one core a report takes, by the number of seats, and on the longest game of eight.

#![allow(clippy::unwrap_used)]

use std::time::Instant;

use rowlock_coach::{Effort, Report, seed_of};
use rowlock_rules::{Game, Mode};

#[path = "../../coach/support.rs"]
#[expect(dead_code, reason = "the tests use more of it")]
mod support;

/// The seconds that this program has run on a core; where the system does not say it, those that have passed.
fn seconds(start: Instant) -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split(' ').collect();
    let ticks = fields.get(12).and_then(|ticks| ticks.parse::<f64>().ok());
    ticks.map_or_else(|| start.elapsed().as_secs_f64(), |ticks| ticks / 100.0)
}

/// The report on a game, and the seconds that it took.
fn timed(game: &Game, name: &str) -> (Report, f64) {
    let start = Instant::now();
    let began = seconds(start);
    let report = Report::of(game, seed_of(name), None, Effort::USUAL, &|| false).unwrap();
    (report, seconds(start) - began)
}

fn main() {
    for mode in [Mode::Dice, Mode::Turns] {
        for seats in [1, 2, 4, 8] {
            let mut most = 0.0_f64;
            let mut sum = 0.0;
            let games = 6;
            let (mut decisions, mut mistakes) = (0, 0);
            for number in 0..games {
                let game = support::played("classic", mode, seats, number);
                let (report, taken) = timed(&game, &number.to_string());
                most = most.max(taken);
                sum += taken;
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
        let (report, taken) = timed(&support::longest(mode), "longest");
        println!(
            "{mode:?}, the longest game of eight: {taken:.1} s; {} turns, {} games after each choice, {} decisions, {} of them said",
            report.expected.len() - 1,
            report.games.unwrap_or_default(),
            report.seats.iter().map(|seat| seat.decisions).sum::<u32>(),
            report.seats.iter().map(|seat| seat.mistakes).sum::<u32>(),
        );
    }
}
