//! Time and chance, which come into the program here alone.

use std::time::Instant;

use chrono::{DateTime, Timelike, Utc};

use crate::domain::error::{Code, Error};

/// Tells the time.
pub trait Clock: Send + Sync {
    /// The present time, to the millisecond.
    fn now(&self) -> DateTime<Utc>;

    /// The present moment by a clock that is never set, to measure how long something lasts.
    fn instant(&self) -> Instant;
}

/// Makes what nobody can guess.
pub trait Random: Send + Sync {
    /// Fills these bytes.
    ///
    /// # Errors
    /// [`Code::Unavailable`] where the system gives no random bytes.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), Error>;
}

/// The system's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[allow(clippy::disallowed_methods)]
    fn now(&self) -> DateTime<Utc> {
        let now = Utc::now();
        // What is stored and what is answered are the same to the last digit.
        now.with_nanosecond(now.timestamp_subsec_millis() * 1_000_000)
            .unwrap_or(now)
    }

    fn instant(&self) -> Instant {
        Instant::now()
    }
}

/// The operating system's source of random bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemRandom;

impl Random for SystemRandom {
    #[allow(clippy::disallowed_methods)]
    fn fill(&self, bytes: &mut [u8]) -> Result<(), Error> {
        getrandom::fill(bytes).map_err(|error| {
            tracing::error!(%error, "the system has no random bytes");
            Error::new(Code::Unavailable, "no-chance")
        })
    }
}
