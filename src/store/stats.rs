//! Totals, records and comparisons over finished games.

use chrono::{DateTime, Utc};
use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row, Sqlite, SqliteConnection};

use super::{Store, StoreError, rows};
use crate::domain::ids::{GameId, GroupId, PlayerId};

/// A player's totals over the finished games on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerTotals {
    /// The board's id.
    pub variant: String,
    /// The number of games.
    pub games: u32,
    /// The games with rank 1, alone or shared, that were not ended early.
    pub wins: u32,
    /// The sum of the points.
    pub points: i64,
    /// The highest total.
    pub best: i32,
    /// The lowest total.
    pub worst: i32,
    /// The number of penalties.
    pub penalties: u32,
    /// The number of locks.
    pub rows_locked: u32,
}

/// A finished game of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrendPoint {
    /// The game.
    pub game: GameId,
    /// When it ended.
    pub finished_at: DateTime<Utc>,
    /// The board's id.
    pub variant: String,
    /// The player's rank.
    pub rank: u32,
    /// The player's points.
    pub total: i32,
    /// Whether the game was ended early; it then has no winner.
    pub stopped: bool,
}

/// A player's results against another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// The other player.
    pub player: PlayerId,
    /// The other's name.
    pub name: String,
    /// The games that they finished together.
    pub games: u32,
    /// Games in which the player had the better rank.
    pub wins: u32,
    /// Games in which the other had the better rank.
    pub losses: u32,
}

/// The finished games in which a player had this total, against as many others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreCount {
    /// The number of players.
    pub players: u32,
    /// The points.
    pub total: i32,
    /// The number of games.
    pub games: u32,
    /// The games with rank 1, alone or shared, that were not ended early.
    pub wins: u32,
}

/// The statistics of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerStats {
    /// The totals, by board.
    pub boards: Vec<PlayerTotals>,
    /// The latest games, oldest first.
    pub trend: Vec<TrendPoint>,
    /// The other players, the most frequent first.
    pub head_to_head: Vec<HeadToHead>,
    /// How often the player had each total, by the number of players.
    pub scores: Vec<ScoreCount>,
}

/// The kind of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordKind {
    /// The highest total.
    HighestTotal,
    /// The most crosses in a row.
    LongestRow,
}

/// A record of a group on a board, held by this player, alone or with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupRecord {
    /// Its kind.
    pub kind: RecordKind,
    /// The board's id.
    pub variant: String,
    /// The value.
    pub value: i32,
    /// The game in which the player first reached it.
    pub game: GameId,
    /// When it ended.
    pub finished_at: DateTime<Utc>,
    /// The player who holds it.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
}

/// The statistics of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupStats {
    /// The number of games, by board.
    pub games: Vec<(String, u32)>,
    /// The players' totals by board, sorted by name.
    pub totals: Vec<(PlayerId, String, PlayerTotals)>,
    /// The records, by board; players who share one are sorted by when they reached it, then by name.
    pub records: Vec<GroupRecord>,
}

impl RecordKind {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::HighestTotal, Self::LongestRow];

    /// The column of its values; an index of the table has the highest first.
    const fn column(self) -> &'static str {
        match self {
            Self::HighestTotal => "total",
            Self::LongestRow => "longest_row",
        }
    }

    /// The lowest value that is a record.
    const fn least(self) -> i32 {
        match self {
            Self::HighestTotal => i32::MIN,
            Self::LongestRow => 1,
        }
    }
}

impl Store {
    /// The statistics of a player, with this many of the latest games.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn player_stats(
        &self,
        player: &PlayerId,
        latest: u32,
    ) -> Result<PlayerStats, StoreError> {
        let mut reader = self.readers.begin().await?;
        let boards = sqlx::query(
            "SELECT variant, games, wins, points, penalties, rows_locked, \
             (SELECT max(total) FROM results WHERE results.player_id = player_totals.player_id \
              AND results.variant = player_totals.variant) AS best, \
             (SELECT min(total) FROM results WHERE results.player_id = player_totals.player_id \
              AND results.variant = player_totals.variant) AS worst \
             FROM player_totals WHERE player_id = $1 ORDER BY variant",
        )
        .bind(player.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let trend = sqlx::query(
            "SELECT game_id, finished_at, variant, rank, total, stopped FROM results \
             WHERE player_id = $1 ORDER BY finished_at DESC, game_id DESC LIMIT $2",
        )
        .bind(player.as_str())
        .bind(latest)
        .fetch_all(&mut *reader)
        .await?;
        let rivals = sqlx::query(
            "SELECT opponent_id, name, games, wins, losses FROM head_to_head \
             JOIN players ON id = opponent_id WHERE player_id = $1 ORDER BY games DESC, name_key",
        )
        .bind(player.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let scores = sqlx::query(
            "SELECT players, total, count(*) AS games, sum(rank = 1 AND NOT stopped) AS wins FROM \
             (SELECT total, rank, stopped, (SELECT count(*) FROM results AS seats \
              WHERE seats.game_id = results.game_id) AS players FROM results WHERE player_id = $1) \
             GROUP BY players, total",
        )
        .bind(player.as_str())
        .fetch_all(&mut *reader)
        .await?;
        Ok(PlayerStats {
            scores: scores.iter().map(score).collect::<Result<_, _>>()?,
            boards: boards.iter().map(sums).collect::<Result<_, _>>()?,
            trend: trend.iter().rev().map(point).collect::<Result<_, _>>()?,
            head_to_head: rivals.iter().map(rival).collect::<Result<_, _>>()?,
        })
    }

    /// The statistics of a group.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn group_stats(&self, group: &GroupId) -> Result<GroupStats, StoreError> {
        let mut reader = self.readers.begin().await?;
        let counts = sqlx::query(
            "SELECT variant, games FROM group_totals WHERE group_id = $1 ORDER BY variant",
        )
        .bind(group.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let games = counts
            .iter()
            .map(|row| Ok((row.try_get("variant")?, row.try_get("games")?)))
            .collect::<Result<Vec<(String, u32)>, StoreError>>()?;
        let records = records(&mut reader, group, &games).await?;
        let sums_by_player = sqlx::query(
            "SELECT player_id, name, variant, games, wins, points, penalties, rows_locked, \
             (SELECT max(total) FROM results WHERE results.player_id = player_totals.player_id \
              AND results.variant = player_totals.variant) AS best, \
             (SELECT min(total) FROM results WHERE results.player_id = player_totals.player_id \
              AND results.variant = player_totals.variant) AS worst \
             FROM players JOIN player_totals ON player_id = id WHERE group_id = $1 ORDER BY name_key, variant",
        )
        .bind(group.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let line =
            |row: &SqliteRow| Ok((rows::parse(row, "player_id")?, rows::name(row)?, sums(row)?));
        Ok(GroupStats {
            games,
            totals: sums_by_player
                .iter()
                .map(line)
                .collect::<Result<_, StoreError>>()?,
            records,
        })
    }
}

/// The records on these boards, in one statement.
async fn records(
    reader: &mut SqliteConnection,
    group: &GroupId,
    boards: &[(String, u32)],
) -> Result<Vec<GroupRecord>, StoreError> {
    if boards.is_empty() {
        return Ok(Vec::new());
    }
    let mut query = QueryBuilder::<Sqlite>::new("");
    let mut asked = Vec::new();
    for (variant, _) in boards {
        for kind in RecordKind::ALL {
            let column = kind.column();
            if !asked.is_empty() {
                query.push(" UNION ALL ");
            }
            query.push(format_args!(
                "SELECT {} AS query_index, {column} AS value, game_id, min(finished_at) AS finished_at, \
                 player_id, name FROM results CROSS JOIN players ON id = player_id \
                 WHERE {column} >= {} AND {column} = (SELECT max({column}) FROM results WHERE group_id = ",
                asked.len(),
                kind.least(),
            ));
            query.push_bind(group.as_str());
            query.push(" AND variant = ").push_bind(variant.as_str());
            query.push(") AND results.group_id = ");
            query.push_bind(group.as_str());
            query.push(" AND variant = ").push_bind(variant.as_str());
            // With min() the other columns are those of the player's first game with this value.
            query.push(" GROUP BY player_id");
            asked.push((kind, variant));
        }
    }
    let record = |row: &SqliteRow| {
        let index: u32 = row.try_get("query_index")?;
        let index = usize::try_from(index).ok();
        let (kind, variant) = *index
            .and_then(|index| asked.get(index))
            .ok_or_else(|| rows::damaged("a record that was not asked for"))?;
        Ok(GroupRecord {
            kind,
            variant: variant.clone(),
            value: row.try_get("value")?,
            game: rows::parse(row, "game_id")?,
            finished_at: rows::parse(row, "finished_at")?,
            player: rows::parse(row, "player_id")?,
            name: rows::name(row)?,
        })
    };
    let mut found = query.build().fetch_all(reader).await?;
    found.sort_by_key(|row| {
        let index = row.try_get::<u32, _>("query_index").ok();
        let text = |column| row.try_get::<String, _>(column).ok();
        (index, text("finished_at"), text("name"))
    });
    found.iter().map(record).collect()
}

fn sums(row: &SqliteRow) -> Result<PlayerTotals, StoreError> {
    Ok(PlayerTotals {
        variant: row.try_get("variant")?,
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        points: row.try_get("points")?,
        best: row.try_get("best")?,
        worst: row.try_get("worst")?,
        penalties: row.try_get("penalties")?,
        rows_locked: row.try_get("rows_locked")?,
    })
}

fn point(row: &SqliteRow) -> Result<TrendPoint, StoreError> {
    Ok(TrendPoint {
        game: rows::parse(row, "game_id")?,
        finished_at: rows::parse(row, "finished_at")?,
        variant: row.try_get("variant")?,
        rank: row.try_get("rank")?,
        total: row.try_get("total")?,
        stopped: row.try_get("stopped")?,
    })
}

fn score(row: &SqliteRow) -> Result<ScoreCount, StoreError> {
    Ok(ScoreCount {
        players: row.try_get("players")?,
        total: row.try_get("total")?,
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
    })
}

fn rival(row: &SqliteRow) -> Result<HeadToHead, StoreError> {
    Ok(HeadToHead {
        player: rows::parse(row, "opponent_id")?,
        name: rows::name(row)?,
        games: row.try_get("games")?,
        wins: row.try_get("wins")?,
        losses: row.try_get("losses")?,
    })
}
