//! Appending: the events and responses of many moves in one transaction.

use super::db::{Connection, QueryBuilder};
use super::sqlite::Begin;
use super::{StoreError, WriteBatch, events, idempotency};

/// The most changes whose statement stays prepared: the writer gathers a few changes more often than many.
const MAX_PREPARED: usize = 8;

/// Writes append-only changes in one transaction, all or none.
///
/// The transaction is one call of sqlx, and mostly one statement: the thread of sqlx wakes this one after each of them,
/// which costs as much as several inserts.
///
/// # Errors
/// [`StoreError`] if one of them is refused or the disk fails.
pub(super) async fn append(
    begin: Begin,
    connection: &mut dyn Connection,
    changes: &[WriteBatch],
) -> Result<(), StoreError> {
    let events: Vec<_> = changes.iter().flat_map(|change| &change.events).collect();
    let responses: Vec<_> = changes
        .iter()
        .filter_map(|change| change.response.as_ref())
        .collect();
    let mut query = QueryBuilder::new(connection.dialect(), "");
    let is_one_statement = (1..=events::MAX_ROWS).contains(&events.len()) && responses.is_empty();
    if is_one_statement && begin == Begin::Plain {
        // A statement alone is a transaction.
        events::push_insert(&mut query, &events)?;
    } else {
        query.push(begin.statements()).push("; ");
        for rows in events.chunks(events::MAX_ROWS) {
            events::push_insert(&mut query, rows)?;
            query.push("; ");
        }
        if !responses.is_empty() {
            idempotency::push_insert(&mut query, responses);
            query.push("; ");
        }
        query.push("COMMIT");
    }
    let query = query.build().persistent(changes.len() <= MAX_PREPARED);
    let written = query.execute(&mut *connection).await;
    if written.is_err() {
        // SQLite may have rolled back already, as it does on a full disk.
        connection.execute_raw("ROLLBACK").await.ok();
    }
    written?;
    Ok(())
}
