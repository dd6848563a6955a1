//! What a browser is to be like for its owner: language, theme, and what the phone does by itself.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Query};
use askama::Template;
use serde::Deserialize;

use crate::devices;
use crate::domain::i18n::Language;
use crate::domain::ids::GameId;
use crate::games::Games;
use crate::site::Site;
use crate::store::{Settings, Theme};
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::response::{ok, see_other};
use crate::web::kit::session::{Device, Visitor, remember};

#[derive(Template)]
#[template(path = "device/settings.html")]
struct SettingsPage {
    game: Option<GameId>,
    back: String,
    languages: Vec<LanguageChoice>,
    themes: Vec<ThemeChoice>,
    awake: bool,
    vibrate: bool,
}

/// A language that can be chosen.
struct LanguageChoice {
    code: &'static str,
    name: &'static str,
    is_chosen: bool,
}

/// A theme that can be chosen.
struct ThemeChoice {
    value: &'static str,
    name: &'static str,
    is_chosen: bool,
}

/// Where the reader comes from.
#[derive(Debug, Deserialize)]
pub(super) struct Opener {
    game: Option<String>,
}

/// What the form sends; what is not known is as good as not chosen.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct SettingsForm {
    game: Option<String>,
    language: String,
    theme: String,
    awake: Option<String>,
    vibrate: Option<String>,
}

impl SettingsForm {
    fn settings(&self) -> Settings {
        // A box that is empty is not sent at all.
        let off = |box_of: &Option<String>| box_of.is_none().then_some(false);
        Settings {
            language: self.language.parse().ok(),
            theme: self.theme.parse().ok(),
            awake: off(&self.awake),
            vibrate: off(&self.vibrate),
        }
    }
}

/// The game that somebody came from.
fn game(text: Option<String>) -> Option<GameId> {
    text?.parse().ok()
}

/// Where somebody goes who came from this game, or from none.
fn back(game: Option<&GameId>) -> String {
    game.map_or_else(|| "/".to_owned(), |game| format!("/games/{game}"))
}

/// The page.
pub(super) async fn show(visitor: Visitor, Query(opener): Query<Opener>) -> HttpResponse {
    let game = game(opener.game);
    let settings = visitor.look.settings;
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
        awake: settings.awake != Some(false),
        vibrate: settings.vibrate != Some(false),
    };
    ok(visitor.look, &page)
}

/// Keeps what was chosen, and goes back to where it was asked for.
pub(super) async fn keep(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    Form(form): Form<SettingsForm>,
) -> Result<HttpResponse, Fault> {
    let Device { holder, secret, .. } = visitor.device(&games).await?;
    devices::store_settings(games.services(), holder.hash(), form.settings()).await?;
    let mut answer = see_other(&back(game(form.game).as_ref()));
    remember(&mut answer, &site, secret.as_ref());
    Ok(answer.finish())
}
