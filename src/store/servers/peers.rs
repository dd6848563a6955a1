//! Other servers on the same database: what they have changed, and work that only one of them does.

use std::future::pending;

use crate::store::Store;
use crate::store::db::Readers;
use crate::store::error::StoreError;
use crate::store::postgres::wake_up::WakeUp;
use crate::store::postgres::{ExclusiveLock, Listener, try_lock};

/// Listens to what other servers change.
pub struct WakeUps {
    listener: Option<Listener>,
}

impl WakeUps {
    /// Waits for the next one; without notifications, for ever.
    pub async fn next(&mut self) -> WakeUp {
        match &mut self.listener {
            Some(listener) => listener.next().await,
            None => pending().await,
        }
    }
}

/// The right to do what one of several servers does at a time.
pub struct AdvisoryLock {
    /// `None` where there are no other servers.
    lock: Option<ExclusiveLock>,
}

impl AdvisoryLock {
    pub async fn release(self) {
        if let Some(lock) = self.lock {
            lock.release().await;
        }
    }
}

impl Store {
    /// Whether other servers may use the same database.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.file().is_none()
    }

    /// Listens to what other servers change, unless notifications are off.
    #[must_use]
    pub fn wake_ups(&self) -> WakeUps {
        WakeUps {
            listener: self.location.listener(),
        }
    }

    /// Takes the lock for what one of several servers does at a time; `None` while another has it.
    pub async fn try_lock(&self) -> Result<Option<AdvisoryLock>, StoreError> {
        Ok(match &self.readers {
            Readers::Sqlite(_) => Some(AdvisoryLock { lock: None }),
            Readers::Postgres(pool) => try_lock(pool)
                .await?
                .map(|lock| AdvisoryLock { lock: Some(lock) }),
        })
    }
}
