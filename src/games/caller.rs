//! Who asks.

use std::sync::{Arc, Mutex, PoisonError};

use crate::domain::error::{Code, Error};
use crate::domain::ids::{GameId, GroupId};
use crate::store::{Holder, Right};

/// Whoever sent a request, with the rights of the secret that came with it.
///
/// Only what it may do in groups is known from the beginning; what it may do in a game is read when it asks
/// for that game.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    holder: Option<Holder>,
    /// Its rights to groups.
    rights: Vec<Right>,
    game: Arc<Mutex<Option<GameRights>>>,
}

/// A holder's rights in one game and its group.
#[derive(Clone, Debug)]
pub(super) struct GameRights {
    pub(super) game: GameId,
    /// How many rights had ended on this server when they were read.
    pub(super) epoch: u64,
    pub(super) rights: Arc<[Right]>,
}

impl Caller {
    /// Somebody without any secret.
    #[must_use]
    pub fn nobody() -> Self {
        Self::default()
    }

    pub(super) fn new(holder: Holder, rights: Vec<Right>) -> Self {
        Self {
            holder: Some(holder),
            rights,
            ..Self::default()
        }
    }

    /// Its rights in this game, where they were read since the last right ended.
    pub(super) fn known_rights(&self, game: &GameId, epoch: u64) -> Option<Arc<[Right]>> {
        let known = self.game.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.as_ref()?;
        let is_current = known.game == *game && known.epoch == epoch;
        is_current.then(|| Arc::clone(&known.rights))
    }

    pub(super) fn learn_rights(&self, read: GameRights) {
        *self.game.lock().unwrap_or_else(PoisonError::into_inner) = Some(read);
    }

    /// The holder of the secret that came with the request.
    #[must_use]
    pub fn holder(&self) -> Option<Holder> {
        self.holder
    }

    /// Whether it has a right to any group.
    pub(super) fn is_in_groups(&self) -> bool {
        !self.rights.is_empty()
    }

    /// Whether it keeps this group.
    #[must_use]
    pub fn keeps(&self, group: &GroupId) -> bool {
        let keeper =
            |right: &Right| matches!(right, Right::Keeper { group: kept } if kept == group);
        self.rights.iter().any(keeper)
    }

    /// Whether it may read this group and play in it.
    #[must_use]
    pub fn is_member(&self, group: &GroupId) -> bool {
        let member =
            |right: &Right| matches!(right, Right::Member { group: joined } if joined == group);
        self.keeps(group) || self.rights.iter().any(member)
    }

    /// The groups it belongs to, in no order.
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

    /// The error for somebody who lacks a right: without any secret it may be that one is missing.
    pub(crate) fn refusal(&self) -> Error {
        match self.holder {
            None => Error::new(Code::Unauthenticated, "token-needed"),
            Some(_) => Error::new(Code::Forbidden, "right-missing"),
        }
    }
}
