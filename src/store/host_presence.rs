//! When hosts were last connected to any server.

use std::time::Duration;

use super::db::{QueryBuilder, Row};
use super::{Store, StoreError, rows};
use crate::domain::ids::GameId;

/// How many games are named in one statement.
const GAMES: usize = 1000;

impl Store {
    /// Stores that the hosts of these games are connected; no move waits for it.
    ///
    /// # Errors
    /// [`StoreError`] if it cannot be stored.
    pub async fn report_hosts(&self, games: &[GameId]) -> Result<(), StoreError> {
        for games in games.chunks(GAMES) {
            let mut query = QueryBuilder::new(
                self.readers.dialect(),
                "INSERT INTO host_presence (game_id, seen_at) \
                 SELECT id, clock_timestamp() FROM games WHERE id IN ",
            );
            query.push_list(games.iter().map(GameId::as_str)).push(
                " ORDER BY id ON CONFLICT (game_id) DO UPDATE SET seen_at = excluded.seen_at",
            );
            let query = query.build().persistent(false);
            query.execute(&self.readers).await?;
        }
        Ok(())
    }

    /// How long ago the hosts of these games were connected, for those who were within the last minutes.
    ///
    /// # Errors
    /// [`StoreError`] if it cannot be read.
    pub async fn hosts_seen(
        &self,
        games: &[GameId],
    ) -> Result<Vec<(GameId, Duration)>, StoreError> {
        let mut found = Vec::new();
        for games in games.chunks(GAMES) {
            let mut query = QueryBuilder::new(
                self.readers.dialect(),
                "SELECT game_id, floor(extract(epoch FROM clock_timestamp() - seen_at))::bigint AS age \
                 FROM host_presence WHERE seen_at > clock_timestamp() - interval '5 minutes' AND game_id IN ",
            );
            query.push_list(games.iter().map(GameId::as_str));
            let query = query.build().persistent(false);
            let rows = query.fetch_all(&self.readers).await?;
            found.extend(rows.iter().map(age).collect::<Result<Vec<_>, _>>()?);
        }
        Ok(found)
    }
}

fn age(row: &Row) -> Result<(GameId, Duration), StoreError> {
    let seconds: i64 = row.try_get("age")?;
    let age = Duration::from_secs(seconds.try_into().unwrap_or_default());
    Ok((rows::parse(row, "game_id")?, age))
}
