//! The language of errors.

use actix_web::Error as ActixError;
use actix_web::HttpMessage;
use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, HeaderValue, VARY};
use actix_web::middleware::Next;

use crate::api::Problem;
use crate::domain::i18n::Language;
use crate::domain::settings::Settings;
use crate::web::{PageError, ViewContext};

/// Middleware: renders an error in the language that the device chose, else by `Accept-Language`.
pub(super) async fn localize_errors<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let header = request.headers().get(ACCEPT_LANGUAGE);
    let header = header.and_then(|header| header.to_str().ok());
    let accepted = header.map_or_else(Language::default, Language::negotiate);
    let mut response = next.call(request).await?;
    let chosen = response
        .request()
        .extensions()
        .get::<ViewContext>()
        .copied();
    let view_context = chosen.unwrap_or(ViewContext::new(Settings::default(), accepted));
    let words = view_context.words;
    let body = {
        let extensions = response.response().extensions();
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
    let language = HeaderValue::from_static(words.language.code());
    response.headers_mut().insert(CONTENT_LANGUAGE, language);
    let vary = HeaderValue::from_static("Accept-Language, Cookie");
    response.headers_mut().append(VARY, vary);
    Ok(response.map_body(|_, _| EitherBody::right(BoxBody::new(body))))
}
