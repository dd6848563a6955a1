//! Invites into a group.

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::derived_ids::invite_id;
use super::{GroupName, GroupService};
use crate::auth::{self, CreatedLink, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Grant, Holder, Right};
use crate::domain::ids::{GroupId, InviteId, Token};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, Group, LinkChange, NewLink};

pub(super) const INVITE_TTL: TimeDelta = TimeDelta::hours(24);

/// The role that an invite gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum InvitedRole {
    /// A keeper, who also manages the group.
    Keeper,
    /// A member, who reads the group and plays in it.
    Member,
    /// A reader, who reads the group.
    Reader,
}

impl InvitedRole {
    /// The role that this right gives; `None` if it is not a right on a group.
    pub(super) fn of(right: &Right) -> Option<Self> {
        match right {
            Right::Reader { .. } => Some(Self::Reader),
            Right::Member { .. } => Some(Self::Member),
            Right::Keeper { .. } => Some(Self::Keeper),
            Right::Seat { .. } | Right::Host { .. } | Right::Share { .. } => None,
        }
    }

    fn right(self, group: GroupId) -> Right {
        match self {
            Self::Reader => Right::Reader { group },
            Self::Member => Right::Member { group },
            Self::Keeper => Right::Keeper { group },
        }
    }
}

/// A new invite, with its link.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({
    "url": "https://rowlock.example.org/i/fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1",
    "token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1",
    "expires_at": "2026-01-18T19:02:03.907Z",
    "role": "member",
})))]
pub struct Invite {
    /// Its id among the pending invites of the group.
    pub id: InviteId,
    /// The link.
    #[serde(flatten)]
    pub link: CreatedLink,
    /// The role it gives.
    pub role: InvitedRole,
}

#[derive(Clone, Debug)]
pub struct InviteOffer {
    pub group: Group,
    pub role: InvitedRole,
}

/// An invite that was accepted.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Invited)]
#[schema(examples(json!({
    "group": {"id": "1d8hq3vz6n5e", "name": "The Smiths"}, "role": "member",
    "token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1",
})))]
pub struct InviteAccepted {
    pub group: GroupName,
    /// The role it gave.
    pub role: InvitedRole,
    /// The token for it; omitted for a device, which has its cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

impl GroupService {
    /// Creates a link by which one device or program can join a group.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`](crate::domain::error::ErrorCode::Forbidden) for callers who are not keepers.
    pub async fn invite(
        &self,
        caller: &Principal,
        group: &GroupId,
        role: InvitedRole,
        base_url: &str,
        key: Option<&IdempotencyKey>,
    ) -> Result<Invite, Error> {
        self.require_keeper(caller, group).await?;
        let right = role.right(group.clone());
        let (new, link) =
            auth::new_link(self.services(), base_url, group, right, Some(INVITE_TTL))?;
        let new = NewLink {
            created_by: caller.holder().map(Holder::hash),
            ..new
        };
        let id = invite_id(group, new.secret);
        let invite = Invite { id, link, role };
        let mut changes = vec![Change::CreateLink(new)];
        idempotency::respond(&mut changes, self.services(), key, &invite)?;
        self.store().write(changes).await?;
        Ok(invite)
    }

    /// What the invite with this secret offers.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`](crate::domain::error::ErrorCode::Gone); not found if it is not an invite.
    pub async fn invite_offer(&self, secret: &Token) -> Result<InviteOffer, Error> {
        let right = auth::find_link(self.services(), secret).await?.right;
        let role = InvitedRole::of(&right).ok_or_else(Error::not_found)?;
        let (Right::Reader { group } | Right::Member { group } | Right::Keeper { group }) = right
        else {
            return Err(Error::not_found());
        };
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(Error::not_found)?;
        Ok(InviteOffer { group, role })
    }

    /// Accepts the invite with this secret.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`](crate::domain::error::ErrorCode::Gone); not found if it is not an invite.
    pub async fn accept(
        &self,
        secret: &Token,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<InviteAccepted, Error> {
        let InviteOffer { group, role } = self.invite_offer(secret).await?;
        let (holder, token) = auth::device_or_new_token(self.services(), device)?;
        let accepted = InviteAccepted {
            group: GroupName {
                id: group.id.clone(),
                name: group.name,
            },
            role,
            token,
        };
        let mut changes = vec![
            Change::Link(LinkChange::Use {
                secret: secret.hash(),
                at: self.services().now(),
            }),
            Change::Grant(Grant {
                holder,
                group: group.id.clone(),
                right: role.right(group.id),
            }),
        ];
        idempotency::respond(&mut changes, self.services(), key, &accepted)?;
        match self.store().write(changes).await {
            Ok(()) => Ok(accepted),
            Err(error) => Err(auth::explain_conflict(self.services(), secret, error).await),
        }
    }
}
