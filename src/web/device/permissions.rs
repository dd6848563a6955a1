//! This browser's permissions, and giving them up.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::auth::RevokeScope;
use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::GameId;
use crate::http::{HttpError, RequestContext};
use crate::store::Group;
use crate::web::home::{RunningGame, running};
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::response::{CLEAR_SITE_DATA, see_other};

/// The permissions of this browser.
#[derive(Template)]
#[template(path = "device/permissions.html")]
struct PermissionsPage {
    /// The groups of this browser, each with its role there.
    groups: Vec<(Group, &'static str)>,
    running: Vec<RunningGame>,
}

/// The permissions to end: of one game, or all.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct EndForm {
    game: Option<String>,
}

impl EndForm {
    fn game(&self) -> Result<Option<GameId>, Error> {
        let game = self.game.as_deref().map(str::parse).transpose();
        game.map_err(|_| Error::not_found())
    }
}

pub(super) async fn show(request: RequestContext) -> Result<HttpResponse, HttpError> {
    let principal = request.principal();
    let joined = |group: &Group| {
        let role = if principal.is_keeper(&group.id) {
            "permissions-keeper"
        } else if principal.is_member(&group.id) {
            "permissions-member"
        } else {
            "permissions-reader"
        };
        (group.clone(), role)
    };
    let page = PermissionsPage {
        groups: principal.groups().iter().map(joined).collect(),
        running: running(&request).await?,
    };
    Ok(request.ok(&page))
}

/// Confirms that the permissions end.
pub(super) async fn ask(
    request: RequestContext,
    Query(form): Query<EndForm>,
) -> Result<HttpResponse, HttpError> {
    let question = match form.game()? {
        Some(game) => ConfirmPage {
            title: msg("confirm-give-up-game"),
            consequences: vec![
                msg("confirm-give-up-game-lost"),
                msg("confirm-give-up-game-stays"),
            ],
            action: format!("/device/end?game={game}"),
            fields: Vec::new(),
            choice: None,
            yes: msg("confirm-give-up-game-yes"),
            no: msg("link-decline"),
            back: "/device".to_owned(),
        },
        None => ConfirmPage {
            title: msg("confirm-revoke-device"),
            consequences: vec![
                msg("confirm-revoke-device-lost"),
                msg("confirm-give-up-game-stays"),
            ],
            action: "/device/end".to_owned(),
            fields: Vec::new(),
            choice: None,
            yes: msg("confirm-revoke-device-yes"),
            no: msg("link-decline"),
            back: "/device".to_owned(),
        },
    };
    Ok(request.ok(&question))
}

pub(super) async fn end(
    request: RequestContext,
    Query(form): Query<EndForm>,
) -> Result<HttpResponse, HttpError> {
    match form.game()? {
        Some(game) => {
            request
                .games
                .revoke_own(request.principal(), &RevokeScope::Game(game))
                .await?;
            Ok(see_other("/device").finish())
        }
        None => {
            request
                .games
                .revoke_own(request.principal(), &RevokeScope::Everything)
                .await?;
            // The sheets in the browser's storage are cleared, too.
            Ok(see_other("/").insert_header(CLEAR_SITE_DATA).finish())
        }
    }
}
