//! The sheet that a player marks.

pub(crate) mod below_rows;
pub(crate) mod bonus_bar;
pub(crate) mod controls;
pub(crate) mod dice;
pub(crate) mod header;
pub(crate) mod late;
pub(crate) mod menu;
pub(crate) mod offer;
pub(crate) mod others;
pub(crate) mod page;
pub(crate) mod pairs;
pub(crate) mod penalty_update;
pub(crate) mod reasons;
pub(crate) mod row;
pub(crate) mod seats;
pub(crate) mod shown_sheet;
pub(crate) mod space;
pub(crate) mod swaps;
pub(crate) mod toasts;
pub(crate) mod turn_clock;
pub(crate) mod updates;
