//! The sheets on the table view.

use rowlock_rules::Seat;

use super::context::GameContext;
use super::seat_sheets::known_sheets;
use crate::web::kit::static_sheet::StaticSheet;

/// A sheet on the table.
pub(super) struct SeatTile {
    pub(super) seat: Seat,
    pub(super) sheet: StaticSheet,
    /// The rank, once the game is won.
    pub(super) rank: Option<u32>,
}

/// The sheets, as far as they are known; hidden scores are hidden from all around the table.
pub(super) fn tiles(context: &GameContext) -> Vec<SeatTile> {
    let result = &context.details.result;
    let hides = context.house_rules().hide_scores && result.is_none();
    let tile = |(seat, mut sheet): (Seat, StaticSheet)| {
        if hides {
            sheet.hide_scores();
        }
        let ranked = result.iter().filter(|result| result.has_winner());
        let standings = ranked.flat_map(|result| &result.standings);
        let mut own = standings.filter(|standing| standing.seat == seat);
        SeatTile {
            seat,
            sheet,
            rank: own.next().map(|standing| standing.rank),
        }
    };
    known_sheets(context).map(tile).collect()
}
