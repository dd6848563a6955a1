//! Appending: the events and responses of many moves in one transaction.

use std::collections::HashSet;

use rowlock_rules::Seq;

use crate::domain::ids::GameId;
use crate::store::access::idempotency;
use crate::store::access::idempotency::StoredResponse;
use crate::store::changes::change::Change;
use crate::store::db::{Begin, Connection, Dialect, Query, QueryBuilder};
use crate::store::error::StoreError;
use crate::store::games::events;
use crate::store::games::events::LoggedEvent;

/// The most batches with a statement that stays prepared; the writer gathers a few more often than many.
const MAX_PREPARED: usize = 8;

/// Writes batches of events and responses in one transaction, all or none. If all of them are moves, only the moves
/// that another server's move preceded are left out.
pub(in crate::store) async fn append<'a>(
    begin: Begin,
    connection: &mut dyn Connection,
    batches: &'a [Vec<Change>],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if connection.dialect() == Dialect::Postgres
        && let Some(moves) = moves(batches)
    {
        return append_moves(connection, &moves).await;
    }
    let changes = || batches.iter().flatten();
    let events: Vec<_> = changes().filter_map(Change::event).collect();
    let response = |change: &'a Change| match change {
        Change::Respond(response) => Some(response),
        _ => None,
    };
    let responses: Vec<_> = changes().filter_map(response).collect();
    let query = match connection.dialect() {
        Dialect::Sqlite => sqlite_statements(begin, &events, &responses)?,
        Dialect::Postgres => postgres_statement(events, &responses)?,
    };
    let query = query.persistent(batches.len() <= MAX_PREPARED);
    let written = query.execute(&mut *connection).await;
    if written.is_err() {
        // SQLite may have rolled back already, as it does on a full disk.
        connection.execute_raw("ROLLBACK").await.ok();
    }
    written?;
    Ok(batches.iter().map(|_| Ok(())).collect())
}

/// The events of batches that have one event and nothing else.
fn moves<'a>(batches: &'a [Vec<Change>]) -> Option<Vec<(&'a GameId, &'a LoggedEvent)>> {
    let event_of = |batch: &'a Vec<Change>| match batch.as_slice() {
        [Change::Append(game, logged)] => Some((game, logged)),
        _ => None,
    };
    batches.iter().map(event_of).collect()
}

/// Writes moves in one statement, which leaves out each that another server's came before: its player has not seen that.
async fn append_moves(
    connection: &mut dyn Connection,
    moves: &[(&GameId, &LoggedEvent)],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut query = QueryBuilder::new(Dialect::Postgres, "");
    events::push_insert(&mut query, &in_order(moves.to_vec()))?;
    query.push(" ON CONFLICT (game_id, seq) DO NOTHING RETURNING game_id, seq");
    let query = query.build().persistent(moves.len() <= MAX_PREPARED);
    let mut written = HashSet::with_capacity(moves.len());
    for row in &query.fetch_all(connection).await? {
        let seq: Seq = row.try_get("seq")?;
        written.insert((row.parse::<GameId>("game_id")?, seq));
    }
    let outcome = |&(game, logged): &(&GameId, &LoggedEvent)| {
        let is_written = written.remove(&(game.clone(), logged.seq));
        is_written.then_some(()).ok_or(StoreError::Conflict)
    };
    Ok(moves.iter().map(outcome).collect())
}

/// Events in the same order on every server, so that two of them never wait for each other.
fn in_order<'a>(
    mut events: Vec<(&'a GameId, &'a LoggedEvent)>,
) -> Vec<(&'a GameId, &'a LoggedEvent)> {
    events.sort_by(|(a, one), (b, other)| (a, one.seq).cmp(&(b, other.seq)));
    events
}

/// The transaction is one call of sqlx, and mostly one statement: the thread of sqlx wakes this one after each of them,
/// which costs as much as several inserts.
fn sqlite_statements(
    begin: Begin,
    events: &[(&GameId, &LoggedEvent)],
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
    events: Vec<(&GameId, &LoggedEvent)>,
    responses: &[&StoredResponse],
) -> Result<Query, StoreError> {
    let events = in_order(events);
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
