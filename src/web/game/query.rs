//! The query of a game's main page.

use serde::Deserialize;

/// The query of a game's page.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct GameQuery {
    pub(super) seat: Option<usize>,
    /// The order in which the lobby lists the seats.
    pub(super) order: String,
    /// Whether the host corrects the sheet.
    pub(super) erase: bool,
    /// Whether a cross that lets its seat choose a row must name one.
    pub(super) asks: bool,
    /// Whether a TV has just been let in.
    pub(super) tv: bool,
}
