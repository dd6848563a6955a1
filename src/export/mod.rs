//! Downloads of games: pure renderers.

mod csv;
mod json;

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::error::{Code, Error};
use crate::games::Record;

/// What a download is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// A line a player and game, for spreadsheets.
    Csv,
    /// Everything, to be read by programs.
    Json,
}

impl Format {
    /// How the file's name ends.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// Its media type.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Json => "application/json",
        }
    }
}

/// Writes games in this format.
///
/// # Errors
/// [`Code::Internal`] where they cannot be written.
pub fn render(format: Format, games: &[Record], now: DateTime<Utc>) -> Result<Vec<u8>, Error> {
    let broken = |reason: String| {
        tracing::error!(reason, "an export cannot be written");
        Error::new(Code::Internal, "The download cannot be made.")
    };
    match format {
        Format::Csv => csv::render(games).map_err(|error| broken(error.to_string())),
        Format::Json => json::render(games, now).map_err(|error| broken(error.to_string())),
    }
}
