//! Members and invites of a group, for its keepers.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::{GroupId, InviteId, MemberId};
use crate::groups::{InvitedRole, MemberKind, MemberView, PendingInviteView};
use crate::http::{GroupKeeper, HttpError, RequestContext};
use crate::store::Group;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::response::see_other;

/// The members of a group, and the pending invites.
#[derive(Template)]
#[template(path = "group/members.html")]
struct MembersPage {
    group: Group,
    members: Vec<MemberView>,
    /// The invites that can still be accepted.
    invites: Vec<PendingInviteView>,
    /// The idempotency key of the form.
    key: String,
}

/// What is removed with a member.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct EndForm {
    /// Whether the unfinished games that it created are deleted, too.
    with_games: bool,
}

/// The names under which a member has played; else the kind of device.
fn name(member: &MemberView) -> Message {
    if member.players.is_empty() {
        return msg(match member.kind {
            MemberKind::Device => "members-phone",
            MemberKind::Token => "members-program",
        });
    }
    let names = member.players.iter().map(Arg::from);
    msg("names").with("names", Arg::List(names.collect()))
}

fn role(member: &MemberView) -> &'static str {
    match member.role {
        InvitedRole::Keeper => "permissions-keeper",
        InvitedRole::Member => "permissions-member",
        InvitedRole::Reader => "permissions-reader",
    }
}

fn invited_role(invite: &PendingInviteView) -> &'static str {
    match invite.role {
        InvitedRole::Keeper => "members-invited-keeper",
        InvitedRole::Member => "members-invited-member",
        InvitedRole::Reader => "members-invited-reader",
    }
}

pub(super) async fn show(keeper: GroupKeeper) -> Result<HttpResponse, HttpError> {
    let GroupKeeper { context, access } = keeper;
    let (groups, caller) = (&context.groups, context.principal());
    let group = access.group;
    let page = MembersPage {
        members: groups.members(caller, &group.id).await?,
        invites: groups.pending_invites(caller, &group.id).await?,
        key: context.form_key()?,
        group,
    };
    Ok(context.ok(&page))
}

/// Confirms that a member is removed; for the own phone, that it leaves the group.
pub(super) async fn ask_end(
    request: RequestContext,
    path: Path<(GroupId, MemberId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    let members = request.groups.members(request.principal(), &group).await?;
    let member = members.into_iter().find(|member| member.id == id);
    let member = member.ok_or_else(Error::not_found)?;
    if member.own {
        return Ok(see_other(&format!("/groups/{group}/leave")).finish());
    }
    let question = ConfirmPage {
        title: msg("confirm-remove-member").with("name", name(&member)),
        consequences: vec![
            msg("confirm-remove-member-lost"),
            msg("confirm-leave-group-stays"),
        ],
        action: format!("/groups/{group}/members/{id}/end"),
        fields: Vec::new(),
        choice: Some(("with_games", msg("members-delete-games"))),
        yes: msg("members-remove"),
        no: msg("link-decline"),
        back: format!("/groups/{group}/members"),
    };
    Ok(request.ok(&question))
}

/// Removes a member: revokes all its rights in the group.
pub(super) async fn end(
    request: RequestContext,
    path: Path<(GroupId, MemberId)>,
    form: Form<EndForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    let removed = request
        .groups
        .remove_member(request.principal(), &group, &id, form.with_games);
    match removed.await {
        // The button was pressed twice: the member is removed already.
        Err(error) if error.code.status() != 404 => Err(error.into()),
        Ok(()) | Err(_) => Ok(see_other(&format!("/groups/{group}/members")).finish()),
    }
}

pub(super) async fn withdraw(
    request: RequestContext,
    path: Path<(GroupId, InviteId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    match request
        .groups
        .withdraw_invite(request.principal(), &group, &id)
        .await
    {
        // It was accepted, has expired, or the button was pressed twice: the page lists the other invites.
        Err(error) if error.code.status() != 404 => Err(error.into()),
        Ok(()) | Err(_) => Ok(see_other(&format!("/groups/{group}/members")).finish()),
    }
}
