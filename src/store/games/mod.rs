//! Games: their rows, seats and logs, and what belongs to one game.

pub(super) mod corrections;
pub(super) mod events;
pub(super) mod log_hash;
pub(super) mod milestones;
pub(super) mod removals;
pub(super) mod requests;
pub(super) mod screens;
pub(super) mod seat_results;
pub(super) mod stored_game;
pub(super) mod update;
pub(super) mod version;
