//! Changes: the kinds of them, and the transactions that apply them.

pub(super) mod append;
pub(super) mod basis;
pub(super) mod change;
pub(super) mod notices;
pub(super) mod retention;
pub(super) mod transaction;
