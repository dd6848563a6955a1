//! A game in memory: what is stored of it, who may do what with it, who is connected, and what it shows.

mod access;
mod phones;
mod presence;
mod registry;
mod requests;
mod session;
mod view;

pub use access::Access;
pub use phones::Phone;
pub(super) use presence::Presence;
pub(super) use registry::{Registry, Slot};
pub use requests::RequestView;
pub(super) use requests::gone;
pub(super) use session::{GameSession, StartingSeat};
pub use view::{EventView, GameView, ResultView, RowView, SeatView, StandingView};
