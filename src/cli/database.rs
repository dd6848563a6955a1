//! The database that a command is about.

use std::fs;
use std::path::PathBuf;

use clap::Args;

use crate::store::{DatabaseAddress, is_postgres};

/// The options that name the database of a server.
#[derive(Debug, Args)]
pub struct ServedDatabase {
    /// The SQLite file, which the server creates if it is missing, or the URL of a PostgreSQL database.
    #[arg(
        id = "database",
        long = "database",
        env = "ROWLOCK_DATABASE",
        value_name = "PATH|URL",
        default_value = "rowlock.db"
    )]
    named: DatabaseAddress,
    /// A file with the URL of the database, whose password then is in no list of processes; it comes before --database.
    #[arg(
        long,
        env = "ROWLOCK_DATABASE_URL_FILE",
        value_name = "FILE",
        value_parser = address_in_file
    )]
    database_url_file: Option<DatabaseAddress>,
}

impl ServedDatabase {
    /// The address of the database.
    #[must_use]
    pub fn address(&self) -> DatabaseAddress {
        let in_file = self.database_url_file.as_ref();
        in_file.unwrap_or(&self.named).clone()
    }
}

fn address_in_file(path: &str) -> Result<DatabaseAddress, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    text.trim().parse()
}

/// The option that names a SQLite file.
#[derive(Debug, Args)]
pub struct DatabaseFile {
    /// The SQLite file.
    #[arg(
        long = "database",
        env = "ROWLOCK_DATABASE",
        value_name = "PATH",
        default_value = "rowlock.db",
        value_parser = file_path
    )]
    pub path: PathBuf,
}

fn file_path(text: &str) -> Result<PathBuf, String> {
    if is_postgres(text) {
        return Err(
            "PostgreSQL has programs of its own for this: pg_dump makes a backup, pg_restore restores it"
                .to_owned(),
        );
    }
    Ok(text.into())
}
