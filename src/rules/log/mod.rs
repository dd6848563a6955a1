//! The log of a game: its events, how a move becomes one, and what follows from all of them.

pub(super) mod apply;
pub(super) mod decide;
pub(super) mod earlier_rules;
pub(super) mod effect;
pub(super) mod event;
pub(super) mod game;
pub(super) mod redo;
pub(super) mod retraction;
pub(super) mod shared_vec;
pub(super) mod timeline;
pub(super) mod verify;
