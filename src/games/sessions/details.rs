//! What is known of a game outside its log.

use super::requests::RequestView;
use super::result_view::ResultView;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::games::played::Played;

/// What is known of a game outside its log, as a caller sees it.
#[derive(Clone, Debug)]
pub struct GameDetails {
    pub id: GameId,
    /// The join code; `None` while it is void, and for readers and spectators.
    pub code: Option<String>,
    /// The group; `None` for spectators.
    pub group: Option<GroupId>,
    /// The rematch.
    pub next: Option<GameId>,
    pub played: Played,
    /// The player of the device that corrected it, if that is known; `None` for spectators.
    pub corrected_by: Option<PlayerId>,
    /// The players, in the order of seats.
    pub players: Vec<SeatPlayer>,
    /// The result; `None` before the end.
    pub result: Option<ResultView>,
    /// Pending requests to join; `None` for all but the host.
    pub requests: Option<Vec<RequestView>>,
}

impl GameDetails {
    /// Whether the next game has begun; then this one stays as it ended.
    pub fn is_followed(&self) -> bool {
        self.next.is_some() && self.result.is_some()
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug)]
pub struct SeatPlayer {
    /// The player; `None` for spectators.
    pub player: Option<PlayerId>,
    pub name: String,
    /// Whether the caller may see the points of the seat.
    pub shows_scores: bool,
}
