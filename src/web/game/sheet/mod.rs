//! The sheet that a player marks.

pub(crate) mod below_rows;
pub(crate) mod bonus_bar;
pub(crate) mod controls;
pub(crate) mod dice;
pub(crate) mod fragment;
pub(crate) mod late;
pub(crate) mod notices;
pub(crate) mod offer;
pub(crate) mod pairs;
pub(crate) mod penalty_notice;
pub(crate) mod reasons;
mod redo;
pub(crate) mod row;
pub(crate) mod seats;
pub(crate) mod space;
pub(crate) mod swaps;
