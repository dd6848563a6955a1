//! Statistics of the games themselves: how close they were, how long, when, and what turn 1 is worth.

use serde::Serialize;
use utoipa::ToSchema;

use crate::store::{ScoreCount, ValueCount};

/// How close the games were that had a single winner and were not ended early.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Margins)]
pub struct MarginStats {
    /// The number of games.
    pub games: u32,
    /// The average lead of the winner over the second, in points.
    #[schema(required)]
    pub average: Option<f64>,
    /// The smallest lead in points; null without games.
    #[schema(required)]
    pub closest: Option<u32>,
}

/// The games that a player finished alone.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Alone)]
pub struct AloneStats {
    /// The number of games.
    pub games: u32,
    /// The highest total, which can be negative; null without games.
    #[schema(required)]
    pub best: Option<i32>,
    /// The average points per game.
    #[schema(required)]
    pub average: Option<f64>,
}

impl AloneStats {
    /// The statistics of the games without another player, from these totals.
    pub(super) fn new(scores: &[ScoreCount]) -> Self {
        let alone = || scores.iter().filter(|score| score.players == 1);
        let games: u32 = alone().map(|score| score.games).sum();
        let points = |score: &ScoreCount| f64::from(score.total) * f64::from(score.games);
        let sum: f64 = alone().map(points).sum();
        Self {
            games,
            best: alone().map(|score| score.total).max(),
            average: (games > 0).then(|| sum / f64::from(games)),
        }
    }
}

/// How long the games took that were not ended early, in minutes; of games on paper it is not known.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Lengths)]
pub struct LengthStats {
    /// The number of games.
    pub games: u32,
    /// The median length in minutes; null without games.
    #[schema(required)]
    pub median: Option<f64>,
    /// The length of the longest game in minutes; null without games.
    #[schema(required)]
    pub longest: Option<u32>,
}

/// How often the player of turn 1 won the games with turns and several players that were not ended early.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Starters)]
pub struct StarterStats {
    /// The number of games.
    pub games: u32,
    /// Games won by the player with the first turn, including ties.
    pub wins: u32,
}

impl MarginStats {
    /// The statistics of these margins, which are in order.
    pub(super) fn new(margins: &[ValueCount]) -> Self {
        let games: u32 = margins.iter().map(|margin| margin.games).sum();
        let points = |margin: &ValueCount| f64::from(margin.value) * f64::from(margin.games);
        let sum: f64 = margins.iter().map(points).sum();
        Self {
            games,
            average: (games > 0).then(|| sum / f64::from(games)),
            closest: margins.first().map(|margin| margin.value),
        }
    }
}

impl LengthStats {
    /// The statistics of these lengths, which are in order.
    pub(super) fn new(lengths: &[ValueCount]) -> Self {
        let games: u32 = lengths.iter().map(|length| length.games).sum();
        // The length of the game with this index, from the shortest.
        let nth = |index: u32| {
            let mut before = 0;
            let mut lengths = lengths.iter();
            let found = lengths.find(|length| {
                before += length.games;
                before > index
            });
            found.map(|length| f64::from(length.value))
        };
        let middle = nth(games / 2).zip(nth(games.saturating_sub(1) / 2));
        Self {
            games,
            median: middle.map(|(one, other)| f64::midpoint(one, other)),
            longest: lengths.last().map(|length| length.value),
        }
    }
}
