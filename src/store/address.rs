//! Where the games are stored.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::store::postgres::PostgresUrl;

/// The start of the names of a server's files if its games are in PostgreSQL.
const FILES_WITHOUT_DATABASE: &str = "rowlock.db";

/// Where the games are stored.
#[derive(Clone, Debug)]
pub enum DatabaseAddress {
    File(PathBuf),
    Postgres(PostgresUrl),
}

impl DatabaseAddress {
    /// The same address for servers that notify each other of changes, or do not.
    #[must_use]
    pub fn with_notifications(self, notifies: bool) -> Self {
        match self {
            Self::File(path) => Self::File(path),
            Self::Postgres(url) => Self::Postgres(url.with_notifications(notifies)),
        }
    }

    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Postgres(_) => None,
        }
    }

    /// The path that the server's other files are named after and stored next to: the SQLite file, or with PostgreSQL a
    /// path in the working directory.
    pub fn companion(&self) -> &Path {
        match self {
            Self::File(path) => path,
            Self::Postgres(_) => Path::new(FILES_WITHOUT_DATABASE),
        }
    }
}

impl From<PathBuf> for DatabaseAddress {
    fn from(path: PathBuf) -> Self {
        Self::File(path)
    }
}

impl FromStr for DatabaseAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.is_empty() {
            return Err("a path or a URL is missing".to_owned());
        }
        if !is_postgres(text) {
            return Ok(Self::File(text.into()));
        }
        match text.parse() {
            Ok(url) => Ok(Self::Postgres(url)),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// Whether a text is the address of a PostgreSQL database, and not a path.
pub fn is_postgres(address: &str) -> bool {
    ["postgres://", "postgresql://"]
        .iter()
        .any(|scheme| address.starts_with(scheme))
}

impl fmt::Display for DatabaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Postgres(url) => url.fmt(f),
        }
    }
}
