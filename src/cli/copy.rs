//! `rowlock copy`.

use clap::Args;
use serde_json::{Map, Value, json};

use super::Failure;
use super::progress::ProgressLine;
use crate::games::verify_database;
use crate::services::{Clock, SystemClock};
use crate::store::{DatabaseAddress, transfer_database};

/// The options of `rowlock copy`.
#[derive(Debug, Args)]
pub struct CopyOptions {
    /// The database to copy: a SQLite file, or the URL of a PostgreSQL database; nothing in it changes.
    #[arg(value_name = "FROM")]
    from: String,
    /// The new database: a file that does not exist, or the URL of a PostgreSQL database without data.
    #[arg(value_name = "TO")]
    to: String,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
}

impl CopyOptions {
    /// Verifies the database and copies it; returns a text that says how much was copied.
    /// If it fails, nothing is left of the copy.
    pub async fn run(&self) -> Result<String, Failure> {
        let (from, to) = (parse("FROM", &self.from)?, parse("TO", &self.to)?);
        let mut line = ProgressLine::new(self.json);
        let verified = |done, all| line.show_bar("Replaying the games", done, all);
        let found = verify_database(&from, SystemClock.instant(), verified).await?;
        if let Some(problem) = found.problems.first() {
            return Err(format!(
                "Nothing was copied, because {from} has errors: {problem}. rowlock verify lists them; please restore a backup."
            )
            .into());
        }
        let mut progress = |done, all| line.show_bar("Copying", done, all);
        let rows = transfer_database(&from, &to, &mut progress).await?;
        if self.json {
            let rows = rows.into_iter();
            let rows: Map<String, Value> = rows
                .map(|(table, rows)| (table.to_owned(), rows.into()))
                .collect();
            let object = json!({"from": from.to_string(), "to": to.to_string(), "rows": rows});
            return Ok(format!("{object}\n"));
        }
        let all: u64 = rows.iter().map(|(_, rows)| rows).sum();
        Ok(format!(
            "{from} is copied to {to}: {all} rows in {} tables.\n",
            rows.len()
        ))
    }
}

/// Parses the argument `FROM` or `TO`; an error does not repeat the text, as it may have a password.
fn parse(argument: &str, text: &str) -> Result<DatabaseAddress, String> {
    let parsed: Result<_, String> = text.parse();
    parsed.map_err(|reason| format!("{argument} is not a database path or URL: {reason}."))
}
