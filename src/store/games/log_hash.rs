//! The hashes of events, each chained to the one before, so that a changed or missing event is found when its log is
//! read.

use chrono::{DateTime, Utc};
use rowlock_rules::{Event, Seq};
use sha2::{Digest, Sha256};

use crate::domain::ids::GameId;
use crate::store::rows::time;

/// The version of the events' JSON; any other is refused.
pub(in crate::store) const EVENT_VERSION: i64 = 1;

/// The length of a hash in bytes.
const LENGTH: usize = 16;

/// The hash of an event and of all events before it.
///
/// It shows that a file is damaged; who can write the file can write matching hashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogHash([u8; LENGTH]);

impl LogHash {
    /// The hash of the empty log of a game.
    pub fn of(game: &GameId) -> Self {
        Self::new(Sha256::new_with_prefix(game.as_str()))
    }

    /// The hash of the log with this event appended.
    #[must_use]
    pub fn with(self, seq: Seq, at: DateTime<Utc>, event: &Event) -> Self {
        // An event that has no JSON is refused when it is written.
        let json = serde_json::to_string(event).unwrap_or_default();
        self.with_stored(seq, &time(at), EVENT_VERSION, &json)
    }

    /// As [`Self::with`], for the columns of an event.
    pub(in crate::store) fn with_stored(
        self,
        seq: Seq,
        at: &str,
        version: i64,
        event: &str,
    ) -> Self {
        let mut hasher = Sha256::new_with_prefix(self.0);
        hasher.update(u64::from(seq).to_le_bytes());
        hasher.update(version.to_le_bytes());
        // A time has no line break: another split of the two texts has another hash.
        hasher.update(at);
        hasher.update("\n");
        hasher.update(event);
        Self::new(hasher)
    }

    pub(in crate::store) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    pub(in crate::store) fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    fn new(hasher: Sha256) -> Self {
        let digest: [u8; 32] = hasher.finalize().into();
        let mut hash = [0; LENGTH];
        hash.copy_from_slice(&digest[..LENGTH]);
        Self(hash)
    }
}
