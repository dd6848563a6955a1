//! Changes: batches of writes, and the transactions that apply them.

pub(super) mod append;
pub(super) mod batch;
pub(super) mod retention;
pub(super) mod transaction;
