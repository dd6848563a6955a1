//! Other servers on the same database: what they have changed, and work that only one of them does.

use std::future::pending;

#[cfg(feature = "postgres")]
use super::db::Readers;
#[cfg(feature = "postgres")]
use super::postgres::{ExclusiveLock, Listener, try_lock};
use super::{Store, StoreError, WakeUp};

/// Listens to what other servers change.
pub struct WakeUps {
    #[cfg(feature = "postgres")]
    listener: Option<Listener>,
}

impl WakeUps {
    /// Waits for the next one; without notifications, for ever.
    pub async fn next(&mut self) -> WakeUp {
        #[cfg(feature = "postgres")]
        if let Some(listener) = &mut self.listener {
            return listener.next().await;
        }
        pending().await
    }
}

/// The right to do what one of several servers does at a time.
pub struct Turn {
    #[cfg(feature = "postgres")]
    lock: Option<ExclusiveLock>,
}

impl Turn {
    /// Lets another server have it.
    pub async fn end(self) {
        #[cfg(feature = "postgres")]
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
            #[cfg(feature = "postgres")]
            listener: self.location.listener(),
        }
    }

    /// Takes the turn to do what one of several servers does at a time; `None` while another has it.
    ///
    /// # Errors
    /// [`StoreError`] if the database does not respond.
    pub async fn take_turn(&self) -> Result<Option<Turn>, StoreError> {
        #[cfg(feature = "postgres")]
        if let Readers::Postgres(pool) = &self.readers {
            let lock = try_lock(pool).await?;
            return Ok(lock.map(|lock| Turn { lock: Some(lock) }));
        }
        Ok(Some(Turn {
            #[cfg(feature = "postgres")]
            lock: None,
        }))
    }
}
