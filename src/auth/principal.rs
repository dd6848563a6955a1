//! The sender of a request, with its rights.

use std::sync::{Arc, Mutex, PoisonError};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, GroupId};
use crate::services::Services;

/// The sender of a request, with the rights of its token or device.
///
/// Its rights in groups are read when it is authenticated, those in a game when it first asks for that game.
#[derive(Clone, Debug, Default)]
pub struct Principal {
    holder: Option<Holder>,
    /// Its rights in groups.
    rights: Vec<Right>,
    game: Arc<Mutex<Option<GameRights>>>,
}

/// A principal's cached rights in one game and its group.
#[derive(Clone, Debug)]
pub(super) struct GameRights {
    pub(super) game: GameId,
    /// The server's count of revocations when the rights were read.
    pub(super) epoch: u64,
    pub(super) rights: Arc<[Right]>,
}

/// Authenticates a token or a device.
///
/// # Errors
/// [`ErrorCode::Unauthenticated`] for a token that was never issued or has been revoked. A device without rights is
/// authenticated: it gets [`ErrorCode::Forbidden`] where it lacks a right.
pub async fn authenticate(services: &Services, holder: Holder) -> Result<Principal, Error> {
    let store = services.store();
    let rights = store.group_rights(holder).await?;
    match holder {
        // A token that has only asked the host for a seat has no rights yet, but is valid.
        Holder::Token(_)
            if rights.is_empty()
                && !store.has_rights(holder).await?
                && store.requests_of(holder).await?.is_empty() =>
        {
            Err(Error::new(ErrorCode::Unauthenticated, "token-unknown"))
        }
        Holder::Token(_) | Holder::Device(_) => Ok(Principal {
            holder: Some(holder),
            rights,
            ..Principal::default()
        }),
    }
}

impl Principal {
    /// A sender without a token or a device.
    #[must_use]
    pub fn anonymous() -> Self {
        Self::default()
    }

    /// Its cached rights in this game, unless rights were revoked since they were read.
    pub(super) fn cached_rights(&self, game: &GameId, epoch: u64) -> Option<Arc<[Right]>> {
        let cached = self.game.lock().unwrap_or_else(PoisonError::into_inner);
        let cached = cached.as_ref()?;
        let is_current = cached.game == *game && cached.epoch == epoch;
        is_current.then(|| Arc::clone(&cached.rights))
    }

    pub(super) fn cache_rights(&self, read: GameRights) {
        *self.game.lock().unwrap_or_else(PoisonError::into_inner) = Some(read);
    }

    /// Its token or device.
    #[must_use]
    pub fn holder(&self) -> Option<Holder> {
        self.holder
    }

    /// Whether it has a right in any group.
    pub(crate) fn is_in_groups(&self) -> bool {
        !self.rights.is_empty()
    }

    /// Whether it is a keeper of this group.
    #[must_use]
    pub fn is_keeper(&self, group: &GroupId) -> bool {
        let keeper =
            |right: &Right| matches!(right, Right::Keeper { group: managed } if managed == group);
        self.rights.iter().any(keeper)
    }

    /// Whether it may read this group and play in it.
    #[must_use]
    pub fn is_member(&self, group: &GroupId) -> bool {
        let member =
            |right: &Right| matches!(right, Right::Member { group: joined } if joined == group);
        self.is_keeper(group) || self.rights.iter().any(member)
    }

    /// Its rights as a member or keeper of this group.
    pub(super) fn rights_in_group(&self, id: &GroupId) -> Vec<Right> {
        let is_of_group = |right: &&Right| match right {
            Right::Member { group } | Right::Keeper { group } => group == id,
            Right::Seat { .. } | Right::Host { .. } | Right::Share { .. } => false,
        };
        self.rights.iter().filter(is_of_group).cloned().collect()
    }

    /// Its groups, sorted by id.
    #[must_use]
    pub fn groups(&self) -> Vec<GroupId> {
        let mut groups: Vec<GroupId> = self
            .rights
            .iter()
            .filter_map(|right| match right {
                Right::Member { group } | Right::Keeper { group } => Some(group.clone()),
                Right::Seat { .. } | Right::Host { .. } | Right::Share { .. } => None,
            })
            .collect();
        groups.sort();
        groups.dedup();
        groups
    }

    /// The error for a missing right: unauthenticated if it is anonymous, else forbidden.
    pub(crate) fn denied(&self) -> Error {
        match self.holder {
            None => Error::new(ErrorCode::Unauthenticated, "token-needed"),
            Some(_) => Error::new(ErrorCode::Forbidden, "grant-missing"),
        }
    }
}
