//! What every use case is given: the store, the live hub, the clock and randomness.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use chrono::{DateTime, NaiveDate, Timelike, Utc};
use chrono_tz::Tz;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::Token;
use crate::live::Hub;
use crate::store::{Store, StoreError};

/// A source of the time.
pub trait Clock: Send + Sync {
    /// The present time, in whole milliseconds.
    fn now(&self) -> DateTime<Utc>;

    /// The present moment on a monotonic clock, for durations.
    fn instant(&self) -> Instant;
}

/// A cryptographically secure source of random bytes.
pub trait Random: Send + Sync {
    /// Fills the buffer.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), Error>;
}

/// The system's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[allow(clippy::disallowed_methods)]
    fn now(&self) -> DateTime<Utc> {
        let now = Utc::now();
        // Times are stored in milliseconds: a response must be the same before and after a restart.
        now.with_nanosecond(now.timestamp_subsec_millis() * 1_000_000)
            .unwrap_or(now)
    }

    fn instant(&self) -> Instant {
        Instant::now()
    }
}

/// The operating system's random number generator.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemRandom;

impl Random for SystemRandom {
    #[allow(clippy::disallowed_methods)]
    fn fill(&self, bytes: &mut [u8]) -> Result<(), Error> {
        getrandom::fill(bytes).map_err(|error| {
            tracing::error!(%error, "the system has no random bytes");
            Error::new(ErrorCode::Unavailable, "no-entropy")
        })
    }
}

/// The store, live hub, clock and randomness of a server; cheap to clone.
#[derive(Clone)]
pub struct Services(Arc<Inner>);

struct Inner {
    store: Store,
    live: Hub,
    clock: Box<dyn Clock>,
    random: Box<dyn Random>,
    rights_epoch: AtomicU64,
}

impl Services {
    /// Services over this store, with a live hub of their own.
    pub fn new(store: Store, clock: impl Clock + 'static, random: impl Random + 'static) -> Self {
        Self(Arc::new(Inner {
            store,
            live: Hub::default(),
            clock: Box::new(clock),
            random: Box::new(random),
            rights_epoch: AtomicU64::new(0),
        }))
    }

    pub fn store(&self) -> &Store {
        &self.0.store
    }

    pub(crate) fn live(&self) -> &Hub {
        &self.0.live
    }

    pub fn now(&self) -> DateTime<Utc> {
        self.0.clock.now()
    }

    /// The present day in a time zone.
    pub fn today(&self, zone: Tz) -> NaiveDate {
        self.now().with_timezone(&zone).date_naive()
    }

    /// The present moment on a monotonic clock, for durations.
    pub(crate) fn instant(&self) -> Instant {
        self.0.clock.instant()
    }

    /// A random 64-bit number.
    pub fn random(&self) -> Result<u64, Error> {
        let mut bytes = [0; 8];
        self.0.random.fill(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// A random secret of 192 bits.
    pub fn new_token(&self) -> Result<Token, Error> {
        let mut bytes = [0; 24];
        self.0.random.fill(&mut bytes)?;
        Ok(Token::from_random(bytes))
    }

    /// How many times rights have been revoked on this server; rights cached under an earlier number are stale.
    pub(crate) fn rights_epoch(&self) -> u64 {
        self.0.rights_epoch.load(Ordering::SeqCst)
    }

    /// Invalidates all cached rights; called after a revocation is stored.
    pub(crate) fn invalidate_rights(&self) {
        self.0.rights_epoch.fetch_add(1, Ordering::SeqCst);
    }
}

/// After how many seconds an admin of the group may have added, merged or deleted players.
const SHARE_RETRY_AFTER_SECS: u64 = 60 * 60;

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            // A concurrent request changed what this one was decided on; sent again, it is decided anew.
            StoreError::Conflict | StoreError::Stale | StoreError::Contended => {
                Self::new(ErrorCode::Unavailable, "try-again")
            }
            StoreError::Gone => Self::not_found(),
            StoreError::ShareUsed => Self {
                retry_after: Some(SHARE_RETRY_AFTER_SECS),
                ..Self::new(ErrorCode::TooManyRequests, "too-many-players-of-member")
            },
            StoreError::Full => Self::new(ErrorCode::StorageFull, "storage-full"),
            StoreError::Unavailable(reason) => {
                tracing::error!(reason, "the database does not respond");
                Self::new(ErrorCode::Unavailable, "storage-unavailable")
            }
            StoreError::Damaged(reason) => {
                tracing::error!(reason, "the database contains unreadable data");
                Self::new(ErrorCode::Internal, "storage-unreadable")
            }
            StoreError::Moved(file) => {
                tracing::error!(file, "a file of the database was moved or deleted");
                Self::new(ErrorCode::Unavailable, "database-moved")
            }
            StoreError::Refused(reason) => {
                tracing::error!(reason, "the database rejected a statement");
                Self::new(ErrorCode::Internal, "not-stored")
            }
        }
    }
}
