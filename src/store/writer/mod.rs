//! The writer: one task that gathers batches of changes into transactions.

pub(super) mod activity;
pub(super) mod append;
pub(super) mod batch;
pub(super) mod connection;
pub(super) mod retention;
pub(super) mod task;
pub(super) mod transaction;
