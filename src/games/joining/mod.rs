//! Coming to a game by its code: players in the lobby, players and screens that ask the host of a running game.

mod close;
mod join;
mod late_entry;
mod preview;
mod request_limits;
mod requests;
mod screens;
mod watch;

pub use join::{JoinOutcome, Joined, WantedSeat};
pub use late_entry::Answer;
pub use preview::{LobbyPreview, LobbySeat};
pub use request_limits::Requester;
pub use requests::{PendingRequest, RequestState, RequestStatus};
pub use screens::ScreenState;
