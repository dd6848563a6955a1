//! Totals and comparisons of the finished games of a player.

use chrono_tz::Tz;
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::ids::PlayerId;
use crate::store::db::{Row, query};
use crate::store::error::StoreError;
use crate::store::results::badges::{self, PlayerBadge, Sums};
use crate::store::results::finished_game::FinishedGame;
use crate::store::results::periods;
use crate::store::results::periods::{Of, PeriodStats};
use crate::store::{Store, rows};

/// The columns that [`sums`] reads, of results that are grouped by board.
pub(in crate::store) const SUMS: &str = "variant, count(*) AS games, \
    count(*) FILTER (WHERE rank = 1 AND NOT stopped AND players > 1) AS wins, \
    sum(total) AS points, max(total) AS best, min(total) AS worst, \
    sum(coalesce(penalties, 0)) AS penalties, count(*) - count(penalties) AS unknown_penalties, \
    sum(coalesce(rows_locked, 0)) AS rows_locked, count(*) - count(rows_locked) AS unknown_locks, \
    count(*) FILTER (WHERE started AND NOT stopped) AS starts, \
    count(*) FILTER (WHERE started AND rank = 1 AND NOT stopped) AS starter_wins";

/// The group of the player $1, by which the index is found that has all columns.
const OF_PLAYER: &str = "(SELECT group_id FROM players WHERE id = $1)";

/// A player's totals over the finished games on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTotals {
    pub variant: String,
    pub games: u32,
    /// The games with rank 1, alone or shared, that were not ended early.
    pub wins: u32,
    pub points: i64,
    pub best: i32,
    pub worst: i32,
    pub penalties: u32,
    /// The games with unknown penalties.
    pub unknown_penalties: u32,
    pub rows_locked: u32,
    /// The games with unknown locks.
    pub unknown_locks: u32,
    /// The games with turns and several players, not ended early, in which the player had turn 1.
    pub starts: u32,
    /// The number of `starts` with rank 1.
    pub starter_wins: u32,
}

/// One game in a trend.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TrendPoint {
    /// The game.
    #[serde(flatten)]
    pub played: FinishedGame,
    /// The id of the board, for `GET /api/v1/variants/{variant}`.
    pub variant: String,
    /// The rank in the game, from 1; equal totals share one.
    pub rank: u32,
    /// The points in the game, which can be negative.
    pub total: i32,
    /// Whether the game was ended early; it then has no winner.
    pub stopped: bool,
    /// The number of players; for pages only.
    #[serde(skip)]
    pub players: u32,
}

/// The results of a player against another in completed games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Rival)]
pub struct HeadToHead {
    /// The other player, who was in the same games.
    pub player: PlayerId,
    /// The other player's name; empty if the player was deleted.
    pub name: String,
    /// The number of completed games they played together, without those that were ended early.
    pub games: u32,
    /// Games in which the player had the better rank.
    pub wins: u32,
    /// Games in which the other had the better rank.
    pub losses: u32,
    /// Games in which they shared the rank.
    pub ties: u32,
}

/// The finished games in which a player had this total, against as many others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreCount {
    pub players: u32,
    pub total: i32,
    pub games: u32,
    /// The games with rank 1, alone or shared, that were not ended early.
    pub wins: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PlayerStats {
    pub boards: Vec<PlayerTotals>,
    /// The latest games, oldest first.
    pub trend: Vec<TrendPoint>,
    /// The other players, the most frequent first.
    pub head_to_head: Vec<HeadToHead>,
    /// The years with games, newest first.
    pub years: Vec<PeriodStats>,
    /// How often the player had each total, by the number of players.
    pub scores: Vec<ScoreCount>,
    /// The badges, the latest first.
    pub badges: Vec<PlayerBadge>,
}

impl Store {
    /// The statistics of a player in this time zone, with this many of the latest games.
    pub async fn player_stats(
        &self,
        player: &PlayerId,
        latest: u32,
        zone: Tz,
    ) -> Result<PlayerStats, StoreError> {
        let mut reader = self.database.begin().await?;
        let boards = query(format!(
            "SELECT {SUMS} FROM results WHERE player_id = $1 AND group_id = {OF_PLAYER} \
             GROUP BY variant ORDER BY variant"
        ))
        .bind(player.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let trend = query(
            "SELECT game_id, finished_at, day, variant, rank, total, stopped, players FROM results \
             WHERE player_id = $1 ORDER BY finished_at DESC, game_id DESC LIMIT $2",
        )
        .bind(player.as_str())
        .bind(latest)
        .fetch_all(&mut *reader)
        .await?;
        let rivals = query(format!(
            "SELECT rivals.*, name FROM (SELECT other.player_id, count(*) AS games, \
             count(*) FILTER (WHERE own.rank < other.rank) AS wins, \
             count(*) FILTER (WHERE own.rank > other.rank) AS losses \
             FROM results AS own JOIN results AS other ON other.game_id = own.game_id AND other.seat <> own.seat \
             WHERE own.player_id = $1 AND own.group_id = {OF_PLAYER} AND NOT own.stopped \
             GROUP BY other.player_id) AS rivals JOIN players ON id = player_id ORDER BY games DESC, name_key"
        ))
        .bind(player.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let scores = query(format!(
            "SELECT players, total, count(*) AS games, \
             count(*) FILTER (WHERE rank = 1 AND NOT stopped AND players > 1) AS wins \
             FROM results WHERE player_id = $1 AND group_id = {OF_PLAYER} GROUP BY players, total"
        ))
        .bind(player.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let boards: Vec<PlayerTotals> = boards.iter().map(sums).collect::<Result<_, _>>()?;
        let sums = Sums {
            games: boards.iter().map(|board| board.games).sum(),
            wins: boards.iter().map(|board| board.wins).sum(),
            rows_locked: boards.iter().map(|board| board.rows_locked).sum(),
        };
        Ok(PlayerStats {
            badges: badges::of_player(&mut *reader, player, &sums).await?,
            years: periods::years(&mut *reader, Of::Player(player), zone).await?,
            scores: scores.iter().map(score).collect::<Result<_, _>>()?,
            boards,
            trend: trend.iter().rev().map(point).collect::<Result<_, _>>()?,
            head_to_head: rivals.iter().map(rival).collect::<Result<_, _>>()?,
        })
    }
}

pub(in crate::store) fn sums(row: &Row) -> Result<PlayerTotals, StoreError> {
    Ok(PlayerTotals {
        variant: row.try_get("variant")?,
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        points: row.try_get("points")?,
        best: row.try_get("best")?,
        worst: row.try_get("worst")?,
        penalties: row.try_get("penalties")?,
        unknown_penalties: row.try_get("unknown_penalties")?,
        rows_locked: row.try_get("rows_locked")?,
        unknown_locks: row.try_get("unknown_locks")?,
        starts: row.try_get("starts")?,
        starter_wins: row.try_get("starter_wins")?,
    })
}

fn point(row: &Row) -> Result<TrendPoint, StoreError> {
    Ok(TrendPoint {
        played: FinishedGame::of(row)?,
        players: row.try_get("players")?,
        variant: row.try_get("variant")?,
        rank: row.try_get("rank")?,
        total: row.try_get("total")?,
        stopped: row.try_get("stopped")?,
    })
}

fn score(row: &Row) -> Result<ScoreCount, StoreError> {
    Ok(ScoreCount {
        players: row.try_get("players")?,
        total: row.try_get("total")?,
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
    })
}

fn rival(row: &Row) -> Result<HeadToHead, StoreError> {
    let [games, wins, losses]: [u32; 3] = [
        row.try_get("games")?,
        row.try_get("wins")?,
        row.try_get("losses")?,
    ];
    Ok(HeadToHead {
        player: row.parse("player_id")?,
        name: rows::name(row)?,
        games,
        wins,
        losses,
        ties: games - wins - losses,
    })
}
