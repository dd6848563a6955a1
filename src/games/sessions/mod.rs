//! A game in memory: what is stored of it, who may do what with it, who is connected, and what it shows.

mod access;
mod connections;
mod details;
mod player_presence;
mod registry;
mod requests;
mod result_view;
mod seat_view;
mod session;
mod sheet_view;
mod view;
mod view_cache;

pub use access::GameAccess;
pub(super) use connections::{Connections, with_player};
pub use details::GameDetails;
pub use player_presence::PlayerPresence;
pub(super) use registry::{Registry, SessionHandle};
pub use requests::RequestView;
pub(super) use requests::request_expired;
pub use result_view::ResultView;
pub use seat_view::{EncodedSeatView, SeatView};
pub use session::Opening;
pub(super) use session::{GameSession, StartingSeat};
pub use sheet_view::{ExtraRowView, RowView};
pub use view::{EventView, GameView};
pub use view_cache::EncodedView;
