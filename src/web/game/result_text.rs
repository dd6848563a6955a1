//! The result as one line of text, to be pasted into a chat.

use rowlock_rules::Standing;

use super::context::GameContext;
use crate::domain::board_name::board_name;
use crate::domain::i18n::{Message, isolated, msg};
use crate::games::ResultView;
use crate::web::kit::labels;

/// As in "Qwixx (Classic), 22 November 2026: 1. Ana 87 · 2. Ben 79"; without places if nobody won.
///
/// `None` for spectators, as the picture of the result is for its players, and where nothing was played.
pub(crate) fn result_text(context: &GameContext, result: &ResultView) -> Option<Message> {
    if context.table().is_unplayed() || !context.access.is_participant() {
        return None;
    }
    let at = context.details.played.finished_at;
    let day = context
        .details
        .played
        .day
        .map(|day| labels::of_day("day", day));
    let day = day.or(at.map(|at| labels::day(at, context.zone)))?;
    let place = |standing: &Standing| {
        let total = labels::signed(standing.total);
        let points = format!("{} {total}", isolated(context.name(standing.seat)));
        if result.has_winner() {
            format!("{}. {points}", standing.rank)
        } else {
            points
        }
    };
    let places: Vec<String> = result.standings.iter().map(place).collect();
    let text = msg("result-text").with("board", board_name(context.board()));
    let text = text.with("day", day);
    Some(text.with("places", places.join(" · ")))
}
