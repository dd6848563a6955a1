//! Random bytes, fed to every parser of external input.
//!
//! Each target runs for `ROWLOCK_FUZZ_SECONDS`; a failure prints the smallest input that shows it.

mod import;
mod moves;
mod parsers;

use std::env;
use std::time::{Duration, Instant};

use proptest::collection::vec;
use proptest::num::u8::ANY;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

/// The time per target without `ROWLOCK_FUZZ_SECONDS`.
const DEFAULT_SECONDS: u64 = 2;

/// The inputs between two checks of the time.
const BATCH: u32 = 32;

/// Feeds random bytes to a target until the time is up.
pub fn feed(longest: usize, target: impl Fn(&[u8]) -> Result<(), TestCaseError>) {
    let seconds = env::var("ROWLOCK_FUZZ_SECONDS");
    let seconds = seconds.map_or(DEFAULT_SECONDS, |seconds| seconds.parse().unwrap());
    let end = Instant::now() + Duration::from_secs(seconds);
    while Instant::now() < end {
        let config = Config {
            cases: BATCH,
            failure_persistence: None,
            ..Config::default()
        };
        TestRunner::new(config)
            .run(&vec(ANY, 0..longest), |bytes| target(&bytes))
            .unwrap_or_else(|error| panic!("{error}"));
    }
}
