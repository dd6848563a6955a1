//! The log of a game: how a move becomes an event, what events do to the table, and what follows from all of them.

pub(super) mod apply;
pub(super) mod decide;
pub(super) mod game;
pub(super) mod redo;
pub(super) mod retraction;
pub(super) mod story;
pub(super) mod timeline;
pub(super) mod turn_spans;
pub(super) mod verify;
