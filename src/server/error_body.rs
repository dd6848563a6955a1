//! Bodies of errors: a problem document or a page, in the client's language.

use actix_web::Error as ActixError;
use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{CONTENT_LANGUAGE, HeaderValue, VARY};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest, HttpResponse, ResponseError};

use crate::api::Problem;
use crate::domain::error::Error;
use crate::domain::settings::Settings;
use crate::http::{HttpError, ViewContext, is_api, preferred_language};
use crate::web::{self, PageError};

/// Middleware: renders an error in the language that the device chose, else by `Accept-Language`.
pub(super) async fn render_errors<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let preferred = preferred_language(&request);
    let mut response = next.call(request).await?;
    let error = response.response().extensions().get::<HttpError>().cloned();
    let full = match error {
        Some(HttpError(error)) => Some(full_response(response.request(), error).await),
        None => None,
    };
    let chosen = response
        .request()
        .extensions()
        .get::<ViewContext>()
        .copied();
    let view_context = chosen.unwrap_or(ViewContext::new(Settings::default(), preferred));
    let words = view_context.words;
    let body = {
        let extensions = match &full {
            Some(full) => full.extensions(),
            None => response.response().extensions(),
        };
        let problem = extensions.get::<Problem>();
        let problem = problem.map(|problem| problem.body(words));
        problem.or_else(|| {
            extensions
                .get::<PageError>()
                .map(|page| page.body(view_context))
        })
    };
    let Some(body) = body else {
        return Ok(response.map_into_left_body());
    };
    if let Some(full) = full {
        // Headers of the first response stay, such as `Allow`.
        for (name, value) in full.headers() {
            response.headers_mut().insert(name.clone(), value.clone());
        }
    }
    let language = HeaderValue::from_static(words.language.code());
    response.headers_mut().insert(CONTENT_LANGUAGE, language);
    let vary = HeaderValue::from_static("Accept-Language, Cookie");
    response.headers_mut().append(VARY, vary);
    Ok(response.map_body(|_, _| EitherBody::right(BoxBody::new(body))))
}

/// The response to an error of an extractor or middleware, in English.
async fn full_response(request: &HttpRequest, error: Error) -> HttpResponse {
    // As the router reads it: percent-encoded letters decoded.
    if is_api(request.match_info().as_str()) {
        Problem::from(error).error_response()
    } else {
        web::error_response(request, error).await
    }
}
