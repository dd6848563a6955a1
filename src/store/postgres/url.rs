//! The address of a PostgreSQL database.

use std::fmt;
use std::str::FromStr;

use sqlx::postgres::PgConnectOptions;

/// Settings of every connection: a statement, a lock or a transaction that is stuck must not hold up the others.
const SETTINGS: [(&str, &str); 3] = [
    ("statement_timeout", "30s"),
    ("lock_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "30s"),
];

/// The address of a PostgreSQL database; its text leaves out the password.
#[derive(Clone)]
pub struct PostgresUrl {
    options: Box<PgConnectOptions>,
    notifies: bool,
}

/// Why a text is not the URL of a PostgreSQL database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct InvalidUrl(String);

impl PostgresUrl {
    pub(in crate::store) fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    /// Whether servers notify each other of changes; they look for them every second in any case.
    pub(in crate::store) fn notifies(&self) -> bool {
        self.notifies
    }

    /// The same address for servers that notify each other, or do not.
    pub(in crate::store) fn with_notifications(self, notifies: bool) -> Self {
        Self { notifies, ..self }
    }
}

impl FromStr for PostgresUrl {
    type Err = InvalidUrl;

    fn from_str(text: &str) -> Result<Self, InvalidUrl> {
        let options: PgConnectOptions = text
            .parse()
            .map_err(|error: sqlx::Error| InvalidUrl(error.to_string()))?;
        let options = options.application_name("rowlock").options(SETTINGS);
        Ok(Self {
            options: Box::new(options),
            notifies: true,
        })
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = self.options();
        let user = options.get_username();
        write!(f, "postgres://{user}@")?;
        match options.get_socket() {
            Some(socket) => write!(f, "{}", socket.display())?,
            None => write!(f, "{}:{}", options.get_host(), options.get_port())?,
        }
        write!(f, "/{}", options.get_database().unwrap_or(user))
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
