//! Figures over the finished games of a group and of its players.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Groups, PlayerView};
use crate::error::Error;
use crate::games::{Caller, time};
use crate::ids::{GameId, GroupId, PlayerId};
use crate::store::{PlayerStats, Record, RecordKind, Rival, Sums, TrendPoint};

/// How many of the latest games a trend has.
const TREND: u32 = 100;

/// Figures over some finished games of a player; averages and extremes need at least one.
///
/// A game that was ended early (`stopped`) counts with its points, but nobody won it. A game in which nobody crossed
/// anything or took a penalty counts nowhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = Figures)]
pub struct FiguresView {
    /// How many games.
    pub games: u32,
    /// How many of them with rank 1, alone or shared; games that were ended early have no winner.
    pub wins: u32,
    /// The points of a game in the middle of all.
    #[schema(required)]
    pub average: Option<f64>,
    /// The most points.
    #[schema(required)]
    pub best: Option<i32>,
    /// The fewest points.
    #[schema(required)]
    pub worst: Option<i32>,
    /// All penalties together.
    pub penalties: u32,
    /// All locks together.
    pub rows_locked: u32,
}

/// Figures on one board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BoardFigures {
    /// The board.
    pub variant: String,
    /// The figures.
    #[serde(flatten)]
    pub figures: FiguresView,
}

/// A point of a trend.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = TrendPoint)]
pub struct TrendView {
    /// The game.
    pub game: GameId,
    /// When it ended.
    #[serde(serialize_with = "time")]
    pub finished_at: DateTime<Utc>,
    /// The board.
    pub variant: String,
    /// The rank.
    pub rank: u32,
    /// The points.
    pub total: i32,
    /// Whether the game was ended early; then nobody won it.
    pub stopped: bool,
}

/// How a player did against another in the games that were played to the end.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Rival)]
pub struct RivalView {
    /// The other.
    pub player: PlayerId,
    /// The other's name; empty where the player was made nameless.
    pub name: String,
    /// How many games they played together to the end; those that were ended early are not among them.
    pub games: u32,
    /// In how many the player had the better rank.
    pub wins: u32,
    /// In how many the other had.
    pub losses: u32,
    /// In how many they shared it.
    pub ties: u32,
}

/// A player's figures.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PlayerStats)]
pub struct PlayerStatsView {
    /// The player.
    pub player: PlayerView,
    /// On all boards together.
    #[serde(flatten)]
    pub figures: FiguresView,
    /// On each board.
    pub by_board: Vec<BoardFigures>,
    /// The latest games, the oldest of them first.
    pub trend: Vec<TrendView>,
    /// Against each other, the most frequent first.
    pub head_to_head: Vec<RivalView>,
}

/// A player's line among a group's figures.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerFigures {
    /// The player.
    pub player: PlayerId,
    /// The player's name; empty where the player was made nameless.
    pub name: String,
    /// On all boards together.
    #[serde(flatten)]
    pub figures: FiguresView,
}

/// A record of a group.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Record)]
pub struct RecordView {
    /// What it is about: the highest total, the lowest one, or the crosses of the longest row.
    pub record: &'static str,
    /// The board.
    pub variant: String,
    /// How much it is.
    pub value: i32,
    /// The game.
    pub game: GameId,
    /// When it ended.
    #[serde(serialize_with = "time")]
    pub finished_at: DateTime<Utc>,
    /// Who holds it.
    pub player: PlayerId,
    /// Their name; empty where the player was made nameless.
    pub name: String,
}

/// How many games a group finished on a board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BoardGames {
    /// The board.
    pub variant: String,
    /// How many.
    pub games: u32,
}

/// A group's figures.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GroupStats)]
pub struct GroupStatsView {
    /// How many finished games, without those in which nobody crossed anything or took a penalty.
    pub games: u32,
    /// How many on each board.
    pub by_board: Vec<BoardGames>,
    /// Everybody who finished a game, by name.
    pub players: Vec<PlayerFigures>,
    /// The records of each board.
    pub records: Vec<RecordView>,
}

impl FiguresView {
    /// The figures over several boards.
    fn over<'a>(boards: impl IntoIterator<Item = &'a Sums>) -> Self {
        let mut all = Self::default();
        let mut points = 0;
        for sums in boards {
            all.games += sums.games;
            all.wins += sums.wins;
            all.penalties += sums.penalties;
            all.rows_locked += sums.rows_locked;
            all.best = all.best.max(Some(sums.best));
            all.worst = Some(all.worst.map_or(sums.worst, |worst| worst.min(sums.worst)));
            points += sums.points;
        }
        // Nobody makes so many points that this would round.
        let average = |games: u32| points as f64 / f64::from(games);
        all.average = (all.games > 0).then(|| average(all.games));
        all
    }
}

impl RecordKind {
    /// The word for it in the API.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::HighestTotal => "highest_total",
            Self::LowestTotal => "lowest_total",
            Self::LongestRow => "longest_row",
        }
    }
}

impl From<TrendPoint> for TrendView {
    fn from(point: TrendPoint) -> Self {
        Self {
            game: point.game,
            finished_at: point.finished_at,
            variant: point.variant,
            rank: point.rank,
            total: point.total,
            stopped: point.stopped,
        }
    }
}

impl From<Rival> for RivalView {
    fn from(rival: Rival) -> Self {
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

impl From<Record> for RecordView {
    fn from(record: Record) -> Self {
        Self {
            record: record.kind.as_str(),
            variant: record.variant,
            value: record.value,
            game: record.game,
            finished_at: record.finished_at,
            player: record.player,
            name: record.name,
        }
    }
}

impl Groups {
    /// The figures of a group over its finished games.
    ///
    /// # Errors
    /// As [`Groups::view`].
    pub async fn stats(&self, caller: &Caller, id: &GroupId) -> Result<GroupStatsView, Error> {
        self.0.group(caller, id).await?;
        let stats = self.0.store().group_stats(id).await?;
        let mut players: Vec<(PlayerId, String, Vec<Sums>)> = Vec::new();
        for (player, name, sums) in stats.sums {
            match players.last_mut() {
                Some((last, _, boards)) if *last == player => boards.push(sums),
                Some(_) | None => players.push((player, name, vec![sums])),
            }
        }
        Ok(GroupStatsView {
            games: stats.games.iter().map(|(_, games)| games).sum(),
            by_board: stats
                .games
                .into_iter()
                .map(|(variant, games)| BoardGames { variant, games })
                .collect(),
            players: players
                .into_iter()
                .map(|(player, name, boards)| PlayerFigures {
                    player,
                    name,
                    figures: FiguresView::over(&boards),
                })
                .collect(),
            records: stats.records.into_iter().map(Into::into).collect(),
        })
    }

    /// The figures of a player over the finished games of the group.
    ///
    /// # Errors
    /// As [`Groups::view`]; not found for a player of another group.
    pub async fn player_stats(
        &self,
        caller: &Caller,
        group: &GroupId,
        player: &PlayerId,
    ) -> Result<PlayerStatsView, Error> {
        let (_, players) = self.0.group(caller, group).await?;
        let found = players.into_iter().find(|known| known.id == *player);
        let found = found.ok_or_else(Error::not_found)?;
        let stats = self.0.store().player_stats(player, TREND).await?;
        let PlayerStats {
            boards,
            trend,
            rivals,
        } = stats;
        Ok(PlayerStatsView {
            player: found.into(),
            figures: FiguresView::over(&boards),
            by_board: boards
                .iter()
                .map(|sums| BoardFigures {
                    variant: sums.variant.clone(),
                    figures: FiguresView::over([sums]),
                })
                .collect(),
            trend: trend.into_iter().map(Into::into).collect(),
            head_to_head: rivals.into_iter().map(Into::into).collect(),
        })
    }
}
