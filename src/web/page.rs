//! Sending pages, and sending browsers elsewhere.

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, ContentType, LOCATION, VARY};
use actix_web::{HttpResponse, HttpResponseBuilder};
use askama::Template;

use super::assets;
use super::look::Look;

/// Names the files that go with a page, so that scripts of before an update notice it.
const FILES: &str = "Rowlock-Files";

/// A page with this look; empty where it breaks, which is logged.
pub(super) fn render(look: Look, page: &impl Template) -> String {
    page.render_with_values(&look).unwrap_or_else(|error| {
        tracing::error!(%error, "a page cannot be rendered");
        String::new()
    })
}

/// A page as an answer; it is this browser's alone, and asked for anew each time.
pub(super) fn answer(
    mut builder: HttpResponseBuilder,
    look: Look,
    page: &impl Template,
) -> HttpResponse {
    builder
        .insert_header(ContentType::html())
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header((CONTENT_LANGUAGE, look.words.language.code()))
        .insert_header((FILES, assets::tree()))
        .append_header((VARY, "Accept-Language, Cookie"))
        .body(render(look, page))
}

/// A page with status 200.
pub(super) fn ok(look: Look, page: &impl Template) -> HttpResponse {
    answer(HttpResponse::Ok(), look, page)
}

/// A page that shows again what was sent, with what is wrong with it.
pub(super) fn refused(status: u16, look: Look, page: &impl Template) -> HttpResponse {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
    answer(HttpResponse::build(status), look, page)
}

/// Sends the browser to another page, which it asks for with GET.
pub(super) fn see_other(path: &str) -> HttpResponseBuilder {
    let mut builder = HttpResponse::SeeOther();
    builder.insert_header((LOCATION, path));
    builder
}
