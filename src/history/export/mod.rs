//! Exports of games.
//!
//! Each format is a file with its `Exporter`, and a line in [`Format`].

mod bgstats;
mod csv;
mod exporter;
mod file_name;
mod game;
mod json;
mod stream;
mod xlsx;

use serde::Deserialize;
use utoipa::ToSchema;

pub(crate) use bgstats::Play;
pub use bgstats::link as bgstats_link;
use exporter::FormatEntry;
pub use file_name::file_name;

/// The format of a download: `json` can be imported again, `bgstats` is for the app Board Game Stats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ExportFormat)]
pub enum Format {
    /// A line a player and game, for spreadsheets.
    Csv,
    /// Everything, to be read by programs.
    Json,
    /// A workbook for spreadsheets.
    Xlsx,
    /// Plays for the app Board Game Stats.
    Bgstats,
}

impl Format {
    pub const ALL: [Self; 4] = [Self::Csv, Self::Json, Self::Xlsx, Self::Bgstats];

    const fn entry(self) -> &'static FormatEntry {
        match self {
            Self::Csv => &csv::FORMAT,
            Self::Json => &json::FORMAT,
            Self::Xlsx => &xlsx::FORMAT,
            Self::Bgstats => &bgstats::FORMAT,
        }
    }

    /// The extension of the file's name.
    pub const fn file_extension(self) -> &'static str {
        self.entry().file_extension
    }

    pub const fn media_type(self) -> &'static str {
        self.entry().media_type
    }
}
