//! Idempotency keys: the first response to a request is stored, encrypted, and repeated when it is retried.

use chrono::{DateTime, TimeDelta, Utc};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::error::Unspecified;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::domain::error::{Error, ErrorCode};
use crate::services::Services;
use crate::store::{Change, MoveKey, StoredResponse};

pub(crate) const RESPONSE_TTL: TimeDelta = TimeDelta::hours(25);

/// The idempotency key of a request.
///
/// Only hashes are stored. The response is encrypted with a key derived from the idempotency key and the sender's
/// secret, so the database alone cannot decrypt it.
#[derive(Clone)]
pub struct IdempotencyKey {
    name: [u8; 32],
    request: [u8; 32],
    encryption_key: [u8; 32],
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        // The length prefix makes the concatenation unambiguous.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

impl IdempotencyKey {
    /// The key of a request (method, path, body) from the sender with this secret.
    pub fn new(key: &str, secret: Option<&str>, request: [&[u8]; 3]) -> Self {
        let secret = secret.unwrap_or_default().as_bytes();
        // The labels are part of stored hashes and must not change.
        let derive = |label: &str| hash(&[label.as_bytes(), key.as_bytes(), secret]);
        Self {
            name: derive("rowlock answer name"),
            encryption_key: derive("rowlock answer seal"),
            request: hash(&request),
        }
    }

    /// The key of the same request as the next step after a step with this result.
    pub fn after(&self, result: &str) -> Self {
        let derive = |part: &[u8; 32]| hash(&[part, result.as_bytes()]);
        Self {
            name: derive(&self.name),
            encryption_key: derive(&self.encryption_key),
            request: self.request,
        }
    }

    /// The key as it is stored with the event of a move.
    pub fn of_move(&self) -> MoveKey {
        let first = |hash: &[u8; 32]| hash.first_chunk().copied().unwrap_or_default();
        MoveKey {
            name: first(&self.name),
            request: first(&self.request),
        }
    }

    fn cipher(&self) -> Result<LessSafeKey, Unspecified> {
        UnboundKey::new(&CHACHA20_POLY1305, &self.encryption_key).map(LessSafeKey::new)
    }

    fn encrypt(
        &self,
        response: &impl Serialize,
        at: DateTime<Utc>,
    ) -> Result<StoredResponse, Error> {
        let failed = || Error::new(ErrorCode::Internal, "response-not-stored");
        let mut encrypted = serde_json::to_vec(response).map_err(|_| failed())?;
        self.cipher()
            .and_then(|key| key.seal_in_place_append_tag(nonce(), Aad::empty(), &mut encrypted))
            .map_err(|_| failed())?;
        Ok(StoredResponse {
            key: self.name,
            request: self.request,
            encrypted,
            at,
        })
    }

    fn decrypt(&self, stored: StoredResponse) -> Result<Vec<u8>, Error> {
        let mut response = stored.encrypted;
        self.cipher()
            .and_then(|key| {
                Ok(key
                    .open_in_place(nonce(), Aad::empty(), &mut response)?
                    .len())
            })
            .map(|length| response.truncate(length))
            .map_err(|_| Error::new(ErrorCode::Internal, "stored-response-unreadable"))?;
        Ok(response)
    }
}

/// Each encryption key encrypts a single response, so a constant nonce is safe.
fn nonce() -> Nonce {
    Nonce::assume_unique_for_key([0; NONCE_LEN])
}

/// Adds the response to the changes that it reports, encrypted, where the request has a key.
pub fn respond(
    changes: &mut Vec<Change>,
    services: &Services,
    key: Option<&IdempotencyKey>,
    response: &impl Serialize,
) -> Result<(), Error> {
    if let Some(key) = key {
        let encrypted = key.encrypt(response, services.now())?;
        changes.push(Change::Respond(encrypted));
    }
    Ok(())
}

/// Encrypts and stores a response without a change.
///
/// # Errors
/// As [`respond`], and if it cannot be stored or a concurrent request has stored another response.
pub async fn store_response(
    services: &Services,
    key: Option<&IdempotencyKey>,
    response: &impl Serialize,
) -> Result<(), Error> {
    let mut changes = Vec::new();
    respond(&mut changes, services, key, response)?;
    match changes.is_empty() {
        true => Ok(()),
        false => Ok(services.store().write(changes).await?),
    }
}

/// The error for a key that was used for another request.
pub(crate) fn mismatch() -> Error {
    Error::new(ErrorCode::IdempotencyMismatch, "key-of-another-request")
}

/// When the response was stored; `None` if there is none yet.
pub async fn stored_at(
    services: &Services,
    key: &IdempotencyKey,
) -> Result<Option<DateTime<Utc>>, Error> {
    let stored = services.store().stored_response(&key.name).await?;
    Ok(stored.map(|stored| stored.at))
}

/// The body of the stored response; `None` if there is none yet.
///
/// # Errors
/// [`ErrorCode::IdempotencyMismatch`] if the key was used for another request.
pub async fn stored_response(
    services: &Services,
    key: &IdempotencyKey,
) -> Result<Option<Vec<u8>>, Error> {
    let Some(stored) = services.store().stored_response(&key.name).await? else {
        return Ok(None);
    };
    if stored.request != key.request {
        return Err(mismatch());
    }
    key.decrypt(stored).map(Some)
}
