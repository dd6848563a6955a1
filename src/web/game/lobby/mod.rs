//! The lobby of a game: its page, the start, its players, and what is printed on their sheets.

pub(super) mod order;
pub(super) mod page;
pub(super) mod players;
pub(super) mod printed;
pub(super) mod start;
