//! Bytes nobody chose, fed to whatever reads bytes from outside.
//!
//! Each target runs for the seconds that `ROWLOCK_FUZZ_SECONDS` says; a failure prints the smallest
//! bytes that show it.

mod import;
mod moves;
mod texts;

use std::env;
use std::time::{Duration, Instant};

use proptest::collection::vec;
use proptest::num::u8::ANY;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

/// How long a target runs where nobody says.
const USUAL_SECONDS: u64 = 5;

/// How many inputs are tried between two looks at the clock.
const BATCH: u32 = 32;

/// Feeds a target with random bytes until the time is over.
pub fn feed(longest: usize, target: impl Fn(&[u8]) -> Result<(), TestCaseError>) {
    let seconds = env::var("ROWLOCK_FUZZ_SECONDS");
    let seconds = seconds.map_or(USUAL_SECONDS, |seconds| seconds.parse().unwrap());
    let end = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < end {
        let config = Config {
            cases: BATCH,
            failure_persistence: None,
            ..Config::default()
        };
        TestRunner::new(config)
            .run(&vec(ANY, 0..longest), |bytes| target(&bytes))
            .unwrap_or_else(|fault| panic!("{fault}"));
    }
}
