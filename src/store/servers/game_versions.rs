//! How far stored games are, to compare those in memory with them.

use std::collections::HashMap;
use std::sync::Arc;

use crate::domain::ids::GameId;
use crate::rules::Seq;
use crate::store::Store;
use crate::store::db::{Database, QueryBuilder, Row};
use crate::store::error::StoreError;
use crate::store::games::events;
use crate::store::games::events::{Log, LoggedEvent};
use crate::store::games::log_hash::LogHash;

/// How many games are looked up with one statement.
pub(in crate::store) const GAMES: usize = 1000;

/// How far a stored game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameVersion {
    /// The number of its last event.
    pub seq: Seq,
    /// How often anything of it has changed that is not in its log.
    pub revision: i64,
}

impl Store {
    /// How far these games are; a deleted one is left out.
    pub async fn game_versions(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, GameVersion>, StoreError> {
        read(&self.database, games).await
    }

    /// The events of a game after this one, and the hash of the log with them; `hash` is that of the log up to it.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if one is missing or has changed.
    pub async fn events_after(
        &self,
        game: &GameId,
        seq: Seq,
        hash: LogHash,
    ) -> Result<(Vec<LoggedEvent>, LogHash), StoreError> {
        let mut reader = self.database.acquire().await?;
        let Log { events, hash } = events::tail(&mut *reader, game, seq, hash).await?;
        Ok((events, hash))
    }
}

/// How far these games are; a deleted one is left out.
pub(in crate::store) async fn read(
    database: &Arc<dyn Database>,
    games: &[GameId],
) -> Result<HashMap<GameId, GameVersion>, StoreError> {
    let mut versions = HashMap::with_capacity(games.len());
    for games in games.chunks(GAMES) {
        let mut query = QueryBuilder::new(
            database.dialect(),
            "SELECT id, rev, coalesce((SELECT max(seq) FROM events WHERE game_id = id), 0) AS seq \
             FROM games WHERE id IN ",
        );
        query.push_list(games.iter().map(GameId::as_str));
        // The statement for one game is the most frequent one; the others differ in their length.
        let query = query.build().persistent(games.len() == 1);
        for row in &query.fetch_all(database).await? {
            versions.insert(row.parse("id")?, game_version(row)?);
        }
    }
    Ok(versions)
}

fn game_version(row: &Row) -> Result<GameVersion, StoreError> {
    Ok(GameVersion {
        seq: row.try_get("seq")?,
        revision: row.try_get("rev")?,
    })
}
