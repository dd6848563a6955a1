//! Requests that once stalled the server, and what they cost now.
//!
//! `cargo bench --bench attacks` starts servers on loopback, sends each attack at its full size, and prints how
//! long it took, how long moves in another game took meanwhile, and how much stayed on disk.
#![allow(clippy::unwrap_used, clippy::expect_used)]

#[path = "../attacks/mod.rs"]
mod attacks;
#[allow(dead_code, unused_imports)]
#[path = "../common/mod.rs"]
mod common;

use attacks::{Sizes, run};

#[tokio::main]
async fn main() {
    let full = Sizes {
        imported: 10_000,
        refused: 1_000_000,
        equal: 9_408,
        events: 5_000,
        joins: 40,
        flood: 200,
    };
    for measured in run(&full).await {
        println!("{:<46} {:>12}", measured.name, measured.value);
    }
}
