//! The trait of an export format.

use std::fs::File;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::game::GameResults;
use crate::domain::error::{Error, ErrorCode};
use crate::games::GameTranscript;

/// A game with its log, as a format needs it.
pub(super) struct LoggedGame {
    pub(super) transcript: GameTranscript,
    /// The file of its board, if a group has made it.
    pub(super) board: Option<Arc<str>>,
}

/// What an export holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// One game in any state.
    Game,
    List,
}

/// Writes an export of games of type `G`, piece by piece.
pub(super) trait Exporter<G>: Send {
    fn header(&mut self, now: DateTime<Utc>) -> Result<Vec<u8>, Error>;

    /// Writes a game to the end of `text`, or to a file of its own.
    fn game(&mut self, game: &G, text: &mut Vec<u8>) -> Result<(), Error>;

    /// What follows the games; may block.
    fn footer(self: Box<Self>) -> Result<Footer, Error>;
}

/// The end of an export.
pub(super) enum Footer {
    Text(Vec<u8>),
    /// The whole export, as a temporary file.
    File(File),
}

/// An exporter, by the kind of data that it needs of a game.
pub(super) enum AnyExporter {
    /// Stored results are enough.
    Results(Box<dyn Exporter<GameResults>>),
    Logs(Box<dyn Exporter<LoggedGame>>),
}

pub(super) struct FormatEntry {
    /// The extension of the file's name.
    pub(super) file_extension: &'static str,
    pub(super) media_type: &'static str,
    pub(super) exporter: fn(Scope) -> Result<AnyExporter, Error>,
}

/// The error for an export that cannot be written, for this reason.
pub(super) fn export_failed(reason: impl ToString) -> Error {
    let reason = reason.to_string();
    tracing::error!(reason, "an export could not be written");
    Error::new(ErrorCode::Internal, "download-failed")
}
