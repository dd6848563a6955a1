//! Prints how long games of the policy take, how they end, and what they come to.

#![allow(clippy::unwrap_used)]

use std::time::Instant;

use rowlock_coach::{Layout, Policy, Position, Weights};
use rowlock_rules::Boards;

fn main() {
    let boards = Boards::load().unwrap();
    for id in ["classic", "mixx-a", "mixx-b", "double-b"] {
        for seats in [1_u8, 2, 3, 4, 6] {
            let layout = Layout::of(boards.get(id).unwrap(), false).unwrap();
            let start = Instant::now();
            let policy = Policy::new(layout, seats, Weights::FOUND);
            let made = start.elapsed();
            let games = 20_000;
            let start = Instant::now();
            let (mut points, mut winners) = (0.0, 0.0);
            for seed in 0..games {
                let totals = policy.play_out(&Position::start(seats), seed);
                let totals = &totals[..usize::from(seats)];
                points += totals.iter().sum::<i32>() as f64 / f64::from(seats);
                winners += f64::from(*totals.iter().max().unwrap());
            }
            let each = start.elapsed() / games as u32;
            println!(
                "{id} {seats}: table {made:.1?}, a game {each:.1?}, mean {:.1}, winner {:.1}",
                points / games as f64,
                winners / games as f64
            );
        }
    }
}
