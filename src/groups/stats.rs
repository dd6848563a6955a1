//! Statistics of the finished games of a group and its players.

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::game_stats::{AloneStats, LengthStats, MarginStats, PeriodStats, StarterStats};
use super::{GroupService, PlayerView};
use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::ids::{GameId, PlayerId};
use crate::domain::period::Period;
use crate::time;

use crate::store::{
    GroupRecord, HeadToHead, PlayerStats, PlayerTotals, RecordKind, ScoreCount, TrendPoint,
};

/// How many of the latest games a trend contains.
const TREND_GAMES: u32 = 100;

/// Statistics of some finished games of a player; averages and extremes need at least one.
///
/// A game that was ended early (`stopped`) counts with its points, but has no winner. A game without a cross or
/// penalty does not count.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = Figures)]
pub struct AggregateStats {
    /// The number of games.
    pub games: u32,
    /// Games with rank 1, alone or shared; games that were ended early, and those of a player alone, have no winner.
    pub wins: u32,
    /// The average points per game.
    #[schema(required)]
    pub average: Option<f64>,
    /// The highest total.
    #[schema(required)]
    pub best: Option<i32>,
    /// The lowest total.
    #[schema(required)]
    pub worst: Option<i32>,
    /// The number of penalties.
    pub penalties: u32,
    /// The number of locks.
    pub rows_locked: u32,
    /// Games with turns and several players, not ended early, in which the player had turn 1.
    pub starts: u32,
    /// Those of them with rank 1, alone or shared.
    pub starter_wins: u32,
}

/// Statistics of one board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BoardFigures)]
pub struct BoardStats {
    /// The board.
    pub variant: String,
    /// The statistics.
    #[serde(flatten)]
    pub totals: AggregateStats,
}

/// One game in a trend.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = TrendPoint)]
pub struct TrendView {
    /// The game.
    pub game: GameId,
    /// When it ended; `null` for a game on paper.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub finished_at: Option<DateTime<Utc>>,
    /// The day of a game on paper.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub day: Option<NaiveDate>,
    /// The board.
    pub variant: String,
    /// The rank.
    pub rank: u32,
    /// The points.
    pub total: i32,
    /// Whether the game was ended early; it then has no winner.
    pub stopped: bool,
    /// The number of players; for pages only.
    #[serde(skip)]
    pub players: u32,
}

/// The results of a player against another in completed games.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Rival)]
pub struct HeadToHeadView {
    /// The other player.
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

/// The statistics of a player.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PlayerStats)]
pub struct PlayerStatsView {
    /// The player.
    pub player: PlayerView,
    /// The statistics of all boards.
    #[serde(flatten)]
    pub totals: AggregateStats,
    /// The statistics by board.
    pub by_board: Vec<BoardStats>,
    /// The games of the player alone, which are among the others but have no winner.
    pub alone: AloneStats,
    /// The latest games, oldest first.
    pub trend: Vec<TrendView>,
    /// The head-to-head results, most frequent opponent first.
    pub head_to_head: Vec<HeadToHeadView>,
    /// The years with games, newest first.
    pub by_year: Vec<PeriodStats>,
    /// How often the player had each total, by the number of players; for pages only.
    #[serde(skip)]
    pub scores: Vec<ScoreCount>,
}

/// A player's statistics within a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PlayerFigures)]
pub struct PlayerSummary {
    /// The player.
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// The statistics of all boards.
    #[serde(flatten)]
    pub totals: AggregateStats,
}

/// A record of a group; one that several players share is listed for each of them, the first one first.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Record)]
pub struct RecordView {
    /// What it measures: the highest total, or the most crosses in a row.
    pub record: &'static str,
    /// The board.
    pub variant: String,
    /// The value.
    pub value: i32,
    /// The game in which the player first reached it.
    pub game: GameId,
    /// When it ended; `null` for a game on paper.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub finished_at: Option<DateTime<Utc>>,
    /// The day of a game on paper.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub day: Option<NaiveDate>,
    /// The player who holds it.
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
}

/// The finished games of a group on one board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BoardGames)]
pub struct BoardGameCount {
    /// The board.
    pub variant: String,
    /// The number of games.
    pub games: u32,
}

/// The statistics of a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GroupStats)]
pub struct GroupStatsView {
    /// The number of finished games, without those that have no cross or penalty.
    pub games: u32,
    /// The number of games by board.
    pub by_board: Vec<BoardGameCount>,
    /// The players who finished a game, by name.
    pub players: Vec<PlayerSummary>,
    /// How close the games were.
    pub margins: MarginStats,
    /// How long they took.
    pub lengths: LengthStats,
    /// How often the player of turn 1 won.
    pub starters: StarterStats,
    /// The records of each board.
    pub records: Vec<RecordView>,
    /// The years with games, newest first; always of all games.
    pub by_year: Vec<PeriodStats>,
    /// The months with games in the year of the period, newest first; none without a period.
    pub by_month: Vec<PeriodStats>,
}

impl AggregateStats {
    /// The sum of the totals on several boards.
    fn aggregate<'a>(boards: impl IntoIterator<Item = &'a PlayerTotals>) -> Self {
        let mut all = Self::default();
        let mut points = 0;
        for totals in boards {
            all.games += totals.games;
            all.wins += totals.wins;
            all.penalties += totals.penalties;
            all.rows_locked += totals.rows_locked;
            all.starts += totals.starts;
            all.starter_wins += totals.starter_wins;
            all.best = all.best.max(Some(totals.best));
            all.worst = Some(
                all.worst
                    .map_or(totals.worst, |worst| worst.min(totals.worst)),
            );
            points += totals.points;
        }
        // No player has so many points that this would round.
        let average = |games: u32| points as f64 / f64::from(games);
        all.average = (all.games > 0).then(|| average(all.games));
        all
    }
}

impl RecordKind {
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::HighestTotal => "highest_total",
            Self::LongestRow => "longest_row",
        }
    }
}

impl From<TrendPoint> for TrendView {
    fn from(point: TrendPoint) -> Self {
        Self {
            game: point.game,
            finished_at: Some(point.finished_at).filter(|_| point.day.is_none()),
            day: point.day,
            players: point.players,
            variant: point.variant,
            rank: point.rank,
            total: point.total,
            stopped: point.stopped,
        }
    }
}

impl From<HeadToHead> for HeadToHeadView {
    fn from(rival: HeadToHead) -> Self {
        Self {
            ties: rival.games - rival.wins - rival.losses,
            player: rival.player,
            name: rival.name,
            games: rival.games,
            wins: rival.wins,
            losses: rival.losses,
        }
    }
}

impl From<GroupRecord> for RecordView {
    fn from(record: GroupRecord) -> Self {
        Self {
            record: record.kind.as_str(),
            variant: record.variant,
            value: record.value,
            game: record.game,
            finished_at: Some(record.finished_at).filter(|_| record.day.is_none()),
            day: record.day,
            player: record.player,
            name: record.name,
        }
    }
}

impl GroupService {
    /// The statistics of a group: of all its games, or of those that ended in a period.
    pub async fn stats(
        &self,
        access: &GroupAccess,
        period: Option<Period>,
    ) -> Result<GroupStatsView, Error> {
        let store = self.store();
        let GroupAccess { group, .. } = access;
        let stats = store.group_stats(&group.id, group.zone(), period).await?;
        let mut players: Vec<(PlayerId, String, Vec<PlayerTotals>)> = Vec::new();
        for (player, name, totals) in stats.totals {
            match players.last_mut() {
                Some((last, _, boards)) if *last == player => boards.push(totals),
                Some(_) | None => players.push((player, name, vec![totals])),
            }
        }
        let players: Vec<PlayerSummary> = players
            .into_iter()
            .map(|(player, name, boards)| PlayerSummary {
                player,
                name,
                totals: AggregateStats::aggregate(&boards),
            })
            .collect();
        Ok(GroupStatsView {
            games: stats.games.iter().map(|(_, games)| games).sum(),
            by_board: stats
                .games
                .into_iter()
                .map(|(variant, games)| BoardGameCount { variant, games })
                .collect(),
            margins: MarginStats::new(&stats.margins),
            lengths: LengthStats::new(&stats.lengths),
            // Each of these games has one player of turn 1.
            starters: StarterStats {
                games: players.iter().map(|player| player.totals.starts).sum(),
                wins: players.iter().map(|it| it.totals.starter_wins).sum(),
            },
            players,
            records: stats.records.into_iter().map(Into::into).collect(),
            by_year: stats.years.into_iter().map(Into::into).collect(),
            by_month: stats.months.into_iter().map(Into::into).collect(),
        })
    }

    /// The statistics of a player of a group.
    ///
    /// # Errors
    /// Not found for a player of another group, and if they cannot be read.
    pub async fn player_stats(
        &self,
        access: &GroupAccess,
        player: &PlayerId,
    ) -> Result<PlayerStatsView, Error> {
        let mut players = access.players.iter();
        let found = players.find(|other| other.id == *player);
        let found = found.cloned().ok_or_else(Error::not_found)?;
        let stats = self
            .store()
            .player_stats(player, TREND_GAMES, access.group.zone())
            .await?;
        let PlayerStats {
            boards,
            trend,
            head_to_head,
            years,
            scores,
        } = stats;
        Ok(PlayerStatsView {
            player: found.into(),
            totals: AggregateStats::aggregate(&boards),
            by_board: boards
                .iter()
                .map(|totals| BoardStats {
                    variant: totals.variant.clone(),
                    totals: AggregateStats::aggregate([totals]),
                })
                .collect(),
            alone: AloneStats::new(&scores),
            trend: trend.into_iter().map(Into::into).collect(),
            head_to_head: head_to_head.into_iter().map(Into::into).collect(),
            by_year: years.into_iter().map(Into::into).collect(),
            scores,
        })
    }
}
