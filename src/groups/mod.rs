//! Groups and their players: who plays together.

mod invite;

use serde::Serialize;

use crate::error::{Code, Error};
use crate::games::{Caller, Games, Keep};
use crate::ids::{GroupId, PlayerId};
use crate::name::Name;
use crate::store::{Change, Grant, Holder, NewGroup, NewPlayer, Right};

pub use invite::{Invite, InviteOffer, Invited, InvitedRole};

/// A group as it is shown.
#[derive(Clone, Debug, Serialize)]
pub struct GroupView {
    /// Its id.
    pub id: GroupId,
    /// Its name.
    pub name: String,
    /// Its players, by name; not told of a group that was just made.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<PlayerView>>,
}

/// A player as it is shown.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerView {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
}

/// A group that was made.
#[derive(Clone, Debug, Serialize)]
pub struct MadeGroup {
    /// The group.
    pub group: GroupView,
    /// The keeper's token.
    pub token: String,
}

/// All groups: a cheap handle.
#[derive(Clone)]
pub struct Groups(Games);

impl Groups {
    /// The groups of these games.
    #[must_use]
    pub fn new(games: Games) -> Self {
        Self(games)
    }

    /// Makes a group, and a token for its keeper.
    ///
    /// # Errors
    /// [`Error`] where it cannot be stored.
    pub async fn make(&self, name: &Name, keep: Option<&Keep>) -> Result<MadeGroup, Error> {
        let games = &self.0;
        let id = GroupId::from_random(games.random()?);
        let token = games.new_token()?;
        let made = MadeGroup {
            group: GroupView {
                id: id.clone(),
                name: name.to_string(),
                players: None,
            },
            token: token.reveal().to_owned(),
        };
        let change = Change {
            group: Some(NewGroup {
                id: id.clone(),
                name: name.to_string(),
                created_at: games.now(),
            }),
            grants: vec![Grant {
                holder: Holder::Token(token.hash()),
                group: id.clone(),
                right: Right::Keeper { group: id },
            }],
            kept: games.keep(keep, &made)?,
            ..Change::default()
        };
        games.store().write(change).await?;
        Ok(made)
    }

    /// A group with its players.
    ///
    /// # Errors
    /// [`Code::Unauthenticated`], [`Code::Forbidden`], or [`Code::NotFound`].
    pub async fn view(&self, caller: &Caller, id: &GroupId) -> Result<GroupView, Error> {
        let (group, players) = self.0.group(caller, id).await?;
        let player = |player: crate::store::Player| PlayerView {
            id: player.id,
            name: player.name,
        };
        Ok(GroupView {
            id: group.id,
            name: group.name,
            players: Some(players.into_iter().map(player).collect()),
        })
    }

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
        let (_, players) = self.0.group(caller, group).await?;
        if !caller.keeps(group) {
            return Err(caller.refusal());
        }
        let folded = name.folded();
        let taken = || Error::new(Code::NameTaken, format!("{name} is in this group already."));
        if players.iter().any(|player| player.folded == folded) {
            return Err(taken());
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
}
