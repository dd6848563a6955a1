//! Logs and metrics, without names and secrets.

mod metrics;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub use metrics::{Levels, Metrics, method_label};

/// Writes logs to standard error, filtered by `RUST_LOG` (default: `warn`).
pub fn start() {
    let filter = std::env::var("RUST_LOG").ok();
    let filter = filter.and_then(|filter| filter.parse::<Targets>().ok());
    let filter = filter.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(drop_framework_logs))
        .with(fmt::layer().with_writer(std::io::stderr))
        .init();
}

/// Drops actix's INFO and DEBUG logs: they contain raw paths, which may include the secret of a link.
fn drop_framework_logs(metadata: &Metadata<'_>) -> bool {
    let is_actix = metadata.target().starts_with("actix");
    !is_actix || *metadata.level() <= Level::WARN
}
