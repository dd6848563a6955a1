//! Lists of games, and the statistics computed from their results.

pub(super) mod badges;
pub(super) mod day_results;
pub(super) mod encounters;
pub(super) mod finished_game;
pub(super) mod group_stats;
pub(super) mod highlights;
pub(super) mod history;
pub(super) mod leaders;
pub(super) mod milestones;
pub(super) mod periods;
pub(super) mod player_stats;
pub(super) mod ranked_games;
pub(super) mod reports;
pub(super) mod standings;
pub(super) mod totals;
