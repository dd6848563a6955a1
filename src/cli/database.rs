//! The database that a command is about.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;

use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use clap::{Arg, Args, Command};

use crate::store::{DatabaseAddress, is_postgres};

/// The options that name the database of a server.
#[derive(Debug, Args)]
pub struct ServedDatabase {
    /// SQLite file, which the server creates if it is missing, or the URL of a PostgreSQL database.
    #[arg(
        id = "database",
        long = "database",
        env = "ROWLOCK_DATABASE",
        hide_env_values = true,
        value_name = "PATH|URL",
        default_value = "rowlock.db",
        value_parser = SecretParser(address)
    )]
    named: DatabaseAddress,
    /// Read the database URL from this file, so that its password does not appear in ps; overrides --database.
    #[arg(
        long,
        env = "ROWLOCK_DATABASE_URL_FILE",
        value_name = "FILE",
        value_parser = address_in_file
    )]
    database_url_file: Option<DatabaseAddress>,
}

/// Parses a value that may hold a password, which no message repeats.
#[derive(Clone)]
struct SecretParser<T>(fn(&OsStr) -> Result<T, String>);

impl<T: Clone + Send + Sync + 'static> TypedValueParser for SecretParser<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        _: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        self.0(value).map_err(|reason| {
            let message = format!("invalid value for '--database': {reason}\n");
            clap::Error::raw(ErrorKind::ValueValidation, message).with_cmd(command)
        })
    }
}

impl ServedDatabase {
    pub fn address(&self) -> DatabaseAddress {
        let in_file = self.database_url_file.as_ref();
        in_file.unwrap_or(&self.named).clone()
    }
}

fn address(text: &OsStr) -> Result<DatabaseAddress, String> {
    match text.to_str() {
        Some(text) => text.parse(),
        None => Ok(PathBuf::from(text).into()),
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
        hide_env_values = true,
        value_name = "PATH",
        default_value = "rowlock.db",
        value_parser = SecretParser(file_path)
    )]
    pub path: PathBuf,
}

fn file_path(text: &OsStr) -> Result<PathBuf, String> {
    if text.to_str().is_some_and(is_postgres) {
        return Err(
            "PostgreSQL has programs of its own for this: pg_dump makes a backup, pg_restore restores it"
                .to_owned(),
        );
    }
    Ok(text.into())
}
