//! The logs of games: events are appended, and never changed.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use rowlock_rules::{Event, Seat, Seq};

use crate::domain::ids::GameId;
use crate::store::db::{Connection, QueryBuilder, Row, bound, query};
use crate::store::error::StoreError;
use crate::store::games::log_hash::{EVENT_VERSION, LogHash};
use crate::store::rows::{damaged, time};
use crate::store::{Store, rows};

/// How many events one statement inserts at most: SQLite takes 32,766 values.
pub(in crate::store) const MAX_ROWS: usize = 4096;

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
    pub seq: Seq,
    pub at: DateTime<Utc>,
    pub event: Event,
    /// The key of the move that it came from, if the move had one.
    pub key: Option<MoveKey>,
    /// The hash of the log up to it.
    pub hash: LogHash,
}

/// The events of a game, in order.
#[derive(Debug)]
pub(in crate::store) struct Log {
    pub(in crate::store) events: Vec<LoggedEvent>,
    pub(in crate::store) hash: LogHash,
}

impl Log {
    pub(in crate::store) fn empty(game: &GameId) -> Self {
        Self {
            events: Vec::new(),
            hash: LogHash::of(game),
        }
    }

    /// Compares the log with the row of its game, which has the number and the hash of the last event from when the game was
    /// last finished.
    pub(in crate::store) fn check_end(&self, game: &GameId, row: &Row) -> Result<(), StoreError> {
        let (seq, hash): (Seq, Option<Vec<u8>>) =
            (row.try_get("last_seq")?, row.try_get("last_hash")?);
        let number = self.events.len();
        let known = usize::try_from(seq).unwrap_or(usize::MAX);
        if known > number {
            let missing = format!("game {game} has {number} events, of which there were {seq}");
            return Err(damaged(missing));
        }
        let last = known.checked_sub(1).and_then(|last| self.events.get(last));
        if last.map(|last| last.hash.as_bytes()) != hash.as_deref() {
            return Err(damaged(format!("event {seq} of game {game} has changed")));
        }
        Ok(())
    }

    /// Checks the events of a game, as they were stored.
    fn checked(game: &GameId, stored: Vec<StoredEvent>) -> Result<Self, StoreError> {
        Self::empty(game).extended(game, 1, stored)
    }

    /// Checks the next events of a game; the first of them has this number.
    fn extended(
        mut self,
        game: &GameId,
        first: Seq,
        stored: Vec<StoredEvent>,
    ) -> Result<Self, StoreError> {
        let log = &mut self;
        for (stored, seq) in stored.into_iter().zip(first..) {
            let StoredEvent { logged, at, event } = stored;
            if logged.seq != seq {
                return Err(damaged(format!("event {seq} of game {game} is missing")));
            }
            log.hash = log.hash.with_stored(seq, &at, EVENT_VERSION, &event);
            if logged.hash != log.hash {
                let changed = format!("event {seq} of game {game}, or one before it, has changed");
                return Err(damaged(changed));
            }
            log.events.push(logged);
        }
        Ok(self)
    }
}

/// An event with the columns that its hash is made of.
pub(super) struct StoredEvent {
    pub(super) logged: LoggedEvent,
    at: String,
    pub(super) event: String,
}

/// Inserts events with as few statements as possible.
pub(in crate::store) async fn insert(
    to: &mut dyn Connection,
    events: &[(&GameId, &LoggedEvent)],
) -> Result<(), StoreError> {
    for rows in events.chunks(MAX_ROWS) {
        let mut query = QueryBuilder::new(to.dialect(), "");
        push_insert(&mut query, rows)?;
        query.build().execute(&mut *to).await?;
    }
    Ok(())
}

/// Adds a statement that inserts these events, at most [`MAX_ROWS`].
pub(in crate::store) fn push_insert(
    query: &mut QueryBuilder,
    rows: &[(&GameId, &LoggedEvent)],
) -> Result<(), StoreError> {
    let as_json = |logged: &LoggedEvent| serde_json::to_string(&logged.event);
    let events: Vec<String> = rows
        .iter()
        .map(|(_, logged)| as_json(logged))
        .collect::<Result<_, _>>()
        .map_err(|error| StoreError::Damaged(error.to_string()))?;
    query.push("INSERT INTO events (game_id, seq, at, version, event, key, hash) ");
    let row = |((game, logged), event): (&(&GameId, &LoggedEvent), String)| {
        [
            bound(game.as_str()),
            bound(logged.seq),
            bound(time(logged.at)),
            bound(EVENT_VERSION),
            bound(event),
            bound(logged.key.map(MoveKey::to_bytes)),
            bound(logged.hash.as_bytes()),
        ]
    };
    query.push_values(rows.iter().zip(events).map(row));
    Ok(())
}

/// Stores the number and the hash of the last event of each game with it, so that a missing end of its log is found.
pub(super) async fn store_ends(
    to: &mut dyn Connection,
    games: &[&GameId],
) -> Result<(), StoreError> {
    let mut update = QueryBuilder::new(
        to.dialect(),
        "UPDATE games SET last_seq = last.seq, last_hash = last.hash FROM events AS last \
         WHERE last.game_id = id AND last.seq = (SELECT max(seq) FROM events WHERE game_id = id) AND id IN ",
    );
    update.push_list(games.iter().map(|game| game.as_str()));
    update.build().persistent(games.len() == 1).run(to).await
}

/// The logs of these games.
///
/// # Errors
/// [`StoreError::Damaged`] if an event is missing or has changed: the rest would be the sheets of another game.
pub(in crate::store) async fn logs(
    reader: &mut dyn Connection,
    games: &[GameId],
) -> Result<HashMap<GameId, Log>, StoreError> {
    let logs = stored(reader, games)
        .await?
        .into_iter()
        .map(|(game, stored)| {
            let log = Log::checked(&game, stored)?;
            Ok((game, log))
        });
    logs.collect()
}

/// The events of a game after this one; the log up to it has this hash.
pub(in crate::store) async fn tail(
    reader: &mut dyn Connection,
    game: &GameId,
    seq: Seq,
    hash: LogHash,
) -> Result<Log, StoreError> {
    let found = query(
        "SELECT game_id, seq, at, version, event, key, hash FROM events \
         WHERE game_id = $1 AND seq > $2 ORDER BY seq",
    )
    .bind(game.as_str())
    .bind(seq)
    .fetch_all(reader)
    .await?;
    let stored = found.iter().map(event).collect::<Result<_, _>>()?;
    let log = Log {
        events: Vec::new(),
        hash,
    };
    log.extended(game, seq.saturating_add(1), stored)
}

/// The events of these games as they are stored, in order.
pub(super) async fn stored(
    reader: &mut dyn Connection,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<StoredEvent>>, StoreError> {
    let select = "SELECT game_id, seq, at, version, event, key, hash FROM events";
    rows::by_game(reader, games, select, "ORDER BY game_id, seq", event).await
}

impl Store {
    /// The seats that had turn 1 of these games, without the games that name none at their start.
    pub async fn starting_seats(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, Seat>, StoreError> {
        // The start is one of the first events: the rest of the log is not read.
        let mut reader = self.database.acquire().await?;
        let json = reader.dialect().choose("event", "event::json");
        let select = format!(
            "SELECT game_id, seat FROM (SELECT id AS game_id, (SELECT CAST({json} ->> 'first' AS INTEGER) FROM events \
             WHERE game_id = id AND {json} ->> 'type' = 'start' ORDER BY seq LIMIT 1) AS seat \
             FROM games) AS starts"
        );
        let found = rows::by_game(
            &mut *reader,
            games,
            &select,
            "AND seat IS NOT NULL",
            rows::seat,
        );
        let found = found.await?.into_iter();
        Ok(found
            .filter_map(|(game, seats)| Some((game, *seats.first()?)))
            .collect())
    }
}

fn event(row: &Row) -> Result<StoredEvent, StoreError> {
    let version: i64 = row.try_get("version")?;
    if version != EVENT_VERSION {
        return Err(damaged(format!("an event of version {version}")));
    }
    let (at, event): (String, String) = (row.try_get("at")?, row.try_get("event")?);
    let of_another_length = || damaged("a key or a hash of another length");
    let key: Option<Vec<u8>> = row.try_get("key")?;
    let key = key.map(|key| MoveKey::from_bytes(&key).ok_or_else(of_another_length));
    let hash: Vec<u8> = row.try_get("hash")?;
    let logged = LoggedEvent {
        seq: row.try_get("seq")?,
        at: at.parse().map_err(damaged)?,
        event: serde_json::from_str(&event).map_err(damaged)?,
        key: key.transpose()?,
        hash: LogHash::from_bytes(&hash).ok_or_else(of_another_length)?,
    };
    Ok(StoredEvent { logged, at, event })
}
