//! How a transaction that writes begins.

/// How a transaction that writes begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum Begin {
    /// On SQLite, as any other.
    Plain,
    /// On SQLite, by writing the header.
    WithHeader,
    /// On PostgreSQL, so that it is as if it ran alone, even if other servers write at the same time.
    Serializable,
}

impl Begin {
    pub(in crate::store) fn statements(self) -> &'static str {
        match self {
            Self::Plain => "BEGIN IMMEDIATE",
            // SQLite writes the header even if the number in it stays the same.
            Self::WithHeader => "BEGIN IMMEDIATE; PRAGMA application_id = 0x526f776c",
            Self::Serializable => "BEGIN ISOLATION LEVEL SERIALIZABLE",
        }
    }
}
