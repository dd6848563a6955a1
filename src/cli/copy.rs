//! `rowlock copy`.

use clap::Args;
use rowlock_rules::BoardError;
use serde_json::{Map, Value, json};

use super::progress::ProgressLine;
use crate::games::{VerifyError, verify_database};
use crate::services::{Clock, SystemClock};
use crate::store::{DatabaseAddress, DatabaseTransferError, transfer_database};

/// The options of `rowlock copy`.
#[derive(Debug, Args)]
pub struct Copy {
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

/// Why a database was not copied; each is a sentence.
#[derive(Debug, thiserror::Error)]
pub enum CopyCommandError {
    /// An argument is not an address; its text is left out, as it may have a password.
    #[error("{argument} is not a database path or URL: {reason}.")]
    Address {
        /// `FROM` or `TO`.
        argument: &'static str,
        reason: String,
    },
    #[error(
        "Nothing was copied, because {address} has errors: {first}. rowlock verify lists them; please restore a backup."
    )]
    Unsound {
        /// The database to copy, without a password.
        address: String,
        first: String,
    },
    #[error(transparent)]
    Board(BoardError),
    #[error(transparent)]
    Transfer(#[from] DatabaseTransferError),
}

impl From<VerifyError> for CopyCommandError {
    fn from(error: VerifyError) -> Self {
        match error {
            VerifyError::Check(error) => Self::Transfer(error.into()),
            VerifyError::Board(error) => Self::Board(error),
        }
    }
}

impl Copy {
    /// Verifies the database and copies it; returns a text that says how much was copied.
    /// If it fails, nothing is left of the copy.
    pub async fn run(&self) -> Result<String, CopyCommandError> {
        let (from, to) = (parse("FROM", &self.from)?, parse("TO", &self.to)?);
        let mut line = ProgressLine::new(self.json);
        let verified = |done, all| line.show_bar("Replaying the games", done, all);
        let found = verify_database(&from, SystemClock.instant(), verified).await?;
        if let Some(problem) = found.problems.into_iter().next() {
            return Err(CopyCommandError::Unsound {
                address: from.to_string(),
                first: format!("{}: {}", problem.place, problem.reason),
            });
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

fn parse(argument: &'static str, text: &str) -> Result<DatabaseAddress, CopyCommandError> {
    text.parse()
        .map_err(|reason| CopyCommandError::Address { argument, reason })
}
