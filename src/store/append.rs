//! Appending: the events and responses of many moves in one transaction.

use super::db::{Begin, Connection, Dialect, Query, QueryBuilder};
use super::{LoggedEvent, StoreError, StoredResponse, WriteBatch, events, idempotency};
use crate::domain::ids::GameId;

/// The most changes whose statement stays prepared: the writer gathers a few changes more often than many.
const MAX_PREPARED: usize = 8;

/// Writes append-only changes in one transaction, all or none.
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
    let query = match connection.dialect() {
        Dialect::Sqlite => sqlite_statements(begin, &events, &responses)?,
        Dialect::Postgres => postgres_statement(events, &responses)?,
    };
    let query = query.persistent(changes.len() <= MAX_PREPARED);
    let written = query.execute(&mut *connection).await;
    if written.is_err() {
        // SQLite may have rolled back already, as it does on a full disk.
        connection.execute_raw("ROLLBACK").await.ok();
    }
    written?;
    Ok(())
}

/// The transaction is one call of sqlx, and mostly one statement: the thread of sqlx wakes this one after each of them,
/// which costs as much as several inserts.
fn sqlite_statements(
    begin: Begin,
    events: &[&(GameId, LoggedEvent)],
    responses: &[&StoredResponse],
) -> Result<Query, StoreError> {
    let mut query = QueryBuilder::new(Dialect::Sqlite, "");
    let is_one_statement = (1..=events::MAX_ROWS).contains(&events.len()) && responses.is_empty();
    if is_one_statement && begin == Begin::Plain {
        // A statement alone is a transaction.
        events::push_insert(&mut query, events)?;
    } else {
        query.push(begin.statements()).push("; ");
        for rows in events.chunks(events::MAX_ROWS) {
            events::push_insert(&mut query, rows)?;
            query.push("; ");
        }
        if !responses.is_empty() {
            idempotency::push_insert(&mut query, responses.iter().copied());
            query.push("; ");
        }
        query.push("COMMIT");
    }
    Ok(query.build())
}

/// One statement, which is a transaction: with several, each would be a message to PostgreSQL and back.
fn postgres_statement(
    mut events: Vec<&(GameId, LoggedEvent)>,
    responses: &[&StoredResponse],
) -> Result<Query, StoreError> {
    // In the same order on every server, so that two of them never wait for each other.
    events.sort_by(|(a, one), (b, other)| (a, one.seq).cmp(&(b, other.seq)));
    let mut query = QueryBuilder::new(Dialect::Postgres, "");
    match (events.is_empty(), responses.is_empty()) {
        (true, true) => {
            query.push("SELECT 1");
        }
        (true, false) => idempotency::push_insert(&mut query, responses.iter().copied()),
        (false, true) => events::push_insert(&mut query, &events)?,
        (false, false) => {
            query.push("WITH answered AS (");
            idempotency::push_insert(&mut query, responses.iter().copied());
            query.push(") ");
            events::push_insert(&mut query, &events)?;
        }
    }
    Ok(query.build())
}
