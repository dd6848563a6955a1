//! The ranks of the players of each game of a group, in the order of their ends.

use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::store::db::QueryBuilder;
use crate::store::error::StoreError;
use crate::store::results::finished_game::FinishedGame;
use crate::store::{Store, rows};

/// A finished game with the ranks of its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedGame {
    pub played: FinishedGame,
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

/// The games of the table `listed` as one text, oldest first: a row for each player of 20,000 games would wait three
/// times as long between the threads of SQLite and of the request as it takes to read.
pub(in crate::store) const GAMES: &str = "SELECT string_agg(game_id || ' ' || finished_at || ' ' || coalesce(day, '-') \
    || (SELECT string_agg(' ' || player_id || ' ' || rank, '' ORDER BY seat) FROM results \
    WHERE results.game_id = listed.game_id), ',' ORDER BY finished_at, game_id) AS games FROM ";

/// The games of a text of [`GAMES`], with their columns `finished_at`.
pub(in crate::store) fn ranked_games(
    text: Option<&str>,
) -> Result<Vec<(RankedGame, &str)>, StoreError> {
    let games = text.unwrap_or_default().split_terminator(',');
    let game = |text| ranked_game(text).ok_or_else(|| rows::damaged(format!("ranks {text}")));
    games.map(game).collect()
}

fn ranked_game(text: &str) -> Option<(RankedGame, &str)> {
    let mut words = text.split(' ');
    let (game, ended, day) = (words.next()?, words.next()?, words.next()?);
    let day = match day {
        "-" => None,
        day => Some(day.parse().ok()?),
    };
    let mut ranks = Vec::new();
    while let Some(player) = words.next() {
        ranks.push((player.parse().ok()?, words.next()?.parse().ok()?));
    }
    let game = RankedGame {
        played: FinishedGame::new(game.parse().ok()?, ended.parse().ok()?, day),
        ranks,
    };
    Some((game, ended))
}

impl Store {
    /// The next games of a group after this one, the oldest first: games of several players that were not ended early.
    /// With it, where to read on; `None` after the last one.
    pub async fn ranked_games(
        &self,
        group: &GroupId,
        after: Option<&RankedGamesCursor>,
    ) -> Result<(Vec<RankedGame>, Option<RankedGamesCursor>), StoreError> {
        let mut query = QueryBuilder::new(self.database.dialect(), GAMES);
        query.push("(SELECT game_id, finished_at, day FROM results WHERE group_id = ");
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
        query.push(") AS listed");
        let text: Option<String> = query.build().fetch_scalar(&self.database).await?;
        let games = ranked_games(text.as_deref())?;
        let last = games.last().filter(|_| games.len() >= PAGE as usize);
        let next = last.map(|(last, ended)| RankedGamesCursor {
            finished_at: (*ended).to_owned(),
            game: last.played.game.clone(),
        });
        Ok((games.into_iter().map(|(game, _)| game).collect(), next))
    }
}
