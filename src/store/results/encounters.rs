//! The latest games of the same players, by which a lobby knows who has won them.

use crate::domain::ids::{GameId, PlayerId};
use crate::store::Store;
use crate::store::db::{Row, query};
use crate::store::error::StoreError;

/// In how many of the latest games of a player those with the same others are looked for.
const LATEST_GAMES: u32 = 50;

/// A result in a game that was not ended early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    pub game: GameId,
    pub player: PlayerId,
    /// The rank, from 1; equal totals share it.
    pub rank: u32,
}

impl Store {
    /// The results of the latest games that this player had with so many players, the latest game first.
    pub async fn latest_placings(
        &self,
        player: &PlayerId,
        players: u32,
    ) -> Result<Vec<Placing>, StoreError> {
        let placing = |row: &Row| {
            Ok(Placing {
                game: row.parse("game_id")?,
                player: row.parse("player_id")?,
                rank: row.try_get("rank")?,
            })
        };
        query(
            "SELECT game_id, player_id, rank FROM results WHERE game_id IN \
             (SELECT game_id FROM (SELECT game_id, players, stopped FROM results WHERE player_id = $1 \
             ORDER BY finished_at DESC, game_id DESC LIMIT $2) AS latest WHERE players = $3 AND NOT stopped) \
             ORDER BY finished_at DESC, game_id DESC, seat",
        )
        .bind(player.as_str())
        .bind(LATEST_GAMES)
        .bind(players)
        .read_all(&self.database, placing)
        .await
    }
}
