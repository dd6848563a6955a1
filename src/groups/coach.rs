//! What the choices of a group's players gave away, game by game: from the reports on the latest finished games.

use rowlock_coach::{Depth, Points};
use serde::Serialize;
use utoipa::ToSchema;

use super::GroupService;
use crate::auth::GroupAccess;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::PlayerId;
use crate::store::{FinishedGame, JudgedGame};

/// How many results of a group are taken into account.
const GROUP_RESULTS: u32 = 400;

/// How many games of a player are.
const PLAYER_GAMES: u32 = 100;

/// What the choices of a group's players gave away.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GroupChoices)]
#[schema(examples(json!({
    "players": [{
        "player": "c4w0r7ybm2gs", "name": "Ana",
        "rolls": {"games": 12, "given_away": 6.25, "decisions": 31.5, "per_decision": 0.2}, "white_sums": null,
    }],
})))]
pub struct GroupChoicesView {
    /// The players with judged choices in the latest games, those who gave the least away with each first.
    pub players: Vec<PlayerChoices>,
}

/// What the choices of a player gave away in the latest games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlayerChoices {
    pub player: PlayerId,
    /// The player's name, unique in the group.
    pub name: String,
    /// In games whose rolls are known.
    #[schema(required)]
    pub rolls: Option<MeanChoices>,
    /// In games of which only some white sums are known.
    #[schema(required)]
    pub white_sums: Option<MeanChoices>,
}

/// The choices of a game, on average.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct MeanChoices {
    /// The number of games.
    pub games: u32,
    /// The points that the choices of a game gave away.
    pub given_away: Points,
    /// The number of choices of a game that were judged.
    pub decisions: f64,
    /// The points that each of these choices gave away.
    pub per_decision: Points,
}

/// What the choices of a player gave away, game by game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({
    "points": [{
        "game": "7k2m9qxw4t0c", "finished_at": "2026-01-17T19:40:02.118Z", "depth": "rolls",
        "given_away": 6.4, "decisions": 31, "mistakes": 5, "luck": -3.18,
    }],
})))]
pub struct ChoiceCurve {
    /// The latest 100 games with judged choices, the oldest first.
    pub points: Vec<ChoicePoint>,
}

/// What the choices of a player gave away in a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChoicePoint {
    /// The game.
    #[serde(flatten)]
    pub played: FinishedGame,
    pub depth: Depth,
    /// The points that the choices gave away.
    pub given_away: Points,
    /// The number of choices that were judged.
    pub decisions: u32,
    /// The number of them that gave something away.
    pub mistakes: u32,
    /// The points that the dice and the others brought; null where the rolls are not known.
    #[schema(required)]
    pub luck: Option<Points>,
}

impl GroupService {
    /// What the choices of each player gave away in the latest games of a group.
    ///
    /// # Errors
    /// Not found if the group has switched reports off.
    pub async fn choices(&self, access: &GroupAccess) -> Result<GroupChoicesView, Error> {
        let judged = self.judged_games(access, None, GROUP_RESULTS).await?;
        let named = access.players.iter().filter_map(|named| {
            let own = || judged.iter().filter(|game| game.player == named.id);
            let choices = PlayerChoices {
                player: named.id.clone(),
                name: named.name.clone(),
                rolls: mean(own().filter(|game| game.depth != Depth::WhiteSums)),
                white_sums: mean(own().filter(|game| game.depth == Depth::WhiteSums)),
            };
            (choices.rolls.is_some() || choices.white_sums.is_some()).then_some(choices)
        });
        let mut players: Vec<PlayerChoices> = named.collect();
        let least = |choices: Option<MeanChoices>| {
            choices.map_or((true, Points(0)), |it| (false, it.per_decision))
        };
        players.sort_by_key(|choices| (least(choices.rolls), least(choices.white_sums)));
        Ok(GroupChoicesView { players })
    }

    /// What the choices of a player gave away in each of the latest games.
    ///
    /// # Errors
    /// As [`GroupService::choices`], and not found for a player of another group.
    pub async fn player_choices(
        &self,
        access: &GroupAccess,
        player: &PlayerId,
    ) -> Result<ChoiceCurve, Error> {
        if access.player(player).is_none() {
            return Err(Error::not_found());
        }
        let judged = self
            .judged_games(access, Some(player), PLAYER_GAMES)
            .await?;
        let point = |game: JudgedGame| ChoicePoint {
            played: game.played,
            depth: game.depth,
            given_away: game.choices.given_away,
            decisions: game.choices.decisions,
            mistakes: game.choices.mistakes,
            luck: game.choices.luck,
        };
        Ok(ChoiceCurve {
            points: judged.into_iter().rev().map(point).collect(),
        })
    }

    async fn judged_games(
        &self,
        access: &GroupAccess,
        player: Option<&PlayerId>,
        limit: u32,
    ) -> Result<Vec<JudgedGame>, Error> {
        if !access.group.coach {
            return Err(Error::new(ErrorCode::NotFound, "coach-off"));
        }
        let group = &access.group.id;
        Ok(self
            .store()
            .judged_games(group, player, None, limit)
            .await?)
    }
}

/// The mean of these games; `None` without any.
fn mean<'a>(games: impl Iterator<Item = &'a JudgedGame>) -> Option<MeanChoices> {
    let (mut count, mut given_away, mut decisions) = (0, 0.0, 0);
    for game in games {
        count += 1;
        given_away += game.choices.given_away.as_f64();
        decisions += game.choices.decisions;
    }
    (count > 0).then(|| MeanChoices {
        games: count,
        given_away: Points::of(given_away / f64::from(count)),
        decisions: Points::of(f64::from(decisions) / f64::from(count)).as_f64(),
        per_decision: Points::of(given_away / f64::from(decisions)),
    })
}
