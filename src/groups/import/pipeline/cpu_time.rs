//! The time that a thread has run on a processor.

use std::time::Duration;

/// For how long the current thread has run.
#[cfg(unix)]
pub(super) fn of_thread() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    Duration::from_secs(seconds)
        + Duration::from_nanos(u64::try_from(time.tv_nsec).unwrap_or_default())
}

/// Nothing where the system does not say.
#[cfg(not(unix))]
pub(super) fn of_thread() -> Duration {
    Duration::ZERO
}
