//! The badges of players, computed from their results: a badge belongs to the game with which its player first earned it.

use rowlock_rules::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::badge::Badge;
use crate::domain::ids::{GameId, PlayerId};
use crate::store::db::{Connection, QueryBuilder, Row, query};
use crate::store::error::StoreError;
use crate::store::results::finished_game::FinishedGame;
use crate::store::{Store, rows};

/// A badge of a player, with the game that earned it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Badge)]
pub struct PlayerBadge {
    /// One of `first_lock`, `first_win`, `won_by_a_point`, `eleven_in_a_row` (crosses), and `games_10` to `games_1000`.
    #[schema(value_type = String)]
    pub badge: Badge,
    /// The game with which the player earned it.
    #[serde(flatten)]
    pub played: FinishedGame,
}

/// A badge that a player earned with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarnedBadge {
    pub seat: Seat,
    pub badge: Badge,
}

/// The highest number of games that earns a badge.
const MOST_GAMES: u32 = 1000;

/// The condition of a result that earns this badge; `None` if the number of games does. An index has the results that
/// meet a rare condition. The other conditions are met soon by the first results of a player; the plus sign makes
/// SQLite read them in that order.
const fn condition(badge: Badge) -> Option<&'static str> {
    match badge {
        Badge::ElevenInARow => Some("longest_row >= 11"),
        Badge::WonByAPoint => Some("margin = 1"),
        Badge::FirstWin => Some("rank = 1 AND +players > 1"),
        Badge::FirstLock => Some("rows_locked > 0"),
        Badge::Games1000
        | Badge::Games500
        | Badge::Games250
        | Badge::Games100
        | Badge::Games50
        | Badge::Games10 => None,
    }
}

/// The results of the same player that come before this one and were not ended early.
const EARLIER: &str = "SELECT 1 FROM results AS earlier WHERE earlier.player_id = own.player_id AND NOT earlier.stopped \
                       AND (earlier.finished_at, earlier.game_id) < (own.finished_at, own.game_id)";

impl Store {
    /// The badges that players earned with this game, in the order of seats; none with a game that was ended early, and
    /// none for a deleted player.
    pub async fn badges_of_game(&self, game: &GameId) -> Result<Vec<EarnedBadge>, StoreError> {
        let column = |badge: Badge| {
            let condition = condition(badge)?;
            let name = badge.as_str();
            Some(format!(
                ", {condition} AND NOT EXISTS ({EARLIER} AND {condition}) AS {name}"
            ))
        };
        let columns: String = Badge::ALL.into_iter().filter_map(column).collect();
        let rows = query(format!(
            "SELECT seat, name, (SELECT count(*) FROM ({EARLIER} LIMIT {MOST_GAMES}) AS counted) AS games{columns} \
             FROM results AS own JOIN players AS people ON people.id = own.player_id \
             WHERE own.game_id = $1 AND NOT own.stopped ORDER BY seat"
        ))
        .bind(game.as_str())
        .fetch_all(&self.database)
        .await?;
        let mut earned = Vec::new();
        for row in rows.iter() {
            if rows::name(row)?.is_empty() {
                continue;
            }
            let seat = rows::seat(row)?;
            let earlier: u32 = row.try_get("games")?;
            for badge in Badge::ALL {
                let is_earned = match badge.games() {
                    Some(games) => games == earlier + 1,
                    None => row.try_get::<Option<bool>>(badge.as_str())? == Some(true),
                };
                if is_earned {
                    earned.push(EarnedBadge { seat, badge });
                }
            }
        }
        Ok(earned)
    }
}

/// The sums over a player's results.
pub(in crate::store) struct Sums {
    pub(in crate::store) games: u32,
    pub(in crate::store) wins: u32,
    pub(in crate::store) rows_locked: u32,
}

/// The badges of a player with these sums, the latest first.
pub(in crate::store) async fn of_player(
    reader: &mut dyn Connection,
    player: &PlayerId,
    sums: &Sums,
) -> Result<Vec<PlayerBadge>, StoreError> {
    let mut query = QueryBuilder::new(reader.dialect(), "");
    let mut separator = "";
    for (index, badge) in Badge::ALL.into_iter().enumerate() {
        // All results would be read for a badge that none has earned.
        if !may_have(badge, sums) {
            continue;
        }
        query.push(separator);
        separator = " UNION ALL ";
        query.push(format_args!(
            "SELECT {index} AS badge, game_id, finished_at, day FROM \
             (SELECT game_id, finished_at, day FROM results WHERE player_id = "
        ));
        query.push_bind(player.as_str()).push(" AND NOT stopped");
        if let Some(condition) = condition(badge) {
            query.push(" AND ").push(condition);
        }
        let before = badge.games().map_or(0, |games| games - 1);
        query.push(format_args!(
            " ORDER BY finished_at, game_id LIMIT 1 OFFSET {before}) AS earned_{index}"
        ));
    }
    if separator.is_empty() {
        return Ok(Vec::new());
    }
    query.push(" ORDER BY finished_at DESC, game_id DESC, badge");
    let badge = |row: &Row| {
        let index: u32 = row.try_get("badge")?;
        let index = usize::try_from(index).ok();
        let badge = index.and_then(|index| Badge::ALL.get(index));
        Ok(PlayerBadge {
            badge: *badge.ok_or_else(|| rows::damaged("a badge that was not asked for"))?,
            played: FinishedGame::of(row)?,
        })
    };
    let found = query.build().fetch_all(reader).await?;
    found.iter().map(badge).collect()
}

/// Whether a player with these sums can have this badge.
fn may_have(badge: Badge, sums: &Sums) -> bool {
    match badge {
        Badge::FirstWin | Badge::WonByAPoint => sums.wins > 0,
        Badge::FirstLock => sums.rows_locked > 0,
        Badge::ElevenInARow => sums.games > 0,
        Badge::Games1000
        | Badge::Games500
        | Badge::Games250
        | Badge::Games100
        | Badge::Games50
        | Badge::Games10 => badge.games() <= Some(sums.games),
    }
}
