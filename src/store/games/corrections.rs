//! Corrections of finished games: their times move, or they are stored anew.

use std::slice;

use chrono::{DateTime, TimeDelta, Utc};

use crate::domain::grants::Holder;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::store::Store;
use crate::store::db::{Connection, query};
use crate::store::error::StoreError;
use crate::store::games::log_hash::{EVENT_VERSION, LogHash};
use crate::store::games::{events, seat_results};
use crate::store::rows::time;

/// A correction of a finished game; its results follow with the [`GameUpdate`](super::update::GameUpdate) after it.
#[derive(Clone, Debug)]
pub struct GameCorrection {
    pub game: GameId,
    pub at: DateTime<Utc>,
    /// The player of the device that corrects it, if that is known.
    pub by: Option<PlayerId>,
    pub corrected: Corrected,
}

/// What a correction changes.
#[derive(Clone, Debug)]
pub enum Corrected {
    /// All its times move by so much.
    Times(TimeDelta),
    /// Its log is removed, to be appended anew by the changes after it.
    Log {
        variant: String,
        created_at: DateTime<Utc>,
    },
}

impl GameCorrection {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let game = self.game.as_str();
        seat_results::delete(to, &self.game).await?;
        match &self.corrected {
            Corrected::Times(shift) => self.move_times(*shift, to).await?,
            Corrected::Log {
                variant,
                created_at,
            } => {
                query("DELETE FROM events WHERE game_id = $1")
                    .bind(game)
                    .execute(&mut *to)
                    .await?;
                query(
                    "UPDATE games SET variant = $2, created_at = $3, last_seq = 0, last_hash = NULL WHERE id = $1",
                )
                .bind(game)
                .bind(variant)
                .bind(time(*created_at))
                .execute(&mut *to)
                .await?;
            }
        }
        query("UPDATE games SET corrected_at = $2, corrected_by = $3 WHERE id = $1")
            .bind(game)
            .bind(time(self.at))
            .bind(self.by.as_ref().map(PlayerId::as_str))
            .run(to)
            .await
    }

    /// Moves the times of the game, of its seats and of its events; the hashes of the events follow.
    async fn move_times(
        &self,
        shift: TimeDelta,
        to: &mut dyn Connection,
    ) -> Result<(), StoreError> {
        let game = self.game.as_str();
        let moved = |at: DateTime<Utc>| at.checked_add_signed(shift).unwrap_or(at);
        let row = query("SELECT created_at, started_at, finished_at FROM games WHERE id = $1")
            .bind(game)
            .fetch_optional(&mut *to)
            .await?
            .ok_or(StoreError::Gone)?;
        let (created_at, started_at, finished_at) = (
            row.parse("created_at")?,
            row.parse_optional("started_at")?,
            row.parse_optional("finished_at")?,
        );
        let log = events::stored(to, slice::from_ref(&self.game)).await?;
        let mut hash = LogHash::of(&self.game);
        for stored in log.into_values().flatten() {
            let seq = stored.logged.seq;
            let at = time(moved(stored.logged.at));
            hash = hash.with_stored(seq, &at, EVENT_VERSION, &stored.event);
            query("UPDATE events SET at = $3, hash = $4 WHERE game_id = $1 AND seq = $2")
                .bind(game)
                .bind(seq)
                .bind(at)
                .bind(hash.as_bytes())
                .execute(&mut *to)
                .await?;
        }
        query("UPDATE games SET created_at = $2, started_at = $3, finished_at = $4 WHERE id = $1")
            .bind(game)
            .bind(time(moved(created_at)))
            .bind(started_at.map(moved).map(time))
            .bind(finished_at.map(moved).map(time))
            .execute(&mut *to)
            .await?;
        query("UPDATE seats SET created_at = $2 WHERE game_id = $1")
            .bind(game)
            .bind(time(moved(created_at)))
            .run(to)
            .await
    }
}

impl Store {
    /// The player as whom this holder plays in a group; `None` if it has played as several or as none.
    pub async fn player_of(
        &self,
        holder: Holder,
        group: &GroupId,
    ) -> Result<Option<PlayerId>, StoreError> {
        let players: Vec<PlayerId> = query(
            "SELECT DISTINCT player_id FROM grants \
             WHERE holder = $1 AND kind = $2 AND group_id = $3 AND role = 'seat' LIMIT 2",
        )
        .bind(holder.hash().0.to_vec())
        .bind(holder.kind())
        .bind(group.as_str())
        .read_all(&self.database, |row| row.parse("player_id"))
        .await?;
        match <[PlayerId; 1]>::try_from(players) {
            Ok([player]) => Ok(Some(player)),
            Err(_) => Ok(None),
        }
    }
}
