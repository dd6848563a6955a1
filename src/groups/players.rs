//! The players of a group.

use serde::Serialize;
use utoipa::ToSchema;

use super::Groups;
use crate::error::{Code, Error};
use crate::games::{Caller, Keep};
use crate::ids::{GroupId, PlayerId};
use crate::name::Name;
use crate::store::{Change, Edit, NewPlayer, Player, StoreError};
use crate::words::said;

/// A player as it is shown.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Player)]
pub struct PlayerView {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
}

impl From<Player> for PlayerView {
    fn from(player: Player) -> Self {
        Self {
            id: player.id,
            name: player.name,
        }
    }
}

fn taken(name: &Name) -> Error {
    Error::new(
        Code::NameTaken,
        said("name-in-group").with("name", name.to_string()),
    )
}

/// The player of this id.
fn find<'a>(players: &'a [Player], id: &PlayerId) -> Option<&'a Player> {
    players.iter().find(|player| player.id == *id)
}

impl Groups {
    /// Adds a player to a group.
    ///
    /// # Errors
    /// [`Code::Forbidden`] for whoever does not keep it; [`Code::NameTaken`].
    pub async fn add_player(
        &self,
        caller: &Caller,
        group: &GroupId,
        name: &Name,
        keep: Option<&Keep>,
    ) -> Result<PlayerView, Error> {
        let _naming = self.0.naming().await;
        let (_, players) = self.kept(caller, group).await?;
        let folded = name.folded();
        if players.iter().any(|player| player.folded == folded) {
            return Err(taken(name));
        }
        let made = PlayerView {
            id: PlayerId::from_random(self.0.random()?),
            name: name.to_string(),
        };
        let change = Change {
            players: vec![NewPlayer {
                id: made.id.clone(),
                group: group.clone(),
                name: made.name.clone(),
                folded,
            }],
            kept: self.0.keep(keep, &made)?,
            ..Change::default()
        };
        self.0.store().write(change).await?;
        Ok(made)
    }

    /// Gives a player another name, in running games as well.
    ///
    /// # Errors
    /// [`Code::Forbidden`] for whoever does not keep the group; [`Code::NotFound`];
    /// [`Code::NameTaken`].
    pub async fn rename_player(
        &self,
        caller: &Caller,
        group: &GroupId,
        id: &PlayerId,
        name: &Name,
    ) -> Result<PlayerView, Error> {
        let _naming = self.0.naming().await;
        let (_, players) = self.kept(caller, group).await?;
        find(&players, id).ok_or_else(Error::not_found)?;
        let folded = name.folded();
        let has_name = |player: &Player| player.folded == folded && player.id != *id;
        if players.iter().any(has_name) {
            return Err(taken(name));
        }
        let name = name.to_string();
        self.edit(vec![Edit::NamePlayer(id.clone(), name.clone(), folded)])
            .await?;
        self.0.reseat(group).await?;
        Ok(PlayerView {
            id: id.clone(),
            name,
        })
    }

    /// Deletes a player, who is nameless from then on where they played.
    ///
    /// # Errors
    /// [`Code::Forbidden`] for whoever does not keep the group; [`Code::NotFound`].
    pub async fn delete_player(
        &self,
        caller: &Caller,
        group: &GroupId,
        id: &PlayerId,
    ) -> Result<(), Error> {
        let _naming = self.0.naming().await;
        let (_, players) = self.kept(caller, group).await?;
        find(&players, id).ok_or_else(Error::not_found)?;
        self.edit(vec![Edit::DeletePlayer(id.clone())]).await?;
        self.0.reseat(group).await
    }

    /// Makes one player of two: whatever the first played was played by the second.
    ///
    /// # Errors
    /// [`Code::Forbidden`] for whoever does not keep the group; [`Code::NotFound`];
    /// [`Code::InvalidValue`] where the second is nobody, the same, or sat at one table with the first.
    pub async fn merge_player(
        &self,
        caller: &Caller,
        group: &GroupId,
        from: &PlayerId,
        into: &PlayerId,
        keep: Option<&Keep>,
    ) -> Result<PlayerView, Error> {
        let _naming = self.0.naming().await;
        let (_, players) = self.kept(caller, group).await?;
        find(&players, from).ok_or_else(Error::not_found)?;
        let stays = find(&players, into).filter(|_| from != into);
        let stays = stays.ok_or_else(|| Error::invalid("merge-needs-another"))?;
        let view = PlayerView::from(stays.clone());
        let change = Change {
            edits: vec![Edit::MergePlayer {
                from: from.clone(),
                into: into.clone(),
            }],
            kept: self.0.keep(keep, &view)?,
            ..Change::default()
        };
        match self.0.store().write(change).await {
            Ok(()) => {}
            Err(StoreError::Conflict) => {
                return Err(Error::invalid("merge-two-people"));
            }
            Err(error) => return Err(error.into()),
        }
        self.0.reseat(group).await?;
        Ok(view)
    }
}
