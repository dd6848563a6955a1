//! What changes are decided by.

use crate::domain::ids::{GameId, GroupId};
use crate::domain::series::Series;
use crate::store::db::Connection;
use crate::store::error::StoreError;
use crate::store::games::version::{self, GameVersion};
use crate::store::groups::{group, series};
use crate::store::{Group, Player};

/// The data on which a change was decided: the change is stale if they differ when it is written.
#[derive(Clone, Debug)]
pub enum Basis {
    Game(GameId, GameVersion),
    Group(Group, Vec<Player>),
    Series(GroupId, Series),
}

impl Basis {
    pub(in crate::store) async fn check(
        &self,
        from: &mut dyn Connection,
    ) -> Result<(), StoreError> {
        let is_same = match self {
            Self::Game(game, version) => version::read_one(from, game).await? == Some(*version),
            Self::Group(expected, players) => {
                let found = group::read_with_players(from, &expected.id).await?;
                found.is_some_and(|(group, named)| group == *expected && named == *players)
            }
            Self::Series(group, expected) => {
                let found = series::read_all(from, group).await?;
                found.contains(expected)
            }
        };
        is_same.then_some(()).ok_or(StoreError::Stale)
    }
}
