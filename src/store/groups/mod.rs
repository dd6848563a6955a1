//! Groups: their players, boards, series and names.

pub(super) mod boards;
pub(super) mod edits;
pub(super) mod group;
pub(super) mod names;
pub(super) mod overview;
pub(super) mod series;
