//! Renaming, merging and deleting a player of a group.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

use super::settings::NameForm;
use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::{GroupId, PlayerId};
use crate::http::{GroupKeeper, HttpError, RequestContext};
use crate::store::Player;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::response::see_other;

/// A player as the keepers see one.
#[derive(Template)]
#[template(path = "group/player.html")]
struct PlayerSettingsPage {
    access: GroupAccess,
    player: Player,
    /// The submitted name.
    typed: String,
    error: Option<Error>,
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
    id: &PlayerId,
    sent: Option<(String, Error)>,
) -> Result<HttpResponse, HttpError> {
    let GroupKeeper { context, access } = keeper;
    let player = find(&access, id)?.clone();
    let (typed, error) = match sent {
        Some((typed, error)) => (typed, Some(error)),
        None => (player.name.clone(), None),
    };
    let page = PlayerSettingsPage {
        access,
        player,
        typed,
        error,
    };
    Ok(context.ok_or_refused(page.error.as_ref(), &page))
}

fn find<'a>(access: &'a GroupAccess, id: &PlayerId) -> Result<&'a Player, Error> {
    access.player(id).ok_or_else(Error::not_found)
}

/// Shows the forms to change a player.
pub(super) async fn show(keeper: GroupKeeper, path: PlayerPath) -> Result<HttpResponse, HttpError> {
    let (_, player) = path.into_inner();
    page(keeper, &player, None)
}

pub(super) async fn rename(
    keeper: GroupKeeper,
    path: PlayerPath,
    Form(form): Form<NameForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let renamed = async {
        let name = form.name.parse()?;
        keeper
            .groups
            .rename_player(keeper.principal(), &group, &player, &name)
            .await
    };
    match renamed.await {
        Ok(_) => Ok(see_other(&format!("/groups/{group}/players/{player}")).finish()),
        Err(error) => page(keeper, &player, Some((form.name, error))),
    }
}

pub(super) async fn merge(
    keeper: GroupKeeper,
    path: PlayerPath,
    Form(form): Form<MergeForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let merged = async {
        let another = |_| Error::invalid("merge-needs-another");
        let into = form.into.parse().map_err(another)?;
        keeper
            .groups
            .merge_player(keeper.principal(), &group, &player, &into, None)
            .await
    };
    match merged.await {
        Ok(stays) => Ok(see_other(&format!("/groups/{group}/players/{}", stays.id)).finish()),
        Err(error) => {
            let name = find(&keeper.access, &player)?.name.clone();
            page(keeper, &player, Some((name, error)))
        }
    }
}

/// Confirms that a player becomes nameless.
pub(super) async fn ask_delete(
    keeper: GroupKeeper,
    path: PlayerPath,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let name = &find(&keeper.access, &player)?.name;
    let question = ConfirmPage {
        title: msg("confirm-delete-player").with("name", name),
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
