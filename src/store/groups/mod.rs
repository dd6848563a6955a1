//! Groups: their players, members, boards and names.

pub(super) mod boards;
pub(super) mod edits;
pub(super) mod group;
pub(super) mod members;
pub(super) mod names;
pub(super) mod overview;
