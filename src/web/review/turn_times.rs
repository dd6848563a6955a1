//! How long the turns of each player took, in the review of a game that showed it.

use crate::domain::length::TurnTimes;
use crate::web::game::context::GameContext;
use crate::web::game::sheet::turn_clock::minutes;

/// A player's line.
pub(super) struct TurnTimesRow {
    pub(super) name: String,
    pub(super) median: String,
    pub(super) longest: String,
}

/// The lines of the seats with a turn of known length, in the order of seats; none where the game showed no clock.
pub(super) fn turn_times(context: &GameContext) -> Vec<TurnTimesRow> {
    if !context.house_rules().clock {
        return Vec::new();
    }
    let turns = context.game.turn_spans();
    let row = |seat| {
        let times = TurnTimes::of(seat, &turns, |seq| context.time_of(seq))?;
        Some(TurnTimesRow {
            name: context.name(seat).to_owned(),
            median: minutes(times.median),
            longest: minutes(times.longest),
        })
    };
    context.seats().filter_map(row).collect()
}
