//! Responses: pages and redirects.

use actix_web::body::MessageBody;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, ContentType, LOCATION, VARY};
use actix_web::{HttpResponse, HttpResponseBuilder, ResponseError};
use askama::Template;

use crate::domain::error::{Error, ErrorCode};
use crate::http::secret::forbid_caching;
use crate::http::{Device, HttpError, RequestContext, ViewContext, assets};

/// Response header with the hash of the static files: by it, scripts from before an update notice the update.
const FILES_HEADER: &str = "Rowlock-Files";

/// The space for a page before it grows: most fragments of a game need about 20 KiB.
const PAGE_CAPACITY: usize = 24 << 10;

/// Makes a browser clear its storage for this site, except cookies.
pub(crate) const CLEAR_SITE_DATA: (&str, &str) = ("Clear-Site-Data", "\"storage\"");

/// A rendered page; `None` if the template fails, which is logged.
pub(crate) fn render(view_context: ViewContext, page: &impl Template) -> Option<String> {
    let mut html = String::with_capacity(PAGE_CAPACITY);
    page.render_into_with_values(&mut html, &view_context)
        .inspect_err(|error| tracing::error!(%error, "cannot render a page"))
        .ok()?;
    Some(html)
}

/// A response with a page; if its template fails, an internal error.
pub(crate) fn render_page(
    builder: HttpResponseBuilder,
    view_context: ViewContext,
    page: &impl Template,
) -> HttpResponse {
    match render(view_context, page) {
        Some(body) => with_body(builder, view_context, body),
        None => HttpError(Error::new(ErrorCode::Internal, "error-page-failed")).error_response(),
    }
}

/// A response with a rendered page, which is private to the browser and revalidated each time.
pub(crate) fn with_body(
    mut builder: HttpResponseBuilder,
    view_context: ViewContext,
    body: impl MessageBody + 'static,
) -> HttpResponse {
    builder
        .insert_header(ContentType::html())
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header((CONTENT_LANGUAGE, view_context.translator.language.code()))
        .insert_header((FILES_HEADER, assets::hash()))
        .append_header((VARY, "Accept-Language, Cookie"))
        .body(body)
}

/// A response that shows a secret, such as a link or a join code.
pub(crate) fn secret(mut response: HttpResponse) -> HttpResponse {
    forbid_caching(response.headers_mut());
    response
}

/// A page with status 200.
pub(crate) fn ok(view_context: ViewContext, page: &impl Template) -> HttpResponse {
    render_page(HttpResponse::Ok(), view_context, page)
}

/// A page that shows a refused form again, with its errors.
pub(crate) fn refused(
    status: u16,
    view_context: ViewContext,
    page: &impl Template,
) -> HttpResponse {
    render_page(status_builder(status), view_context, page)
}

impl RequestContext {
    /// A page with status 200.
    pub(crate) fn ok(&self, page: &impl Template) -> HttpResponse {
        ok(self.caller.view_context, page)
    }

    /// A page that shows a refused form again, with the status of its error.
    pub(crate) fn refused(&self, error: &Error, page: &impl Template) -> HttpResponse {
        refused(error.code.status(), self.caller.view_context, page)
    }

    /// A page with the status of its error; 200 without one.
    pub(crate) fn ok_or_refused(
        &self,
        error: Option<&Error>,
        page: &impl Template,
    ) -> HttpResponse {
        match error {
            Some(error) => self.refused(error, page),
            None => self.ok(page),
        }
    }

    /// A page with this status that sends the secret of a new device.
    ///
    /// It is sent before a form is, so that a browser that sends the form twice is one device.
    pub(crate) fn page_of_device(
        &self,
        status: u16,
        page: &impl Template,
        device: &Device,
    ) -> HttpResponse {
        let page = refused(status, self.caller.view_context, page);
        self.with_cookie(page, device)
    }

    /// A redirect that sends the secret of a new device.
    pub(crate) fn redirect_device(&self, path: &str, device: &Device) -> HttpResponse {
        self.with_cookie(see_other(path).finish(), device)
    }
}

/// A response builder with this status; 400 if it is not one.
pub(crate) fn status_builder(status: u16) -> HttpResponseBuilder {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_REQUEST);
    HttpResponse::build(status)
}

/// A redirect to another page, which the browser requests with GET.
pub(crate) fn see_other(path: &str) -> HttpResponseBuilder {
    let mut builder = HttpResponse::SeeOther();
    builder.insert_header((LOCATION, path));
    builder
}

#[cfg(test)]
mod tests {
    use actix_web::body::to_bytes;
    use askama::{Result, Values, filter_fn};

    use super::super::error_page::error_page;
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

    #[tokio::test]
    async fn a_page_whose_template_fails_is_a_500_that_says_so() {
        let response = ok(ViewContext::default(), &Broken);
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let error = response.extensions().get::<HttpError>().cloned();
        let HttpError(error) = error.unwrap_or(HttpError(Error::not_found()));
        let page = error_page(ViewContext::default(), &error, Some("id0123456789"));
        let body = to_bytes(page.into_body()).await.unwrap_or_default();
        let body = String::from_utf8_lossy(&body);
        assert!(body.contains("Something went wrong here"), "{body}");
        assert!(body.contains("id0123456789"), "{body}");
        assert!(body.contains("</html>"), "{body}");
    }
}
