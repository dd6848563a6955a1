//! A group's settings: name, time zone, players; leaving and deleting it.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path};
use askama::Template;
use chrono_tz::TZ_VARIANTS;
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::auth::{GroupAccess, RevokeScope};
use crate::domain::error::Error;
use crate::domain::filters::HistoryFilter;
use crate::domain::i18n::msg;
use crate::domain::ids::GroupId;
use crate::domain::precondition::Precondition;
use crate::groups::{GroupChange, parse_time_zone};
use crate::history;
use crate::http::{GroupKeeper, GroupReader, HttpError, RequestContext};
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::keyed_form::{KeyedForm, once};
use crate::web::kit::response::{CLEAR_SITE_DATA, see_other};

/// A group as its keepers see it.
#[derive(Template)]
#[template(path = "group/settings.html")]
struct GroupSettingsPage {
    access: GroupAccess,
    /// The idempotency key of the forms.
    key: String,
    error: Option<Error>,
    /// The refused name of a new player.
    new_name: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct GroupForm {
    name: String,
    time_zone: String,
    /// `None` for a box that is not checked.
    ratings: Option<String>,
    /// The same.
    coach: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct NameForm {
    pub(super) name: String,
}

/// The page, with the error of a refused form.
fn page(
    keeper: GroupKeeper,
    new_name: String,
    error: Option<Error>,
) -> Result<HttpResponse, HttpError> {
    let GroupKeeper { context, access } = keeper;
    let page = GroupSettingsPage {
        access,
        key: context.form_key()?,
        error,
        new_name,
    };
    Ok(context.ok_or_refused(page.error.as_ref(), &page))
}

/// Shows the forms to change a group.
pub(super) async fn show(keeper: GroupKeeper) -> Result<HttpResponse, HttpError> {
    page(keeper, String::new(), None)
}

/// Changes the settings of a group.
pub(super) async fn change(
    keeper: GroupKeeper,
    Form(form): Form<GroupForm>,
) -> Result<HttpResponse, HttpError> {
    let group = keeper.access.group.id.clone();
    let changed = async {
        // A name that is not touched goes on to follow the players.
        let is_typed = form.name != keeper.access.group.name;
        let change = GroupChange {
            name: is_typed.then(|| form.name.parse()).transpose()?,
            time_zone: Some(parse_time_zone(&form.time_zone)?),
            ratings: Some(form.ratings.is_some()),
            coach: Some(form.coach.is_some()),
        };
        keeper
            .groups
            .update(keeper.principal(), &group, change, &Precondition::Any)
            .await
    };
    match changed.await {
        Ok(_) => Ok(see_other(&format!("/groups/{group}")).finish()),
        Err(error) => page(keeper, String::new(), Some(error)),
    }
}

pub(super) async fn add_player(
    keeper: GroupKeeper,
    KeyedForm { fields: form, key }: KeyedForm<NameForm>,
) -> Result<HttpResponse, HttpError> {
    let (group, key) = (keeper.access.group.id.clone(), key.as_ref());
    let added = async {
        let name = form.name.parse()?;
        let added = keeper
            .groups
            .add_player(keeper.principal(), &group, &name, key);
        once(&keeper.services, key, added, |_| IgnoredAny).await
    };
    match added.await {
        Ok(_) => Ok(see_other(&format!("/groups/{group}/edit")).finish()),
        Err(error) => page(keeper, form.name, Some(error)),
    }
}

/// Confirms that a group is deleted with all its games.
pub(super) async fn ask_delete(keeper: GroupKeeper) -> Result<HttpResponse, HttpError> {
    let GroupKeeper { context, access } = keeper;
    let GroupAccess { group, players } = access;
    let id = group.id;
    let lost = msg("confirm-delete-group-lost").with("players", players.len());
    let question = ConfirmPage {
        title: msg("confirm-delete-group").with("name", group.name),
        consequences: vec![
            lost,
            msg("confirm-delete-group-export"),
            msg("confirm-permanent"),
        ],
        action: format!("/groups/{id}/delete"),
        fields: Vec::new(),
        choice: None,
        yes: msg("confirm-delete-group-yes"),
        no: msg("link-decline"),
        back: format!("/groups/{id}/edit"),
    };
    Ok(context.ok(&question))
}

pub(super) async fn delete(
    request: RequestContext,
    path: Path<GroupId>,
) -> Result<HttpResponse, HttpError> {
    request
        .groups
        .delete(request.principal(), &path, &Precondition::Any)
        .await?;
    Ok(see_other("/history").finish())
}

/// Confirms that this browser leaves a group.
pub(super) async fn ask_leave(reader: GroupReader) -> Result<HttpResponse, HttpError> {
    let is_keeper = reader.is_keeper();
    let GroupReader { context, access } = reader;
    let filter = HistoryFilter::default();
    let (latest, _) = history::list(&context.services, &access, &filter, 1, None).await?;
    let mut consequences = vec![
        msg("confirm-leave-group-lost"),
        msg("confirm-leave-group-stays"),
    ];
    if is_keeper && !latest.is_empty() {
        consequences.push(msg("confirm-leave-group-keeper"));
    }
    let id = access.group.id;
    let question = ConfirmPage {
        title: msg("confirm-leave-group").with("name", access.group.name),
        consequences,
        action: format!("/groups/{id}/leave"),
        fields: Vec::new(),
        choice: None,
        yes: msg("confirm-leave-group-yes"),
        no: msg("link-decline"),
        back: format!("/groups/{id}"),
    };
    Ok(context.ok(&question))
}

/// Revokes this browser's rights in a group.
pub(super) async fn leave(
    request: RequestContext,
    path: Path<GroupId>,
) -> Result<HttpResponse, HttpError> {
    let group = RevokeScope::Group(path.into_inner());
    request
        .games
        .revoke_own(request.principal(), &group)
        .await?;
    // Its games' sheets in the browser's storage are cleared, too.
    Ok(see_other("/history")
        .insert_header(CLEAR_SITE_DATA)
        .finish())
}
