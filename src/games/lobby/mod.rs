//! A game until it starts: its creation, its seats and players, what is printed on their sheets, and its start.

mod create;
mod players;
mod printed;
mod seating;
mod share;
mod start;
mod starting_player;
mod streak;

pub use create::{CreatedGame, GroupChoice, NewGame};
pub use printed::NewSheets;
pub use seating::SeatToken;
pub(super) use seating::{Roster, SeatAssignment, claim_seat, entry_error, unclaimed_seat};
pub use starting_player::StartingPlayer;
pub use streak::Streak;
