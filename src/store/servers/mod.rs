//! Several servers on one database: what each notices of the others.

pub(super) mod mark_reader;
pub(super) mod marks;
pub(super) mod notices;
pub(super) mod peers;
pub(super) mod presence;
