//! The colors and the order in which a browser shows the rows.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use rowlock_rules::{ByColor, Color};
use serde::Deserialize;

use super::settings::{SettingsQuery, game};
use crate::devices;
use crate::domain::ids::GameId;
use crate::domain::row_display::{DieColor, RowDisplay};
use crate::domain::settings::Settings;
use crate::http::{HttpError, RequestContext};
use crate::web::kit::filters;
use crate::web::kit::response::ok;

#[derive(Template)]
#[template(path = "device/rows.html")]
struct RowsPage {
    game: Option<GameId>,
    rows: RowDisplay,
}

/// The submitted form: the places and colors that change; unknown ones change nothing.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct RowsForm {
    game: Option<String>,
    /// Whether the standard box is wanted; it overrides all other choices.
    standard: bool,
    red: String,
    yellow: String,
    green: String,
    blue: String,
    red_place: usize,
    yellow_place: usize,
    green_place: usize,
    blue_place: usize,
}

impl RowsForm {
    /// The display that these choices make of this one.
    fn applied_to(&self, rows: RowDisplay) -> RowDisplay {
        if self.standard {
            return RowDisplay::default();
        }
        let choice = |row| match row {
            Color::Red => (&self.red, self.red_place),
            Color::Yellow => (&self.yellow, self.yellow_place),
            Color::Green => (&self.green, self.green_place),
            Color::Blue => (&self.blue, self.blue_place),
        };
        rows.exchange(
            ByColor::from_fn(|row| choice(row).1.checked_sub(1)),
            ByColor::from_fn(|row| choice(row).0.parse().ok()),
        )
    }
}

pub(super) async fn show(
    request: RequestContext,
    Query(query): Query<SettingsQuery>,
) -> HttpResponse {
    let view_context = request.caller.view_context;
    let page = RowsPage {
        game: game(query.game),
        rows: view_context.settings.rows.unwrap_or_default(),
    };
    ok(view_context.with_standard_rows(), &page)
}

/// Stores the choices, and redirects to their page.
pub(super) async fn save(
    request: RequestContext,
    Form(form): Form<RowsForm>,
) -> Result<HttpResponse, HttpError> {
    let settings = request.caller.view_context.settings;
    let rows = form.applied_to(settings.rows.unwrap_or_default());
    let settings = Settings {
        rows: (rows != RowDisplay::default()).then_some(rows),
        ..settings
    };
    let device = request.device().await?;
    devices::store_settings(&request.services, device.holder.hash(), settings).await?;
    let query = game(form.game).map_or_else(String::new, |game| format!("?game={game}"));
    Ok(request.redirect_device(&format!("/settings/rows{query}"), &device))
}
