//! `rowlock verify`.

use std::io::{self, IsTerminal, Write};

use clap::Args;
use serde_json::json;

use super::database::DatabaseOption;
use crate::games::{Verification, VerifyError, verify_database};
use crate::services::{Clock, SystemClock};

/// How many steps the progress bar has.
const STEPS: u64 = 40;

/// The options of `rowlock verify`.
#[derive(Debug, Args)]
pub struct Verify {
    #[command(flatten)]
    database: DatabaseOption,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Verifies the database, also while a server is using it, returns whether it is fine, and a text with
    /// one line per error.
    ///
    /// # Errors
    /// [`VerifyError`] if it could not be checked.
    pub async fn run(&self) -> Result<(bool, String), VerifyError> {
        let path = &self.database.path;
        let shows_progress = io::stderr().is_terminal();
        let mut shown = None;
        let progress = |done: u64, all: u64| {
            let step = done * STEPS / all.max(1);
            if shows_progress && shown.replace(step) != Some(step) {
                print_progress(step.min(STEPS));
            }
        };
        let verified = verify_database(path, SystemClock.instant(), progress).await;
        if shows_progress {
            eprint!("\r\x1b[K");
        }
        let found = verified?;
        let text = if self.json {
            format!("{}\n", as_json(&found))
        } else {
            as_lines(&found)
        };
        Ok((found.problems.is_empty(), text))
    }
}

fn print_progress(step: u64) {
    let cells: String = (0..STEPS)
        .map(|cell| if cell < step { '#' } else { '.' })
        .collect();
    eprint!("\r[{cells}]");
    // A terminal that is closed shows nothing.
    io::stderr().flush().ok();
}

fn as_lines(found: &Verification) -> String {
    let problems = found.problems.iter();
    let mut text: String = problems
        .map(|problem| format!("{}: {}\n", problem.place, problem.reason))
        .collect();
    text += &match found.problems.len() {
        0 => format!(
            "The database is fine: {} games were replayed.\n",
            found.games
        ),
        count => format!("Errors: {count}. Please restore a backup; docs/operating.md says how.\n"),
    };
    text
}

fn as_json(found: &Verification) -> serde_json::Value {
    let errors = found.problems.iter();
    let errors = errors.map(|problem| json!({"place": problem.place, "reason": problem.reason}));
    json!({
        "fine": found.problems.is_empty(),
        "games": found.games,
        "errors": errors.collect::<Vec<_>>(),
    })
}
