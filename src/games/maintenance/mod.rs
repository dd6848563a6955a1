//! Readiness, deletion, expiry, corrections and verification.

mod corrections;
mod delete;
mod expiry;
mod readiness;
mod verify;

pub use corrections::{CorrectableGame, PaperReplacement, StoredPaperGame, StoredPaperSeat};
pub use expiry::ABANDON_AFTER;
pub use verify::{Verification, VerifyError, verify_database};
