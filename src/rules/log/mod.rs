//! The log of a game, what it says of undo and rewind, and what follows from all of it.

pub(super) mod game;
pub(super) mod redo;
pub(super) mod retraction;
pub(super) mod story;
pub(super) mod timeline;
pub(super) mod turn_spans;
pub(super) mod verify;
