//! Standings: who leads after several games of a group, and which games are one evening.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ids::{GameId, PlayerId};

/// The longest time between the ends of two games of one evening.
pub const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(6);

/// How long before its latest end the games of an evening are looked for.
pub const LONGEST_EVENING: TimeDelta = TimeDelta::hours(48);

/// What decides the order of standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// The number of games with rank 1, alone or shared.
    Wins,
    /// For each game, one for each of its players without a better rank: 4, 3, 2 and 1 among four.
    Rank,
    /// The sum of the totals.
    Total,
}

impl Scoring {
    pub const ALL: [Self; 3] = [Self::Wins, Self::Rank, Self::Total];

    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Rank => "rank",
            Self::Total => "total",
        }
    }
}

/// How a player came out of one game, or of several in the same way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    pub player: PlayerId,
    /// Empty if the player was deleted.
    pub name: String,
    /// The rank, which several players may share.
    pub rank: u32,
    /// The number of players of the game.
    pub players: u32,
    pub games: u32,
    /// The sum of the totals, which can be negative.
    pub total: i64,
}

impl Placing {
    /// Whether the rank is 1, alone or shared.
    pub fn won(&self) -> bool {
        self.rank == 1
    }
}

/// A player in standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(examples(json!({"rank": 1, "player": "c4w0r7ybm2gs", "name": "Ana", "games": 3, "wins": 2, "total": 231, "score": 2})))]
pub struct PlayerStanding {
    /// 1 for the highest score; players with the same score share a rank.
    pub rank: u32,
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// The number of games.
    pub games: u32,
    /// Games with rank 1, alone or shared.
    pub wins: u32,
    /// The sum of the totals, which can be negative.
    pub total: i64,
    /// What decides the rank.
    pub score: i64,
}

/// The standings after these placings: by score, then by total, then by name.
pub fn standings<'a>(
    placings: impl IntoIterator<Item = &'a Placing>,
    scoring: Scoring,
) -> Vec<PlayerStanding> {
    let mut players: BTreeMap<&PlayerId, PlayerStanding> = BTreeMap::new();
    for placing in placings {
        let standing = players
            .entry(&placing.player)
            .or_insert_with(|| PlayerStanding {
                rank: 1,
                player: placing.player.clone(),
                name: placing.name.clone(),
                games: 0,
                wins: 0,
                total: 0,
                score: 0,
            });
        let games = i64::from(placing.games);
        let wins = if placing.won() { placing.games } else { 0 };
        standing.games += placing.games;
        standing.wins += wins;
        standing.total += placing.total;
        standing.score += match scoring {
            Scoring::Wins => i64::from(wins),
            Scoring::Rank => games * (1 + i64::from(placing.players) - i64::from(placing.rank)),
            Scoring::Total => placing.total,
        };
    }
    let mut standings: Vec<PlayerStanding> = players.into_values().collect();
    standings.sort_by_cached_key(|it| (Reverse(it.score), Reverse(it.total), it.name.clone()));
    let mut first = 0;
    for index in 0..standings.len() {
        if standings[index].score != standings[first].score {
            first = index;
        }
        standings[index].rank = u32::try_from(first + 1).unwrap_or(u32::MAX);
    }
    standings
}

/// How a player came out of a game with several players that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EveningResult {
    pub game: GameId,
    pub started_at: Option<DateTime<Utc>>,
    pub ended_at: DateTime<Utc>,
    /// Of this game alone.
    pub placing: Placing,
}

/// The games of a group whose ends follow each other with pauses of [`LONGEST_PAUSE`] at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    /// The results, latest game first; there is at least one.
    results: Vec<EveningResult>,
    ended_at: DateTime<Utc>,
}

impl Evening {
    /// The evening up to this time; the results before it are given latest first.
    pub fn at(
        time: DateTime<Utc>,
        results: impl IntoIterator<Item = EveningResult>,
    ) -> Option<Self> {
        let mut next = time;
        let is_near = |result: &EveningResult| {
            let pause = next - result.ended_at;
            next = result.ended_at;
            pause <= LONGEST_PAUSE
        };
        let results: Vec<_> = results.into_iter().take_while(is_near).collect();
        let ended_at = results.first()?.ended_at;
        Some(Self { results, ended_at })
    }

    /// The ids of its games, the first one first.
    pub fn games(&self) -> Vec<&GameId> {
        let games = self.results.chunk_by(|one, next| one.game == next.game);
        let games = games.rev().filter_map(|results| results.first());
        games.map(|result| &result.game).collect()
    }

    /// When its first game started, if that is known.
    pub fn started_at(&self) -> Option<DateTime<Utc>> {
        self.results.last()?.started_at
    }

    /// When its first game ended.
    pub fn first_ended_at(&self) -> DateTime<Utc> {
        self.results.last().map_or(self.ended_at, |it| it.ended_at)
    }

    /// When its latest game ended.
    pub fn ended_at(&self) -> DateTime<Utc> {
        self.ended_at
    }

    /// The standings, by wins.
    pub fn standings(&self) -> Vec<PlayerStanding> {
        standings(self.placings(), Scoring::Wins)
    }

    /// The players who won this game of it.
    pub fn winners_of(&self, game: &GameId) -> Vec<&PlayerId> {
        let of_game = self.results.iter().filter(|it| it.game == *game);
        let winners = of_game.filter(|result| result.placing.won());
        winners.map(|result| &result.placing.player).collect()
    }

    fn placings(&self) -> impl Iterator<Item = &Placing> {
        self.results.iter().map(|result| &result.placing)
    }
}
