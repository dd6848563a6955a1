//! `rowlock verify`.

use clap::Args;
use serde_json::json;

use super::database::ServedDatabase;
use super::progress::ProgressLine;
use crate::games::{Verification, VerifyError, verify_database};
use crate::services::{Clock, SystemClock};

/// The options of `rowlock verify`.
#[derive(Debug, Args)]
pub struct Verify {
    #[command(flatten)]
    database: ServedDatabase,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl Verify {
    /// Verifies the database, also while a server is using it, returns whether it is fine, and a text with
    /// one line per error.
    pub async fn run(&self) -> Result<(bool, String), VerifyError> {
        let address = self.database.address();
        let mut line = ProgressLine::new(self.json);
        line.show("Checking the file");
        let progress = |done, all| line.show_bar("Replaying the games", done, all);
        let found = verify_database(&address, SystemClock.instant(), progress).await?;
        let text = if self.json {
            format!("{}\n", as_json(&found))
        } else {
            as_lines(&found)
        };
        Ok((found.problems.is_empty(), text))
    }
}

fn as_lines(found: &Verification) -> String {
    let problems = found.problems.iter();
    let mut text: String = problems.map(|problem| format!("{problem}\n")).collect();
    text += &match found.problems.len() {
        0 => format!(
            "The database is fine: {} games were replayed.\n",
            found.games
        ),
        count => format!("Errors: {count}. Please restore a backup; docs/operating.md says how.\n"),
    };
    for trigger in &found.triggers {
        text += &format!("{trigger}\n");
    }
    text
}

fn as_json(found: &Verification) -> serde_json::Value {
    let errors = found.problems.iter();
    let errors = errors.map(|problem| json!({"place": problem.place, "reason": problem.reason}));
    json!({
        "fine": found.problems.is_empty(),
        "games": found.games,
        "errors": errors.collect::<Vec<_>>(),
        "triggers": found.triggers,
    })
}
