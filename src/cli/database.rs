//! The database that a command is about.

use std::path::PathBuf;

use clap::Args;

/// The option that names the database, as `rowlock serve` has it.
#[derive(Debug, Args)]
pub struct DatabaseOption {
    /// The database file; the server creates it if it is missing.
    #[arg(
        long = "database",
        env = "ROWLOCK_DATABASE",
        value_name = "PATH",
        default_value = "rowlock.db"
    )]
    pub path: PathBuf,
}
