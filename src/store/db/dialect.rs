//! The differences between the databases in SQL.

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

    /// A join that reads the first of two tables first: SQLite leaves the order of `CROSS JOIN` as it is, and
    /// PostgreSQL, which has statistics of every table, takes no condition there.
    pub(in crate::store) fn ordered_join(self) -> &'static str {
        self.choose(" CROSS JOIN ", " JOIN ")
    }
}
