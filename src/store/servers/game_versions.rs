//! How far stored games are, to compare those in memory with them.

use std::collections::HashMap;
use std::sync::Arc;

use rowlock_rules::Seq;

use crate::domain::ids::GameId;
use crate::store::Store;
use crate::store::db::Database;
use crate::store::error::StoreError;
use crate::store::games::events;
use crate::store::games::events::{Log, LoggedEvent};
use crate::store::games::log_hash::LogHash;
use crate::store::games::version::{self, GameVersion};

/// How many games are looked up with one statement.
pub(in crate::store) const GAMES: usize = 1000;

impl Store {
    /// How far these games are; a deleted one is left out.
    pub async fn game_versions(
        &self,
        games: &[GameId],
    ) -> Result<HashMap<GameId, GameVersion>, StoreError> {
        read(&self.database, games).await
    }

    /// The events of a game after this one, and the hash of the log with them; `hash` is the hash of the log up to this
    /// event.
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
        for row in &version::query_of(database.dialect(), games)
            .fetch_all(database)
            .await?
        {
            versions.insert(row.parse("id")?, version::read(row)?);
        }
    }
    Ok(versions)
}
