//! What the server tells of itself: logs and figures, without names and secrets.

mod metrics;

use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub use metrics::{Levels, Metrics, method_name};

/// Writes logs to standard error; `RUST_LOG` sets the level.
pub fn start() {
    let wanted = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::registry()
        .with(wanted)
        .with(filter_fn(names_nothing))
        .with(fmt::layer().with_writer(std::io::stderr))
        .init();
}

/// Drops actix's INFO and DEBUG logs: they contain raw paths, which may include link secrets.
fn names_nothing(line: &Metadata<'_>) -> bool {
    let is_of_web_server = line.target().starts_with("actix");
    !is_of_web_server || *line.level() <= Level::WARN
}
