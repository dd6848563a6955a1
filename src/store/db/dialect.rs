//! What the databases write differently.

use std::fmt::Write;

/// The SQL of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    pub(in crate::store) fn choose<T>(self, sqlite: T, postgres: T) -> T {
        match self {
            Self::Sqlite => sqlite,
            Self::Postgres => postgres,
        }
    }

    /// How a transaction begins that only reads, and sees the database as it is at its first statement.
    pub(in crate::store) fn begin_snapshot(self) -> &'static str {
        self.choose("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    }

    /// A join of two tables, the first of which is read first: SQLite leaves the order of `CROSS JOIN` as it is, and
    /// PostgreSQL, which has statistics of every table, takes no condition there.
    pub(in crate::store) fn ordered_join(self) -> &'static str {
        self.choose(" CROSS JOIN ", " JOIN ")
    }

    /// Adds the placeholder of the value with this number, from 1.
    pub(super) fn push_placeholder(self, sql: &mut String, number: usize) {
        match self {
            // Without numbers, which SQLite would look up one after the other.
            Self::Sqlite => sql.push('?'),
            // Writing to a string cannot fail.
            Self::Postgres => write!(sql, "${number}").unwrap_or_default(),
        }
    }
}
