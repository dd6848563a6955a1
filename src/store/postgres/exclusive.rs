//! Work that one of several servers does at a time.

use sqlx::{Connection, PgConnection, PgPool};

use crate::store::error::StoreError;

/// The key of the advisory lock: "Rowl".
const KEY: i64 = 0x526f_776c;

/// The lock of a server that works; it ends with its connection, also if the server is killed.
pub(in crate::store) struct ExclusiveLock(PgConnection);

/// Takes the lock, unless another server has it.
pub(in crate::store) async fn try_lock(pool: &PgPool) -> Result<Option<ExclusiveLock>, StoreError> {
    let mut connection = pool.acquire().await?.detach();
    let taken: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
        .bind(KEY)
        .fetch_one(&mut connection)
        .await?;
    let lock = ExclusiveLock(connection);
    if taken {
        return Ok(Some(lock));
    }
    lock.release().await;
    Ok(None)
}

impl ExclusiveLock {
    pub(in crate::store) async fn release(self) {
        // Closing cannot fail in a way that matters: the lock ends with the connection.
        self.0.close().await.ok();
    }
}
