//! The colors and the order in which a browser shows the rows.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use serde::Deserialize;

use super::settings::{SettingsQuery, game};
use crate::devices;
use crate::domain::error::Error;
use crate::domain::i18n::Message;
use crate::domain::ids::GameId;
use crate::domain::row_display::{DieColor, RowConflict, RowDisplay};
use crate::domain::settings::Settings;
use crate::http::{HttpError, RequestContext};
use crate::rules::Color;
use crate::web::kit::filters;
use crate::web::kit::response::{ok, refused};

#[derive(Template)]
#[template(path = "device/rows.html")]
struct RowsPage {
    game: Option<GameId>,
    rows: Vec<RowChoice>,
    error: Option<Message>,
}

struct RowChoice {
    row: Color,
    color: DieColor,
    /// From 1 to 4.
    place: usize,
}

/// The submitted form: of each row the color and the place; unknown colors count as the row's own.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct RowsForm {
    game: Option<String>,
    /// Whether the standard box is wanted, whatever else is chosen.
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
    fn choices(&self) -> Vec<RowChoice> {
        let choice = |row| {
            let (color, place) = match row {
                Color::Red => (&self.red, self.red_place),
                Color::Yellow => (&self.yellow, self.yellow_place),
                Color::Green => (&self.green, self.green_place),
                Color::Blue => (&self.blue, self.blue_place),
            };
            let color = color.parse().unwrap_or_else(|_| row.into());
            RowChoice { row, color, place }
        };
        Color::ALL.map(choice).into()
    }
}

/// The display that these choices make.
fn display(choices: &[RowChoice]) -> Result<RowDisplay, Error> {
    let same_place = || Error::invalid("rows-same-place");
    let at = |place| choices.iter().find(|choice| choice.place == place);
    let mut rows = Color::ALL.map(|row| (row, row.into()));
    for (place, row) in (1..).zip(&mut rows) {
        let choice = at(place).ok_or_else(same_place)?;
        *row = (choice.row, choice.color);
    }
    RowDisplay::new(rows).map_err(|conflict| match conflict {
        RowConflict::Color => Error::invalid("rows-same-color"),
        RowConflict::Place => same_place(),
    })
}

pub(super) async fn show(
    request: RequestContext,
    Query(query): Query<SettingsQuery>,
) -> HttpResponse {
    let rows = request
        .caller
        .view_context
        .settings
        .rows
        .unwrap_or_default();
    let choice = |row| RowChoice {
        row,
        color: rows.color(row),
        place: rows.place(row) + 1,
    };
    let page = RowsPage {
        game: game(query.game),
        rows: Color::ALL.map(choice).into(),
        error: None,
    };
    ok(request.caller.view_context.with_standard_rows(), &page)
}

/// Stores the choices, and redirects to the settings.
pub(super) async fn save(
    request: RequestContext,
    Form(form): Form<RowsForm>,
) -> Result<HttpResponse, HttpError> {
    let choices = form.choices();
    let chosen = match form.standard {
        true => Ok(RowDisplay::default()),
        false => display(&choices),
    };
    let game = game(form.game);
    let rows = match chosen {
        Ok(rows) => (rows != RowDisplay::default()).then_some(rows),
        Err(error) => {
            let page = RowsPage {
                game,
                rows: choices,
                error: Some(error.detail.clone()),
            };
            let status = error.code.status();
            return Ok(refused(
                status,
                request.caller.view_context.with_standard_rows(),
                &page,
            ));
        }
    };
    let settings = Settings {
        rows,
        ..request.caller.view_context.settings
    };
    let device = request.device().await?;
    devices::store_settings(&request.services, device.holder.hash(), settings).await?;
    let query = game.map_or_else(String::new, |game| format!("?game={game}"));
    Ok(request.redirect_device(&format!("/settings{query}"), &device))
}
