//! A game until it starts: its creation, its seats, its lucky numbers and its start.

mod create;
mod lucky_numbers;
mod seating;
mod start;
mod starting_player;

pub use create::{Created, GroupChoice, NewGame};
pub use seating::SeatToken;
pub(super) use seating::{Roster, Sitting, claim, no_entry, seat_to_claim};
pub use starting_player::First;
