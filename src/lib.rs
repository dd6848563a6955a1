//! Rowlock, a digital score sheet for Qwixx: each phone at the table shows and marks its own.

pub mod error;
pub mod ids;
pub mod rules;
pub mod store;
