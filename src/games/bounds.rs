//! How much there may be of what lasts: games in memory, events of a game, games of an import, players.

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;

/// How many events a game takes while it is played; far beyond what people play.
pub(super) const MAX_EVENTS: usize = 5000;

/// How many more it takes of what brings it to its end: the host's role moves, and the host finishes it.
pub(super) const EVENTS_TO_END: usize = 100;

/// How many of these are left for what is not a move: the end, a rematch, people who come in late.
pub(super) const LAST_EVENTS: usize = 20;

/// The error for a game whose log is full.
pub(super) fn too_many_events() -> Error {
    let detail = msg("too-many-events").with("max", MAX_EVENTS.to_string());
    Error::new(ErrorCode::TooManyEvents, detail)
}

/// How many players a group has at most: a large club's, and everybody who ever visited.
pub(crate) const MAX_PLAYERS: usize = 2000;

/// After how many seconds somebody may have merged or deleted some.
const RETRY_AFTER_SECS: u64 = 60 * 60;

/// The error for a group that has as many players as it can.
pub(crate) fn too_many_players() -> Error {
    let detail = msg("too-many-players").with("max", MAX_PLAYERS.to_string());
    Error {
        retry_after: Some(RETRY_AFTER_SECS),
        ..Error::new(ErrorCode::TooManyRequests, detail)
    }
}

/// Bounds that whoever runs the server may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Games in memory, beside those in use and those that are followed.
    pub games_in_memory: usize,
    /// Games of one imported file.
    pub import_games: usize,
}

impl Default for Bounds {
    fn default() -> Self {
        Self {
            games_in_memory: 2000,
            import_games: 10_000,
        }
    }
}
