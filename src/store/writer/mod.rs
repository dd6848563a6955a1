//! The writer: one task that gathers changes into transactions, its connection, and what it counts.

pub(super) mod activity;
pub(super) mod connection;
pub(super) mod task;
