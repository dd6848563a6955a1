//! The result of a game.

use rowlock_rules::{EndReason, Standing, Table};
use serde::Serialize;
use utoipa::ToSchema;

/// The result of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameResult)]
pub struct ResultView {
    /// Why it ended; `null` where that is not known of a game on paper.
    #[schema(required)]
    pub reason: Option<EndReason>,
    /// Every seat with its rank, the best first.
    pub standings: Vec<Standing>,
}

impl ResultView {
    pub(in crate::games) fn of(table: &Table) -> Option<Self> {
        table.end_reason()?;
        Some(Self {
            reason: table.known_end_reason(),
            standings: table.standings(),
        })
    }

    /// Whether the game has a winner; a game that was ended early has none, and neither has one of a player alone.
    pub fn has_winner(&self) -> bool {
        self.standings.len() > 1 && self.reason.is_none_or(EndReason::has_winner)
    }
}
