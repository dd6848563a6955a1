//! The ratings of a group's players, computed from the ranks of all its games.

use std::collections::VecDeque;

use serde::Serialize;
use utoipa::ToSchema;

use super::GroupService;
use crate::auth::GroupAccess;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::PlayerId;
use crate::domain::rating::{LEAST_GAMES, Ratings, SURE_BELOW};
use crate::store::{FinishedGame, RankedGame};

/// How many of the latest games a curve contains.
const CURVE_GAMES: usize = 100;

/// The rating of a player, from the games of several players that were not ended early.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Rating)]
pub struct PlayerRating {
    pub player: PlayerId,
    /// The player's name, unique in the group.
    pub name: String,
    /// The points; 1000 before the first game.
    pub rating: i32,
    /// The standard deviation of `rating`, in points; 333 before the first game.
    pub uncertainty: i32,
    /// The number of games it follows from, at least 1.
    pub games: u32,
}

impl PlayerRating {
    /// Whether the rating is only a guess, after too few games.
    pub(crate) fn is_guess(&self) -> bool {
        self.uncertainty >= SURE_BELOW
    }

    /// How many games the player has to play before pages show the rating.
    pub(crate) fn lacking_games(&self) -> u32 {
        LEAST_GAMES.saturating_sub(self.games)
    }
}

/// The ratings of a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Ratings)]
#[schema(examples(json!({
    "players": [{"player": "c4w0r7ybm2gs", "name": "Ana", "rating": 1105, "uncertainty": 323, "games": 1}],
})))]
pub struct RatingsView {
    /// The players who have played, the highest rating less its uncertainty first.
    pub players: Vec<PlayerRating>,
}

/// How the rating of a player has changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({
    "points": [{"game": "7k2m9qxw4t0c", "finished_at": "2026-01-17T19:40:02.118Z", "rating": 1105, "uncertainty": 323}],
})))]
pub struct RatingCurve {
    /// The rating after each of the latest 100 games, the oldest first.
    pub points: Vec<RatingPoint>,
}

/// The rating of a player after a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RatingPoint {
    /// The game.
    #[serde(flatten)]
    pub played: FinishedGame,
    /// The points after it.
    pub rating: i32,
    /// The standard deviation of `rating`, in points.
    pub uncertainty: i32,
}

impl GroupService {
    /// The ratings of the players of a group.
    ///
    /// # Errors
    /// Not found if the group has switched ratings off.
    pub async fn ratings(&self, access: &GroupAccess) -> Result<RatingsView, Error> {
        let ratings = self.rate(access, |_, _| {}).await?;
        let named = ratings.ranked().into_iter().filter_map(|(player, rating)| {
            // Players who were deleted count in the games of others, but are not listed.
            let found = access.player(&player)?;
            Some(PlayerRating {
                player,
                name: found.name.clone(),
                rating: rating.points(),
                uncertainty: rating.uncertainty(),
                games: rating.games,
            })
        });
        Ok(RatingsView {
            players: named.collect(),
        })
    }

    /// The rating of a player after each of the latest games, the oldest first.
    ///
    /// # Errors
    /// As [`GroupService::ratings`], and not found for a player of another group.
    pub async fn player_ratings(
        &self,
        access: &GroupAccess,
        player: &PlayerId,
    ) -> Result<RatingCurve, Error> {
        if access.player(player).is_none() {
            return Err(Error::not_found());
        }
        let mut curve = VecDeque::new();
        self.rate(access, |game, ratings| {
            if game.ranks.iter().all(|(other, _)| other != player) {
                return;
            }
            if curve.len() == CURVE_GAMES {
                curve.pop_front();
            }
            let rating = ratings.of(player);
            curve.push_back(RatingPoint {
                played: game.played.clone(),
                rating: rating.points(),
                uncertainty: rating.uncertainty(),
            });
        })
        .await?;
        Ok(RatingCurve {
            points: curve.into(),
        })
    }

    /// Rates the players of a group by all its games, and shows each game with the ratings after it.
    async fn rate(
        &self,
        access: &GroupAccess,
        mut visit: impl FnMut(&RankedGame, &Ratings),
    ) -> Result<Ratings, Error> {
        if !access.group.ratings {
            return Err(Error::new(ErrorCode::NotFound, "ratings-off"));
        }
        // Nothing is stored, so that each correction and import counts at once; a large group waits for others.
        let permit = self.ratings.acquire().await;
        let _permit = permit.map_err(|_| Error::new(ErrorCode::Unavailable, "try-again"))?;
        let mut ratings = Ratings::default();
        let mut after = None;
        loop {
            let (games, next) = self
                .store()
                .ranked_games(&access.group.id, after.as_ref())
                .await?;
            for game in &games {
                ratings.add(&game.ranks);
                visit(game, &ratings);
            }
            match next {
                Some(next) => after = Some(next),
                None => return Ok(ratings),
            }
        }
    }
}
