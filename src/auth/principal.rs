//! The sender of a request, with its rights.

use std::sync::Arc;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::msg;
use crate::domain::ids::GroupId;
use crate::services::Services;
use crate::store::{Group, HolderState};

/// The sender of a request, with the rights of its token or device.
///
/// Its rights in groups are read when it is authenticated; rights in a game are asked of the store.
#[derive(Clone, Debug, Default)]
pub struct Principal {
    holder: Option<Holder>,
    state: Arc<HolderState>,
}

/// Authenticates a token or a device.
///
/// # Errors
/// [`ErrorCode::Unauthenticated`] for a token that was never issued or has been revoked. A device without rights is
/// authenticated: it gets [`ErrorCode::Forbidden`] where it lacks a right.
pub async fn authenticate(services: &Services, holder: Holder) -> Result<Principal, Error> {
    let state = services.store().holder(holder).await?;
    match holder {
        // A token that has only asked the host for a seat has no rights yet, but is valid.
        Holder::Token(_)
            if !state.has_rights && services.store().requests_of(holder).await?.is_empty() =>
        {
            Err(Error::new(ErrorCode::Unauthenticated, "token-unknown"))
        }
        Holder::Token(_) | Holder::Device(_) => Ok(Principal {
            holder: Some(holder),
            state,
        }),
    }
}

impl Principal {
    /// A sender without a token or a device.
    pub fn anonymous() -> Self {
        Self::default()
    }

    /// The operator of the server at a terminal, who may do in a group what its keeper may.
    pub fn operator_of(group: Group) -> Self {
        let keeper = Right::Keeper {
            group: group.id.clone(),
        };
        Self {
            holder: None,
            state: Arc::new(HolderState {
                rights: vec![keeper],
                groups: vec![group],
                has_rights: true,
                ..HolderState::default()
            }),
        }
    }

    pub fn holder(&self) -> Option<Holder> {
        self.holder
    }

    /// Whether it is a keeper of this group.
    pub fn is_keeper(&self, group: &GroupId) -> bool {
        let keeper =
            |right: &Right| matches!(right, Right::Keeper { group: managed } if managed == group);
        self.state.rights.iter().any(keeper)
    }

    /// Whether it may read this group.
    pub fn is_reader(&self, group: &GroupId) -> bool {
        let reader =
            |right: &Right| matches!(right, Right::Reader { group: read } if read == group);
        self.is_member(group) || self.state.rights.iter().any(reader)
    }

    /// Whether it may read this group and play in it.
    pub fn is_member(&self, group: &GroupId) -> bool {
        let member =
            |right: &Right| matches!(right, Right::Member { group: joined } if joined == group);
        self.is_keeper(group) || self.state.rights.iter().any(member)
    }

    /// Its rights as a reader, member or keeper of this group.
    pub(super) fn rights_in_group(&self, id: &GroupId) -> Vec<Right> {
        let is_of_group = |right: &&Right| match right {
            Right::Reader { group } | Right::Member { group } | Right::Keeper { group } => {
                group == id
            }
            Right::Seat { .. } | Right::Host { .. } | Right::Share { .. } => false,
        };
        self.state
            .rights
            .iter()
            .filter(is_of_group)
            .cloned()
            .collect()
    }

    /// The groups that it may read, sorted by id.
    pub fn groups(&self) -> &[Group] {
        &self.state.groups
    }

    /// The groups in which it may play, sorted by id.
    pub fn member_groups(&self) -> impl Iterator<Item = &Group> {
        let groups = self.state.groups.iter();
        groups.filter(|group| self.is_member(&group.id))
    }

    /// This group, if it may read it.
    pub(crate) fn group(&self, id: &GroupId) -> Option<&Group> {
        self.state.groups.iter().find(|group| group.id == *id)
    }

    /// The error for a missing right: unauthenticated if it is anonymous, else forbidden.
    pub(crate) fn denied(&self) -> Error {
        match self.holder {
            None => Error::new(ErrorCode::Unauthenticated, "token-needed"),
            Some(_) => Error::new(ErrorCode::Forbidden, "grant-missing"),
        }
    }

    /// The error for a missing right in this group: members lack the right of a keeper, others the right of a member.
    pub(crate) fn denied_in_group(&self, group: &GroupId) -> Error {
        let detail = if self.is_member(group) {
            "group-admins-only"
        } else {
            "group-members-only"
        };
        Error {
            detail: msg(detail),
            ..self.denied()
        }
    }
}
