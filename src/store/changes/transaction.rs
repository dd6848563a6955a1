//! One transaction with many batches of changes; each batch is written wholly or not at all.

use crate::store::changes::append::append;
use crate::store::changes::change::{self, Change};
use crate::store::changes::notices;
use crate::store::db::{Begin, Connection};
use crate::store::error::StoreError;

/// How many times a transaction is attempted that another server's comes before.
const MAX_ATTEMPTS: usize = 10;

/// Whether the disk or the file failed, not the change.
pub(in crate::store) fn is_failure(error: &StoreError) -> bool {
    match error {
        StoreError::Full | StoreError::Unavailable(_) | StoreError::Moved(_) => true,
        StoreError::Conflict
        | StoreError::Stale
        | StoreError::Gone
        | StoreError::ShareUsed
        | StoreError::Contended
        | StoreError::Damaged(_)
        | StoreError::Refused(_) => false,
    }
}

/// Writes batches in one transaction, each wholly or not at all.
pub(in crate::store) async fn write_transaction(
    begin: Begin,
    connection: &mut dyn Connection,
    batches: &[Vec<Change>],
) -> Vec<Result<(), StoreError>> {
    let mut attempts = 1;
    loop {
        match try_write(begin, connection, batches).await {
            Ok(results) => return results,
            Err(StoreError::Contended) if attempts < MAX_ATTEMPTS => attempts += 1,
            Err(error) => {
                let reason = error.to_string();
                tracing::error!(%reason, "a transaction failed");
                return fail_all(batches, &error);
            }
        }
    }
}

/// The same failure for each of these batches.
pub(in crate::store) fn fail_all(
    batches: &[Vec<Change>],
    error: &StoreError,
) -> Vec<Result<(), StoreError>> {
    let failures = batches.iter().map(|_| Err(clone_for_each(error)));
    failures.collect()
}

async fn try_write(
    begin: Begin,
    connection: &mut dyn Connection,
    batches: &[Vec<Change>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let are_appends = batches.iter().flatten().all(Change::is_append);
    let written = match are_appends {
        true => append(begin, connection, batches).await,
        false => try_transaction(begin, connection, batches).await,
    };
    match written {
        Err(error) if is_failure(&error) => Err(error),
        // One of several is refused: each is written on its own.
        Err(_) if are_appends && batches.len() > 1 => {
            try_transaction(begin, connection, batches).await
        }
        Err(StoreError::Contended) => Err(StoreError::Contended),
        // Of a batch alone it is the answer.
        Err(refusal) if batches.len() == 1 => Ok(vec![Err(refusal)]),
        written => written,
    }
}

/// The error for each batch of a failed transaction.
pub(in crate::store) fn clone_for_each(error: &StoreError) -> StoreError {
    match error {
        StoreError::Full => StoreError::Full,
        StoreError::Contended => StoreError::Contended,
        StoreError::Damaged(reason) => StoreError::Damaged(reason.clone()),
        StoreError::Conflict
        | StoreError::Stale
        | StoreError::Gone
        | StoreError::ShareUsed
        | StoreError::Unavailable(_)
        | StoreError::Moved(_)
        | StoreError::Refused(_) => StoreError::Unavailable(error.to_string()),
    }
}

async fn try_transaction(
    begin: Begin,
    connection: &mut dyn Connection,
    batches: &[Vec<Change>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let written = match execute(connection, begin.statements()).await {
        Ok(()) => write_all(connection, batches).await,
        Err(error) => Err(error),
    };
    let ended = match written {
        Ok(_) => execute(connection, "COMMIT").await,
        Err(_) => Ok(()),
    };
    let written = ended.and(written);
    if written.is_err() {
        // SQLite may have rolled back already, as it does on a full disk.
        execute(connection, "ROLLBACK").await.ok();
    }
    written
}

async fn write_all(
    connection: &mut dyn Connection,
    batches: &[Vec<Change>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if let [changes] = batches {
        // Alone, it is rolled back with its transaction.
        write_changes(connection, changes).await?;
        return Ok(vec![Ok(())]);
    }
    let mut results = Vec::with_capacity(batches.len());
    for changes in batches {
        results.push(write_one(connection, changes).await?);
    }
    Ok(results)
}

/// Writes a batch, or nothing of it.
async fn write_one(
    connection: &mut dyn Connection,
    changes: &[Change],
) -> Result<Result<(), StoreError>, StoreError> {
    execute(connection, "SAVEPOINT change").await?;
    let written = write_changes(connection, changes).await;
    end_savepoint(connection, written).await
}

async fn write_changes(
    connection: &mut dyn Connection,
    changes: &[Change],
) -> Result<(), StoreError> {
    // Notices refer to the data before the changes.
    notices::write(changes, connection).await?;
    change::write(changes, connection).await
}

/// Releases a savepoint, after rolling back to it if a write failed.
async fn end_savepoint(
    connection: &mut dyn Connection,
    written: Result<(), StoreError>,
) -> Result<Result<(), StoreError>, StoreError> {
    let refusal = match written {
        Ok(()) => {
            execute(connection, "RELEASE change").await?;
            return Ok(Ok(()));
        }
        // The transaction is over for all of its batches.
        Err(StoreError::Contended) => return Err(StoreError::Contended),
        Err(refusal) => refusal,
    };
    match execute(connection, "ROLLBACK TO change; RELEASE change").await {
        Ok(()) => Ok(Err(refusal)),
        // The whole transaction was rolled back.
        Err(_) => Err(refusal),
    }
}

/// Runs a statement that begins or ends a transaction or a savepoint.
///
/// sqlx's own transactions lose the connection if SQLite rolls back by itself.
pub(in crate::store) async fn execute(
    connection: &mut dyn Connection,
    statement: &'static str,
) -> Result<(), StoreError> {
    connection.execute_raw(statement).await?;
    Ok(())
}
