//! The players of a group.

use serde::Serialize;
use utoipa::ToSchema;

use super::Groups;
use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::name::{self, Name};
use crate::games::{AttemptError, MAX_PLAYERS, too_many_players, with_retries};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{ExpectedPlayer, GroupEdit, NewPlayer, Player, StoreError, WriteBatch};

/// A player.
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
        ErrorCode::NameTaken,
        msg("name-in-group").with("name", name.to_string()),
    )
}

fn expected(player: &Player) -> ExpectedPlayer {
    ExpectedPlayer {
        id: player.id.clone(),
        folded: player.folded.clone(),
    }
}

/// Whether somebody else of the group has a name that looks like this one.
fn has_look(players: &[Player], name: &Name, but: Option<&PlayerId>) -> bool {
    let look = name.skeleton();
    let others = players.iter().filter(|player| Some(&player.id) != but);
    others
        .map(|player| name::skeleton(&player.name))
        .any(|other| other == look)
}

/// The player of this id.
fn find<'a>(players: &'a [Player], id: &PlayerId) -> Option<&'a Player> {
    players.iter().find(|player| player.id == *id)
}

impl Groups {
    /// Adds a player to a group.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for whoever does not keep it; [`ErrorCode::NameTaken`].
    pub async fn add_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        name: &Name,
        key: Option<&IdempotencyKey>,
    ) -> Result<PlayerView, Error> {
        with_retries(async || self.try_add_player(caller, group, name, key).await).await
    }

    async fn try_add_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        name: &Name,
        key: Option<&IdempotencyKey>,
    ) -> Result<PlayerView, AttemptError> {
        let (_, players) = self.kept(caller, group).await?;
        let folded = name.case_folded();
        if has_look(&players, name, None) {
            return Err(taken(name).into());
        }
        if players.len() >= MAX_PLAYERS {
            return Err(too_many_players().into());
        }
        let made = PlayerView {
            id: PlayerId::from_random(self.0.services().random()?),
            name: name.to_string(),
        };
        let change = WriteBatch {
            players: vec![NewPlayer {
                id: made.id.clone(),
                group: group.clone(),
                name: made.name.clone(),
                folded,
            }],
            response: idempotency::seal_response(self.0.services(), key, &made)?,
            ..WriteBatch::default()
        };
        self.0.services().store().write(change).await?;
        Ok(made)
    }

    /// Gives a player another name, in running games as well.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for whoever does not keep the group; [`ErrorCode::NotFound`];
    /// [`ErrorCode::NameTaken`].
    pub async fn rename_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &PlayerId,
        name: &Name,
    ) -> Result<PlayerView, Error> {
        let renamed = async || self.try_rename_player(caller, group, id, name).await;
        let renamed = with_retries(renamed).await?;
        self.0.refresh_seats(group).await?;
        Ok(renamed)
    }

    async fn try_rename_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &PlayerId,
        name: &Name,
    ) -> Result<PlayerView, AttemptError> {
        let (_, players) = self.kept(caller, group).await?;
        let player = find(&players, id).ok_or_else(Error::not_found)?;
        let folded = name.case_folded();
        if has_look(&players, name, Some(id)) {
            return Err(taken(name).into());
        }
        let name = name.to_string();
        let change = WriteBatch {
            expected: vec![expected(player)],
            edits: vec![GroupEdit::RenamePlayer(id.clone(), name.clone(), folded)],
            ..WriteBatch::default()
        };
        self.0.services().store().write(change).await?;
        Ok(PlayerView {
            id: id.clone(),
            name,
        })
    }

    /// Deletes a player, who is nameless from then on where they played.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for whoever does not keep the group; [`ErrorCode::NotFound`].
    pub async fn delete_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &PlayerId,
    ) -> Result<(), Error> {
        let (_, players) = self.kept(caller, group).await?;
        find(&players, id).ok_or_else(Error::not_found)?;
        self.edit(vec![GroupEdit::DeletePlayer(id.clone())]).await?;
        self.0.refresh_seats(group).await
    }

    /// Makes one player of two: whatever the first played was played by the second.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for whoever does not keep the group; [`ErrorCode::NotFound`];
    /// [`ErrorCode::InvalidValue`] where the second is nobody, the same, or sat at one table with the first.
    pub async fn merge_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        from: &PlayerId,
        into: &PlayerId,
        key: Option<&IdempotencyKey>,
    ) -> Result<PlayerView, Error> {
        let merged = async || self.try_merge_player(caller, group, from, into, key).await;
        let merged = with_retries(merged).await?;
        self.0.refresh_seats(group).await?;
        Ok(merged)
    }

    async fn try_merge_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        from: &PlayerId,
        into: &PlayerId,
        key: Option<&IdempotencyKey>,
    ) -> Result<PlayerView, AttemptError> {
        let (_, players) = self.kept(caller, group).await?;
        let goes = find(&players, from).ok_or_else(Error::not_found)?;
        let stays = find(&players, into).filter(|_| from != into);
        let stays = stays.ok_or_else(|| Error::invalid("merge-needs-another"))?;
        let view = PlayerView::from(stays.clone());
        let change = WriteBatch {
            expected: vec![expected(goes), expected(stays)],
            edits: vec![GroupEdit::MergePlayer {
                from: from.clone(),
                into: into.clone(),
            }],
            response: idempotency::seal_response(self.0.services(), key, &view)?,
            ..WriteBatch::default()
        };
        match self.0.services().store().write(change).await {
            Ok(()) => Ok(view),
            Err(StoreError::Conflict) => Err(Error::invalid("merge-same-game").into()),
            Err(error) => Err(error.into()),
        }
    }
}
