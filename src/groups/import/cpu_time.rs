//! The time that a thread has run on a processor, and how much of it a file may take.

use std::time::Duration;

use crate::domain::error::{Error, ErrorCode};

/// How much time of its thread a file may take.
#[derive(Clone, Copy)]
pub(super) struct CpuBudget {
    /// For how long the thread had run before.
    begun: Duration,
    most: Duration,
}

impl CpuBudget {
    /// A budget of the current thread that begins now.
    pub(super) fn new(most: Duration) -> Self {
        Self {
            begun: of_thread(),
            most,
        }
    }

    /// Checks that some of it is left.
    ///
    /// # Errors
    /// [`ErrorCode::TooLarge`] if there is none.
    pub(super) fn check(self) -> Result<(), Error> {
        match of_thread().saturating_sub(self.begun) > self.most {
            true => Err(Error::new(ErrorCode::TooLarge, "import-too-much-work")),
            false => Ok(()),
        }
    }
}

/// For how long the current thread has run.
#[cfg(unix)]
fn of_thread() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Duration::from_secs(seconds)
        + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// Nothing where the system does not say.
#[cfg(not(unix))]
fn of_thread() -> Duration {
    Duration::ZERO
}
