//! Other servers on the same database: what they have changed, and work that only one of them does.

use tokio::sync::oneshot;

use crate::store::Store;
use crate::store::error::{StoreError, writer_stopped};
use crate::store::postgres::{AdvisoryLock, PostgresDatabase, WakeUps};
use crate::store::writer::task::Job;

impl Store {
    /// Whether other servers may use the same database.
    pub fn has_peers(&self) -> bool {
        self.postgres.is_some()
    }

    /// Listens to what other servers change, unless notifications are off.
    pub fn wake_ups(&self) -> WakeUps {
        let postgres = self.postgres.as_ref();
        postgres.map_or_else(WakeUps::default, PostgresDatabase::wake_ups)
    }

    /// Whether a command has written to the SQLite file since this was last called.
    pub async fn was_changed_by_command(&self) -> Result<bool, StoreError> {
        let (done, reply) = oneshot::channel();
        let sent = self.jobs.send(Job::WasChanged(done)).await;
        sent.map_err(|_| writer_stopped())?;
        reply.await.map_err(|_| writer_stopped())?
    }

    /// Takes the lock for work that only one of several servers does at a time; `None` while another has it.
    pub async fn try_lock(&self) -> Result<Option<AdvisoryLock>, StoreError> {
        match &self.postgres {
            Some(database) => database.try_lock().await,
            None => Ok(Some(AdvisoryLock::default())),
        }
    }
}
