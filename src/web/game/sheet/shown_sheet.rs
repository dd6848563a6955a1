//! The sheet that a page shows: its game, its seat, and where its updates come from.

use rowlock_rules::{Seat, Seq};

use crate::domain::ids::GameId;
use crate::web::game::context::GameContext;

/// The sheet that a page shows, to be crossed or corrected.
pub(crate) struct ShownSheet {
    pub(crate) game: GameId,
    pub(crate) seq: Seq,
    pub(crate) seat: Seat,
    /// The name of its player.
    pub(crate) player: String,
    pub(crate) path: String,
    pub(crate) fragment_path: String,
    pub(crate) columns: usize,
}

impl ShownSheet {
    /// The sheet of this seat, on a page with this query.
    pub(crate) fn new(context: &GameContext, seat: Seat, query: &str) -> Self {
        let game = context.details.id.clone();
        Self {
            seq: context.game.seq(),
            seat,
            player: context.name(seat).to_owned(),
            path: format!("/games/{game}{query}"),
            fragment_path: format!("/games/{game}/sheet{query}"),
            columns: context.columns(),
            game,
        }
    }
}
