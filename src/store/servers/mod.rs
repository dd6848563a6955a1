//! Several servers on one database: what each notices of the others.

pub(super) mod game_versions;
pub(super) mod notices;
pub(super) mod peers;
pub(super) mod presence;
pub(super) mod version_reader;
