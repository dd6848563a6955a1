//! Sending pages, and sending browsers elsewhere.

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, ContentType, LOCATION};
use actix_web::{HttpResponse, HttpResponseBuilder};
use askama::Template;

use super::assets;

/// Names the files that go with a page, so that scripts of before an update notice it.
const FILES: &str = "Rowlock-Files";

/// A page as an answer; it is this browser's alone, and asked for anew each time.
pub(super) fn answer(mut builder: HttpResponseBuilder, page: &impl Template) -> HttpResponse {
    match page.render() {
        Ok(html) => builder
            .insert_header(ContentType::html())
            .insert_header((CACHE_CONTROL, "private, no-cache"))
            .insert_header((FILES, assets::tree()))
            .body(html),
        Err(error) => {
            tracing::error!(%error, "a page cannot be rendered");
            HttpResponse::InternalServerError().finish()
        }
    }
}

/// A page with status 200.
pub(super) fn ok(page: &impl Template) -> HttpResponse {
    answer(HttpResponse::Ok(), page)
}

/// A page that shows again what was sent, with what is wrong with it.
pub(super) fn refused(status: u16, page: &impl Template) -> HttpResponse {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
    answer(HttpResponse::build(status), page)
}

/// Sends the browser to another page, which it asks for with GET.
pub(super) fn see_other(path: &str) -> HttpResponseBuilder {
    let mut builder = HttpResponse::SeeOther();
    builder.insert_header((LOCATION, path));
    builder
}
