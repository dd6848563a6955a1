//! Ratings of players, from the ranks of their games.
//!
//! Source: R. C. Weng and C.-J. Lin, "A Bayesian approximation method for online ranking", 2011: the Bradley-Terry model
//! with full pairs, in which a game of several players counts as a game of each two of them.

use std::collections::HashMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::ids::PlayerId;

/// How many points of a page are one of the method, in which a new player has 25.
const SCALE: f64 = 40.0;

/// How much the uncertainty of a player grows until the next game, as people learn and forget: a hundredth of a new player's.
const DRIFT: f64 = 25.0 / 300.0;

/// How many games a player needs for a rating that pages show.
pub const LEAST_GAMES: u32 = 5;

/// The uncertainty below which a rating is more than a guess.
pub const SURE_BELOW: i32 = 110;

/// The rating of a player: how well they play is likely within twice its uncertainty.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rating {
    estimate: WengLinRating,
    /// The number of games it follows from.
    pub games: u32,
}

impl Rating {
    /// The points; a new player has 1000.
    pub fn points(&self) -> i32 {
        (self.estimate.rating * SCALE).round() as i32
    }

    /// The standard deviation of the points; 333 for a new player.
    pub fn uncertainty(&self) -> i32 {
        (self.estimate.uncertainty * SCALE).round() as i32
    }

    /// What the player very likely reaches: lower than the rating by its uncertainty, so that few games lead nobody to the top.
    fn likely_least(&self) -> f64 {
        self.estimate.rating - self.estimate.uncertainty
    }
}

/// The ratings of the players of a group.
#[derive(Clone, Debug, Default)]
pub struct Ratings(HashMap<PlayerId, Rating>);

impl Ratings {
    /// The rating of a player; without games, the rating of a new player.
    pub fn of(&self, player: &PlayerId) -> Rating {
        self.0.get(player).copied().unwrap_or_default()
    }

    /// Adds the next game, with the rank of each of its players.
    pub fn add(&mut self, ranks: &[(PlayerId, u8)]) {
        let before: Vec<[WengLinRating; 1]> = ranks
            .iter()
            .map(|(player, _)| {
                let WengLinRating {
                    rating,
                    uncertainty,
                } = self.of(player).estimate;
                [WengLinRating {
                    rating,
                    uncertainty: uncertainty.hypot(DRIFT),
                }]
            })
            .collect();
        let ranked = before.iter().zip(ranks);
        let ranked: Vec<_> = ranked
            .map(|(rating, (_, rank))| (&rating[..], MultiTeamOutcome::new((*rank).into())))
            .collect();
        let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
        for ((player, _), estimate) in ranks.iter().zip(after.into_iter().flatten()) {
            let rating = self.0.entry(player.clone()).or_default();
            rating.estimate = estimate;
            rating.games += 1;
        }
    }

    /// The players who have played, the highest points less their uncertainty first.
    pub fn ranked(self) -> Vec<(PlayerId, Rating)> {
        let mut ranked: Vec<_> = self.0.into_iter().collect();
        ranked.sort_by(|(one, a), (other, b)| {
            let by_least = b.likely_least().total_cmp(&a.likely_least());
            by_least.then_with(|| one.cmp(other))
        });
        ranked
    }
}
