//! Moves of a sheet: by its script, and by its form without one.

pub(super) mod form;
pub(super) mod fragment;
pub(super) mod page;
