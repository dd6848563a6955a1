//! The logs of games: events are appended, and never changed.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection};

use super::rows::{self, damaged, time};
use super::{Store, StoreError};
use crate::domain::ids::GameId;
use crate::rules::{Event, Seat, Seq};

/// The version of the events' JSON; any other is refused.
const EVENT_VERSION: i64 = 1;

/// How many events one statement inserts at most: SQLite takes 32,766 values.
pub(super) const MAX_ROWS: usize = 4096;

/// The idempotency key of a move, as it is stored with its event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveKey {
    /// The first bytes of a hash of the key and the sender's secret.
    pub name: [u8; 8],
    /// The first bytes of a hash of the request.
    pub request: [u8; 8],
}

impl MoveKey {
    fn to_bytes(self) -> Vec<u8> {
        [self.name, self.request].concat()
    }

    fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (name, request) = bytes.split_first_chunk()?;
        Some(Self {
            name: *name,
            request: request.try_into().ok()?,
        })
    }
}

/// An event of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedEvent {
    /// Its sequence number.
    pub seq: Seq,
    /// When it happened.
    pub at: DateTime<Utc>,
    /// What happened.
    pub event: Event,
    /// The key of the move that it came from, if the move had one.
    pub key: Option<MoveKey>,
}

/// Inserts events with as few statements as possible.
pub(super) async fn insert<'a>(
    to: &mut SqliteConnection,
    events: impl IntoIterator<Item = &'a (GameId, LoggedEvent)>,
) -> Result<(), StoreError> {
    let rows: Vec<_> = events.into_iter().collect();
    for rows in rows.chunks(MAX_ROWS) {
        let mut query = QueryBuilder::new("");
        push_insert(&mut query, rows)?;
        query.build().execute(&mut *to).await?;
    }
    Ok(())
}

/// Adds a statement that inserts these events, at most [`MAX_ROWS`].
pub(super) fn push_insert(
    query: &mut QueryBuilder<Sqlite>,
    rows: &[&(GameId, LoggedEvent)],
) -> Result<(), StoreError> {
    let as_json = |logged: &LoggedEvent| serde_json::to_string(&logged.event);
    let events: Vec<String> = rows
        .iter()
        .map(|(_, logged)| as_json(logged))
        .collect::<Result<_, _>>()
        .map_err(|error| StoreError::Damaged(error.to_string()))?;
    query.push("INSERT INTO events (game_id, seq, at, version, event, key) ");
    query.push_values(
        rows.iter().zip(events),
        |mut row, ((game, logged), event)| {
            row.push_bind(game.to_string())
                .push_bind(logged.seq)
                .push_bind(time(logged.at))
                .push_bind(EVENT_VERSION)
                .push_bind(event)
                .push_bind(logged.key.map(MoveKey::to_bytes));
        },
    );
    Ok(())
}

/// The logs of these games, in order.
///
/// # Errors
/// [`StoreError::Damaged`] if an event is missing: the rest would be the sheets of another game.
pub(super) async fn logs(
    reader: &mut SqliteConnection,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<LoggedEvent>>, StoreError> {
    let select = "SELECT game_id, seq, at, version, event, key FROM events";
    let logs = rows::by_game(reader, games, select, "ORDER BY game_id, seq", event).await?;
    let is_complete =
        |log: &Vec<LoggedEvent>| log.iter().zip(1..).all(|(logged, seq)| logged.seq == seq);
    if logs.values().all(is_complete) {
        Ok(logs)
    } else {
        Err(damaged("events are missing"))
    }
}

impl Store {
    /// The seats that had turn 1 of these games, for those whose start names one.
    ///
    /// # Errors
    /// [`StoreError`] if they cannot be read.
    pub async fn starting_seats(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, Seat>, StoreError> {
        // The start is one of the first events: the rest of the log is not read.
        let select = "SELECT id AS game_id, seat FROM (SELECT id, (SELECT event ->> 'first' FROM events \
                      WHERE game_id = id AND event ->> 'type' = 'start' ORDER BY seq LIMIT 1) AS seat \
                      FROM games)";
        let mut reader = self.readers.acquire().await?;
        let found = rows::by_game(
            &mut reader,
            games,
            select,
            "AND seat IS NOT NULL",
            rows::seat,
        );
        let found = found.await?.into_iter();
        Ok(found
            .filter_map(|(game, seats)| Some((game, *seats.first()?)))
            .collect())
    }
}

fn event(row: &SqliteRow) -> Result<LoggedEvent, StoreError> {
    let version: i64 = row.try_get("version")?;
    if version != EVENT_VERSION {
        return Err(damaged(format!("an event of version {version}")));
    }
    let event: String = row.try_get("event")?;
    let key: Option<Vec<u8>> = row.try_get("key")?;
    let key =
        key.map(|key| MoveKey::from_bytes(&key).ok_or_else(|| damaged("a key of another length")));
    Ok(LoggedEvent {
        seq: row.try_get("seq")?,
        at: rows::parse(row, "at")?,
        event: serde_json::from_str(&event).map_err(damaged)?,
        key: key.transpose()?,
    })
}
