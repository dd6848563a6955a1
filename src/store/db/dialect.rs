//! What the databases write differently.

/// The SQL of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Dialect {
    /// SQLite.
    Sqlite,
}

impl Dialect {
    /// Adds the placeholder of the value with this number, from 1.
    pub(super) fn push_placeholder(self, sql: &mut String, _number: usize) {
        match self {
            // Without numbers, which SQLite would look up one after the other.
            Self::Sqlite => sql.push('?'),
        }
    }
}
