//! The rights of a principal in a game and in a group.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use super::principal::Principal;
use crate::domain::error::Error;
use crate::domain::grants::{Grant, Holder, Right};
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::services::Services;
use crate::store::{Change, Group, Player};

/// The rights of a principal in a game and its group; empty if there is no such game.
pub async fn rights_in(
    services: &Services,
    principal: &Principal,
    game: &GameId,
) -> Result<Arc<[Right]>, Error> {
    match principal.holder() {
        Some(holder) => Ok(services.store().rights_of(holder, game).await?),
        None => Ok(Arc::default()),
    }
}

/// The rights of a principal in games of one group, without a query for each.
pub(crate) async fn rights_in_games(
    services: &Services,
    principal: &Principal,
    group: &GroupId,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<Right>>, Error> {
    let in_group = principal.rights_in_group(group);
    let mut in_games = services.store().rights_in_games(games).await?;
    let rights = games.iter().map(|game| {
        let held = in_games.remove(game).unwrap_or_default().into_iter();
        let own = held.filter(|(holder, _)| Some(*holder) == principal.holder());
        let own = own.map(|(_, right)| right);
        (game.clone(), own.chain(in_group.iter().cloned()).collect())
    });
    Ok(rights.collect())
}

/// A group with its players, as its readers see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Group)]
#[schema(examples(json!({"name": "The Smiths"})))]
pub struct GroupAccess {
    #[serde(flatten)]
    pub group: Group,
    /// Its players, by name.
    pub players: Vec<Player>,
}

impl GroupAccess {
    /// The player with this id, unless that is one of another group or deleted.
    pub fn player(&self, id: &PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == *id)
    }
}

/// Authorizes a reader of a group.
///
/// # Errors
/// [`ErrorCode::Unauthenticated`](crate::domain::error::ErrorCode::Unauthenticated) or
/// [`ErrorCode::Forbidden`](crate::domain::error::ErrorCode::Forbidden) for a principal that may not read it;
/// [`ErrorCode::NotFound`](crate::domain::error::ErrorCode::NotFound) if the group was deleted.
pub async fn group_access(
    services: &Services,
    principal: &Principal,
    id: &GroupId,
) -> Result<GroupAccess, Error> {
    let store = services.store();
    if !principal.is_reader(id) {
        return Err(match principal.holder() {
            Some(_) if store.group(id).await?.is_none() => Error::not_found(),
            Some(_) | None => principal.denied_in_group(id),
        });
    }
    let found = store.group_with_players(id).await?;
    let (group, players) = found.ok_or_else(Error::not_found)?;
    Ok(GroupAccess { group, players })
}

/// The holder of a new right: the device if there is one, else a new token. The secret of a new token is returned.
pub(crate) fn device_or_new_token(
    services: &Services,
    device: Option<Holder>,
) -> Result<(Holder, Option<String>), Error> {
    if let Some(device) = device {
        return Ok((device, None));
    }
    let token = services.new_token()?;
    Ok((Holder::Token(token.hash()), Some(token.expose().to_owned())))
}

/// The changes that grant these rights in a group.
pub(crate) fn to_grants(group: &GroupId, rights: Vec<(Holder, Right)>) -> Vec<Change> {
    let grant = |(holder, right)| {
        Change::Grant(Grant {
            holder,
            group: group.clone(),
            right,
        })
    };
    rights.into_iter().map(grant).collect()
}
