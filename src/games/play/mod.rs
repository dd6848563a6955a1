//! A running game: its moves, its host role, its remarks, its streams, its transcript, and its rematch.

mod host;
mod moves;
mod remarks;
mod rematch;
mod stream;
mod subscribe;
mod transcript;

pub use moves::{MadeMove, Move, MoveOutcome};
pub use stream::OpenStream;
pub use subscribe::{EventFrame, Follower, Subscription};
pub use transcript::GameTranscript;
