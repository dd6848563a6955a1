//! What the server tells of itself: logs and figures, without names and secrets.

mod metrics;

use tracing_subscriber::EnvFilter;

pub use metrics::Metrics;

/// Writes logs to standard error; `RUST_LOG` says how much.
pub fn start() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
}
