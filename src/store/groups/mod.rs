//! Groups: their players, boards and names.

pub(super) mod boards;
pub(super) mod edits;
pub(super) mod group;
pub(super) mod names;
pub(super) mod overview;
