//! Makes the exact table of a player alone, and prints the value of the empty sheet, the time and the memory; then checks
//! sheets of games at random: each must be worth the mean, over every roll of six dice, of the best that follows.
//!
//! `cargo bench --package rowlock-coach --bench solo -- THREADS SHEETS`

#![allow(clippy::unwrap_used)]

use std::fs;
use std::time::Instant;

use rowlock_coach::{
    Choice, Choices, Layout, Policy, Position, Roll, SmallSheet, SoloTable, Stream, Weights,
    color_spots, white_spots,
};
use rowlock_rules::Boards;

/// The sheet after a cross.
fn cross(layout: &Layout, sheet: &SmallSheet, spot: rowlock_coach::Spot) -> SmallSheet {
    let mut after = *sheet;
    let row = usize::from(spot.row);
    after.last[row] = spot.place;
    after.crosses[row] += 1;
    if layout.number(row, spot.place + 1) == 0 {
        after.locks |= 1 << row;
    }
    after
}

/// The mean over all rolls of the best that a turn can make of a sheet, by the values of what follows.
fn mean(table: &SoloTable, layout: &Layout, sheet: &SmallSheet) -> f64 {
    let points = sheet.points(layout);
    let worth = |after: &SmallSheet| {
        f64::from(after.points(layout) - points) + f64::from(table.value(after, 0))
    };
    let mut penalty = *sheet;
    penalty.penalties += 1;
    let nothing = worth(&penalty);
    let mut sum = 0.0;
    for number in 0..6_u32.pow(6) {
        let die = |index: u32| (number / 6_u32.pow(index) % 6) as u8 + 1;
        let roll = Roll {
            white: [die(0), die(1)],
            colored: [die(2), die(3), die(4), die(5)],
        };
        let mut best = nothing;
        let whites = white_spots(layout, sheet, sheet.locks, roll.white[0] + roll.white[1]);
        for white in whites.into_iter().map(Some).chain([None]) {
            let between = white.map_or(*sheet, |spot| cross(layout, sheet, spot));
            if white.is_some() {
                best = best.max(worth(&between));
            }
            let locked = between.locks & !sheet.locks;
            color_spots(layout, &between, (sheet.locks, locked), &roll, |spot| {
                best = best.max(worth(&cross(layout, &between, spot)));
            });
        }
        sum += best;
    }
    sum / f64::from(6_u32.pow(6))
}

/// A sheet from the middle of a game of random choices.
fn sheet_of_a_game(policy: &Policy, seed: u64) -> SmallSheet {
    let layout = &policy.layout;
    let mut stream = Stream::new(seed);
    let mut position = Position::start(1);
    let turns = stream.below(22);
    for _ in 0..turns {
        let before = position;
        let roll = stream.roll(6);
        let mut choices = policy.choices(&position, &roll);
        if stream.below(3) == 0 {
            let sum = roll.white[0] + roll.white[1];
            let whites = white_spots(layout, &position.sheets[0], position.closed, sum);
            choices = Choices::default();
            choices[0] = Choice {
                white: whites.first().copied(),
                color: None,
            };
        }
        policy.carry_out(&mut position, &roll, &choices);
        if position.is_over {
            return before.sheets[0];
        }
    }
    position.sheets[0]
}

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|it| it.parse().ok());
    let threads = numbers.next().unwrap_or(2);
    let sheets = numbers.next().unwrap_or(500);
    let start = Instant::now();
    let table = SoloTable::make(threads, &|| false).unwrap();
    let made = start.elapsed();
    let empty = table.value(&SmallSheet::default(), 0);
    println!("The empty sheet alone is worth {empty:.4} points.");
    println!("The table was made in {made:.1?} by {threads} threads.");
    // Of Linux; elsewhere nothing is printed.
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    for line in status.lines().filter(|line| line.starts_with("VmHWM")) {
        println!("Memory: {line}");
    }
    let start = Instant::now();
    let file = table.write();
    println!(
        "The file has {} bytes, written in {:.1?}.",
        file.len(),
        start.elapsed()
    );
    let start = Instant::now();
    let again = SoloTable::read(&file).unwrap();
    println!("It was read in {:.1?}.", start.elapsed());
    assert!(again.value(&SmallSheet::default(), 0) == empty);
    let boards = Boards::load().unwrap();
    let layout = Layout::of(boards.get("classic").unwrap(), false).unwrap();
    let policy = Policy::new(layout.clone(), 1, Weights::FOUND);
    let mut most = 0.0_f64;
    for seed in 0..sheets as u64 {
        let sheet = sheet_of_a_game(&policy, seed);
        let wrong = (f64::from(table.value(&sheet, 0)) - mean(&table, &layout, &sheet)).abs();
        most = most.max(wrong);
    }
    println!("{sheets} sheets differ from the mean over all rolls by at most {most:.6} points.");
}
