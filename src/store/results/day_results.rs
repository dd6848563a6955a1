//! The results of a group on some days, game by game.

use chrono_tz::Tz;

use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::domain::period::Period;
use crate::store::db::{QueryBuilder, Row};
use crate::store::error::StoreError;
use crate::store::results::periods::push_period;
use crate::store::{Store, rows};

/// The result of a player in a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResultRow {
    pub game: GameId,
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    pub rank: u32,
    pub total: i32,
    /// Whether the game was ended early.
    pub stopped: bool,
    /// The number of players of the game.
    pub players: u32,
    /// The most crosses in a row, where they are known.
    pub longest_row: Option<u32>,
    /// The lead of the only winner, in the winner's result alone.
    pub margin: Option<u32>,
}

impl Store {
    /// The results of a group in this period of its time zone, the oldest game first.
    pub async fn results_of(
        &self,
        group: &GroupId,
        period: Period,
        zone: Tz,
    ) -> Result<Vec<GameResultRow>, StoreError> {
        let mut query = QueryBuilder::new(
            self.database.dialect(),
            "SELECT game_id, player_id, name, rank, total, stopped, players, longest_row, margin \
             FROM results JOIN players ON players.id = player_id WHERE results.group_id = ",
        );
        query.push_bind(group.as_str());
        push_period(&mut query, period, zone);
        query.push(" ORDER BY finished_at, game_id, seat");
        let rows = query.build().fetch_all(&self.database).await?;
        rows.iter().map(result).collect()
    }
}

fn result(row: &Row) -> Result<GameResultRow, StoreError> {
    Ok(GameResultRow {
        game: row.parse("game_id")?,
        player: row.parse("player_id")?,
        name: rows::name(row)?,
        rank: row.try_get("rank")?,
        total: row.try_get("total")?,
        stopped: row.try_get("stopped")?,
        players: row.try_get("players")?,
        longest_row: row.try_get("longest_row")?,
        margin: row.try_get("margin")?,
    })
}
