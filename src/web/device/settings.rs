//! A browser's settings: language, theme, wake lock, vibration, sounds; the rows have a page of their own.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Query};
use askama::Template;
use serde::Deserialize;

use crate::devices;
use crate::domain::i18n::Language;
use crate::domain::ids::GameId;
use crate::domain::settings::{Settings, Theme};
use crate::http::{HttpError, Https, RequestContext};
use crate::web::kit::filters;

#[derive(Template)]
#[template(path = "device/settings.html")]
struct SettingsPage {
    game: Option<GameId>,
    back: String,
    languages: Vec<LanguageChoice>,
    themes: Vec<ThemeChoice>,
    wake_lock: bool,
    vibrate: bool,
    sounds: bool,
    has_home_https: bool,
}

/// A language to choose.
struct LanguageChoice {
    code: &'static str,
    name: &'static str,
    is_chosen: bool,
}

/// A theme to choose.
struct ThemeChoice {
    value: &'static str,
    name: &'static str,
    is_chosen: bool,
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
    #[serde(rename = "awake")]
    wake_lock: Option<String>,
    vibrate: Option<String>,
    sounds: Option<String>,
}

impl SettingsForm {
    fn settings(&self, stored: Settings) -> Settings {
        // An unchecked box is not sent.
        let off = |box_of: &Option<String>| box_of.is_none().then_some(false);
        Settings {
            language: self.language.parse().ok(),
            theme: self.theme.parse().ok(),
            wake_lock: off(&self.wake_lock),
            vibrate: off(&self.vibrate),
            sounds: self.sounds.is_some().then_some(true),
            ..stored
        }
    }
}

/// The game that linked here.
pub(super) fn game(text: Option<String>) -> Option<GameId> {
    text?.parse().ok()
}

/// The page to go back to: this game, or home.
fn back(game: Option<&GameId>) -> String {
    game.map_or_else(|| "/".to_owned(), |game| format!("/games/{game}"))
}

pub(super) async fn show(
    request: RequestContext,
    https: Data<Https>,
    Query(query): Query<SettingsQuery>,
) -> HttpResponse {
    let game = game(query.game);
    let settings = request.caller.view_context.settings;
    let language = |language: Language| LanguageChoice {
        code: language.code(),
        name: language.name(),
        is_chosen: settings.language == Some(language),
    };
    let theme = |theme: Theme| ThemeChoice {
        value: theme.as_str(),
        name: match theme {
            Theme::Light => "settings-theme-light",
            Theme::Dark => "settings-theme-dark",
        },
        is_chosen: settings.theme == Some(theme),
    };
    let page = SettingsPage {
        back: back(game.as_ref()),
        game,
        languages: Language::ALL.map(language).into(),
        themes: Theme::ALL.map(theme).into(),
        wake_lock: settings.wake_lock != Some(false),
        vibrate: settings.vibrate != Some(false),
        sounds: settings.sounds == Some(true),
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
    Ok(request.redirect_device(&back(game(form.game).as_ref()), &device))
}
