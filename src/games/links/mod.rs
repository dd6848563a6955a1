//! Links to a game: to watch it, and to hand a seat over.

mod seat_transfer;
mod share;

pub(super) use seat_transfer::withdraw_seat_links;
pub use seat_transfer::{HandoverOffer, NewSeatToken};
