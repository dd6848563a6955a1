//! The ranks of the players of each game of a group, in the order of their ends.

use chrono::{DateTime, NaiveDate, Utc};

use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::store::db::{QueryBuilder, Row};
use crate::store::error::StoreError;
use crate::store::{Store, rows};

/// A finished game with the ranks of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedGame {
    pub game: GameId,
    /// When it ended; `None` for a game on paper.
    pub finished_at: Option<DateTime<Utc>>,
    /// The day of a game on paper.
    pub day: Option<NaiveDate>,
    /// The players with their ranks, by seat.
    pub ranks: Vec<(PlayerId, u8)>,
}

/// The game after which the next page begins.
#[derive(Clone, Debug)]
pub struct RankedGamesCursor {
    finished_at: String,
    game: GameId,
}

/// How many games are read with one statement.
const PAGE: u32 = 500;

/// The games of rows that are sorted by game, one for each player.
pub(in crate::store) fn ranked_games(rows: &[Row]) -> Result<Vec<RankedGame>, StoreError> {
    let mut games: Vec<RankedGame> = Vec::new();
    for row in rows {
        let game: GameId = row.parse("game_id")?;
        let rank = (row.parse("player_id")?, row.try_get("rank")?);
        match games.last_mut().filter(|last| last.game == game) {
            Some(last) => last.ranks.push(rank),
            None => {
                let day = row.parse_optional("day")?;
                games.push(RankedGame {
                    game,
                    finished_at: rows::ended_at(row, day)?,
                    day,
                    ranks: vec![rank],
                });
            }
        }
    }
    Ok(games)
}

impl Store {
    /// The next games of a group after this one, the oldest first: those of several players that were not ended early.
    /// With it, where to read on; `None` after the last one.
    pub async fn ranked_games(
        &self,
        group: &GroupId,
        after: Option<&RankedGamesCursor>,
    ) -> Result<(Vec<RankedGame>, Option<RankedGamesCursor>), StoreError> {
        let dialect = self.database.dialect();
        let mut query = QueryBuilder::new(
            dialect,
            "WITH page AS (SELECT game_id AS id, finished_at AS ended FROM results WHERE group_id = ",
        );
        query.push_bind(group.as_str());
        query.push(" AND seat = 0 AND NOT stopped AND players > 1");
        if let Some(RankedGamesCursor { finished_at, game }) = after {
            query.push(" AND (finished_at, game_id) > (");
            query.push_bind(finished_at.clone()).push(", ");
            query.push_bind(game.as_str()).push(")");
        }
        query
            .push(" ORDER BY finished_at, game_id LIMIT ")
            .push_bind(PAGE);
        query.push(") SELECT game_id, finished_at, day, player_id, rank FROM page");
        query.push(dialect.ordered_join());
        query.push("results ON game_id = id ORDER BY ended, id, seat");
        let rows = query.build().fetch_all(&self.database).await?;
        let games = ranked_games(&rows)?;
        let is_full = games.len() >= PAGE as usize;
        let last = rows.last().filter(|_| is_full);
        let next = last.map(|row| {
            Ok::<_, StoreError>(RankedGamesCursor {
                finished_at: row.try_get("finished_at")?,
                game: row.parse("game_id")?,
            })
        });
        Ok((games, next.transpose()?))
    }
}
