//! Logs: what happens in the server, without names and secrets.

use tracing_subscriber::EnvFilter;

/// Writes logs to standard error; `RUST_LOG` says how much.
pub fn start() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
}
