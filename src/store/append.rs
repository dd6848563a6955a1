//! Appending: the events and responses of many moves in one transaction.

use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::{StoreError, WriteBatch, events, idempotency};

/// The most changes whose statement stays prepared: the writer gathers a few changes more often than many.
const MAX_PREPARED: usize = 8;

/// Writes append-only changes in one transaction, all or none.
///
/// The transaction is one statement for sqlx: each call to its thread costs as much as several inserts.
///
/// # Errors
/// [`StoreError`] if one of them is refused or the disk fails.
pub(super) async fn append(
    begin: &'static str,
    connection: &mut SqliteConnection,
    changes: &[WriteBatch],
) -> Result<(), StoreError> {
    let mut query = QueryBuilder::<Sqlite>::new(begin);
    query.push("; ");
    let events: Vec<_> = changes.iter().flat_map(|change| &change.events).collect();
    for rows in events.chunks(events::MAX_ROWS) {
        events::push_insert(&mut query, rows)?;
        query.push("; ");
    }
    let responses = || changes.iter().filter_map(|change| change.response.as_ref());
    if responses().next().is_some() {
        idempotency::push_insert(&mut query, responses());
        query.push("; ");
    }
    query.push("COMMIT");
    let query = query.build().persistent(changes.len() <= MAX_PREPARED);
    let written = query.execute(&mut *connection).await;
    if written.is_err() {
        // SQLite may have rolled back already, as it does on a full disk.
        sqlx::raw_sql("ROLLBACK").execute(connection).await.ok();
    }
    written?;
    Ok(())
}
