//! Logs and metrics, without names and secrets.

mod metrics;

use std::io::IsTerminal;

use tracing::{Level, Metadata};
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub use metrics::{Levels, Metrics, method_label};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    #[default]
    Text,
    /// A JSON object a line, for programs.
    Json,
}

/// Writes logs to standard error, filtered by `RUST_LOG` (default: `warn`, but only the errors of `quiet` targets).
pub fn start(format: LogFormat, quiet: &[&str]) {
    let filter = std::env::var("RUST_LOG").ok();
    let filter = filter.and_then(|filter| filter.parse::<Targets>().ok());
    let filter = filter.unwrap_or_else(|| {
        let quiet = quiet.iter().map(|target| (*target, LevelFilter::ERROR));
        Targets::new()
            .with_default(LevelFilter::WARN)
            .with_targets(quiet)
    });
    let registry = tracing_subscriber::registry()
        .with(filter)
        .with(filter_fn(drop_framework_logs));
    let layer = fmt::layer().with_writer(std::io::stderr);
    // In a file, colors are control characters between the words.
    let layer = match std::io::stderr().is_terminal() {
        true => layer,
        false => layer.with_ansi(false),
    };
    match format {
        LogFormat::Text => registry.with(layer).init(),
        LogFormat::Json => registry
            .with(layer.json().flatten_event(true).with_span_list(false))
            .init(),
    }
}

/// Drops actix's INFO and DEBUG logs: they contain raw paths, which may include the secret of a link; and all logs of its
/// connections: it logs an error for each that does not speak HTTP, so any client could fill the disk.
fn drop_framework_logs(metadata: &Metadata<'_>) -> bool {
    let target = metadata.target();
    let is_shown = !target.starts_with("actix") || *metadata.level() <= Level::WARN;
    is_shown && !target.starts_with("actix_http")
}
