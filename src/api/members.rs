//! The members of a group, its pending invites and its token.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{EmptyBody, RenewalPost, query};
use super::idempotent::idempotent;
use super::operations::{Operation, operations};
use super::permissions::KEEPER;
use super::respond::{HandlerResult, private_json};
use crate::domain::ids::{GroupId, InviteId, MemberId};
use crate::groups::{GroupService, MemberView, NewKeeperToken, PendingInviteView};
use crate::http::Caller;

pub(super) const OPERATIONS: &[Operation] = operations![
    list_invites,
    withdraw_invite,
    list_members,
    end_member,
    renew_keeper_token
];

/// The members of a group.
#[derive(Serialize, ToSchema)]
struct Members {
    /// Devices and tokens: keepers, then members, then readers.
    members: Vec<MemberView>,
}

/// The pending invites of a group.
#[derive(Serialize, ToSchema)]
struct Invites {
    /// The invites, by expiry.
    invites: Vec<PendingInviteView>,
}

/// Lists the keepers, members and readers of a group, both devices and tokens.
#[utoipa::path(
    get,
    path = "/groups/{group}/members",
    tag = "groups",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The keepers, then the members, then the readers.", body = Members),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn list_members(
    groups: Data<GroupService>,
    path: Path<GroupId>,
    caller: Caller,
) -> HandlerResult {
    let members = groups.members(&caller.principal, &path).await?;
    Ok(private_json(StatusCode::OK).json(Members { members }))
}

/// What is removed with a member.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct EndQuery {
    /// Whether the unfinished games that it created are deleted, too.
    #[serde(default)]
    with_games: bool,
}

/// Removes a member: revokes its rights in the group and its games, and invites and hand-over links that it created.
///
/// The last keeper cannot be removed; invite another one first.
#[utoipa::path(
    delete,
    path = "/groups/{group}/members/{member}",
    tag = "groups",
    params(("group" = GroupId, Path), ("member" = MemberId, Path), EndQuery),
    responses(
        (status = 204, description = "The member is removed, and its streams have ended."),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn end_member(
    groups: Data<GroupService>,
    path: Path<(GroupId, MemberId)>,
    request: HttpRequest,
    caller: Caller,
) -> HandlerResult {
    let EndQuery { with_games } = query(&request)?;
    let (group, member) = path.into_inner();
    groups
        .remove_member(&caller.principal, &group, &member, with_games)
        .await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}

/// Lists the pending invites of a group.
#[utoipa::path(
    get,
    path = "/groups/{group}/invites",
    tag = "groups",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The pending invites, by expiry.", body = Invites),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn list_invites(
    groups: Data<GroupService>,
    path: Path<GroupId>,
    caller: Caller,
) -> HandlerResult {
    let invites = groups.pending_invites(&caller.principal, &path).await?;
    Ok(private_json(StatusCode::OK).json(Invites { invites }))
}

/// Revokes an invite.
#[utoipa::path(
    delete,
    path = "/groups/{group}/invites/{invite}",
    tag = "groups",
    params(("group" = GroupId, Path), ("invite" = InviteId, Path)),
    responses(
        (status = 204, description = "The invite is revoked."),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn withdraw_invite(
    groups: Data<GroupService>,
    path: Path<(GroupId, InviteId)>,
    caller: Caller,
) -> HandlerResult {
    let (group, invite) = path.into_inner();
    let revoked = groups.withdraw_invite(&caller.principal, &group, &invite);
    revoked.await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}

/// Creates a new keeper's token, and revokes earlier ones and the invites created with them.
///
/// Devices that are keepers stay so.
/// With an idempotency key the revoked token gets the same response again: a lost response locks no one out.
#[utoipa::path(
    post,
    path = "/groups/{group}/token",
    tag = "groups",
    params(("group" = GroupId, Path)),
    request_body = EmptyBody,
    responses(
        (status = 201, description = "The new token; earlier ones are revoked.", body = NewKeeperToken),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn renew_keeper_token(
    path: Path<GroupId>,
    RenewalPost(post): RenewalPost<EmptyBody>,
) -> HandlerResult {
    let key = post.key.as_ref();
    let renewed = post.groups.renew_token(post.principal(), &path, key);
    idempotent(&post.services, key, StatusCode::CREATED, renewed).await
}
