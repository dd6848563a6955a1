//! The limit of open file descriptors, and how many connections fit into it.

/// Descriptors reserved for the database and temporary files.
const RESERVED: usize = 128;

/// Below this limit the server does not start.
pub const MIN_DESCRIPTORS: usize = 256;

/// How many connections fit, after raising the soft limit to the hard limit.
///
/// # Errors
/// The limit, if it is below [`MIN_DESCRIPTORS`].
pub fn max_connections() -> Result<usize, usize> {
    match fd_limit() {
        limit if limit < MIN_DESCRIPTORS => Err(limit),
        limit => Ok(limit - RESERVED),
    }
}

#[cfg(unix)]
fn fd_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::warn!(%error, "cannot raise the limit of open files");
    }
    let current = getrlimit(Resource::Nofile).current;
    current
        .and_then(|limit| usize::try_from(limit).ok())
        .unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn fd_limit() -> usize {
    usize::MAX
}
