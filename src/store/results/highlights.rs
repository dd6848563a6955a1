//! What a finished game is remembered for: a record of its group, a series of wins, a good total of a player.

use rowlock_rules::Seat;

use crate::domain::ids::GameId;
use crate::store::db::{Row, query};
use crate::store::error::StoreError;
use crate::store::{Store, rows};

/// How many games the group has played on the board before a record is worth a word.
const GAMES_BEFORE_RECORD: u32 = 3;

/// The shortest series of wins that is worth a word.
const LEAST_STREAK: u32 = 3;

/// What a game is remembered for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Highlight {
    /// The total of these winners is the highest of the group on this board.
    Record { names: Vec<String>, total: i32 },
    /// A player has won the latest games.
    Streak { name: String, wins: u32 },
}

/// The games that a player had finished on the board before this one, without games that were ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarlierGames {
    pub games: u32,
    /// The games with a lower total.
    pub lower: u32,
    /// The games with the same total.
    pub equal: u32,
}

/// A winner of the game.
struct Winner {
    name: String,
    total: i32,
    has_record: bool,
    /// The number of games that they have won without a break.
    wins: u32,
}

impl Store {
    /// What a finished game is remembered for; a record comes before a series of wins. `None` for a player alone.
    pub async fn highlight(&self, game: &GameId) -> Result<Option<Highlight>, StoreError> {
        let rows = query(
            "SELECT name, total, \
             (SELECT count(*) > $2 FROM results AS played WHERE played.group_id = results.group_id \
              AND played.variant = results.variant AND played.seat = 0) \
             AND total > (SELECT total FROM results AS others WHERE others.group_id = results.group_id \
              AND others.variant = results.variant AND others.game_id <> results.game_id \
              ORDER BY total DESC LIMIT 1) AS has_record, \
             (SELECT count(*) FROM results AS own WHERE own.player_id = results.player_id AND own.players > 1 \
              AND own.finished_at > coalesce((SELECT finished_at FROM results AS lost \
               WHERE lost.player_id = results.player_id AND (rank > 1 OR stopped) \
               ORDER BY finished_at DESC LIMIT 1), '')) AS wins \
             FROM results JOIN players ON players.id = player_id \
             WHERE game_id = $1 AND rank = 1 AND NOT stopped \
             AND (SELECT count(*) FROM results AS seats WHERE seats.game_id = $1) > 1 ORDER BY seat",
        )
        .bind(game.as_str())
        .bind(GAMES_BEFORE_RECORD)
        .fetch_all(&self.database)
        .await?;
        let winner = |row| {
            Ok(Winner {
                name: rows::name(row)?,
                total: row.try_get("total")?,
                has_record: row.try_get::<Option<bool>>("has_record")? == Some(true),
                wins: row.try_get("wins")?,
            })
        };
        let winners: Result<Vec<Winner>, StoreError> = rows.iter().map(winner).collect();
        Ok(highlight(winners?))
    }

    /// The earlier games of the player in this seat; `None` in a game that was ended early or is not recorded.
    pub async fn earlier_games(
        &self,
        game: &GameId,
        seat: Seat,
    ) -> Result<Option<EarlierGames>, StoreError> {
        // With the plus sign SQLite reads the index by total, which has all that is needed.
        let plus = self.database.dialect().choose("+", "");
        let earlier = |row: &Row| {
            Ok(EarlierGames {
                games: row.try_get("games")?,
                lower: row.try_get("lower")?,
                equal: row.try_get("equal")?,
            })
        };
        query(format!(
            "SELECT count(earlier.total) AS games, \
             count(*) FILTER (WHERE earlier.total < own.total) AS lower, \
             count(*) FILTER (WHERE earlier.total = own.total) AS equal \
             FROM results AS own LEFT JOIN results AS earlier ON earlier.player_id = own.player_id \
             AND earlier.variant = own.variant AND NOT earlier.stopped \
             AND ({plus}earlier.finished_at, earlier.game_id) < (own.finished_at, own.game_id) \
             WHERE own.game_id = $1 AND own.seat = $2 AND NOT own.stopped GROUP BY own.seat"
        ))
        .bind(game.as_str())
        .bind(u8::from(seat))
        .read_optional(&self.database, earlier)
        .await
    }
}

fn highlight(winners: Vec<Winner>) -> Option<Highlight> {
    let first = winners.first()?;
    if first.has_record {
        return Some(Highlight::Record {
            total: first.total,
            names: winners.into_iter().map(|winner| winner.name).collect(),
        });
    }
    let longest = winners.into_iter().max_by_key(|winner| winner.wins)?;
    let Winner { name, wins, .. } = longest;
    (wins >= LEAST_STREAK).then_some(Highlight::Streak { name, wins })
}
