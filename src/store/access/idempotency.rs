//! Stored responses, by idempotency key.

use chrono::{DateTime, Utc};

use crate::store::db::{Connection, QueryBuilder, Row, bound, query};
use crate::store::error::StoreError;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// The first response to a request with an idempotency key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredResponse {
    /// A hash of the key and the sender's secret.
    pub key: [u8; 32],
    /// A hash of the request.
    pub request: [u8; 32],
    /// The response, encrypted with a key derived from the idempotency key.
    pub encrypted: Vec<u8>,
    pub at: DateTime<Utc>,
}

impl Store {
    /// The response stored under this key.
    pub async fn stored_response(
        &self,
        key: &[u8; 32],
    ) -> Result<Option<StoredResponse>, StoreError> {
        let response = |row: &Row| {
            Ok(StoredResponse {
                key: *key,
                request: rows::token_hash(row, "request")?.0,
                encrypted: row.try_get("encrypted")?,
                at: row.parse("at")?,
            })
        };
        query("SELECT request, encrypted, at FROM idempotency_keys WHERE key = $1")
            .bind(&key[..])
            .read_optional(&self.database, response)
            .await
    }
}

pub(in crate::store) async fn insert(
    to: &mut dyn Connection,
    response: &StoredResponse,
) -> Result<(), StoreError> {
    let mut query = QueryBuilder::new(to.dialect(), "");
    push_insert(&mut query, [response]);
    query.build().run(to).await
}

/// Adds a statement that inserts these responses.
pub(in crate::store) fn push_insert<'a>(
    query: &mut QueryBuilder,
    responses: impl IntoIterator<Item = &'a StoredResponse>,
) {
    query.push("INSERT INTO idempotency_keys (key, request, encrypted, at) ");
    let row = |response: &StoredResponse| {
        [
            bound(&response.key[..]),
            bound(&response.request[..]),
            bound(response.encrypted.as_slice()),
            bound(time(response.at)),
        ]
    };
    query.push_values(responses.into_iter().map(row));
}
