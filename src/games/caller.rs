//! Who asks.

use crate::error::{Code, Error};
use crate::ids::GroupId;
use crate::store::{Holder, Right};

/// Whoever sent a request, with the rights of the secret that came with it.
#[derive(Clone, Debug, Default)]
pub struct Caller {
    holder: Option<Holder>,
    rights: Vec<Right>,
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
        }
    }

    /// The holder of the secret that came with the request.
    #[must_use]
    pub fn holder(&self) -> Option<Holder> {
        self.holder
    }

    /// Everything the secret allows.
    #[must_use]
    pub fn rights(&self) -> &[Right] {
        &self.rights
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
