//! Work that one of several servers does at a time.

use sqlx::{Connection, PgConnection, PgPool};

use crate::store::error::StoreError;

/// The key of the advisory lock: "Rowl".
const KEY: i64 = 0x526f_776c;

/// The right to do work that only one of several servers does at a time; it ends with its connection, also if the
/// server is killed. Without a connection, there are no other servers.
#[derive(Default)]
pub struct AdvisoryLock(Option<PgConnection>);

impl AdvisoryLock {
    /// Takes the lock, unless another server has it.
    pub(super) async fn take(pool: &PgPool) -> Result<Option<Self>, StoreError> {
        let mut connection = pool.acquire().await?.detach();
        let is_taken: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
            .bind(KEY)
            .fetch_one(&mut connection)
            .await?;
        let lock = Self(Some(connection));
        if is_taken {
            return Ok(Some(lock));
        }
        lock.release().await;
        Ok(None)
    }

    pub async fn release(self) {
        if let Some(connection) = self.0 {
            // Closing cannot fail in a way that matters: the lock ends with the connection.
            connection.close().await.ok();
        }
    }
}
