//! The latest games of the same players; a lobby tells from them who has won.

use crate::domain::ids::PlayerId;
use crate::store::Store;
use crate::store::db::query;
use crate::store::error::StoreError;
use crate::store::results::ranked_games::{GAMES, RankedGame, ranked_games};

/// How many of a player's latest games are searched for games with the same others.
const LATEST_GAMES: u32 = 50;

impl Store {
    /// The latest games that this player had with so many players, the latest first, without games that were ended
    /// early.
    pub async fn latest_ranked_games(
        &self,
        player: &PlayerId,
        players: u32,
    ) -> Result<Vec<RankedGame>, StoreError> {
        let query = query(format!(
            "{GAMES} (SELECT game_id, finished_at, day FROM \
             (SELECT game_id, finished_at, day, players, stopped FROM results WHERE player_id = $1 \
             ORDER BY finished_at DESC, game_id DESC LIMIT $2) AS latest WHERE players = $3 AND NOT stopped) AS listed",
        ));
        let query = query.bind(player.as_str()).bind(LATEST_GAMES).bind(players);
        let text: Option<String> = query.fetch_scalar(&self.database).await?;
        let games = ranked_games(text.as_deref())?.into_iter().rev();
        Ok(games.map(|(game, _)| game).collect())
    }
}
