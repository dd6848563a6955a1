//! Renaming, merging and deleting a player of a group.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

use super::settings::NameForm;
use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GroupId, PlayerId};
use crate::http::{GroupKeeper, HttpError, RequestContext};
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::response::{refused, see_other};

/// A player as the keepers see one.
#[derive(Template)]
#[template(path = "group/player.html")]
struct PlayerSettingsPage {
    group: GroupId,
    player: PlayerId,
    name: String,
    /// The submitted name.
    typed: String,
    error: Option<Message>,
    others: Vec<(PlayerId, String)>,
}

#[derive(Debug, Deserialize)]
pub(super) struct MergeForm {
    into: String,
}

/// A group and one of its players.
type PlayerPath = Path<(GroupId, PlayerId)>;

/// The page, with the error of a refused form.
fn page(
    keeper: GroupKeeper,
    player: PlayerId,
    sent: Option<(String, Error)>,
) -> Result<HttpResponse, HttpError> {
    let GroupKeeper { context, access } = keeper;
    let name = name_of(&access, &player)?;
    let others = access.players.into_iter();
    let others = others.filter(|other| other.id != player);
    let status = sent.as_ref().map(|(_, error)| error.code.status());
    let (typed, error) = match sent {
        Some((typed, error)) => (typed, Some(error.detail)),
        None => (name.clone(), None),
    };
    let page = PlayerSettingsPage {
        others: others.map(|other| (other.id, other.name)).collect(),
        group: access.group.id,
        player,
        name,
        typed,
        error,
    };
    Ok(match status {
        Some(status) => refused(status, context.caller.view_context, &page),
        None => context.ok(&page),
    })
}

fn name_of(access: &GroupAccess, player: &PlayerId) -> Result<String, Error> {
    let found = access.players.iter().find(|found| found.id == *player);
    let found = found.ok_or_else(Error::not_found)?;
    Ok(found.name.clone())
}

/// Shows the forms to change a player.
pub(super) async fn show(keeper: GroupKeeper, path: PlayerPath) -> Result<HttpResponse, HttpError> {
    let (_, player) = path.into_inner();
    page(keeper, player, None)
}

pub(super) async fn rename(
    keeper: GroupKeeper,
    path: PlayerPath,
    Form(form): Form<NameForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let renamed = match form.name.parse() {
        Ok(name) => {
            keeper
                .groups
                .rename_player(keeper.principal(), &group, &player, &name)
                .await
        }
        Err(error) => Err(error),
    };
    match renamed {
        Ok(_) => Ok(see_other(&format!("/groups/{group}/players/{player}")).finish()),
        Err(error) => page(keeper, player, Some((form.name, error))),
    }
}

pub(super) async fn merge(
    keeper: GroupKeeper,
    path: PlayerPath,
    Form(form): Form<MergeForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let merged = match form.into.parse() {
        Ok(into) => {
            keeper
                .groups
                .merge_player(keeper.principal(), &group, &player, &into, None)
                .await
        }
        Err(_) => Err(Error::invalid("merge-needs-another")),
    };
    match merged {
        Ok(stays) => Ok(see_other(&format!("/groups/{group}/players/{}", stays.id)).finish()),
        Err(error) => {
            let name = name_of(&keeper.access, &player)?;
            page(keeper, player, Some((name, error)))
        }
    }
}

/// Confirms that a player becomes nameless.
pub(super) async fn ask_delete(
    keeper: GroupKeeper,
    path: PlayerPath,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let name = name_of(&keeper.access, &player)?;
    let question = ConfirmPage {
        title: msg("confirm-delete-player").with("name", name.as_str()),
        consequences: vec![msg("confirm-delete-player-lost"), msg("confirm-permanent")],
        action: format!("/groups/{group}/players/{player}/delete"),
        fields: Vec::new(),
        choice: None,
        yes: msg("confirm-delete-player-yes").with("name", name),
        no: msg("link-decline"),
        back: format!("/groups/{group}/players/{player}/edit"),
    };
    Ok(keeper.ok(&question))
}

/// Makes a player nameless.
pub(super) async fn delete(
    request: RequestContext,
    path: PlayerPath,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    request
        .groups
        .delete_player(request.principal(), &group, &player)
        .await?;
    Ok(see_other(&format!("/groups/{group}/edit")).finish())
}
