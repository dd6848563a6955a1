//! State of the server that outlives a restart.

use crate::store::Store;
use crate::store::db::{Connection, query};
use crate::store::error::StoreError;

/// The keys of this state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateKey {
    /// When the cleanup last ran.
    CleanedUpAt,
}

impl StateKey {
    const fn as_str(self) -> &'static str {
        match self {
            Self::CleanedUpAt => "cleaned_up_at",
        }
    }
}

pub(in crate::store) async fn write(
    to: &mut dyn Connection,
    key: StateKey,
    value: &str,
) -> Result<(), StoreError> {
    query(
        "INSERT INTO state (name, value) VALUES ($1, $2) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(key.as_str())
    .bind(value)
    .run(to)
    .await
}

impl Store {
    pub async fn state(&self, key: StateKey) -> Result<Option<String>, StoreError> {
        query("SELECT value FROM state WHERE name = $1")
            .bind(key.as_str())
            .read_optional(&self.database, |row| Ok(row.try_get("value")?))
            .await
    }
}
