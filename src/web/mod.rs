//! The pages: HTML by feature, a thin layer over the use cases.
//!
//! Every page works with plain forms; scripts only make it faster. A page is a struct with its template, and a
//! game's page and its updates render the same fragment. A folder holds the handlers, structs and routes of one
//! feature; what several features use is in `kit`.

mod admin;
mod boards;
mod device;
mod game;
mod group;
mod history;
mod home;
mod join;
mod kit;
mod links;
mod new_game;
mod print;
mod pwa;
mod review;
mod rules;
mod score;
mod series;
mod stats;
mod tv;

use actix_web::web::{FormConfig, QueryConfig, ServiceConfig};
use actix_web::{Error as ActixError, HttpRequest, HttpResponse};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::http::secret::hide_address;
use crate::http::{HttpError, Routes, ViewContext, assets};

pub use admin::ServerInfo;

/// Registers all pages. They need [`crate::games::GameService`],
/// [`crate::groups::GroupService`] and [`crate::http::PublicUrl`] as application data.
pub fn configure(app: &mut ServiceConfig) {
    app.app_data(FormConfig::default().error_handler(unreadable))
        .app_data(QueryConfig::default().error_handler(unreadable))
        .configure(assets::routes);
    let mut routes = Routes::default();
    for add in [
        admin::routes,
        boards::routes,
        device::routes,
        game::routes,
        group::routes,
        history::routes,
        home::routes,
        join::routes,
        links::routes,
        new_game::routes,
        print::routes,
        pwa::routes,
        review::routes,
        rules::routes,
        score::routes,
        series::routes,
        stats::routes,
        tv::routes,
    ] {
        add(&mut routes);
    }
    routes.register(app);
}

/// Answers a form or query that cannot be parsed.
fn unreadable<E: std::fmt::Display>(error: E, _: &HttpRequest) -> ActixError {
    HttpError::from(Error::new(
        ErrorCode::Malformed,
        msg("unreadable").with("reason", error.to_string()),
    ))
    .into()
}

pub fn error_page(
    view_context: ViewContext,
    error: &Error,
    request_id: Option<&str>,
) -> HttpResponse {
    let mut response = kit::error_page::error_page(view_context, error, request_id);
    // The path may contain the secret of a link.
    hide_address(response.headers_mut());
    response
}
