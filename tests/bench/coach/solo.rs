//! Makes the exact table of a player alone, and prints the value of the empty sheet, the time and the memory.
//!
//! `cargo run --release -p rowlock-coach --example solo -- THREADS`

#![allow(clippy::unwrap_used)]

use std::fs;
use std::time::Instant;

use rowlock_coach::{SmallSheet, SoloTable};

fn main() {
    let threads = std::env::args().nth(1).and_then(|it| it.parse().ok());
    let threads = threads.unwrap_or(2);
    let start = Instant::now();
    let table = SoloTable::make(threads, &|| false).unwrap();
    let made = start.elapsed();
    let empty = table.value(&SmallSheet::default(), 0);
    println!("The empty sheet alone is worth {empty:.4} points.");
    println!("The table was made in {made:.1?} by {threads} threads.");
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
    // Of Linux; elsewhere nothing is printed.
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    for line in status.lines().filter(|line| line.starts_with("VmHWM")) {
        println!("Memory: {line}");
    }
}
