//! A browser's settings: language, theme and switches; the rows have a page of their own.

use std::collections::HashMap;

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Query};
use askama::Template;
use serde::Deserialize;

use crate::devices;
use crate::domain::i18n::Language;
use crate::domain::ids::GameId;
use crate::domain::settings::{Settings, Switch, Theme};
use crate::http::{HttpError, Https, RequestContext};
use crate::web::kit::filters;

#[derive(Template)]
#[template(path = "device/settings.html")]
struct SettingsPage {
    /// The page to go back to; the home page without one.
    game: Option<GameId>,
    settings: Settings,
    has_home_https: bool,
}

/// The page that linked here.
#[derive(Debug, Deserialize)]
pub(super) struct SettingsQuery {
    pub(super) game: Option<String>,
}

/// The submitted form; unknown values count as unset.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct SettingsForm {
    game: Option<String>,
    language: String,
    theme: String,
    /// The switches that are on: an unchecked box is not sent.
    #[serde(flatten)]
    checked: HashMap<String, String>,
}

impl SettingsForm {
    fn settings(&self, stored: Settings) -> Settings {
        let mut settings = Settings {
            language: self.language.parse().ok(),
            theme: self.theme.parse().ok(),
            ..stored
        };
        for switch in &Switch::ALL {
            switch.set(&mut settings, self.checked.contains_key(switch.field));
        }
        settings
    }
}

pub(super) fn game(text: Option<String>) -> Option<GameId> {
    text?.parse().ok()
}

pub(super) async fn show(
    request: RequestContext,
    https: Data<Https>,
    Query(query): Query<SettingsQuery>,
) -> HttpResponse {
    let page = SettingsPage {
        game: game(query.game),
        settings: request.caller.view_context.settings,
        has_home_https: matches!(**https, Https::Home(_)),
    };
    request.ok(&page)
}

/// Stores the settings, and redirects to the previous page: a game, or home.
pub(super) async fn save(
    request: RequestContext,
    Form(form): Form<SettingsForm>,
) -> Result<HttpResponse, HttpError> {
    let device = request.device().await?;
    let stored = request.caller.view_context.settings;
    devices::store_settings(
        &request.services,
        device.holder.hash(),
        form.settings(stored),
    )
    .await?;
    let back = game(form.game).map_or_else(|| "/".to_owned(), |game| format!("/games/{game}"));
    Ok(request.redirect_device(&back, &device))
}
