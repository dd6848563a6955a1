//! First answers, kept for a phone that asks again.

use chacha20poly1305::aead::{Aead, KeyInit};
use chacha20poly1305::{ChaCha20Poly1305, Key, Nonce};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Games;
use crate::domain::error::{Code, Error};
use crate::store::{Change, KeptAnswer};

/// How long an answer is kept.
pub(super) const KEPT_FOR: TimeDelta = TimeDelta::hours(25);

/// A request that may come twice, by its idempotency key.
///
/// Only hashes are stored; the answer is sealed under a key that nobody has who has not sent the
/// idempotency key and the secret.
#[derive(Clone)]
pub struct Keep {
    name: [u8; 32],
    request: [u8; 32],
    seal: [u8; 32],
}

fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        // Lengths keep the parts apart.
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

impl Keep {
    /// A request with this idempotency key from the holder of this secret.
    #[must_use]
    pub fn new(key: &str, secret: Option<&str>, request: [&[u8]; 3]) -> Self {
        let secret = secret.unwrap_or_default().as_bytes();
        let named = |label: &str| hash(&[label.as_bytes(), key.as_bytes(), secret]);
        Self {
            name: named("rowlock answer name"),
            seal: named("rowlock answer seal"),
            request: hash(&request),
        }
    }

    fn cipher(&self) -> ChaCha20Poly1305 {
        ChaCha20Poly1305::new(Key::from_slice(&self.seal))
    }

    /// The row that keeps this answer.
    fn answer(&self, answer: &impl Serialize, at: DateTime<Utc>) -> Result<KeptAnswer, Error> {
        let broken = || Error::new(Code::Internal, "answer-not-kept");
        let body = serde_json::to_vec(answer).map_err(|_| broken())?;
        // The sealing key serves one answer only, so the nonce need not differ.
        let sealed = self
            .cipher()
            .encrypt(&Nonce::default(), body.as_slice())
            .map_err(|_| broken())?;
        Ok(KeptAnswer {
            key: self.name,
            request: self.request,
            sealed,
            at,
        })
    }

    fn open(&self, kept: &KeptAnswer) -> Result<Vec<u8>, Error> {
        self.cipher()
            .decrypt(&Nonce::default(), kept.sealed.as_slice())
            .map_err(|_| Error::new(Code::Internal, "answer-unreadable"))
    }
}

impl Games {
    /// What is to be stored, so that this answer is given again; nothing where nobody will ask again.
    ///
    /// # Errors
    /// [`Code::Internal`] where the answer cannot be sealed.
    pub fn keep(
        &self,
        keep: Option<&Keep>,
        answer: &impl Serialize,
    ) -> Result<Option<KeptAnswer>, Error> {
        keep.map(|keep| keep.answer(answer, self.now())).transpose()
    }

    /// Keeps an answer that changes nothing else, where somebody will ask for it again.
    ///
    /// # Errors
    /// As [`Games::keep`], and where it cannot be stored or another answer was kept meanwhile.
    pub async fn keep_only(
        &self,
        keep: Option<&Keep>,
        answer: &impl Serialize,
    ) -> Result<(), Error> {
        let Some(kept) = self.keep(keep, answer)? else {
            return Ok(());
        };
        let change = Change {
            kept: Some(kept),
            ..Change::default()
        };
        Ok(self.store().write(change).await?)
    }

    /// The body of the first answer to this request; `None` where it was not answered yet.
    ///
    /// # Errors
    /// [`Code::IdempotencyMismatch`] where the key came with another request.
    pub async fn kept(&self, keep: &Keep) -> Result<Option<Vec<u8>>, Error> {
        let Some(kept) = self.store().kept(&keep.name).await? else {
            return Ok(None);
        };
        if kept.request != keep.request {
            return Err(Error::new(
                Code::IdempotencyMismatch,
                "key-of-another-request",
            ));
        }
        keep.open(&kept).map(Some)
    }
}
