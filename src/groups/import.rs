//! Games from elsewhere.

/// The name of the format in which games are exported and imported.
pub const EXPORT_FORMAT: &str = "rowlock";

/// Its version; a file of a later one is not read.
pub const EXPORT_VERSION: u32 = 1;
