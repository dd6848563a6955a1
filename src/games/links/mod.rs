//! Links to a game: to watch it, and to hand a seat over.

mod seat_transfer;
mod share;

pub(super) use seat_transfer::handover_ends;
pub use seat_transfer::{HandoverOffer, NewToken};
