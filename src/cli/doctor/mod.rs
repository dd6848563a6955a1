//! `rowlock doctor`: checks of this computer and of the settings, which change nothing.

mod database;
mod firewall;
mod network;
mod tls;

use std::fmt::Write as _;

use clap::Args;
use serde::Serialize;

use super::serve::Serve;
use super::tls::OptionError;
use crate::http;

pub use database::network_file_system;

/// How many connections a server at a table needs at least; with fewer, phones of a large club are refused.
const FEW_CONNECTIONS: usize = 1000;

/// The options of `rowlock doctor`.
#[derive(Debug, Args)]
pub struct Doctor {
    #[command(flatten)]
    serve: Serve,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

/// How a check ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Level {
    Ok,
    Warning,
    Problem,
}

/// The result of one check.
#[derive(Debug, Serialize)]
struct Check {
    name: &'static str,
    level: Level,
    /// What was found, and what to do about it.
    message: String,
}

impl Check {
    fn ok(name: &'static str, message: impl Into<String>) -> Self {
        Self::new(name, Level::Ok, message)
    }

    fn warning(name: &'static str, message: impl Into<String>) -> Self {
        Self::new(name, Level::Warning, message)
    }

    fn problem(name: &'static str, message: impl Into<String>) -> Self {
        Self::new(name, Level::Problem, message)
    }

    fn new(name: &'static str, level: Level, message: impl Into<String>) -> Self {
        Self {
            name,
            level,
            message: message.into(),
        }
    }
}

/// The results of all checks.
#[derive(Debug, Serialize)]
pub struct Report {
    checks: Vec<Check>,
    #[serde(skip)]
    json: bool,
}

impl Doctor {
    /// Runs all checks.
    ///
    /// # Errors
    /// [`OptionError`] if the settings do not go together.
    pub async fn check(self) -> Result<Report, OptionError> {
        let config = self.serve.config()?;
        let (mut checks, is_in_use) = database::check(&config).await;
        checks.splice(0..0, network::check(&config, is_in_use));
        checks.extend(tls::check(&config, is_in_use));
        checks.extend(firewall::check(&config));
        checks.push(check_open_files());
        Ok(Report {
            checks,
            json: self.json,
        })
    }
}

impl Report {
    /// Whether a check found a problem; warnings are none.
    #[must_use]
    pub fn has_problem(&self) -> bool {
        let mut checks = self.checks.iter();
        checks.any(|check| check.level == Level::Problem)
    }

    /// What the command prints: a JSON object, or one line per check.
    ///
    /// # Errors
    /// If it has no JSON form, which no check causes.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        if self.json {
            return Ok(serde_json::to_string_pretty(self)? + "\n");
        }
        Ok(self.checks.iter().fold(String::new(), |mut text, check| {
            let level = match check.level {
                Level::Ok => "ok",
                Level::Warning => "warning",
                Level::Problem => "problem",
            };
            // Writing to a string cannot fail.
            writeln!(text, "{level:<8} {:<12} {}", check.name, check.message).ok();
            text
        }))
    }
}

/// Whether enough connections can be open at once.
fn check_open_files() -> Check {
    const NAME: &str = "open files";
    let advice = "raise the limit, as with \"ulimit -n 65536\" or LimitNOFILE=65536";
    match http::max_connections() {
        Err(limit) => Check::problem(
            NAME,
            format!("Only {limit} files can be open, so the server does not start: {advice}."),
        ),
        Ok(connections) if connections < FEW_CONNECTIONS => Check::warning(
            NAME,
            format!("Only {connections} connections can be open: {advice}."),
        ),
        Ok(_) => Check::ok(NAME, "Enough connections can be open."),
    }
}
