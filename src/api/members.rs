//! Who belongs to a group and which invites are pending.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use serde::Serialize;
use utoipa::ToSchema;

use super::Problem;
use super::body::{NoBody, RenewalPost, id, once, private};
use super::rights::KEEPER;
use super::who::Who;
use crate::games::Games;
use crate::groups::{Groups, MemberView, NewKeeperToken, PendingInviteView};
use crate::ids::{GroupId, InviteId, MemberId};

type Answer = Result<HttpResponse, Problem>;

/// Who belongs to a group.
#[derive(Serialize, ToSchema)]
struct Members {
    /// Browsers and programs, keepers first.
    members: Vec<MemberView>,
}

/// Invites that can still be accepted.
#[derive(Serialize, ToSchema)]
struct Invites {
    /// The invites, the first to run out first.
    invites: Vec<PendingInviteView>,
}

/// Lists who belongs to a group: members and keepers, browsers and tokens.
#[utoipa::path(
    get,
    path = "/groups/{group}/members",
    operation_id = "list_members",
    tag = "groups",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The members.", body = Members),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
pub(super) async fn list(groups: Data<Groups>, path: Path<String>, who: Who) -> Answer {
    let members = groups.members(&who.caller, &id(&path)?).await?;
    Ok(private(StatusCode::OK).json(Members { members }))
}

/// Ends everything that a member may do in a group and its games, and the invites and hand-over links it made.
///
/// The last keeper stays: another is invited before.
#[utoipa::path(
    delete,
    path = "/groups/{group}/members/{member}",
    operation_id = "end_member",
    tag = "groups",
    params(("group" = GroupId, Path), ("member" = MemberId, Path)),
    responses(
        (status = 204, description = "It belongs to the group no more, and its streams have ended."),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
pub(super) async fn end(groups: Data<Groups>, path: Path<(String, String)>, who: Who) -> Answer {
    let (group, member) = (id(&path.0)?, id(&path.1)?);
    groups.end_member(&who.caller, &group, &member).await?;
    Ok(private(StatusCode::NO_CONTENT).finish())
}

/// Lists the invites into a group that can still be accepted.
#[utoipa::path(
    get,
    path = "/groups/{group}/invites",
    operation_id = "list_invites",
    tag = "groups",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The invites.", body = Invites),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
pub(super) async fn invites(groups: Data<Groups>, path: Path<String>, who: Who) -> Answer {
    let invites = groups.invites(&who.caller, &id(&path)?).await?;
    Ok(private(StatusCode::OK).json(Invites { invites }))
}

/// Withdraws an invite.
#[utoipa::path(
    delete,
    path = "/groups/{group}/invites/{invite}",
    operation_id = "withdraw_invite",
    tag = "groups",
    params(("group" = GroupId, Path), ("invite" = InviteId, Path)),
    responses(
        (status = 204, description = "Nobody can accept it any more."),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
pub(super) async fn withdraw(
    groups: Data<Groups>,
    path: Path<(String, String)>,
    who: Who,
) -> Answer {
    let (group, invite) = (id(&path.0)?, id(&path.1)?);
    let withdrawn = groups.withdraw_invite(&who.caller, &group, &invite);
    withdrawn.await?;
    Ok(private(StatusCode::NO_CONTENT).finish())
}

/// Makes a new keeper's token at once; those before are void, and so are the invites made with them.
///
/// Browsers that keep the group go on. With an idempotency key the void token gets the same answer again,
/// so that an answer that was lost locks nobody out.
#[utoipa::path(
    post,
    path = "/groups/{group}/token",
    operation_id = "renew_keeper_token",
    tag = "groups",
    params(("group" = GroupId, Path)),
    request_body = NoBody,
    responses(
        (status = 201, description = "The token.", body = NewKeeperToken),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
pub(super) async fn renew_token(
    games: Data<Games>,
    groups: Data<Groups>,
    path: Path<String>,
    RenewalPost(post): RenewalPost<NoBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let group = id(&path)?;
    once(&games, keep, StatusCode::CREATED, async {
        groups.renew_token(post.caller(), &group, keep).await
    })
    .await
}
