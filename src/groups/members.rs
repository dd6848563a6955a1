//! The members and pending invites of a group, listed and removed by its keepers.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::derived_ids::{invite_id, member_id};
use super::{GroupService, InvitedRole};
use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GroupId, InviteId, MemberId};
use crate::idempotency::{self, IdempotencyKey};
use crate::time;

use crate::domain::grants::{Grant, Holder, Right};
use crate::store::{Change, Member, MembershipEnd, PendingInvite, StoreError};

/// A member of a group, as keepers see it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Member)]
#[schema(examples(json!({"role": "keeper", "kind": "device", "players": ["Ana"], "own": true})))]
pub struct MemberView {
    /// Its id in this group.
    pub id: MemberId,
    /// What it may do in the group; of several roles, that which allows the most.
    pub role: InvitedRole,
    /// Whether it is a token or a device.
    pub kind: MemberKind,
    /// The names it has played under.
    pub players: Vec<String>,
    /// Whether it is the caller.
    pub own: bool,
}

/// How a member authenticates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MemberKind {
    /// A program's token.
    Token,
    /// A browser.
    Device,
}

/// An invite that can still be accepted, without its link.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({"role": "member", "expires_at": "2026-01-18T19:01:54.213Z"})))]
pub struct PendingInviteView {
    /// Its id in this group.
    pub id: InviteId,
    /// The role it gives.
    pub role: InvitedRole,
    /// When it expires; omitted if it never does.
    #[serde(
        serialize_with = "time::serialize_optional",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(nullable = false)]
    pub expires_at: Option<DateTime<Utc>>,
}

/// The new keeper's token; earlier ones are revoked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({"token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"})))]
pub struct NewKeeperToken {
    /// The secret to send as a bearer token; it is shown only once.
    pub token: String,
}

fn last_keeper() -> Error {
    Error::new(ErrorCode::Forbidden, "last-keeper")
}

impl GroupService {
    /// The members of a group: keepers, then players, then readers.
    ///
    /// # Errors
    /// Forbidden for callers who are not keepers.
    pub async fn members(
        &self,
        caller: &Principal,
        group: &GroupId,
    ) -> Result<Vec<MemberView>, Error> {
        self.require_keeper(caller, group).await?;
        let members = self.store().members(group).await?;
        let view = |member: Member| {
            Some(MemberView {
                id: member_id(group, member.holder),
                role: InvitedRole::of(&member.right)?,
                kind: match member.holder {
                    Holder::Token(_) => MemberKind::Token,
                    Holder::Device(_) => MemberKind::Device,
                },
                players: member.players,
                own: caller.holder() == Some(member.holder),
            })
        };
        let mut views: Vec<_> = members.into_iter().filter_map(view).collect();
        views.sort_by(|a, b| (a.role, &a.players).cmp(&(b.role, &b.players)));
        Ok(views)
    }

    /// Removes a member: revokes its rights in the group and its games, and the invites and hand-over links it
    /// created; and deletes the unfinished games it created if `with_games` says so.
    ///
    /// # Errors
    /// Not found if no member has this id; forbidden for the last keeper, and as [`GroupService::members`].
    pub async fn remove_member(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &MemberId,
        with_games: bool,
    ) -> Result<(), Error> {
        self.require_keeper(caller, group).await?;
        let members = self.store().members(group).await?;
        let mut holders = members.into_iter().map(|member| member.holder);
        let holder = holders.find(|&holder| member_id(group, holder) == *id);
        let holder = holder.ok_or_else(Error::not_found)?;
        let end = MembershipEnd::Holder {
            holder,
            group: group.clone(),
            at: self.services().now(),
        };
        match self.end_membership(group, end).await {
            Err(StoreError::Conflict) => return Err(last_keeper()),
            ended => ended?,
        }
        if with_games {
            // After its rights have ended, so that it creates no other.
            let games = self.games.delete_unfinished_of(group, holder.hash());
            games.await?;
        }
        Ok(())
    }

    /// The invites into a group that can still be accepted, the first to expire first.
    pub async fn pending_invites(
        &self,
        caller: &Principal,
        group: &GroupId,
    ) -> Result<Vec<PendingInviteView>, Error> {
        self.require_keeper(caller, group).await?;
        let pending = self
            .store()
            .pending_invites(group, self.services().now())
            .await?;
        let view = |invite: PendingInvite| {
            let role = InvitedRole::of(&invite.right)?;
            Some(PendingInviteView {
                id: invite_id(group, invite.secret),
                role,
                expires_at: invite.expires_at,
            })
        };
        Ok(pending.into_iter().filter_map(view).collect())
    }

    /// Revokes an invite.
    ///
    /// # Errors
    /// Not found if no pending invite has this id, and as [`GroupService::members`].
    pub async fn withdraw_invite(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &InviteId,
    ) -> Result<(), Error> {
        self.require_keeper(caller, group).await?;
        let now = self.services().now();
        let pending = self.store().pending_invites(group, now).await?;
        let mut secrets = pending.into_iter().map(|invite| invite.secret);
        let secret = secrets.find(|&secret| invite_id(group, secret) == *id);
        let end = MembershipEnd::Invite {
            secret: secret.ok_or_else(Error::not_found)?,
            at: now,
        };
        match self.end_membership(group, end).await {
            // The invite was accepted meanwhile.
            Err(StoreError::Conflict) => Err(Error::not_found()),
            ended => Ok(ended?),
        }
    }

    /// Issues a new keeper's token; revokes the earlier tokens of all keepers and withdraws the invites created with
    /// them.
    pub async fn renew_token(
        &self,
        caller: &Principal,
        group: &GroupId,
        key: Option<&IdempotencyKey>,
    ) -> Result<NewKeeperToken, Error> {
        self.require_keeper(caller, group).await?;
        let token = self.services().new_token()?;
        let right = Right::Keeper {
            group: group.clone(),
        };
        let created = NewKeeperToken {
            token: token.expose().to_owned(),
        };
        let mut changes = vec![
            Change::EndMembership(MembershipEnd::KeeperTokens {
                group: group.clone(),
                at: self.services().now(),
            }),
            Change::Grant(Grant {
                holder: Holder::Token(token.hash()),
                group: group.clone(),
                right: right.clone(),
            }),
        ];
        idempotency::respond(&mut changes, self.services(), key, &created)?;
        self.store().write(changes).await?;
        auth::publish_revoked(self.services(), &[right]);
        Ok(created)
    }

    pub(super) async fn end_membership(
        &self,
        group: &GroupId,
        end: MembershipEnd,
    ) -> Result<(), StoreError> {
        self.store().write(vec![Change::EndMembership(end)]).await?;
        auth::publish_revoked(
            self.services(),
            &[Right::Member {
                group: group.clone(),
            }],
        );
        Ok(())
    }
}
