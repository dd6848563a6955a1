//! The pages: HTML by feature, a thin layer over the use cases.
//!
//! Every page works with plain forms; scripts only make it faster. A page is a struct with its template, and a
//! game's page and its updates render the same fragment. A folder holds the handlers, structs and routes of one
//! feature; what several features use is in `kit`.

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
mod stats;
mod tv;

use actix_web::Error as ActixError;
use actix_web::web::{self, FormConfig, QueryConfig, ServiceConfig};
use actix_web::{FromRequest, HttpRequest, HttpResponse, ResponseError};

pub use kit::allowed_methods::answer_method;
pub use kit::error_page::PageError;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::http::{Session, assets};
use links::no_store::set_no_store;

/// Registers all pages. They need [`crate::games::Games`],
/// [`crate::groups::Groups`] and [`crate::http::PublicUrl`] as application data.
pub fn configure(app: &mut ServiceConfig) {
    app.app_data(FormConfig::default().error_handler(unreadable))
        .app_data(QueryConfig::default().error_handler(unreadable))
        .configure(assets::routes)
        .configure(device::routes)
        .configure(game::routes)
        .configure(group::routes)
        .configure(history::routes)
        .configure(home::routes)
        .configure(join::routes)
        .configure(links::routes)
        .configure(new_game::routes)
        .configure(print::routes)
        .configure(pwa::routes)
        .configure(review::routes)
        .configure(rules::routes)
        .configure(score::routes)
        .configure(stats::routes)
        .configure(tv::routes)
        .default_service(web::to(not_found));
}

/// Answers a form or query that cannot be parsed.
fn unreadable<E: std::fmt::Display>(error: E, _: &HttpRequest) -> ActixError {
    PageError::from(Error::new(
        ErrorCode::Malformed,
        msg("unreadable").with("reason", error.to_string()),
    ))
    .into()
}

/// The page of an error that precedes the page's handler.
pub async fn error_response(request: &HttpRequest, error: Error) -> HttpResponse {
    // The page of an unknown path looks as its device chose; refusals of the limits cost no query.
    if error.code == ErrorCode::NotFound {
        Session::extract(request).await.ok();
    }
    let mut response = PageError::from(error).error_response();
    // The path may contain the secret of a link.
    set_no_store(response.headers_mut());
    response
}

async fn not_found(_: Session) -> Result<&'static str, PageError> {
    Err(Error::not_found().into())
}
