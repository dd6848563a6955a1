//! Stored responses, by idempotency key.

use chrono::{DateTime, Utc};
use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection};

use super::rows::{self, time};
use super::{Store, StoreError};

/// The first response to a request with an idempotency key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredResponse {
    /// A hash of the key and the sender's secret.
    pub key: [u8; 32],
    /// A hash of the request.
    pub request: [u8; 32],
    /// The response, encrypted with a key derived from the idempotency key.
    pub encrypted: Vec<u8>,
    /// When it was stored.
    pub at: DateTime<Utc>,
}

impl Store {
    /// The response stored under this key.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn stored_response(
        &self,
        key: &[u8; 32],
    ) -> Result<Option<StoredResponse>, StoreError> {
        let found =
            sqlx::query("SELECT request, encrypted, at FROM idempotency_keys WHERE key = $1")
                .bind(&key[..])
                .fetch_optional(&self.readers)
                .await?;
        found
            .map(|found| {
                let request: Vec<u8> = found.try_get("request")?;
                Ok(StoredResponse {
                    key: *key,
                    request: request
                        .try_into()
                        .map_err(|_| StoreError::Damaged("a hash of another length".to_owned()))?,
                    encrypted: found.try_get("encrypted")?,
                    at: rows::parse(&found, "at")?,
                })
            })
            .transpose()
    }
}

/// Inserts responses with one statement.
pub(super) async fn insert(
    to: &mut SqliteConnection,
    responses: Vec<&StoredResponse>,
) -> Result<(), StoreError> {
    if responses.is_empty() {
        return Ok(());
    }
    let mut query =
        QueryBuilder::<Sqlite>::new("INSERT INTO idempotency_keys (key, request, encrypted, at) ");
    query.push_values(responses, |mut row, response| {
        row.push_bind(&response.key[..])
            .push_bind(&response.request[..])
            .push_bind(&response.encrypted[..])
            .push_bind(time(response.at));
    });
    query.build().execute(to).await?;
    Ok(())
}

/// Deletes responses stored before this time.
pub(super) async fn delete_before(
    before: DateTime<Utc>,
    to: &mut SqliteConnection,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM idempotency_keys WHERE at < $1")
        .bind(time(before))
        .execute(to)
        .await?;
    Ok(())
}
