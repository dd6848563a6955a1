//! Renaming, merging and deleting a player of a group.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use askama::Template;
use serde::Deserialize;

use super::settings::{NameForm, require_keeper};
use crate::auth::{self, GroupAccess};
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GroupId, PlayerId};
use crate::games::GameService;
use crate::groups::GroupService;
use crate::http::{Caller, HttpError};
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::response::{ok, refused, see_other};

/// A player as the keepers see one.
#[derive(Template)]
#[template(path = "group/player.html")]
struct PlayerPage {
    group: GroupId,
    player: PlayerId,
    /// The current name.
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

/// A group and one of its players, as a path names them.
type PersonPath = Path<(GroupId, PlayerId)>;

/// The page, with the error of a refused form.
async fn page(
    games: &GameService,
    caller: &Caller,
    (group, player): (GroupId, PlayerId),
    sent: Option<(String, Error)>,
) -> Result<HttpResponse, HttpError> {
    let name = named(games, caller, &group, &player).await?;
    let GroupAccess { players, .. } =
        auth::group_access(games.services(), &caller.principal, &group).await?;
    let others = players.into_iter();
    let others = others.filter(|other| other.id != player);
    let status = sent.as_ref().map(|(_, error)| error.code.status());
    let (typed, error) = match sent {
        Some((typed, error)) => (typed, Some(error.detail)),
        None => (name.clone(), None),
    };
    let page = PlayerPage {
        others: others.map(|other| (other.id, other.name)).collect(),
        group,
        player,
        name,
        typed,
        error,
    };
    Ok(match status {
        Some(status) => refused(status, caller.view_context, &page),
        None => ok(caller.view_context, &page),
    })
}

/// The name of a player, for the group's keepers.
async fn named(
    games: &GameService,
    caller: &Caller,
    group: &GroupId,
    player: &PlayerId,
) -> Result<String, Error> {
    let GroupAccess { players, .. } =
        auth::group_access(games.services(), &caller.principal, group).await?;
    require_keeper(caller, group)?;
    let found = players.into_iter().find(|found| found.id == *player);
    found.map(|found| found.name).ok_or_else(Error::not_found)
}

/// Shows the forms to change a player.
pub(super) async fn show(
    games: Data<GameService>,
    caller: Caller,
    path: PersonPath,
) -> Result<HttpResponse, HttpError> {
    page(&games, &caller, path.into_inner(), None).await
}

/// Renames a player.
pub(super) async fn rename(
    games: Data<GameService>,
    groups: Data<GroupService>,
    caller: Caller,
    path: PersonPath,
    Form(form): Form<NameForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let renamed = match form.name.parse() {
        Ok(name) => {
            groups
                .rename_player(&caller.principal, &group, &player, &name)
                .await
        }
        Err(error) => Err(error),
    };
    match renamed {
        Ok(_) => Ok(see_other(&format!("/groups/{group}/players/{player}")).finish()),
        Err(error) => page(&games, &caller, (group, player), Some((form.name, error))).await,
    }
}

/// Merges two players.
pub(super) async fn merge(
    games: Data<GameService>,
    groups: Data<GroupService>,
    caller: Caller,
    path: PersonPath,
    Form(form): Form<MergeForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let merged = match form.into.parse() {
        Ok(into) => {
            groups
                .merge_player(&caller.principal, &group, &player, &into, None)
                .await
        }
        Err(_) => Err(Error::invalid("merge-needs-another")),
    };
    match merged {
        Ok(stays) => Ok(see_other(&format!("/groups/{group}/players/{}", stays.id)).finish()),
        Err(error) => {
            let name = named(&games, &caller, &group, &player).await?;
            page(&games, &caller, (group, player), Some((name, error))).await
        }
    }
}

/// Confirms that a player becomes nameless.
pub(super) async fn ask_delete(
    games: Data<GameService>,
    caller: Caller,
    path: PersonPath,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let name = named(&games, &caller, &group, &player).await?;
    let question = ConfirmPage {
        title: msg("confirm-delete-player").with("name", name.as_str()),
        means: vec![msg("confirm-delete-player-lost"), msg("confirm-permanent")],
        action: format!("/groups/{group}/players/{player}/delete"),
        fields: Vec::new(),
        yes: msg("confirm-delete-player-yes").with("name", name),
        no: msg("link-decline"),
        back: format!("/groups/{group}/players/{player}/edit"),
    };
    Ok(question.ask(caller.view_context))
}

/// Makes a player nameless.
pub(super) async fn delete(
    groups: Data<GroupService>,
    caller: Caller,
    path: PersonPath,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    groups
        .delete_player(&caller.principal, &group, &player)
        .await?;
    Ok(see_other(&format!("/groups/{group}/edit")).finish())
}
