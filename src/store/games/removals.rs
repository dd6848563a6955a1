//! Devices whose player the host has removed from a lobby, for a notice on their pages.

use chrono::{DateTime, Utc};

use crate::domain::ids::{GameId, PlayerId, TokenHash};
use crate::store::Store;
use crate::store::db::{Connection, query};
use crate::store::error::StoreError;
use crate::store::rows::time;

/// A player whom the host removes from a lobby.
#[derive(Clone, Debug)]
pub struct Removal {
    pub game: GameId,
    pub player: PlayerId,
    pub at: DateTime<Utc>,
}

impl Removal {
    /// Stores which devices had the seat, before their rights end.
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        query(
            "INSERT INTO removals (game_id, holder, at) SELECT game_id, holder, $3 FROM grants \
             WHERE game_id = $1 AND player_id = $2 AND role = 'seat' AND kind = 'device' \
             ON CONFLICT DO NOTHING",
        )
        .bind(self.game.as_str())
        .bind(self.player.as_str())
        .bind(time(self.at))
        .run(to)
        .await
    }
}

impl Store {
    /// Whether the host has removed a player of this device from a lobby.
    pub async fn was_removed(&self, game: &GameId, device: TokenHash) -> Result<bool, StoreError> {
        let found =
            query("SELECT EXISTS (SELECT 1 FROM removals WHERE game_id = $1 AND holder = $2)")
                .bind(game.as_str())
                .bind(&device.0[..]);
        found.fetch_scalar(&self.database).await
    }
}
