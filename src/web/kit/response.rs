//! Responses: pages and redirects.

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, ContentType, LOCATION, VARY};
use actix_web::{HttpResponse, HttpResponseBuilder};
use askama::Template;

use super::error_page::PageError;
use crate::domain::error::{Error, ErrorCode};
use crate::http::{ViewContext, assets};

/// Names the files that go with a page, so that scripts of before an update notice it.
const FILES_HEADER: &str = "Rowlock-Files";

/// Has a browser clear its storage of this site; cookies are ended by the server.
pub(crate) const CLEAR_SITE_DATA: (&str, &str) = ("Clear-Site-Data", "\"storage\"");

/// A page with this look; `None` where the template fails, which is logged.
pub(crate) fn render(view_context: ViewContext, page: &impl Template) -> Option<String> {
    page.render_with_values(&view_context)
        .inspect_err(|error| tracing::error!(%error, "a page could not be rendered"))
        .ok()
}

/// A page as an answer; it is this browser's alone, and asked for anew each time. A page whose template fails is
/// answered by the page of an internal error.
pub(crate) fn answer(
    mut builder: HttpResponseBuilder,
    view_context: ViewContext,
    page: &impl Template,
) -> HttpResponse {
    let body = render(view_context, page).unwrap_or_else(|| {
        builder.status(StatusCode::INTERNAL_SERVER_ERROR);
        PageError::from(Error::new(ErrorCode::Internal, "error-page-failed")).body(view_context)
    });
    builder
        .insert_header(ContentType::html())
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header((CONTENT_LANGUAGE, view_context.words.language.code()))
        .insert_header((FILES_HEADER, assets::hash()))
        .append_header((VARY, "Accept-Language, Cookie"))
        .body(body)
}

/// A page with status 200.
pub(crate) fn ok(view_context: ViewContext, page: &impl Template) -> HttpResponse {
    answer(HttpResponse::Ok(), view_context, page)
}

/// A page that shows again what was sent, with what is wrong with it.
pub(crate) fn refused(
    status: u16,
    view_context: ViewContext,
    page: &impl Template,
) -> HttpResponse {
    answer(refusal(status), view_context, page)
}

/// An answer with the status of an error.
pub(crate) fn refusal(status: u16) -> HttpResponseBuilder {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
    HttpResponse::build(status)
}

/// Sends the browser to another page, which it asks for with GET.
pub(crate) fn see_other(path: &str) -> HttpResponseBuilder {
    let mut builder = HttpResponse::SeeOther();
    builder.insert_header((LOCATION, path));
    builder
}

#[cfg(test)]
mod tests {
    use actix_web::body::to_bytes;
    use askama::{Result, Values, filter_fn};

    use super::*;

    /// Cannot be printed, as a value that a template needs and does not get.
    #[filter_fn]
    fn broken(_: &str, _: &dyn Values) -> Result<String> {
        Err(askama::Error::ValueMissing)
    }

    mod filters {
        pub(super) use super::broken;
    }

    #[derive(Template)]
    #[template(source = "<h1>{{ \"x\"|broken }}</h1>", ext = "html")]
    struct Broken;

    #[actix_web::test]
    async fn a_page_whose_template_fails_is_a_500_that_says_so() {
        let answer = ok(ViewContext::default(), &Broken);
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let body = to_bytes(answer.into_body()).await.unwrap_or_default();
        let body = String::from_utf8_lossy(&body);
        assert!(body.contains("Something went wrong here"), "{body}");
        assert!(body.contains("</html>"), "{body}");
    }
}
