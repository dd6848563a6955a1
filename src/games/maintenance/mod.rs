//! Readiness, deletion, and what is deleted or stopped after some time.

mod delete;
mod expiry;
mod readiness;

pub use expiry::ABANDON_AFTER;
