//! Results of games, and the statistics computed from them.

pub(super) mod group_stats;
pub(super) mod highlights;
pub(super) mod periods;
pub(super) mod player_stats;
pub(super) mod seat_results;
pub(super) mod totals;
