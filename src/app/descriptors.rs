//! File descriptors: a connection takes some, and the system gives a process only so many.

/// How many a connection takes: its own, and the one by which it is ended when it is silent.
const OF_A_CONNECTION: usize = 2;

/// How many are kept for the database and for files that come and go.
const OF_OTHERS: usize = 128;

/// With how many a few tables can play.
pub(super) const LEAST: usize = 256;

/// How many connections may be open at once, once the system gives this process as many descriptors
/// as it ever will.
///
/// # Errors
/// How many it gives, where that is too few to serve anybody.
pub(super) fn room() -> Result<usize, usize> {
    match most() {
        few if few < LEAST => Err(few),
        most => Ok(most.saturating_sub(OF_OTHERS) / OF_A_CONNECTION),
    }
}

#[cfg(unix)]
fn most() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
    let most = getrlimit(Resource::Nofile).current;
    most.and_then(|most| usize::try_from(most).ok())
        .unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn most() -> usize {
    usize::MAX
}
