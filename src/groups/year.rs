//! The year of a group and of each of its players, in a few figures.

use std::collections::BTreeMap;

use super::GroupService;
use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::ids::PlayerId;
use crate::domain::period::Period;
use crate::store::GameResultRow;

/// The fewest games that make a year worth a picture.
pub const LEAST_GAMES_OF_YEAR: u32 = 10;

/// A player's own result of a game, and all results of the game.
type PlayerResult<'a> = (&'a GameResultRow, &'a [GameResultRow]);

/// The year of a group.
#[derive(Clone, Debug)]
pub struct YearView {
    /// The number of finished games.
    pub games: u32,
    /// The players with the most games first.
    pub players: Vec<PlayerYear>,
}

/// The year of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerYear {
    pub player: PlayerId,
    pub name: String,
    pub games: u32,
    pub wins: u32,
    pub best: i32,
    /// The most crosses in a row.
    pub longest_row: Option<u32>,
    /// The most games that were won one after the other; those of a player alone do not matter.
    pub longest_streak: u32,
    /// The smallest lead with which a game of the player was won.
    pub closest: Option<u32>,
    pub rival: Option<Rival>,
}

/// The opponent in most games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    pub name: String,
    pub games: u32,
}

impl YearView {
    /// The year with these results, the oldest game first and the results of a game together.
    pub fn of(results: &[GameResultRow]) -> Self {
        let games: Vec<&[GameResultRow]> = results
            .chunk_by(|one, next| one.game == next.game)
            .collect();
        let mut by_player: BTreeMap<&PlayerId, Vec<PlayerResult>> = BTreeMap::new();
        for game in &games {
            for own in *game {
                by_player.entry(&own.player).or_default().push((own, game));
            }
        }
        let mut players: Vec<PlayerYear> = by_player
            .values()
            .filter_map(|own| PlayerYear::of(own))
            .collect();
        players.sort_by(|one, other| (other.games, &one.name).cmp(&(one.games, &other.name)));
        Self {
            games: u32::try_from(games.len()).unwrap_or(u32::MAX),
            players,
        }
    }
}

impl PlayerYear {
    fn of(games: &[PlayerResult<'_>]) -> Option<Self> {
        let (first, _) = games.first()?;
        let is_win = |own: &GameResultRow| own.rank == 1 && !own.stopped && own.players > 1;
        let (mut wins, mut streak, mut longest_streak) = (0, 0, 0);
        let among_others = games.iter().filter(|(own, _)| own.players > 1);
        for (own, _) in among_others {
            streak = if is_win(own) { streak + 1 } else { 0 };
            wins += u32::from(is_win(own));
            longest_streak = longest_streak.max(streak);
        }
        let margins = games.iter().flat_map(|(_, game)| game.iter());
        Some(Self {
            player: first.player.clone(),
            name: first.name.clone(),
            games: u32::try_from(games.len()).unwrap_or(u32::MAX),
            wins,
            best: games.iter().map(|(own, _)| own.total).max()?,
            longest_row: games.iter().filter_map(|(own, _)| own.longest_row).max(),
            longest_streak,
            closest: margins.filter_map(|result| result.margin).min(),
            rival: rival(games),
        })
    }
}

/// The opponent in most games that were not ended early; of several the first by name.
fn rival(games: &[PlayerResult<'_>]) -> Option<Rival> {
    let mut met: BTreeMap<(&str, &PlayerId), u32> = BTreeMap::new();
    for (own, game) in games.iter().filter(|(own, _)| !own.stopped) {
        for other in game.iter().filter(|other| other.player != own.player) {
            *met.entry((&other.name, &other.player)).or_default() += 1;
        }
    }
    // Of equal ones the last is the greatest.
    let ((name, _), games) = met.into_iter().rev().max_by_key(|(_, games)| *games)?;
    Some(Rival {
        name: name.to_owned(),
        games,
    })
}

impl GroupService {
    /// The year of a group.
    ///
    /// # Errors
    /// Not found for a year with too few games.
    pub async fn year(&self, access: &GroupAccess, year: i32) -> Result<YearView, Error> {
        let (group, period) = (&access.group, Period::Year(year));
        let results = self.store().results_of(&group.id, period, group.zone());
        let view = YearView::of(&results.await?);
        match view.games >= LEAST_GAMES_OF_YEAR {
            true => Ok(view),
            false => Err(Error::not_found()),
        }
    }
}
