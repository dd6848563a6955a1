//! Limits: games in memory, events of a game, games of an import, players of a group.

use std::time::Duration;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;

/// A game with this many events accepts only events that end it. Real games have some hundred.
pub(super) const MAX_EVENTS: usize = 5000;

/// How many more are accepted to end a game: transfers of the host role, the finish.
pub(super) const ENDING_EVENTS: usize = 100;

/// How many of these events are reserved for the finish, a rematch and late players; transfers cannot use them.
pub(super) const RESERVED_EVENTS: usize = 20;

/// The error for a move in a game with a full log.
pub(super) fn too_many_events() -> Error {
    let detail = msg("too-many-events").with("max", MAX_EVENTS.to_string());
    Error::new(ErrorCode::TooManyEvents, detail)
}

/// The most players of a group: a large club and all its visitors.
pub(crate) const MAX_PLAYERS: usize = 2000;

/// After how many seconds a keeper may have merged or deleted players.
const RETRY_AFTER_SECS: u64 = 60 * 60;

/// The error for a group with the most players.
pub(crate) fn too_many_players() -> Error {
    let detail = msg("too-many-players").with("max", MAX_PLAYERS.to_string());
    Error {
        retry_after: Some(RETRY_AFTER_SECS),
        ..Error::new(ErrorCode::TooManyRequests, detail)
    }
}

/// Limits that the server's settings can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameLimits {
    /// The most games in memory; games in use or with open streams come on top.
    pub games_in_memory: usize,
    pub import_games: usize,
    /// For how long the check of an imported file can keep a processor busy.
    pub import_time: Duration,
    /// Whether people and programs can create groups; the operator always can.
    pub new_groups: bool,
}

impl Default for GameLimits {
    fn default() -> Self {
        Self {
            games_in_memory: 2000,
            import_games: 10_000,
            import_time: Duration::from_secs(120),
            new_groups: true,
        }
    }
}

impl GameLimits {
    /// Requires that people can create groups.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`].
    pub(crate) fn require_new_groups(self) -> Result<(), Error> {
        match self.new_groups {
            true => Ok(()),
            false => Err(Error::new(ErrorCode::Forbidden, "new-groups-off")),
        }
    }
}
