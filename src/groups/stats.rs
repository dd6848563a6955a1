//! Statistics of the finished games of a group and its players.

use serde::Serialize;
use utoipa::ToSchema;

use super::GroupService;
use super::game_stats::{AloneStats, LengthStats, MarginStats, StarterStats};
use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::ids::PlayerId;
use crate::domain::stats_days::StatsDays;
use crate::store::{
    BoardGameCount, GroupRecord, HeadToHead, PeriodStats, Player, PlayerBadge, PlayerStats,
    PlayerTotals, ScoreCount, TrendPoint,
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
    /// The highest total, which can be negative; null without games.
    #[schema(required)]
    pub best: Option<i32>,
    /// The lowest total, which can be negative; null without games.
    #[schema(required)]
    pub worst: Option<i32>,
    /// The number of penalties in the games of which they are known; null without such games.
    #[schema(required)]
    pub penalties: Option<u32>,
    /// The number of games of which the penalties are known: not of a paper sheet with its total alone.
    pub penalties_known: u32,
    /// The number of locks in the games of which they are known; null without such games.
    #[schema(required)]
    pub rows_locked: Option<u32>,
    /// The number of games of which the locks are known: not of a paper sheet with numbers alone.
    pub rows_locked_known: u32,
    /// Games with turns and several players, not ended early, in which the player had turn 1.
    pub starts: u32,
    /// Games of `starts` in which the player had rank 1, alone or shared.
    pub starter_wins: u32,
}

/// Statistics of one board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = BoardFigures)]
pub struct BoardStats {
    /// The id of the board, for `GET /api/v1/variants/{variant}`.
    pub variant: String,
    /// The statistics.
    #[serde(flatten)]
    pub totals: AggregateStats,
}

/// The statistics of a player.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PlayerStats)]
#[schema(examples(json!({
    "player": {"id": "c4w0r7ybm2gs", "name": "Ana"},
    "games": 1, "wins": 1, "average": 74.0, "best": 74, "worst": 74, "penalties": 1, "penalties_known": 1,
    "rows_locked": 2, "rows_locked_known": 1,
    "starts": 1, "starter_wins": 1,
    "by_board": [{
        "variant": "classic", "games": 1, "wins": 1, "average": 74.0, "best": 74, "worst": 74, "penalties": 1, "penalties_known": 1,
    "rows_locked": 2, "rows_locked_known": 1,
        "starts": 1, "starter_wins": 1,
    }],
    "alone": {"games": 0, "best": null, "average": null}, "by_year": [{"period": "2026", "games": 1, "average": 74.0}],
    "trend": [{
        "game": "7k2m9qxw4t0c", "finished_at": "2026-01-17T19:40:02.118Z", "variant": "classic", "rank": 1, "total": 74, "stopped": false,
    }],
    "head_to_head": [{"player": "5n9tq1kx8z3d", "name": "Ben", "games": 1, "wins": 1, "losses": 0, "ties": 0}],
    "badges": [{"badge": "first_win", "game": "7k2m9qxw4t0c", "finished_at": "2026-01-17T19:40:02.118Z"}],
})))]
pub struct PlayerStatsView {
    pub player: Player,
    /// The statistics of all boards.
    #[serde(flatten)]
    pub totals: AggregateStats,
    /// The statistics by board.
    pub by_board: Vec<BoardStats>,
    /// The games of the player alone, which are among the others but have no winner.
    pub alone: AloneStats,
    /// The latest games, oldest first.
    pub trend: Vec<TrendPoint>,
    /// The head-to-head results, most frequent opponent first.
    pub head_to_head: Vec<HeadToHead>,
    /// The years with games, newest first.
    pub by_year: Vec<PeriodStats>,
    /// What the player has reached for the first time, the latest first.
    pub badges: Vec<PlayerBadge>,
    /// How often the player had each total, by the number of players; for pages only.
    #[serde(skip)]
    pub scores: Vec<ScoreCount>,
}

/// A player's statistics within a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PlayerFigures)]
pub struct PlayerSummary {
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// The statistics of all boards.
    #[serde(flatten)]
    pub totals: AggregateStats,
}

/// The statistics of a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GroupStats)]
#[schema(examples(json!({
    "games": 1,
    "by_board": [{"variant": "classic", "games": 1}],
    "players": [{
        "player": "c4w0r7ybm2gs", "name": "Ana", "games": 1, "wins": 1, "average": 74.0, "best": 74, "worst": 74, "penalties": 1, "penalties_known": 1,
    "rows_locked": 2, "rows_locked_known": 1,
        "starts": 1, "starter_wins": 1,
    }],
    "margins": {"games": 1, "average": 13.0, "closest": 13}, "lengths": {"games": 1, "median": 37.0, "longest": 37},
    "starters": {"games": 1, "wins": 1},
    "records": [{
        "record": "highest_total", "variant": "classic", "value": 74, "game": "7k2m9qxw4t0c", "finished_at": "2026-01-17T19:40:02.118Z",
        "player": "c4w0r7ybm2gs", "name": "Ana",
    }],
    "by_year": [{"period": "2026", "games": 1, "average": 67.5}], "by_month": [],
})))]
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
    pub records: Vec<GroupRecord>,
    /// The years with games, newest first; always of all games.
    pub by_year: Vec<PeriodStats>,
    /// The months with games in the year of the period, newest first; none without a period.
    pub by_month: Vec<PeriodStats>,
}

impl AggregateStats {
    /// The sum of the totals on several boards.
    fn aggregate<'a>(boards: impl IntoIterator<Item = &'a PlayerTotals>) -> Self {
        let mut all = Self::default();
        let (mut points, mut penalties, mut rows_locked) = (0, 0, 0);
        for totals in boards {
            all.games += totals.games;
            all.wins += totals.wins;
            penalties += totals.penalties;
            all.penalties_known += totals.games - totals.unknown_penalties;
            rows_locked += totals.rows_locked;
            all.rows_locked_known += totals.games - totals.unknown_locks;
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
        all.penalties = (all.penalties_known > 0).then_some(penalties);
        all.rows_locked = (all.rows_locked_known > 0).then_some(rows_locked);
        all
    }
}

impl GroupService {
    /// The statistics of a group: of all its games, or of the games of these days.
    pub async fn stats(
        &self,
        access: &GroupAccess,
        days: Option<StatsDays>,
    ) -> Result<GroupStatsView, Error> {
        let store = self.store();
        let GroupAccess { group, .. } = access;
        let stats = store.group_stats(&group.id, group.zone(), days).await?;
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
            games: stats.games.iter().map(|board| board.games).sum(),
            by_board: stats.games,
            margins: MarginStats::new(&stats.margins),
            lengths: LengthStats::new(&stats.lengths),
            // Each of these games has one player of turn 1.
            starters: StarterStats {
                games: players.iter().map(|player| player.totals.starts).sum(),
                wins: players.iter().map(|it| it.totals.starter_wins).sum(),
            },
            players,
            records: stats.records,
            by_year: stats.years,
            by_month: stats.months,
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
        let found = access.player(player).cloned();
        let found = found.ok_or_else(Error::not_found)?;
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
            badges,
        } = stats;
        Ok(PlayerStatsView {
            player: found,
            totals: AggregateStats::aggregate(&boards),
            by_board: boards
                .iter()
                .map(|totals| BoardStats {
                    variant: totals.variant.clone(),
                    totals: AggregateStats::aggregate([totals]),
                })
                .collect(),
            alone: AloneStats::new(&scores),
            trend,
            head_to_head,
            by_year: years,
            badges,
            scores,
        })
    }
}
